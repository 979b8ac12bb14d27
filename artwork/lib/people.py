"""People as flat figures in a scene, where the sun casts their shadows.

people.json has the outlines, on the grid of the site's drawings: 152 units high, the ground at y = 152. Parts of the same
name have the same material, `who_<part>`. lib/inks.py sets its inks, and lib/press.py draws its side of shade.
"""
import json
import math
import re
from pathlib import Path

from .core import C, D, empty, link, mat

with open(Path(__file__).with_suffix('.json')) as outlines:
    FIGURES = json.load(outlines)
GRID = 152
TALL = 133  # height of a person without a hat, in units
DEPTH = {'sack': 0.06, 'skin': 0.03, 'cloth': 0, 'gear': -0.02, 'tool': -0.02, 'carton': -0.03, 'hose': -0.03}


def _arc(start, rx, ry, large, sweep, end, step=0.2):
    """Points of an elliptical arc of an SVG path, without its start; step is the angle between points in radians."""
    (x1, y1), (x2, y2) = start, end
    dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
    size = (dx / rx) ** 2 + (dy / ry) ** 2
    if size > 1:
        rx, ry, size = rx * math.sqrt(size), ry * math.sqrt(size), 1
    side = math.sqrt(max(0, 1 / size - 1)) * (-1 if large == sweep else 1)
    cx, cy = (x1 + x2) / 2 + side * rx * dy / ry, (y1 + y2) / 2 - side * ry * dx / rx
    first, last = (math.atan2((y - cy) / ry, (x - cx) / rx) for x, y in (start, end))
    turn = (last - first) % math.tau
    turn = turn if sweep else turn - math.tau
    count = max(2, int(abs(turn) / step))
    return [
        (cx + rx * math.cos(first + turn * i / count), cy + ry * math.sin(first + turn * i / count))
        for i in range(1, count + 1)
    ]


def rings(path):
    """Closed rings of points of an SVG path. It may contain M, L, H, V, Q, A and Z, absolute or relative."""
    words = re.findall(r'[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)', path)
    done, ring, at, command = [], [], (0, 0), ''
    take = lambda: float(words.pop(0))
    while words:
        if words[0].isalpha():
            command = words.pop(0)
        base = at if command.islower() else (0, 0)
        point = lambda: (base[0] + take(), base[1] + take())
        kind = command.upper()
        if kind == 'Z':
            at = ring[0]
            done.append(ring)
            ring = []
            continue
        if kind == 'M':
            ring, command = [], 'l' if command == 'm' else 'L'
            new = [point()]
        elif kind == 'H':
            new = [(base[0] + take(), at[1])]
        elif kind == 'V':
            new = [(at[0], base[1] + take())]
        elif kind == 'Q':
            (x0, y0), (x1, y1), (x2, y2) = at, point(), point()
            spots = [i / 8 for i in range(1, 9)]
            new = [
                tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip((x0, y0), (x1, y1), (x2, y2)))
                for t in spots
            ]
        elif kind == 'A':
            rx, ry, _, large, sweep = (take() for _ in range(5))
            new = _arc(at, rx, ry, large, sweep, point())
        else:
            new = [point()]
        ring += new
        at = new[-1]
    return done


def stand(name, loc, height=1.72, flip=False, without=(), cloth='cloth'):
    """Place a figure at loc so that it faces the camera, which must be placed first.

    height   of the person in metres, without a hat or anything carried
    flip     the figure looks to the left instead of to the right
    without  names of parts to leave out
    cloth    'shirt' gives the clothes another material, so that two people differ"""
    unit = height / TALL
    parts = FIGURES[name]
    xs = [x for path in parts['skin'] for ring in rings(path) for x, _ in ring]
    middle = (min(xs) + max(xs)) / 2
    root = empty('person', loc, C.scene.camera.rotation_euler.z)
    for part, paths in parts.items():
        if part in without:
            continue
        for path in paths:
            curve = D.curves.new(name, 'CURVE')
            curve.dimensions, curve.fill_mode, curve.extrude = '2D', 'BOTH', 0.02
            for ring in rings(path):
                spline = curve.splines.new('POLY')
                spline.points.add(len(ring) - 1)
                for spot, (x, y) in zip(spline.points, ring):
                    x = (x - middle) * (-1 if flip else 1)
                    spot.co = (x * unit, (GRID - y) * unit, 0, 1)
                spline.use_cyclic_u = True
            curve.materials.append(mat('who_' + (cloth if part == 'cloth' else part)))
            ob = link(D.objects.new(name, curve), root)
            ob.rotation_euler = (math.pi / 2, 0, 0)
            ob.location = (0, DEPTH[part], 0)
    return root

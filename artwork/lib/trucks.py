"""Parts of all trucks: cab, chassis and fittings, in our own designs. See vehicles.py for what all vehicles share."""
import math

import numpy as np

from .buildings import bm_
from .core import box, empty, mat, prism, tube
from .mark import mark
from .sdf import rbox
from .vehicles import Car, mirror, put_wheel

WHEEL = 0.50  # radius, m
TYRE = 0.28  # width, m
ARCH = 0.61
AXLE_Z = 0.51


def cab(M, crew=False, h=0.012):
    """Cab-over cab with one row of doors, or two with `crew`; return the group and the x of its back wall."""
    back = -1.85 if crew else -0.80
    c = Car((back - 0.12, 0, 0.25), (1.62, 1.58, 2.98), h, M, 'cab')
    G = c.G
    side = [
        (1.20, 0.38, 0.08),
        (1.42, 0.44, 0.10),
        (1.50, 0.95, 0.30),
        (1.46, 1.42, 0.50),
        (1.17, 2.52, 0.30),
        (0.92, 2.74, 0.25),
        (back + 0.3, 2.80, 0.8),
        (back, 2.70, 0.14),
        (back, 0.62, 0.05),
        (-0.5, 0.56, 0.03),
    ]
    plan = [
        (1.50, 0.35, 0.8),
        (1.43, 0.94, 0.34),
        (1.12, 1.13, 0.6),
        (0.6, 1.15, 2),
        (back, 1.15, 0.08),
        (back, 0.2),
    ]
    front = [
        (1.08, 0.28, 0.05),
        (1.13, 0.60, 0.20),
        (1.15, 1.10, 0.30),
        (1.14, 1.48, 0.60),
        (1.03, 2.58, 0.22),
        (0.55, 2.81, 1.0),
    ]
    c.body(side, plan, front, 0.06, 0.06)
    body = c.B
    c.arches((0,), WHEEL, ARCH, zc=AXLE_Z, yin=0.6)
    outside, ahead = 0.6 - G.y, 0.72 - G.x

    # windscreen and side panes are recesses, which show a dark block inside
    panes = [G.side([(1.12, 1.56, 0.06), (0.93, 2.36, 0.12), (-0.42, 2.38, 0.10), (-0.42, 1.56, 0.06)])]
    doors = [
        G.side(
            [
                (1.19, 1.18, 0.05),
                (1.23, 1.5, 0.05),
                (1.0, 2.48, 0.14),
                (-0.52, 2.5, 0.06),
                (-0.52, 1.18, 0.05),
            ]
        )
    ]
    if crew:
        panes.append(
            G.side([(-0.68, 1.56, 0.06), (-0.68, 2.38, 0.10), (-1.60, 2.38, 0.10), (-1.60, 1.56, 0.06)])
        )
        doors.append(
            G.side([(-0.60, 0.72, 0.05), (-0.60, 2.5, 0.06), (-1.70, 2.5, 0.06), (-1.70, 0.72, 0.05)])
        )
    screen = G.front(mirror([(1.02, 1.54, 0.08), (0.95, 2.42, 0.14)]))
    for pane in panes:
        c.cut(np.maximum(pane, outside), 0.03)
        c.shell(np.maximum(np.abs(pane) - 0.016, outside), -0.003, 'trim')
    c.cut(np.maximum(screen, ahead), 0.03)
    c.shell(np.maximum(np.maximum(np.abs(screen) - 0.018, ahead), 1.4 - G.z), -0.003, 'trim')
    c.shell(np.maximum(1.46 - G.z, G.z - 2.46) + 0 * body, 0.012, 'glass', 'glass')
    for door in doors:
        c.groove(door, outside)
    visor = np.maximum(np.maximum(2.46 - G.z, G.z - 2.60), np.maximum(0.98 - G.x, G.y - 1.0))
    c.shell(visor + 0 * body, -0.035, 'trim', r=0.02)

    # front: grille band, lamps, bumper
    grille = np.maximum(G.front(mirror([(0.80, 1.00, 0.06), (0.88, 1.38, 0.08)])), 1.1 - G.x)
    c.cut(grille, 0.045)
    c.shell(grille - 0.004, 0.03, 'under')
    c.shell(np.maximum(np.abs(((G.z - 1.0) % 0.095) - 0.0475) - 0.020, grille - 0.01), 0.006, 'trim')
    lamp = G.front(mirror([(0.66, 0.70, 0.03), (0.64, 0.90, 0.04), (1.08, 0.93, 0.05), (1.08, 0.72, 0.04)]))
    lamp = np.maximum(np.maximum(lamp, 0.5 - G.y), 0.95 - G.x)
    c.cut(lamp, 0.05)
    c.shell(lamp - 0.004, 0.014, 'lampbase')
    c.shell(np.maximum(np.abs(G.z - 0.885) - 0.011, lamp + 0.012), 0.006, 'lamp')
    for y in (0.79, 0.93):
        c.shell(
            np.maximum(np.sqrt((G.y - y) ** 2 + (G.z - 0.80) ** 2) - 0.048 + 0 * body, 0.9 - G.x),
            0.007,
            'lamp',
        )
    intake = np.maximum(G.front(mirror([(0.55, 0.46, 0.04), (0.62, 0.60, 0.04)])), 1.1 - G.x)
    c.cut(intake, 0.06)
    c.shell(intake, 0.045, 'under')
    bumper = np.maximum(np.maximum(G.z - 0.66, 0.63 - G.x), -c.arch[0])
    c.shell(np.maximum(bumper, -(intake - 0.02)) + 0 * body, -0.02, 'clad', r=0.015)
    ring = np.maximum(np.maximum(np.abs(c.arch[0] - 0.03) - 0.045, -c.arch[0]), 0.45 - G.z)
    c.shell(ring + 0 * body, -0.018, 'clad', r=0.012)

    # entry steps in front of the wheel, handles, mirrors
    step = rbox(np.abs(G.x - 0.88) - 0.17, np.abs(G.z - 0.86) - 0.13, outside, 0.02)
    c.cut(step, 0.055)
    for x in (-0.36, -1.52) if crew else (-0.36,):
        handle = rbox(np.abs(G.x - x) - 0.11, np.abs(G.z - 1.42) - 0.020, body - 0.028, 0.012)
        c.P = np.minimum(c.P, np.maximum(handle, outside))
    for z, half in ((2.02, 0.23), (1.66, 0.09)):
        c.add(
            rbox(np.abs(G.x - 1.20) - 0.055, np.abs(G.y - 1.37) - 0.105, np.abs(G.z - z) - half, 0.045),
            'trim',
        )
    c.finish_paint(zunder=0.60, zc=AXLE_Z)
    for side_ in (-1, 1):
        for z in (1.6, 2.22):
            tube([(1.12, side_ * 1.08, z), (1.18, side_ * 1.36, z + 0.02)], 0.016, M['trim'], parent=c.root)
        tube(
            [(1.0, side_ * 1.17, 1.2), (1.0, side_ * 1.19, 1.35), (0.93, side_ * 1.17, 1.5)],
            0.013,
            M['trim'],
            parent=c.root,
        )
    for y in (-0.62, 0.12):
        tube([(1.49, y, 1.47), (1.42, y + 0.5, 1.72)], 0.011, M['trim'], seg=8, parent=c.root)
    return c.root, back


def chassis(M, parent, tail, rear_axles):
    """Frame rails, wheels (twin wheels at the rear), tank and guards; `tail` is the x of the frame's end."""
    own = dict(parent=parent)
    for side in (-1, 1):
        box((1.0 - tail, 0.09, 0.24), ((1.0 + tail) / 2, side * 0.42, 0.78), M['clad'], 0.015, **own)
        put_wheel(M, parent, 0, side * 0.98, WHEEL, TYRE, style='steel', h=0.006)
        for x in rear_axles:
            for y in (0.66, 0.98):
                put_wheel(M, parent, x, side * y, WHEEL, TYRE, style='steel', h=0.006)
    for x in (0, *rear_axles):
        tube([(x, -0.9, WHEEL), (x, 0.9, WHEEL)], 0.07, M['under'], **own)
    box((0.10, 2.2, 0.12), (tail + 0.05, 0, 0.55), M['clad'], 0.02, **own)
    for side in (-1, 1):
        box((0.06, 0.30, 0.12), (tail - 0.01, side * 0.95, 0.72), M['tail'], 0.02, **own)


def mudguard(parent, x, material, side, radius=0.60, width=0.62):
    """Half-round mudguard over the twin wheels at `x`."""
    outer = [(radius * math.cos(a), radius * math.sin(a)) for a in np.linspace(0.12, math.pi - 0.12, 24)]
    inner = [(p * 0.965, q * 0.965) for p, q in reversed(outer)]
    prism(outer + inner, width, material, (x, side * 0.84, WHEEL + 0.04), bev=0, parent=parent)


def beacon_bar(parent, x, z, width=1.7):
    """Blue light bar across the roof of the cab."""
    blue = mat('beacon', '#2a6bd6')
    trim, silver = bm_('black'), bm_('steel')
    box((0.32, width, 0.05), (x, 0, z), trim, 0.02, parent=parent)
    for y in (-width * 0.33, width * 0.33):
        box((0.28, width * 0.31, 0.12), (x, y, z + 0.08), blue, 0.045, parent=parent)
    box((0.28, width * 0.3, 0.10), (x, 0, z + 0.07), silver, 0.04, parent=parent)


def cab_marks(M, root, height, material, z=1.34):
    """Add the company's mark to the front and to both doors of the cab."""
    mark(0.20, M['silver'], (1.492, 0, 1.19), math.pi / 2, 0.012, root)
    for side in (-1, 1):
        mark(height, material, (0.34, side * 1.152, z), 0 if side < 0 else math.pi, 0.005, root)


def box_body(M, x0, x1, z0, z1, axles, name, h=0.013, half=1.20):
    """Rounded body with wheel arches, from x0 to x1 and from z0 to z1; return the Car, so that openings can be cut."""
    c = Car((x0 - 0.1, 0, z0 - 0.15), (x1 + 0.1, half + 0.12, z1 + 0.12), h, M, name)
    side = [(x1, z0, 0.04), (x1, z1, 0.10), (x0, z1, 0.10), (x0, z0, 0.04)]
    plan = [(x1, 0.3), (x1, half, 0.08), (x0, half, 0.08), (x0, 0.3)]
    front = [(half, z0, 0.04), (half, z1, 0.10)]
    c.body(side, plan, front, 0.05, 0.05)
    c.arches(axles, WHEEL, ARCH + 0.03, zc=AXLE_Z, yin=0.45)
    return c


def ladder(parent, length, loc, rot=(0, 0, 0), width=0.42):
    """Aluminium ladder from `loc` along local X."""
    group = empty('ladder', loc, rot)
    group.parent = parent
    metal = mat('ladder', '#c9ccd0')
    for side in (-1, 1):
        box((length, 0.035, 0.075), (length / 2, side * width / 2, 0), metal, 0.01, parent=group)
    for k in range(int(length / 0.28)):
        tube([(0.14 + k * 0.28, -width / 2, 0), (0.14 + k * 0.28, width / 2, 0)], 0.016, metal, parent=group)
    return group


def rail(parent, points, z0, material, height=0.16, posts=6):
    """Low round rail through `points` (x, y) on short posts that begin at the height z0."""
    tube([(x, y, z0 + height) for x, y in points], 0.022, material, parent=parent)
    (ax, ay), (bx, by) = points[0], points[-1]
    for t in np.linspace(0, 1, posts):
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        tube([(x, y, z0), (x, y, z0 + height)], 0.016, material, parent=parent)

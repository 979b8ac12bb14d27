"""A plastered workshop of the 1940s in Sudan, with tin roof, veranda and shutters. Lengths in metres, Z is up."""
import math

from mathutils import Matrix

from .buildings import bm_, corrugated
from .core import box, cyl, empty, mat, prism, tube


def materials():
    """Materials: sun-bleached plaster (pale and dark), old timber and weathered tin."""
    return dict(
        plaster=mat('plaster', '#cbb48c'),
        base=mat('plaster_d', '#9a7f58'),
        timber=mat('oldwood', '#7d5c38'),
        tin=mat('tin', '#8d8a84'),
        drum=mat('drum', '#5a3d2a'),
    )


def round_vent(radius, loc, timber, parent):
    """Round louvred opening in a wall that faces -Y, with a dark hole, a timber ring and sloping slats."""
    own = dict(parent=parent)
    x, y, z = loc
    cyl(radius, 0.5, loc, mat('dark', '#1a1511'), rot=(math.pi / 2, 0, 0), **own)
    ring = [
        (x + radius * math.cos(t), y - 0.26, z + radius * math.sin(t))
        for t in (k * math.pi / 20 for k in range(41))
    ]
    tube(ring, 0.055, timber, **own)
    for k in range(-3, 4):
        h = k * radius * 0.26
        box(
            (2 * math.sqrt(radius**2 - h**2), 0.10, 0.04),
            (x, y - 0.26, z + h),
            timber,
            0.008,
            rot=(0.5, 0, 0),
            **own
        )


def workshop(loc, m):
    """Workshop that faces -Y; loc is the centre of its doorway, and `m` is the result of materials()."""
    g = empty('workshop', loc)
    own = dict(parent=g)
    plaster, base, timber, tin = m['plaster'], m['base'], m['timber'], m['tin']
    # front wall in pieces around the doorway and two windows; each piece overlaps its neighbour a little
    for x0, x1, z0, z1 in (
        (-6.2, -4.6, 0, 3.5),
        (-3.2, -1.6, 0, 3.5),
        (-4.66, -3.14, 0, 1.15),
        (-4.66, -3.14, 2.35, 3.5),
        (2.2, 3.7, 0, 3.5),
        (5.1, 6.6, 0, 3.5),
        (3.64, 5.16, 0, 1.15),
        (3.64, 5.16, 2.35, 3.5),
        (-1.66, 2.26, 2.95, 3.5),
    ):
        box((x1 - x0, 0.42, z1 - z0), ((x0 + x1) / 2, 0, (z0 + z1) / 2), plaster, 0.06, **own)
    for x0, x1 in ((-6.25, -1.66), (2.26, 6.65)):  # darker base of the wall, except at the doorway
        box((x1 - x0, 0.5, 0.62), ((x0 + x1) / 2, 0, 0.22), base, 0.08, **own)
    for x in (-6.0, 6.4):
        box((0.42, 8.4, 3.5), (x, 4.2, 1.75), plaster, 0.06, **own)
    box((12.6, 0.4, 3.5), (0.2, 8.3, 1.75), base, 0.05, **own)
    box((12.5, 8.4, 0.1), (0.2, 4.2, 0.01), base, 0, **own)
    prism([(-6.2, 3.4), (6.6, 3.4), (0.2, 5.7)], 0.4, plaster, bev=0.05, **own)
    round_vent(0.46, (0.2, 0, 4.42), timber, g)
    # tin roof
    pitch, slope = math.atan2(2.42, 6.75), math.hypot(2.42, 6.75)
    for s in (-1, 1):
        roof = corrugated(10.4, slope + 0.45, tin, 0.16, 0.03, parent=g)
        turn = Matrix.Rotation(math.radians(90 * s), 4, 'Z') @ Matrix.Rotation(pitch - math.pi / 2, 4, 'X')
        roof.matrix_local = Matrix.Translation((0.2 + s * 7.1, 3.95, 3.30)) @ turn
    box((0.5, 10.4, 0.06), (0.2, 3.95, 5.86), tin, 0.02, **own)
    for x in (-3.9, 4.4):  # barred windows with open shutters
        box((1.5, 0.5, 0.10), (x, -0.05, 1.13), timber, 0.02, **own)
        box((1.5, 0.46, 0.14), (x, -0.05, 2.42), timber, 0.02, **own)
        for k in (-1, 0, 1):
            box((0.05, 0.05, 1.2), (x + k * 0.38, 0.05, 1.75), timber, 0.01, **own)
        for s in (-1, 1):
            for k in range(4):
                box(
                    (0.165, 0.04, 1.18), (x + s * (0.90 + k * 0.17), -0.26, 1.75), timber, 0.008, seg=2, **own
                )
            for z in (2.1, 1.4):
                box((0.66, 0.03, 0.10), (x + s * 1.15, -0.29, z), timber, 0.008, **own)
    box((4.1, 0.5, 0.24), (0.3, -0.02, 3.0), timber, 0.02, **own)
    for s, angle in ((-1, 2.05), (1, 1.85)):  # the two open leaves of the door
        leaf = empty('door', (0.3 + s * 1.9, -0.22, 0), s * angle)
        leaf.parent = g
        for k in range(8):
            box((0.22, 0.05, 2.75), (-s * (0.12 + k * 0.232), 0, 1.45), timber, 0.01, seg=2, parent=leaf)
        for z in (0.6, 2.3):
            box((1.85, 0.05, 0.16), (-s * 0.95, -0.05, z), timber, 0.01, parent=leaf)
        box((0.14, 0.05, 2.3), (-s * 0.95, -0.05, 1.45), timber, 0.01, rot=(0, s * 0.76, 0), parent=leaf)
    # veranda
    for x in (-5.9, -2.5, 3.1, 6.3):
        cyl(0.085, 2.6, (x, -2.3, 1.3), timber, r2=0.07, **own)
    box((12.8, 0.14, 0.16), (0.2, -2.3, 2.62), timber, 0.02, **own)
    for i in range(13):
        box((0.09, 2.6, 0.09), (-6 + i * 1.04, -1.15, 2.92), timber, 0.01, rot=(0.20, 0, 0), **own)
    shade = corrugated(13.0, 2.95, tin, 0.16, 0.03, parent=g)
    shade.matrix_local = Matrix.Translation((0.2, -2.68, 2.62)) @ Matrix.Rotation(0.20 - math.pi / 2, 4, 'X')
    return g


def crate(loc, size, turn, timber):
    """Slatted cube with edges of `size` metres, and gaps between the slats."""
    g = empty('crate', loc, turn)
    own, s = dict(parent=g), size
    for k in range(4):
        z = s * 0.13 + k * s * 0.25
        for side in (-1, 1):
            box((s, 0.03, s * 0.22), (0, side * s / 2, z), timber, 0.006, seg=2, **own)
            box((0.03, s, s * 0.22), (side * s / 2, 0, z), timber, 0.006, seg=2, **own)
        box((s, s * 0.23, 0.025), (0, -s * 0.37 + k * s * 0.25, s), timber, 0.006, seg=2, **own)
    for x in (-1, 1):
        for y in (-1, 1):
            box((0.06, 0.06, s), (x * (s / 2 - 0.03), y * (s / 2 - 0.03), s / 2), timber, 0.006, seg=2, **own)
    return g


def anvil(loc, m):
    """Anvil on a tree stump."""
    g = empty('anvil', loc)
    iron = bm_('charcoal')
    cyl(0.22, 0.62, (0, 0, 0.31), m['timber'], r2=0.20, parent=g)
    box((0.30, 0.14, 0.14), (0, 0, 0.69), iron, 0.03, parent=g)
    box((0.62, 0.16, 0.12), (0, 0, 0.82), iron, 0.03, parent=g)
    prism([(-0.3, 0.77), (-0.55, 0.85), (-0.3, 0.88)], 0.12, iron, bev=0.02, parent=g)
    return g

"""A hall with daylight, and the equipment of a training bay."""
import math

import numpy as np

from . import nature
from .buildings import MATERIALS, bm_
from .core import box, cyl, empty, mat, place, sun, tube


def hall(width, depth, height, door=(0.0, 4.4, 3.6), sill=3.0, floor_tint='#9a968d'):
    """Hall along +Y, open towards the camera at Y < 0. It has high windows on the left and a door in its end wall.

    `door` is the x of the door's middle, its width and its height; `sill` is the height of the window sills."""
    group = empty('hall')
    own = dict(parent=group)
    floor = mat('hall_floor', floor_tint)
    wall, dado, frame = (
        mat('hall_wall', '#cdc3b0'),
        mat('hall_dado', '#2b3034'),
        bm_('charcoal'),
    )
    half, back = width / 2, -12.0
    box((width + 0.6, depth - back, 0.2), (0, (depth + back) / 2, -0.1), floor, 0, **own)
    for side in (-1, 1):
        x = side * (half + 0.15)
        low = sill if side < 0 else height
        box((0.3, depth - back, low), (x, (depth + back) / 2, low / 2), wall, 0, **own)
        box((0.34, depth - back, 1.2), (x, (depth + back) / 2, 0.6), dado, 0.01, **own)
        box((0.36, depth - back, 0.07), (x, (depth + back) / 2, 1.23), bm_('gold'), 0.01, **own)
    box((0.3, depth - back, 0.35), (-half - 0.15, (depth + back) / 2, height - 0.17), wall, 0, **own)
    # Piers separate the windows, so that there are separate patches of sunlight on the floor.
    for y in np.arange(back + 1.0, depth, 4.4):
        box((0.32, 1.3, height - sill), (-half - 0.15, y, (height + sill) / 2), wall, 0, **own)
    for y in np.arange(back, depth, 1.5):
        box((0.12, 0.06, height - sill), (-half - 0.15, y, (height + sill) / 2), frame, 0.01, **own)
    box((0.14, depth - back, 0.06), (-half - 0.15, (depth + back) / 2, sill + 0.03), frame, 0.01, **own)
    # end wall around the door
    x0, x1, top = door[0] - door[1] / 2, door[0] + door[1] / 2, door[2]
    for a, b in ((-half, x0), (x1, half)):
        box((b - a, 0.3, height), ((a + b) / 2, depth + 0.15, height / 2), wall, 0, **own)
        box((b - a, 0.34, 1.2), ((a + b) / 2, depth + 0.15, 0.6), dado, 0.01, **own)
        box((b - a, 0.36, 0.07), ((a + b) / 2, depth + 0.15, 1.23), bm_('gold'), 0.01, **own)
    box((door[1], 0.3, height - top), (door[0], depth + 0.15, (height + top) / 2), wall, 0, **own)
    for x in (x0, x1):
        box((0.16, 0.42, top), (x, depth + 0.12, top / 2), bm_('yellow'), 0.02, **own)
    for k in range(3):
        box((door[1], 0.08, 0.24), (door[0], depth - 0.05, top - 0.14 - k * 0.26), bm_('clad'), 0.04, **own)
    # roof: white deck on trusses with light strips
    box(
        (width + 0.6, depth - back, 0.1),
        (0, (depth + back) / 2, height + 0.45),
        mat('hall_ceiling', '#d3cec4'),
        0,
        **own
    )
    for y in np.arange(1.0, depth, 3.4):
        for z in (height - 0.35, height + 0.3):
            box((width, 0.12, 0.12), (0, y, z), frame, 0.012, **own)
        for k in range(int(width / 0.9)):
            x = -half + 0.45 + k * 0.9
            box(
                (1.06, 0.06, 0.06),
                (x, y, height - 0.03),
                frame,
                0.008,
                rot=(0, 0.62 if k % 2 else -0.62, 0),
                **own
            )
    return group


def hall_light(rows, y0, y1, height, elevation):
    """Add sun through the windows on the left, and rows of lamps at the X positions `rows`."""
    sun(-158, elevation)
    for x in rows:
        for y in np.arange(y0 + 1, y1, 3.4):
            box((0.22, 2.4, 0.07), (x, y, height - 0.5), bm_('charcoal'), 0.02)
            box((0.16, 2.3, 0.02), (x, y, height - 0.54), mat('led_tube'), 0)


def outdoors(y, rng):
    """Add a laterite yard with trees beyond the door in the end wall at `y`."""
    box((120, 80, 0.1), (0, y + 40.4, -0.08), bm_('laterite'), 0)
    trees = [nature.broadleaf(6.5, 2.6, 'leaf', 5000, 0.26, seed) for seed in (1, 2)]
    for k in range(9):
        place(
            trees[k % 2],
            (-15 + k * 3.7 + rng.normal(0, 0.8), y + 17 + rng.uniform(0, 8), 0),
            k,
            rng.uniform(0.9, 1.3),
        )


def engine_on_stand(loc, yaw=0.0):
    """Four-cylinder engine on a wheeled stand, with its pulleys at local -Y; about 1.3 m tall."""
    group = empty('engine', loc, yaw)
    own = dict(parent=group)
    alloy = mat('engine_alloy', '#a9adb0')
    cast, dark, red = (
        mat('engine_cast', '#4a4e52'),
        bm_('black'),
        bm_('red'),
    )
    frame = bm_('yellow')
    for side in (-1, 1):
        box((0.07, 1.15, 0.07), (side * 0.33, 0.05, 0.13), frame, 0.012, **own)
        for y in (-0.46, 0.56):
            cyl(0.06, 0.045, (side * 0.33, y, 0.06), bm_('rubber'), rot=(0, math.pi / 2, 0), **own)
        box((0.06, 0.06, 0.62), (side * 0.25, 0.02, 0.42), frame, 0.01, **own)
    box((0.72, 0.07, 0.07), (0, 0.56, 0.13), frame, 0.012, **own)
    box((0.72, 0.07, 0.07), (0, 0.02, 0.13), frame, 0.012, **own)
    box((0.60, 0.07, 0.07), (0, 0.02, 0.72), frame, 0.012, **own)
    z = 0.76
    box((0.34, 0.62, 0.16), (0, 0, z + 0.02), cast, 0.03, **own)  # oil pan
    box((0.40, 0.66, 0.28), (0, 0, z + 0.23), alloy, 0.025, **own)  # block
    for k in range(5):
        box((0.425, 0.022, 0.24), (0, -0.26 + k * 0.13, z + 0.23), alloy, 0.008, **own)
    box((0.36, 0.64, 0.14), (0, 0, z + 0.44), alloy, 0.02, **own)  # head
    box((0.28, 0.62, 0.09), (0, 0, z + 0.55), red, 0.035, seg=4, **own)  # cam cover
    for k in range(4):
        cyl(0.028, 0.05, (0, -0.22 + k * 0.147, z + 0.605), dark, **own)
        tube(
            [
                (0, -0.22 + k * 0.147, z + 0.63),
                (0.06, -0.2 + k * 0.147, z + 0.68),
                (0.17, -0.1 + k * 0.08, z + 0.62),
            ],
            0.009,
            dark,
            seg=8,
            **own
        )
    cyl(0.04, 0.04, (-0.07, 0.24, z + 0.61), bm_('goldp'), **own)
    # intake runners to the left, exhaust manifold to the right
    for k in range(4):
        y = -0.22 + k * 0.147
        tube(
            [(-0.17, y, z + 0.44), (-0.30, y, z + 0.47), (-0.36, y, z + 0.34), (-0.33, y, z + 0.20)],
            0.032,
            alloy,
            seg=16,
            bez=True,
            **own
        )
        tube(
            [(0.17, y, z + 0.42), (0.28, y, z + 0.40), (0.31, y * 0.6 - 0.05, z + 0.22)],
            0.027,
            mat('rusty', '#6b4a38'),
            seg=16,
            bez=True,
            **own
        )
    cyl(0.065, 0.62, (-0.33, 0, z + 0.18), alloy, rot=(math.pi / 2, 0, 0), bev=0.03, **own)
    tube(
        [(0.31, -0.14, z + 0.22), (0.31, 0.04, z + 0.22), (0.30, 0.10, z - 0.05)],
        0.045,
        cast,
        seg=20,
        bez=True,
        **own
    )
    cyl(0.10, 0.10, (0.33, -0.20, z + 0.22), cast, rot=(math.pi / 2, 0, 0), bev=0.03, **own)  # turbocharger
    cyl(0.055, 0.16, (0.33, -0.27, z + 0.22), alloy, rot=(math.pi / 2, 0, 0), bev=0.01, **own)
    # pulleys and belt at -Y
    face = -0.36
    wheels = ((0, 0.06, 0.095), (-0.13, 0.26, 0.06), (0.14, 0.30, 0.065), (0.0, 0.46, 0.085))
    box((0.34, 0.05, 0.50), (0, -0.335, z + 0.28), dark, 0.03, seg=4, **own)
    for x, up, radius in wheels:
        cyl(radius, 0.045, (x, face - 0.03, z + up), bm_('steel'), rot=(math.pi / 2, 0, 0), bev=0.008, **own)
        cyl(radius * 0.35, 0.06, (x, face - 0.03, z + up), dark, rot=(math.pi / 2, 0, 0), **own)
    outline = [
        (-0.095, 0.06),
        (-0.19, 0.26),
        (-0.085, 0.46),
        (-0.06, 0.52),
        (0.06, 0.52),
        (0.085, 0.46),
        (0.205, 0.30),
        (0.095, 0.06),
        (0, -0.035),
        (-0.095, 0.06),
    ]
    tube([(x, face - 0.03, z + up) for x, up in outline], 0.013, dark, seg=8, **own)
    cyl(0.09, 0.15, (0.26, -0.20, z + 0.02), alloy, rot=(math.pi / 2, 0, 0), bev=0.02, **own)  # alternator
    cyl(
        0.05, 0.12, (-0.25, -0.1, z + 0.02), bm_('white'), rot=(0, math.pi / 2, 0), bev=0.015, **own
    )  # oil filter
    cyl(0.21, 0.05, (0, 0.38, z + 0.16), cast, rot=(math.pi / 2, 0, 0), bev=0.01, **own)  # flywheel
    box((0.5, 0.02, 0.36), (0, 0.05, 0.18), bm_('char2'), 0.008, rot=(math.pi / 2, 0, 0), **own)  # drip tray
    return group


def two_post_lift(loc, yaw=0.0, lifted=1.35, span=3.1):
    """Two-post vehicle lift across local X with its arms at the height `lifted`. The scene places the vehicle."""
    group = empty('lift', loc, yaw)
    own = dict(parent=group)
    for side in (-1, 1):
        x = side * span / 2
        box((0.30, 0.34, 3.5), (x, 0, 1.75), bm_('charcoal'), 0.03, **own)
        box((0.10, 0.36, 3.4), (x - side * 0.14, 0, 1.75), bm_('yellow'), 0.02, **own)
        box((0.62, 0.62, 0.05), (x, 0, 0.025), bm_('char2'), 0.012, **own)
        box((0.34, 0.44, 0.5), (x - side * 0.06, 0, lifted + 0.05), bm_('char2'), 0.03, **own)
        for y in (-1, 1):
            a, b = (x - side * 0.15, y * 0.12), (x - side * (span / 2 - 0.58), y * 0.95)
            length, turn = math.dist(a, b), math.atan2(b[1] - a[1], b[0] - a[0])
            box(
                (length, 0.12, 0.12),
                ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, lifted - 0.06),
                bm_('yellow'),
                0.02,
                rot=(0, 0, turn),
                **own
            )
            cyl(0.075, 0.16, (b[0], b[1], lifted + 0.04), bm_('rubber'), **own)
    box((span + 0.3, 0.30, 0.16), (0, 0, 3.56), bm_('charcoal'), 0.02, **own)
    box((0.30, 0.22, 0.55), (span / 2 + 0.24, -0.05, 1.5), bm_('char2'), 0.03, **own)
    cyl(0.035, 0.03, (span / 2 + 0.24, -0.17, 1.62), bm_('red'), rot=(math.pi / 2, 0, 0), **own)
    cyl(0.035, 0.03, (span / 2 + 0.24, -0.17, 1.50), bm_('green'), rot=(math.pi / 2, 0, 0), **own)
    return group


def whiteboard(loc, yaw=0.0, width=2.0, height=1.15):
    """Whiteboard with the drawing of a wheel, on a wheeled stand; it faces -Y."""
    group = empty('whiteboard', loc, yaw)
    own = dict(parent=group)
    box(
        (width, 0.03, height), (0, 0, 1.42), mat('board_white', '#f4f2ec'), 0.006, **own
    )
    for k, (radius, tint) in enumerate(((0.40, 'black'), (0.28, 'board_white'), (0.10, 'black'))):
        ink = bm_(tint) if tint in MATERIALS else mat(tint)
        cyl(radius, 0.01, (0.3, -0.02 - k * 0.004, 1.42), ink, rot=(math.pi / 2, 0, 0), bev=0, **own)
    for z in (1.42 - height / 2, 1.42 + height / 2):
        box((width + 0.05, 0.05, 0.04), (0, 0, z), bm_('steel'), 0.008, **own)
    for side in (-1, 1):
        x = side * (width / 2 + 0.03)
        box((0.04, 0.05, 2.0), (x, 0, 1.02), bm_('charcoal'), 0.01, **own)
        box((0.05, 0.62, 0.05), (x, 0, 0.11), bm_('charcoal'), 0.012, **own)
        for y in (-0.27, 0.27):
            cyl(0.045, 0.03, (x, y, 0.045), bm_('rubber'), rot=(0, math.pi / 2, 0), **own)
    box((width * 0.7, 0.09, 0.02), (0, -0.06, 1.42 - height / 2 - 0.01), bm_('steel'), 0.005, **own)
    for k, tint in enumerate(('black', 'red', 'green')):
        cyl(
            0.010,
            0.12,
            (-0.3 + k * 0.16, -0.07, 1.42 - height / 2 + 0.011),
            bm_(tint),
            rot=(0, math.pi / 2, 0.1 * k),
            **own
        )
    return group


def stool(loc, yaw=0.0, tint='wood'):
    """Round workshop stool."""
    group = empty('stool', loc, yaw)
    own = dict(parent=group)
    cyl(0.18, 0.045, (0, 0, 0.60), bm_(tint), bev=0.015, **own)
    for a in np.arange(4) * math.pi / 2 + math.pi / 4:
        tube(
            [(0.11 * math.cos(a), 0.11 * math.sin(a), 0.58), (0.20 * math.cos(a), 0.20 * math.sin(a), 0)],
            0.014,
            bm_('charcoal'),
            **own
        )
    ring = [(0.168 * math.cos(a), 0.168 * math.sin(a), 0.22) for a in np.linspace(0, 2 * math.pi, 33)]
    tube(ring, 0.010, bm_('charcoal'), **own)
    return group


def tool_board(loc, yaw=0.0, width=3.2, height=1.3):
    """Board of hand tools on a wall that faces -Y: spanners by size, screwdrivers, hammers, pliers, sockets."""
    group = empty('toolboard', loc, yaw)
    own = dict(parent=group)
    steel = bm_('steel')
    box((width, 0.04, height), (0, 0.02, 0), mat('peg', '#33383c'), 0.01, **own)
    box((width + 0.06, 0.05, 0.05), (0, 0.02, height / 2), bm_('goldp'), 0.008, **own)
    top = height / 2 - 0.16
    for k in range(10):  # combination spanners, from large to small
        x, length = -width / 2 + 0.18 + k * 0.115, 0.46 - k * 0.03
        box((0.024, 0.012, length), (x, -0.015, top - length / 2), steel, 0.004, **own)
        cyl(0.030, 0.014, (x, -0.015, top), steel, rot=(math.pi / 2, 0, 0), **own)
        box((0.055, 0.014, 0.05), (x, -0.015, top - length), steel, 0.012, **own)
    for k in range(7):  # screwdrivers
        x, tint = -width / 2 + 1.48 + k * 0.10, ('goldp', 'red', 'green')[k % 3]
        cyl(0.020, 0.11, (x, -0.03, top - 0.02), bm_(tint), bev=0.008, **own)
        cyl(0.006, 0.22 - k * 0.012, (x, -0.03, top - 0.18), steel, **own)
    for k in range(4):  # hammers and pliers
        x = -width / 2 + 2.36 + k * 0.20
        box((0.024, 0.02, 0.32), (x, -0.02, top - 0.16), bm_('wood') if k < 2 else bm_('red'), 0.008, **own)
        box((0.13, 0.04, 0.04) if k < 2 else (0.04, 0.02, 0.10), (x, -0.02, top), steel, 0.01, **own)
    for k in range(14):  # sockets on a rail
        cyl(
            0.016 + k * 0.0012,
            0.05,
            (-width / 2 + 0.2 + k * 0.085, -0.03, -0.34),
            steel,
            rot=(math.pi / 2, 0, 0),
            **own
        )
    for k in range(5):
        box(
            (0.16, 0.10, 0.09),
            (0.15 + k * 0.22, -0.03, -0.38),
            bm_(('yellow', 'charcoal')[k % 2]),
            0.01,
            **own
        )
    return group

"""Sites of the pictures of trucks: fire station, loading gantry, storage tank, and equipment of yards."""
import math

import numpy as np

from .buildings import bm_, corrugated, pavers
from .core import box, cyl, empty, mat, prism, tube
from .mark import mark


def sectional_door(parent, x, y, width, height, panel, opened=False):
    """Panelled overhead door in a yellow frame, on a wall that faces -Y. If `opened`, only its top panel is visible."""
    own = dict(parent=parent)
    for side in (-1, 1):
        box(
            (0.22, 0.5, height + 0.2),
            (x + side * (width / 2 + 0.1), y - 0.08, (height + 0.2) / 2),
            bm_('yellow'),
            0.02,
            **own
        )
    box((width + 0.42, 0.5, 0.24), (x, y - 0.08, height + 0.12), bm_('yellow'), 0.02, **own)
    rows = 7
    for k in range(rows - 1 if opened else 0, rows):
        z = (k + 0.5) * height / rows
        box((width, 0.08, height / rows - 0.02), (x, y + 0.05, z), panel, 0.02, **own)
        if k in (3, 4) and not opened:
            for i in range(4):
                px = x - width / 2 + (i + 0.5) * width / 4
                box((width / 4 - 0.28, 0.04, height / rows - 0.22), (px, y, z), bm_('black'), 0.02, **own)
                box(
                    (width / 4 - 0.34, 0.04, height / rows - 0.28), (px, y - 0.008, z), glazing(), 0.01, **own
                )


def glazing():
    """Material of dark window glass."""
    return mat('pane_dark', '#141b20')


def fire_station(open_bay=1, bays=3, bay=5.4, depth=13.0, height=6.0):
    """Fire station that faces -Y, with overhead doors and a lower office; origin below the middle of the hall's front."""
    group = empty('station')
    own = dict(parent=group)
    width, door_width, door_height = bays * bay, bay - 1.1, 4.5
    render_, cladding, trim = bm_('white'), bm_('clad'), bm_('charcoal')
    door_red = mat('door_red', '#8a2616')
    for k in range(bays + 1):
        box(
            (1.1, 0.5, door_height + 0.25),
            (-width / 2 + k * bay, 0.1, (door_height + 0.25) / 2),
            render_,
            0.02,
            **own
        )
        box((1.14, 0.54, 0.5), (-width / 2 + k * bay, 0.1, 0.25), trim, 0.02, **own)
    box((width + 1.1, 0.5, 0.3), (0, 0.1, door_height + 0.40), render_, 0.02, **own)
    corrugated(
        width + 1.1,
        height - door_height - 0.5,
        cladding,
        0.30,
        0.045,
        (0, -0.14, door_height + 0.52),
        parent=group,
    )
    box(
        (width + 1.0, 0.3, height - door_height - 0.5),
        (0, 0.15, (height + door_height + 0.5) / 2),
        cladding,
        0,
        **own
    )
    box((width + 1.9, depth + 1.4, 0.42), (0, depth / 2 - 0.5, height + 0.2), trim, 0.04, **own)
    box((width + 1.94, 0.06, 0.10), (0, -1.21, height + 0.08), bm_('gold'), 0.02, **own)
    for side in (-1, 1):
        box(
            (0.3, depth, height),
            (side * (width / 2 + 0.4), depth / 2 + 0.3, height / 2),
            render_,
            0.02,
            **own
        )
    box((width + 0.9, 0.3, height), (0, depth, height / 2), render_, 0.02, **own)
    box((width, depth, 0.06), (0, depth / 2, 0.0), bm_('concrete'), 0, **own)
    for k in range(bays):
        x = -width / 2 + (k + 0.5) * bay
        sectional_door(group, x, 0.12, door_width, door_height, door_red, opened=k == open_bay)
        cyl(0.20, 0.16, (x, -0.35, door_height + 0.75), trim, r2=0.10, **own)
        cyl(0.13, 0.02, (x, -0.35, door_height + 0.665), bm_('warm'), bev=0, **own)
    # office wing
    office = width / 2 + 0.55
    box((8.0, 9.0, 3.5), (office + 4.0, 5.0, 1.75), render_, 0.03, **own)
    box((8.9, 10.2, 0.36), (office + 4.2, 4.7, 3.65), trim, 0.03, **own)
    box((8.04, 0.2, 0.6), (office + 4.0, 0.48, 0.3), trim, 0.02, **own)
    for k in range(3):
        x = office + 1.5 + k * 2.4
        box((1.9, 0.14, 1.5), (x, 0.48, 1.95), trim, 0.02, **own)
        box((1.74, 0.14, 1.34), (x, 0.45, 1.95), glazing(), 0.01, **own)
        box((0.05, 0.16, 1.36), (x + 0.25, 0.44, 1.95), trim, 0.01, **own)
        box((2.1, 0.4, 0.08), (x, 0.38, 1.16), bm_('concrete'), 0.015, **own)
    return group


def drill_tower(loc, height=11.0):
    """Concrete training tower with openings, as fire stations have."""
    group = empty('tower', loc)
    own = dict(parent=group)
    for x in (-1.6, 1.6):
        for y in (-1.6, 1.6):
            box((0.35, 0.35, height), (x, y, height / 2), bm_('concrete'), 0.03, **own)
    for k in range(4):
        z = (k + 1) * height / 4
        box((3.7, 3.7, 0.28), (0, 0, z), bm_('concrete'), 0.03, **own)
        if k < 3:
            for y in (-1.62, 1.62):
                box((3.0, 0.10, 0.12), (0, y, z + 1.0), bm_('yellow'), 0.01, **own)
    box((1.4, 0.16, height), (0.9, 1.5, height / 2), bm_('white'), 0.02, **own)
    box((4.3, 4.3, 0.18), (0, 0, height + 0.2), bm_('charcoal'), 0.04, **own)
    return group


def slab_yard(x0, x1, y0, y1, slab=3.0):
    """Yard of square concrete slabs with narrow filled joints."""
    concrete = mat('apron', '#a8a094')
    # The joints are filled just below the surface, because open joints would print as black dashes.
    filler = mat('joint', '#6f685d')
    box((x1 - x0, y1 - y0, 0.02), ((x0 + x1) / 2, (y0 + y1) / 2, 0.002), filler, 0)
    return pavers(x0, x1, y0, y1, slab, slab, z=0.02, gap=0.014, m=concrete)


def cone(loc):
    """Orange traffic cone with a white sleeve."""
    group = empty('cone', loc)
    box((0.36, 0.36, 0.03), (0, 0, 0.015), bm_('black'), 0.01, parent=group)
    cyl(0.14, 0.62, (0, 0, 0.33), mat('cone', '#d0612a'), r2=0.03, bev=0.005, parent=group)
    cyl(0.098, 0.14, (0, 0, 0.40), bm_('white'), r2=0.071, bev=0, parent=group)
    return group


def hose_roll(loc, yaw=0.0, radius=0.24):
    """Rolled flat fire hose that stands on its edge, with a brass coupling."""
    group = empty('hose', loc, yaw)
    canvas = mat('hose', '#d8cfb8')
    turns = np.linspace(0, 2 * math.pi * 6, 220)
    inner = 0.05
    spiral = [
        (
            (inner + (radius - inner) * a / turns[-1]) * math.cos(a),
            (inner + (radius - inner) * a / turns[-1]) * math.sin(a),
        )
        for a in turns
    ]
    for y in (-0.026, 0, 0.026):
        tube([(x, y, z + radius) for x, z in spiral], 0.0145, canvas, parent=group)
    x, z = spiral[-1]
    tube(
        [(x, 0, z + radius), (x - 0.02, 0, 0.1), (x + 0.12, 0, 0.035), (x + 0.42, 0.03, 0.035)],
        0.024,
        canvas,
        parent=group,
    )
    cyl(0.045, 0.12, (x + 0.46, 0.03, 0.045), bm_('gold'), rot=(0, math.pi / 2, 0.07), parent=group)
    return group


def branch_pipe(loc, yaw=0.0):
    """Fire nozzle that lies on the ground."""
    group = empty('branch', loc, yaw)
    cyl(0.03, 0.34, (0, 0, 0.05), bm_('black'), rot=(0, math.pi / 2, 0), r2=0.024, parent=group)
    cyl(0.045, 0.10, (-0.2, 0, 0.05), bm_('gold'), rot=(0, math.pi / 2, 0), parent=group)
    cyl(0.032, 0.10, (0.21, 0, 0.05), bm_('red'), rot=(0, math.pi / 2, 0), r2=0.045, parent=group)
    return group


def hydrant(loc):
    """Yellow pillar hydrant."""
    group = empty('hydrant', loc)
    yellow = bm_('yellow')
    cyl(0.22, 0.06, (0, 0, 0.03), bm_('charcoal'), parent=group)
    cyl(0.13, 0.66, (0, 0, 0.38), yellow, bev=0.02, parent=group)
    cyl(0.17, 0.07, (0, 0, 0.70), yellow, bev=0.02, parent=group)
    cyl(0.13, 0.16, (0, 0, 0.80), yellow, r2=0.05, bev=0.03, parent=group)
    for side in (-1, 1):
        cyl(0.065, 0.14, (side * 0.17, 0, 0.54), yellow, rot=(0, math.pi / 2, 0), parent=group)
        cyl(0.075, 0.04, (side * 0.25, 0, 0.54), bm_('charcoal'), rot=(0, math.pi / 2, 0), parent=group)
    return group


def bollard(loc, height=1.0):
    """Yellow steel post with a charcoal band."""
    cyl(0.09, height, (loc[0], loc[1], height / 2), bm_('yellow'), bev=0.03)
    cyl(0.092, 0.18, (loc[0], loc[1], height * 0.72), bm_('charcoal'), bev=0.003)


def handrail(parent, points, material, height=1.05):
    """Handrail of two rails with posts along `points` [(x, y, z of the floor), ...]."""
    for level in (height * 0.5, height):
        tube([(x, y, z + level) for x, y, z in points], 0.022, material, parent=parent)
    for a, b in zip(points, points[1:]):
        length = math.dist(a, b)
        for t in np.linspace(0, 1, max(2, round(length / 1.4) + 1)):
            x, y, z = (a[i] + (b[i] - a[i]) * t for i in range(3))
            tube([(x, y, z), (x, y, z + height)], 0.022, material, seg=8, parent=parent)


def loading_gantry(length=11.0, deck=3.1, canopy=6.2):
    """Two-lane loading gantry for tankers along X: columns, deck, stair, loading arms, canopy; origin on the ground."""
    group = empty('gantry')
    own = dict(parent=group)
    steel, grey, yellow = bm_('char2'), mat('grating', '#6d7276'), bm_('yellow')
    half = length / 2
    for x in (-half + 0.4, 0, half - 0.4):
        for y in (-0.75, 0.75):
            box((0.22, 0.22, canopy), (x, y, canopy / 2), steel, 0.02, **own)
            box((0.5, 0.5, 0.4), (x, y, 0.2), bm_('concrete'), 0.03, **own)
        box((0.16, 7.6, 0.30), (x, 0, canopy + 0.05), steel, 0.02, **own)
        for side in (-1, 1):
            box((0.10, 2.3, 0.10), (x, side * 1.6, canopy - 0.55), steel, 0.01, rot=(side * 0.5, 0, 0), **own)
    box((length, 1.9, 0.10), (0, 0, deck), grey, 0.01, **own)
    for y in (-0.95, 0.95):
        box((length, 0.10, 0.24), (0, y, deck - 0.04), yellow, 0.015, **own)
        handrail(group, [(-half, y * 0.97, deck + 0.05), (half, y * 0.97, deck + 0.05)], yellow)
    box((length + 1.6, 8.4, 0.10), (0, 0, canopy + 0.30), bm_('cladg'), 0.03, **own)
    box((length + 1.7, 8.5, 0.34), (0, 0, canopy + 0.52), bm_('clad'), 0.03, **own)
    box((length + 1.74, 8.54, 0.09), (0, 0, canopy + 0.40), bm_('gold'), 0.01, **own)
    for x in (-3.4, 0.6, 4.0):
        for y in (-2.4, 2.4):
            box((1.3, 0.20, 0.06), (x, y, canopy + 0.20), bm_('warm'), 0.01, **own)
    # stair at the -X end
    for k in range(11):
        box(
            (0.26, 0.85, 0.03),
            (-half - 0.15 - (10 - k) * 0.26, 0, (k + 0.6) * deck / 11.4),
            grey,
            0.005,
            **own
        )
    for y in (-0.45, 0.45):
        a, b = (-half - 2.9, y, 0.1), (-half, y, deck)
        box(
            (math.dist(a, b), 0.05, 0.22),
            ((a[0] + b[0]) / 2, y, deck / 2),
            yellow,
            0.01,
            rot=(0, -math.atan2(deck, 2.9), 0),
            **own
        )
        handrail(group, [a, b], yellow, 0.95)
    # pipes below the deck, and the loading arms
    for k, y in enumerate((-0.5, -0.15, 0.2)):
        tube(
            [(half - 0.3, y, 0.2), (half - 0.3, y, deck - 0.4), (-half + 0.6, y, deck - 0.4)],
            0.075,
            bm_(('steel', 'green', 'red')[k]),
            seg=20,
            **own
        )
    for x in (-2.4, 0.2, 2.8):
        tube([(x, -0.6, deck - 0.4), (x, -0.6, deck + 1.5)], 0.07, bm_('steel'), seg=20, **own)
        cyl(0.13, 0.18, (x, -0.6, deck + 0.7), bm_('red'), **own)
        cyl(0.16, 0.03, (x, -0.82, deck + 0.7), bm_('red'), rot=(math.pi / 2, 0, 0), **own)
        cyl(0.12, 0.24, (x, -0.6, deck + 1.5), bm_('charcoal'), **own)
        if x == 0.2:
            arm = [
                (x, -0.6, deck + 1.5),
                (x, -1.6, deck + 1.35),
                (x + 0.1, -2.55, deck + 0.85),
                (x + 0.1, -2.62, deck - 0.30),
            ]
        else:
            arm = [
                (x, -0.6, deck + 1.5),
                (x + 0.7, -0.75, deck + 1.75),
                (x + 1.3, -0.8, deck + 1.4),
                (x + 1.34, -0.8, deck + 0.5),
            ]
        tube(arm, 0.06, yellow, seg=20, **own)
        for joint in arm[1:3]:
            cyl(0.10, 0.16, joint, bm_('charcoal'), rot=(math.pi / 2, 0, 0), **own)
    return group


def storage_tank(loc, radius=5.0, height=8.0, badge=False):
    """White vertical storage tank with plate seams, stair and roof rail, and the company's mark on it if `badge`."""
    group = empty('storage', loc)
    own = dict(parent=group)
    paint = mat('tank_paint', '#e6e2d8')
    cyl(radius, height, (0, 0, height / 2), paint, seg=128, bev=0.03, **own)
    cyl(radius, 0.9, (0, 0, height + 0.44), paint, seg=128, r2=0.6, bev=0.02, **own)
    for z in np.arange(2.0, height, 2.0):
        cyl(radius + 0.012, 0.05, (0, 0, z), paint, seg=128, bev=0.004, **own)
    cyl(radius + 0.04, 0.5, (0, 0, 0.25), bm_('charcoal'), seg=128, **own)
    ring = [(radius * math.cos(a), radius * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 65)]
    for level in (0.55, 1.05):
        tube([(x, y, height + level) for x, y in ring], 0.03, bm_('yellow'), **own)
    for x, y in ring[::4]:
        tube([(x, y, height), (x, y, height + 1.05)], 0.025, bm_('yellow'), seg=6, **own)
    for k in range(int(height / 0.22)):
        a = -2.5 + k * 0.22 / height * 1.9
        step = box(
            (0.7, 0.26, 0.04),
            ((radius + 0.36) * math.cos(a), (radius + 0.36) * math.sin(a), 0.3 + k * 0.22),
            bm_('char2'),
            0.005,
            **own
        )
        step.rotation_euler = (0, 0, a)
    outer = [
        ((radius + 0.7) * math.cos(a), (radius + 0.7) * math.sin(a), z)
        for a, z in zip(np.linspace(-2.5, -0.6, 24), np.linspace(1.2, height + 1.0, 24))
    ]
    tube(outer, 0.03, bm_('yellow'), **own)
    if badge:
        a = -1.95
        mark(
            2.4,
            mat('stripe_laterite', '#932c12'),
            (radius * math.cos(a), radius * math.sin(a), height * 0.62),
            a + math.pi / 2,
            0.25,
            group,
        )
    return group


def bund_wall(x0, x1, y, height=1.1):
    """Low concrete wall along X at `y`."""
    box((x1 - x0, 0.25, height), ((x0 + x1) / 2, y, height / 2), bm_('concrete'), 0.03)
    prism(
        [(-0.2, 0), (0.2, 0), (0.12, 0.1), (-0.12, 0.1)],
        x1 - x0,
        bm_('concrete'),
        ((x0 + x1) / 2, y, height),
        rot=(0, 0, math.pi / 2),
        bev=0.01,
    )

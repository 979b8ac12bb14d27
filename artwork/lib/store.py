"""Objects of a parts store: racks and their goods, tyres, counter."""
import math

import numpy as np

from .buildings import bm_
from .core import box, cyl, empty, mat, place, tube
from .mark import mark
from .vehicles import vmats, wheel

CARTONS = ('#b08a5a', '#a67f50', '#bb9766', '#9c7648')


def rack(loc, yaw, bays, levels, bay=1.8, depth=0.62):
    """Rack of shelves along local X that faces -Y; origin on the floor below the middle of its front."""
    group = empty('rack', loc, yaw)
    post, shelf = bm_('char2'), mat('shelf', '#c9c4ba')
    width, height = bays * bay, levels[-1] + 0.35
    for k in range(bays + 1):
        for y in (0.03, depth - 0.03):
            box((0.055, 0.055, height), (-width / 2 + k * bay, y, height / 2), post, 0.006, parent=group)
    for z in levels:
        box((width, depth, 0.03), (0, depth / 2, z), shelf, 0.005, parent=group)
        for y in (0.015, depth - 0.015):
            box((width, 0.03, 0.075), (0, y, z - 0.015), bm_('goldp'), 0.006, parent=group)
    return group


def carton(parent, x, y, z, width, depth, height, tint, branded=False, turn=0.0):
    """Taped cardboard carton at (x, y, z), with the company's mark on its front if `branded`."""
    group = empty('carton', (x, y, z), turn)
    group.parent = parent
    card = mat('card' + tint, tint)
    box((width, depth, height), (0, 0, height / 2), card, 0.008, seg=2, parent=group)
    tape = mat('tape', '#cdb48a')
    box((0.05, depth + 0.003, height + 0.003), (0, 0, height / 2 + 0.001), tape, 0.008, seg=2, parent=group)
    if branded:
        ink = mat('ink_laterite', '#7c2411')
        mark(height * 0.42, ink, (-width * 0.26, -depth / 2 - 0.001, height * 0.5), 0, 0.003, group)


def fill_cartons(group, rng, x0, x1, z, room=0.74):
    """Add a row of different cartons to a shelf: some are stacked, some branded, and there are gaps."""
    x = x0 + 0.05
    while x < x1 - 0.25:
        width = min(rng.uniform(0.36, 0.66), x1 - x - 0.03)
        height, deep = rng.uniform(0.26, 0.54), rng.uniform(0.36, 0.52)
        if rng.random() < 0.90:
            tint, front = CARTONS[rng.integers(4)], 0.05 + rng.uniform(0, 0.06)
            turn = rng.normal(0, 0.035)
            carton(
                group,
                x + width / 2,
                front + deep / 2,
                z + 0.016,
                width - 0.02,
                deep,
                height,
                tint,
                rng.random() < 0.4,
                turn,
            )
            if height < 0.42 and rng.random() < 0.6:
                top = min(rng.uniform(0.16, 0.26), room - height - 0.03)
                carton(
                    group,
                    x + width / 2,
                    front + deep / 2,
                    z + 0.017 + height,
                    width * 0.9,
                    deep * 0.9,
                    top,
                    CARTONS[rng.integers(4)],
                    False,
                    turn * 3,
                )
        x += width + rng.uniform(0.0, 0.05)


def fill_bins(group, rng, x0, x1, z, per_bay=7):
    """Add two tiers of open-fronted plastic bins with small parts."""
    steel, brass = bm_('steel'), bm_('gold')
    for tier in range(2):
        step = (x1 - x0 - 0.06) / per_bay
        for k in range(per_bay):
            x, colour = (
                x0 + 0.03 + (k + 0.5) * step,
                ('yellow', 'yellow', 'charcoal', 'green')[rng.integers(4)],
            )
            w, at = step - 0.02, z + 0.016 + tier * 0.215
            bin_ = bm_(colour)
            box((w, 0.42, 0.012), (x, 0.27, at + 0.006), bin_, 0.004, seg=2, parent=group)
            for side in (-1, 1):
                box(
                    (0.01, 0.42, 0.19),
                    (x + side * (w / 2 - 0.005), 0.27, at + 0.097),
                    bin_,
                    0.004,
                    seg=2,
                    parent=group,
                )
            box((w, 0.012, 0.105), (x, 0.062, at + 0.053), bin_, 0.005, seg=2, rot=(0.22, 0, 0), parent=group)
            box((w, 0.012, 0.19), (x, 0.475, at + 0.097), bin_, 0.004, seg=2, parent=group)
            box(
                (w * 0.6, 0.006, 0.045),
                (x, 0.050, at + 0.05),
                bm_('white'),
                0.002,
                seg=1,
                rot=(0.22, 0, 0),
                parent=group,
            )
            for _ in range(int(rng.integers(3, 8))):
                px, py = x + rng.uniform(-0.3, 0.3) * w, 0.16 + rng.uniform(0, 0.22)
                turn = (rng.uniform(0, 3), rng.uniform(0, 3), rng.uniform(0, 3))
                cyl(
                    rng.uniform(0.018, 0.032),
                    rng.uniform(0.03, 0.09),
                    (px, py, at + 0.075 + rng.uniform(0, 0.03)),
                    (steel, brass, bm_('black'))[rng.integers(3)],
                    rot=turn,
                    seg=16,
                    bev=0.004,
                    parent=group,
                )


def brake_disc(parent, loc, rot=(0, 0, 0), radius=0.15):
    """Ventilated brake disc that lies flat at `loc`."""
    group = empty('disc', loc, rot)
    group.parent = parent
    cast = mat('cast', '#8b8e90')
    for z in (0.006, 0.026):
        cyl(radius, 0.010, (0, 0, z), cast, bev=0.002, seg=64, parent=group)
    cyl(
        radius * 0.94,
        0.012,
        (0, 0, 0.016),
        mat('cast_dark', '#2d2e30'),
        bev=0,
        seg=48,
        parent=group,
    )
    cyl(radius * 0.55, 0.05, (0, 0, 0.045), cast, bev=0.006, seg=48, parent=group)
    cyl(radius * 0.24, 0.004, (0, 0, 0.0715), bm_('black'), bev=0, seg=32, parent=group)
    for a in np.arange(5) * 2 * math.pi / 5:
        cyl(
            0.009,
            0.004,
            (radius * 0.4 * math.cos(a), radius * 0.4 * math.sin(a), 0.0715),
            bm_('black'),
            bev=0,
            seg=16,
            parent=group,
        )


def coil_spring(parent, loc, rot=(0, 0, 0), height=0.36, radius=0.065, tint='goldp'):
    """Suspension spring that stands at `loc`."""
    turns = np.linspace(0, 2 * math.pi * 6, 150)
    path = [(radius * math.cos(a), radius * math.sin(a), 0.012 + height * a / turns[-1]) for a in turns]
    spring = tube(path, 0.0105, bm_(tint), parent=parent)
    spring.location, spring.rotation_euler = loc, rot


def fill_heavy(group, rng, x0, x1, z):
    """Add stacks of brake discs, springs and shock absorbers."""
    x = x0 + 0.22
    while x < x1 - 0.15:
        if rng.random() < 0.55:
            for k in range(int(rng.integers(2, 5))):
                brake_disc(group, (x, 0.26, z + 0.017 + k * 0.076), (0, 0, rng.uniform(0, 6)))
            x += 0.36
        else:
            for k in range(2):
                coil_spring(
                    group,
                    (x - 0.06 + k * 0.17, 0.2 + 0.12 * k, z + 0.016),
                    tint=('goldp', 'black', 'red')[rng.integers(3)],
                )
            x += 0.40


def fill_batteries(group, rng, x0, x1, z):
    """Add a row of vehicle batteries."""
    x = x0 + 0.2
    while x < x1 - 0.15:
        box((0.26, 0.19, 0.20), (x, 0.2, z + 0.117), bm_('black'), 0.012, parent=group)
        box((0.27, 0.20, 0.035), (x, 0.2, z + 0.20), bm_('char2'), 0.01, parent=group)
        box(
            (0.2, 0.004, 0.09),
            (x, 0.104, z + 0.11),
            bm_(('yellow', 'green')[rng.integers(2)]),
            0.001,
            seg=1,
            parent=group,
        )
        for side in (-1, 1):
            cyl(0.011, 0.03, (x + side * 0.09, 0.15, z + 0.23), bm_('steel'), bev=0.003, seg=16, parent=group)
        x += rng.uniform(0.30, 0.36)


def tyre_mesh(radius=0.36, width=0.24):
    """Mesh of one tyre with its axle along Y."""
    return wheel(vmats(), radius, width, style='steel', spokes=6, h=0.005)[0]


def tyre_rack(rng, loc, yaw, length=3.6, levels=(0.16, 0.98, 1.80)):
    """Rack of upright tyres along local X that faces -Y."""
    group = empty('tyres', loc, yaw)
    tyre, radius, step = tyre_mesh(), 0.36, 0.252
    height = levels[-1] + 0.85
    for x in np.linspace(-length / 2, length / 2, 3):
        for y in (0.02, 0.60):
            box((0.06, 0.06, height), (x, y, height / 2), bm_('char2'), 0.008, parent=group)
    for z in levels:
        for y in (0.12, 0.50):
            tube([(-length / 2, y, z), (length / 2, y, z)], 0.026, bm_('goldp'), parent=group)
        for k in range(int(length / step)):
            x = -length / 2 + 0.16 + k * step
            if (
                rng.random() < 0.95
                and min(abs(x - p) for p in np.linspace(-length / 2, length / 2, 3)) > 0.10
            ):
                spin = (0, rng.uniform(0, 6), math.pi / 2)
                place(tyre, (x, 0.31, z + radius - 0.025), spin, 1, parent=group)
    return group


def tyre_stack(rng, loc, count=4):
    """Stack of tyres that lie flat."""
    tyre = tyre_mesh()
    for k in range(count):
        place(
            tyre,
            (loc[0] + rng.normal(0, 0.012), loc[1] + rng.normal(0, 0.012), loc[2] + 0.12 + k * 0.238),
            (1.5708, 0, rng.uniform(0, 6)),
        )


def counter(loc, yaw=0.0, length=2.2):
    """Counter with a few parts on it; it faces -Y."""
    group = empty('counter', loc, yaw)
    own = dict(parent=group)
    box((length, 0.62, 0.90), (0, 0, 0.45), bm_('charcoal'), 0.02, **own)
    box((length + 0.1, 0.74, 0.055), (0, 0, 0.93), bm_('wood'), 0.014, **own)
    box((length + 0.02, 0.02, 0.05), (0, -0.31, 0.80), bm_('gold'), 0.006, **own)
    top = 0.958
    brake_disc(group, (-0.62, -0.05, top), (0, 0, 0.4), 0.16)
    brake_disc(group, (-0.60, -0.04, top + 0.076), (0, 0, 1.0), 0.16)
    coil_spring(group, (-0.24, 0.08, top))
    for x, y, tint in ((0.02, -0.10, 'white'), (0.17, 0.0, 'charcoal')):
        cyl(0.055, 0.17, (x, y, top + 0.085), bm_(tint), bev=0.014, **own)
        cyl(0.046, 0.02, (x, y, top + 0.178), bm_('steel'), bev=0.003, **own)
    carton(group, 0.55, 0.04, top, 0.40, 0.32, 0.24, CARTONS[2], True, 0.12)
    box((0.22, 0.30, 0.012), (0.90, -0.12, top + 0.006), bm_('wood'), 0.003, rot=(0, 0, -0.2), **own)
    box((0.20, 0.27, 0.004), (0.90, -0.125, top + 0.014), bm_('white'), 0.001, seg=1, rot=(0, 0, -0.2), **own)
    return group

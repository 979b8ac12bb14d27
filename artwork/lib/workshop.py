"""Indoor sites: daylit hall, parts racks and their goods, counter, engine on a stand, lift, teaching furniture."""
import math

import numpy as np

from . import nature
from .buildings import bm_
from .core import area, box, cyl, empty, mat, opt, place, sky, sun, tube
from .mark import mark
from .vehicles import vmats, wheel

CARTONS = ('#b08a5a', '#a67f50', '#bb9766', '#9c7648')


# ------------------------------------------------------------------ hall and light
def hall(width, depth, height, door=(0.0, 4.4, 3.6), sill=3.0, floor_tint='#9a968d'):
    """Hall along +Y, open towards the camera at Y < 0: windows high on the left, a door (x, width, height) at the end."""
    group = empty('hall')
    own = dict(parent=group)
    floor = mat('hall_floor', floor_tint, rough=0.22, spec=0.5, rough_vary=0.08, vary=0.06, vscale=0.9)
    wall, dado, frame = (
        mat('hall_wall', '#cdc3b0', rough=0.75, vary=0.04),
        mat('hall_dado', '#2b3034', rough=0.5),
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
    # Solid piers part the windows, so that the sun falls on the floor in separate patches.
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
        mat('hall_ceiling', '#d3cec4', rough=0.8),
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


def hall_light(rows, y0, y1, height, azimuth=-158.0, elevation=30.0, strength=11.0, power=240.0):
    """Sun through the left windows, lamp rows at the X positions `rows`, soft fill from behind the camera."""
    sun(opt('saz', azimuth), opt('sel', elevation), opt('sun', strength), '#ffc888', size=1.0)
    gradient = [(0, '#ffe6bd'), (0.2, '#dfe6e2'), (1, '#8fb4d4')]
    sky(el=24, az=azimuth, strength=0.3, dust=1.4, cam_grad=gradient, cam_strength=1.7)
    tube_ = mat('led_tube', '#ffffff', emit='#fff1dc', emit_str=12.0)
    middle, run = (y0 + y1) / 2, y1 - y0
    for x in rows:
        for y in np.arange(y0 + 1, y1, 3.4):
            box((0.22, 2.4, 0.07), (x, y, height - 0.5), bm_('charcoal'), 0.02)
            box((0.16, 2.3, 0.02), (x, y, height - 0.54), tube_, 0)
        lamp = area((x, middle, height - 0.6), (x, middle, 0), 0.6, power, '#fff0dc', sy=run)
        lamp.rotation_euler = (0, 0, 0)
    area((-2.5, -9.5, 3.6), (0, 4, 1.0), 5, power * 1.1, '#ffeedd')


def outdoors(y, rng):
    """Laterite yard with trees and bananas beyond the end door at `y`."""
    box((120, 80, 0.1), (0, y + 40.4, -0.08), bm_('laterite'), 0)
    trees = [nature.broadleaf(6.5, 2.6, 'leaf', 5000, 0.26, seed) for seed in (1, 2)]
    stems = [nature.banana(3.0, 12, seed) for seed in (1, 2)]
    for k in range(9):
        place(
            trees[k % 2],
            (-15 + k * 3.7 + rng.normal(0, 0.8), y + 17 + rng.uniform(0, 8), 0),
            k,
            rng.uniform(0.9, 1.3),
        )
    for k in range(6):
        place(
            stems[k % 2],
            (-7 + k * 2.6 + rng.normal(0, 0.5), y + 11 + rng.uniform(0, 2), 0),
            k * 2,
            rng.uniform(0.8, 1.15),
        )


# ------------------------------------------------------------------ racks and goods
def rack(loc, yaw, bays, levels=(0.12, 0.68, 1.24, 1.80, 2.36), bay=1.8, depth=0.62):
    """Shelf rack along local X that faces -Y; origin on the floor below the middle of its front."""
    group = empty('rack', loc, yaw)
    post, shelf = bm_('char2'), mat('shelf', '#c9c4ba', rough=0.5, metal=0.2)
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
    """Taped cardboard carton standing at (x, y, z), with the company's mark on its front if `branded`."""
    group = empty('carton', (x, y, z), turn)
    group.parent = parent
    card = mat('card' + tint, tint, rough=0.88, vary=0.06, vscale=3)
    box((width, depth, height), (0, 0, height / 2), card, 0.008, seg=2, parent=group)
    tape = mat('tape', '#cdb48a', rough=0.35)
    box((0.05, depth + 0.003, height + 0.003), (0, 0, height / 2 + 0.001), tape, 0.008, seg=2, parent=group)
    if branded:
        ink = mat('ink_laterite', '#7c2411', rough=0.8)
        mark(height * 0.42, ink, (-width * 0.26, -depth / 2 - 0.001, height * 0.5), 0, 0.003, group)


def fill_cartons(group, rng, x0, x1, z, room=0.5, depth=0.62):
    """Row of unequal cartons on one shelf, some stacked, some branded, with gaps."""
    x = x0 + 0.05
    while x < x1 - 0.25:
        width = min(rng.uniform(0.24, 0.52), x1 - x - 0.03)
        height, deep = rng.uniform(0.16, 0.40), rng.uniform(0.36, 0.52)
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
            if height < 0.23 and rng.random() < 0.6:
                top = min(rng.uniform(0.12, 0.2), room - height - 0.03)
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
    """Two tiers of open-fronted plastic bins with small parts in them."""
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


def fill_filters(group, rng, x0, x1, z):
    """Oil and air filters in rows."""
    tints = ('white', 'charcoal', 'red', 'white')
    x, k = x0 + 0.11, 0
    while x < x1 - 0.08:
        tint, height, radius = tints[(k // 4) % 4], (0.19, 0.24, 0.16, 0.21)[(k // 4) % 4], 0.062
        for row in range(3):
            if rng.random() < 0.93:
                cyl(
                    radius,
                    height,
                    (x, 0.10 + row * 0.145, z + 0.016 + height / 2),
                    bm_(tint),
                    bev=0.014,
                    seg=32,
                    parent=group,
                )
                cyl(
                    radius * 0.86,
                    0.02,
                    (x, 0.10 + row * 0.145, z + 0.022 + height),
                    bm_('steel'),
                    bev=0.003,
                    seg=32,
                    parent=group,
                )
        x, k = x + 0.142, k + 1


def brake_disc(parent, loc, rot=(0, 0, 0), radius=0.15):
    """Ventilated brake disc lying flat at `loc`."""
    group = empty('disc', loc, rot)
    group.parent = parent
    cast = mat('cast', '#8b8e90', rough=0.32, metal=0.95, rough_vary=0.1)
    for z in (0.006, 0.026):
        cyl(radius, 0.010, (0, 0, z), cast, bev=0.002, seg=64, parent=group)
    cyl(
        radius * 0.94,
        0.012,
        (0, 0, 0.016),
        mat('cast_dark', '#2d2e30', rough=0.7, metal=0.6),
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
    """Suspension spring standing at `loc`."""
    turns = np.linspace(0, 2 * math.pi * 6, 150)
    path = [(radius * math.cos(a), radius * math.sin(a), 0.012 + height * a / turns[-1]) for a in turns]
    spring = tube(path, 0.0105, bm_(tint), parent=parent)
    spring.location, spring.rotation_euler = loc, rot


def fill_heavy(group, rng, x0, x1, z):
    """Brake discs in stacks, springs and shock absorbers."""
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
    """Vehicle batteries in a row."""
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
    """Mesh of one tyre, its axle along Y."""
    return wheel(vmats(), radius, width, style='steel', spokes=6, h=0.005)[0]


def tyre_rack(rng, loc, yaw, length=3.6, levels=(0.16, 0.98, 1.80)):
    """Rack of standing tyres along local X that faces -Y."""
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
    """Tyres lying on each other."""
    tyre = tyre_mesh()
    for k in range(count):
        place(
            tyre,
            (loc[0] + rng.normal(0, 0.012), loc[1] + rng.normal(0, 0.012), loc[2] + 0.12 + k * 0.238),
            (1.5708, 0, rng.uniform(0, 6)),
        )


def step_ladder(loc, yaw=0.0, steps=6):
    """Yellow warehouse steps on castors, climbing along local +Y."""
    group = empty('steps', loc, yaw)
    own = dict(parent=group)
    yellow, tread = bm_('yellow'), bm_('char2')
    top = steps * 0.25
    for k in range(steps):
        box((0.6, 0.24, 0.03), (0, k * 0.2, (k + 1) * 0.25), tread, 0.006, **own)
    for side in (-1, 1):
        x = side * 0.32
        tube([(x, -0.12, 0.08), (x, steps * 0.2 - 0.1, top)], 0.022, yellow, **own)
        tube(
            [
                (x, steps * 0.2 - 0.1, 0.08),
                (x, steps * 0.2 - 0.1, top + 0.9),
                (x, 0.1, 1.15),
                (x, -0.1, 0.9),
                (x, -0.12, 0.08),
            ],
            0.022,
            yellow,
            **own
        )
        tube([(x, -0.12, 0.12), (x, steps * 0.2 - 0.1, 0.12)], 0.022, yellow, **own)
        for y in (-0.12, steps * 0.2 - 0.1):
            cyl(0.06, 0.04, (x, y, 0.06), bm_('rubber'), rot=(0, math.pi / 2, 0), **own)
    return group


def hand_truck(loc, yaw=0.0):
    """Platform trolley with cartons on it."""
    group = empty('truck', loc, yaw)
    own = dict(parent=group)
    box((0.72, 1.15, 0.05), (0, 0, 0.22), bm_('wood'), 0.012, **own)
    tube(
        [(-0.31, 0.56, 0.22), (-0.31, 0.62, 1.05), (0.31, 0.62, 1.05), (0.31, 0.56, 0.22)],
        0.02,
        bm_('yellow'),
        **own
    )
    for x in (-0.26, 0.26):
        for y in (-0.42, 0.42):
            cyl(0.09, 0.05, (x, y, 0.09), bm_('rubber'), rot=(0, math.pi / 2, 0), bev=0.015, **own)
            box((0.05, 0.07, 0.09), (x, y, 0.17), bm_('steel'), 0.008, **own)
    carton(group, -0.02, -0.22, 0.246, 0.62, 0.52, 0.36, CARTONS[0], True, 0.05)
    carton(group, 0.03, 0.28, 0.246, 0.52, 0.40, 0.30, CARTONS[2], False, -0.08)
    carton(group, -0.04, -0.20, 0.608, 0.42, 0.36, 0.24, CARTONS[1], True, -0.12)
    return group


def counter(loc, yaw=0.0, length=2.2):
    """Issue counter with a few parts laid out on it; faces -Y."""
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


# ------------------------------------------------------------------ training bay
def engine_on_stand(loc, yaw=0.0):
    """Four-cylinder engine on a wheeled stand, its pulley side towards local -Y; about 1.3 m tall."""
    group = empty('engine', loc, yaw)
    own = dict(parent=group)
    alloy = mat('engine_alloy', '#a9adb0', rough=0.38, metal=0.9, vary=0.06, bump=0.1, bump_scale=70)
    cast, dark, red = (
        mat('engine_cast', '#4a4e52', rough=0.5, metal=0.7, bump=0.15, bump_scale=60),
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
            mat('rusty', '#6b4a38', rough=0.7, metal=0.5, vary=0.2),
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
    # timing side: pulleys and belt on the -Y face
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
    """Two-post vehicle lift across local X, arms at `lifted` metres; the vehicle is placed by the scene."""
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
    """Blank whiteboard on a wheeled stand, facing -Y."""
    group = empty('whiteboard', loc, yaw)
    own = dict(parent=group)
    box(
        (width, 0.03, height), (0, 0, 1.42), mat('board_white', '#f4f2ec', rough=0.18, coat=0.6), 0.006, **own
    )
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
    """Board of hand tools on a wall that faces -Y: spanners by size, hammers, screwdrivers, pliers."""
    group = empty('toolboard', loc, yaw)
    own = dict(parent=group)
    steel = bm_('steel')
    box((width, 0.04, height), (0, 0.02, 0), mat('peg', '#33383c', rough=0.6), 0.01, **own)
    box((width + 0.06, 0.05, 0.05), (0, 0.02, height / 2), bm_('goldp'), 0.008, **own)
    top = height / 2 - 0.16
    for k in range(10):  # combination spanners, falling in size
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

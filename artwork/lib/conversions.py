"""Converted trucks: fire truck, tanker, mobile clinic. See trucks.py for the cab, the chassis and fittings."""
import math

import numpy as np

from .buildings import bm_
from .core import box, cyl, mat, prism, tube
from .mark import mark
from .sdf import rbox
from .trucks import ARCH, AXLE_Z, WHEEL, beacon_bar, box_body, cab, cab_marks, chassis, ladder, mudguard, rail
from .vehicles import Car, vmats


def fire_truck():
    """Fire truck with a crew cab, shuttered lockers, and a ladder and a water monitor on the roof."""
    M = vmats('#8f1f12', '#e3a51f', key='fire')
    root, back = cab(M, crew=True)
    tail, axle = -6.55, -4.55
    chassis(M, root, tail + 0.1, (axle,))
    c = box_body(M, tail, back - 0.06, 0.62, 2.72, (axle,), 'firebody')
    c.root.parent = root
    G, outside = c.G, 0.6 - c.G.y
    lockers = ((-3.80, -2.05, 0.80), (-5.22, -3.90, 1.24), (-6.42, -5.32, 0.80))
    for x0, x1, z0 in lockers:
        opening = rbox(
            np.abs(G.x - (x0 + x1) / 2) - (x1 - x0) / 2,
            np.abs(G.z - (z0 + 2.36) / 2) - (2.36 - z0) / 2,
            outside,
            0.03,
        )
        c.cut(opening, 0.05)
        c.shell(
            np.maximum(np.abs((G.z % 0.066) - 0.033) - 0.0285, opening - 0.004),
            0.024,
            'silver',
            'shutter',
            r=0.008,
        )
        c.shell(opening - 0.004, 0.040, 'under', 'locker')
    c.finish_paint(zunder=0.5, zc=AXLE_Z)
    own = dict(parent=root)
    yellow, white = M['accent'], bm_('white')
    for side in (-1, 1):
        for x0, x1, z0 in lockers:
            box(
                (x1 - x0 - 0.1, 0.03, 0.04),
                ((x0 + x1) / 2, side * 1.175, z0 + 0.07),
                M['alloy'],
                0.012,
                **own,
            )
            box(
                (0.02, 0.012, 1.56 - (z0 - 0.8)),
                (x0 - 0.05, side * 1.205, (z0 + 2.36) / 2),
                M['alloy'],
                0.004,
                **own,
            )
        box(
            (back - tail - 0.3, 0.012, 0.13),
            ((back + tail) / 2 - 0.03, side * 1.202, 2.52),
            yellow,
            0.003,
            **own,
        )
        for x0, x1 in ((tail + 0.1, axle - 0.72), (axle + 0.72, back - 0.12)):
            box((x1 - x0, 0.012, 0.075), ((x0 + x1) / 2, side * 1.203, 0.71), yellow, 0.003, **own)
            box((x1 - x0, 0.10, 0.05), ((x0 + x1) / 2, side * 1.20, 0.60), M['clad'], 0.015, **own)
        for x in np.linspace(tail + 0.25, back - 0.3, 4):
            box((0.10, 0.02, 0.05), (x, side * 1.205, 2.64), M['amber'], 0.012, **own)
        rail(root, [(tail + 0.1, side * 1.08), (back - 0.15, side * 1.08)], 2.71, M['alloy'])
        box(
            (0.16, 0.22, 0.14),
            (tail + 0.3, side * 0.9, 2.80),
            mat('beacon', '#2a6bd6'),
            0.04,
            **own,
        )
    # roof: ladder on brackets, monitor, hose reel box
    for x in (-2.7, -5.7):
        box((0.08, 0.6, 0.22), (x, 0.55, 2.82), M['clad'], 0.015, **own)
    ladder(root, 4.6, (-6.6, 0.55, 2.96))
    ladder(root, 4.2, (-6.4, 0.55, 3.06), width=0.34)
    box((1.5, 0.9, 0.30), (-5.2, -0.45, 2.86), M['silver'], 0.04, **own)
    cyl(0.10, 0.34, (-2.6, -0.35, 2.86), M['clad'], **own)
    cyl(0.15, 0.16, (-2.6, -0.35, 3.06), M['paint'], bev=0.03, **own)
    tube([(-2.75, -0.35, 3.10), (-2.35, -0.35, 3.22), (-1.75, -0.35, 3.34)], 0.065, M['paint'], seg=16, **own)
    cyl(0.085, 0.24, (-1.66, -0.35, 3.36), bm_('gold'), rot=(0, 1.37, 0), r2=0.05, **own)
    beacon_bar(root, 0.62, 2.82)
    box((1.2, 1.5, 0.03), (-0.4, 0, 2.80), white, 0.012, **own)
    cab_marks(M, root, 0.30, white)
    bumper = [(1.53, 0.35), (1.46, 0.92), (1.18, 1.16), (0.86, 1.16)]  # follows the cab round its corners
    bumper += [(x, -y) for x, y in reversed(bumper)]
    prism(bumper, 0.18, white, (0, 0, 0.49), rot=(math.pi / 2, 0, 0), bev=0.04, **own)
    return root


def tanker():
    """Rigid tank truck: elliptical white tank, top walkway, hose tubes, valve cabinet."""
    M = vmats('#eeece6', '#d9a441', key='tank')
    root, back = cab(M)
    front, tail, axles = back - 0.35, -7.55, (-4.55, -5.85)
    chassis(M, root, tail + 0.25, axles)
    c = Car((tail - 0.2, 0, 0.9), (front + 0.2, 1.36, 3.05), 0.012, M, 'tank')
    middle, half_width, half_height = 1.98, 1.24, 0.90
    turn = np.linspace(-math.pi / 2, math.pi / 2, 33)[1:-1]  # without duplicate points on the axis
    outline = [
        (
            half_width * abs(math.cos(a)) ** 0.8,
            middle + half_height * math.copysign(abs(math.sin(a)) ** 0.8, a),
        )
        for a in turn
    ]
    low, high = middle - half_height - 0.1, middle + half_height + 0.1
    side = [(front, low, 0.05), (front, high, 0.05), (tail, high, 0.05), (tail, low, 0.05)]
    plan = [(front, 0.2, 0.5), (front - 0.10, 1.36, 0.15), (tail + 0.10, 1.36, 0.15), (tail, 0.2, 0.5)]
    c.body(side, plan, outline, 0.16, 0.05)
    c.arch, c.xs, c.R, c.ra = [], (), WHEEL, ARCH
    for x in np.linspace(front - 0.55, tail + 0.55, 5):
        c.shell(np.abs(c.G.x - x) - 0.045 + 0 * c.B, -0.012, 'silver', 'band')
    c.finish_paint(zunder=0.5)
    c.root.parent = root
    own = dict(parent=root)
    laterite, top = mat('stripe_laterite', '#932c12'), middle + half_height
    bays = np.linspace(front - 0.55, tail + 0.55, 5)
    for side in (-1, 1):
        for k, (a, b) in enumerate(zip(bays, bays[1:])):
            at = ((a + b) / 2, side * 1.24, middle)
            if k == 1:
                mark(0.44, laterite, at, 0 if side < 0 else math.pi, 0.008, root)
            else:
                box((a - b - 0.11, 0.014, 0.17), at, laterite, 0.004, **own)
        for x in axles:
            mudguard(root, x, M['clad'], side)
        # side guard, hose tubes and cabinet between the axles
        for z in (0.52, 0.72, 0.92):
            box((2.0, 0.03, 0.09), (-2.45, side * 1.16, z), M['silver'], 0.01, **own)
        for x in (-1.7, -3.2):
            box((0.06, 0.05, 0.7), (x, side * 1.13, 0.80), M['clad'], 0.01, **own)
        cyl(0.12, 3.0, (-2.6, side * 1.02, 1.12), M['silver'], rot=(0, math.pi / 2, 0), **own)
    box((0.9, 0.5, 0.62), (-1.75, 0.78, 0.78), M['clad'], 0.04, **own)
    for k in range(4):
        cyl(0.075, 0.16, (-2.55 - k * 0.24, 1.10, 1.0), bm_('steel'), rot=(math.pi / 2, 0, 0), **own)
        cyl(0.10, 0.04, (-2.55 - k * 0.24, 1.17, 1.0), M['alloy'], rot=(math.pi / 2, 0, 0), **own)
    box((front - tail - 0.7, 0.74, 0.03), ((front + tail) / 2, 0, top + 0.06), M['silver'], 0.01, **own)
    for y in (-0.46, 0.46):
        box((front - tail - 0.5, 0.05, 0.16), ((front + tail) / 2, y, top + 0.02), M['paint'], 0.02, **own)
    for a, b in zip(bays, bays[1:]):
        cyl(0.27, 0.14, ((a + b) / 2, 0, top + 0.13), M['silver'], bev=0.03, **own)
        cyl(0.31, 0.04, ((a + b) / 2, 0, top + 0.22), M['alloy'], bev=0.015, **own)
        box((0.30, 0.08, 0.06), ((a + b) / 2, 0, top + 0.26), M['clad'], 0.015, **own)
    rail(root, [(front - 0.4, 0.52), (tail + 0.4, 0.52)], top + 0.05, bm_('yellow'), height=0.75, posts=7)
    ladder(root, 2.3, (tail - 0.12, 0.6, 0.75), (0, -math.pi / 2, 0))
    cab_marks(M, root, 0.34, laterite)
    box((0.12, 0.05, 0.20), (-0.92, 1.0, 1.6), bm_('red'), 0.03, **own)
    return root


def mobile_clinic():
    """Mobile clinic: box body with an open side door, steps, awning, windows and a roof unit on the left side."""
    M = vmats('#eeece6', '#d9a441', key='clinic')
    root, back = cab(M)
    tail, axle, floor, roof = -6.35, -4.15, 0.98, 3.22
    chassis(M, root, tail + 0.15, (axle,))
    c = box_body(M, tail, back - 0.12, 0.66, roof, (axle,), 'clinic', half=1.21)
    c.root.parent = root
    G, outside = c.G, 0.6 - c.G.y
    for x0, x1 in ((-1.85, -1.15), (-4.70, -3.60), (-6.10, -5.10)):
        pane = rbox(np.abs(G.x - (x0 + x1) / 2) - (x1 - x0) / 2, np.abs(G.z - 2.33) - 0.33, outside, 0.06)
        c.cut(pane, 0.03)
        c.shell(pane - 0.004, 0.012, 'glass', 'pane')
        c.shell(np.maximum(np.abs(pane) - 0.018, outside), -0.004, 'trim', 'frame')
    for x0, x1 in ((-3.45, -2.15), (-1.90, -1.15)):
        hatch = rbox(np.abs(G.x - (x0 + x1) / 2) - (x1 - x0) / 2, np.abs(G.z - 0.86) - 0.13, outside, 0.02)
        c.groove(hatch, outside, w=0.006)
    # The body is solid. Cut out the doorway and a small room behind it, because the room is visible.
    room = rbox(np.abs(G.x + 2.80) - 0.44, np.abs(G.z - 2.0) - 1.0, np.maximum(G.y - 1.5, -0.2 - G.y), 0.03)
    c.P = np.maximum(c.P, -np.maximum(room, -G.y + 0.02))
    c.keep = lambda p: (np.abs(p[:, 0] + 2.80) < 0.46) & (np.abs(p[:, 1]) < 1.16)
    c.finish_paint(zunder=0.5, zc=AXLE_Z)
    own = dict(parent=root)
    green, gold = mat('amb_green', '#1f4d35'), bm_('goldp')
    blocks = np.arange(tail + 0.15, back - 0.45, 0.26)
    for side in (-1, 1):
        for k, x in enumerate(blocks):
            if side < 0 or not -3.40 < x + 0.13 < -2.25:
                box((0.26, 0.012, 0.20), (x + 0.13, side * 1.212, 1.42), (gold, green)[k % 2], 0.002, **own)
        box((back - tail - 0.4, 0.012, 0.07), ((back + tail) / 2, side * 1.212, 3.02), green, 0.002, **own)
    mark(0.46, green, (-5.60, 1.214, 1.80), math.pi, 0.012, root)
    clinic_door(M, root, floor)
    # awning on the left, roof unit, roof rail
    cloth = mat('awning', '#e9e2d2')
    stripe = mat('awning_green', '#2c5a3e')
    for k in range(12):
        x = -5.0 + k * 0.3
        box((0.3, 2.35, 0.015), (x, 2.32, 2.80), (cloth, stripe)[k % 2], 0, rot=(-0.16, 0, 0), **own)
        box((0.3, 0.012, 0.20), (x, 3.485, 2.515), (cloth, stripe)[k % 2], 0, **own)
    cyl(0.07, 3.7, (-3.35, 1.27, 2.99), M['silver'], rot=(0, math.pi / 2, 0), **own)
    for x in (-5.1, -1.58):
        tube([(x, 3.46, 2.60), (x, 3.50, 0.0)], 0.022, M['alloy'], **own)
        tube([(x, 1.24, 2.2), (x, 3.46, 2.60)], 0.018, M['alloy'], **own)
    box((1.1, 0.9, 0.26), (-3.6, 0, roof + 0.12), M['silver'], 0.06, **own)
    box((0.9, 0.7, 0.05), (-3.6, 0, roof + 0.27), M['clad'], 0.02, **own)
    for k, x in enumerate((-5.5, -1.9)):
        box(
            (1.5, 1.0, 0.04),
            (x, -0.3, roof + 0.09),
            mat('pv_dark', '#0f1d36'),
            0.008,
            **own,
        )
    cab_marks(M, root, 0.34, green)
    return root


def clinic_door(M, root, floor):
    """Open door leaf, lit room with cabinet and couch, and folding steps, on the left of the clinic body."""
    own = dict(parent=root)
    inside = mat('int_white', '#f0efea')
    box((0.05, 0.82, 1.92), (-3.28, 1.60, floor + 1.0), M['paint'], 0.03, **own)
    box((0.06, 0.5, 0.55), (-3.28, 1.60, floor + 1.42), M['glass'], 0.02, **own)
    box((0.08, 0.10, 0.16), (-3.28, 1.92, floor + 0.9), M['trim'], 0.02, **own)
    box((0.84, 1.1, 0.03), (-2.80, 0.6, floor + 0.03), mat('int_floor', '#4c545a'), 0.005, **own)
    box((0.80, 0.34, 0.86), (-2.80, 0.24, floor + 0.45), inside, 0.02, **own)
    for k in range(3):
        box(
            (0.74, 0.02, 0.24),
            (-2.80, 0.42, floor + 0.19 + k * 0.27),
            mat('amb_green2', '#2c6647'),
            0.012,
            **own,
        )
    box((0.80, 0.36, 0.03), (-2.80, 0.25, floor + 0.90), bm_('steel'), 0.008, **own)
    for k, (w, tint) in enumerate(((0.16, 'yellow'), (0.12, 'white'), (0.18, 'green'))):
        box(
            (w, 0.14, 0.16 + 0.05 * k),
            (-3.05 + k * 0.24, 0.25, floor + 1.0 + 0.025 * k),
            bm_(tint),
            0.02,
            **own,
        )
    box((0.80, 0.22, 0.5), (-2.80, 0.18, floor + 1.60), inside, 0.02, **own)
    box((0.5, 0.06, 0.02), (-2.80, 0.7, floor + 2.0), bm_('coolled'), 0, **own)
    for k in range(3):
        box((0.80, 0.27, 0.035), (-2.80, 1.36 + k * 0.25, 0.76 - k * 0.24), M['silver'], 0.008, **own)
    for side in (-1, 1):
        box((0.03, 1.0, 0.07), (-2.80 + side * 0.41, 1.62, 0.53), M['alloy'], 0.008, rot=(-0.77, 0, 0), **own)
        tube(
            [
                (-2.80 + side * 0.45, 1.26, 0.9),
                (-2.80 + side * 0.45, 1.30, 1.75),
                (-2.80 + side * 0.45, 2.0, 1.05),
                (-2.80 + side * 0.45, 2.02, 0.2),
            ],
            0.017,
            bm_('yellow'),
            **own,
        )

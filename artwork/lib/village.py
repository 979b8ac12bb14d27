"""Village buildings and furniture: brick house with an iron roof, shed, benches, table, jerrycan."""
import math

import numpy as np
from mathutils import Matrix

from .buildings import bm_, corrugated
from .core import box, cyl, empty, mat, prism, tube


def brick():
    """Material of hand-made burnt bricks."""
    return mat('village_brick', '#9a5234')


def iron():
    """Material of weathered corrugated iron."""
    return mat('iron', '#9b948a')


def pitched_roof(parent, width, depth, eaves, rise, sheet=None):
    """Two corrugated slopes with the ridge along X, centred on the parent; lengths in metres."""
    sheet = sheet or iron()
    half, slope = depth / 2, math.atan2(rise, depth / 2)
    length = math.hypot(half, rise) + 0.5
    for side in (-1, 1):
        roof = corrugated(width, length, sheet, 0.15, 0.028, parent=parent)
        low = (0, side * (half + 0.5 * math.cos(slope)), eaves - 0.5 * math.sin(slope) + 0.06)
        turn = Matrix.Rotation(0 if side < 0 else math.pi, 4, 'Z')
        roof.matrix_local = Matrix.Translation(low) @ turn @ Matrix.Rotation(slope - math.pi / 2, 4, 'X')
    box((width, 0.34, 0.03), (0, 0, eaves + rise + 0.085), sheet, 0.01, parent=parent)
    for side in (-1, 1):
        for end in (-1, 1):
            middle = (
                end * (width / 2 - 0.04),
                side * (half + 0.5 * math.cos(slope)) / 2,
                eaves + rise / 2 - 0.12,
            )
            box((0.03, length, 0.16), middle, bm_('char2'), 0.006, rot=(-side * slope, 0, 0), parent=parent)


def gable(parent, x, depth, eaves, rise, material):
    """Triangular wall at `x`, 0.22 m thick."""
    points = [(-depth / 2, eaves), (depth / 2, eaves), (0, eaves + rise)]
    prism(points, 0.22, material, (x, 0, 0), rot=(0, 0, math.pi / 2), bev=0.01, parent=parent)


def framed_opening(parent, x, y, z, width, height, leaf, bars=False):
    """Shutter or door leaf in a timber frame on a wall that faces -Y; (x, y, z) is the middle of its lower edge."""
    wood = mat('frame_wood', '#5c4630')
    for side in (-1, 1):
        box(
            (0.09, 0.12, height + 0.09),
            (x + side * (width / 2 + 0.04), y, z + height / 2),
            wood,
            0.01,
            parent=parent,
        )
    box((width + 0.2, 0.14, 0.10), (x, y, z + height + 0.04), wood, 0.01, parent=parent)
    count = max(3, round(width / 0.17))
    for k in range(count):
        board = width / count
        px = x - width / 2 + (k + 0.5) * board
        box((board * 0.96, 0.05, height), (px, y + 0.02, z + height / 2), leaf, 0.006, seg=2, parent=parent)
    for part in (0.18, 0.82):
        box((width * 0.94, 0.03, 0.10), (x, y - 0.02, z + height * part), leaf, 0.006, seg=2, parent=parent)
    if bars:
        box((width + 0.34, 0.24, 0.08), (x, y - 0.05, z - 0.05), bm_('concrete'), 0.015, parent=parent)


def brick_house(width=9.0, depth=6.0, eaves=2.75, rise=1.45, veranda=True):
    """Brick house that faces -Y; origin on the ground in its middle, lengths in metres."""
    house = empty('house')
    own = dict(parent=house)
    wall, front = brick(), -depth / 2
    box((width, depth, eaves), (0, 0, eaves / 2), wall, 0.015, **own)
    plaster = mat('plinth', '#8c5b40')
    box((width + 0.1, depth + 0.1, 0.5), (0, 0, 0.2), plaster, 0.02, **own)
    for x in (-width / 2 + 0.105, width / 2 - 0.105):
        gable(house, x, depth, eaves, rise, wall)
    pitched_roof(house, width + 0.9, depth, eaves, rise)
    paint = mat('door_green', '#3e6a4a')
    framed_opening(house, -width * 0.05, front - 0.03, 0.28, 1.0, 2.05, paint)
    for x in (-width * 0.32, width * 0.26):
        framed_opening(house, x, front - 0.03, 1.1, 1.15, 1.1, paint, bars=True)
    if veranda:
        box((width + 0.3, 1.7, 0.26), (0, front - 0.85, 0.10), bm_('concrete'), 0.03, **own)
        for x in np.linspace(-width / 2 + 0.2, width / 2 - 0.2, 4):
            box(
                (0.12, 0.12, 2.2),
                (x, front - 1.55, 1.3),
                mat('frame_wood', '#5c4630'),
                0.015,
                **own
            )
        box(
            (width + 0.2, 0.1, 0.14),
            (0, front - 1.55, 2.4),
            mat('frame_wood', '#5c4630'),
            0.01,
            **own
        )
        lean = corrugated(width + 0.8, 2.1, iron(), 0.15, 0.028, parent=house)
        lean.matrix_local = Matrix.Translation((0, front - 1.95, 2.38)) @ Matrix.Rotation(-1.36, 4, 'X')
    return house


def shed(width=7.0, depth=5.0, eaves=2.8, rise=1.1):
    """Open shed with poles, an iron roof and a boarded back wall; origin on the ground in its middle."""
    group = empty('shed')
    own = dict(parent=group)
    wood = mat('frame_wood', '#5c4630')
    for x in np.linspace(-width / 2 + 0.2, width / 2 - 0.2, 3):
        for y in (-depth / 2 + 0.15, depth / 2 - 0.15):
            box((0.15, 0.15, eaves), (x, y, eaves / 2), wood, 0.015, **own)
        box((0.10, depth, 0.14), (x, 0, eaves - 0.05), wood, 0.01, **own)
    for y in (-depth / 2 + 0.15, depth / 2 - 0.15):
        box((width, 0.12, 0.16), (0, y, eaves - 0.1), wood, 0.01, **own)
    boards = mat('boards', '#8a6b48')
    for k in range(int(width / 0.2)):
        x = -width / 2 + 0.1 + k * 0.2
        box((0.185, 0.03, eaves - 0.5), (x, depth / 2 - 0.05, eaves / 2 + 0.1), boards, 0.005, seg=2, **own)
    pitched_roof(group, width + 0.8, depth, eaves, rise)
    return group


def bench(loc, yaw=0.0, length=1.8):
    """Plain wooden bench."""
    group = empty('bench', loc, yaw)
    wood = mat('bench_wood', '#94683c')
    box((length, 0.3, 0.045), (0, 0, 0.45), wood, 0.012, parent=group)
    for x in (-length / 2 + 0.2, length / 2 - 0.2):
        box((0.05, 0.26, 0.44), (x, 0, 0.22), wood, 0.008, parent=group)
    box((length - 0.4, 0.03, 0.08), (0, 0, 0.33), wood, 0.006, parent=group)
    return group


def table(loc, yaw=0.0):
    """Folding table with a tablecloth, boxes of supplies and a tray."""
    group = empty('table', loc, yaw)
    metal, cloth = bm_('steel'), mat('cloth', '#efe9dc')
    box((1.7, 0.75, 0.035), (0, 0, 0.76), cloth, 0.012, parent=group)
    box((1.72, 0.012, 0.26), (0, -0.38, 0.64), cloth, 0.004, parent=group)
    for x in (-0.7, 0.7):
        for y in (-0.28, 0.28):
            tube([(x * 1.05, y, 0), (x * 0.85, y, 0.75)], 0.016, metal, parent=group)
    supplies = (
        (-0.6, 0.1, 0.34, 0.26, 0.22, 'green'),
        (-0.2, 0.12, 0.3, 0.24, 0.16, 'white'),
        (0.62, 0.08, 0.3, 0.3, 0.26, 'yellow'),
    )
    for x, y, width, depth, height, colour in supplies:
        box((width, depth, height), (x, y, 0.78 + height / 2), bm_(colour), 0.02, parent=group)
    box((0.44, 0.3, 0.03), (0.2, -0.1, 0.795), metal, 0.012, parent=group)
    for k in range(4):
        cyl(0.03, 0.12, (0.06 + k * 0.09, -0.1, 0.87), bm_('white'), bev=0.008, parent=group)
    return group


def jerrycan(loc, yaw=0.0, colour='#d9a441'):
    """Twenty-litre can with a handle."""
    group = empty('can', loc, yaw)
    plastic = mat('can' + colour, colour)
    box((0.24, 0.17, 0.32), (0, 0, 0.16), plastic, 0.05, seg=4, parent=group)
    cyl(0.03, 0.06, (0.075, 0, 0.34), plastic, parent=group)
    tube(
        [(0.03, 0, 0.31), (0.02, 0, 0.375), (-0.08, 0, 0.375), (-0.1, 0, 0.31)], 0.014, plastic, parent=group
    )
    return group


def path_mask(X, Y, points, half_width):
    """Distance in metres inside (+) or outside (-) a path through `points` [(x, y), ...]."""
    best = np.full(np.shape(X), 1e9)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        t = np.clip(((X - ax) * (bx - ax) + (Y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2), 0, 1)
        best = np.minimum(best, np.hypot(X - ax - t * (bx - ax), Y - ay - t * (by - ay)))
    return half_width - best

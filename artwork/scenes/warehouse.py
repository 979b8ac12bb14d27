"""Warehouse: open sacks of coffee, cocoa and sesame in the sun, stacks of sacks, a forklift."""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import buildings as B, goods, halls, machines, nature as T, people, plates, stage
from lib.core import box, cached, cyl, empty, mat, place, reset, sun
from lib.mark import mark

reset()

rng = np.random.default_rng(6)
paint = B.bm_

# --- hall: 22 m wide (y), the gable with the door at x = 26; the camera looks along +x
halls.goods_hall()
mark(2.5, paint('charcoal'), (25.83, -7.7, 6.3), -math.pi / 2, depth=0.06)
for y in (-2.45, 1.75):
    box((40, 0.10, 0.004), (10, y, 0.002), paint('goldp'), 0)

# --- stacks of sacks: their cloth, height and spacing vary, as if goods had come and gone
near = dict(weave=62, relief=0.35)  # some sacks stand close to the camera
cloths = [
    goods.jute('jute_a', '#a2875f'),
    goods.jute('jute_b', '#937a55'),
    goods.jute('jute_green', '#a58b66'),
    goods.jute('jute_red', '#a1855f'),
    goods.jute('cotton', '#d8cdb6'),
]
sacks = [
    [goods.sack_mesh(seed=10 * k + s, m=c, H=0.21 + 0.03 * s) for s in range(4)] for k, c in enumerate(cloths)
]
lots = {1: [2, 0, 0, 4, 3, 1, 0, 2], -1: [4, 4, 1, 3, 0, 2, 2, 0]}  # cloth of each stack, left (1) and right (-1)
tall = {1: [5, 8, 7, 4, 9, 7, 8, 6], -1: [4, 6, 9, 8, 5, 8, 6, 9]}
for s in (-1, 1):
    for i in range(8):
        for j in range(4):
            if rng.random() < 0.10 or (j == 0 and i in (0, 4)):
                continue  # a gap, as if a pallet had been removed
            x = 2.6 + i * 2.3 + rng.normal(0, 0.16)
            y = s * (3.7 + j * 1.75) - 0.35 + rng.normal(0, 0.13)
            layers = max(2, tall[s][i] + int(rng.integers(-2, 2)) + (2 if j > 1 else 0))
            goods.loose_stack(
                sacks[lots[s][i]], (x, y, 0), rng.normal(0, 0.07), layers, seed=100 * i + 10 * j + s
            )
goods.loose_stack(sacks[2], (0.9, 2.15, 0), 0.22, 4, seed=77)
for i in range(6):
    goods.pallet(loc=(1.2, -3.75, i * 0.15), rot=rng.normal(1.57, 0.05))

# --- three open sacks in a patch of sun
mat('cocoa', '#57301d')  # fermented and dried cocoa, darker than the default
goods.open_sack('coffee', (-2.05, -0.22, 0), 0.31, 0.62, 1, n=2100, scale=2.1, m=cloths[0], heap=0.17)
goods.open_sack('sesame', (-2.30, -1.02, 0), 0.30, 0.55, 3, n=3400, scale=1.7, m=cloths[4], heap=0.16)
goods.open_sack('cocoa', (-1.25, -0.78, 0), 0.31, 0.66, 2, n=1300, scale=1.9, m=cloths[1], heap=0.18)
for k, (x, y, z, turn) in enumerate(
    ((-0.7, -2.15, 0.1, 0.5), (-0.55, -1.5, 0.1, 1.7), (-0.62, -1.85, 0.31, 1.15))
):
    place(sacks[3][k], (x, y, z), (0, 0.03, turn), 1.05)
goods.beans_on(lambda x, y: 0.006, 'coffee', 0.30, 60, (-2.62, -0.12, 0), None, 2.0, 5)
scoop = empty('scoop', (-2.1, -0.18, 0.78), (0, -0.35, 0.9))
cyl(0.075, 0.20, (0, 0, 0), paint('steel'), rot=(0, 1.57, 0), parent=scoop)
cyl(0.018, 0.16, (0.18, 0, 0), paint('wood'), rot=(0, 1.57, 0), bev=0.006, parent=scoop)

# --- forklift with a loaded pallet
forklift = cached('forklift', machines.forklift)
forklift.location, forklift.rotation_euler = (6.6, 1.0, 0), (0, 0, math.radians(192))
load = goods.loose_stack(sacks[3] + sacks[0], (0, 0, 0), 0, 4, seed=55)
load.parent, load.location, load.rotation_euler = forklift, (1.86, 0, 0.22), (0, 0, 1.5708)

# --- outside
box((60, 90, 0.1), (61, 0, -0.08), paint('laterite'), 0)
place(T.acacia(6.2, 4.6, 14000, 1), (62, -5.2, 0), 1.0, 0.9)
bushes = [T.shrub(0.6, k, 900, 0.13, s) for s, k in ((1, 'leaf'), (2, 'leaf_d'), (3, 'leaf_y'))]
for i in range(40):
    spot = (rng.uniform(52, 62), -14 + i * 0.7 + rng.normal(0, 0.5), 0.2)
    place(bushes[i % 3], spot, rng.uniform(0, 6), rng.uniform(2.2, 4.5))

# --- light through the left clerestory
sun(105, 24)
stage.level_camera((-7.9, -0.6, 1.72), heading=90, lens=41, horizon=0.36)
people.stand('porter', (3.8, -0.75, 0))
plates.take('warehouse', occlusion=True)

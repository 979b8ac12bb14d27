"""Raised drying beds with coffee cherries and parchment, a shed, green hills."""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import coffee, goods, nature, people, plates, stage, village
from lib.core import place, reset, sun

reset()
rng = np.random.default_rng(31)

# --- land: beds on a laterite terrace, hills behind with coffee in rows
height = stage.hills(flat_to=24, rise=24, seed=8)


def green(X, Y):
    wobble = 1.8 * (nature.fbm(X, Y, 0.22, 6, 3) - 0.5)
    terrace = np.minimum(np.minimum(X + 8.5, 8.5 - X), 22 - Y) + wobble
    patchy = np.clip((nature.fbm(X, Y, 0.16, 5, 5) - 0.30) * 5, 0, 1)
    return np.clip(0.55 - terrace * 0.55, 0, 1) * (0.75 + 0.5 * patchy)


stage.ground(height, green, near=(-60, 60, -6, 60, 400, 300))
stage.woods(rng, height, start=70, clear=lambda X, Y: (X < 8) & (X > -70) & (Y < 120))

# --- the beds: cherries to the right, parchment to the left
cherry, parchment = [coffee.bean_tile('cherry')], [coffee.bean_tile('parchment')]
coffee.drying_bed(rng, cherry, (1.5, 2.2, 0), math.radians(1), length=20)
coffee.drying_bed(rng, parchment, (-1.4, 3.4, 0), math.radians(1), length=18)
coffee.drying_bed(rng, parchment, (4.3, 3.0, 0), math.radians(1), length=18)
coffee.drying_bed(rng, cherry, (-4.3, 5.4, 0), math.radians(1), length=15)
coffee.drying_bed(rng, cherry, (7.1, 7.0, 0), math.radians(1), length=12)
coffee.rake((1.25, 5.0, 0.875), (0.0, 0, math.radians(-38)))
coffee.basket((0.3, 6.6, 0), 'cherry', 0.28, 0.32, seed=2)
coffee.basket((-0.25, 9.6, 0), 'cherry', 0.25, 0.28, seed=3)
sacks = [goods.sack_mesh(seed=seed, m=goods.jute()) for seed in range(3)]
coffee.crate_stack((2.6, 8.4, 0), 0.3, levels=3)

# --- shed and plants
shed = village.shed(8, 5)
shed.location, shed.rotation_euler = (9.5, 21.5, 0), (0, 0, math.radians(14))
for k in range(7):
    goods.loose_stack(sacks, (7.2 + k % 4 * 1.5, 21.6 + k // 4 * 1.3, 0), 0.24, layers=4 + k % 3, seed=k)
trees = [nature.broadleaf(6.5, 2.6, 'leaf', 9000, 0.22, seed) for seed in (1, 2)]
for x, y, k, size in (
    (-13, 27, 0, 1.2),
    (16, 27, 1, 1.3),
    (-22, 33, 1, 1.1),
    (4, 33, 0, 0.9),
    (23, 30, 0, 1.2),
):
    place(trees[k], (x, y, stage.at(height, x, y)), x, size)
for x, y, count in ((-8.6, 20, 5), (-10.5, 15, 4), (12.5, 16.5, 4)):
    stage.banana_clump(rng, (x, y), count)
bushes = [
    nature.shrub(0.8, kind, 900, 0.13, seed) for seed, kind in ((1, 'leaf_d'), (2, 'leaf'), (3, 'leaf_d'))
]
for row in range(26):
    for k in range(30):
        x, y = -62 + k * 2.1 + rng.normal(0, 0.15), 34 + row * 3.3 + rng.normal(0, 0.15)
        place(
            bushes[rng.integers(3)],
            (x + row * 0.9, y, stage.at(height, x + row * 0.9, y) - 0.1),
            k,
            rng.uniform(0.8, 1.2),
        )

# --- light, camera, a farmer on her way to the shed
sun(-152, 17)
stage.level_camera((0.15, 0, 1.92), 2.0, 46, horizon=0.37)
people.stand('farmer', (0.35, 11.0, 0))
plates.take('coffee-drying')

"""Mobile clinic with an open awning beside a village house: laterite, bananas, the shade of a mango tree, hills."""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import conversions, nature, people, plates, stage, village
from lib.core import cached, place, reset, sun

reset()
rng = np.random.default_rng(23)

# --- land: swept laterite yard, a track on the left, grass, hills
height = stage.hills(flat_to=30, rise=24, seed=8)
track = [(-9, -30), (-9.5, -8), (-13, 8), (-11, 26), (-18, 60)]


def green(X, Y):
    wobble = 1.8 * (nature.fbm(X, Y, 0.22, 6, 3) - 0.5)
    swept = np.minimum(8.5 - np.abs(X - 3), 8.5 - Y) + wobble
    bare = np.maximum(swept, village.path_mask(X, Y, track, 2.0) + wobble * 0.4)
    patchy = np.clip((nature.fbm(X, Y, 0.16, 5, 5) - 0.30) * 5, 0, 1)
    return np.clip(0.58 - bare * 0.5, 0, 1) * (0.75 + 0.5 * patchy)


stage.ground(height, green, near=(-60, 60, -24, 60, 400, 300))
stage.woods(rng, height, start=58)

# --- house, second house, clinic
house = village.brick_house(9.0, 6.0)
house.location, house.rotation_euler = (10.2, 12.0, 0), (0, 0, math.radians(-9))
cottage = village.brick_house(6.5, 5.0, veranda=False)
cottage.location, cottage.rotation_euler = (-7.5, 24, 0), (0, 0, math.radians(16))
clinic = cached('mobile_clinic', conversions.mobile_clinic)
clinic.location, clinic.rotation_euler = (-2.6, -0.6, 0), (0, 0, math.radians(-157))

# --- below the awning: benches, a table, water
village.bench((3.6, -3.3, 0), math.radians(20))
village.bench((1.6, -4.5, 0), math.radians(33))
village.table((3.0, -1.5, 0), math.radians(22))
for x, y, colour in ((4.9, -2.0, '#d9a441'), (5.2, -2.25, '#e9e5da')):
    village.jerrycan((x, y, 0), x, colour)
for x, y in ((12.2, 7.4), (12.7, 7.1)):
    village.jerrycan((x, y, 0.02), x)
village.bench((7.0, 7.6, 0.23), math.radians(-9), 1.6)

# --- planting
mango = nature.broadleaf(7.5, 3.6, 'leaf_d', 16000, 0.20, 3)
trees = [nature.broadleaf(6.5, 2.6, 'leaf', 9000, 0.22, seed) for seed in (1, 2)]
place(mango, (2.2, 15.5, 0), 0.5, 1.25)
for x, y, k, size in (
    (-17, 20, 0, 1.2),
    (-22, 34, 1, 1.3),
    (19, 24, 1, 1.2),
    (1, 34, 0, 1.0),
    (27, 30, 0, 1.3),
):
    place(trees[k], (x, y, stage.at(height, x, y)), x, size)

# --- light, camera, a nurse at the steps and a man who is waiting
sun(-124, 15)
stage.level_camera((-1.2, -21, 1.75), 5.0, 54, horizon=0.61)
people.stand('nurse', (-0.66, -3.25, 0))
people.stand('driver', (4.6, -4.6, 0), flip=True, without=('gear',), cloth='shirt')
plates.take('mobile-clinic')

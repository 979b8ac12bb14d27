"""Mobile clinic with its awning out beside a village house: laterite, bananas, a mango tree's shade, hills.

Final settings: spp=50 exp=.2 look='High Contrast' mist=(25, 1300)
Post options:   R=5 haze=f6d3ae,.75,.55
Measured:       CPU 349 s, wall 372 s; development CPU 41 s, wall 41 s (two shared cores)
"""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import nature, stage, trucks, village
from lib.core import cyl, mat, opt, place, render, reset

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
stage.meadow(rng, height, green, (-34, 34, -12, 40))
stage.woods(rng, height, start=58)

# --- house, second house, clinic
house = village.brick_house(9.0, 6.0)
house.location, house.rotation_euler = (10.2, 12.0, 0), (0, 0, math.radians(-9))
cottage = village.brick_house(6.5, 5.0, veranda=False)
cottage.location, cottage.rotation_euler = (-7.5, 24, 0), (0, 0, math.radians(16))
clinic = trucks.mobile_clinic()
clinic.location, clinic.rotation_euler = (-2.6, -0.6, 0), (0, 0, math.radians(-157))

# --- waiting under the awning: benches, a table, water
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
for x, y, count in ((-5.6, 12, 6), (-8.4, 15.5, 5), (14.6, 9.5, 5), (3.6, 20, 4), (-3.2, 18.5, 5)):
    stage.banana_clump(rng, (x, y), count)
shrubs = [
    nature.shrub(0.6, kind, 1300, 0.11, seed) for seed, kind in ((1, 'leaf'), (2, 'leaf_d'), (3, 'leaf_y'))
]
for x, y in rng.uniform((-8, 7.5), (4, 9.5), (14, 2)):
    place(shrubs[rng.integers(3)], (x, y, 0), x, rng.uniform(0.5, 1.0))
for x, y in ((-25, -26), (-8, -35)):
    place(mango, (x, y, 0), x, 1.1)  # outside the frame: dappled shade in the foreground
pebble = cyl(0.03, 0.03, (0, 0, -5), mat('pebble', '#9a5a3c', rough=0.9), seg=7, bev=0.008).data
for x, y in zip(rng.uniform(-8, 9, 460), rng.uniform(-14, 4, 460)):
    place(pebble, (x, y, 0), rng.uniform(0, 6), rng.uniform(0.3, 1.1))

# --- light, camera
stage.evening_light(azimuth=-124, elevation=15, cloud_seed=6.0)
stage.level_camera((-1.2, -21, 1.75), 5.0, 54, horizon=0.61, focus=19, fstop=2.8)
render('mobile-clinic', 1600, 1000, spp=50, exposure=opt('exp', 0.2), look='High Contrast', mist=(25, 1300))

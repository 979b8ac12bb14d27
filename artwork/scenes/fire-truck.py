"""Fire truck on the apron of a station, hoses laid out, drill tower and hills behind.

Final settings: spp=50 exp=.15 look='High Contrast' mist=(30, 1300)
Post options:   R=5 haze=f6d3ae,.75,.6
Measured:       CPU 356 s, wall 264 s; development CPU 40 s, wall 40 s (two shared cores)
"""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import buildings, nature, stage, trucks, yard
from lib.core import box, copy_tree, mat, opt, place, render, reset

reset()
rng = np.random.default_rng(17)

# --- land: concrete apron, laterite verge, grass, hills
height = stage.hills(flat_to=40, rise=20, seed=8)


def green(X, Y):
    wobble = 1.6 * (nature.fbm(X, Y, 0.22, 6, 3) - 0.5)
    yard_edge = np.minimum(X + 11.5, 12.5 - Y) + wobble
    patchy = np.clip((nature.fbm(X, Y, 0.16, 5, 5) - 0.30) * 5, 0, 1)
    return np.clip(0.55 - yard_edge * 0.5, 0, 1) * (0.75 + 0.5 * patchy)


stage.ground(height, green, near=(-60, 60, -24, 60, 400, 300))
stage.meadow(rng, height, green, (-36, -8, -4, 44))
stage.meadow(rng, height, green, (-8, 30, 28, 44), step=1.6)
stage.woods(rng, height, start=64)
yard.slab_yard(-9, 27, -17, 11.5)
line = mat('yard_line', '#d6cfbf', rough=0.6, vary=0.15, vscale=6)
for x in (0.4, 5.8, 11.2, 16.6):
    box((0.12, 9.0, 0.006), (x, 6.4, 0.022), line, 0)
box((24, 0.16, 0.006), (7.5, -3.6, 0.022), buildings.bm_('goldp'), 0)

# --- station and tower
station = yard.fire_station(open_bay=1)
station.location = (8.5, 11.5, 0)
yard.drill_tower((-11.2, 27, 0))

# --- trucks: one on the apron, one waiting inside
truck = trucks.fire_truck()
truck.location, truck.rotation_euler = (-2.7, -1.9, 0.02), (0, 0, math.radians(-152))
copy_tree(truck, (8.5, 13.6, 0.03), math.radians(-90))

# --- drill kit on the apron
for x, y, turn in ((-4.3, -6.3, 0.3), (-3.6, -6.8, -0.2)):
    yard.hose_roll((x, y, 0.02), turn)
yard.branch_pipe((-2.3, -6.8, 0.02), 0.5)
for x, y in ((-6.6, -1.2), (-7.4, 1.6), (4.4, -3.4), (5.6, -2.6)):
    yard.cone((x, y, 0.02))
yard.hydrant((-9.7, 2.6, 0))
for x in (-0.4, 5.8, 11.2, 17.4):
    yard.bollard((x, 10.6))

# --- planting
trees = [nature.broadleaf(6.5, 2.6, 'leaf', 9000, 0.22, seed) for seed in (1, 2)]
acacia = nature.acacia(6.2, 4.6, 16000, 1)
for x, y, k, size in (
    (-15, 22, 0, 1.1),
    (-19, 30, 1, 1.3),
    (-7.5, 34, 1, 1.2),
    (-25, 26, 0, 1.2),
    (-4, 44, 0, 1.4),
):
    place(trees[k], (x, y, stage.at(height, x, y)), x, size)
place(acacia, (-24, 42, stage.at(height, -24, 42)), 1.0, 1.4)
for x, y, count in ((-12.6, 14, 5), (-9.6, 17.5, 4)):
    stage.banana_clump(rng, (x, y), count)
shrubs = [
    nature.shrub(0.6, kind, 1300, 0.11, seed) for seed, kind in ((1, 'leaf'), (2, 'leaf_d'), (3, 'leaf_y'))
]
for i in range(16):
    place(shrubs[i % 3], (-10.6 + rng.normal(0, 0.25), 3.5 + i * 0.55, 0), i, rng.uniform(0.6, 1.1))
for x, y in ((-17, -25), (-22, -21)):
    place(trees[1], (x, y, 0), x, 1.1)  # outside the frame: dappled shade on the apron

# --- light, camera
stage.evening_light(azimuth=-126, elevation=14, cloud_seed=4.0)
stage.level_camera((-2.2, -22, 1.75), 4.0, 65, horizon=0.62, focus=20, fstop=2.8)
render('fire-truck', 1600, 1000, spp=50, exposure=opt('exp', 0.15), look='High Contrast', mist=(30, 1300))

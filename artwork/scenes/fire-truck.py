"""Fire truck on the apron of its station, with hoses on the ground; drill tower and hills behind."""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import buildings, conversions, nature, people, plates, stage, yard
from lib.core import box, cached, copy_tree, mat, place, reset, sun

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
stage.woods(rng, height, start=64)
yard.slab_yard(-9, 27, -17, 11.5)
line = mat('yard_line', '#d6cfbf')
for x in (0.4, 5.8, 11.2, 16.6):
    box((0.12, 9.0, 0.006), (x, 6.4, 0.022), line, 0)
box((24, 0.16, 0.006), (7.5, -3.6, 0.022), buildings.bm_('goldp'), 0)

# --- station and tower
station = yard.fire_station(open_bay=1)
station.location = (8.5, 11.5, 0)
yard.drill_tower((-11.2, 27, 0))

# --- trucks: one on the apron, one inside
truck = cached('fire_truck', conversions.fire_truck)
truck.location, truck.rotation_euler = (-2.7, -1.9, 0.02), (0, 0, math.radians(-152))
copy_tree(truck, (8.3, 13.6, 0.03), math.radians(-90))

# --- equipment on the apron
for x, y, turn in ((-3.85, -6.3, 0.3), (-3.15, -6.8, -0.2)):
    yard.hose_roll((x, y, 0.02), turn)
yard.branch_pipe((-1.85, -6.8, 0.02), 0.5)
for x, y in ((-6.6, -1.2), (-7.4, 1.6), (3.25, -4.4)):
    yard.cone((x, y, 0.02))
yard.hydrant((-9.7, 2.6, 0))
for x in (-0.4, 5.8, 11.2, 17.4):
    yard.bollard((x, 10.6))

# --- planting
trees = [nature.broadleaf(6.5, 2.6, 'leaf', 9000, 0.22, seed) for seed in (1, 2)]
acacia = nature.acacia(6.2, 4.6, 16000, 1)
for x, y, k, size in (
    (-7.5, 34, 1, 1.2),
    (-25, 26, 0, 1.2),
    (-4, 44, 0, 1.4),
):
    place(trees[k], (x, y, stage.at(height, x, y)), x, size)
place(acacia, (-24, 42, stage.at(height, -24, 42)), 1.0, 1.4)

# --- light, camera, a firefighter with the hose
sun(-126, 14)
stage.level_camera((-2.2, -22, 1.75), 4.0, 65, horizon=0.62)
people.stand('firefighter', (-0.3, -5.5, 0.02), flip=True)
plates.take('fire-truck')

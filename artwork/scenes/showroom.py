"""Showroom in low sun: an SUV and a pickup on the laterite forecourt, green hills behind."""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import buildings as B, cars, nature as T, people, plates, stage, vehicles
from lib.core import box, cached, copy_tree, place, reset, sun

reset()

rng = np.random.default_rng(4)


# --- ground: flat site, rolling green hills behind, a laterite forecourt and a track to the left
def height(X, Y):
    """Height of the ground in metres at X, Y."""
    rise = np.clip((Y - 44) / 70, 0, 1) ** 1.4
    ranges = np.clip((Y - 90) / 240, 0, 1) ** 1.1
    left = np.clip((-X - 26) / 60, 0, 1) * np.clip((Y + 5) / 40, 0, 1)
    folds, far = T.fbm(X, Y, 0.012, 3, 4), T.fbm(X + 60, Y, 0.0052, 8, 4)
    relief = rise * (1 + 20 * (folds - 0.25)) + ranges * 120 * np.clip(far - 0.26, 0, 1) + left * 7 * folds
    # Flat where shadows fall: at this sun, a wave of the ground would move their edge by four times its height.
    return relief + np.clip((Y - 20) / 20, -1, 1) * 0.03


def green(X, Y):
    """1 where grass grows, 0 on bare laterite."""
    patches = np.clip((T.fbm(X, Y, 0.16, 5, 5) - 0.30) * 5, 0, 1)
    wobble = 3.2 * (T.fbm(X, Y, 0.22, 6, 3) - 0.5)
    forecourt = np.minimum(X + 9.0 + wobble - 0.12 * (Y + 18), -3.2 - Y)
    track = 2.2 - np.abs(Y + 12.5 + wobble + 5 * np.sin((X + 9) * 0.06)) - np.clip(X + 6, 0, 9)
    bare = np.maximum(forecourt, track)
    near = np.clip(0.62 - bare * 0.55, 0, 1) * (0.75 + 0.5 * patches)
    return np.clip(np.where(Y < 40, near, np.clip(1.2 * patches, 0.35, 1)), 0, 1)


stage.ground(height, green)

# --- buildings
B.showroom(26, 12, 5.2).location = (11.5, 11, 0)
B.pavers(-3.5, 28, -4.6, 8.2, 1.2, 0.6, z=0.02)
box((31.9, 0.22, 0.16), (12.2, -4.72, 0.02), B.bm_('concrete'), 0.03)
box((0.22, 13, 0.16), (-3.6, 1.8, 0.02), B.bm_('concrete'), 0.03)
B.sign_pylon(5.0, 1.5, (-5.2, -2.0, 0), math.radians(-10))
B.lamp_post(5.4, (29.5, -3.6, 0), math.pi)

# --- vehicles that face the road, and three more inside
suv = cached('suv_w', lambda: cars.suv(vehicles.vmats('#eeece6'), 0.0075))
suv.location, suv.rotation_euler = (-1.6, -15.2, 0), (0, 0, math.radians(-72))
pickup = cached('pickup_c', lambda: cars.pickup(vehicles.vmats('#2b3035', key='c'), 0.0075))
pickup.location, pickup.rotation_euler = (5.9, -9.6, 0), (0, 0, math.radians(-84))
copy_tree(suv, (5.0, 15.2, 0.17), math.radians(-60))
copy_tree(suv, (13.0, 15.0, 0.17), math.radians(-120))
copy_tree(pickup, (19, 15.5, 0.17), math.radians(-105))

# --- planting
trees = [T.broadleaf(6.5, 2.6, 'leaf', 9000, 0.22, s) for s in (1, 2)] + [
    T.broadleaf(7.5, 3.0, 'leaf_d', 9000, 0.24, 3)
]
grove = (
    (-9, 34, 1),
    (2, 44, 1),
    (-38, 27, 1),
)
for x, y, k in grove:
    place(trees[k], (x, y, stage.at(height, x, y)), x, 1.0 + 0.2 * (k - 1))
hedge = T.hedge(6.6, 0.6, 0.65, 'leaf_d', 1500, 0.06)
for x in (1.1, 8.4, 15.7, 23):
    place(hedge, (x, 7.7, 0), 0)
stage.woods(rng, height, 46, 5200, clear=lambda X, Y: (Y < 70) & (np.abs(X - 20) < 30))

# --- light, camera, and a driver
sun(-150, 13)
stage.level_camera((-4.6, -27.5, 2.35), heading=18, lens=43, horizon=0.52)
people.stand('driver', (-3.9, -13.0, stage.at(height, -3.9, -13.0)))
plates.take('showroom')

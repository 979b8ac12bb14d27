"""Solar field in low sun: rows of panels, three battery containers, a laterite road into green hills."""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import buildings as B, cars, nature as T, people, plates, props, stage, vehicles
from lib.core import box, cached, cyl, place, reset, sun, tube
from lib.mark import mark

reset()

rng = np.random.default_rng(8)
paint = B.bm_


def height(X, Y):
    """Height of the ground in metres: slightly uneven in front, with hills beyond 70 m."""
    folds, ranges = T.fbm(X, Y, 0.010, 31, 4), T.fbm(X + 60, Y, 0.0050, 18, 4)
    hills = np.clip((Y - 70) / 90, 0, 1) ** 1.3 * 26 * (folds - 0.2)
    return (
        6 * (T.fbm(X, Y, 0.012, 77, 2) - 0.5)
        + hills
        + np.clip((Y - 150) / 240, 0, 1) * 95 * np.clip(ranges - 0.25, 0, 1)
    )


def road_x(Y):
    """X of the middle of the road at Y, in metres."""
    return 9 + 7 * np.sin(Y * 0.035 + 0.6) + Y * 0.12


def green(X, Y):
    """1 where grass grows, 0 on the road and on bare patches."""
    verge = np.clip((np.abs(X - road_x(Y)) - 1.9 + 0.6 * (T.fbm(X, Y, 0.5, 3, 3) - 0.5)) / 1.2, 0, 1)
    return np.where(Y > 72, 1, verge)


def at(x, y):
    return stage.at(height, x, y)


stage.ground(height, green, near=(-90, 90, -45, 110, 420, 340))

# --- rows of panels; each table follows the slope of the ground
for j in range(9):
    y = -10 + j * 8.6
    for i in range(10):
        x = -56.9 + i * 6.92
        if abs(x - road_x(y)) < 7.2 or x > 8 + y * 0.12:
            continue
        # far frames are too thin to print
        table = props.solar_table(6, 2, 17, loc=(x, y, at(x, y + 2) - 0.15), frames=j < 5)
        table.rotation_euler = (0, -math.atan2(at(x + 3, y + 2) - at(x - 3, y + 2), 6), 0)

# --- battery containers on concrete pads, each with an inverter
for x, y in ((16.6, -4.0), (17.4, 4.5), (18.2, 13.0)):
    z = at(x, y)
    box((9.5, 6.6, 0.9), (x, y, z - 0.12), paint('concrete'), 0.06)
    props.container('#e9e5dc', loc=(x - 0.6, y, z + 0.33))
    for i in range(4):  # cooling fans
        fan_x = x - 1.4 + i * 1.12
        box((0.62, 0.10, 0.62), (fan_x, y - 1.27, z + 2.2), paint('charcoal'), 0.03)
        cyl(0.24, 0.12, (fan_x, y - 1.28, z + 2.2), paint('char2'), rot=(1.57, 0, 0))
    box((6.06, 0.03, 0.22), (x - 0.6, y - 1.24, z + 0.95), paint('goldp'), 0.005)
    box((6.06, 0.03, 0.10), (x - 0.6, y - 1.24, z + 0.72), paint('green'), 0.005)
    if y < 0:  # the first container would cover part of the mark on the others
        mark(0.95, paint('charcoal'), (x - 2.63, y - 1.25, z + 2.0), depth=0.04)
    box((1.0, 1.6, 1.7), (x + 3.4, y - 0.3, z + 1.2), paint('char2'), 0.05)
    box((0.6, 0.05, 1.1), (x + 3.4, y - 1.12, z + 1.25), paint('charcoal'), 0.02)
# a wire fence between the panels and the road
posts = [(road_x(y) - 3.6, y) for y in np.arange(-20, 80, 2.2)]
for (x, y), (x2, y2) in zip(posts, posts[1:]):
    z, z2 = at(x, y), at(x2, y2)
    box((0.07, 0.07, 1.5), (x, y, z + 0.7), paint('char2'), 0.01)
    for h in (0.5, 0.95, 1.38):
        tube([(x, y, z + h), (x2, y2, z2 + h)], 0.012, paint('steel'), seg=4)
pickup = cached('pickup_w', lambda: cars.pickup(vehicles.vmats('#eeece6'), 0.010))
pickup.location, pickup.rotation_euler = (9.6, -9.0, at(9.6, -9.0) - 0.02), (0, 0, math.radians(-112))

# --- planting
acacias = [T.acacia(6.2, 4.6, 14000, s) for s in (1, 2)]
for k, (x, y, size) in enumerate(
    ((27, 22, 1.3), (-42, 74, 1.5), (31, 46, 1.3), (-8, 92, 1.5), (44, 30, 1.2))
):
    place(acacias[k % 2], (x, y, at(x, y) - 0.1), x, size)
stage.woods(rng, height, 60, 6000, 0.53, clear=lambda X, Y: (Y < 86) & (X < 34))
shrubs = [T.shrub(0.6, k, 1000, 0.12, s) for s, k in ((1, 'leaf'), (2, 'leaf_d'), (3, 'leaf_y'))]
for x, y in zip(rng.uniform(-60, 40, 420), rng.uniform(-30, 70, 420)):
    if abs(x - road_x(y)) > 3.6 and (x > 24 or (y > -12 and rng.random() < 0.05)):
        place(shrubs[rng.integers(3)], (x, y, at(x, y) - 0.05), rng.uniform(0, 6), rng.uniform(0.4, 1.3))

sun(-138, 16)
stage.level_camera((2.5, -32, at(2.5, -32) + 6.2), heading=7, lens=36, horizon=0.34)
people.stand('mechanic', (13.4, -9.6, at(13.4, -9.6)), flip=True)
plates.take('solar-field')

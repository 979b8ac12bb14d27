"""Free-zone yard in the evening: a gantry crane over the stacks, a loaded truck leaving, hills behind."""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import buildings as B, cars, nature as T, people, plates, port, props, stage, vehicles
from lib.core import box, cached, copy_tree, cyl, mat, place, reset, sun
from lib.mark import mark

reset()

rng = np.random.default_rng(12)
paint = B.bm_


def height(X, Y):
    """Height of the ground in metres: level under the yard, hills beyond it."""
    folds, ranges = T.fbm(X, Y, 0.010, 41, 4), T.fbm(X + 160, Y, 0.0050, 28, 4)
    rise = np.clip((Y - 62) / 90, 0, 1) ** 1.3 * 20 * (folds - 0.1)
    return -0.25 + rise + np.clip((Y - 130) / 240, 0, 1) * 100 * np.clip(ranges - 0.22, 0, 1)


def green(X, Y):
    """1 where grass grows, 0 on bare laterite."""
    beyond = np.clip(0.15 + np.clip((Y - 48) / 6, 0, 1) + np.clip((-X - 44) / 6, 0, 1), 0, 1)
    return beyond * np.clip(0.6 + 1.4 * (T.fbm(X, Y, 0.12, 5, 4) - 0.3), 0, 1)


stage.ground(height, green, near=(-190, 190, -60, 90, 400, 200))

# --- paved yard with joints and lane lines
slab = mat('yard', '#a9a196')
box((96, 74, 0.3), (4, 8, -0.155), slab, 0.02)
for x in np.arange(-40, 50, 6.0):
    box((0.03, 74, 0.004), (x, 8, -0.003), paint('char2'), 0)
for y in np.arange(-26, 44, 6.0):
    box((96, 0.03, 0.004), (4, y, -0.003), paint('char2'), 0)
for y in (-10.6, -4.4):
    box((96, 0.16, 0.006), (4, y, -0.001), paint('goldp'), 0)
for i in range(24):
    box((2.0, 0.14, 0.006), (-42 + i * 4, -7.5, -0.001), paint('white'), 0)

# --- stacks of containers in muted colours
COLOURS = ['#7a3a28', '#b9822f', '#24493a', '#2c3036', '#d9d3c6', '#6d7478', '#8f5137', '#34525f']
models = {}


def container(colour, loc, turn=0):
    """Place a copy of the container in this colour. The originals are hidden 50 m below the ground."""
    if colour not in models:
        models[colour] = props.container(colour, loc=(0, 0, -50))
    return copy_tree(models[colour], loc, turn)


def pick():
    return COLOURS[int(rng.integers(len(COLOURS)))]


for i, tall in enumerate((3, 4, 3, 4, 2, 3)):
    for j in range(5):
        count = tall - (1 if j == 0 and i in (1, 4) else 0) + (1 if (i, j) == (2, 3) else 0)
        if (i, j) == (3, 1):
            count -= 1  # the place of the container that hangs on the crane
        for k in range(count):
            loc = (-20 + i * 6.55 + rng.normal(0, 0.05), 2.2 + j * 2.62, 0.01 + k * 2.61)
            container(pick(), loc, math.pi if rng.random() < 0.5 else 0)
for i in range(5):
    for j in range(3):
        for k in range(int(rng.integers(1, 4))):
            container(pick(), (-22 + i * 6.6, 30 + j * 2.62, 0.01 + k * 2.61))
for i, (x, y) in enumerate(((27.5, 4.5), (27.5, 7.1), (27.6, 9.7), (34.2, 7.1))):
    for k in range(1 + i % 3):
        container(COLOURS[(i * 3 + k) % 8], (x, y, 0.01 + k * 2.61))
for i, k in ((0, 1), (2, 0)):
    mark(1.25, paint('white'), (-18.6 + i * 6.55, 0.96, 1.32 + k * 2.61), depth=0.05)

# --- crane over the truck lane, a loaded truck that leaves, a pickup
crane = port.gantry_crane(container(COLOURS[0], (0, 0, 0)))
crane.location = (-0.4, 7.4, 0)
mark(1.0, paint('charcoal'), (-0.8, -9.81, 16.15), depth=0.03, parent=crane)
colours = vehicles.vmats('#eeece6')
truck = port.terminal_truck(colours, container(COLOURS[2], (0, 0, 0)))
truck.location = (8.8, -1.5, 0)
mark(1.25, paint('white'), (0.6, -1.24, 2.75), depth=0.05, parent=truck)
pickup = cached('pickup_w', lambda: cars.pickup(colours, 0.010))
pickup.location, pickup.rotation_euler = (-1.5, -17.0, 0), (0, 0, math.radians(203))
cone = mat('cone', '#d0612a')
for x, y in ((-21.5, -11.4), (-18.6, -11.3), (-15.8, -11.5), (6.4, -12.4), (9.3, -12.2), (12.1, -12.5)):
    cyl(0.26, 0.03, (x, y, 0.02), paint('charcoal'))
    cyl(0.17, 0.62, (x, y, 0.33), cone, r2=0.03)

# --- a belt of trees behind the yard, woods on the hills
trees = [T.broadleaf(6.5, 2.6, k, 5000, 0.30, s) for s, k in ((1, 'leaf'), (2, 'leaf_d'))]
for i in range(34):
    place(
        trees[i % 2],
        (-62 + i * 4.2 + rng.normal(0, 1), 50 + rng.uniform(0, 9), -0.2),
        i,
        rng.uniform(0.8, 1.3),
    )
acacia = T.acacia(6.2, 4.6, 12000, 1)
place(acacia, (-38, 26, 0), 1, 1.5)
place(acacia, (-47, 12, 0), 3, 1.3)
stage.woods(rng, height, 70, 5200, 0.52)

sun(-142, 16)
stage.level_camera((-28, -46.3, 6.4), heading=29, lens=42, horizon=0.60)
people.stand('mechanic', (-5.2, -15.6, 0), without=('tool',))
people.stand('driver', (-14.5, -9.6, 0), without=('gear',))
plates.take('container-yard')

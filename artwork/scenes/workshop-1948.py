"""The beginnings in 1948: a workshop in Sudan and a lorry with sacks, in the tones of an old print."""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import buildings as B, goods, machines, nature as T, people, plates, stage, trading_post as TP
from lib.core import box, cached, cyl, mat, place, reset, sun

reset()

rng = np.random.default_rng(21)


# --- sandy plain, hills far away
def height(X, Y):
    """Height of the ground in metres."""
    ripples = 0.10 * (T.fbm(X, Y, 0.35, 3, 4) - 0.5) * np.clip(np.hypot(X, Y) / 6 - 0.2, 0.15, 1.5)
    return ripples + np.clip((Y - 70) / 200, 0, 1) ** 1.3 * 95 * np.clip(
        T.fbm(X, Y, 0.006, 6, 4) - 0.30, 0, 1
    )


sand = mat('sand', '#b39468')
T.terrain(height, -60, 60, -20, 60, 360, 240, sand)
for strip in ((-420, 420, 59.8, 420, 200, 120), (-420, -59.8, -20, 60, 60, 30), (59.8, 420, -20, 60, 60, 30)):
    T.terrain(height, *strip, sand)

# --- workshop, with a bench and a lamp inside
m = TP.materials()
timber, drum = m['timber'], m['drum']
TP.workshop((1.5, 6, 0), m)
box((3.0, 0.7, 0.08), (1.5, 11.5, 0.95), timber, 0.02)
box((2.6, 0.5, 0.8), (1.5, 11.6, 0.5), m['base'], 0.02)
cyl(0.22, 0.18, (1.8, 9.5, 2.6), B.bm_('charcoal'), r2=0.07)

# --- the half-loaded lorry
lorry = cached('lorry48', machines.lorry48)
lorry.location, lorry.rotation_euler = (-2.4, -0.35, 0), (0, 0, math.radians(-152))
sacks = [goods.sack_mesh(seed=s, m=goods.jute()) for s in range(4)]
load = (
    (-1.35, -0.55, 1.17, 0),
    (-1.35, 0.1, 1.17, 0.1),
    (-1.4, 0.65, 1.16, -0.1),
    (-2.35, -0.5, 1.17, 0.1),
    (-2.3, 0.2, 1.17, 0),
    (-2.35, 0.7, 1.16, 0),
    (-1.5, -0.3, 1.36, 0.2),
    (-1.5, 0.4, 1.36, 0),
    (-2.3, 0.05, 1.36, 1.3),
    (-1.8, 0.1, 1.55, 0.3),
)
for k, (x, y, z, turn) in enumerate(load):
    place(sacks[k % 4], (x, y, z), (0, 0, turn), 1.08).parent = lorry

# --- goods and tools in the yard
goods.loose_stack(sacks, (2.35, -0.2, 0), 0.25, 4, seed=3, pal=False)
place(sacks[1], (1.25, -0.75, 0.12), (0, 0.05, 0.9), 1.05)
for x, y, z, size, turn in (
    (4.6, 1.6, 0, 0.85, 0.2),
    (5.6, 1.9, 0, 0.7, -0.15),
    (4.75, 1.65, 0.87, 0.6, 0.5),
    (-5.5, 2.4, 0, 0.8, 0.3),
):
    TP.crate((x, y, z), size, turn, timber)
for x, y in ((-6.2, 3.2), (-5.58, 3.55), (-4.96, 3.2), (4.2, 9.3), (4.82, 9.8), (4.2, 10.3)):
    cyl(0.29, 0.86, (x, y, 0.44), drum, bev=0.02)
for k in range(4):
    x, y = 6.6 + rng.normal(0, 0.03), 0.3 + rng.normal(0, 0.03)
    cyl(0.43, 0.20, (x, y, 0.11 + k * 0.205), B.bm_('rubber'), bev=0.07)
    cyl(0.20, 0.205, (x, y, 0.112 + k * 0.205), B.bm_('char2'), bev=0.01)
TP.anvil((3.6, -1.6, 0), m)
for x, y, w, d in ((22, 27, 5, 4), (-27, 31, 6, 4), (30, 33, 4, 4)):  # flat-roofed houses of a village
    box((w, d, 2.7), (x, y, 1.3), m['plaster'], 0.15)
    box((w + 0.2, d + 0.2, 0.25), (x, y, 2.75), m['base'], 0.08)
    box((0.9, 0.1, 1.8), (x - 0.6, y - d / 2, 0.9), timber, 0.02)

# --- planting: acacias, date palms, dry tufts, stones
acacias, palms = [T.acacia(6.2, 4.6, 13000, s) for s in (1, 2)], [T.palm(7.5, 22, s) for s in (1, 2, 3)]
for k, x, y, turn, size in (
    (1, 26, 36, 2, 1.4),
    (1, -34, 44, 2, 1.3),
    (0, 14, 62, 0, 1.2),
):
    place(acacias[k], (x, y, 0), turn, size)
for x, y, size, k in (
    (-12.5, 17, 1.0, 2),
    (-14.2, 19, 0.85, 0),
    (-13.2, 21.5, 1.1, 1),
    (9.8, 16, 1.0, 0),
    (10.9, 17.6, 0.85, 1),
    (15.5, 22, 1.0, 2),
    (-18, 26, 0.9, 1),
    (-20.5, 28, 1.05, 0),
):
    place(palms[k], (x, y, 0), x, size)
bushes = [T.broadleaf(5, 2.6, 'leaf_d', 1500, 0.45, s) for s in (5, 6)]
for i in range(150):
    x, y = rng.uniform(-150, 150), 48 + 150 * rng.random()
    tree = bushes[i % 2] if i % 3 else acacias[i % 2]
    place(tree, (x, y, stage.at(height, x, y) - 0.2), x, rng.uniform(0.5, 1.0))

# --- light (the sun is higher than in the other pictures), camera, and a porter
sun(-128, 24)
stage.level_camera((-7.6, -12.9, 2.1), heading=27.5, lens=36, horizon=0.57)
people.stand('porter', (3.09, -4.15, 0), flip=True)
plates.take('workshop-1948')

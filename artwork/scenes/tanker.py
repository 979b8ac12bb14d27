"""Tanker below a loading gantry with a lowered loading arm; storage tank, laterite verge and hills behind."""
import math
import sys
from pathlib import Path

import numpy as np
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import buildings, conversions, nature, people, plates, stage, yard
from lib.core import box, cached, empty, place, reset, sun

reset()
rng = np.random.default_rng(29)

# --- land: concrete yard, a laterite verge, grass, hills
height = stage.hills(flat_to=52, rise=20, seed=8)


def green(X, Y):
    wobble = 1.6 * (nature.fbm(X, Y, 0.22, 6, 3) - 0.5)
    bare = np.minimum(X + 15, 25 - Y) + wobble
    patchy = np.clip((nature.fbm(X, Y, 0.16, 5, 5) - 0.30) * 5, 0, 1)
    return np.clip(0.55 - bare * 0.5, 0, 1) * (0.75 + 0.5 * patchy)


stage.ground(height, green, near=(-60, 60, -24, 60, 400, 300))
stage.woods(rng, height, start=72)
yard.slab_yard(-12, 30, -18, 18)

# --- gantry with the tanker in the near lane
SITE, TURN = (2.9, 2.4, 0.02), math.radians(33)
gantry = yard.loading_gantry(11.0)
gantry.location, gantry.rotation_euler = SITE, (0, 0, TURN)
tanker = cached('tanker', conversions.tanker)
tanker.parent, tanker.location, tanker.rotation_euler = gantry, (-3.39, -2.6, 0), (0, 0, math.pi)
lane = empty('lane', SITE, TURN)
for y in (-4.4, -0.95):
    box((15, 0.12, 0.006), (-1, y, 0.003), buildings.bm_('goldp'), 0, parent=lane)
box((15.5, 0.30, 0.16), (0, 0, 0.07), buildings.bm_('concrete'), 0.03, parent=lane)
for x in (-6.4, 6.3):
    for y in (-1.15, 1.15):
        yard.bollard(tuple(lane.matrix_basis @ Vector((x, y, 0)))[:2])

# --- storage tank behind a bund wall
yard.storage_tank((0.5, 42, 0), 5.6, 8.6, badge=True)
yard.bund_wall(-16, 12, 28.5)

# --- small equipment
for x, y in ((-3.0, -5.4), (-1.4, -6.9), (9.6, -5.2)):
    yard.cone((x, y, 0.02))

# --- planting
trees = [nature.broadleaf(6.5, 2.6, 'leaf', 9000, 0.22, seed) for seed in (1, 2)]
for x, y, k, size in ((-6.0, 54, 1, 1.4), (14, 48, 0, 1.3), (24, 44, 1, 1.3)):
    place(trees[k], (x, y, stage.at(height, x, y)), x, size)

# --- light, camera, a driver
sun(-124, 15)
stage.level_camera((-3.4, -23, 1.75), 14.5, 56, horizon=0.63)
people.stand('driver', (5.11, -7.28, 0.02), flip=True)
plates.take('tanker')

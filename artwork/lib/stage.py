"""What the outdoor scenes share: level camera, hills, ground and woods."""
import math

import numpy as np
from mathutils import Vector

from . import nature, terrain
from .core import camera, place

def level_camera(loc, heading, lens, horizon=0.6):
    """Level camera at `loc` (m) that looks in the direction `heading` (degrees from +Y, clockwise).

    `horizon` is the position of the horizon in the frame, from 0 at the top to 1 at the bottom. The lens is shifted, not
    tilted, so that vertical edges stay vertical.
    """
    heading = math.radians(heading)
    ahead = Vector((math.sin(heading), math.cos(heading), 0))
    return camera(loc, Vector(loc) + ahead, lens, (0, (horizon - 0.5) * 0.625))


def hills(flat_to=44.0, rise=20.0, seed=8):
    """Height function (X, Y in m -> z in m) of a flat site with rolling hills beyond Y = `flat_to`."""

    def height(X, Y):
        """Height in metres at X, Y."""
        near = np.clip((Y - flat_to) / 70, 0, 1) ** 1.4
        far = np.clip((Y - flat_to - 46) / 240, 0, 1) ** 1.1
        folds, ranges = nature.fbm(X, Y, 0.012, 3, 4), nature.fbm(X + 60, Y, 0.0052, seed, 4)
        relief = near * (1 + rise * (folds - 0.25)) + far * 120 * np.clip(ranges - 0.26, 0, 1)
        return relief - 0.03 + 0.03 * (nature.fbm(X, Y, 0.8, 2, 3) - 0.5)

    return height


def at(height, x, y):
    """Height of one point in metres."""
    return float(height(np.array(float(x)), np.array(float(y))))


def ground(height, green, near=(-60, 60, -30, 60, 480, 360)):
    """Add terrain around the site and coarser terrain to the horizon; `green(X, Y)` is 1 on grass and 0 on laterite."""
    x0, x1, y0, y1 = near[:4]
    # The coarse terrain starts 20 cm inside the fine one, because there would be a gap between them otherwise.
    far = [
        (-420, 420, y1 - 0.2, 520, 360, 240),
        (-420, x0 + 0.2, y0, y1, 120, 60),
        (x1 - 0.2, 420, y0, y1, 120, 60),
    ]
    terrain.build(height, green, near=near, far=far)
    terrain.ridges()


def woods(rng, height, start=60.0, count=4500, density=0.535, clear=None):
    """Scatter simple trees over the hills beyond Y = `start`, except where `clear(X, Y)` is true."""
    kinds = ((5, 'leaf'), (6, 'leaf_d'), (7, 'leaf_y'))
    trees = [nature.broadleaf(7, 3.2, kind, 1500, 0.55, seed) for seed, kind in kinds]
    X, Y = rng.uniform(-300, 300, count), start + 330 * rng.random(count) ** 1.2
    keep = nature.fbm(X, Y, 0.018, 9, 4) > density
    if clear:
        keep &= ~clear(X, Y)
    for x, y, z in zip(X[keep], Y[keep], height(X, Y)[keep]):
        place(trees[rng.integers(3)], (x, y, z - 0.3), rng.uniform(0, 6), rng.uniform(0.45, 0.95))


def banana_clump(rng, centre, count=5, spread=0.75):
    """Add a clump of banana plants of different sizes around `centre` (x, y)."""
    stems = [nature.banana(2.8, 14, seed) for seed in (1, 2, 3)]
    for i in range(count):
        x, y = centre[0] + rng.normal(0, spread), centre[1] + rng.normal(0, spread)
        place(stems[i % 3], (x, y, 0), rng.uniform(0, 6), (1.15, 0.62, 0.9, 0.75, 1.3)[i % 5])

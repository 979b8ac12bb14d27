"""What every outdoor picture of the series shares: evening light, level camera, hills, grass and woods."""
import math

import numpy as np

from . import nature, terrain
from .core import camera, opt, place, sky, sun

HORIZON_GRADIENT = [(0, '#ffca80'), (0.045, '#ffd59c'), (0.115, '#d9d8cc'), (0.22, '#86b4dc'), (1, '#2f74bd')]


def evening_light(azimuth=-142.0, elevation=14.0, strength=5.6, cloud_seed=2.0):
    """Low warm sun from `azimuth` (degrees, 0 = +X, 90 = +Y) at `elevation`, with the series' painted sky."""
    azimuth, elevation = opt('saz', azimuth), opt('sel', elevation)
    sky(
        el=max(10, elevation),
        az=azimuth,
        strength=0.15,
        dust=1.4,
        clouds=0.75,
        cloud_col='#ffe9cc',
        cloud_seed=opt('cs', cloud_seed),
        cam_grad=HORIZON_GRADIENT,
        cam_strength=1.2,
    )
    sun(azimuth, elevation, opt('sun', strength), '#ffb96e', size=1.2)


def level_camera(loc, heading, lens, horizon=0.6, focus=10.0, fstop=2.8):
    """Level camera at `loc` (m), looking along `heading` (degrees from +Y, clockwise); sharp at `focus` metres.

    `horizon` is its height in the frame, 0 at the top and 1 at the bottom: the lens is shifted, never tilted,
    so that upright edges stay upright.
    """
    heading, lens, horizon = math.radians(opt('yaw', heading)), opt('lens', lens), opt('hz', horizon)
    ahead = (math.sin(heading), math.cos(heading))
    target = (loc[0] + ahead[0] * focus, loc[1] + ahead[1] * focus, loc[2])
    return camera(loc, target, lens=lens, fstop=fstop, focus=target, shift=(0, (horizon - 0.5) * 0.625))


def hills(flat_to=44.0, rise=20.0, seed=8):
    """Height function (X, Y in m -> z in m): a flat site that turns to rolling hills beyond Y = `flat_to`."""

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
    """Terrain mesh around the site with coarse aprons to the horizon; `green` is 1 on grass and 0 on laterite."""
    x0, x1, y0, y1 = near[:4]
    # The aprons start 20 cm inside the fine mesh, else a gap shows at the seam.
    far = [
        (-420, 420, y1 - 0.2, 520, 360, 240),
        (-420, x0 + 0.2, y0, y1, 120, 60),
        (x1 - 0.2, 420, y0, y1, 120, 60),
    ]
    terrain.build(height, green, near=near, far=far)
    terrain.ridges()


def woods(rng, height, start=60.0, count=4500, density=0.535, clear=None):
    """Scatter low-detail trees over the hills beyond Y = `start`; `clear(X, Y)` marks land to leave open."""
    kinds = ((5, 'leaf'), (6, 'leaf_d'), (7, 'leaf_y'))
    trees = [nature.broadleaf(7, 3.2, kind, 1500, 0.55, seed) for seed, kind in kinds]
    X, Y = rng.uniform(-300, 300, count), start + 330 * rng.random(count) ** 1.2
    keep = nature.fbm(X, Y, 0.018, 9, 4) > density
    if clear:
        keep &= ~clear(X, Y)
    for x, y, z in zip(X[keep], Y[keep], height(X, Y)[keep]):
        place(trees[rng.integers(3)], (x, y, z - 0.3), rng.uniform(0, 6), rng.uniform(0.45, 0.95))


def meadow(rng, height, green, area, step=1.35):
    """Cover `area` (x0, x1, y0, y1) with grass where `green` > 0.5 and with tufts along its edge."""
    patches = [nature.grass_patch(1.5, 2400, 0.13, 0.011, seed=seed) for seed in (1, 2)]
    tufts = [
        nature.tuft(0.30, 60, kind, seed) for seed, kind in ((1, 'grass'), (2, 'grass_dry'), (3, 'grass'))
    ]
    X, Y = (a.ravel() for a in np.meshgrid(np.arange(*area[:2], step), np.arange(*area[2:], step)))
    grown = green(X, Y) > 0.5
    for x, y, z in zip(X[grown], Y[grown], height(X, Y)[grown]):
        place(patches[rng.integers(2)], (x, y, z), rng.integers(4) * 1.5708, 1)
    X, Y = rng.uniform(*area[:2], 700), rng.uniform(*area[2:], 700)
    cover = green(X, Y)
    edge = (cover > 0.12) & (cover < 0.75)
    for x, y, z in zip(X[edge], Y[edge], height(X, Y)[edge]):
        place(tufts[rng.integers(3)], (x, y, z), rng.uniform(0, 6), rng.uniform(0.5, 1.2))


def banana_clump(rng, centre, count=5, spread=0.75):
    """A clump of unequal banana stems around `centre` (x, y)."""
    stems = [nature.banana(2.8, 14, seed) for seed in (1, 2, 3)]
    for i in range(count):
        x, y = centre[0] + rng.normal(0, spread), centre[1] + rng.normal(0, spread)
        place(stems[i % 3], (x, y, 0), rng.uniform(0, 6), (1.15, 0.62, 0.9, 0.75, 1.3)[i % 5])

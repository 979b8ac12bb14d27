"""Parts store: racks of cartons, bins and filters, standing tyres, issue counter, sun through high windows.

Final settings: spp=48 exp=.1 look='High Contrast' mist=(12, 80) bounces=6
Post options:   R=6 haze=ffe3bb,.12,1
Measured:       CPU 330 s, wall 337 s; development CPU 59 s, wall 85 s (two shared cores)
"""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import buildings, stage, vehicles, workshop
from lib.core import area, box, cached, opt, render, reset

reset()
rng = np.random.default_rng(41)
WIDTH, DEPTH, HEIGHT = 7.6, 17.0, 4.3

# --- hall with a door to the yard, a vehicle waiting outside
workshop.hall(WIDTH, DEPTH, HEIGHT, door=(0.35, 3.4, 3.1), sill=3.05)
for x in (-1.62, 2.02):
    box((0.09, 26, 0.004), (x, 4, 0.002), buildings.bm_('goldp'), 0)
workshop.outdoors(DEPTH, rng)
paint = vehicles.vmats('#eeece6')
pickup = cached('pickup_w', lambda: vehicles.pickup(paint, 0.010))
pickup.location, pickup.rotation_euler = (0.9, DEPTH + 6.5, 0), (0, 0, math.radians(-118))

# --- left: cartons, bins and heavy parts; right: tyres, then more racks
LEVELS = (0.12, 0.68, 1.24, 1.80, 2.36)
FILLS = (
    workshop.fill_heavy,
    workshop.fill_bins,
    workshop.fill_cartons,
    workshop.fill_cartons,
    workshop.fill_cartons,
    workshop.fill_batteries,
    workshop.fill_bins,
    workshop.fill_filters,
    workshop.fill_cartons,
    workshop.fill_cartons,
    workshop.fill_cartons,
    workshop.fill_filters,
    workshop.fill_bins,
    workshop.fill_cartons,
    workshop.fill_cartons,
)


def stocked_rack(loc, yaw, bays, first):
    """A rack whose bays take their goods from FILLS in turn, starting with column `first`."""
    group = workshop.rack(loc, yaw, bays, LEVELS)
    for bay in range(bays):
        x0 = -bays * 0.9 + bay * 1.8 + 0.04
        for level, z in enumerate(LEVELS):
            FILLS[((bay + first) % 3) * 5 + level](group, rng, x0, x0 + 1.72, z)


stocked_rack((-2.05, 3.7, 0), math.pi / 2, 4, 0)
stocked_rack((-2.05, 11.6, 0), math.pi / 2, 4, 1)
workshop.tyre_rack(rng, (2.45, 4.0, 0), -math.pi / 2, 3.6)
stocked_rack((2.45, 8.7, 0), -math.pi / 2, 3, 1)
stocked_rack((2.45, 13.8, 0), -math.pi / 2, 2, 2)

# --- things in use
workshop.counter((1.62, -0.2, 0), math.radians(-8), 2.3)
workshop.step_ladder((-1.15, 6.6, 0), math.radians(64))
workshop.hand_truck((0.95, 8.2, 0), math.radians(14))
workshop.tyre_stack(rng, (-1.55, -0.3, 0), 3)
workshop.tyre_stack(rng, (1.75, 1.75, 0), 2)

# --- light, camera
workshop.hall_light((-0.2, 2.0), -6, DEPTH, HEIGHT, elevation=21, strength=15, power=190)
area((0.35, DEPTH - 0.3, 1.9), (0, 6, 0.8), 3.2, 260, '#ffe0b4', sy=2.8)
stage.level_camera((0.3, -6.6, 1.62), -3.2, 46, horizon=0.43, focus=7.0, fstop=4)
render('parts-store', 1600, 1000, spp=48, exposure=opt('exp', 0.1), look='High Contrast', mist=(12, 80))

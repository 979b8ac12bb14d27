"""Parts store: racks of cartons, bins, heavy parts and tyres, a counter, sun through high windows."""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import buildings, cars, people, plates, stage, store, vehicles, workshop
from lib.core import box, cached, reset

reset()
rng = np.random.default_rng(41)
WIDTH, DEPTH, HEIGHT = 7.6, 17.0, 4.3

# --- hall with a door to the yard, and a vehicle outside
workshop.hall(WIDTH, DEPTH, HEIGHT, door=(0.35, 3.4, 3.1), sill=3.05)
for x in (-1.62, 2.02):
    box((0.09, 26, 0.004), (x, 4, 0.002), buildings.bm_('goldp'), 0)
workshop.outdoors(DEPTH, rng)
paint = vehicles.vmats('#eeece6')
pickup = cached('pickup_w', lambda: cars.pickup(paint, 0.010))
pickup.location, pickup.rotation_euler = (0.9, DEPTH + 6.5, 0), (0, 0, math.radians(-118))

# --- left: cartons, bins and heavy parts; right: tyres, then more racks
LEVELS = (0.12, 0.92, 1.72)
FILLS = (
    (store.fill_heavy, store.fill_cartons, store.fill_cartons),
    (store.fill_batteries, store.fill_bins, store.fill_cartons),
    (store.fill_cartons, store.fill_cartons, store.fill_cartons),
)


def stocked_rack(loc, yaw, bays, first):
    """A rack whose bays get their goods from FILLS in turn, beginning with number `first`."""
    group = store.rack(loc, yaw, bays, LEVELS)
    for bay in range(bays):
        x0 = -bays * 0.9 + bay * 1.8 + 0.04
        for level, z in enumerate(LEVELS):
            FILLS[(bay + first) % 3][level](group, rng, x0, x0 + 1.72, z)


stocked_rack((-2.05, 3.7, 0), math.pi / 2, 4, 0)
stocked_rack((-2.05, 11.6, 0), math.pi / 2, 4, 1)
store.tyre_rack(rng, (2.45, 4.0, 0), -math.pi / 2, 3.6)
stocked_rack((2.45, 8.7, 0), -math.pi / 2, 3, 1)
stocked_rack((2.45, 13.8, 0), -math.pi / 2, 2, 2)

# --- things in use
store.counter((1.62, -0.2, 0), math.radians(-8), 2.3)
store.tyre_stack(rng, (-1.55, -0.3, 0), 3)
store.tyre_stack(rng, (1.75, 1.75, 0), 2)

# --- light, camera, a storekeeper on his way to the counter
workshop.hall_light((-0.2, 2.0), -6, DEPTH, HEIGHT, elevation=21)
stage.level_camera((0.3, -6.6, 1.62), -3.2, 46, horizon=0.43)
people.stand('storekeeper', (-0.32, 1.68, 0))
plates.take('parts-store', occlusion=True)

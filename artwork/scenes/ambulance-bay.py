"""Conversion bay: a van that was converted to an ambulance, with its stretcher outside; the next van is behind it."""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import buildings as B, goods, halls, nature as T, people, plates, props, stage, vans, vehicles
from lib.core import box, cached, mat, place, reset, sun

reset()

rng = np.random.default_rng(2)
paint = B.bm_

# --- hall: the back wall at x = 7.6, the wall with two roller doors at y = 13; two bays marked on the floor
halls.vehicle_hall()
for y in (-2.05, 2.05, 6.2, 10.3):
    box((9.4, 0.09, 0.004), (-0.3, y, 0.002), paint('goldp'), 0)
box((0.09, 4.19, 0.004), (-5.0, 0, 0.002), paint('goldp'), 0)

# --- the ambulance, its stretcher, and the next van
colours = vehicles.vmats('#eeece6')
ambulance = cached('van_amb', lambda: vans.van(colours, 0.011))
vans.van_doors(colours, ambulance, 108, 0.009)
props.ambulance_interior(ambulance)
ambulance.location = (0.6, 0, 0)
van = cached('van_plain', lambda: vans.van(colours, 0.013, open_rear=False, ambulance=False))
van.location, van.rotation_euler = (1.4, 8.2, 0), (0, 0, math.pi)
props.stretcher((-4.05, -0.95, 0), math.radians(160))

# --- workshop along the back wall
props.tool_trolley((-1.9, -3.2, 0), math.radians(-52))
props.tool_trolley((5.4, -5.0, 0), math.radians(-80), 'green')
props.workbench((6.9, -3.0, 0), -math.pi / 2, 3.0)
props.workbench((6.4, 4.6, 0), -math.pi / 2, 2.8)
for centre, length, count, accent in ((4.6, 3.2, 13, 'red'), (-3.0, 3.4, 14, 'yellow')):
    box((0.06, length, 1.3), (7.3, centre, 2.23), mat('peg', '#33383c'), 0.01)
    for i in range(count):  # tools of different lengths on the board
        y, long = centre + (i - (count - 1) / 2) * 0.22, 0.25 + 0.3 * ((i * 37 % 11) / 11)
        box((0.03, 0.04, long), (7.24, y, 2.68 - long / 2), paint('steel' if i % 3 else accent), 0.01)
        box((0.05, 0.09 if i % 2 else 0.05, 0.06), (7.23, y, 2.68 - long), paint('steel'), 0.015)
for i in range(5):
    box((0.5, 0.44, 1.9), (7.2, -6.4 - i * 0.46, 0.95), paint('green' if i % 2 else 'char2'), 0.015)
card = mat('card', '#b08a5a')
for j in range(2):  # shelves with parts
    y = 8.2 + j * 2.1
    for dy in (-0.98, 0.98):
        for x in (6.83, 7.37):
            box((0.05, 0.05, 2.6), (x, y + dy, 1.3), paint('yellow'), 0.008)
    for z in (0.1, 0.8, 1.5, 2.2):
        box((0.6, 2.0, 0.05), (7.1, y, z), paint('charcoal'), 0.01)
        for k in range(4):
            stuff = (paint('char2'), card, paint('white'), paint('green'))[rng.integers(4)]
            box(
                (0.42, rng.uniform(0.28, 0.42), rng.uniform(0.22, 0.45)),
                (7.08, y - 0.72 + k * 0.48, z + 0.19),
                stuff,
                0.02,
            )
# fittings for the next van: a pallet of cartons, and the parts of a cabinet
goods.pallet(loc=(2.6, -3.9, 0), rot=1.45)
box((0.8, 0.42, 0.62), (2.45, -3.8, 0.46), paint('white'), 0.02, rot=(0, 0, -0.1))
box((0.8, 0.42, 0.58), (2.55, -4.28, 0.44), card, 0.02, rot=(0, 0, 0.06))
box((0.5, 0.34, 0.3), (2.5, -3.85, 0.93), paint('green'), 0.02, rot=(0, 0, 0.35))

# --- outside, seen through the doors
box((120, 80, 0.1), (0, 53.2, -0.08), paint('laterite'), 0)
trees, bananas = [T.broadleaf(6.5, 2.6, 'leaf', 5000, 0.26, s) for s in (1, 2)], [
    T.banana(3.0, 10, s) for s in (1, 2)
]
for i, (x, y) in enumerate(((-14, 25), (-4.6, 30), (6, 26), (10, 30))):
    place(trees[i % 2], (x, y, 0), x, 0.9)  # the gap between them lets the sun in
for i, (x, y) in enumerate(((-10.4, 18.5), (-2.6, 21.4), (4.8, 18.4), (-6, 44), (-3, 45), (0, 43), (3, 46))):
    place(bananas[i % 2], (x, y, 0), x, 1.0)

# --- light through the doors, camera, a nurse at the stretcher
sun(97, 11.5)
stage.level_camera((-10.4, -6.0, 1.8), heading=57, lens=40, horizon=0.46)
people.stand('nurse', (-5.23, -0.54, 0), without=('gear',))
plates.take('ambulance-bay', occlusion=True)

"""Training bay: engine on a stand among stools, a lifted vehicle, tool board, workbench, whiteboard."""
import math
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from lib import buildings, cars, people, plates, props, stage, vehicles, workshop
from lib.core import box, cached, mat, reset

reset()
rng = np.random.default_rng(53)
WIDTH, DEPTH, HEIGHT = 10.0, 13.0, 4.8

# --- hall, floor marking, yard outside
workshop.hall(WIDTH, DEPTH, HEIGHT, door=(-2.4, 3.8, 3.7), sill=1.9)
gold = buildings.bm_('goldp')
for x in (-0.4, 4.2):
    box((0.09, 6.6, 0.004), (x, 7.5, 0.002), gold, 0)
for y in (4.2, 10.8):
    box((4.69, 0.09, 0.004), (1.9, y, 0.0025), gold, 0)
workshop.outdoors(DEPTH, rng)

# --- lifted vehicle
workshop.two_post_lift((1.9, 7.5, 0), 0, lifted=2.1, span=3.3)
paint = vehicles.vmats('#eeece6')
suv = cached('suv_w', lambda: cars.suv(paint, 0.0075))
suv.location, suv.rotation_euler = (1.9, 7.5, 1.8), (0, 0, math.radians(-90))

# --- teaching corner: engine, stools, whiteboard
workshop.engine_on_stand((-1.65, 1.0, 0), math.radians(24))
for x, y in ((-3.0, 1.9), (-2.5, 2.9), (-3.2, 0.7)):
    workshop.stool((x, y, 0), x * 3)
workshop.whiteboard((-3.5, 4.9, 0), math.radians(16), 2.0, 1.15)

# --- workshop wall on the right, trolleys, lockers
workshop.tool_board((4.96, 8.0, 2.05), -math.pi / 2, 3.4)
props.workbench((4.55, 8.0, 0), -math.pi / 2, 3.2)
props.tool_trolley((0.75, 2.6, 0), math.radians(-24))
locker = mat('locker', '#c9c2b4')
for k in range(4):  # light, so that the learner's head stands out
    x = 0.62 + k * 0.94
    box((0.9, 0.5, 2.15), (x, 12.7, 1.075), locker, 0.015)
    for z in (1.7, 1.82, 1.94):
        box((0.5, 0.02, 0.05), (x, 12.44, z), buildings.bm_('char2'), 0)

# --- light, camera, an instructor and two learners
workshop.hall_light((-2.2, 2.2), -5, DEPTH, HEIGHT, elevation=24)
stage.level_camera((-2.6, -6.8, 1.66), 10.0, 46, horizon=0.51)
people.stand('instructor', (-4.05, 4.0, 0))
people.stand('mechanic', (-0.45, 1.9, 0), flip=True, without=('tool',))
people.stand('driver', (-2.01, 5.49, 0), without=('gear',))
plates.take('training-bay', occlusion=True)

"""Interiors of empty halls. Lengths are in metres, and Z is up."""
import math

from .buildings import bm_, corrugated
from .core import box, cyl, mat, prism, tube


def goods_hall():
    """Warehouse along X, 22 m wide, with portal frames, open clerestories, and a wide door in the gable at x = 26."""
    floor = mat('wfloor', '#9b9184')
    wall = mat('wwall', '#cfc4ad')
    sheet = mat('wclad', '#b9b4a8')
    roof = mat('roofs', '#8f8b83')
    skylight = mat('skyl', '#fff4dd')
    box((60, 30, 0.2), (10, 0, -0.1), floor, 0)
    for s in (-1, 1):
        turn = (0, 0, 0 if s > 0 else math.pi)
        box((60, 0.3, 2.4), (10, s * 11.1, 1.2), wall, 0.01)
        box((60, 0.34, 0.10), (10, s * 11.1, 2.42), bm_('charcoal'), 0.01)
        corrugated(60, 2.6, sheet, 0.35, 0.05, (10, s * 11, 2.45), turn)
        corrugated(60, 2.0, sheet, 0.35, 0.05, (10, s * 11, 6.5), turn)
        for i in range(48):  # mullions of the open clerestories; on the left, the sun shines in between them
            box((0.07, 0.07, 1.5), (-19 + i * 1.3, s * 11, 5.78), bm_('charcoal'), 0.01)
        for z in (5.05, 6.5):
            box((60, 0.12, 0.10), (10, s * 11, z), bm_('charcoal'), 0.01)
        box((0.3, 6.8, 8.5), (26, s * 7.8, 4.25), wall, 0)
        box((0.34, 6.8, 0.10), (26, s * 7.8, 2.42), bm_('charcoal'), 0.01)
        box((0.5, 0.2, 5.9), (25.8, s * 4.4, 2.95), bm_('yellow'), 0.02)
    box((0.3, 8.8, 2.7), (26, 0, 7.15), wall, 0)
    prism([(-11.2, 8.5), (11.2, 8.5), (0, 11.2)], 0.3, wall, (26, 0, 0), rot=(0, 0, math.pi / 2), bev=0)
    for k in range(6):
        window = mat('gw', '#ffffff')
        box((0.10, 1.3, 1.2), (25.82, -3.75 + k * 1.5, 7.3), window, 0.01)
    for k in range(3):
        box((0.12, 8.7, 0.28), (25.7, 0, 5.65 - k * 0.3), bm_('clad'), 0.04)

    # roof: portal frames, purlins, sheets with translucent strips, bell lamps
    slope, rafter = math.atan2(2.7, 11.2), math.hypot(2.7, 11.2)
    for s in (-1, 1):
        for i in range(9):
            x = -8 + i * 4.6
            box((0.22, 0.34, 8.6), (x, s * 10.75, 4.3), bm_('char2'), 0.02)
            box((0.20, rafter, 0.36), (x, s * 5.6, 9.65), bm_('char2'), 0.02, rot=(-s * slope, 0, 0))
            haunch = [(0, 0), (1.6, 0), (0, -1.5)]
            prism(haunch, 0.18, bm_('char2'), (x, s * 10.6, 8.35), rot=(0, 0, -s * math.pi / 2), bev=0.01)
        for k in range(7):
            y = s * (10.4 - k * 1.62)
            box((46, 0.09, 0.16), (12, y, 11.03 - abs(y) * 2.7 / 11.2), bm_('char2'), 0.01)
        for i in range(11):
            x, wide = -10 + i * 4.2, 2.9 if i % 2 else 4.2
            box((wide, rafter, 0.05), (x + wide / 2, s * 5.6, 9.95), roof, 0, rot=(-s * slope, 0, 0))
            if i % 2:
                box((1.3, rafter, 0.03), (x + 3.6, s * 5.6, 9.95), skylight, 0, rot=(-s * slope, 0, 0))
        for x in (2, 10, 18):
            cyl(0.34, 0.32, (x, s * 4.6, 7.3), bm_('charcoal'), r2=0.12)
            cyl(0.30, 0.02, (x, s * 4.6, 7.14), bm_('warm'), bev=0)
            tube([(x, s * 4.6, 7.4), (x, s * 4.6, 9.8)], 0.012, bm_('black'))


def vehicle_hall():
    """Workshop hall with high windows in its back wall at x = 7.6, two roller doors at y = 13, and lamps."""
    epoxy = mat('epoxy', '#9a968d')
    wall, dado = mat('wall', '#d5cdbe'), mat('dado', '#2b3034')
    box((30, 22, 0.2), (2, 2, -0.1), epoxy, 0)
    box((0.3, 24, 7), (7.6, 2, 3.5), wall, 0)
    box((0.32, 24, 1.25), (7.58, 2, 0.62), dado, 0.01)
    box((0.34, 24, 0.07), (7.57, 2, 1.28), bm_('gold'), 0.01)
    for i in range(7):
        box((0.26, 0.22, 7), (7.4, -8 + i * 3.6, 3.5), bm_('char2'), 0.02)
    for x0, x1 in ((-14, -8.2), (-3.4, -1.8), (3.2, 8)):
        box((x1 - x0, 0.3, 7), ((x0 + x1) / 2, 13, 3.5), wall, 0)
        box((x1 - x0, 0.32, 1.25), ((x0 + x1) / 2, 13, 0.62), dado, 0.01)
    for x, width in (
        (-5.8, 4.8),
        (0.7, 5.0),
    ):  # lintels end at the piers: overlapping faces in one plane would render black
        box((width, 0.3, 2.4), (x, 13, 5.8), wall, 0)
        for k in range(4):
            box((width, 0.10, 0.26), (x, 12.86, 4.45 - k * 0.28), bm_('clad'), 0.04)
        for s in (-1, 1):
            box((0.16, 0.4, 4.7), (x + s * width / 2, 12.9, 2.35), bm_('yellow'), 0.02)

    # roof trusses, lamps, high windows
    box((30, 26, 0.1), (0, 2, 6.9), mat('ceil', '#cfcac0'), 0)
    for i in range(6):
        x = -9 + i * 3.2
        for z in (5.6, 6.5):
            box((0.14, 26, 0.14), (x, 2, z), bm_('charcoal'), 0.015)
        for k in range(18):
            box(
                (0.07, 1.25, 0.07),
                (x, -9.5 + k * 1.35, 6.05),
                bm_('charcoal'),
                0.01,
                rot=(0.8 if k % 2 else -0.8, 0, 0),
            )
    led = mat('led', '#ffffff')
    for x in (-7, -2.2, 2.6):
        for y in (-4.5, 0, 4.2, 8.4):
            box((0.22, 2.6, 0.07), (x, y, 5.45), bm_('charcoal'), 0.02)
            box((0.17, 2.5, 0.02), (x, y, 5.41), led, 0)
    daylight = mat('winglow', '#ffe9c8')
    for i in range(6):
        y = -6.2 + i * 3.6
        box((0.04, 2.7, 0.85), (7.44, y, 4.75), daylight, 0)
        for z in (4.30, 5.2):
            box((0.08, 2.86, 0.07), (7.42, y, z), bm_('charcoal'), 0.01)
        for k in range(4):
            box((0.07, 0.05, 0.9), (7.42, y - 1.36 + k * 0.907, 4.75), bm_('charcoal'), 0.008)

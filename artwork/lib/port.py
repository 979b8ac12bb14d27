"""Container handling: rubber-tyred gantry crane and terminal truck, in our own designs. Lengths in metres, Z is up."""
from .buildings import bm_
from .core import box, cyl, empty, mat, prism, tube


def _tyre(radius, width, loc, hub, parent):
    """Tyre with a steel hub, and its axle along Y; hub is the radius of the hub as a share of the tyre's."""
    turn = (1.5708, 0, 0)
    cyl(radius, width, loc, bm_('rubber'), rot=turn, bev=radius * 0.15, parent=parent)
    cyl(radius * hub, width + 0.03, loc, bm_('steel'), rot=turn, bev=0.03, parent=parent)


def gantry_crane(load, trolley_y=-8.9, lift=6.9, span=11.6, height=14.2, base=3.6):
    """Crane that spans the stacks along Y. The root object `load` (a container) hangs below its trolley.

    lift     height of the load above the ground
    height   height of the girders' underside
    span     half the distance between the legs along Y
    base     half the distance between the legs along X"""
    crane = empty('gantry')
    P = dict(parent=crane)
    yellow, dark, white = bm_('goldp'), bm_('charcoal'), bm_('white')
    for y in (-span, span):
        for x in (-base, base):
            box((0.75, 0.85, height - 2.2), (x, y, 2.0 + (height - 2.2) / 2), yellow, 0.07, **P)
            box((2.6, 0.9, 0.55), (x, y, 1.55), dark, 0.08, **P)
            for dx in (-0.72, 0.72):
                _tyre(0.72, 0.52, (x + dx, y, 0.72), 0.55, crane)
            s = 1 if x > 0 else -1
            box((0.22, 0.22, 2.6), (x - s * 0.95, y, height - 2.2), yellow, 0.03, rot=(0, -s * 0.80, 0), **P)
        box((2 * base + 0.9, 0.7, 0.75), (0, y, 2.25), yellow, 0.07, **P)
        box((2 * base + 0.7, 0.5, 0.5), (0, y, height - 0.9), yellow, 0.06, **P)
    for s in (-1, 1):  # the two girders, each with the rail of its walkway
        x, rail = s * base * 0.62, s * (base * 0.62 + 0.75)
        box((0.8, 2 * span + 2.4, 1.15), (x, 0, height + 0.2), yellow, 0.07, **P)
        box((0.86, 2 * span + 2.44, 0.12), (x, 0, height - 0.1), dark, 0.03, **P)
        tube([(rail, -span - 1, height + 1.85), (rail, span + 1, height + 1.85)], 0.03, yellow, **P)
        for k in range(14):
            y = -span - 1 + k * (2 * span + 2) / 13
            tube([(rail, y, height + 0.8), (rail, y, height + 1.85)], 0.022, yellow, seg=6, **P)
    y = trolley_y
    box((4.6, 2.8, 0.5), (0, y, height + 1.05), dark, 0.06, **P)
    box((2.6, 1.8, 1.3), (-0.4, y, height + 1.95), white, 0.08, **P)
    cyl(0.42, 2.6, (1.2, y, height + 1.7), bm_('steel'), rot=(0, 1.57, 0), **P)
    box((1.5, 1.5, 1.7), (2.6, y - 0.2, height - 1.1), white, 0.10, **P)
    pane = mat('glass_dark', '#0b0f12')
    box((1.52, 1.3, 0.8), (2.62, y - 0.35, height - 1.0), pane, 0.06, **P)
    top = lift + 2.7  # the spreader on top of the load, and four ropes to the trolley
    for x in (-1.6, 1.6):
        for dy in (-0.7, 0.7):
            tube([(x, y + dy, top + 0.05), (x * 0.8, y + dy, height + 0.9)], 0.028, bm_('black'), seg=6, **P)
    box((6.0, 0.5, 0.35), (0, y, top + 0.02), yellow, 0.05, **P)
    for x in (-2.9, 2.9):
        box((0.3, 2.4, 0.26), (x, y, top), yellow, 0.04, **P)
    box((1.6, 1.3, 0.5), (0, y, top + 0.3), dark, 0.05, **P)
    load.parent, load.location = crane, (0, y, lift)
    return crane


def terminal_truck(colours, load=None):
    """Cab-over truck with a skeletal trailer that faces +X, and the root object `load` on it if given.

    `colours` are materials from vehicles.vmats()."""
    truck = empty('terminal_truck')
    P = dict(parent=truck)
    dark = bm_('charcoal')
    for y in (-0.45, 0.45):
        box((12.6, 0.16, 0.28), (-0.4, y, 1.18), dark, 0.03, **P)
    for x in (-6.4, -3, 0, 3, 5.6):
        box((0.3, 2.4, 0.2), (x, 0, 1.26), dark, 0.03, **P)
    for x in (-5.2, -3.9):
        for y in (-1.0, 1.0):
            _tyre(0.50, 0.48, (x, y, 0.50), 0.58, truck)
    if load:
        load.parent, load.location = truck, (-1.2, 0, 1.37)
    cab = empty('cab', (6.9, 0, 0))
    cab.parent = truck
    P = dict(parent=cab)
    outline = [(-1.1, 1.0), (1.25, 1.0), (1.30, 1.9), (1.02, 3.25), (-1.0, 3.25)]
    prism(outline, 2.3, colours['paint'], bev=0.14, seg=5, **P)
    box((0.04, 1.9, 0.95), (1.20, 0, 2.52), colours['glass'], 0.015, rot=(0, -0.205, 0), **P)
    box((0.5, 2.34, 0.62), (1.12, 0, 0.88), colours['clad'], 0.10, seg=4, **P)
    box((0.03, 1.3, 0.34), (1.30, 0, 1.55), colours['trim'], 0.01, **P)
    window = [(-0.5, 2.05), (1.08, 2.05), (0.92, 2.95), (-0.5, 2.95)]
    for s in (-1, 1):
        prism(window, 0.03, colours['glass'], (0, s * 1.15, 0), bev=0.01, **P)
        box((0.05, 0.36, 0.18), (1.36, s * 0.85, 0.98), colours['lamp'], 0.03, **P)
        box((0.10, 0.22, 0.42), (1.05, s * 1.38, 2.35), colours['trim'], 0.05, **P)
    box((4.0, 0.9, 0.3), (-1.3, 0, 0.86), colours['under'], 0.03, **P)
    for x in (0.55, -2.4):
        for y in (-1.0, 1.0):
            _tyre(0.50, 0.42, (x, y, 0.50), 0.58, cab)
    return truck

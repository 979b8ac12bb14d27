"""The SUV and the pickup. See vehicles.py for what all vehicles share."""

import numpy as np

from .core import box
from .sdf import rbox, rmax, smax, smin
from .vehicles import Car, mirror, mirror_y, put_wheel


def suv(M, h=0.009):
    """Five-door SUV with materials M from vehicles.vmats(); h is the size of a voxel in metres."""
    R, ra, xs = 0.405, 0.465, (1.44, -1.42)
    c = Car((-2.62, 0, 0.05), (2.62, 1.22, 2.08), h, M, 'suv')
    G = c.G
    side = [
        (2.16, 0.40, 0.12),
        (2.40, 0.50, 0.10),
        (2.47, 0.80, 0.20),
        (2.40, 1.05, 0.16),
        (2.15, 1.135, 0.35),
        (1.18, 1.235, 0.25),
        (0.36, 1.80, 0.42),
        (-0.5, 1.875, 2.5),
        (-1.95, 1.83, 0.18),
        (-2.28, 1.28, 0.25),
        (-2.45, 1.12, 0.12),
        (-2.47, 0.62, 0.14),
        (-2.20, 0.40, 0.12),
    ]
    plan = [
        (2.48, 0.30, 0.6),
        (2.36, 0.80, 0.30),
        (2.02, 0.955, 0.7),
        (1.2, 0.985, 3),
        (-1.6, 0.985, 2),
        (-2.28, 0.93, 0.40),
        (-2.48, 0.55, 0.6),
        (-2.50, 0.2, 0.5),
    ]
    front = [
        (0.88, 0.30, 0.08),
        (0.955, 0.58, 0.25),
        (0.985, 0.90, 0.20),
        (0.965, 1.09, 0.10),
        (0.925, 1.16, 0.05),
        (0.735, 1.82, 0.15),
        (0.55, 1.90, 0.6),
    ]
    c.body(side, plan, front, 0.07, 0.07)
    B = c.B
    # hood: raised centre plane + shoulder feature line
    hood = G.plan(mirror_y([(2.5, 0.62, 0.1), (1.0, 0.74, 0.1)]))
    c.P = smin(c.P, np.maximum(np.maximum(c.P - 0.016, hood + 0 * c.P), 1.0 - G.z + 0 * c.P), 0.03)
    c.B = B
    c.arches(xs, R, ra, zc=R + 0.01)
    # side glass: three panes
    yw = 0.5 - G.y
    w1 = G.side([(0.98, 1.235, 0.05), (0.30, 1.735, 0.10), (-0.14, 1.765, 0.03), (-0.14, 1.235, 0.03)])
    w2 = G.side([(-0.22, 1.235, 0.03), (-0.22, 1.768, 0.03), (-1.12, 1.755, 0.03), (-1.16, 1.235, 0.03)])
    w3 = G.side([(-1.26, 1.24, 0.03), (-1.22, 1.75, 0.03), (-1.80, 1.72, 0.08), (-2.02, 1.32, 0.06)])
    win = np.minimum(np.minimum(w1, w2), w3)
    c.cut(np.maximum(win, yw), 0.03)
    # windscreen and rear window (front view)
    ws = G.front(mirror([(0.80, 1.275, 0.06), (0.655, 1.745, 0.08)]))
    wx = 0.40 - G.x
    rw = G.front(mirror([(0.72, 1.32, 0.08), (0.62, 1.72, 0.08)]))
    rx = G.x + 1.98
    c.cut(np.maximum(ws, wx), 0.03)
    c.cut(np.maximum(rw, rx), 0.03)
    # black pillar band around the glass (floating roof look) + window trim
    band = G.side(
        [
            (1.12, 1.215, 0.04),
            (0.34, 1.765, 0.12),
            (-1.84, 1.75, 0.10),
            (-2.10, 1.30, 0.06),
            (-2.08, 1.215, 0.03),
        ]
    )
    c.shell(np.maximum(np.maximum(band, yw), -win + 0.0), -0.004, 'trim', 'band')
    c.shell(np.maximum(np.maximum(np.abs(ws + 0.0) - 0.016, wx), 1.2 - G.z), -0.003, 'trim')
    c.shell(np.maximum(np.maximum(np.abs(rw) - 0.016, rx), 1.2 - G.z), -0.003, 'trim')
    c.shell(
        np.maximum(np.maximum(1.17 - G.z, G.z - 1.80), np.abs(G.x + 0.5) - 1.75) + 0 * B,
        0.012,
        'glass',
        'glass',
    )
    # doors
    d1 = G.side(
        [(1.02, 0.50, 0.10), (1.10, 1.20, 0.04), (0.32, 1.79, 0.1), (-0.18, 1.80, 0.02), (-0.18, 0.50, 0.05)]
    )
    d2 = G.side(
        [
            (-0.18, 0.50, 0.05),
            (-0.18, 1.80, 0.02),
            (-1.16, 1.79, 0.05),
            (-1.22, 1.15, 0.2),
            (-0.98, 0.86, 0.2),
            (-0.94, 0.50, 0.1),
        ]
    )
    c.groove(d1, yw)
    c.groove(d2, yw)
    bon = G.side([(2.36, 0.99, 0.05), (1.2, 1.165, 0.02), (1.15, 1.5, 0.02), (2.6, 1.5, 0.02)])
    c.groove(bon, np.maximum(0.2 - G.x, 0 * G.x))
    tg = G.front(mirror([(0.80, 0.66, 0.05), (0.86, 1.15, 0.05), (0.66, 1.80, 0.1)]))
    c.groove(tg, G.x + 1.9)
    # character line scoop low on doors
    sc = G.side([(1.0, 0.60, 0.05), (0.96, 0.70, 0.05), (-0.92, 0.76, 0.05), (-0.90, 0.60, 0.05)])
    c.P = smax(c.P, -rmax(sc + 0 * B, -(B + 0.014), 0.02), 0.02)
    # lamps
    hl = G.front(mirror([(0.55, 0.93, 0.02), (0.53, 1.035, 0.02), (0.99, 1.075, 0.03), (0.99, 0.955, 0.03)]))
    hl = np.maximum(hl, 0.50 - G.y)
    hx = np.maximum(hl, 1.98 - G.x)
    c.keep = lambda p: ((p[:, 2] > 1.05) & (p[:, 0] > 1.3) & (p[:, 0] < 2.2) & (np.abs(p[:, 1]) < 0.8)) | (
        (p[:, 2] < 0.8) & (np.abs(p[:, 0]) < 0.9)
    )
    c.cut(hx, 0.05)
    c.shell(hx - 0.004, 0.014, 'lampbase')
    drl = np.maximum(np.minimum(np.maximum(np.abs(hl + 0.018) - 0.009, 1.0 - G.z), 9), 1.98 - G.x)
    c.shell(drl, 0.007, 'lamp')
    for yy in (0.66, 0.80):
        s_ = np.sqrt((G.y - yy) ** 2 + (G.z - (0.985 + (yy - 0.66) * 0.06)) ** 2) - 0.030
        c.shell(np.maximum(s_ + 0 * B, 1.98 - G.x), 0.008, 'lamp')
    tl = G.side([(-2.0, 1.05, 0.02), (-1.98, 1.17, 0.02), (-2.6, 1.20, 0.02), (-2.6, 0.98, 0.02)])
    tlx = np.maximum(tl, np.maximum(G.x + 2.05, 0.52 - G.y))
    c.cut(tlx, 0.03)
    c.shell(tlx - 0.002, 0.004, 'tail')
    bar = np.maximum(np.abs(G.z - 1.09) - 0.018, np.maximum(G.x + 2.2, G.y - 0.56))
    c.cut(bar + 0 * B, 0.02)
    c.shell(bar, 0.006, 'tail')
    # grille and lower intake
    gr = G.front(mirror([(0.42, 0.70, 0.05), (0.50, 1.02, 0.05)]))
    gx = np.maximum(gr, 2.0 - G.x)
    c.cut(gx, 0.07)
    c.add(np.maximum(np.maximum(B + 0.055, gx - 0.01), -1e3), 'under')
    bars = np.abs(((G.z - 0.70) % 0.064) - 0.032) - 0.013
    c.shell(np.maximum(bars, gx - 0.01), 0.018, 'trim', r=0.006)
    c.shell(np.maximum(np.abs(gr) - 0.014, 2.0 - G.x), -0.006, 'silver')
    li = G.front(mirror([(0.60, 0.475, 0.04), (0.72, 0.60, 0.04)]))
    lx = np.maximum(li, 2.0 - G.x)
    c.cut(lx, 0.06)
    c.shell(lx, 0.045, 'under')
    fog = np.sqrt((G.y - 0.80) ** 2 + (G.z - 0.66) ** 2) - 0.048
    fx = np.maximum(fog, 1.9 - G.x)
    c.cut(fx + 0 * B, 0.03)
    c.shell(fx + 0.006, 0.012, 'lamp')
    # cladding: arches + sills + bumpers
    ring = np.minimum(np.abs(c.arch[0] - 0.035) - 0.050, np.abs(c.arch[1] - 0.035) - 0.050)
    lowb = np.maximum(G.z - 0.56, 2.0 - np.abs(G.x))
    reg = np.maximum(
        smin(ring, np.minimum(np.maximum(G.z - 0.56, np.abs(G.x) - 1.05), lowb), 0.02),
        np.maximum(-c.arch[0], -c.arch[1]),
    )
    reg = np.maximum(reg, -(lx - 0.02))
    reg = np.maximum(reg, 0.30 - G.y * (np.abs(G.x) < 1.9) - 10 * (np.abs(G.x) >= 1.9))
    c.shell(np.maximum(reg, 0.36 - G.z), -0.016, 'clad', r=0.012)
    sk = G.front(mirror([(0.40, 0.36, 0.05), (0.50, 0.50, 0.05)]))
    c.shell(np.maximum(sk, 2.0 - np.abs(G.x)), -0.024, 'silver', r=0.01)
    # handles, mirror, rails, wipers
    for x in (-0.02, -0.98):
        hd = rbox(np.abs(G.x - x) - 0.105, np.abs(G.z - 1.075) - 0.019, B - 0.026, 0.012)
        c.P = np.minimum(c.P, np.maximum(hd, 0.5 - G.y))
    mr = rbox(
        np.abs(G.x - 1.0 - (1.035 - G.y) * 0.25) - 0.085,
        np.abs(G.y - 1.035) - 0.115,
        np.abs(G.z - 1.265) - 0.078,
        0.06,
    )
    mr = np.maximum(mr, 0.945 - G.x + (1.035 - G.y) * -0.25)
    st = rbox(np.abs(G.x - 0.99) - 0.035, np.abs(G.y - 0.96) - 0.08, np.abs(G.z - 1.215) - 0.018, 0.01)
    c.P = np.minimum(c.P, mr)
    c.add(st, 'trim')
    rail = rbox(
        np.abs(c.side_sd - 0.055) - 0.014,
        np.abs(G.y - 0.665) - 0.016,
        np.maximum(np.abs(G.x + 0.82) - 1.06, 1.6 - G.z),
        0.012,
    )
    for x in (0.18, -0.80, -1.82):
        rail = np.minimum(
            rail,
            rbox(np.abs(G.x - x) - 0.05, np.abs(G.y - 0.665) - 0.018, np.abs(c.side_sd - 0.02) - 0.04, 0.01)
            + 0 * rail
            + (G.z < 1.5) * 9,
        )
    c.add(rail, 'silver')
    c.finish_paint(zunder=0.40, zc=R + 0.01)
    for x in xs:
        for sgn in (-1, 1):
            put_wheel(M, c.root, x, sgn * 0.845, R, 0.265)
    box((3.4, 1.2, 0.2), (0, 0, 0.40), M['under'], 0.03, parent=c.root)
    return c.root


def pickup(M, h=0.009):
    """Double-cab pickup with materials M from vehicles.vmats(); h is the size of a voxel in metres."""
    R, ra, xs = 0.405, 0.465, (1.66, -1.56)
    c = Car((-2.85, 0, 0.05), (2.85, 1.22, 2.05), h, M, 'pickup')
    G = c.G
    side = [
        (2.36, 0.42, 0.12),
        (2.62, 0.52, 0.10),
        (2.68, 0.80, 0.20),
        (2.62, 1.06, 0.14),
        (2.40, 1.145, 0.30),
        (1.42, 1.235, 0.22),
        (0.72, 1.775, 0.36),
        (0.1, 1.83, 2),
        (-0.62, 1.80, 0.20),
        (-0.84, 1.22, 0.06),
        (-2.60, 1.20, 0.06),
        (-2.68, 0.62, 0.08),
        (-2.40, 0.46, 0.12),
    ]
    plan = [
        (2.70, 0.30, 0.6),
        (2.56, 0.80, 0.28),
        (2.2, 0.95, 0.7),
        (1.3, 0.975, 3),
        (-2.3, 0.975, 0.5),
        (-2.66, 0.94, 0.10),
        (-2.70, 0.2, 0.5),
    ]
    front = [
        (0.88, 0.34, 0.08),
        (0.945, 0.58, 0.25),
        (0.975, 0.90, 0.20),
        (0.958, 1.09, 0.10),
        (0.925, 1.17, 0.05),
        (0.745, 1.80, 0.14),
        (0.55, 1.86, 0.6),
    ]
    c.body(side, plan, front, 0.06, 0.06)
    B = c.B
    hood = G.plan(mirror_y([(2.7, 0.60, 0.1), (1.2, 0.72, 0.1)]))
    c.P = smin(c.P, np.maximum(np.maximum(c.P - 0.018, hood + 0 * c.P), 1.0 - G.z + 0 * c.P), 0.03)
    c.arches(xs, R, ra, zc=R + 0.01)
    # cargo bed
    bed = rbox(np.abs(G.x + 1.74) - 0.82, np.abs(G.y) - 0.80, 0.66 - G.z + 0 * G.x, 0.04)
    c.P = smax(c.P, -bed, 0.02)
    gap = np.maximum(np.abs(G.x + 0.895) - 0.014, 0.50 - G.z)
    c.P = np.maximum(c.P, -gap - 0 * B)
    yw = 0.5 - G.y
    w1 = G.side([(1.20, 1.235, 0.05), (0.62, 1.70, 0.10), (0.24, 1.725, 0.03), (0.24, 1.235, 0.03)])
    w2 = G.side([(0.16, 1.235, 0.03), (0.16, 1.727, 0.03), (-0.52, 1.72, 0.06), (-0.68, 1.235, 0.04)])
    win = np.minimum(w1, w2)
    c.cut(np.maximum(win, yw), 0.03)
    ws = G.front(mirror([(0.80, 1.275, 0.06), (0.665, 1.72, 0.08)]))
    wx = 0.62 - G.x
    rw = G.front(mirror([(0.70, 1.30, 0.06), (0.63, 1.68, 0.06)]))
    rx = np.maximum(G.x + 0.55, -1.0 - G.x)
    c.cut(np.maximum(ws, wx), 0.03)
    c.cut(np.maximum(rw, rx), 0.03)
    for wv in (w1, w2):
        c.shell(np.maximum(np.abs(wv) - 0.014, yw), -0.003, 'trim')
    bp = G.side([(0.24, 1.22, 0.01), (0.24, 1.74, 0.01), (0.16, 1.74, 0.01), (0.16, 1.22, 0.01)])
    c.shell(np.maximum(bp, yw), -0.004, 'trim')
    c.shell(np.maximum(np.maximum(np.abs(ws) - 0.016, wx), 1.2 - G.z), -0.003, 'trim')
    c.shell(
        np.maximum(np.maximum(1.17 - G.z, G.z - 1.76), np.abs(G.x - 0.3) - 1.12) + 0 * B,
        0.012,
        'glass',
        'glass',
    )
    d1 = G.side(
        [(1.20, 0.52, 0.10), (1.30, 1.20, 0.04), (0.66, 1.76, 0.1), (0.20, 1.77, 0.02), (0.20, 0.52, 0.05)]
    )
    d2 = G.side(
        [
            (0.20, 0.52, 0.05),
            (0.20, 1.77, 0.02),
            (-0.56, 1.76, 0.05),
            (-0.74, 1.18, 0.05),
            (-0.74, 0.52, 0.08),
        ]
    )
    c.groove(d1, yw)
    c.groove(d2, yw)
    bon = G.side([(2.58, 0.99, 0.05), (1.45, 1.165, 0.02), (1.4, 1.5, 0.02), (2.9, 1.5, 0.02)])
    c.groove(bon, 0.2 - G.x)
    tg = G.front(mirror([(0.78, 0.62, 0.03), (0.80, 1.16, 0.03)]))
    c.groove(np.abs(tg), G.x + 2.5)
    sc = G.side([(1.2, 0.62, 0.05), (1.14, 0.72, 0.05), (-0.72, 0.76, 0.05), (-0.72, 0.62, 0.05)])
    c.P = smax(c.P, -rmax(sc + 0 * B, -(B + 0.014), 0.02), 0.02)
    hl = G.front(mirror([(0.56, 0.90, 0.02), (0.52, 1.05, 0.02), (0.99, 1.08, 0.03), (0.99, 0.90, 0.03)]))
    hl = np.maximum(hl, 0.50 - G.y)
    hx = np.maximum(hl, 2.2 - G.x)
    c.keep = lambda p: ((p[:, 0] < -0.85) & (np.abs(p[:, 1]) < 0.86)) | (p[:, 2] > 1.05) & (p[:, 0] > 1.0) & (
        p[:, 0] < 2.4
    )
    c.cut(hx, 0.05)
    c.shell(hx - 0.004, 0.014, 'lampbase')
    drl = np.maximum(np.maximum(np.abs(hl + 0.020) - 0.010, -9), 2.2 - G.x)
    c.shell(drl, 0.007, 'lamp')
    s_ = np.sqrt((G.y - 0.72) ** 2 + (G.z - 0.98) ** 2) - 0.040
    c.shell(np.maximum(s_ + 0 * B, 2.2 - G.x), 0.008, 'lamp')
    tl = np.maximum(np.abs(G.z - 0.98) - 0.17, np.maximum(G.x + 2.58, 0.80 - G.y))
    c.cut(tl + 0 * B, 0.03)
    c.shell(tl - 0.002, 0.004, 'tail')
    gr = G.front(mirror([(0.46, 0.70, 0.06), (0.50, 1.055, 0.05)]))
    gx = np.maximum(gr, 2.2 - G.x)
    c.cut(gx, 0.07)
    c.add(np.maximum(B + 0.055, gx - 0.01), 'under')
    bars = np.abs(((G.z - 0.715) % 0.11) - 0.055) - 0.022
    c.shell(np.maximum(bars, gx - 0.01), 0.015, 'trim', r=0.006)
    c.shell(np.maximum(np.abs(gr) - 0.016, 2.2 - G.x), -0.006, 'trim')
    li = G.front(mirror([(0.60, 0.50, 0.04), (0.70, 0.60, 0.04)]))
    lx = np.maximum(li, 2.2 - G.x)
    c.cut(lx, 0.06)
    c.shell(lx, 0.045, 'under')
    ring = np.minimum(np.abs(c.arch[0] - 0.04) - 0.058, np.abs(c.arch[1] - 0.04) - 0.058)
    lowb = np.maximum(G.z - 0.60, 2.2 - np.abs(G.x))
    reg = np.maximum(np.minimum(ring, lowb), np.maximum(-c.arch[0], -c.arch[1]))
    reg = np.maximum(reg, -(lx - 0.02))
    c.shell(np.maximum(reg, 0.40 - G.z), -0.022, 'clad', r=0.014)
    step = rbox(np.abs(G.x) - 0.98, np.abs(G.y - 0.97) - 0.06, np.abs(G.z - 0.40) - 0.025, 0.02)
    c.add(step, 'clad')
    for x in (0.36, -0.55):
        hd = rbox(np.abs(G.x - x) - 0.105, np.abs(G.z - 1.08) - 0.019, B - 0.026, 0.012)
        c.P = np.minimum(c.P, np.maximum(hd, 0.5 - G.y))
    mr = rbox(np.abs(G.x - 1.21) - 0.085, np.abs(G.y - 1.085) - 0.115, np.abs(G.z - 1.30) - 0.095, 0.06)
    c.add(np.maximum(mr, 1.165 - G.x), 'trim')
    c.add(
        rbox(np.abs(G.x - 1.21) - 0.035, np.abs(G.y - 0.99) - 0.08, np.abs(G.z - 1.24) - 0.018, 0.01), 'trim'
    )
    # sports bar
    bar = rbox(np.abs(G.x + 1.02) - 0.05, np.abs(np.abs(G.y) - 0.78) - 0.03, np.abs(G.z - 1.38) - 0.20, 0.02)
    bar = smin(
        bar, rbox(np.abs(G.x + 1.02) - 0.05, np.abs(G.y) - 0.80, np.abs(G.z - 1.575) - 0.03, 0.02), 0.08
    )
    c.add(bar, 'clad')
    c.finish_paint(zunder=0.44, zc=R + 0.01)
    for x in xs:
        for sgn in (-1, 1):
            put_wheel(M, c.root, x, sgn * 0.835, R, 0.265, spokes=6)
    box((3.9, 1.2, 0.2), (0, 0, 0.42), M['under'], 0.03, parent=c.root)
    return c.root

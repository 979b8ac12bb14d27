"""The forklift and the lorry of the 1940s. See vehicles.py for what all vehicles share."""

import numpy as np

from .core import box, cyl, mat, prism, tube
from .sdf import rbox, rmax, smax, smin
from .vehicles import Car, mirror, mirror_y, put_wheel, split_faces, vmats


def forklift(paint='#d99a25', lift=0.25, h=0.011):
    """Forklift truck with its forks `lift` metres above the ground; h is the size of a voxel in metres."""
    M = vmats(paint, key='fl')
    c = Car((-1.35, 0, 0.05), (1.2, 0.72, 1.5), h, M, 'forklift')
    G = c.G
    side = [
        (0.92, 0.22, 0.05),
        (0.95, 0.62, 0.08),
        (0.62, 0.74, 0.10),
        (0.55, 0.52, 0.08),
        (0.10, 0.50, 0.08),
        (0.0, 0.90, 0.12),
        (-0.75, 1.0, 0.12),
        (-1.14, 0.96, 0.22),
        (-1.22, 0.55, 0.25),
        (-1.05, 0.24, 0.12),
    ]
    plan = [(0.96, 0.50, 0.06), (0.2, 0.56, 0.2), (-0.7, 0.56, 0.3), (-1.12, 0.44, 0.30), (-1.24, 0.15, 0.4)]
    front = [(0.54, 0.20, 0.05), (0.57, 0.60, 0.15), (0.53, 0.98, 0.08)]
    c.body(side, plan, front, 0.05, 0.06)
    B = c.B
    c.arches((0.62, -0.80), 0.33, 0.385, yin=0.36)
    c.arch[1] = G.cyl_y((-0.80, 0.27), 0.32)
    c.groove(G.side([(0.0, 0.3, 0.02), (0.0, 1.2, 0.02), (-0.62, 1.2, 0.02), (-0.62, 0.3, 0.02)]), None)
    s2 = np.maximum(np.abs(G.z - 0.62) - 0.035, np.abs(G.x + 0.32) - 0.24)
    c.cut(np.maximum(s2, 0.3 - G.y) + 0 * B, 0.02)
    c.xs, c.R, c.ra = (0.62,), 0.33, 0.385
    ob = c.add(c.P, 'paint', 'paint')
    split_faces(
        ob,
        lambda p: np.where(
            p[:, 0] < -0.63,
            1,
            np.where((np.hypot(p[:, 0] - 0.62, p[:, 2] - 0.33) < 0.40) | (p[:, 2] < 0.26), 1, 0),
        ),
        [M['clad']],
    )
    r = c.root
    for s in (-1, 1):
        put_wheel(M, r, 0.62, s * 0.47, 0.33, 0.20, spokes=6, style='steel')
        put_wheel(M, r, -0.80, s * 0.45, 0.25, 0.17, spokes=6, style='steel')
    P = dict(parent=r)
    # seat, wheel, guard
    box((0.46, 0.50, 0.14), (-0.38, 0, 1.02), M['clad'], 0.05, **P)
    box((0.14, 0.48, 0.56), (-0.64, 0, 1.32), M['clad'], 0.06, rot=(0, -0.16, 0), **P)
    tube([(0.42, 0, 0.7), (0.22, 0, 1.16)], 0.03, M['clad'], **P)
    cyl(0.17, 0.03, (0.21, 0, 1.18), M['clad'], rot=(0, -0.45, 0), bev=0.012, **P)
    for s in (-1, 1):
        tube(
            [
                (0.62, s * 0.46, 0.70),
                (0.30, s * 0.46, 2.04),
                (-0.70, s * 0.46, 2.08),
                (-0.98, s * 0.46, 0.98),
            ],
            0.036,
            M['clad'],
            seg=16,
            **P
        )
    for k in range(6):
        box((0.04, 0.96, 0.03), (0.24 - k * 0.18, 0, 2.07), M['clad'], 0.01, **P)
    box((0.05, 0.96, 0.06), (0.30, 0, 2.05), M['clad'], 0.015, **P)
    box((0.05, 0.96, 0.06), (-0.72, 0, 2.08), M['clad'], 0.015, **P)
    cyl(0.05, 0.10, (-0.70, 0.30, 2.16), M['amber'], **P)
    for s in (-1, 1):
        cyl(0.065, 0.06, (0.34, s * 0.40, 1.96), M['lamp'], rot=(0, 1.57, 0), **P)
    # mast and carriage
    for s in (-1, 1):
        box((0.09, 0.07, 2.15), (1.06, s * 0.34, 1.20), M['clad'], 0.012, **P)
        box((0.07, 0.05, 2.1), (1.10, s * 0.27, 1.24), M['under'], 0.01, **P)
        cyl(0.035, 1.6, (1.02, s * 0.22, 1.0), M['silver'], **P)
    for z in (0.32, 1.1, 2.22):
        box((0.07, 0.74, 0.09), (1.05, 0, z), M['clad'], 0.012, **P)
    zc = lift
    for z in (0.10, 0.48):
        box((0.06, 1.0, 0.10), (1.19, 0, zc + z), M['clad'], 0.012, **P)
    for y in (-0.45, -0.15, 0.15, 0.45):
        box((0.03, 0.03, 0.9), (1.18, y, zc + 0.75), M['clad'], 0.008, **P)
    box((0.03, 0.96, 0.03), (1.18, 0, zc + 1.18), M['clad'], 0.008, **P)
    for s in (-1, 1):
        box((0.045, 0.12, 0.56), (1.24, s * 0.25, zc + 0.26), M['under'], 0.012, **P)
        prism(
            [(1.22, 0), (2.32, 0.012), (2.32, 0.028), (1.22, 0.05)],
            0.12,
            M['silver'],
            (0, s * 0.25, zc),
            bev=0.004,
            **P
        )
    return r


def lorry48(paint='#4a5a3c', h=0.011):
    """Lorry of the 1940s with a timber stake bed; h is the size of a voxel in metres."""
    M = vmats(paint, key='48')
    M['paint'] = mat('paint48', paint)
    R, xf, xr = 0.43, 1.72, -1.75
    c = Car((-1.1, 0, 0.25), (2.55, 1.02, 2.25), h, M, 'lorry')
    G = c.G
    hood = rmax(
        rmax(
            G.side(
                [
                    (0.60, 0.70, 0.05),
                    (2.16, 0.66, 0.12),
                    (2.20, 1.20, 0.22),
                    (2.02, 1.36, 0.22),
                    (0.60, 1.44, 0.05),
                ]
            )
            + 0 * G.y,
            G.front(mirror([(0.40, 0.62, 0.05), (0.46, 1.05, 0.2), (0.40, 1.32, 0.26)])) + 0 * G.x,
            0.08,
        ),
        G.plan(mirror_y([(2.22, 0.18, 0.25), (1.6, 0.40, 0.6), (0.5, 0.50, 0.2)])) + 0 * G.z,
        0.08,
    )
    cab = rmax(
        rmax(
            G.side(
                [
                    (-0.66, 0.62, 0.06),
                    (0.74, 0.62, 0.06),
                    (0.80, 1.40, 0.10),
                    (0.66, 2.02, 0.22),
                    (0.3, 2.13, 0.8),
                    (-0.45, 2.10, 0.26),
                    (-0.68, 1.85, 0.25),
                ]
            )
            + 0 * G.y,
            G.front(mirror([(0.80, 0.60, 0.05), (0.84, 1.2, 0.4), (0.76, 1.95, 0.22), (0.4, 2.13, 0.6)]))
            + 0 * G.x,
            0.10,
        ),
        G.plan(mirror_y([(0.82, 0.3, 0.3), (0.72, 0.84, 0.18), (-0.68, 0.84, 0.20)])) + 0 * G.z,
        0.05,
    )
    B = smin(hood, cab, 0.10)
    c.B = B
    c.P = B.copy()
    c.arch = []
    yw = 0.4 - G.y
    win = G.side([(0.62, 1.40, 0.05), (0.55, 1.84, 0.12), (-0.34, 1.86, 0.12), (-0.34, 1.40, 0.05)])
    c.cut(np.maximum(win, yw), 0.04)
    ws = G.front([(0.035, 1.46, 0.04), (0.70, 1.46, 0.06), (0.64, 1.86, 0.14), (0.035, 1.90, 0.04)])
    c.cut(np.maximum(ws, 0.45 - G.x), 0.04)
    rw = G.front(mirror([(0.40, 1.5, 0.1), (0.38, 1.82, 0.1)]))
    c.cut(np.maximum(rw, G.x + 0.55), 0.04)
    c.shell(
        np.maximum(np.maximum(1.36 - G.z, G.z - 1.95), np.abs(G.x) - 9) + 0 * B + (G.x > 0.95) * 9,
        0.02,
        mat('glass48', '#15181a'),
    )
    c.groove(
        G.side(
            [
                (0.60, 0.70, 0.05),
                (0.66, 1.38, 0.05),
                (0.58, 1.90, 0.14),
                (-0.38, 1.92, 0.14),
                (-0.38, 0.70, 0.05),
            ]
        ),
        yw,
    )
    for k in range(9):
        c.cut(
            np.maximum(
                rbox(np.abs(G.x - 1.0 - k * 0.10) - 0.018, np.abs(G.z - 1.02) - 0.13, G.y * 0 - 0.1, 0.015),
                0.2 - G.y,
            ),
            0.015,
        )
    gr = G.front(mirror([(0.17, 0.74, 0.06), (0.24, 1.16, 0.16)]))
    gx = np.maximum(gr, 1.9 - G.x)
    c.cut(gx, 0.05)
    c.add(np.maximum(B + 0.045, gx - 0.005), 'under')
    c.shell(np.maximum(np.abs(((G.y + 0.02) % 0.055) - 0.0275) - 0.009, gx - 0.005), 0.008, 'silver')
    c.shell(np.maximum(np.abs(gr) - 0.014, 1.9 - G.x), -0.008, 'silver')

    # fenders: swept crescents + running board
    def fender(pts, y0, y1):
        """Add a mudguard, from its outline seen from the side."""
        return rbox(G.side(pts, 12) + 0 * G.y, np.abs(G.y - (y0 + y1) / 2) - (y1 - y0) / 2, G.z * 0 - 9, 0.10)

    outer = [
        (2.34, 0.52, 0.05),
        (2.30, 0.88, 0.30),
        (1.86, 1.12, 0.38),
        (1.30, 1.02, 0.30),
        (0.86, 0.60, 0.25),
        (0.60, 0.50, 0.03),
        (0.60, 0.43, 0.02),
        (2.26, 0.43, 0.05),
    ]
    fn = fender(outer, 0.38, 0.90)
    hole = np.maximum(G.cyl_y((xf, R), 0.52), -(fn + 0.045))
    fn = smax(fn, -np.maximum(hole, -9), 0.02)
    fn = np.maximum(fn, -np.maximum(G.cyl_y((xf, R), 0.51), -9) - 0 * fn)
    board = rbox(np.abs(G.x + 0.10) - 0.85, np.abs(G.y - 0.80) - 0.14, np.abs(G.z - 0.47) - 0.035, 0.03)
    c.P = smin(c.P, smin(fn, board, 0.06), 0.03)
    ob = c.add(c.P, 'paint', 'paint')
    split_faces(
        ob,
        lambda p: np.where(
            (np.hypot(p[:, 0] - xf, p[:, 2] - R) < 0.54) & (p[:, 2] < 0.96), 1, np.where(p[:, 2] < 0.45, 1, 0)
        ),
        [M['clad']],
    )
    hl = np.sqrt(((G.x - 2.05) / 0.17) ** 2 + ((G.y - 0.56) / 0.135) ** 2 + ((G.z - 1.13) / 0.135) ** 2)
    c.add(np.maximum((hl - 1) * 0.135, G.x - 2.14), 'silver')
    c.add(
        np.maximum((hl - 1) * 0.135 + 0.012, np.abs(G.x - 2.138) - 0.012),
        mat('lens48', '#e9e2cc'),
    )
    P = dict(parent=c.root)
    wd = mat('oldwood', '#7d5c38')
    dk = M['clad']
    tube(
        [(2.42, -0.86, 0.55), (2.50, -0.4, 0.56), (2.50, 0.4, 0.56), (2.42, 0.86, 0.55)],
        0.05,
        M['silver'],
        **P
    )
    tube([(1.86, 0.0, 0.7), (1.9, 0.56, 1.0)], 0.025, dk, **P)
    tube([(1.86, -0.0, 0.7), (1.9, -0.56, 1.0)], 0.025, dk, **P)
    for s in (-1, 1):
        box((5.0, 0.10, 0.18), (-0.55, s * 0.40, 0.66), dk, 0.015, **P)
    # stake bed
    for i in range(9):
        box((2.75, 0.22, 0.05), (-2.15, -0.98 + i * 0.245, 1.02), wd, 0.008, seg=2, **P)
    for i in range(4):
        box((0.10, 2.2, 0.12), (-3.2 + i * 0.72, 0, 0.92), wd, 0.01, seg=2, **P)
    for s in (-1, 1):
        for i in range(5):
            box((0.08, 0.06, 0.92), (-3.45 + i * 0.66, s * 1.08, 1.42), wd, 0.01, seg=2, **P)
        for z in (1.22, 1.46, 1.72):
            box((2.75, 0.03, 0.15), (-2.15, s * 1.045, z), wd, 0.008, seg=2, **P)
    for z in (1.22, 1.46, 1.72):
        box((0.03, 2.1, 0.15), (-0.80, 0, z), wd, 0.008, seg=2, **P)
    for x in (xf, xr):
        for s in (-1, 1):
            put_wheel(M, c.root, x, s * (0.64 if x > 0 else 0.78), R, 0.20, spokes=6, style='steel')
    return c.root

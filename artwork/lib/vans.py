"""The van, plain or as an ambulance. See vehicles.py for what all vehicles share."""
import math

import bpy
import numpy as np

from .core import C, box, empty, mat
from .sdf import F, Grid, rbox, rmax, smax, to_object
from .vehicles import Car, mirror, mirror_y, put_wheel, split_faces

VAN_SIDE = [
    (2.28, 0.38, 0.10),
    (2.66, 0.48, 0.12),
    (2.75, 0.85, 0.22),
    (2.68, 1.14, 0.15),
    (2.08, 1.40, 0.30),
    (1.26, 2.28, 0.45),
    (0.62, 2.54, 0.6),
    (-2.62, 2.57, 0.14),
    (-2.84, 2.35, 0.10),
    (-2.88, 1.0, 0.5),
    (-2.88, 0.55, 0.06),
    (-2.70, 0.42, 0.08),
]
VAN_PLAN = [
    (2.77, 0.30, 0.6),
    (2.63, 0.82, 0.35),
    (2.1, 0.965, 0.8),
    (1.2, 1.0, 3),
    (-2.6, 1.0, 0.4),
    (-2.88, 0.975, 0.07),
    (-2.90, 0.2, 0.3),
]
VAN_FRONT = [
    (0.90, 0.34, 0.08),
    (0.975, 0.60, 0.2),
    (1.0, 1.0, 0.4),
    (0.985, 1.45, 0.8),
    (0.905, 2.42, 0.20),
    (0.5, 2.58, 1.2),
]


def van(M, h=0.010, open_rear=True, ambulance=True, glassy_rear=True):
    """High-roof van, plain or as an ambulance, with its rear open or closed; h is the size of a voxel in metres."""
    R, ra, xs = 0.37, 0.425, (1.86, -1.72)
    c = Car((-3.05, 0, 0.05), (2.9, 1.34, 2.74), h, M, 'van')
    G = c.G
    c.body(VAN_SIDE, VAN_PLAN, VAN_FRONT, 0.07, 0.06)
    B = c.B
    c.arches(xs, R, ra, zc=R + 0.01, yin=0.55)
    yw = 0.5 - G.y
    w1 = G.side([(1.80, 1.42, 0.06), (1.16, 2.08, 0.12), (0.66, 2.12, 0.05), (0.66, 1.42, 0.05)])
    w2 = G.side([(0.50, 1.50, 0.07), (0.50, 2.12, 0.07), (-0.62, 2.12, 0.07), (-0.62, 1.50, 0.07)])
    w3 = G.side([(-0.90, 1.50, 0.07), (-0.90, 2.12, 0.07), (-2.45, 2.10, 0.07), (-2.45, 1.50, 0.07)])
    for wv in (w1, w2, w3):
        c.cut(np.maximum(wv, yw), 0.03)
        c.shell(np.maximum(np.abs(wv) - 0.016, yw), -0.003, 'trim')
    ws = G.front(mirror([(0.86, 1.46, 0.08), (0.79, 2.20, 0.12)]))
    wx = 0.9 - G.x
    c.cut(np.maximum(ws, wx), 0.03)
    c.shell(np.maximum(np.maximum(np.abs(ws) - 0.018, wx), 1.3 - G.z), -0.003, 'trim')
    gl = np.maximum(np.maximum(1.36 - G.z, G.z - 2.26), np.maximum(-2.6 - G.x, 1.25 - G.z))
    c.shell(np.maximum(gl, np.minimum(np.maximum(0.6 - G.x, -9), 0.80 - G.y)) + 0 * B, 0.012, 'glass')
    # grooves: cab door, sliding door, side panel, bonnet
    c.groove(
        G.side(
            [
                (1.86, 0.52, 0.10),
                (1.92, 1.36, 0.05),
                (1.20, 2.16, 0.12),
                (0.58, 2.20, 0.02),
                (0.58, 0.52, 0.05),
            ]
        ),
        yw,
    )
    c.groove(G.side([(0.58, 0.52, 0.04), (0.58, 2.24, 0.04), (-0.74, 2.24, 0.04), (-0.74, 0.52, 0.04)]), yw)
    c.groove(
        G.side([(-0.82, 1.38, 0.05), (-0.82, 2.22, 0.05), (-2.56, 2.20, 0.05), (-2.56, 1.38, 0.05)]),
        yw,
        w=0.006,
    )
    c.groove(G.side([(2.64, 1.05, 0.05), (2.0, 1.36, 0.02), (1.95, 1.8, 0.02), (2.9, 1.8, 0.02)]), 0.2 - G.x)
    rail = np.maximum(np.abs(G.z - 1.32) - 0.02, np.abs(G.x + 1.62) - 0.88)
    c.cut(np.maximum(rail, yw) + 0 * B, 0.02)
    # front
    hl = G.front(mirror([(0.56, 0.92, 0.03), (0.60, 1.20, 0.06), (0.99, 1.26, 0.05), (0.99, 0.98, 0.05)]))
    hx = np.maximum(np.maximum(hl, 0.5 - G.y), 2.0 - G.x)
    c.cut(hx, 0.05)
    c.shell(hx - 0.004, 0.014, 'lampbase')
    for yy, zz in ((0.72, 1.06), (0.84, 1.11)):
        c.shell(
            np.maximum(np.sqrt((G.y - yy) ** 2 + (G.z - zz) ** 2) - 0.045 + 0 * B, 2.0 - G.x), 0.007, 'lamp'
        )
    gr = G.front(mirror([(0.46, 0.76, 0.05), (0.50, 1.02, 0.05)]))
    gx = np.maximum(gr, 2.2 - G.x)
    c.cut(gx, 0.06)
    c.add(np.maximum(B + 0.05, gx - 0.01), 'under')
    c.shell(np.maximum(np.abs(((G.z - 0.76) % 0.085) - 0.042) - 0.016, gx - 0.01), 0.015, 'trim')
    lowb = np.maximum(G.z - 0.62, 2.2 - np.abs(G.x))
    strip = np.maximum(np.abs(G.z - 0.62) - 0.07, np.abs(G.x) - 2.2)
    reg = np.maximum(
        np.minimum(
            np.minimum(lowb, strip),
            np.minimum(np.abs(c.arch[0] - 0.03) - 0.045, np.abs(c.arch[1] - 0.03) - 0.045),
        ),
        np.maximum(-c.arch[0], -c.arch[1]),
    )
    if open_rear:
        reg = np.maximum(reg, -2.55 - G.x)
    c.shell(np.maximum(reg, 0.40 - G.z), -0.018, 'clad', r=0.012)
    # tail lamps
    tl = np.maximum(np.maximum(np.abs(G.z - 1.18) - 0.34, G.x + 2.78), 0.895 - G.y)
    c.cut(tl + 0 * B, 0.025)
    c.shell(np.maximum(tl - 0.002, 0.98 - G.z), 0.003, 'tail')
    c.shell(np.maximum(tl - 0.002, G.z - 0.97), 0.003, 'amber')
    # mirrors
    c.P = np.minimum(
        c.P, rbox(np.abs(G.x - 1.84) - 0.07, np.abs(G.y - 1.17) - 0.10, np.abs(G.z - 1.52) - 0.17, 0.05)
    )
    c.add(rbox(np.abs(G.x - 1.84) - 0.03, np.abs(G.y - 1.05) - 0.09, np.abs(G.z - 1.42) - 0.02, 0.01), 'trim')
    if open_rear:
        cav = rbox(np.abs(G.x + 1.12) - 1.80, np.abs(G.y) - 0.905, np.abs(G.z - 1.50) - 0.90, 0.06)
        cav = np.maximum(
            cav, (B + 0.055) - (G.x < -2.6) * 9 * ((np.abs(G.y) < 0.86) & (G.z < 2.33) & (G.z > 0.62))
        )
        c.P = np.maximum(c.P, -cav)
        c.keep = lambda p: (
            (np.abs(p[:, 1]) < 0.93) & (p[:, 0] < 0.75) & (p[:, 2] > 0.5) & (p[:, 2] < 2.46)
        ) | (p[:, 0] < -2.72)
    stripe = None
    if ambulance:

        def stripe(p):
            return (
                (np.abs(p[:, 2] - 1.13) < 0.105)
                & (np.abs(p[:, 1]) > 0.90)
                & (p[:, 0] < 2.3)
                & (p[:, 0] > -2.80)
                & (np.floor((p[:, 0] + 9 + 0.0 * p[:, 2]) / 0.26) % 2 == 0)
            )

        def stripe2(p):
            return (
                (np.abs(p[:, 2] - 1.13) < 0.105)
                & (np.abs(p[:, 1]) > 0.90)
                & (p[:, 0] < 2.3)
                & (p[:, 0] > -2.80)
                & (np.floor((p[:, 0] + 9 + 0.0 * p[:, 2]) / 0.26) % 2 == 1)
            )

    c.finish_paint(zunder=0.44, zc=R + 0.01, stripe=stripe)
    if ambulance:
        ob = [o for o in c.root.children if o.name.startswith('paint')][0]
        me = ob.data
        me.materials.append(mat('amb_green', '#1f4d35'))
        n = len(me.polygons)
        cc = np.zeros(n * 3, F)
        me.polygons.foreach_get('center', cc)
        mi = np.zeros(n, np.int32)
        me.polygons.foreach_get('material_index', mi)
        cc = cc.reshape(-1, 3)
        mi[(mi == 0) & stripe2(cc) & c.outer] = 3
        me.polygons.foreach_set('material_index', mi)
        # roof light bar + rear beacons
        bl = mat('beacon', '#2a6bd6')
        box((0.30, 1.5, 0.06), (0.62, 0, 2.50), M['trim'], 0.02, parent=c.root)
        for y in (-0.5, 0.5):
            box((0.26, 0.46, 0.11), (0.62, y, 2.57), bl, 0.045, parent=c.root)
        box((0.26, 0.46, 0.11), (0.62, 0, 2.57), M['silver'], 0.045, parent=c.root)
        for y in (-0.62, 0.62):
            box((0.12, 0.30, 0.09), (-2.52, y, 2.555), bl, 0.035, parent=c.root)
        box((0.08, 1.0, 0.05), (-2.52, 0, 2.55), M['trim'], 0.02, parent=c.root)
    for x in xs:
        for sgn in (-1, 1):
            put_wheel(M, c.root, x, sgn * 0.855, R, 0.235, spokes=6, style='steel')
    box((4.2, 1.1, 0.2), (0, 0, 0.40), M['under'], 0.03, parent=c.root)
    return c.root


def van_doors(M, parent, ang=104, h=0.009, ambulance=True):
    """Add the open leaves of the rear door, cut from the same shape as the body; ang is their angle in degrees."""
    G = Grid((-3.0, 0, 0.4), (-2.62, 1.08, 2.5), h, sym=False)
    G.lo[1] = 0
    B = rmax(
        rmax(G.side(VAN_SIDE) + 0 * G.y, G.front(mirror(VAN_FRONT)) + 0 * G.x, 0.07),
        G.plan(mirror_y(VAN_PLAN)) + 0 * G.z,
        0.06,
    )
    leaf = G.front([(0.008, 0.60, 0.02), (0.875, 0.60, 0.05), (0.875, 2.34, 0.08), (0.008, 2.34, 0.02)])
    P = rmax(np.maximum(B, -(B + 0.075)), leaf + 0 * B, 0.012)
    P = rmax(P, np.maximum(G.x + 2.70, -9), 0.01)
    w = G.front([(0.12, 1.50, 0.06), (0.76, 1.50, 0.06), (0.74, 2.14, 0.08), (0.12, 2.14, 0.06)])
    P = np.maximum(P, -(w + 0 * B))
    sink = G.front([(0.10, 0.74, 0.06), (0.78, 0.74, 0.06), (0.78, 1.36, 0.06), (0.10, 1.36, 0.06)])
    P = smax(P, -np.maximum(sink + 0 * B, np.abs(B + 0.085) - 0.024), 0.01)
    glass = np.maximum(np.abs(B + 0.035) - 0.012, w - 0.01)
    trim = np.maximum(np.abs(B + 0.035) - 0.045, np.abs(w) - 0.016)
    hdl = rbox(np.abs(G.y - 0.10) - 0.02, np.abs(G.z - 1.15) - 0.16, np.abs(B - 0.02) - 0.02, 0.015)
    obs = [
        (to_object('door', G, P, M['paint'])),
        (to_object('dglass', G, glass, M['glass'])),
        (to_object('dtrim', G, trim, M['trim'])),
        (to_object('dh', G, hdl, M['clad'])),
    ]
    if ambulance:
        gr = mat('amb_green', '#1f4d35')
        chev = lambda c: np.where(
            (c[:, 2] < 1.42) & (c[:, 0] < -2.82),
            1 + (np.floor((c[:, 2] + np.abs(c[:, 1]) * 0.9) / 0.17).astype(int) % 2),
            0,
        )
        split_faces(obs[0], chev, [M['accent'], gr])
    for sg in (1, -1):
        e = empty('hinge', (-2.80, 0.90 * sg, 0))
        e.parent = parent
        e.rotation_euler = (0, 0, math.radians(-ang) * sg)
        for o in obs:
            d = bpy.data.objects.new('d', o.data)
            C.scene.collection.objects.link(d)
            d.parent = e
            d.location = (2.80, -0.90 * sg, 0)
            d.scale = (1, sg, 1)
    for o in obs:
        bpy.data.objects.remove(o)

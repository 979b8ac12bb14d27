"""Vehicles of our own design (no real model, no logos), modelled as signed distance fields.

+X is forward, Z up, the origin on the ground in the middle; metres. core.cached() keeps the finished meshes.
"""
import math

import bpy
import numpy as np

from .core import C, box, cyl, empty, mat, prism, tube
from .sdf import Grid, rbox, rmax, smax, smin, to_object

F = np.float32


def vmats(paint='#f1efe9', accent='#d9a441', key=''):
    """A vehicle's materials in one paint; `key` keeps equal paints of two vehicles apart."""
    return dict(
        paint=mat('paint' + paint + key, paint, rough=0.32, coat=1.0, coat_rough=0.03, spec=0.5),
        accent=mat('acc' + accent, accent, rough=0.3, coat=1.0, metal=0.3),
        clad=mat('clad', '#202224', rough=0.55, spec=0.4),
        trim=mat('trim', '#0c0d0e', rough=0.3, spec=0.5),
        glass=mat('glass_dark', '#0b0f12', rough=0.03, spec=0.9, coat=1.0, coat_rough=0.01),
        rubber=mat('rubber', '#17181a', rough=0.75, spec=0.3),
        alloy=mat('alloy', '#b9bdc1', rough=0.28, metal=0.95),
        alloy_dk=mat('alloy_dk', '#3a3d41', rough=0.35, metal=0.9),
        lampbase=mat('lampbase', '#1a1c1f', rough=0.08, spec=0.8, coat=1.0),
        lamp=mat('lamp', '#fff6e6', rough=0.1, emit='#fff0d6', emit_str=6.0),
        tail=mat('tail', '#8a0d0a', rough=0.08, coat=1.0, emit='#ff2a14', emit_str=0.7),
        amber=mat('amber', '#e08a1a', rough=0.1, coat=1.0, emit='#ff9a20', emit_str=0.6),
        silver=mat('silver', '#c9ccd0', rough=0.3, metal=0.8),
        under=mat('under', '#0a0a0b', rough=0.9, spec=0.1),
    )


# ------------------------------------------------------------------ wheel
_wheels = {}


def wheel(M, R=0.40, w=0.26, spokes=5, style='alloy', h=0.004):
    """Meshes of a wheel of radius R and width w metres: tyre, rim, brake; style 'alloy' or 'steel'."""
    key = (R, w, spokes, style, M['alloy'].name)
    if key in _wheels:
        return _wheels[key]
    G = Grid((-R - 0.02, -w / 2 - 0.03, -R - 0.02), (R + 0.02, w / 2 + 0.03, R + 0.02), h, sym=False)
    r = np.sqrt(G.x**2 + G.z**2)
    a = np.arctan2(G.z, G.x)
    y = G.y  # outside face = -y
    Ri = R * 0.64
    # tyre: rounded ring with shoulder lugs and sidewall groove
    q1 = np.abs(r - (R + Ri) / 2) - (R - Ri) / 2
    q2 = np.abs(y) - w / 2
    rr = R * 0.12
    t = (
        np.sqrt(np.maximum(q1 + rr, 0) ** 2 + np.maximum(q2 + rr, 0) ** 2)
        + np.minimum(np.maximum(q1 + rr, q2 + rr), 0)
        - rr
    )
    n = 44
    saw = (np.abs(((a / (2 * np.pi) * n + np.sign(y) * 0.25) % 1) - 0.5) * 2 - 0.72) * (2 * np.pi * R / n / 2)
    lug = np.maximum(np.maximum(-saw, R - 0.016 - r), 0.28 * w - np.abs(y))
    t = np.maximum(t, -(lug))
    for yy in (-0.13, 0.13):
        t = np.maximum(t, -np.maximum(np.abs(y - yy * w) - 0.006, R - 0.012 - r))
    t = np.maximum(t, -np.maximum(np.abs(r - R * 0.80) - 0.004, w / 2 - 0.008 - np.abs(y)))
    tyre = to_object('tyre', G, t, M['rubber'])
    # rim
    yo = -w / 2
    barrel = np.maximum(np.abs(r - Ri * 0.97) - 0.012, np.abs(y) - w / 2 * 0.92)
    lip = rmax(np.abs(r - Ri * 0.965) - 0.022, np.abs(y - (yo + 0.02)) - 0.014, 0.008)
    back = np.maximum(r - Ri * 0.97, np.abs(y - 0.04) - 0.01)  # brake side disc (dark)
    face = yo + 0.030 - 0.03 * np.cos(np.clip(r / Ri, 0, 1) * np.pi)
    if style == 'alloy':
        am = ((a + np.pi / spokes) % (2 * np.pi / spokes)) - np.pi / spokes
        sw = 0.020 + 0.012 * (r / Ri)
        off = np.abs(np.abs(r * np.sin(am)) - (0.018 + 0.055 * r / Ri) * Ri * 1.2) - sw * 0.8
        sp = np.maximum(off, r - Ri * 0.97)
        sp = rmax(sp * 0.9, np.abs(y - face - 0.012) - 0.018, 0.010)
        hub = rmax(r - Ri * 0.27, np.abs(y - face - 0.01) - 0.024, 0.012)
        rim = smin(smin(sp, hub, 0.02), lip, 0.012)
        cap = rmax(r - Ri * 0.13, np.abs(y - (yo + 0.012)) - 0.02, 0.008)
        rim = np.minimum(rim, cap)
        for k in range(spokes):
            b = 2 * np.pi * k / spokes
            rim = np.maximum(
                rim,
                -np.maximum(
                    np.sqrt((G.x - Ri * 0.19 * np.cos(b)) ** 2 + (G.z - Ri * 0.19 * np.sin(b)) ** 2) - 0.008,
                    y - face - 0.02,
                ),
            )
    else:  # pressed steel wheel with round holes
        disc = rmax(r - Ri * 0.97, np.abs(y - face - 0.02) - 0.008, 0.006)
        for k in range(10):
            b = 2 * np.pi * k / 10
            disc = smax(
                disc,
                -(np.sqrt((G.x - Ri * 0.70 * np.cos(b)) ** 2 + (G.z - Ri * 0.70 * np.sin(b)) ** 2) - 0.030),
                0.012,
            )
        hub = rmax(r - Ri * 0.30, np.abs(y - face + 0.0) - 0.035, 0.012)
        rim = smin(smin(disc, hub, 0.03), lip, 0.012)
    o1 = to_object('rim', G, np.minimum(rim, barrel), M['alloy'])
    o2 = to_object('rimback', G, back, M['under'])
    res = [o.data for o in (tyre, o1, o2)]
    for o in (tyre, o1, o2):
        bpy.data.objects.remove(o)
    _wheels[key] = res
    return res


def put_wheel(M, parent, x, y, R, w, **k):
    """Wheel at x, y below parent, its face outwards."""
    for me in wheel(M, R, w, **k):
        o = bpy.data.objects.new('w', me)
        C.scene.collection.objects.link(o)
        o.location = (x, y, R)
        o.rotation_euler = (0, 0, 0 if y < 0 else math.pi)
        o.parent = parent


def split_faces(ob, fn, mats):
    """re-assign material slots by a function of face centres -> slot index"""
    me = ob.data
    n = len(me.polygons)
    c = np.zeros(n * 3, F)
    me.polygons.foreach_get('center', c)
    c = c.reshape(-1, 3)
    for m in mats:
        me.materials.append(m)
    me.polygons.foreach_set('material_index', fn(c).astype(np.int32))
    me.update()


def mirror(p):
    """Outline of the right half (y > 0, seen from the front) -> the whole."""
    return p + [(-a[0], *a[1:]) for a in reversed(p)]


def mirror_y(p):
    """Outline of one half seen from above -> the whole."""
    return p + [(a[0], -a[1], *a[2:]) for a in reversed(p)]


class Car:
    """three-view rounded intersection + recesses, windows, lamps, grooves"""

    def __init__(s, lo, hi, h, M, name):
        s.G = Grid(lo, hi, h)
        s.M = M
        s.name = name
        s.root = empty(name)
        s.parts = []
        s.keep = lambda c: np.zeros(len(c), bool)

    def body(s, side, plan, front, r=0.05, r2=0.05):
        """Intersect the three outlines, with rounded edges of r and r2 metres."""
        G = s.G
        s.side_sd = G.side(side)
        s.front_sd = G.front(mirror(front))
        s.plan_sd = G.plan(mirror_y(plan))
        s.B = rmax(rmax(s.side_sd + 0 * G.y, s.front_sd + 0 * G.x, r), s.plan_sd + 0 * G.z, r2)
        s.P = s.B.copy()

    def cut(s, region, depth):
        """remove everything within `depth` of the surface inside region"""
        s.P = np.maximum(s.P, -np.maximum(region, -(s.B + F(depth))))

    def groove(s, sd2, lim=None, w=0.008, d=0.03):
        g = np.abs(sd2) - F(w)
        if lim is not None:
            g = np.maximum(g, lim)
        s.cut(g, d)

    def shell(s, region, off, mat_, name='p', r=0.006):
        """a piece that follows the body surface at offset `off` (negative = proud)"""
        o = to_object(
            name, s.G, rmax(s.B + F(off), region + 0 * s.B, r), s.M[mat_] if isinstance(mat_, str) else mat_
        )
        if o:
            o.parent = s.root
        return o

    def add(s, V, mat_, name='p'):
        """Append vertices and quads that use material slot m."""
        o = to_object(name, s.G, V, s.M[mat_] if isinstance(mat_, str) else mat_)
        if o:
            o.parent = s.root
        return o

    def arches(s, xs, R, ra, zc=None, yin=0.45):
        """Cut the wheel arches at the axles xs: wheel radius R, arch radius ra."""
        G = s.G
        s.arch = []
        for x in xs:
            c = G.cyl_y((x, zc or R), ra)
            s.arch.append(c)
            s.P = smax(s.P, -np.maximum(c, F(yin) - G.y), 0.02)
        s.xs, s.R, s.ra = xs, R, ra

    def finish_paint(s, zunder=0.42, zc=None, stripe=None):
        """Mesh the painted body: arches, sills and grooves go dark, stripe(c) picks the accent."""
        ob = s.add(s.P, 'paint', 'paint')
        xs, ra = s.xs, s.ra
        zc = zc or s.R

        def f(c):
            k = np.zeros(len(c))
            for x in xs:
                k[np.hypot(c[:, 0] - x, c[:, 2] - zc) < ra + 0.012] = 1
            k[c[:, 2] < zunder] = 1
            g = s.G
            i = [
                np.clip(
                    np.round(((np.abs(c[:, a]) if a == 1 else c[:, a]) - g.lo[a]) / g.h).astype(int),
                    0,
                    s.B.shape[a] - 1,
                )
                for a in range(3)
            ]
            b = s.B[i[0], i[1], i[2]]
            k[(k == 0) & (b < -0.010) & (b > -0.06) & ~s.keep(c)] = 1  # grooves and reveals go dark
            s.outer = b > -0.03
            if stripe is not None:
                k[(k == 0) & stripe(c) & s.outer] = 2
            return k

        split_faces(ob, f, [s.M['clad'], s.M['accent']])
        return ob


def suv(M, h=0.009):
    """Five-door estate car on high wheels; h is the size of a voxel in metres."""
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
        np.abs(G.x - 1.0 - (1.085 - G.y) * 0.25) - 0.085,
        np.abs(G.y - 1.085) - 0.115,
        np.abs(G.z - 1.285) - 0.078,
        0.06,
    )
    mr = np.maximum(mr, 0.945 - G.x + (1.085 - G.y) * -0.25)
    st = rbox(np.abs(G.x - 0.99) - 0.035, np.abs(G.y - 0.99) - 0.08, np.abs(G.z - 1.235) - 0.018, 0.01)
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
    """Double-cab pickup; h is the size of a voxel in metres."""
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


# ------------------------------------------------------------------ van / ambulance
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
    """High-roof van, plain or as an ambulance, rear open or closed; h is the size of a voxel in metres."""
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
    # face
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
        me.materials.append(mat('amb_green', '#1f4d35', rough=0.3, coat=1.0))
        n = len(me.polygons)
        cc = np.zeros(n * 3, F)
        me.polygons.foreach_get('center', cc)
        mi = np.zeros(n, np.int32)
        me.polygons.foreach_get('material_index', mi)
        cc = cc.reshape(-1, 3)
        mi[(mi == 0) & stripe2(cc) & c.outer] = 3
        me.polygons.foreach_set('material_index', mi)
        # roof light bar + rear beacons
        bl = mat('beacon', '#2a6bd6', rough=0.08, coat=1.0, emit='#3f8cff', emit_str=1.6)
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
    """rear leaves cut from the same body shape, hinged open"""
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
        gr = mat('amb_green', '#1f4d35', rough=0.3, coat=1.0)
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


# ------------------------------------------------------------------ forklift
def forklift(paint='#d99a25', lift=0.25, h=0.008):
    """Forklift truck with its forks `lift` metres above the ground."""
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


# ------------------------------------------------------------------ 1940s lorry
def lorry48(paint='#4a5a3c', h=0.009):
    """Lorry of the 1940s with a timber stake bed."""
    M = vmats(paint, key='48')
    M['paint'] = mat('paint48', paint, rough=0.45, coat=0.25, vary=0.12, vscale=2.5, rough_vary=0.12)
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
        mat('glass48', '#15181a', rough=0.12, spec=0.3),
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
        """One mudguard from its side outline."""
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
        mat('lens48', '#e9e2cc', rough=0.1, coat=1.0),
    )
    P = dict(parent=c.root)
    wd = mat('oldwood', '#7d5c38', rough=0.85, vary=0.25, island=0.15, vscale=5, bump=0.3, bump_scale=25)
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

"""What all vehicles share. They are our own designs, of no real model, and are modelled with signed distance fields.

They face +X, Z is up, the origin is on the ground in the middle, and lengths are in metres. core.cached() stores their
finished meshes.
"""
import math

import bpy
import numpy as np

from .core import C, empty, mat
from .sdf import Grid, rmax, smax, smin, to_object

F = np.float32


def vmats(paint='#f1efe9', accent='#d9a441', key=''):
    """Materials of a vehicle by their short names; `key` separates the paints of two vehicles of the same colour."""
    return dict(
        paint=mat('paint' + paint + key, paint),
        accent=mat('acc' + accent, accent),
        clad=mat('clad', '#202224'),
        trim=mat('trim', '#0c0d0e'),
        glass=mat('glass_dark', '#0b0f12'),
        rubber=mat('rubber', '#17181a'),
        alloy=mat('alloy', '#b9bdc1'),
        alloy_dk=mat('alloy_dk', '#3a3d41'),
        lampbase=mat('lampbase', '#1a1c1f'),
        lamp=mat('lamp', '#fff6e6'),
        tail=mat('tail', '#8a0d0a'),
        amber=mat('amber', '#e08a1a'),
        silver=mat('silver', '#c9ccd0'),
        under=mat('under', '#0a0a0b'),
    )


_wheels = {}


def wheel(M, R=0.40, w=0.26, spokes=5, style='alloy', h=0.004):
    """Meshes of a wheel with the radius R and the width w: tyre, rim, brake; style is 'alloy' or 'steel'."""
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
    """Add a wheel at x, y as a child of parent, with its outer face outwards."""
    for me in wheel(M, R, w, **k):
        o = bpy.data.objects.new('w', me)
        C.scene.collection.objects.link(o)
        o.location = (x, y, R)
        o.rotation_euler = (0, 0, 0 if y < 0 else math.pi)
        o.parent = parent


def split_faces(ob, fn, mats):
    """Give an object the materials mats; fn maps the centres of its faces to indices of these."""
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
    """Whole outline seen from the front, from that of its right half (y > 0)."""
    return p + [(-a[0], *a[1:]) for a in reversed(p)]


def mirror_y(p):
    """Whole outline seen from above, from that of one half."""
    return p + [(a[0], -a[1], *a[2:]) for a in reversed(p)]


class Car:
    """A vehicle whose body is the rounded intersection of three outlines, with recesses, windows, lamps and grooves."""

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
        """Remove the body to a depth of `depth` metres below its surface, inside the region (a distance field)."""
        s.P = np.maximum(s.P, -np.maximum(region, -(s.B + F(depth))))

    def groove(s, sd2, lim=None, w=0.008, d=0.03):
        g = np.abs(sd2) - F(w)
        if lim is not None:
            g = np.maximum(g, lim)
        s.cut(g, d)

    def shell(s, region, off, mat_, name='p', r=0.006):
        """Add a piece inside the region that follows the surface of the body, `off` metres below it (above if negative)."""
        o = to_object(
            name, s.G, rmax(s.B + F(off), region + 0 * s.B, r), s.M[mat_] if isinstance(mat_, str) else mat_
        )
        if o:
            o.parent = s.root
        return o

    def add(s, V, mat_, name='p'):
        """Add the field V as an object; mat_ is a material or its short name."""
        o = to_object(name, s.G, V, s.M[mat_] if isinstance(mat_, str) else mat_)
        if o:
            o.parent = s.root
        return o

    def arches(s, xs, R, ra, zc=None, yin=0.45):
        """Cut the wheel arches at the axles xs; R is the radius of wheels and ra that of arches."""
        G = s.G
        s.arch = []
        for x in xs:
            c = G.cyl_y((x, zc or R), ra)
            s.arch.append(c)
            s.P = smax(s.P, -np.maximum(c, F(yin) - G.y), 0.02)
        s.xs, s.R, s.ra = xs, R, ra

    def finish_paint(s, zunder=0.42, zc=None, stripe=None):
        """Add the painted body. Arches, sills and grooves are dark; the accent colour is where stripe(c) is true."""
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
            k[(k == 0) & (b < -0.010) & (b > -0.06) & ~s.keep(c)] = 1  # grooves and reveals are dark
            s.outer = b > -0.03
            if stripe is not None:
                k[(k == 0) & stripe(c) & s.outer] = 2
            return k

        split_faces(ob, f, [s.M['clad'], s.M['accent']])
        return ob

"""Plants and terrain. Every plant is a single mesh, including its leaves, which all its instances share."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

from .core import mat, place

F = np.float32
rng = np.random.default_rng(11)


class MB:
    """Builder of a mesh from quads, with material slots."""

    def __init__(s):
        s.v = []
        s.q = []
        s.m = []
        s.n = 0

    def add(s, v, q, m=0):
        """Append vertices and quads that use material slot m."""
        v = np.asarray(v, F).reshape(-1, 3)
        q = np.asarray(q, np.int64).reshape(-1, 4)
        s.v.append(v)
        s.q.append(q + s.n)
        s.m.append(np.full(len(q), m))
        s.n += len(v)

    def tube(s, path, rad, m=0, seg=8):
        """Round tube of radius r metres along a path of points."""
        path = np.asarray(path, float)
        n = len(path)
        t = np.gradient(path, axis=0)
        t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
        up = np.array([0, 0, 1.0]) if abs(t[0, 2]) < 0.9 else np.array([1.0, 0, 0])
        u = np.cross(t, up)
        u /= np.linalg.norm(u, axis=1, keepdims=True) + 1e-9
        w = np.cross(t, u)
        a = np.linspace(0, 2 * np.pi, seg, endpoint=False)
        r = np.asarray(rad, float).reshape(-1, 1, 1) * np.ones((n, 1, 1))
        v = path[:, None] + r * (
            np.cos(a)[None, :, None] * u[:, None] + np.sin(a)[None, :, None] * w[:, None]
        )
        q = [
            (i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j)
            for i in range(n - 1)
            for j in range(seg)
        ]
        s.add(v, q, m)

    def leaves(s, P, Nrm, L, Wd, m=0, fold=0.25, jitter=0.6, droop=0.15):
        """Add oval folded leaves of the length L and the width Wd at the points P, roughly facing in the directions Nrm."""
        n = len(P)
        N_ = Nrm + rng.normal(0, jitter, (n, 3))
        N_ /= np.linalg.norm(N_, axis=1, keepdims=True) + 1e-9
        X = rng.normal(0, 1, (n, 3))
        X -= (X * N_).sum(1, keepdims=True) * N_
        X /= np.linalg.norm(X, axis=1, keepdims=True) + 1e-9
        Y = np.cross(N_, X)
        l = L * rng.uniform(0.7, 1.25, (n, 1, 1))
        w = Wd * rng.uniform(0.75, 1.2, (n, 1, 1))
        # each leaf is two quads (base, left, tip, right), which share the ridge in the middle
        tpl = np.array([(0, 0, 0), (0.35, 0.5, fold), (1, 0, -droop), (0.5, 0, 0), (0.35, -0.5, fold)])
        v = (
            P[:, None]
            + X[:, None] * (tpl[:, 0][None, :, None] * l)
            + Y[:, None] * (tpl[:, 1][None, :, None] * w)
            + N_[:, None] * (tpl[:, 2][None, :, None] * w)
        )
        base = np.arange(n)[:, None] * 5
        q = np.concatenate([base + np.array([0, 3, 2, 1]), base + np.array([0, 4, 2, 3])], 0)
        s.add(v, q, m)

    def build(s, name, mats, smooth=True):
        """Make a Blender mesh from everything that was added."""
        v = np.concatenate(s.v)
        q = np.concatenate(s.q)
        mi = np.concatenate(s.m)
        me = bpy.data.meshes.new(name)
        me.vertices.add(len(v))
        me.vertices.foreach_set('co', v.ravel())
        me.loops.add(q.size)
        me.loops.foreach_set('vertex_index', q.astype(np.int32).ravel())
        me.polygons.add(len(q))
        me.polygons.foreach_set('loop_start', np.arange(0, q.size, 4, dtype=np.int32))
        me.polygons.foreach_set('loop_total', np.full(len(q), 4, np.int32))
        for m in mats:
            me.materials.append(m)
        me.polygons.foreach_set('material_index', mi.astype(np.int32))
        me.polygons.foreach_set('use_smooth', np.full(len(q), smooth))
        me.update(calc_edges=True)
        return me


_m = {}


def nm(k):
    """Material of plants by its short name."""
    if not _m:
        _m.update(
            bark=mat('bark', '#6a5340'),
            bark_l=mat('bark_l', '#8d7a62'),
            leaf=mat('leaf', '#44702a'),
            leaf_d=mat('leaf_d', '#2f5a27'),
            leaf_y=mat('leaf_y', '#6f8b34'),
            acac=mat('acac', '#56762f'),
            banana=mat('banana', '#4f8a2e'),
        )
    return _m[k]


def sphere_pts(n):
    """n random points on the surface of the unit sphere."""
    p = rng.normal(0, 1, (n, 3))
    return p / np.linalg.norm(p, axis=1, keepdims=True)


def blob(mb, c, r, n, L, W, m, flat=1.0, up=0.4, bottom=-0.35):
    """Add n leaves on a bumpy ellipsoid, which is one bough of a crown."""
    d = sphere_pts(int(n * 1.4))
    d = d[d[:, 2] > bottom][:n]
    bump = np.array([noise.noise(Vector(x * 2.2 + np.array(c))) for x in d])[:, None]
    rr = np.asarray(r) * (1 + 0.22 * bump) * rng.uniform(0.80, 1.03, (len(d), 1))
    P = np.array(c) + d * rr * np.array([1, 1, flat])
    mb.leaves(P, d + np.array([0, 0, up]), L, W, m)


def broadleaf(h=6.0, spread=2.4, kind='leaf', leaves=7000, L=0.24, seed=1):
    """Broad-leaved tree, h metres high. Fewer and larger leaves (L, in metres) are enough in the distance."""
    global rng
    rng = np.random.default_rng(seed)
    mb = MB()
    mb.tube(
        [(0, 0, -0.2), (0.03, 0, h * 0.2), (-0.05, 0.05, h * 0.42), (0.05, 0, h * 0.62)],
        [0.20, 0.15, 0.12, 0.07],
        0,
        10,
    )
    nb = 9
    cs = [((0, 0, h * 0.80), spread * 0.62)]
    for i in range(nb):
        a = i * 2.4
        k = 0.45 + 0.35 * rng.random()
        c = (math.cos(a) * spread * k, math.sin(a) * spread * k, h * (0.56 + 0.26 * rng.random()))
        cs.append((c, spread * (0.36 + 0.2 * rng.random())))
        mb.tube(
            [(0, 0, h * 0.36), (c[0] * 0.4, c[1] * 0.4, h * 0.48), (c[0] * 0.9, c[1] * 0.9, c[2])],
            [0.09, 0.06, 0.02],
            0,
            6,
        )
    tot = sum(r * r for _, r in cs)
    for c, r in cs:
        blob(mb, c, r, int(leaves * r * r / tot), L, L * 0.6, 1, 0.82)
    return mb.build('tree', [nm('bark'), nm(kind)])


def acacia(h=5.5, spread=4.0, leaves=9000, seed=1):
    """Flat-topped acacia, h metres high."""
    global rng
    rng = np.random.default_rng(seed)
    mb = MB()
    tops = []
    mb.tube([(0, 0, -0.2), (0.1, 0, h * 0.18), (-0.05, 0.05, h * 0.34)], [0.26, 0.2, 0.17], 0, 10)
    nl = 5
    for i in range(nl):
        a = i * 2 * math.pi / nl + rng.uniform(-0.3, 0.3)
        R1 = spread * rng.uniform(0.35, 0.5)
        e1 = np.array([math.cos(a) * R1, math.sin(a) * R1, h * rng.uniform(0.72, 0.82)])
        mb.tube(
            [(-0.05, 0.05, h * 0.30), (e1[0] * 0.35, e1[1] * 0.35, h * 0.50), e1], [0.13, 0.09, 0.05], 0, 7
        )
        for j in range(3):
            b = a + rng.uniform(-0.8, 0.8)
            e2 = (
                e1
                + np.array([math.cos(b), math.sin(b), 0]) * spread * rng.uniform(0.18, 0.48)
                + np.array([0, 0, h * 0.12 * rng.random() + 0.1])
            )
            mb.tube([e1 * 0.98, (e1 + e2) / 2 + np.array([0, 0, 0.1]), e2], [0.05, 0.035, 0.012], 0, 5)
            tops.append(e2)
        tops.append(e1 + np.array([0, 0, 0.3]))
    zt = h * 0.90
    for e in tops:
        r = spread * rng.uniform(0.26, 0.40)
        blob(
            mb,
            (e[0], e[1], zt + rng.uniform(-0.25, 0.2)),
            r,
            leaves // len(tops),
            0.17,
            0.10,
            1,
            0.26,
            up=1.2,
            bottom=-0.5,
        )
    return mb.build('acacia', [nm('bark_l'), nm('acac')])


def shrub(r=0.6, kind='leaf', n=1200, L=0.13, seed=1):
    """Round shrub of radius r metres."""
    global rng
    rng = np.random.default_rng(seed)
    mb = MB()
    mb.tube([(0, 0, -0.1), (0, 0, r * 0.5)], [0.04, 0.03], 0, 6)
    for i in range(4):
        blob(
            mb,
            rng.uniform(-0.35, 0.35, 3) * r * np.array([1, 1, 0.3]) + np.array([0, 0, r * 0.5]),
            r * rng.uniform(0.5, 0.75),
            n // 4,
            L,
            L * 0.6,
            1,
            0.9,
            bottom=-0.6,
        )
    return mb.build('shrub', [nm('bark'), nm(kind)])


def palm(h=6.0, fr=16, seed=1):
    """Date palm with a trunk of h metres and fr fronds."""
    global rng
    rng = np.random.default_rng(seed)
    mb = MB()
    t = np.linspace(0, 1, 26)
    bend = 0.5
    path = np.stack([bend * t**2, 0.1 * np.sin(t * 3), h * t], 1)
    rad = 0.16 - 0.07 * t + 0.012 * (np.arange(26) % 2)
    mb.tube(path, rad, 0, 10)
    top = path[-1]
    for i in range(fr):
        a = i * 2.399
        el = math.radians(rng.uniform(10, 75) if i > 3 else 75)
        L = rng.uniform(1.9, 2.5)
        k = 22
        s = np.linspace(0, 1, k)
        ang = el - s**1.4 * rng.uniform(1.4, 2.0)
        r_ = np.cumsum(np.cos(ang)) * L / k
        z = np.cumsum(np.sin(ang)) * L / k
        mid = top + np.stack([math.cos(a) * r_, math.sin(a) * r_, z], 1)
        mb.tube(mid, np.linspace(0.03, 0.006, k), 1, 4)
        side = np.array([-math.sin(a), math.cos(a), 0])
        fwd = np.gradient(mid, axis=0)
        fwd /= np.linalg.norm(fwd, axis=1, keepdims=True)
        for sg in (-1, 1):
            ll = 0.62 * np.sin(np.pi * (s * 0.82 + 0.14))[:, None]
            d = side * sg * 0.8 + fwd * 0.55 + np.array([0, 0, -0.28])
            d /= np.linalg.norm(d, axis=1, keepdims=True)
            tip = mid + d * ll + np.array([0, 0, -0.10]) * ll
            w = fwd * 0.028
            midp = mid + d * ll * 0.5 + np.array([0, 0, 0.03])
            v = np.stack([mid - w * 0.4, mid + w * 0.4, midp + w, midp - w, tip + w * 0.1, tip - w * 0.1], 1)
            b = np.arange(k)[:, None] * 6
            mb.add(v, np.concatenate([b + np.array([0, 1, 2, 3]), b + np.array([3, 2, 4, 5])]), 1)
    return mb.build('palm', [nm('bark_l'), nm('leaf')])


def banana(h=3.0, n=10, seed=1):
    """Banana plant of about h metres with n leaves."""
    global rng
    rng = np.random.default_rng(seed)
    mb = MB()
    mb.tube([(0, 0, -0.1), (0.02, 0, h * 0.25), (0, 0.02, h * 0.46)], [0.14, 0.12, 0.08], 0, 10)
    for i in range(n):
        a = i * 2.399 + rng.uniform(-0.2, 0.2)
        el = math.radians(rng.uniform(55, 86))
        L = rng.uniform(1.5, 2.2) * h / 3.0
        k = 14
        s = np.linspace(0, 1, k)
        ang = el - s**1.5 * rng.uniform(1.3, 2.3)
        r_ = np.cumsum(np.cos(ang)) * L / k
        z = np.cumsum(np.sin(ang)) * L / k
        mid = np.array([0, 0, h * 0.42]) + np.stack([math.cos(a) * r_, math.sin(a) * r_, z], 1)
        side = np.array([-math.sin(a), math.cos(a), 0])
        wd = 0.36 * np.clip(np.sin(np.pi * np.clip((s - 0.12) / 0.9, 0, 1)), 0, 1) ** 0.55 * h / 2.6
        up = np.array([0, 0, 1.0])
        rip = rng.uniform(0.82, 1.05, (k,))
        Lf = mid + side * (wd * rip)[:, None] + up * (wd * 0.28)[:, None]
        Rt = mid - side * (wd * rip[::-1])[:, None] + up * (wd * 0.28)[:, None]
        v = np.stack([Lf, mid, Rt], 1).reshape(-1, 3)
        b = np.arange(k - 1)[:, None] * 3
        mb.add(v, np.concatenate([b + np.array([0, 1, 4, 3]), b + np.array([1, 2, 5, 4])]), 1)
        mb.tube(mid, np.linspace(0.03, 0.006, k), 1, 4)
    return mb.build('banana', [mat('bstem', '#7d7a44'), nm('banana')])


def hedge(lx, ly, lz, kind='leaf_d', dens=900, L=0.07, seed=1):
    """Clipped hedge of lx x ly x lz metres."""
    global rng
    rng = np.random.default_rng(seed)
    mb = MB()
    A = [(lx * ly, 2, 1), (lx * lz, 1, 1), (lx * lz, 1, -1), (ly * lz, 0, 1), (ly * lz, 0, -1)]
    S = np.array([lx, ly, lz])
    for ar, axx, sg in A:
        n = int(ar * dens)
        P = rng.uniform(-0.5, 0.5, (n, 3)) * S
        P[:, axx] = sg * S[axx] / 2 - sg * np.abs(rng.normal(0, 0.03, n))
        Nn = np.zeros((n, 3))
        Nn[:, axx] = sg
        P[:, 2] += lz / 2
        mb.leaves(P, Nn + np.array([0, 0, 0.3]), L, L * 0.6, 0)
    s = 0.46
    v = np.array([(x, y, z) for x in (-s, s) for y in (-s, s) for z in (0, 0.93)]) * S
    mb.add(v, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (1, 5, 7, 3)], 0)
    return mb.build('hedge', [nm(kind)])


def terrain(fn, x0, x1, y0, y1, nx, ny, m, name='terrain'):
    """Mesh of z = fn(X, Y) over a rectangle in metres, with nx x ny points."""
    xs = np.linspace(x0, x1, nx)
    ys = np.linspace(y0, y1, ny)
    X, Y = np.meshgrid(xs, ys, indexing='ij')
    Z = fn(X, Y)
    v = np.stack([X, Y, Z], 2).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(nx - 1), np.arange(ny - 1), indexing='ij')
    b = (i * ny + j).ravel()
    mb = MB()
    mb.add(v, np.stack([b, b + ny, b + ny + 1, b + 1], 1))
    me = mb.build(name, [m])
    return place(me, (0, 0, 0))


def fbm(X, Y, s=1.0, seed=0.0, oct=5):
    """Value noise with `oct` octaves, from 0 to 1, at the points X, Y; s is the frequency of the first octave."""
    r = np.random.default_rng(int(seed))
    T = r.random((256, 256))
    out = 0
    amp = 1
    tot = 0
    for o in range(oct):
        f = s * 2**o
        x, y = X * f + 17.3 * o + 1000, Y * f + 9.1 * o + 1000
        xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
        fx, fy = x - xi, y - yi
        fx = fx * fx * (3 - 2 * fx)
        fy = fy * fy * (3 - 2 * fy)
        g = lambda a, b: T[a % 256, b % 256]
        out = out + amp * (
            (g(xi, yi) * (1 - fx) + g(xi + 1, yi) * fx) * (1 - fy)
            + (g(xi, yi + 1) * (1 - fx) + g(xi + 1, yi + 1) * fx) * fy
        )
        tot += amp
        amp *= 0.5
    return out / tot

"""Goods in sacks and on pallets."""
import math

import bmesh
import numpy as np
from mathutils import Vector, noise

from .buildings import bm_
from .core import box, empty, mat, place
from .nature import MB


def jute(name='jute', colour='#b58a55'):
    """Material of sackcloth."""
    return mat(name, colour)


def sack_mesh(L=0.92, W=0.58, H=0.23, seed=1, m=None, n=72):
    """Mesh of a filled sack that lies flat, L x W x H metres: a pillow with corners, creases and a sewn seam."""
    r = np.random.default_rng(seed)
    off = r.uniform(0, 50, 3)
    u = np.linspace(-1, 1, n)
    v = np.linspace(-1, 1, int(n * 0.72))
    U, Vv = np.meshgrid(u, v, indexing='ij')
    prof_ = np.clip((1 - np.abs(U) ** 3.2), 0, 1) ** 0.50 * np.clip((1 - np.abs(Vv) ** 2.8), 0, 1) ** 0.50
    X = U * L / 2 * (1 - 0.055 * (1 - Vv**2) * U**2)
    Y = Vv * W / 2 * (1 - 0.045 * (1 - U**2) * Vv**2)

    def nz(x, y, s, k):
        return np.array(
            [
                noise.noise(Vector((a * s + off[0] + k, b * s + off[1], off[2])))
                for a, b in zip(x.ravel(), y.ravel())
            ]
        ).reshape(x.shape)

    big = nz(X, Y, 3.2, 0) * 0.030
    mid = nz(X, Y, 9, 7) * 0.010
    edge = np.clip(np.maximum(np.abs(U), np.abs(Vv)) - 0.55, 0, 1) / 0.45
    wr = (
        (
            nz(X * 0.5, Y * 3.2, 9, 3) * (np.abs(U) > np.abs(Vv))
            + nz(X * 3.2, Y * 0.5, 9, 4) * (np.abs(Vv) >= np.abs(U))
        )
        * 0.022
        * edge
        * (1 - edge**6)
    )
    top = prof_ * H * 0.60 + (big + mid) * prof_ + wr * prof_**0.5
    bot = -(prof_**1.1) * H * 0.40 + (big * 0.3) * prof_

    def grid(Z, flip):
        nn, mm = U.shape
        vs = np.stack([X, Y, Z], 2).reshape(-1, 3)
        i, j = np.meshgrid(np.arange(nn - 1), np.arange(mm - 1), indexing='ij')
        b = (i * mm + j).ravel()
        q = np.stack([b, b + mm, b + mm + 1, b + 1], 1)
        return vs, q[:, ::-1] if flip else q

    mb = MB()
    mb.add(*grid(top, False))
    mb.add(*grid(bot, True))
    # seam lip at +X end with puckered stitching
    k = 60
    y = np.linspace(-0.94, 0.94, k) * W / 2
    xe = L / 2 * (1 - 0.055 * (1 - (y / W * 2) ** 2)) - 0.004
    z = 0.006 * np.sin(np.arange(k) * 1.3) + 0.010 * r.normal(0, 0.5, k)
    vs = np.concatenate([np.stack([xe, y, 0 * y], 1), np.stack([xe + 0.045, y * 1.0, z], 1)])
    q = [(i, i + 1, k + i + 1, k + i) for i in range(k - 1)]
    mb.add(vs, q)
    me = mb.build('sack', [m or jute()])
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=0.0015)
    bm.to_mesh(me)
    bm.free()
    for p in me.polygons:
        p.use_smooth = True
    return me


def pallet(parent=None, loc=(0, 0, 0), rot=0, L=1.2, W=1.0):
    """Wooden pallet, L x W metres, origin on the ground."""
    g = empty('pallet', loc, rot)
    if parent:
        g.parent = parent
    P = dict(parent=g)
    w = bm_('wood')
    for i in range(7):
        box(
            (0.12 if i % 3 else 0.14, W, 0.022),
            (-L / 2 + 0.07 + i * (L - 0.14) / 6, 0, 0.135),
            w,
            0.006,
            seg=2,
            **P,
        )
    for y in (-W / 2 + 0.05, 0, W / 2 - 0.05):
        box((L, 0.10, 0.022), (0, y, 0.112), w, 0.006, seg=2, **P)
        box((L, 0.10, 0.022), (0, y, 0.012), w, 0.006, seg=2, **P)
        for x in (-L / 2 + 0.07, 0, L / 2 - 0.07):
            box((0.14, 0.10, 0.08), (x, y, 0.062), w, 0.008, seg=2, **P)
    return g


def loose_stack(meshes, loc=(0, 0, 0), rot=0.0, layers=5, seed=1, pal=True):
    """Hand-stacked sacks on a pallet: two sacks per layer, crosswise, slightly askew, and flatter at the bottom.

    Often one sack of the top layer is missing or askew, so that no two stacks look like copies."""
    r = np.random.default_rng(seed)
    g = empty('loose_stack', loc, rot)
    if pal:
        pallet(g)
    z = 0.15 if pal else 0.0
    for layer in range(layers):
        across = layer % 2 == 0
        spots = [(-0.29, 0), (0.29, 0)] if across else [(0, -0.26), (0, 0.26)]
        if layer == layers - 1 and r.random() < 0.6:
            spots = spots[:1]
        flat = 0.88 + 0.17 * (layer + 1) / layers
        for x, y in spots:
            turn = (math.pi / 2 if across else 0) + (math.pi if r.random() < 0.5 else 0)
            turn += r.normal(0, 0.25 if layer == layers - 1 else 0.08)
            o = place(
                meshes[r.integers(len(meshes))],
                (x + r.normal(0, 0.035), y + r.normal(0, 0.035), z + 0.095),
                (r.normal(0, 0.035), r.normal(0, 0.03), turn),
                1,
                parent=g,
            )
            o.scale = (r.uniform(1.02, 1.14), r.uniform(1.0, 1.1), flat)
        z += 0.2 * flat * r.uniform(0.95, 1.04)
    return g


def bean_mesh(kind):
    """Mesh of one bean or seed. Coffee is half an ellipsoid with a crease, cocoa an almond, sesame a drop."""
    n1, n2 = 20, 14
    th = np.linspace(0, 2 * np.pi, n1, endpoint=False)
    ph = np.linspace(-np.pi / 2, np.pi / 2, n2)
    T_, P_ = np.meshgrid(th, ph, indexing='ij')
    x = np.cos(P_) * np.cos(T_)
    y = np.cos(P_) * np.sin(T_)
    z = np.sin(P_)
    if kind == 'coffee':
        flat = z < 0
        z = np.where(flat, z * 0.18, z * 0.75)
        z = z - 0.0
        crease = np.exp(-((y / 0.13) ** 2)) * (P_ < 0) * (np.abs(x) < 0.97)
        z = z + crease * 0.30
        s = (0.0125, 0.0092, 0.0085)
    elif kind == 'cocoa':
        y = y * (1 - 0.25 * x)
        z = z * (0.55 + 0.06 * np.sin(y * 9))
        s = (0.0185, 0.0110, 0.0110)
    else:
        y = y * (1 - 0.55 * x)
        z = z * 0.45
        s = (0.0085, 0.0055, 0.0055)
    v = np.stack([x * s[0], y * s[1], z * s[2]], 2).reshape(-1, 3)
    q = [
        (i * n2 + j, ((i + 1) % n1) * n2 + j, ((i + 1) % n1) * n2 + j + 1, i * n2 + j + 1)
        for i in range(n1)
        for j in range(n2 - 1)
    ]
    mb = MB()
    mb.add(v, q)
    m = {
        'coffee': mat('coffee', '#4a2815'),
        'greenc': mat('greenc', '#a39a6a'),
        'cocoa': mat('cocoa', '#7a3f22'),
        'sesame': mat('sesame', '#e6d3a8'),
    }
    return mb.build('bean_' + kind, [m[kind]])


def beans_on(fn, kind, R, n, loc, parent=None, scale=2.0, seed=1, rnd=None):
    """Scatter n beans within the radius R around loc, at the height fn(x, y) above it."""
    r = np.random.default_rng(seed)
    me = bean_mesh(kind)
    a = r.uniform(0, 2 * np.pi, n)
    d = R * np.sqrt(r.random(n))
    for x, y in zip(d * np.cos(a), d * np.sin(a)):
        place(
            me,
            (loc[0] + x, loc[1] + y, loc[2] + float(fn(x, y)) + r.uniform(-0.004, 0.010) * scale),
            tuple(r.uniform(0, 6.28, 3)),
            scale * r.uniform(0.85, 1.12),
            parent,
        )


def open_sack(kind, loc, R=0.30, H=0.62, seed=1, n=1500, scale=2.0, m=None, heap=0.095):
    """Upright sack with a rolled rim, filled with n beans; heap is the height of the pile above the rim in metres."""
    r = np.random.default_rng(seed)
    g = empty('osack', loc, r.uniform(0, 6))
    off = r.uniform(0, 40)
    A, K = 96, 60
    a = np.linspace(0, 2 * np.pi, A, endpoint=False)
    prof_ = []  # outline as (radius, z): up the outside, over the rolled rim and down the inside
    for t in np.linspace(0, 1, 36):
        prof_.append((R * (0.84 + 0.20 * math.sin(math.pi * min(1, t * 0.80 + 0.12)) - 0.0 * t), H * t))
    rr, zz = prof_[-1]
    rl = 0.052
    for t in np.linspace(0, 1, 18):
        q = math.radians(-70 + 320 * t)
        prof_.append((rr + 0.004 + rl * 0.62 * math.cos(q) - 0.0, zz - 0.02 + rl * math.sin(q) * 0.95))
    for t in np.linspace(0, 1, 6):
        prof_.append((rr - 0.03, zz - 0.02 - 0.16 * t))
    prof_ = np.array(prof_)
    K = len(prof_)
    Rr = prof_[:, 0][None] * np.ones((A, 1))
    Z = prof_[:, 1][None] * np.ones((A, 1))
    for i in range(A):
        for j in range(K):
            p = Vector((math.cos(a[i]) * 2.4 + off, math.sin(a[i]) * 2.4, prof_[j, 1] * 3.2))
            w = min(1, prof_[j, 1] / 0.12)
            Rr[i, j] += 0.022 * noise.noise(p) * w + 0.006 * noise.noise(
                Vector((math.cos(a[i]) * 9 + off, math.sin(a[i]) * 9, prof_[j, 1] * 2.0))
            )
            Z[i, j] += 0.012 * noise.noise(Vector((math.cos(a[i]) * 1.6 + off, math.sin(a[i]) * 1.6, 3))) * w
    sq = 1 / np.maximum(np.abs(np.cos(a)) ** 2.6 + np.abs(np.sin(a)) ** 2.6, 1e-6) ** (1 / 2.6)
    v = np.stack(
        [np.cos(a)[:, None] * Rr * sq[:, None] * 0.94, np.sin(a)[:, None] * Rr * sq[:, None] * 0.94, Z], 2
    ).reshape(-1, 3)
    q = [
        (i * K + j, ((i + 1) % A) * K + j, ((i + 1) % A) * K + j + 1, i * K + j + 1)
        for i in range(A)
        for j in range(K - 1)
    ]
    mb = MB()
    mb.add(v, q)
    me = mb.build('osack', [m or jute()])
    place(me, (0, 0, 0), 0, 1, g)
    Rb = (rr - 0.03) * 0.93
    dome = lambda x, y: H - 0.062 + heap * (1 - (x * x + y * y) / Rb**2)
    col = {'coffee': '#2c170c', 'cocoa': '#4a2614', 'sesame': '#c9b58a', 'greenc': '#6f6a45'}[kind]
    n1 = 24
    vs = [
        (
            Rb * i / n1 * math.cos(t),
            Rb * i / n1 * math.sin(t),
            dome(Rb * i / n1 * math.cos(t), Rb * i / n1 * math.sin(t)) - 0.012,
        )
        for i in range(n1 + 1)
        for t in np.linspace(0, 2 * np.pi, 32, endpoint=False)
    ]
    q = [
        (i * 32 + j, i * 32 + (j + 1) % 32, (i + 1) * 32 + (j + 1) % 32, (i + 1) * 32 + j)
        for i in range(n1)
        for j in range(32)
    ]
    mb = MB()
    mb.add(vs, q)
    place(mb.build('heap', [mat('heap' + kind, col)]), (0, 0, 0), 0, 1, g)
    beans_on(dome, kind, Rb, n, (0, 0, 0), g, scale, seed)
    return g

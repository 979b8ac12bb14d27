"""Goods and workshop props: sacks, pallets, beans, stretcher, containers, solar panels."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from .buildings import bm_, corrugated
from .core import D, area, box, cyl, empty, hexc, mat, place, tube
from .nature import MB
from .shading import Graph

F = np.float32


def jute(name='jute', base='#b58a55', stripe=None, weave=34, relief=0.5):
    """Sack cloth: two crossed fine waves as relief, uneven colour, two stripes along X if `stripe` is a colour.

    weave: threads per metre, roughly; a finer weave suits sacks seen from near."""
    m = D.materials.get(name)
    if m:
        return m
    m = D.materials.new(name)
    g = Graph(m)
    place_ = g.node('TexCoord').outputs['Object']
    tint = g.math('MULTIPLY_ADD', g.node('ObjectInfo').outputs['Random'], 0.5, g.noise(place_, 7, 6))
    colour = g.shaded(g.span(tint, 0.72, 1.22, 0.3, 1.2), hexc(base))
    if stripe:
        across = g.math('ABSOLUTE', g.node('SeparateXYZ', {0: place_}).outputs['Y'])
        off_line = g.math('ABSOLUTE', g.math('SUBTRACT', across, 0.13))
        colour = g.mix(g.math('MULTIPLY', g.math('LESS_THAN', off_line, 0.022), 0.75), colour, hexc(stripe))
    thread = {'Vector': place_, 'Scale': weave, 'Distortion': 1.2, 'Detail': 1}
    warp, weft = (
        g.node('TexWave', thread, wave_type='BANDS', bands_direction=axis).outputs['Fac'] for axis in 'XY'
    )
    cloth = {'Base Color': colour, 'Roughness': 0.92, 'Specular': 0.15, 'Sheen': 0.4}
    g.feed(g.nodes['Principled BSDF'], {**cloth, 'Normal': g.bump(g.math('ADD', warp, weft), relief, 0.006)})
    return m


def sack_mesh(L=0.92, W=0.58, H=0.23, seed=1, m=None, n=72):
    """Filled lying sack: pillow with pulled-in edges, ears, creases and a sewn seam lip"""
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
    """Hand-stacked lot on a pallet: sacks cross-laid two to a layer, none quite square, the lower flatter.

    Often one sack of the top layer is missing or thrown on askew, so that no two stacks read as copies."""
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
    """Coffee: half ellipsoid with a crease; cocoa: almond; sesame: drop"""
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
        'coffee': mat('coffee', '#4a2815', rough=0.32, spec=0.5, coat=0.25, coat_rough=0.25),
        'greenc': mat('greenc', '#a39a6a', rough=0.6),
        'cocoa': mat('cocoa', '#7a3f22', rough=0.55, vary=0.2, vscale=30),
        'sesame': mat('sesame', '#e6d3a8', rough=0.5),
    }
    m = m[kind]
    if not any(node.bl_idname == 'ShaderNodeObjectInfo' for node in m.node_tree.nodes):
        g = Graph(m)  # every bean has its own brightness
        base = g.nodes['Principled BSDF'].inputs['Base Color']
        value = g.span(g.node('ObjectInfo').outputs['Random'], 0.55, 1.5)
        g.feed(g.nodes['Principled BSDF'], {'Base Color': g.shaded(value, base.default_value)})
    return mb.build('bean_' + kind, [m])


def beans_on(fn, kind, R, n, loc, parent=None, scale=2.0, seed=1, rnd=None):
    """Scatter beans over a height function fn(x,y) inside radius R"""
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
    """Upright sack with rolled rim, filled with n beans; heap = height of the pile above the rim in metres"""
    r = np.random.default_rng(seed)
    g = empty('osack', loc, r.uniform(0, 6))
    off = r.uniform(0, 40)
    A, K = 96, 60
    a = np.linspace(0, 2 * np.pi, A, endpoint=False)
    prof_ = []  # (radius, z) outline going up, over the rolled rim and down inside
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
    place(mb.build('heap', [mat('heap' + kind, col, rough=0.9)]), (0, 0, 0), 0, 1, g)
    beans_on(dome, kind, Rb, n, (0, 0, 0), g, scale, seed)
    return g


# ------------------------------------------------------------------ ambulance
def stretcher(loc, rot=0.0, z=0.82):
    """Ambulance stretcher, its bed z metres above the floor, head towards -X."""
    g = empty('stretcher', loc, rot)
    P = dict(parent=g)
    al = mat('al_tube', '#c8ccd0', rough=0.25, metal=0.9)
    yl = bm_('yellow')
    dk = mat('vinyl', '#26302c', rough=0.45, spec=0.4, bump=0.05, bump_scale=300)
    w = mat('linen', '#f2eee4', rough=0.85, sheen=0.4)
    for s in (-1, 1):
        tube([(-0.98, s * 0.27, z), (0.98, s * 0.27, z)], 0.021, yl, seg=16, **P)
        tube([(-0.80, s * 0.24, 0.16), (0.55, s * 0.24, z - 0.03)], 0.018, al, seg=16, **P)
        tube([(0.80, s * 0.24, 0.16), (-0.55, s * 0.24, z - 0.03)], 0.018, al, seg=16, **P)
        tube([(-0.86, s * 0.24, 0.16), (0.86, s * 0.24, 0.16)], 0.018, al, seg=16, **P)
        tube(
            [
                (-0.35, s * 0.31, z + 0.04),
                (-0.35, s * 0.31, z + 0.24),
                (0.35, s * 0.31, z + 0.24),
                (0.35, s * 0.31, z + 0.04),
            ],
            0.013,
            al,
            seg=12,
            **P,
        )
        for x in (-0.84, 0.84):
            cyl(0.085, 0.04, (x, s * 0.24, 0.085), bm_('rubber'), rot=(1.5708, 0, 0), bev=0.012, **P)
            cyl(0.05, 0.046, (x, s * 0.24, 0.085), al, rot=(1.5708, 0, 0), **P)
            box((0.05, 0.02, 0.10), (x, s * 0.275, 0.13), al, 0.005, **P)
    for x in (-0.98, 0.98):
        tube([(x, -0.27, z), (x, 0.27, z)], 0.021, yl, seg=16, **P)
    for x in (-0.55, 0, 0.55):
        tube([(x, -0.26, z - 0.02), (x, 0.26, z - 0.02)], 0.014, al, **P)
    box((1.22, 0.50, 0.085), (0.34, 0, z + 0.06), dk, 0.035, seg=4, **P)
    box((0.72, 0.50, 0.085), (-0.545, 0, z + 0.185), dk, 0.035, rot=(0, 0.40, 0), seg=4, **P)
    box((0.34, 0.40, 0.10), (-0.68, 0, z + 0.315), w, 0.05, rot=(0, 0.40, 0), seg=5, **P)
    box((0.62, 0.515, 0.05), (0.55, 0, z + 0.095), w, 0.022, seg=4, **P)
    box(
        (0.16, 0.52, 0.055),
        (0.26, 0, z + 0.10),
        mat('blanket', '#1f4d35', rough=0.85, sheen=0.5),
        0.024,
        seg=4,
        **P,
    )
    for x in (-0.30, 0.08, 0.62):
        box(
            (0.045, 0.53, 0.012),
            (x + 0.0, 0, z + (0.125 if x > 0 else 0.20)),
            yl,
            0.004,
            rot=(0, 0 if x > 0 else 0.40, 0),
            **P,
        )
    return g


def ambulance_interior(parent):
    """Cabinets, bench, bottles and lights inside the van `parent`."""
    P = dict(parent=parent)
    wh = mat('int_white', '#f0efea', rough=0.35, coat=0.4)
    gy = mat('int_grey', '#8b9296', rough=0.5)
    fl = mat('int_floor', '#4c545a', rough=0.45, vary=0.06)
    gr = mat('amb_green2', '#2c6647', rough=0.4, coat=0.3)
    st = bm_('steel')
    box((3.5, 1.78, 0.03), (-1.1, 0, 0.625), fl, 0.005, **P)
    # cabinets, left wall (+y)
    for i, (x, w_) in enumerate(((-0.1, 0.78), (-0.92, 0.78), (-1.74, 0.78))):
        box((w_, 0.30, 0.62), (x, 0.72, 2.02), wh, 0.02, **P)
        box(
            (w_ * 0.45, 0.012, 0.46),
            (x - w_ * 0.235, 0.565, 2.02),
            mat('smoke', '#5f7a86', rough=0.08, coat=1),
            0.01,
            **P,
        )
        box(
            (w_ * 0.45, 0.012, 0.46),
            (x + w_ * 0.235, 0.565, 2.02),
            mat('smoke', '#5f7a86', rough=0.08, coat=1),
            0.01,
            **P,
        )
        box((w_, 0.32, 0.50), (x, 0.71, 0.90), wh, 0.02, **P)
        for k in range(2):
            box((w_ * 0.92, 0.012, 0.20), (x, 0.545, 0.79 + k * 0.23), gr if k else gy, 0.01, **P)
            box((0.16, 0.02, 0.018), (x, 0.533, 0.83 + k * 0.23), st, 0.006, **P)
    box((2.6, 0.36, 0.04), (-0.92, 0.70, 1.17), gy, 0.012, **P)
    box((0.30, 0.16, 0.24), (-0.35, 0.66, 1.33), bm_('charcoal'), 0.03, **P)
    box(
        (0.22, 0.01, 0.14),
        (-0.35, 0.575, 1.36),
        mat('screen', '#0b3b30', emit='#46e0a0', emit_str=1.2),
        0.004,
        **P,
    )
    box((0.24, 0.18, 0.30), (-1.0, 0.68, 1.36), bm_('yellow'), 0.03, **P)
    box((0.26, 0.2, 0.2), (-1.55, 0.68, 1.30), bm_('red'), 0.04, **P)
    # bench right wall, O2 bottles at the bulkhead
    box((2.1, 0.44, 0.42), (-1.3, -0.66, 0.85), wh, 0.03, **P)
    box((2.1, 0.46, 0.09), (-1.3, -0.65, 1.10), mat('vinyl', '#26302c', rough=0.45), 0.04, seg=4, **P)
    box((2.1, 0.08, 0.42), (-1.3, -0.845, 1.42), mat('vinyl', '#26302c', rough=0.45), 0.035, seg=4, **P)
    for k in range(2):
        cyl(
            0.085,
            0.62,
            (0.42, -0.35 + k * 0.22, 1.05),
            mat('o2', '#e9e7e1', rough=0.3, coat=1),
            bev=0.05,
            **P,
        )
        cyl(0.03, 0.10, (0.42, -0.35 + k * 0.22, 1.40), st, **P)
    box((0.05, 1.7, 1.7), (0.66, 0, 1.5), wh, 0.01, **P)
    for y in (-0.26, 0.26):
        box(
            (2.6, 0.09, 0.02),
            (-1.1, y, 2.385),
            mat('int_led', '#ffffff', emit='#fff6ea', emit_str=7.0),
            0.005,
            **P,
        )
    tube([(-2.4, -0.0, 2.30), (0.3, -0.0, 2.30)], 0.018, bm_('yellow'), **P)
    for y in (-0.22, 0.22):
        box((2.3, 0.05, 0.03), (-1.4, y, 0.655), st, 0.008, **P)
    a = area((-1.1, 0, 2.36), (-1.1, 0, 0), 2.6, 60, '#fff3e2', sy=0.7)
    a.parent = parent


def tool_trolley(loc, rot=0.0, col='goldp'):
    """Trolley with five drawers."""
    g = empty('trolley', loc, rot)
    P = dict(parent=g)
    box((0.72, 0.46, 0.78), (0, 0, 0.56), bm_('charcoal'), 0.02, **P)
    box((0.76, 0.50, 0.05), (0, 0, 0.97), bm_('char2'), 0.02, **P)
    for k in range(5):
        box((0.66, 0.02, 0.125), (0, -0.235, 0.27 + k * 0.145), bm_(col), 0.012, **P)
        box((0.46, 0.025, 0.016), (0, -0.252, 0.315 + k * 0.145), bm_('steel'), 0.006, **P)
    for x in (-0.28, 0.28):
        for y in (-0.16, 0.16):
            cyl(0.06, 0.04, (x, y, 0.07), bm_('rubber'), rot=(1.57, 0, 0), **P)
    return g


def workbench(loc, rot=0.0, L=2.4):
    """Bench L metres long with a vice and boxes, its front to -Y."""
    g = empty('bench', loc, rot)
    P = dict(parent=g)
    box((L, 0.75, 0.06), (0, 0, 0.92), bm_('wood'), 0.015, **P)
    for x in (-L / 2 + 0.08, L / 2 - 0.08):
        for y in (-0.3, 0.3):
            box((0.07, 0.07, 0.9), (x, y, 0.45), bm_('charcoal'), 0.01, **P)
    box((L - 0.2, 0.6, 0.03), (0, 0, 0.22), bm_('char2'), 0.01, **P)
    box((0.6, 0.6, 0.5), (L / 2 - 0.45, 0, 0.63), bm_('charcoal'), 0.02, **P)
    for k in range(3):
        box((0.52, 0.02, 0.13), (L / 2 - 0.45, -0.305, 0.47 + k * 0.155), bm_('goldp'), 0.01, **P)
    box((0.26, 0.16, 0.14), (-L / 2 + 0.4, -0.2, 1.02), bm_('char2'), 0.03, **P)
    box((0.10, 0.22, 0.10), (-L / 2 + 0.4, -0.26, 1.10), bm_('steel'), 0.02, **P)
    for k, x in enumerate((-0.4, -0.05, 0.25)):
        box(
            (0.28, 0.22, 0.16 + 0.05 * k),
            (x, 0.1, 1.03),
            (bm_('red'), bm_('charcoal'), bm_('yellow'))[k],
            0.02,
            **P,
        )
    return g


# ------------------------------------------------------------------ containers, solar
def container(col, L=6.06, W=2.44, H=2.59, parent=None, loc=(0, 0, 0), rot=0):
    """Shipping container (20 ft by default, metres), doors at +X, origin on the ground."""
    m = mat('cont' + col, col, rough=0.5, vary=0.10, vscale=0.8, rough_vary=0.1)
    g = empty('container', loc, rot)
    P = dict(parent=g)
    if parent:
        g.parent = parent
    for x in (-L / 2 + 0.08, L / 2 - 0.08):
        for y in (-W / 2 + 0.08, W / 2 - 0.08):
            box((0.16, 0.16, H), (x, y, H / 2), m, 0.015, seg=2, **P)
    for y in (-W / 2 + 0.06, W / 2 - 0.06):
        for z in (0.07, H - 0.06):
            box((L, 0.12, 0.13), (0, y, z), m, 0.012, seg=2, **P)
    for x in (-L / 2 + 0.06, L / 2 - 0.06):
        for z in (0.07, H - 0.06):
            box((0.12, W, 0.13), (x, 0, z), m, 0.012, seg=2, **P)

    def sheet(w, lo, ro):
        """Place a corrugated side of width w; equal sides share a mesh."""
        k = ('corr', round(w, 2), round(H, 2), col)
        if k not in _sheets or _sheets[k].name not in D.meshes:
            o = corrugated(w, H - 0.2, m, 0.28, 0.045)
            _sheets[k] = o.data
            D.objects.remove(o)
        place(_sheets[k], lo, ro, 1, g)

    sheet(L - 0.24, (0, -W / 2 + 0.06, 0.1), 0)
    sheet(L - 0.24, (0, W / 2 - 0.06, 0.1), math.pi)
    sheet(W - 0.24, (-L / 2 + 0.06, 0, 0.1), -math.pi / 2)
    box((L - 0.1, W - 0.1, 0.04), (0, 0, H - 0.05), m, 0, **P)
    box((L - 0.1, W - 0.1, 0.1), (0, 0, 0.12), m, 0, **P)
    # doors at +X with lock bars
    for s in (-1, 1):
        box((0.06, W / 2 - 0.16, H - 0.3), (L / 2 - 0.05, s * (W / 4 - 0.02), H / 2), m, 0.015, seg=2, **P)
        for k in (0.18, 0.42):
            cyl(0.018, H - 0.35, (L / 2 + 0.01, s * W * k, H / 2), bm_('steel'), seg=10, bev=0, **P)
            box((0.03, 0.05, 0.22), (L / 2 + 0.02, s * W * k, H * 0.45), bm_('steel'), 0.008, seg=2, **P)
    for x in (-L / 2 + 0.09, L / 2 - 0.09):
        for y in (-W / 2 + 0.09, W / 2 - 0.09):
            for z in (0.06, H - 0.06):
                box((0.19, 0.19, 0.13), (x, y, z), bm_('char2'), 0.012, seg=2, **P)
    return g


_sheets = {}


def _cells():
    """Dark blue cells with thin joints under glass; one shader, no texture."""
    m = D.materials.new('pv_cell')
    g = Graph(m)
    place_ = g.node('TexCoord').outputs['Object']
    sizes = {'Scale': 1, 'Brick Width': 0.182, 'Row Height': 0.182, 'Mortar Size': 0.0045}
    colours = {'Color1': hexc('#0c1a33'), 'Color2': hexc('#10223f'), 'Mortar': hexc('#8f9caa')}
    grid = g.node('TexBrick', {'Vector': place_, **sizes, **colours}, offset=0)
    glass = {'Roughness': 0.08, 'Specular': 0.7, 'Clearcoat': 1, 'Clearcoat Roughness': 0.02}
    g.feed(g.nodes['Principled BSDF'], {'Base Color': grid.outputs['Color'], **glass})
    return m


def solar_table(cols=6, rows=2, tilt=18, parent=None, loc=(0, 0, 0), rot=0):
    """Ground-mounted table of modules with a cell grid, aluminium frames, steel legs; faces -Y"""
    m = D.materials.get('pv_cell') or _cells()
    g = empty('pv', loc, rot)
    P = dict(parent=g)
    if parent:
        g.parent = parent
    al = mat('pv_al', '#c2c6ca', rough=0.3, metal=0.9)
    w, h = 1.13, 2.0
    t = math.radians(tilt)
    W_ = cols * (w + 0.02)
    Hh = rows * (h + 0.02)
    z0 = 0.75
    piv = empty('tilt', (0, 0, z0), (t, 0, 0))
    piv.parent = g
    for i in range(cols):
        for j in range(rows):
            x = -W_ / 2 + (i + 0.5) * (w + 0.02)
            y = (j + 0.5) * (h + 0.02)
            box((w, h, 0.034), (x, y, 0), al, 0.006, seg=2, parent=piv)
            box((w - 0.035, h - 0.035, 0.006), (x, y, 0.0168), m, 0, parent=piv)
    for y in (Hh * 0.2, Hh * 0.8):
        box((W_, 0.06, 0.06), (0, y, -0.06), bm_('steel'), 0.006, seg=2, parent=piv)
    n = max(2, cols // 2)
    for i in range(n):
        x = -W_ / 2 + 0.6 + i * (W_ - 1.2) / (n - 1)
        for y in (Hh * 0.2, Hh * 0.8):
            zz = z0 + y * math.sin(t) - 0.08
            box((0.09, 0.07, zz + 0.3), (x, y * math.cos(t), zz / 2 - 0.15), bm_('steel'), 0.008, seg=2, **P)
    return g


def light_shaft(quad, m):
    """Additive, noise-free light shaft: a quad that is bright at its first edge and fades to its far one."""
    me = bpy.data.meshes.new('shaft')
    me.from_pydata(quad, [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new()
    for l, c in zip(uv.data, ((0, 0), (0, 1), (1, 1), (1, 0))):
        l.uv = c
    me.materials.append(m)
    o = place(me, (0, 0, 0))
    o.visible_shadow = False
    o.visible_diffuse = False
    o.visible_glossy = False
    return o


def shaft_mat(strength=0.25, color='#ffd9a0'):
    """Glow of a light shaft; `strength` adds to what lies behind."""
    m = D.materials.new('shaft')
    g = Graph(m)
    g.nodes.remove(g.nodes['Principled BSDF'])
    u, v = g.node('SeparateXYZ', {0: g.node('TexCoord').outputs['UV']}).outputs[:2]
    fading = g.span(u, 1, 0, interpolation_type='SMOOTHSTEP')
    sides = g.span(g.math('PINGPONG', v, 0.5), 0, 1, 0, 0.42, interpolation_type='SMOOTHSTEP')
    glow = g.math('MULTIPLY', g.math('MULTIPLY', fading, sides), strength)
    light = g.node('Emission', {'Color': hexc(color), 'Strength': glow}).outputs[0]
    behind = g.node('BsdfTransparent').outputs[0]
    g.feed(g.nodes['Material Output'], {'Surface': g.node('AddShader', {0: light, 1: behind}).outputs[0]})
    m.cycles.sample_as_light = False
    return m

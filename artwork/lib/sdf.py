"""Modelling with signed distance fields, which become smooth Blender meshes.

Shapes are combined with min and max (optionally smooth) on a regular grid, and meshed with naive surface nets. The
vertex normals come from the field, so that shading is smooth and every edge has a small bevel. 2-D profiles are evaluated
once per plane and broadcast, so that a car of 30 million voxels takes seconds.
"""
import bpy
import numpy as np

F = np.float32


# ---------------------------------------------------------------- 2-D profiles
def fillet(pts, n=8):
    """Points (N x 2 array) of a closed polygon with rounded corners; pts are its corners [(x, y, radius), ...]."""
    out = []
    P = [np.array(p[:2], float) for p in pts]
    R = [(p[2] if len(p) > 2 else 0.0) for p in pts]
    N = len(P)
    for i in range(N):
        p, a, b, r = P[i], P[i - 1], P[(i + 1) % N], R[i]
        u, v = a - p, b - p
        lu, lv = np.linalg.norm(u), np.linalg.norm(v)
        u, v = u / lu, v / lv
        c = np.clip(u @ v, -1, 1)
        ang = np.arccos(c)
        if r <= 0 or ang > np.pi - 1e-3:
            out.append(p)
            continue
        d = min(r / np.tan(ang / 2), 0.495 * lu, 0.495 * lv)
        r = d * np.tan(ang / 2)
        bis = (u + v) / np.linalg.norm(u + v)
        cen = p + bis * (r / np.sin(ang / 2))
        p0, p1 = p + u * d, p + v * d
        a0 = np.arctan2(*(p0 - cen)[::-1])
        a1 = np.arctan2(*(p1 - cen)[::-1])
        da = (a1 - a0 + np.pi) % (2 * np.pi) - np.pi
        for k in range(n + 1):
            t = a0 + da * k / n
            out.append(cen + r * np.array([np.cos(t), np.sin(t)]))
    return np.array(out)


def sd_poly(poly, X, Y):
    """Exact signed distance to a closed polygon, at points X, Y that broadcast to two dimensions."""
    poly = np.asarray(poly, F)
    X = X.astype(F)
    Y = Y.astype(F)
    d = np.full(np.broadcast(X, Y).shape, 1e9, F)
    s = np.ones(d.shape, F)
    N = len(poly)
    for i in range(N):
        a = poly[i]
        b = poly[i - 1]
        e = b - a
        ll = float(e @ e)
        if ll < 1e-12:
            continue
        wx, wy = X - a[0], Y - a[1]
        t = np.clip((wx * e[0] + wy * e[1]) / ll, 0, 1)
        d = np.minimum(d, (wx - e[0] * t) ** 2 + (wy - e[1] * t) ** 2)
        c1 = Y >= a[1]
        c2 = Y < b[1]
        c3 = e[0] * wy > e[1] * wx
        flip = (c1 & c2 & c3) | (~c1 & ~c2 & ~c3)
        s = np.where(flip, -s, s)
    return s * np.sqrt(d)


def prof(pts, X, Y, n=8):
    """Signed distance to a polygon with rounded corners."""
    return sd_poly(fillet(pts, n), X, Y)


# ---------------------------------------------------------------- operators
def smin(a, b, k):
    """Smooth minimum: a union with a fillet of about k metres."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * F(0.25)


def smax(a, b, k):
    """Smooth maximum: an intersection with a fillet of about k metres."""
    return -smin(-a, -b, k)


def rbox(dx, dy, dz, r):
    """Intersection of three slabs, given by their distances, with edges rounded by r metres."""
    qx, qy, qz = dx + r, dy + r, dz + r
    o = np.sqrt(np.maximum(qx, 0) ** 2 + np.maximum(qy, 0) ** 2 + np.maximum(qz, 0) ** 2)
    return o + np.minimum(np.maximum(np.maximum(qx, qy), qz), 0) - r


def rmax(a, b, r):
    """Intersection with an edge rounded by r metres."""
    x, y = a + r, b + r
    return np.sqrt(np.maximum(x, 0) ** 2 + np.maximum(y, 0) ** 2) + np.minimum(np.maximum(x, y), 0) - r


class Grid:
    """Regular grid of points from lo to hi, h metres apart. With sym, it is only the half with y > 0, which is mirrored."""

    def __init__(self, lo, hi, h, sym=True):
        self.h = h
        self.sym = sym
        lo = list(lo)
        if sym:
            lo[1] = h * 0.5
        n = [int(np.ceil((hi[i] - lo[i]) / h)) + 1 for i in range(3)]
        ax = [lo[i] + h * np.arange(n[i], dtype=F) for i in range(3)]
        self.lo = lo
        self.x = ax[0][:, None, None]
        self.y = ax[1][None, :, None]
        self.z = ax[2][None, None, :]
        self.xz = (ax[0][:, None], ax[2][None, :])
        self.xy = (ax[0][:, None], ax[1][None, :])
        self.yz = (ax[1][:, None], ax[2][None, :])

    def side(self, pts, n=8):
        """Distance to an outline in X and Z, seen from the side."""
        return prof(pts, *self.xz, n=n)[:, None, :]

    def plan(self, pts, n=8):
        """Distance to an outline in X and Y, seen from above."""
        return prof(pts, *self.xy, n=n)[:, :, None]

    def front(self, pts, n=8):
        """Distance to an outline in Y and Z, seen from the front."""
        return prof(pts, *self.yz, n=n)[None, :, :]

    def box(self, c, s, r=0.01):
        """Distance to a rounded box with centre c and size s."""
        return rbox(
            np.abs(self.x - c[0]) - s[0] / 2,
            np.abs(self.y - c[1]) - s[1] / 2,
            np.abs(self.z - c[2]) - s[2] / 2,
            r,
        )

    def cyl_y(self, c, r):
        """Distance to an infinite cylinder of radius r along Y through (x, z) = c."""
        return np.sqrt((self.x - c[0]) ** 2 + (self.z - c[1]) ** 2) - F(r)


# ---------------------------------------------------------------- meshing
def surface_nets(V, lo, h):
    """Mesh the zero level of the field V; return vertices, quads and normals."""
    S = V < 0
    a = S[:-1, :-1, :-1]
    same = np.ones(a.shape, bool)
    for i in (0, 1):
        for j in (0, 1):
            for k in (0, 1):
                if i + j + k:
                    same &= S[i : S.shape[0] - 1 + i, j : S.shape[1] - 1 + j, k : S.shape[2] - 1 + k] == a
    act = ~same
    idx = np.argwhere(act)
    if len(idx) == 0:
        return np.zeros((0, 3)), np.zeros((0, 4), int), np.zeros((0, 3))
    vid = np.full(act.shape, -1, np.int32)
    vid[act] = np.arange(len(idx))
    corn = np.array([(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)])
    val = np.stack([V[idx[:, 0] + c[0], idx[:, 1] + c[1], idx[:, 2] + c[2]] for c in corn], 1)
    acc = np.zeros((len(idx), 3))
    cnt = np.zeros(len(idx))
    for p in range(8):
        for q in range(p + 1, 8):
            if np.abs(corn[p] - corn[q]).sum() != 1:
                continue
            va, vb = val[:, p], val[:, q]
            m = (va < 0) != (vb < 0)
            t = np.where(m, va / np.where(m, va - vb, 1), 0)
            pos = corn[p][None] + t[:, None] * (corn[q] - corn[p])[None]
            acc[m] += pos[m]
            cnt[m] += 1
    verts = idx + acc / cnt[:, None]
    quads = []
    for axis in range(3):
        sl0 = [slice(None)] * 3
        sl1 = [slice(None)] * 3
        sl0[axis] = slice(0, -1)
        sl1[axis] = slice(1, None)
        ch = S[tuple(sl0)] != S[tuple(sl1)]
        e = np.argwhere(ch)
        o1, o2 = [(1, 2), (2, 0), (0, 1)][axis]
        ok = (e[:, o1] > 0) & (e[:, o2] > 0) & (e[:, o1] < V.shape[o1] - 1) & (e[:, o2] < V.shape[o2] - 1)
        e = e[ok]
        inside = S[e[:, 0], e[:, 1], e[:, 2]]
        c = []
        for d1, d2 in ((-1, -1), (0, -1), (0, 0), (-1, 0)):
            f = e.copy()
            f[:, o1] += d1
            f[:, o2] += d2
            c.append(vid[f[:, 0], f[:, 1], f[:, 2]])
        q = np.stack(c, 1)
        q[~inside] = q[~inside][:, ::-1]
        quads.append(q)
    Q = np.concatenate(quads)

    # normals: trilinear sampled central differences
    def samp(p):
        p = np.clip(p, 0, np.array(V.shape) - 1.001)
        b = p.astype(int)
        f = p - b
        r = 0
        for c in corn:
            w = np.prod(np.where(c, f, 1 - f), 1)
            r = r + w * V[b[:, 0] + c[0], b[:, 1] + c[1], b[:, 2] + c[2]]
        return r

    N = np.stack([samp(verts + np.eye(3)[k]) - samp(verts - np.eye(3)[k]) for k in range(3)], 1)
    N /= np.linalg.norm(N, axis=1, keepdims=True) + 1e-9
    return verts * h + np.array(lo), Q, N


def mesh_from(name, verts, faces, mat=None, normals=None, smooth=True):
    """Blender object from vertices and faces, which all have the same number of corners."""
    me = bpy.data.meshes.new(name)
    faces = np.asarray(faces)
    k = faces.shape[1]
    me.vertices.add(len(verts))
    me.vertices.foreach_set('co', np.asarray(verts, F).ravel())
    me.loops.add(faces.size)
    me.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    me.polygons.add(len(faces))
    me.polygons.foreach_set('loop_start', np.arange(0, faces.size, k, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(faces), k, np.int32))
    me.polygons.foreach_set('use_smooth', np.full(len(faces), smooth))
    me.update(calc_edges=True)
    if normals is not None:
        me.use_auto_smooth = True
        me.auto_smooth_angle = 3.1416
        me.normals_split_custom_set_from_vertices(normals.tolist())
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if mat:
        me.materials.append(mat)
    return ob


def to_object(name, G, V, mat):
    """Object from the field V on the grid G, mirrored if the grid is symmetric; None if the field encloses nothing."""
    V = np.broadcast_to(V, (G.x.shape[0], G.y.shape[1], G.z.shape[2])).astype(F)
    lo = list(G.lo)
    if G.sym:
        V = np.concatenate([V[:, ::-1], V], 1)
        lo[1] = -lo[1] - G.h * (G.y.shape[1] - 1)
    v, q, n = surface_nets(np.ascontiguousarray(V), lo, G.h)
    if len(v) == 0:
        print('EMPTY', name)
        return None
    return mesh_from(name, v, q, mat, n)

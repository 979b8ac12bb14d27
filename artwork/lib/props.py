"""Equipment: stretcher and fittings of an ambulance, trolley, workbench, containers, solar panels."""
import math


from .buildings import bm_, corrugated
from .core import D, box, cyl, empty, mat, place, tube



def stretcher(loc, rot=0.0, z=0.82):
    """Ambulance stretcher with its bed z metres above the floor and its head end at -X."""
    g = empty('stretcher', loc, rot)
    P = dict(parent=g)
    al = mat('al_tube', '#c8ccd0')
    yl = bm_('yellow')
    dk = mat('vinyl', '#26302c')
    w = mat('linen', '#f2eee4')
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
        mat('blanket', '#1f4d35'),
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
    wh = mat('int_white', '#f0efea')
    gy = mat('int_grey', '#8b9296')
    fl = mat('int_floor', '#4c545a')
    gr = mat('amb_green2', '#2c6647')
    st = bm_('steel')
    box((3.5, 1.78, 0.03), (-1.1, 0, 0.625), fl, 0.005, **P)
    # cabinets, left wall (+y)
    for i, (x, w_) in enumerate(((-0.1, 0.78), (-0.92, 0.78), (-1.74, 0.78))):
        box((w_, 0.30, 0.62), (x, 0.72, 2.02), wh, 0.02, **P)
        box(
            (w_ * 0.45, 0.012, 0.46),
            (x - w_ * 0.235, 0.565, 2.02),
            mat('smoke', '#5f7a86'),
            0.01,
            **P,
        )
        box(
            (w_ * 0.45, 0.012, 0.46),
            (x + w_ * 0.235, 0.565, 2.02),
            mat('smoke', '#5f7a86'),
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
        mat('screen', '#0b3b30'),
        0.004,
        **P,
    )
    box((0.24, 0.18, 0.30), (-1.0, 0.68, 1.36), bm_('yellow'), 0.03, **P)
    box((0.26, 0.2, 0.2), (-1.55, 0.68, 1.30), bm_('red'), 0.04, **P)
    # bench right wall, O2 bottles at the bulkhead
    box((2.1, 0.44, 0.42), (-1.3, -0.66, 0.85), wh, 0.03, **P)
    box((2.1, 0.46, 0.09), (-1.3, -0.65, 1.10), mat('vinyl', '#26302c'), 0.04, seg=4, **P)
    box((2.1, 0.08, 0.42), (-1.3, -0.845, 1.42), mat('vinyl', '#26302c'), 0.035, seg=4, **P)
    for k in range(2):
        cyl(
            0.085,
            0.62,
            (0.42, -0.35 + k * 0.22, 1.05),
            mat('o2', '#e9e7e1'),
            bev=0.05,
            **P,
        )
        cyl(0.03, 0.10, (0.42, -0.35 + k * 0.22, 1.40), st, **P)
    box((0.05, 1.7, 1.7), (0.66, 0, 1.5), wh, 0.01, **P)
    for y in (-0.26, 0.26):
        box(
            (2.6, 0.09, 0.02),
            (-1.1, y, 2.385),
            mat('int_led', '#ffffff'),
            0.005,
            **P,
        )
    tube([(-2.4, -0.0, 2.30), (0.3, -0.0, 2.30)], 0.018, bm_('yellow'), **P)
    for y in (-0.22, 0.22):
        box((2.3, 0.05, 0.03), (-1.4, y, 0.655), st, 0.008, **P)


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
    """Workbench, L metres long, with a vice and boxes; its front faces -Y."""
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


def container(col, L=6.06, W=2.44, H=2.59, parent=None, loc=(0, 0, 0), rot=0):
    """Shipping container, by default of 20 ft, with its doors at +X and its origin on the ground; lengths in metres."""
    m = mat('cont' + col, col)
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
        """Add a corrugated side of width w. Equal sides share a mesh."""
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


def solar_table(cols=6, rows=2, tilt=18, parent=None, loc=(0, 0, 0), rot=0, frames=True):
    """Table of solar modules on steel legs, with a grid of cells and aluminium frames; it faces -Y. tilt is in degrees."""
    m = mat('pv_cell', '#0c1a33')
    g = empty('pv', loc, rot)
    P = dict(parent=g)
    if parent:
        g.parent = parent
    al = mat('pv_al', '#c2c6ca') if frames else m
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
    box((W_, 0.03, 0.07), (0, Hh, 0.02), al, 0, parent=piv)  # without this lip, the upper edge would be too thin to print
    for y in (Hh * 0.2, Hh * 0.8):
        box((W_, 0.06, 0.06), (0, y, -0.06), bm_('steel'), 0.006, seg=2, parent=piv)
    n = max(2, cols // 2)
    for i in range(n):
        x = -W_ / 2 + 0.6 + i * (W_ - 1.2) / (n - 1)
        for y in (Hh * 0.2, Hh * 0.8):
            zz = z0 + y * math.sin(t) - 0.08
            box((0.09, 0.07, zz + 0.3), (x, y * math.cos(t), zz / 2 - 0.15), bm_('steel'), 0.008, seg=2, **P)
    return g

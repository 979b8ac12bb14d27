"""Buildings and site furniture. Lengths are in metres, angles in radians, and Z is up."""

import numpy as np

from .core import box, clear, cyl, empty, mat, place
from .mark import mark
from .nature import MB
from .sdf import mesh_from

MATERIALS = {
    'white': ('b_white', '#e8e4db'),
    'charcoal': ('b_charcoal', '#24272b'),
    'char2': ('b_char2', '#3a3e43'),
    'gold': ('b_gold', '#d6982f'),
    'goldp': ('b_goldp', '#d89a2b'),
    'concrete': ('b_conc', '#b3aca0'),
    'paver': ('b_paver', '#bdb4a5'),
    'wood': ('b_wood', '#9a6a3a'),
    'steel': ('b_steel', '#8d9398'),
    'warm': ('b_warm', '#ffe2b0'),
    'warm_soft': ('b_warm2', '#ffe2b0'),
    'coolled': ('b_led', '#ffffff'),
    'floor': ('b_floor', '#8a8378'),
    'clad': ('b_clad', '#d9d5cb'),
    'cladg': ('b_cladg', '#5c636a'),
    'yellow': ('b_yel', '#e0a324'),
    'black': ('b_black', '#101113'),
    'rubber': ('rubber', '#17181a'),
    'red': ('b_red', '#9c2b1c'),
    'green': ('b_green', '#2f5a3a'),
    'laterite': ('laterite', '#bd6b42'),
    'soil': ('soil', '#7a4a2c'),
}


def bm_(name):
    """Material of buildings and yards by its short name (white, charcoal, gold, wood, ...)."""
    return mat(*MATERIALS[name])


def corrugated(w, h, m, pitch=0.3, depth=0.05, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, name='corr'):
    """Corrugated sheet in the XZ plane, w metres wide and h metres high; origin at the lower centre."""
    n = int(round(w / pitch))
    xs, ys = [], []
    for i in range(n):
        x = -w / 2 + i * pitch
        for f, d in ((0, 0), (0.30, 0), (0.42, 1), (0.88, 1)):
            xs.append(x + f * pitch)
            ys.append(-d * depth)
    xs.append(w / 2)
    ys.append(0)
    v = [(x, y, z) for x, y in zip(xs, ys) for z in (0, h)]
    q = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(xs) - 1)]
    ob = mesh_from(name, v, q, m, smooth=False)
    ob.location = loc
    ob.rotation_euler = rot
    if parent:
        ob.parent = parent
    return ob


def showroom(w=26, d=12, h=5.4, bays=9, parent=None):
    """Pavilion with a glass front that faces -Y; origin on the ground, at the centre of the glass front."""
    g = parent or empty('showroom')
    P = dict(parent=g)
    box((w + 2.4, d + 3, 0.30), (0, d / 2 - 0.6, 0.0), bm_('concrete'), 0.04, **P)  # plinth
    box((w, d, 0.02), (0, d / 2, 0.161), bm_('floor'), 0, **P)
    box((w, 0.3, h), (0, d, h / 2 + 0.15), bm_('white'), 0.03, **P)
    for s in (-1, 1):
        box((0.5, d * 0.96, h), (s * (w / 2 - 0.25), d * 0.52, h / 2 + 0.15), bm_('charcoal'), 0.04, **P)
    # wooden feature wall + slats inside
    for i in range(44):
        box(
            (0.10, 0.12, h - 0.9),
            (-w * 0.30 + i * 0.19, d - 0.35, h / 2 - 0.1),
            bm_('wood'),
            0.015,
            seg=2,
            **P
        )
    # roof slab with deep overhang, gold edge, soffit
    box((w + 3.4, d + 4.2, 0.62), (0, d / 2 - 1.2, h + 0.42), bm_('charcoal'), 0.06, **P)
    box((w + 3.44, 0.07, 0.10), (0, -3.32, h + 0.18), bm_('gold'), 0.02, **P)
    box((w + 3.0, d + 3.8, 0.05), (0, d / 2 - 1.2, h + 0.09), bm_('wood'), 0.01, **P)
    box((w + 3.0, d + 3.8, 0.10), (0, d / 2 - 1.2, h + 0.77), bm_('concrete'), 0.02, **P)
    for x in (-w * 0.25, w * 0.12, w * 0.33):
        box((2.2, 1.8, 0.8), (x, d * 0.55, h + 1.15), bm_('char2'), 0.05, **P)
    # glass bays
    bw = w / bays
    for i in range(bays + 1):
        box((0.12, 0.20, h), (-w / 2 + i * bw, 0, h / 2 + 0.15), bm_('charcoal'), 0.015, **P)
    for z in (0.22, h * 0.70, h + 0.08):
        box((w, 0.12, 0.12), (0, 0, z), bm_('charcoal'), 0.015, **P)
    box((w - 0.2, 0.03, h), (0, 0.0, h / 2 + 0.15), clear('b_glass'), 0, **P)
    for s in (-1, 1):  # slim front columns
        for k in (0.42, 0.14):
            cyl(0.13, h, (s * w * k, -2.5, h / 2 + 0.1), bm_('white'), **P)
    # lights: ceiling strips inside, soffit downlights
    for j in range(4):
        box((w * 0.9, 0.22, 0.05), (0, d * (0.18 + 0.2 * j), h - 0.02), bm_('warm'), 0.01, **P)
    for i in range(bays):
        cyl(0.11, 0.04, (-w / 2 + (i + 0.5) * bw, -1.7, h + 0.05), bm_('warm'), bev=0, **P)
    # counter and plants
    box((4.6, 0.9, 1.1), (w * 0.16, d * 0.62, 0.7), bm_('charcoal'), 0.05, **P)
    box((4.8, 1.05, 0.07), (w * 0.16, d * 0.62, 1.28), bm_('wood'), 0.02, **P)
    box((4.62, 0.05, 0.05), (w * 0.16, d * 0.62 - 0.46, 0.32), bm_('gold'), 0.01, **P)
    return g


def lamp_post(h=6.0, loc=(0, 0, 0), rot=0):
    """Lamp post h metres high. Its arm points to +X before it is rotated by rot (radians)."""
    g = empty('lamp', loc, rot)
    P = dict(parent=g)
    cyl(0.07, h, (0, 0, h / 2), bm_('charcoal'), r2=0.05, **P)
    box((1.3, 0.16, 0.07), (0.55, 0, h), bm_('charcoal'), 0.02, **P)
    box((0.7, 0.13, 0.02), (0.75, 0, h - 0.045), bm_('warm'), 0, **P)
    return g


def pavers(x0, x1, y0, y1, sx=0.9, sy=0.6, z=0.0, t=0.08, gap=0.012, m=None):
    """Mesh of bevelled slabs in running bond; all lengths in metres."""
    mb = MB()
    b = 0.012
    r = np.random.default_rng(5)
    row = 0
    y = y0
    while y < y1 - 1e-6:
        x = x0 - (sx / 2 if row % 2 else 0)
        while x < x1 - 1e-6:
            a, c = max(x, x0) + gap / 2, min(x + sx, x1) - gap / 2
            if c - a > 0.05:
                zz = z + r.normal(0, 0.0015)
                u, v = y + gap / 2, y + sy - gap / 2
                vs = [
                    (a, u, zz - 0.03),
                    (c, u, zz - 0.03),
                    (c, v, zz - 0.03),
                    (a, v, zz - 0.03),
                    (a + b, u + b, zz),
                    (c - b, u + b, zz),
                    (c - b, v - b, zz),
                    (a + b, v - b, zz),
                ]
                mb.add(vs, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
            x += sx
        y += sy
        row += 1
    me = mb.build('pavers', [m or bm_('paver')], smooth=False)
    box((x1 - x0, y1 - y0, 0.05), ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.045), bm_('soil'), 0)
    return place(me, (0, 0, 0))


def sign_pylon(height=5.2, width=1.5, loc=(0, 0, 0), rot=0.0):
    """Free-standing charcoal slab on a concrete foot, with the company's mark on both faces."""
    g = empty('sign_pylon', loc, rot)
    P = dict(parent=g)
    thick = 0.36
    box((width, thick, height), (0, 0, height / 2), bm_('charcoal'), 0.04, **P)
    box((0.09, thick + 0.04, height), (width / 2 + 0.045, 0, height / 2), bm_('gold'), 0.03, **P)
    box((width + 0.8, thick + 0.5, 0.3), (0, 0, 0.1), bm_('concrete'), 0.04, **P)
    for side in (-1, 1):  # the mark is raised, so that the low sun makes its edge visible
        mark(
            width * 0.64,
            bm_('white'),
            (0, side * (thick / 2 + 0.015), height - width * 0.66),
            depth=0.05,
            **P
        )
    return g

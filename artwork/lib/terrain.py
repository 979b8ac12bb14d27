"""Laterite and grass: one mesh, told apart by its 'green' attribute."""
import numpy as np

from . import nature as T
from .core import mat

F = np.float32


def build(hgt, green, near, far=()):
    """Terrain meshes: z = hgt(X, Y), green(X, Y) from 0 (earth) to 1 (grass); near fine, far coarse."""
    m = mat('terrain', '#9c5535')  # grass where the mesh's 'green' attribute says so
    for t in (near, *far):
        ob = T.terrain(hgt, *t, m)
        me = ob.data
        co = np.zeros(len(me.vertices) * 3, F)
        me.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)
        a = me.attributes.new('green', 'FLOAT', 'POINT')
        a.data.foreach_set('value', green(co[:, 0], co[:, 1]).astype(F))


def ridges(spec=((640, 130, 21), (900, 210, 22))):
    """Two far mountain ridges, (distance, height, seed) each, that the haze turns to silhouettes."""
    m = mat('ridge', '#4a6a55')
    for yy, hh, sd in spec:
        T.terrain(
            lambda X, Y: hh
            * np.clip(T.fbm(X, Y * 0 + sd, 0.0032, sd, 5) - 0.12, 0, 1)
            * np.clip(1 - np.abs(Y - yy) / 90, 0, 1),
            -1800,
            1800,
            yy - 90,
            yy + 90,
            520,
            24,
            m,
        )

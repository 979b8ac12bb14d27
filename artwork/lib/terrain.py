"""Terrain of laterite and grass. The attribute 'green' of its mesh stores where grass is."""
import numpy as np

from . import nature as T
from .core import mat

F = np.float32


def build(hgt, green, near, far=()):
    """Add terrain with the height hgt(X, Y) and green(X, Y) from 0 (earth) to 1 (grass).

    `near` and each of `far` are arguments of nature.terrain() from x0 to ny."""
    m = mat('terrain', '#9c5535')
    for t in (near, *far):
        ob = T.terrain(hgt, *t, m)
        me = ob.data
        co = np.zeros(len(me.vertices) * 3, F)
        me.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)
        a = me.attributes.new('green', 'FLOAT', 'POINT')
        a.data.foreach_set('value', green(co[:, 0], co[:, 1]).astype(F))


def ridges(spec=((640, 130, 21), (900, 210, 22))):
    """Add far mountain ridges, by default two; `spec` has the distance, height and seed of each."""
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

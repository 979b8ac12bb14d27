"""Laterite and grass: one shader mixes them by the mesh's 'green' attribute, broken up with noise."""
import numpy as np

from . import nature as T
from .core import D, mat
from .shading import Graph

F = np.float32


def terrain_mat():
    """Red earth and grass, mixed by the mesh's 'green' attribute."""
    m = D.materials.new('terrain')
    g = Graph(m)
    place = g.node('TexCoord').outputs['Object']
    coarse, fine = g.noise(place, 0.9, 9), g.noise(place, 14, 8)
    grain = g.mix(0.45, coarse, fine)
    red = g.ramp(grain, [(0.36, '#7a4128'), (0.48, '#9c5535'), (0.58, '#ae6a47'), (0.70, '#c08a66')])
    grass = g.ramp(grain, [(0.34, '#3c5522'), (0.48, '#5b7630'), (0.60, '#7f923f'), (0.72, '#9aa24e')])
    green = g.node('Attribute', attribute_name='green').outputs['Fac']
    share = g.span(g.math('MULTIPLY_ADD', coarse, 0.8, green), 0, 1, 0.78, 1.0)
    surface = {'Base Color': g.mix(share, red, grass), 'Normal': g.bump(fine, 0.35, 0.04)}
    g.feed(g.nodes['Principled BSDF'], {**surface, 'Roughness': 0.95, 'Specular': 0.1})
    return m


def build(hgt, green, near, far=()):
    """Terrain meshes: z = hgt(X, Y), green(X, Y) from 0 (earth) to 1 (grass); near fine, far coarse."""
    m = terrain_mat()
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
    m = mat('ridge', '#4a6a55', rough=1)
    for yy, hh, sd in spec:
        T.terrain(
            lambda X, Y: hh
            * np.clip(T.fbm(X, Y * 0 + sd, 0.0032, sd, 5) - 0.12, 0, 1)
            * np.clip(1 - np.abs(Y - yy) / 90, 0, 1),
            -900,
            900,
            yy - 90,
            yy + 90,
            260,
            24,
            m,
        )

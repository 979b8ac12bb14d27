"""Basics of every scene: set-up, bevelled primitives, sun, camera. Lengths are in metres, and Z is up."""
import math
import os
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector

# Re-exported, because every module that uses the primitives uses materials too.
from .shading import clear, mat

D = bpy.data
C = bpy.context


def reset():
    """Empty the scene and set fixed random seeds, so that a script always gives the same picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(7)
    np.random.seed(7)


# ------------------------------------------------------------------ primitives
def link(ob, parent=None):
    """Add the object to the scene, as a child of `parent` if given, and return it."""
    C.scene.collection.objects.link(ob)
    if parent:
        ob.parent = parent
    return ob


def empty(name='grp', loc=(0, 0, 0), rot=0.0, scale=1.0):
    """Empty object at loc, to be the parent of others; rot is in radians about Z, or an Euler triple."""
    e = D.objects.new(name, None)
    e.location = loc
    e.rotation_euler = (0, 0, rot) if np.isscalar(rot) else rot
    e.scale = (scale,) * 3
    C.scene.collection.objects.link(e)
    return e


def smooth_mesh(bm, name, m=None, angle=35):
    """Make a mesh from `bm` and free it. Edges are sharp where faces meet at more than `angle` degrees."""
    me = D.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(angle)
    for p in me.polygons:
        p.use_smooth = True
    if m:
        me.materials.append(m)
    return me


def add(name, me, loc, rot, parent):
    """Add an object with the mesh `me` to the scene, and return it."""
    ob = D.objects.new(name, me)
    ob.location = loc
    ob.rotation_euler = rot
    return link(ob, parent)


_box_cache = {}


def box(size, loc=(0, 0, 0), m=None, bev=0.02, rot=(0, 0, 0), parent=None, seg=3, name='box'):
    """Bevelled box centred at loc. Identical boxes share one mesh, so that Cycles stores it only once."""
    key = (tuple(round(s, 4) for s in size), round(bev, 4), seg, m.name if m else None)
    me = _box_cache.get(key)
    try:
        if me is not None:
            me.name
    except ReferenceError:
        me = None
    if me is None:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=size, verts=bm.verts)
        if bev > 0:
            w = min(bev, min(size) * 0.45)
            bmesh.ops.bevel(
                bm, geom=bm.edges[:], offset=w, segments=seg, profile=0.5, affect='EDGES', clamp_overlap=True
            )
        me = smooth_mesh(bm, name, m)
        _box_cache[key] = me
    return add(name, me, loc, rot, parent)


def cyl(r, h, loc=(0, 0, 0), m=None, rot=(0, 0, 0), seg=48, bev=0.01, parent=None, r2=None, name='cyl'):
    """Bevelled cylinder, or cone with the upper radius r2, h metres long along its own Z, centred at loc."""
    bm = bmesh.new()
    bmesh.ops.create_cone(
        bm, cap_ends=True, segments=seg, radius1=r, radius2=r if r2 is None else r2, depth=h
    )
    if bev > 0:
        ed = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > 1.0]
        bmesh.ops.bevel(
            bm, geom=ed, offset=min(bev, r * 0.45, h * 0.45), segments=3, profile=0.5, affect='EDGES'
        )
    return add(name, smooth_mesh(bm, name, m, angle=40), loc, rot, parent)


def tube(path, r, m=None, seg=12, parent=None, name='tube', bez=False, res=8):
    """Round tube of radius r metres along a path of points."""
    cu = D.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = r
    cu.bevel_resolution = max(1, seg // 4)
    cu.use_fill_caps = True
    sp = cu.splines.new('POLY' if not bez else 'NURBS')
    sp.points.add(len(path) - 1)
    for p, q in zip(sp.points, path):
        p.co = (*q, 1)
    if bez:
        sp.use_endpoint_u = True
        sp.order_u = 3
        sp.resolution_u = res
    if m:
        cu.materials.append(m)
    ob = D.objects.new(name, cu)
    for s in cu.splines:
        s.use_smooth = True
    return link(ob, parent)


def prism(pts, depth, m=None, loc=(0, 0, 0), rot=(0, 0, 0), bev=0.02, parent=None, seg=3, name='prism'):
    """Bevelled prism: a polygon in XZ, extruded along Y by depth metres, half of them to each side."""
    bm = bmesh.new()
    vs = [bm.verts.new((x, -depth / 2, z)) for x, z in pts]
    f = bm.faces.new(vs)
    r = bmesh.ops.extrude_face_region(bm, geom=[f])
    bmesh.ops.translate(
        bm, vec=(0, depth, 0), verts=[v for v in r['geom'] if isinstance(v, bmesh.types.BMVert)]
    )
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bev > 0:
        ed = [e for e in bm.edges if e.calc_face_angle(0) > 0.5]
        bmesh.ops.bevel(
            bm, geom=ed, offset=bev, segments=seg, profile=0.5, affect='EDGES', clamp_overlap=True
        )
    return add(name, smooth_mesh(bm, name, m), loc, rot, parent)


def copy_tree(root, loc, rot=0.0, scale=1.0):
    """Copy a group: add an empty object at loc with copies of the children of root, which share their meshes."""
    new = D.objects.new(root.name, None)
    new.location = loc
    new.scale = (scale,) * 3
    new.rotation_euler = (0, 0, rot) if np.isscalar(rot) else rot
    C.scene.collection.objects.link(new)

    def rec(src, dst):
        """Copy the children of src as children of dst."""
        for ch in src.children:
            o = ch.copy()
            C.scene.collection.objects.link(o)
            o.parent = dst
            rec(ch, o)

    rec(root, new)
    return new


def place(ob_data, loc, rot=0.0, scale=1.0, parent=None):
    """Add an instance of the mesh or curve `ob_data`, which takes almost no memory."""
    o = D.objects.new('i', ob_data)
    o.location = loc
    o.rotation_euler = (0, 0, rot) if np.isscalar(rot) else rot
    o.scale = (scale,) * 3 if np.isscalar(scale) else scale
    return link(o, parent)


# ------------------------------------------------------------------ light and camera
def sun(az, el):
    """The sun; az is the direction in the XY plane that its light comes from (0 is +X, 90 is +Y), el its elevation.

    Both are in degrees."""
    o = D.objects.new('sun', D.lights.new('sun', 'SUN'))
    a, e = math.radians(az), math.radians(el)
    d = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    return link(o)


def camera(loc, target, lens, shift=(0, 0)):
    """Camera at loc that looks at target; lens is the focal length in mm for a 36 mm sensor."""
    c = D.cameras.new('cam')
    c.lens = lens
    c.shift_x, c.shift_y = shift
    c.clip_end = 3000
    o = D.objects.new('cam', c)
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    C.scene.camera = link(o)
    return o


def cached(key, build):
    """Return the result of build(), a root object with its children, and store it in build/cache under `key`.

    Later runs load it from there, so delete the folder when you change how the object is modelled.
    """
    path = f'build/cache/{key}.blend'
    if os.path.exists(path):
        with D.libraries.load(path) as (stored, loaded):
            loaded.objects = list(stored.objects)
        for ob in loaded.objects:
            C.scene.collection.objects.link(ob)
        return next(ob for ob in loaded.objects if ob.parent is None)
    root = build()
    C.view_layer.update()
    os.makedirs('build/cache', exist_ok=True)
    D.libraries.write(path, {root, *root.children_recursive}, fake_user=False)
    return root

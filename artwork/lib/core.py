"""What every scene starts from: set-up, bevelled primitives, lamps, camera, render passes (metres, Z up)."""
import hashlib
import math
import os
import random
import sys
import time

import bmesh
import bpy
import numpy as np
from mathutils import Vector

# Materials and sky are used everywhere together with the primitives: scenes take all of them from here.
from .shading import glass_clear, ground_mat, hexc, leaf_mat, mat, nodes_of, sky

D = bpy.data
C = bpy.context
ARGV = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []


def opt(name, default, cast=float):
    """Value of `name=value` after `--` on the command line, else the default: for previews."""
    for a in ARGV:
        if a.startswith(name + '='):
            return cast(a.split('=', 1)[1])
    return default


def reset():
    """Empty scene and fixed random seeds, so that a script always gives the same picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(7)
    np.random.seed(7)


# ------------------------------------------------------------------ primitives
def link(ob, parent=None):
    """Put the object into the scene, below `parent` if given."""
    C.scene.collection.objects.link(ob)
    if parent:
        ob.parent = parent
    return ob


def empty(name='grp', loc=(0, 0, 0), rot=0.0, scale=1.0):
    """Invisible parent at loc, turned by rot (radians about Z, or an Euler triple)."""
    e = D.objects.new(name, None)
    e.location = loc
    e.rotation_euler = (0, 0, rot) if np.isscalar(rot) else rot
    e.scale = (scale,) * 3
    C.scene.collection.objects.link(e)
    return e


_box_cache = {}


def box(size, loc=(0, 0, 0), m=None, bev=0.02, rot=(0, 0, 0), parent=None, seg=3, name='box'):
    """Bevelled box centred at loc; identical boxes share one mesh (true instancing in Cycles)"""
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
        me = D.meshes.new(name)
        bm.to_mesh(me)
        bm.free()
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(35)
        for p in me.polygons:
            p.use_smooth = True
        if m:
            me.materials.append(m)
        _box_cache[key] = me
    ob = D.objects.new(name, me)
    ob.location = loc
    ob.rotation_euler = rot
    return link(ob, parent)


def cyl(r, h, loc=(0, 0, 0), m=None, rot=(0, 0, 0), seg=48, bev=0.01, parent=None, r2=None, name='cyl'):
    """Bevelled cylinder or cone (r2 = upper radius), h metres along its own Z, centred at loc."""
    bm = bmesh.new()
    bmesh.ops.create_cone(
        bm, cap_ends=True, segments=seg, radius1=r, radius2=r if r2 is None else r2, depth=h
    )
    if bev > 0:
        ed = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > 1.0]
        bmesh.ops.bevel(
            bm, geom=ed, offset=min(bev, r * 0.45, h * 0.45), segments=3, profile=0.5, affect='EDGES'
        )
    me = D.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(40)
    for p in me.polygons:
        p.use_smooth = True
    if m:
        me.materials.append(m)
    ob = D.objects.new(name, me)
    ob.location = loc
    ob.rotation_euler = rot
    return link(ob, parent)


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
    """Extrude an XZ polygon along Y (centred), bevelled"""
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
    me = D.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(35)
    for p in me.polygons:
        p.use_smooth = True
    if m:
        me.materials.append(m)
    ob = D.objects.new(name, me)
    ob.location = loc
    ob.rotation_euler = rot
    return link(ob, parent)


def copy_tree(root, loc, rot=0.0, scale=1.0):
    """Instance a parented group (linked mesh data)"""
    new = D.objects.new(root.name, None)
    new.location = loc
    new.scale = (scale,) * 3
    new.rotation_euler = (0, 0, rot) if np.isscalar(rot) else rot
    C.scene.collection.objects.link(new)

    def rec(src, dst):
        """Copy the children of src below dst."""
        for ch in src.children:
            o = ch.copy()
            C.scene.collection.objects.link(o)
            o.parent = dst
            rec(ch, o)

    rec(root, new)
    return new


def place(ob_data, loc, rot=0.0, scale=1.0, parent=None):
    """Another instance of the mesh or curve `ob_data`: costs no memory."""
    o = D.objects.new('i', ob_data)
    o.location = loc
    o.rotation_euler = (0, 0, rot) if np.isscalar(rot) else rot
    o.scale = (scale,) * 3 if np.isscalar(scale) else scale
    return link(o, parent)


# ------------------------------------------------------------------ light and camera
def sun(az, el, strength=4.0, color='#ffd9a8', size=1.2):
    """Sun lamp; az in degrees, direction the light comes FROM in the XY plane (0=+X, 90=+Y)"""
    l = D.lights.new('sun', 'SUN')
    l.energy = strength
    l.angle = math.radians(size)
    l.color = hexc(color)[:3]
    o = D.objects.new('sun', l)
    a, e = math.radians(az), math.radians(el)
    d = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    return link(o)


def area(loc, target, size, power, color='#ffffff', sy=None, spread=None):
    """Area light of `power` watts at loc, shining at target; size (and sy) in metres, spread in degrees."""
    l = D.lights.new('area', 'AREA')
    l.energy = power
    l.size = size
    l.color = hexc(color)[:3]
    if sy:
        l.shape = 'RECTANGLE'
        l.size_y = sy
    if spread:
        l.spread = math.radians(spread)
    o = D.objects.new('area', l)
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    return link(o)


def camera(loc, target, lens=70, fstop=None, focus=None, shift=(0, 0)):
    """Camera at loc looking at target; lens in mm on a 36 mm sensor, fstop and focus point for the blur."""
    c = D.cameras.new('cam')
    c.lens = lens
    c.shift_x, c.shift_y = shift
    c.clip_end = 3000
    o = D.objects.new('cam', c)
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    link(o)
    C.scene.camera = o
    return o


# ------------------------------------------------------------------ render
# Render passes that the denoiser needs, and the names of their files.
PASSES = {
    'Image': 'rgb',
    'DiffCol': 'dcol',
    'DiffDir': 'ddir',
    'DiffInd': 'dind',
    'GlossCol': 'gcol',
    'Normal': 'nrm',
    'Mist': 'mist',
}


def _set_up_cycles(scene, bounces, clamp):
    """Path tracing on the processor, without caustics and without a denoiser of its own."""
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.015
    cycles.adaptive_min_samples = 32
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = cycles.glossy_bounces = 4
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 32
    cycles.sample_clamp_indirect = clamp
    cycles.sample_clamp_direct = 16
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.5
    scene.render.threads_mode = 'AUTO'
    scene.render.use_persistent_data = False  # True would use the first seed again


def _write_passes(scene, folder):
    """Let the compositor write every pass to `folder` as a float EXR; returns the file node."""
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_glossy_color = layer.use_pass_normal = layer.use_pass_mist = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.color_mode = 'RGBA'
    files.file_slots.clear()
    for output, name in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(source.outputs[output], files.inputs[name])
    return files


def render(
    name, w=1600, h=1000, spp=192, exposure=0.0, look='Medium High Contrast', mist=None, bounces=6, clamp=6.0
):
    """Render the scene twice with half the samples each to build/<name>/*.exr below the current folder.

    The two renders differ only in their seeds; post.py denoises by comparing them, then develops with
    `exposure` (stops) and `look`. mist = (start, depth) of the haze in metres. q=.4 spp=14 make a preview."""
    scene = C.scene
    scale, spp = opt('q', 1.0), int(opt('spp', spp))
    w, h = int(w * scale), int(h * scale)
    settings = scene.render
    settings.resolution_x, settings.resolution_y, settings.resolution_percentage = w, h, 100
    _set_up_cycles(scene, bounces, clamp)
    if mist and scene.world:
        fog = scene.world.mist_settings
        (fog.start, fog.depth), fog.falloff = mist, 'LINEAR'
    folder = 'build/' + name
    os.makedirs(folder, exist_ok=True)
    files = _write_passes(scene, folder)
    start = time.time()
    for i, seed in enumerate((1, 2)):
        scene.cycles.seed = seed
        scene.cycles.samples = max(1, spp // 2)
        for slot, pass_name in zip(files.file_slots, PASSES.values()):
            slot.path = f'{pass_name}{i}_'
        scene.frame_set(1)
        bpy.ops.render.render()
        print(f'TIME pass{i} {time.time() - start:.1f}s', flush=True)
    seconds = time.time() - start
    with open(folder + '/meta.txt', 'w') as meta:
        meta.write(f'{w} {h} {spp} {seconds:.1f} {exposure} {look}')
    print(f'RENDERED {name} {w} x {h}, {spp} samples, {seconds:.0f} s')


def cached(key, build):
    """What build() makes (a root with its children), kept in build/cache until the modelling code changes."""
    here = os.path.dirname(os.path.abspath(__file__))
    digest = hashlib.md5()
    for source in ('sdf.py', 'vehicles.py'):
        with open(os.path.join(here, source), 'rb') as f:
            digest.update(f.read())
    digest.update(key.encode())
    path = f'build/cache/{key}-{digest.hexdigest()[:10]}.blend'
    if os.path.exists(path):
        with D.libraries.load(path) as (stored, loaded):
            loaded.objects = list(stored.objects)
        for ob in loaded.objects:
            C.scene.collection.objects.link(ob)
        return next(ob for ob in loaded.objects if ob.parent is None)
    start = time.time()
    root = build()
    C.view_layer.update()
    os.makedirs('build/cache', exist_ok=True)
    D.libraries.write(path, {root, *root.children_recursive}, fake_user=False)
    print(f'BUILT {key} in {time.time() - start:.1f}s', flush=True)
    return root

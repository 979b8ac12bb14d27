"""Render the plates of a screen print from a finished scene.

There is one render, or two indoors, with almost no noise:

1. 3200 x 2000 pixels, with one sample through the middle of each. All materials are white clay, and the sun is a point.
   The result is the exact material, object, depth, surface normal and sunlight of each pixel. Nothing is blended, so
   every edge is exact.
2. 800 x 500 pixels, with several samples: how open each place is to its surroundings (ambient occlusion). It is used for
   deep shade, and to give objects form indoors.

The result is in build/<name>/plates.npz. lib/press.py makes the print from it.
"""
import json
import os
import sys
import time

import bpy
import numpy as np

D, C = bpy.data, bpy.context
NEAREST = 0.01  # width of the pixel filter in pixels, so small that the sample is in the middle
REACH = 3.0  # distance in metres up to which surroundings make a place less open


def _clay():
    """Turn every material into white clay and number it; return number -> (name, colour)."""
    table = {}
    for number, material in enumerate(D.materials, 1):
        material.pass_index = number
        table[number] = material.name, [round(c, 4) for c in material.diffuse_color[:3]]
        material.use_nodes = True
        tree = material.node_tree
        tree.nodes.clear()
        out = tree.nodes.new('ShaderNodeOutputMaterial')
        body = tree.nodes.new('ShaderNodeBsdfTransparent' if 'clear' in material else 'ShaderNodeBsdfDiffuse')
        body.inputs['Color'].default_value = (1, 1, 1, 1)
        # The colour of the terrain stores where grass is. It does not change the measured light.
        if material.name == 'terrain':
            green = tree.nodes.new('ShaderNodeAttribute')
            green.attribute_name = 'green'
            grey = tree.nodes.new('ShaderNodeMapRange')
            grey.inputs[3].default_value = 0.2  # not black, because the measured light is divided by the colour
            tree.links.new(green.outputs['Fac'], grey.inputs[0])
            tree.links.new(grey.outputs[0], body.inputs['Color'])
        tree.links.new(body.outputs[0], out.inputs['Surface'])
    return table


def _passes(layer, folder, wanted):
    scene = C.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    files.file_slots.clear()
    for output, name in wanted.items():
        files.file_slots.new(name)
        tree.links.new(source.outputs[output], files.inputs[name])
    for slot, name in zip(files.file_slots, wanted.values()):
        slot.path = name + '_'


def _load(folder, name, channels):
    path = f'{folder}/{name}_0001.exr'
    image = D.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    flat = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(flat)
    D.images.remove(image)
    os.remove(path)
    return flat.reshape(h, w, 4)[::-1, :, :channels]  # top row first


def _set_up():
    """Set up Cycles for hard shadows only: no bounces, no blur, a sun that is a point, and no other light."""
    scene = C.scene
    for ob in scene.objects:
        if ob.type == 'LIGHT':
            ob.data.angle, ob.data.energy = 0, np.pi
    scene.world = D.worlds.new('dark')
    scene.world.color = (0, 0, 0)
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.use_adaptive_sampling = 'CPU', False, False
    cycles.max_bounces = cycles.diffuse_bounces = cycles.glossy_bounces = 0
    cycles.transparent_max_bounces = 32
    scene.render.use_persistent_data = True
    layer = scene.view_layers[0]
    layer.use_pass_material_index = layer.use_pass_object_index = layer.use_pass_normal = layer.use_pass_z = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_color = True


def _render(folder, size, samples, pixel_filter, passes):
    scene = C.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = *size, 100
    scene.cycles.samples = samples
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = pixel_filter
    _passes(scene.view_layers[0], folder, passes)
    scene.frame_set(1)
    bpy.ops.render.render()


def take(name, occlusion=False):
    """Write build/<name>/plates.npz (arrays) and plates.json (materials). With the option -q, plates have half the size.

    `occlusion`: also render how open each place is to its surroundings. Indoors, this gives form to objects in shade."""
    start = time.time()
    folder = 'build/' + name
    os.makedirs(folder, exist_ok=True)
    materials = _clay()
    for number, ob in enumerate(C.scene.objects, 1):
        ob.pass_index = number % 32767
    _set_up()
    width, height = (1600, 1000) if '-q' in sys.argv else (3200, 2000)

    passes = {
        'IndexMA': 'ma', 'IndexOB': 'ob', 'Normal': 'nrm', 'Depth': 'z', 'DiffDir': 'sun', 'DiffCol': 'green',
    }  # fmt: skip
    _render(folder, (width, height), 1, ('BOX', NEAREST), passes)
    whole = lambda name, factor: np.clip(np.rint(_load(folder, name, 1)[..., 0] * factor), 0, 65535)
    byte = lambda values: np.clip(np.rint(values * 255), 0, 255).astype(np.uint8)
    arrays = {
        'ma': whole('ma', 1).astype(np.uint16),
        'ob': whole('ob', 1).astype(np.uint16),
        'nrm': np.clip(np.rint(_load(folder, 'nrm', 3) * 127), -127, 127).astype(np.int8),
        'z': np.minimum(_load(folder, 'z', 1)[..., 0], 60000).astype(np.float16),
        'green': byte((_load(folder, 'green', 1)[..., 0] - 0.2) / 0.8),
        'sun': byte(_load(folder, 'sun', 1)[..., 0]),
    }
    if occlusion:
        C.scene.world.light_settings.distance = REACH
        C.scene.view_layers[0].use_pass_ambient_occlusion = True
        _render(folder, (800, 500), 16, ('GAUSSIAN', 1.5), {'AO': 'ao'})
        arrays['ao'] = byte(_load(folder, 'ao', 1)[..., 0])
    np.savez(folder + '/plates.npz', **arrays)
    with open(folder + '/plates.json', 'w') as f:
        json.dump(materials, f)
    print(f'RENDERED plates of {name}: {time.time() - start:.0f} s', flush=True)

"""Materials and the sky as shader graphs. Colours are sRGB hex; noise scales are per metre of the object."""
import math

import bpy

D = bpy.data


def hexc(h, a=1.0):
    """sRGB hex colour -> linear RGBA, as Blender's shaders take it."""
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    c = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c]
    return (*c, a)


# ------------------------------------------------------------------ writing node graphs
def nodes_of(m):
    """The material's node list and links."""
    m.use_nodes = True
    return m.node_tree.nodes, m.node_tree.links


class Graph:
    """A node tree written as expressions: every method adds a node and returns its output (or the node)."""

    def __init__(self, owner):
        self.nodes, self.links = nodes_of(owner)

    def feed(self, node, inputs):
        """Set a node's inputs by name or index: an output is linked, any other value is set."""
        for key, value in inputs.items():
            if isinstance(value, bpy.types.NodeSocket):
                self.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def node(self, kind, inputs=None, **settings):
        """Add a 'ShaderNode<kind>' with these inputs and settings; returns the node."""
        node = self.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return self.feed(node, inputs or {})

    def math(self, operation, *values):
        return self.node('Math', dict(enumerate(values)), operation=operation).outputs[0]

    def span(self, value, low, high, start=0.0, end=1.0, **settings):
        """Map value from start..end to low..high."""
        inputs = {0: value, 1: start, 2: end, 3: low, 4: high}
        return self.node('MapRange', inputs, **settings).outputs[0]

    def noise(self, vector, scale, detail, **inputs):
        """Fractal noise from 0 to 1."""
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': detail, **inputs}
        return self.node('TexNoise', inputs).outputs['Fac']

    def mix(self, factor, a, b):
        return self.node('MixRGB', {0: factor, 1: a, 2: b}).outputs[0]

    def mix_shader(self, factor, a, b):
        return self.node('MixShader', {0: factor, 1: a, 2: b}).outputs[0]

    def shaded(self, value, colour, **inputs):
        """The colour (linear RGBA) with its brightness times value."""
        return self.node('HueSaturation', {'Color': colour, 'Value': value, **inputs}).outputs[0]

    def bump(self, height, strength, distance):
        return self.node('Bump', {'Height': height, 'Strength': strength, 'Distance': distance}).outputs[0]

    def ramp(self, value, stops, **settings):
        """Colour ramp; stops = [(position, hex), ...] in rising order."""
        node = self.node('ValToRGB', {0: value})
        for key, setting in settings.items():
            setattr(node.color_ramp, key, setting)
        elements = node.color_ramp.elements
        for element, (position, colour) in ((elements[0], stops[0]), (elements[1], stops[-1])):
            element.position, element.color = position, hexc(colour)
        for position, colour in stops[1:-1]:
            elements.new(position).color = hexc(colour)
        return node.outputs[0]


# ------------------------------------------------------------------ materials
_made = {}


def mat(
    name,
    color='#ffffff',
    rough=0.5,
    metal=0.0,
    spec=0.5,
    coat=0.0,
    coat_rough=0.04,
    vary=0.0,
    bump=0.0,
    bump_scale=60.0,
    rough_vary=0.0,
    emit=None,
    emit_str=0.0,
    sheen=0.0,
    trans=0.0,
    island=0.0,
    vscale=3.0,
):
    """A Principled material, made once per name.

    vary and rough_vary: how far brightness and roughness wander with a noise of scale vscale; island:
    brightness per separate piece of the mesh; bump: fine relief; coat: clear lacquer; emit: colour of a visible glow.
    """
    if name in _made and _made[name].name in D.materials:
        return _made[name]
    m = D.materials.new(name)
    g = Graph(m)
    colour = hexc(color)
    surface = g.nodes['Principled BSDF']
    fixed = {
        'Base Color': colour,
        'Roughness': rough,
        'Metallic': metal,
        'Specular': spec,
        'Clearcoat': coat,
        'Clearcoat Roughness': coat_rough,
        'Sheen': sheen,
        'Transmission': trans,
    }
    g.feed(surface, fixed)
    if emit:
        g.feed(surface, {'Emission': hexc(emit), 'Emission Strength': emit_str})
        m.cycles.sample_as_light = False  # visible glow only; real light comes from lamps (far less noise)
    if vary or bump or rough_vary:
        place = g.node('TexCoord').outputs['Object']
    if vary or island:
        value = None
        if vary:
            value = g.span(g.noise(place, vscale, 6), 1 - vary, 1 + vary, 0.3, 0.7)
        if island:
            piece = g.node('NewGeometry').outputs['Random Per Island']
            per_piece = g.span(piece, 1 - island, 1 + island)
            value = g.math('MULTIPLY', value, per_piece) if vary else per_piece
        g.feed(surface, {'Base Color': g.shaded(value, colour)})
    if rough_vary:
        low, high = max(0, rough - rough_vary), rough + rough_vary
        g.feed(surface, {'Roughness': g.span(g.noise(place, vscale * 2, 5), low, high, 0.3, 0.7)})
    if bump:
        g.feed(surface, {'Normal': g.bump(g.noise(place, bump_scale, 5), bump, 0.02)})
    _made[name] = m
    return m


def leaf_mat(name, color, tcolor, island=0.35, trans=0.45, rough=0.45):
    """Leaf: diffuse on the lit side, translucent (tcolor) against the light; each leaf differs."""
    m = D.materials.new(name)
    g = Graph(m)
    surface = g.nodes['Principled BSDF']
    leaf = g.node('NewGeometry').outputs['Random Per Island']
    plant = g.node('ObjectInfo').outputs['Random']
    value = g.span(g.math('MULTIPLY_ADD', plant, 0.5, g.math('MULTIPLY', leaf, 0.5)), 1 - island, 1 + island)
    hue = g.span(leaf, 0.485, 0.515)
    lit, through = (g.shaded(value, hexc(c), Hue=hue) for c in (color, tcolor))
    g.feed(surface, {'Base Color': lit, 'Roughness': rough, 'Specular': 0.3})
    back = g.node('BsdfTranslucent', {'Color': through}).outputs[0]
    g.feed(g.nodes['Material Output'], {'Surface': g.mix_shader(trans, surface.outputs[0], back)})
    return m


def glass_clear(name='glass_clear', tint='#dfe9e6', refl=1.0):
    """Thin architectural glass: transparent, with reflections that grow at grazing angles; shadows pass."""
    m = D.materials.new(name)
    g = Graph(m)
    g.nodes.remove(g.nodes['Principled BSDF'])
    clear = g.node('BsdfTransparent', {'Color': hexc(tint)}).outputs[0]
    mirror = g.node('BsdfGlossy', {'Roughness': 0.01}).outputs[0]
    share = g.math('MULTIPLY', g.node('Fresnel', {'IOR': 1.5}).outputs[0], refl * 1.3)
    g.feed(g.nodes['Material Output'], {'Surface': g.mix_shader(share, clear, mirror)})
    return m


def ground_mat(name, stops, scale=0.6, bump=0.35, rough=0.95, fine=40.0):
    """Earth: a colour ramp over a coarse and a fine noise, with relief; stops = [(position, hex), ...]."""
    m = D.materials.new(name)
    g = Graph(m)
    place = g.node('TexCoord').outputs['Object']
    coarse, grain = g.noise(place, scale, 8), g.noise(place, fine, 8, Roughness=0.7)
    colour = g.ramp(g.mix(0.32, coarse, grain), stops)
    relief = g.bump(grain, bump, 0.03)
    inputs = {'Base Color': colour, 'Roughness': rough, 'Specular': 0.15, 'Normal': relief}
    g.feed(g.nodes['Principled BSDF'], inputs)
    return m


# ------------------------------------------------------------------ sky
def sky(
    el=14,
    az=200,
    strength=0.35,
    cam_grad=None,
    cam_strength=1.0,
    dust=1.5,
    air=1.0,
    clouds=0.0,
    cloud_col='#fff0dc',
    cloud_seed=0.0,
):
    """Nishita sky for the light (no disc: the sun is a lamp), a painted gradient for the camera.

    el and az: where the sun stands, in degrees (az 0 = +X, 90 = +Y); cam_grad =
    [(sine of the elevation, hex), ...]; clouds: how dense high clouds get, from 0 to 1."""
    world = D.worlds.new('w')
    bpy.context.scene.world = world
    g = Graph(world)
    light = g.nodes['Background']
    nishita = g.node('TexSky', sky_type='NISHITA', sun_disc=False)
    nishita.sun_elevation, nishita.sun_rotation = math.radians(el), math.radians(90 - az)
    nishita.dust_density, nishita.air_density = dust, air
    g.feed(light, {'Color': nishita.outputs[0], 'Strength': strength})
    if cam_grad:
        view = g.node('SeparateXYZ', {0: g.node('TexCoord').outputs['Generated']}).outputs
        colour = g.ramp(view['Z'], cam_grad, interpolation='EASE')
        if clouds:  # noise on the direction, projected to a plane high above
            depth = g.math('ADD', g.math('MAXIMUM', view['Z'], 0.02), 0.10)
            across, along = (g.math('DIVIDE', view[axis], depth) for axis in 'XY')
            spot = g.node('CombineXYZ', {0: across, 1: along, 2: cloud_seed}).outputs[0]
            puffs = g.noise(spot, 0.55, 7, Roughness=0.52, Distortion=0.4)
            cover = g.span(puffs, 0, clouds, 0.46, 0.74, interpolation_type='SMOOTHSTEP')
            cover = g.math('MULTIPLY', cover, g.span(view['Z'], 0, 1, 0.01, 0.10))
            colour = g.mix(cover, colour, hexc(cloud_col))
        painted = g.node('Background', {'Color': colour, 'Strength': cam_strength}).outputs[0]
        seen = g.node('LightPath').outputs['Is Camera Ray']
        g.feed(g.nodes['World Output'], {'Surface': g.mix_shader(seen, light.outputs[0], painted)})
    return world

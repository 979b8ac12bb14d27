"""Materials. lib/inks.py finds the inks of a material by its name, or by its colour if no rule matches the name."""
import bpy

D = bpy.data


def linear(hex_colour):
    """'#rrggbb' as linear red, green, blue and alpha."""
    values = bytes.fromhex(hex_colour[1:])
    return (*((v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4) for v in values), 1.0)


def mat(name, colour='#ffffff'):
    """The material with this name. The first call makes it."""
    material = D.materials.get(name)
    if material is None:
        material = D.materials.new(name)
        material.diffuse_color = linear(colour)
    return material


def clear(name):
    """A transparent material, for window glass."""
    material = mat(name)
    material['clear'] = True
    return material

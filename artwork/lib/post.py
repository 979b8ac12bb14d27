"""Develop a rendered scene: denoise its two half buffers, add haze and bloom, apply Blender's Filmic view.

    blender -b -P lib/post.py -- NAME [key=value ...]

reads build/NAME/*.exr and meta.txt (written by core.render) below the current folder. Keys:

    out=FILE              .png or .jpg (4:4:4, quality 93); build/NAME.png if absent
    haze=RRGGBB,AMOUNT,POWER   distance haze over the mist pass
    bloom=.06  vig=.12    glow around lights, darkening of the corners; 0 switches them off
    exp=STOPS  gamma=1    exposure instead of the scene's own
    sepia=1               warm monochrome with film grain
    dn=1  R=6             strength of the denoiser and its search radius in pixels
"""
import os
import sys
import time

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter, uniform_filter

F = np.float32


# ---------------------------------------------------------------- denoiser
def load_exr(path):
    """Read an EXR's colour, H x W x 3; clipped, as one infinite pixel would smear through every filter."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, F)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    rgb = pixels.reshape(height, width, 4)[:, :, :3]
    return np.clip(np.nan_to_num(rgb, nan=0.0, posinf=60.0, neginf=0.0), -2, 60).copy()


def shifted(a, dy, dx):
    """The array moved by whole pixels."""
    return np.roll(a, (dy, dx), (0, 1))


def cross_nlm(A, B, guides, radius=6, patch=2, k=0.45):
    """Dual-buffer non-local means (Rousselle 2012/13): weights found in A filter B and the other way round.

    guides is a list of (H x W x C array, H x W or scalar variance): pixels whose guides differ are not mixed.
    """
    height, width, _ = A.shape
    variance = np.maximum(gaussian_filter((A - B) ** 2 * 0.5, (1.5, 1.5, 0)), 1e-8)
    sums = [np.zeros_like(A), np.zeros_like(A)]
    weights = [np.zeros((height, width), F), np.zeros((height, width), F)]
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            unlike = np.zeros((height, width), F)
            for guide, sigma in guides:
                unlike = np.maximum(unlike, ((guide - shifted(guide, dy, dx)) ** 2).sum(2) / sigma)
            limit = np.exp(-np.minimum(unlike, 50))
            other = shifted(variance, dy, dx)
            noise = variance + np.minimum(variance, other)
            scale = 1e-6 + k * k * (variance + other)
            for i, (source, target) in enumerate(((A, B), (B, A))):
                distance = ((source - shifted(source, dy, dx)) ** 2 - noise) / scale
                distance = uniform_filter(distance.mean(2), 2 * patch + 1, mode='reflect')
                weight = np.minimum(np.exp(-np.maximum(distance, 0)), limit)
                sums[1 - i] += weight[..., None] * shifted(target, dy, dx)
                weights[1 - i] += weight
    return [s / w[..., None] for s, w in zip(sums, weights)]


def wiener(a, b, r=2):
    """Mean of two noisy guides, smoothed where they disagree but not at true edges; and its variance."""
    size = 2 * r + 1
    mean = (a + b) / 2
    noise = uniform_filter(((a - b) ** 2).mean(2) * 0.25, size)
    smooth = uniform_filter(mean, (size, size, 1))
    total = uniform_filter(((mean - smooth) ** 2).mean(2), size)
    keep = np.clip((total - 1.3 * noise) / (total + 1e-9), 0, 1)
    keep = np.where(noise < 1e-7, 1, keep)
    return smooth + keep[..., None] * (mean - smooth), noise * keep


def denoise(base, strength=1.0, radius=6):
    """Filter diffuse light and everything else apart; texture (the diffuse colour) is left untouched."""

    def pair(name):
        return [load_exr(f'{base}/{name}{i}_0001.exr') for i in (0, 1)]

    rgb, colour, direct, indirect, gloss, normal = (
        pair(n) for n in ('rgb', 'dcol', 'ddir', 'dind', 'gcol', 'nrm')
    )
    if strength <= 0:
        return (rgb[0] + rgb[1]) / 2
    albedo, v1 = wiener(*colour)
    specular, v2 = wiener(*gloss)
    facing, v3 = wiener(*normal)
    guides = [(albedo + specular, np.maximum(6 * (v1 + v2), 0.0015)), (facing, np.maximum(6 * v3, 0.02))]
    diffuse = [colour[i] * (direct[i] + indirect[i]) for i in (0, 1)]
    rest = [np.maximum(rgb[i] - diffuse[i], 0) for i in (0, 1)]
    albedo = albedo + 0.004  # no division by zero on black paint
    light = [d / albedo for d in diffuse]
    result = []
    for (a, b), reach, k in ((light, radius, 0.7), (rest, max(3, radius - 2), 0.45)):
        a, b = (np.log1p(np.maximum(x, 0)) for x in (a, b))
        result.append(np.expm1(np.mean(cross_nlm(a, b, guides, reach, 2, k * strength), axis=0)))
    return albedo * result[0] + result[1]


# ---------------------------------------------------------------- grade
def linear(hex_colour):
    """sRGB hex colour -> linear RGB."""
    c = np.array([int(hex_colour[i : i + 2], 16) / 255 for i in (0, 2, 4)])
    return (((c + 0.055) / 1.055) ** 2.4).astype(F)


def add_haze(image, mist, colour, amount, power):
    """Blend towards the haze colour with distance; the painted sky (mist = 1) has its own."""
    k = np.clip(mist, 0, 1) ** power * amount * (mist < 0.999)
    return image * (1 - k) + linear(colour) * k


def add_bloom(image, amount):
    """Glow around everything brighter than white."""
    bright = np.clip(image - 1.1, 0, 8)
    size = image.shape[0]
    glow = sum(gaussian_filter(bright, (size * f, size * f, 0)) for f in (0.004, 0.015, 0.05)) / 3
    return image + glow * amount * 3


def add_vignette(image, amount):
    """Darken the corners."""
    height, width = image.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return image * (1 - amount * np.clip((x**2 + y**2) / 2, 0, 1) ** 1.2)[..., None]


def old_print(image):
    """Grey as an early film saw it, warm in the shadows, with grain (always the same)."""
    grey = (image @ np.array([0.22, 0.58, 0.20], F))[..., None]
    k = np.clip(grey, 0, 1)
    toned = grey * ((1 - k) * np.array([1.22, 1.0, 0.74], F) + k * np.array([1.10, 1.0, 0.86], F)) + 0.006
    grain = gaussian_filter(np.random.default_rng(1).normal(0, 1, image.shape[:2]), 0.8)
    return toned * (1 + 0.07 * grain[..., None])


def save(image, path, look, exposure, gamma):
    """Write through Blender's Filmic view; a .jpg goes by way of a lossless .png and python3-pil."""
    height, width = image.shape[:2]
    scene = bpy.context.scene
    view, settings = scene.view_settings, scene.render.image_settings
    view.view_transform, view.look, view.exposure, view.gamma = 'Filmic', look, exposure, gamma
    settings.file_format, settings.color_mode, settings.compression = 'PNG', 'RGB', 90
    picture = bpy.data.images.new('picture', width, height, float_buffer=True, alpha=False)
    picture.colorspace_settings.name = 'Linear'
    rgba = np.ones((height, width, 4), F)
    rgba[..., :3] = image
    picture.pixels.foreach_set(rgba.ravel())
    picture.update()
    png = os.path.splitext(path)[0] + '.png' if path.endswith('.jpg') else path
    picture.save_render(png, scene=scene)
    if png != path:
        from PIL import Image

        Image.open(png).save(path, quality=93, subsampling=0, optimize=True)
        os.remove(png)


def main():
    """Read the command line, develop one picture."""
    argv = sys.argv[sys.argv.index('--') + 1 :]
    name, options = argv[0], dict(a.split('=', 1) for a in argv[1:])

    def number(key, default):
        return float(options.get(key, default))

    base = 'build/' + name
    with open(base + '/meta.txt') as f:
        _, _, _, _, exposure, look = f.read().split(' ', 5)
    start = time.time()
    image = denoise(base, number('dn', 1), int(number('R', 6)))
    print(f'DENOISE {time.time() - start:.1f}s')
    if 'haze' in options:
        colour, amount, power = options['haze'].split(',')
        mist = sum(load_exr(f'{base}/mist{i}_0001.exr')[..., :1] for i in (0, 1)) / 2
        image = add_haze(image, mist, colour, float(amount), float(power))
    if number('bloom', 0.06) > 0:
        image = add_bloom(image, number('bloom', 0.06))
    if number('vig', 0.12) > 0:
        image = add_vignette(image, number('vig', 0.12))
    if 'sepia' in options:
        image = old_print(image)
    out = options.get('out', f'build/{name}.png')
    save(image, out, look, number('exp', exposure), number('gamma', 1))
    print('WROTE', out, f'{time.time() - start:.1f}s', os.path.getsize(out))


main()

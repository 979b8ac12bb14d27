"""Make the print of a scene from its plates. Every pixel gets one ink, which depends on its material and its light.

The steps, on the plates of 3200 x 2000 pixels:
  cut      the family of the material (FAMILIES in lib/inks.py) and the light give the ink
  land     grass and earth get their inks, and far hills become flat bands
  foliage  leaves become whole crowns with a few patches of light; far trees become flat silhouettes
  gaps     small pieces of sky among leaves disappear
  glints   glass gets a band of light
  lines    a line is drawn where two surfaces of the same ink meet
  by_hand  the changes of the recipe that only this scene needs
  clean    edges are rounded, as if cut with a knife, and specks are removed
  apart    a seam separates laterite from green
Nothing is random: the same plates and recipe give the same print.
"""
import json

import numpy as np
from PIL import Image
from scipy import ndimage as nd

from .inks import FAMILIES, INKS, NAMES, NUMBER, PEOPLE, family_of, plain

SKY, GLASS = 'sky', 'glass'
SEAM = 7
LEAFY = ('leaf', 'palm')


class Plates:
    """The arrays of build/<name>/plates.npz, with the family of every pixel."""

    def __init__(self, name, recipe):
        data = np.load(f'build/{name}/plates.npz')
        with open(f'build/{name}/plates.json') as f:
            table = json.load(f)
        pick = lambda key: data[key]
        self.material, self.object = pick('ma'), pick('ob')
        self.depth = pick('z').astype(np.float32)
        self.sun = pick('sun').astype(np.float32) / 255
        self.normal = pick('nrm').astype(np.float32) / 127
        self.green = pick('green').astype(np.float32) / 255
        self.h, self.w = self.material.shape
        self.unit = self.w / 3200  # factor for lengths, which are in pixels of the full plates
        self.open = np.ones((self.h, self.w), np.float32)
        if 'ao' in data:
            soft = Image.fromarray(data['ao']).resize((self.w, self.h), Image.BICUBIC)
            self.open = np.asarray(soft).astype(np.float32) / 255
        # number of the material -> number of the family
        self.names = [SKY] + sorted({**FAMILIES, **recipe.get('families', {})})
        lut = np.zeros(int(self.material.max()) + 1, np.uint8)
        self.materials = {}
        for number, (material, colour) in table.items():
            if int(number) < len(lut):
                family = family_of(material, colour, recipe.get('materials', {}))
                lut[int(number)] = self.names.index(family)
                self.materials[int(number)] = plain(material)
        self.family = lut[self.material]

    def is_(self, *families):
        return np.isin(self.family, [self.names.index(f) for f in families if f in self.names])

    def made_of(self, *materials):
        return np.isin(self.material, [n for n, name in self.materials.items() if name in materials])


def blur(a, sigma):
    return nd.gaussian_filter(a.astype(np.float32), sigma, truncate=3, mode='nearest')


def within(value, mask, sigma):
    """Blur value with the pixels of the mask only, so that nothing outside it has an influence."""
    m = mask.astype(np.float32)
    return blur(value * m, sigma) / np.maximum(blur(m, sigma), 1e-3)


def disc(radius):
    r = int(np.ceil(radius))
    y, x = np.ogrid[-r : r + 1, -r : r + 1]
    return x * x + y * y <= radius * radius


def close(mask, radius):
    """Morphological closing with a disc. It uses distances, because that is fast for large radii."""
    grown = nd.distance_transform_edt(~mask) <= radius
    return nd.distance_transform_edt(grown) > radius


def opened(mask, radius):
    kept = nd.distance_transform_edt(mask) > radius
    return nd.distance_transform_edt(~kept) <= radius if kept.any() else kept


def drop_small(mask, least):
    """Remove pieces and holes of fewer than `least` pixels from the mask."""
    for _ in range(2):
        label, count = nd.label(mask)
        size = np.bincount(label.ravel(), minlength=count + 1)
        small = size < least
        small[0] = False
        mask = mask & ~small[label]
        mask = ~mask
    return mask


# ------------------------------------------------------------------ steps
def cut(p, recipe):
    """Ink of every pixel, from its family and its light. Leaves get none here; see foliage()."""
    u = p.unit
    ink = np.full((p.h, p.w), NUMBER[recipe['sky']], np.uint8)
    table = {**FAMILIES, **recipe.get('families', {})}
    for number, name in enumerate(p.names):
        if name == SKY or name in LEAFY:
            continue
        mask = p.family == number
        if not mask.any():
            continue
        f = table[name]
        sun = p.sun
        if 'key' in recipe and f.get('form', True):  # a lamp without shadows, which gives form to objects indoors
            key = np.array(recipe['key'], np.float32)
            shut = np.clip(within(p.open, mask, 12 * u) * 1.6, 0.3, 1)
            sun = np.maximum(sun, (p.normal @ (key / np.linalg.norm(key))) * shut)
        light = within(sun, mask, f.get('soft', 1.6) * u)
        tones = f['inks']
        chosen = np.full(mask.sum(), NUMBER[tones[1]], np.uint8)
        bright = rounded(p, mask) if f.get('round') else light > f.get('lit', 0.2)
        if 'open' in f:  # remove slivers of light and of shade
            bright = opened(bright & mask, f['open'] * u)
            bright |= mask & ~opened(mask & ~bright, f['open'] * u)
        lit = bright[mask]
        if 'slats' in f:  # the lower halves of a shutter's slats face the ground and are in shade
            lit &= p.normal[..., 2][mask] > f['slats']
        chosen[lit] = NUMBER[tones[0]]
        if len(tones) > 2:
            shut = within(p.open, mask, 9 * u)[mask] < f.get('deep', 0.35)
            chosen[shut & ~lit] = NUMBER[tones[2]]
        ink[mask] = chosen
    return ink


def rounded(p, mask):
    """Where the flat people are lit: everywhere except in a band along the right and lower edges of their parts."""
    lit = mask.copy()
    label, _ = nd.label(nd.binary_dilation(p.is_(*PEOPLE), iterations=3))
    for index, box in enumerate(nd.find_objects(label), 1):
        tall = box[0].stop - box[0].start
        part = np.pad(mask[box] & (label[box] == index), 1)
        inside = nd.distance_transform_edt(part)
        down, right = np.gradient(blur(inside, 0.012 * tall))
        shade = (0.8 * right + 0.4 * down < -0.12) & (inside < 0.05 * tall)
        lit[box] &= ~shade[1:-1, 1:-1]
    return lit


def land(p, recipe, ink):
    """Inks of grass, which is told apart from earth by an attribute of the terrain, and of far hills."""
    u = p.unit
    ground = p.is_('earth')
    grass = ground & (within(ground & (p.green > 0.45) & p.made_of('terrain'), ground, 6 * u) > 0.5)
    tones = recipe.get('grass', ('out-green', 'tarp'))
    sun = within(p.sun, grass, 7 * u)
    ink[grass] = NUMBER[tones[1]]
    ink[grass & (sun > 0.1)] = NUMBER[tones[0]]
    for start, colour in recipe.get('distance', ()):  # far hills become flat bands, one behind the other
        hills = (grass if recipe.get('roads') else ground) | p.is_('ridge')
        ink[hills & (p.depth > start)] = NUMBER[colour]
    return ink


def foliage(p, recipe, ink):
    """Draw crowns as whole shapes: close gaps, and use two inks according to smoothed light, or one for far crowns."""
    u = p.unit
    far = p.is_('bark') & (p.depth > recipe.get('bark', 45))
    for name in ('leaf', 'palm'):
        leaves = p.is_(name)
        if not leaves.any():
            continue
        for first, last, tones, soft, share in recipe.get('trees', ((0, 1e5, ('out-green', 'tarp'), 14, 0.38),)):
            mask = leaves & (p.depth >= first) & (p.depth < last)
            if mask.sum() < 400 * u * u:
                continue
            # A crown may cover gaps only if sky, land or other plants are behind them.
            depth = nd.grey_erosion(np.where(mask, p.depth, 1e5), size=(int(15 * u), int(15 * u)))
            behind = (p.depth > depth - 1) & p.is_(SKY, 'earth', 'ridge', 'leaf', 'bark', 'palm')
            radius = (1 if name == 'palm' else 6) * u
            whole = mask | (close(mask, radius) & behind)
            if name != 'palm':
                whole = mask & opened(whole, 2 * u) | (whole & opened(whole, 3 * u))
            whole = drop_small(whole, 260 * u * u)
            ink[whole] = NUMBER[tones[-1]]
            if len(tones) > 1:
                sigma = soft * u * (0.5 if name == 'palm' else 1)
                light = crown_light(p, mask, sigma)
                bar = np.quantile(light[mask], 1 - share)
                lit = drop_small((light > bar) & whole, 700 * u * u)
                ink[lit] = NUMBER[tones[0]]
    # Far trunks are too thin to print, so they get the ink beside them.
    bare = far & ~np.isin(ink, [NUMBER[t] for _, _, tones, _, _ in recipe.get('trees', ()) for t in tones])
    if bare.any():
        near = nd.distance_transform_edt(far, return_distances=False, return_indices=True)
        ink = np.where(bare, ink[tuple(near)], ink)
    return ink


def crown_light(p, mask, sigma):
    """Light on crowns: where the sun shines between the leaves, and more on the upper left of each crown."""
    sun = within(p.sun, mask, sigma)
    down, right = np.gradient(within(p.depth, mask, 2 * sigma))
    side = -(right + 0.9 * down)  # on the side of the light, the surface of a crown recedes to the left and upwards
    spread = lambda a: a / max(a[mask].std(), 1e-6)
    return spread(sun) + 1.1 * np.clip(spread(np.clip(side, *np.quantile(side[mask], (0.04, 0.96)))), -2, 2)


def gaps(p, recipe, ink):
    """Give small pieces of sky among leaves the ink beside them. Those between beams and rails stay."""
    u = p.unit
    sky = p.is_(SKY, 'bark', *LEAFY) & (ink == NUMBER[recipe['sky']])
    wide = opened(sky, 5 * u)
    label, count = nd.label(wide)
    size = np.bincount(label.ravel(), minlength=count + 1)
    large = size >= recipe.get('gap_least', 6000) * u * u
    large[0] = False
    small = sky & ~nd.binary_dilation(large[label], disc(5 * u))
    plants = p.is_(*LEAFY, 'bark', 'earth', 'ridge')
    label, count = nd.label(small)
    if not count:
        return ink
    around, green = blur(~sky | plants, 6 * u), blur(plants, 6 * u)
    rim = np.where(small & (around > 0.1), label, 0).ravel()
    total = lambda a: np.bincount(rim, weights=a.ravel(), minlength=count + 1)
    leafy = total(green) > 0.75 * np.maximum(total(around), 1e-6)
    leafy[0] = False
    fill = leafy[label]
    near = nd.distance_transform_edt(fill, return_distances=False, return_indices=True)
    return ink[tuple(near)]


def glints(p, recipe, ink):
    """Draw two slanting bands of light across every pane that is large enough."""
    u = p.unit
    colour, glass = recipe.get('glint', 'out-green'), p.is_(GLASS)
    label, count = nd.label(nd.binary_erosion(glass, iterations=1))
    size = np.bincount(label.ravel(), minlength=count + 1)
    for index, box in enumerate(nd.find_objects(label), 1):
        if size[index] < 2600 * u * u:
            continue
        rows, columns = box
        tall, wide = rows.stop - rows.start, columns.stop - columns.start
        y, x = np.mgrid[0:tall, 0:wide]
        across = x + 0.62 * (y - tall)  # the bands slant like light from the left
        at, broad = 0.20 * wide, 0.17 * wide
        band = ((across > at) & (across < at + broad)) | (
            (across > at + 1.45 * broad) & (across < at + 1.8 * broad)
        )
        ink[box][band & (label[box] == index)] = NUMBER[colour]
    return ink


def _turn(normal, axis, span):
    """Cosine of the angle between the normals of two pixels that are `span` apart along the axis, for every pixel."""
    a, b = [slice(None)] * 2, [slice(None)] * 2
    a[axis], b[axis] = slice(0, -span), slice(span, None)
    cosine = (normal[tuple(a)] * normal[tuple(b)]).sum(-1)
    pad = [(0, 0), (0, 0)]
    pad[axis] = ((span - 1) // 2, span - 1 - (span - 1) // 2)
    return np.pad(cosine, pad, constant_values=1)


def lines(p, recipe, ink):
    """Draw a line on the farther side of edges and sharp creases where two surfaces of the same ink meet."""
    u = p.unit
    table = {**FAMILIES, **recipe.get('families', {})}
    unlined = [name for name, f in table.items() if not f.get('line', True)]
    hard = ~p.is_(SKY, *LEAFY, 'bark', 'ridge', 'earth', *unlined)
    drawn = np.zeros((p.h, p.w), bool)
    for axis in (0, 1):
        a = [slice(None), slice(None)]
        b = [slice(None), slice(None)]
        a[axis], b[axis] = slice(0, -1), slice(1, None)
        a, b = tuple(a), tuple(b)
        za, zb = p.depth[a], p.depth[b]
        gap = np.abs(za - zb) / np.minimum(za, zb)
        other = (p.object[a] != p.object[b]) & (gap > 0.004)
        step = gap > 0.03
        turn = _turn(p.normal, axis, max(1, round(2 * u))) < 0.55
        edge = (ink[a] == ink[b]) & (other | step | turn) & hard[a] & hard[b]
        near = za <= zb
        drawn[b] |= edge & near
        drawn[a] |= edge & ~near
    drawn = drop_specks(drawn, 40 * u)
    width = 3 * u
    thick = nd.binary_dilation(drawn, disc(width / 2)) & hard
    partner = np.arange(len(NAMES), dtype=np.uint8)
    for of, line in {**LINE_OF, **recipe.get('lines', {})}.items():
        partner[NUMBER[of]] = NUMBER[line]
    # The ink of a line depends on the ink of the surfaces (LINE_OF).
    source = ink.copy()
    ink[thick] = partner[source[thick]]
    return ink


LINE_OF = {
    'cotton': 'jute-deep', 'jute': 'jute-deep', 'jute-deep': 'cotton', 'signal': 'signal-deep', 'signal-deep': 'signal',
    'laterite': 'clay', 'clay': 'laterite', 'out-green': 'tarp', 'tarp': 'out-green', 'ink': 'tarp',
}  # fmt: skip


def drop_specks(mask, least):
    label, count = nd.label(mask, np.ones((3, 3)))
    size = np.bincount(label.ravel(), minlength=count + 1)
    keep = size >= least
    keep[0] = False
    return keep[label]


def clean(p, recipe, ink):
    """Round the edges, then give every speck the ink that surrounds it."""
    u = p.unit
    best = np.full(ink.shape, -1, np.float32)
    smooth = ink.copy()
    for number in np.unique(ink):
        share = blur(ink == number, 1.5 * u)
        better = share > best
        best[better], smooth[better] = share[better], number
    for _ in range(2):
        small = np.zeros(ink.shape, bool)
        for number in np.unique(smooth):
            label, count = nd.label(smooth == number)
            size = np.bincount(label.ravel(), minlength=count + 1)
            size[0] = 1 << 30
            small |= (size < 110 * u * u)[label]
        if not small.any():
            break
        near = nd.distance_transform_edt(small, return_distances=False, return_indices=True)
        smooth = smooth[tuple(near)]
    return smooth


def apart(ink, unit):
    """Separate laterite from green with a seam of tarp, because colour-blind people cannot see the edge between them."""
    from_laterite = nd.distance_transform_edt(ink != NUMBER['laterite'])
    ink[(ink == NUMBER['out-green']) & (from_laterite <= SEAM * unit)] = NUMBER['tarp']
    return ink


def enlarge(ink):
    """Scale a map to 3200 x 2000 pixels, with smooth edges, in case the plates are smaller."""
    best, result = np.zeros((2000, 3200), np.float32), np.zeros((2000, 3200), np.uint8)
    for number in np.unique(ink):
        share = Image.fromarray((ink == number).astype(np.float32)).resize((3200, 2000), Image.BICUBIC)
        better = np.asarray(share) > best
        best[better], result[better] = np.asarray(share)[better], number
    return result


def save(ink, path):
    """Write a print: a PNG with a palette of the colours of its inks."""
    used = np.unique(ink)
    index = np.zeros(len(NAMES), np.uint8)
    index[used] = np.arange(len(used))
    picture = Image.fromarray(index[ink], 'P')
    picture.putpalette([value for number in used for value in INKS[NAMES[number]]])
    picture.save(path, bits=2 if len(used) <= 4 else 4, optimize=True)


def press(name, recipe):
    """A scene as a print: for every pixel, the index of an ink in NAMES."""
    p = Plates(name, recipe)
    ink = cut(p, recipe)
    ink = land(p, recipe, ink)
    ink = foliage(p, recipe, ink)
    ink = gaps(p, recipe, ink)
    ink = glints(p, recipe, ink)
    ink = lines(p, recipe, ink)
    for change in recipe.get('by_hand', ()):
        ink = change(p, ink, NUMBER)
    return apart(clean(p, recipe, ink), p.unit)

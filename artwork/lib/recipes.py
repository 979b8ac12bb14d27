"""The recipes of the prints: what is particular to each scene.

sky        ink of the sky (neighbours in the gallery of the home page have different skies)
materials  families of materials in this scene, before RULES in lib/inks.py
families   inks and thresholds of families in this scene, before FAMILIES in lib/inks.py
key        indoors: direction of a lamp without shadows, which gives form to objects in shade
trees      (from, to, inks, softness, share of light) for crowns by distance in metres; with one ink, a silhouette
grass      inks of grass, in light and in shade
distance   (from, ink) for far land by distance in metres, which becomes a flat band
roads      True: roads on far land keep their inks
bark       distance in metres beyond which trunks are left out
gap_least  smallest piece of sky among leaves that stays, in pixels of the full plates
glint      ink of the bands of light on glass
lines      inks of lines by the ink of their surfaces, before LINE_OF in lib/press.py
by_hand    changes that only this scene needs
"""
from scipy import ndimage as nd


def hold(material, on, colour, width, reach=1e5, level=False):
    """Change that widens thin objects of a material by `width` pixels over the families in `on`, so that they print.

    `reach` is the largest distance in metres. `level`: only surfaces that lie flat on the ground."""

    def change(p, ink, number):
        thin = p.made_of(material) & (p.depth < reach)
        if level:
            thin &= (p.normal[..., 2] > 0.95)
        wide = nd.binary_dilation(thin, iterations=max(1, round(width * p.unit))) & p.is_(*on)
        ink[wide | thin] = number[colour]
        return ink

    return change


def drop(material, on, colour, level=False):
    """Change that gives thin objects of a material the ink of the surface below them, so that they disappear.

    `on` are the families of that surface, `colour` is its ink. `level`: only surfaces that lie flat on the ground."""

    def change(p, ink, number):
        thin = p.made_of(material)
        if level:
            thin &= p.normal[..., 2] > 0.95
        ground = nd.binary_dilation(p.is_(*on), iterations=max(1, round(6 * p.unit)))
        ink[thin & ground] = number[colour]
        return ink

    return change


def far(family, start, change):
    """Change that replaces inks of a family beyond `start` metres; `change` maps old inks to new ones."""

    def apply(p, ink, number):
        there = p.is_(family) & (p.depth > start)
        for old, new in change.items():
            ink[there & (ink == number[old])] = number[new]
        return ink

    return apply


def fill(material, colour):
    """Change that fills the holes of objects of a material, as between the spokes of wheels."""

    def change(p, ink, number):
        ink[nd.binary_fill_holes(p.made_of(material))] = number[colour]
        return ink

    return change


def earth(lit, shade):
    """Family of bare ground in two inks, for light and shade."""
    return {'earth': dict(inks=(lit, shade), lit=0.05, soft=4, open=3)}


def dressed(cloth, gear=None, shade='ink'):
    """Families of people: the ink of their clothes, that of what they wear or carry, and that of all the rest."""
    return {
        'who_skin': dict(inks=(shade, shade), line=False),
        'who_cloth': dict(inks=(cloth, shade), round=True),
        'who_gear': dict(inks=(gear or cloth, shade), round=True),
        'who_sack': dict(inks=(gear or cloth, shade), round=True),
    }


FOREST = (('out-green', 'tarp'), 14, 0.38)
HALL = {  # families of an interior; walls and floor are lit by the sun only
    'wall': dict(inks=('cotton', 'jute'), lit=0.1, form=False, soft=3, open=8),
    'floor': dict(inks=('cotton', 'jute'), lit=0.06, form=False, soft=4, open=6, line=False),
    'dark': dict(inks=('ink', 'ink')),
}
JUTE_FLOOR = HALL['floor'] | dict(inks=('jute', 'jute-deep'))  # where sunlit cotton at the edge would merge with the page

RECIPES = {
    'showroom': dict(
        sky='signal',
        materials={'b_white': 'wall', 'paint#2b3035c': 'car'},
        families={
            **dressed('signal'),
            'wall': dict(inks=('cotton', 'jute'), lit=0.2),
            'wood': dict(inks=('signal', 'signal-deep'), lit=0.2),
            'dark': dict(inks=('ink', 'ink')),
            'car': dict(inks=('tarp', 'ink'), lit=0.3),
            'earth': earth('laterite', 'clay')['earth'] | dict(soft=2, open=1),  # the driver’s shadow is thin
        },
        trees=((0, 60, *FOREST), (60, 1e5, ('tarp',), 9, 0)),
        distance=((60, 'out-green'),),
        by_hand=(fill('alloy', 'cotton'),),
    ),
    'warehouse': dict(
        sky='cotton',
        key=(-0.35, 0.55, 0.6),
        materials={
            'coffee|cocoa': 'bean', 'sesame': 'seed', 'cotton': 'cloth', 'gw': 'pane', 'b_goldp': 'mark',
            'b_steel': 'tin',
        },
        families={
            **HALL,
            **dressed('laterite', 'signal'),
            'floor': JUTE_FLOOR,
            'bean': dict(inks=('laterite', 'clay'), lit=0.5),
            'seed': dict(inks=('cotton', 'jute-deep'), lit=0.4),
            'sack': dict(inks=('signal', 'signal-deep', 'clay'), lit=0.55, deep=0.3, soft=3),
            'cloth': dict(inks=('cotton', 'jute-deep'), lit=0.5, soft=3),
            'wood': dict(inks=('laterite', 'clay'), lit=0.5),
            'tin': dict(inks=('cotton', 'jute-deep'), lit=0.5),
            'pane': dict(inks=('cotton', 'cotton')),
            'bark': dict(inks=('tarp', 'tarp')),
        },
        lines={'signal-deep': 'clay', 'signal': 'clay', 'laterite': 'clay'},
        trees=((0, 1e5, ('tarp',), 9, 0),),
        bark=200,
        by_hand=(far('sack', 13.5, {'signal': 'signal-deep'}), far('cloth', 13.5, {'cotton': 'jute-deep'})),
    ),
    'fire-truck': dict(
        sky='tarp',
        materials={'silver': 'shutter'},
        families={**dressed('signal'), 'dark': dict(inks=('ink', 'ink')), 'bark': dict(inks=('clay', 'clay'))},
        trees=((0, 55, ('ink',), 9, 0), (55, 1e5, ('signal-deep',), 9, 0)),
        grass=('signal-deep', 'tarp'),
        distance=((50, 'signal'),),
        bark=80,
        glint='tarp',
        by_hand=(hold('b_goldp', ('floor',), 'signal', 2, level=True),),
    ),
    'mobile-clinic': dict(
        sky='laterite',
        families={**earth('signal', 'signal-deep'), **dressed('out-green', 'cotton'), 'brick': dict(inks=('clay', 'clay'))},
        trees=((0, 60, ('out-green', 'tarp'), 26, 0.34), (60, 1e5, ('tarp',), 9, 0)),
        distance=((60, 'out-green'),),
        bark=22,
        gap_least=30000,
    ),
    'solar-field': dict(
        sky='jute',
        families={**dressed('signal'), 'panel': dict(inks=('ink', 'ink'), line=False)},
        trees=((0, 75, ('out-green', 'tarp'), 12, 0.38), (75, 1e5, ('out-green',), 9, 0)),
        grass=('signal-deep', 'tarp'),
        distance=((75, 'jute-deep'),),
        roads=True,
        bark=75,
        by_hand=(
            drop('pv_al', ('panel',), 'ink'),
            hold('pv_al', ('panel', 'metal'), 'jute', 1.6),
            hold('b_steel', ('earth',), 'tarp', 1.5, reach=40),
        ),
    ),
    'coffee-drying': dict(
        sky='signal',
        materials={
            'bean_cherry|under_cherry': 'cherry', 'bean_parchment|under_parchment': 'parchment',
            'pole_wood': 'pole', 'rake_wood': 'rake', 'boards|frame_wood': 'board', 'weave': 'basket',
        },
        families={
            **earth('jute', 'jute-deep'),
            'cherry': dict(inks=('laterite', 'clay'), lit=0.18, soft=7, line=False),
            'parchment': dict(inks=('cotton', 'jute-deep'), lit=0.18, soft=7, line=False),
            'pole': dict(inks=('clay', 'ink'), lit=0.3),
            'rake': dict(inks=('jute', 'jute-deep'), lit=0.2),
            'board': dict(inks=('jute-deep', 'ink'), lit=0.3),
            'basket': dict(inks=('signal', 'signal-deep'), lit=0.2),
            'sack': dict(inks=('signal', 'signal-deep'), lit=0.3),
        },
        trees=((0, 45, *FOREST), (45, 1e5, ('out-green',), 9, 0)),
        grass=('signal-deep', 'tarp'),
        distance=((30, 'signal-deep'),),
        bark=45,
    ),
    'container-yard': dict(
        sky='tarp',
        materials={
            'cont#24493a': 'dark', 'cont#34525f': 'pale', 'cont#7a3a28': 'red', 'cont#b9822f': 'tan',
            'cont#8f5137': 'red', 'cont#6d7478': 'pale', 'cont#d9d3c6': 'white', 'cont#2c3036': 'dark',
        },
        families={
            **dressed('signal'),
            'earth': dict(inks=('ink', 'ink')),
            'ridge': dict(inks=('ink', 'ink')),
            'tan': dict(inks=('jute-deep', 'clay'), lit=0.3),
        },
        lines={'jute-deep': 'clay'},
        trees=((0, 1e5, ('ink',), 9, 0),),
        grass=('ink', 'ink'),
        distance=((60, 'ink'),),
        by_hand=(
            drop('b_char2', ('floor',), 'jute', level=True),
            hold('b_goldp', ('floor',), 'signal', 2, level=True),
        ),
    ),
    'tanker': dict(
        sky='laterite',
        families=dressed('signal'),
        trees=((0, 65, *FOREST), (65, 1e5, ('tarp',), 9, 0)),
        distance=((50, 'out-green'),),
        by_hand=(hold('b_goldp', ('floor',), 'signal-deep', 2, level=True),),
    ),
    'ambulance-bay': dict(
        sky='signal',
        key=(-0.2, -0.6, 0.6),
        materials={'b_goldp': 'mark'},
        families={
            **HALL,
            **dressed('out-green'),
            'floor': JUTE_FLOOR,
            'metal': dict(inks=('cotton', 'ink'), lit=0.3),
            'wall': dict(inks=('jute-deep', 'out-green'), lit=0.1, form=False, soft=3, open=8),
            'body': dict(inks=('cotton', 'jute-deep'), lit=0.35),
            'white': dict(inks=('cotton', 'jute-deep'), lit=0.35),
        },
        trees=((0, 1e5, *FOREST),),
    ),
    'training-bay': dict(
        sky='out-green',
        key=(-0.45, -0.35, 0.6),
        materials={'b_goldp|b_yel': 'red', 'b_gold': 'dark', 'board_white': 'board', 'locker': 'pale'},
        families={
            **HALL,
            **dressed('signal'),
            **earth('jute-deep', 'clay'),
            'wall': dict(inks=('signal', 'signal-deep'), lit=0.1, form=False, soft=3, open=8),
            'board': dict(inks=('cotton', 'cotton')),
        },
        trees=((0, 1e5, ('tarp',), 9, 0),),
        bark=0,
    ),
    'parts-store': dict(
        sky='signal',
        key=(-0.45, -0.35, 0.6),
        materials={'b_goldp': 'mark', 'card.*': 'wood', 'tape': 'tape'},
        families={
            **HALL,
            **dressed('signal'),
            'wall': dict(inks=('jute', 'laterite'), lit=0.1, form=False, soft=3, open=8),
            'wood': dict(inks=('jute', 'jute-deep'), lit=0.4),
            'tape': dict(inks=('jute-deep', 'jute-deep')),
        },
        trees=((0, 1e5, ('tarp',), 9, 0),),
        bark=20,
    ),
    'workshop-1948': dict(  # two sepia inks, paper and black, like a print of that time
        sky='clay',
        materials={'sand': 'earth', 'plaster.*': 'white', 'tin': 'roof'},
        families={
            **earth('jute-deep', 'clay'),
            **dressed('cotton', shade='ink'),
            'white': dict(inks=('cotton', 'clay'), lit=0.1, soft=8, open=4),
            'pale': dict(inks=('cotton', 'clay'), lit=0.2),
            'iron': dict(inks=('jute-deep', 'clay'), lit=0.2, soft=8, line=False),
            'roof': dict(inks=('jute-deep', 'clay'), lit=0.08),
            'wood': dict(inks=('cotton', 'clay'), lit=0.3),
            'sack': dict(inks=('cotton', 'clay'), lit=0.3),
            'rim': dict(inks=('jute-deep', 'jute-deep')),
            'metal': dict(inks=('jute-deep', 'ink'), lit=0.3),
            'dark': dict(inks=('clay', 'ink'), lit=0.25),
            'ridge': dict(inks=('jute-deep', 'jute-deep')),
            'glow': dict(inks=('cotton', 'cotton')),
        },
        lines={'cotton': 'clay', 'jute-deep': 'clay', 'clay': 'jute-deep', 'ink': 'clay'},
        glint='clay',
        trees=((0, 1e5, ('ink',), 9, 0),),
        grass=('jute-deep', 'clay'),
        distance=((60, 'jute-deep'),),
    ),
}

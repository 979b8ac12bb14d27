"""The inks of the site (content/theme.yaml), and the ink of each material in light, shade and deep shade."""
import re
from pathlib import Path

THEME = Path(__file__).resolve().parents[2] / 'content' / 'theme.yaml'
NAMES = (
    'cotton', 'jute', 'jute-deep', 'signal', 'signal-deep', 'laterite', 'clay', 'out-green', 'tarp', 'ink',
)  # fmt: skip


def _colours():
    """Read the colour of each ink (red, green, blue from 0 to 255) from the theme."""
    with open(THEME) as f:
        stated = dict(re.findall(r'^  ([a-z-]+): "#([0-9a-f]{6})"', f.read(), re.M))
    return {name: tuple(bytes.fromhex(stated[name])) for name in NAMES}


INKS = _colours()
NUMBER = {name: number for number, name in enumerate(INKS)}

# Families of materials. Lengths are in pixels of the full plates.
# inks    inks for light, shade and, if there is a third, deep shade
# lit     light from this threshold on; from 0 to 1
# deep    deep shade below this openness (see plates.py); from 0 to 1
# soft    radius in which light is smoothed
# open    slivers of light or shade are removed if thinner than twice this length
# line    whether lines are drawn between surfaces of the same ink (default: yes)
# form    whether the recipe's `key` lights it indoors (default: yes)
# slats   as in a shutter: surfaces are in shade if the Z of their normal is below this
# round   flat people: shade is a band along their right and lower edges
FAMILIES = {
    'earth': dict(inks=('laterite', 'clay'), lit=0.05, soft=4, open=3),
    'leaf': dict(inks=('out-green', 'tarp')),
    'palm': dict(inks=('out-green', 'tarp')),
    'ridge': dict(inks=('out-green', 'out-green')),
    'bark': dict(inks=('jute-deep', 'ink'), lit=0.4),
    'stem': dict(inks=('jute-deep', 'ink'), lit=0.4),
    'white': dict(inks=('cotton', 'jute-deep'), lit=0.30),
    'body': dict(inks=('cotton', 'jute-deep'), lit=0.30),
    'dark': dict(inks=('tarp', 'ink'), lit=0.45),
    'pale': dict(inks=('jute', 'jute-deep'), lit=0.25),
    'floor': dict(inks=('jute', 'jute-deep'), lit=0.06, soft=7, open=4, line=False),
    'wall': dict(inks=('jute', 'jute-deep'), lit=0.25),
    'wood': dict(inks=('jute-deep', 'clay'), lit=0.3),
    'iron': dict(inks=('jute', 'jute-deep'), lit=0.2, soft=8, line=False),
    'brick': dict(inks=('laterite', 'clay'), lit=0.2),
    'sack': dict(inks=('jute-deep', 'clay'), lit=0.3),
    'black': dict(inks=('ink', 'ink')),
    'glass': dict(inks=('ink', 'ink')),
    'metal': dict(inks=('jute', 'ink'), lit=0.3),
    'rim': dict(inks=('cotton', 'cotton'), line=False),
    'shutter': dict(inks=('jute', 'jute-deep'), lit=0.05, slats=-0.3, line=False),
    'hose': dict(inks=('cotton', 'cotton')),
    'panel': dict(inks=('tarp', 'ink'), lit=0.2),
    'mark': dict(inks=('signal', 'signal-deep'), lit=0.06, line=False, form=False),  # painted on the ground
    'red': dict(inks=('laterite', 'clay'), lit=0.3),
    'yellow': dict(inks=('signal', 'signal-deep'), lit=0.2),
    'greenp': dict(inks=('out-green', 'tarp'), lit=0.3),
    'glow': dict(inks=('signal', 'signal')),
    'who_skin': dict(inks=('ink', 'ink'), line=False),
    'who_cloth': dict(inks=('cotton', 'ink'), round=True),
    'who_shirt': dict(inks=('cotton', 'ink'), round=True),
    'who_gear': dict(inks=('cotton', 'ink'), round=True),
    'who_sack': dict(inks=('cotton', 'ink'), round=True),
    'who_tool': dict(inks=('jute', 'jute')),
    'who_hose': dict(inks=('cotton', 'cotton')),
    'who_carton': dict(inks=('jute', 'clay'), round=True),
}
PEOPLE = tuple(name for name in FAMILIES if name.startswith('who_'))

# Families by the name of the material, as regular expressions. The first match counts; those of a recipe come first.
RULES = (
    (r'terrain|soil|laterite|b_laterite', 'earth'),
    (r'ridge', 'ridge'),
    (r'leaf.*', 'leaf'),
    (r'banana|palm.*', 'palm'),
    (r'bark.*|trunk.*', 'bark'),
    (r'bstem', 'stem'),
    (r'int_white|linen|gw|tank_paint', 'white'),
    (r'acac', 'leaf'),
    (r'pv_cell|pv_dark', 'panel'),
    (r'alloy', 'rim'),
    (r'hose', 'hose'),
    (r'ladder', 'white'),
    (r'apron|wfloor|hall_floor|epoxy|yard|b_floor|b_paver|slab|joint|yard_line', 'floor'),
    (r'wwall|wall|hall_wall|hall_ceiling|wclad|ceil|b_clad', 'wall'),
    (r'iron|roofs', 'iron'),
    (r'village_brick', 'brick'),
    (r'paint#eeece6.*', 'body'),
    (r'b_charcoal|b_char2|dado|hall_dado|peg|b_cladg', 'dark'),
    (r'glass.*|pane_dark|smoke|screen', 'glass'),
    (r'rubber|under|trim|clad|b_black|black|iron_dark|grille|tyre|int_.*|vinyl', 'black'),
    (r'silver|chrome|b_steel|steel|al_tube|pv_al|rim.*', 'metal'),
    (r'lamp$|led|b_led|int_led|winglow|skyl', 'glow'),
    (r'b_warm.*', 'glow'),
    (r'tail|b_red|red|cone|stripe_laterite|door_red', 'red'),
    (r'b_gold.*|b_yel.*|yellow|goldp', 'yellow'),
    (r'.*jute.*|sack.*|weave', 'sack'),
)


def plain(name):
    """Name of a material without the number that Blender adds to a second material of the same name."""
    return re.sub(r'\.\d+$', '', name)


def family_of(name, colour, own):
    """Family of a material: by its name if a rule matches, otherwise by its colour (linear RGB).

    `own` are the rules of the recipe, which come first."""
    if name in PEOPLE:
        return name
    for pattern, family in (*own.items(), *RULES):
        if re.fullmatch(pattern, plain(name)):
            return family
    r, g, b = (max(c, 0) ** (1 / 2.2) for c in colour)
    value, spread = max(r, g, b), max(r, g, b) - min(r, g, b)
    if value < 0.3 and spread < 0.1:
        return 'dark'
    if spread < 0.16:
        return 'white' if value > 0.85 else 'pale' if value > 0.5 else 'dark'
    if g >= r:
        return 'greenp'
    if r > 1.6 * g:
        return 'red'
    return 'yellow' if spread > 0.45 and value > 0.75 else 'wood'

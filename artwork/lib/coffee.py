"""Coffee on raised drying beds: tiles of real beans, bed frames, baskets and rakes."""
import math

import numpy as np

from .buildings import bm_
from .core import box, cyl, empty, mat, place, tube
from .nature import MB

TILE = 0.6  # side of one square tile of beans, m
OVERLAP = 0.01  # how far a tile extends under its neighbour, m
FURROW = 0.2  # distance between two raked ridges, m; divides TILE so that tiles join
COLOURS = {'cherry': '#641c10', 'parchment': '#c9a878'}
SIZES = {'cherry': (0.0085, 0.0085, 0.0078), 'parchment': (0.0115, 0.0085, 0.0062)}


def bean_shell(kind, around=10, along=6):
    """Vertices and quads of one coarse berry or bean around the origin."""
    turn, tilt = np.meshgrid(
        np.linspace(0, 2 * np.pi, around, endpoint=False),
        np.linspace(-np.pi / 2, np.pi / 2, along),
        indexing='ij',
    )
    x, y, z = np.cos(tilt) * np.cos(turn), np.cos(tilt) * np.sin(turn), np.sin(tilt)
    if kind == 'parchment':
        z = np.where(z < 0, z * 0.3, z)
    vertices = np.stack([x, y, z], 2).reshape(-1, 3) * SIZES[kind]
    quads = [
        (i * along + j, (i + 1) % around * along + j, (i + 1) % around * along + j + 1, i * along + j + 1)
        for i in range(around)
        for j in range(along - 1)
    ]
    return vertices, quads


def random_turns(rng, count):
    """`count` random rotation matrices, from random unit quaternions."""
    w, x, y, z = (q := rng.normal(0, 1, (4, count))) / np.linalg.norm(q, axis=0)
    return np.stack(
        [
            np.stack([1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)], 1),
            np.stack([2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)], 1),
            np.stack([2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)], 1),
        ],
        1,
    )


def add_beans(builder, rng, kind, points, scale=1.25):
    """Add a randomly rotated bean at each of `points` (n x 3, m) to a mesh builder."""
    shell, quads = bean_shell(kind)
    turned = np.einsum('nij,vj->nvi', random_turns(rng, len(points)), shell)
    size = scale * rng.uniform(0.85, 1.15, (len(points), 1, 1))
    vertices = points[:, None] + turned * size
    faces = np.array(quads)[None] + np.arange(len(points))[:, None, None] * len(shell)
    builder.add(vertices, faces)


def raked(X, Y):
    """Height in metres of the raked layer, periodic over a tile."""
    wobble = 0.018 * np.sin(2 * np.pi * Y / TILE) + 0.012 * np.sin(4 * np.pi * Y / TILE + 2)
    return 0.015 * np.cos(2 * np.pi * (X + wobble) / FURROW) + 0.003 * np.sin(4 * np.pi * Y / TILE + 1)


def bean_tile(kind, steps=49):
    """Mesh of a layer of beans in raked furrows, a little larger than TILE x TILE, so that no gaps are between tiles."""
    builder = MB()
    line = np.linspace(-TILE / 2 - OVERLAP, TILE / 2 + OVERLAP, steps)
    X, Y = (a.ravel() for a in np.meshgrid(line, line, indexing='ij'))
    i, j = (a.ravel() for a in np.meshgrid(np.arange(steps - 1), np.arange(steps - 1), indexing='ij'))
    corner = i * steps + j
    sheet = np.stack([corner, corner + steps, corner + steps + 1, corner + 1], 1)
    builder.add(np.stack([X, Y, raked(X, Y)], 1), sheet)
    return builder.build('tile_' + kind, [mat('bean_' + kind, COLOURS[kind])])


def heap(kind, radius, height, count, seed=1):
    """Mesh of a round heap of beans, `radius` and `height` in metres."""
    rng = np.random.default_rng(seed)
    builder = MB()
    turn, reach = rng.uniform(0, 2 * np.pi, count), np.sqrt(rng.random(count))
    z = height * (1 - reach**2) ** 0.8 + rng.normal(0, 0.004, count)
    add_beans(
        builder,
        rng,
        kind,
        np.stack([reach * radius * np.cos(turn), reach * radius * np.sin(turn), z], 1),
        1.35,
    )
    return builder.build('heap_' + kind, [mat('bean_' + kind, COLOURS[kind])])


def pole_wood():
    """Material of weathered poles."""
    return mat('pole_wood', '#8a6b48')


def drying_bed(rng, tiles, loc, yaw=0.0, rows=2, length=15, height=0.86):
    """A raised bed of poles and net, `rows` x `length` tiles of beans from the meshes in `tiles`, along local +Y."""
    bed = empty('bed', loc, yaw)
    own = dict(parent=bed)
    wood, width, run = pole_wood(), rows * TILE, length * TILE
    for k in range(int(run / 1.5) + 1):
        y = k * run / int(run / 1.5)
        for side in (-1, 1):
            x, lean = side * (width / 2 + 0.03), rng.normal(0, 0.02, 2)
            top = height + rng.uniform(0.02, 0.10)
            tube([(x + lean[0], y + lean[1], -0.1), (x, y, top)], 0.036, wood, **own)
        tube(
            [(-width / 2 - 0.12, y + 0.05, height - 0.09), (width / 2 + 0.12, y + 0.05, height - 0.085)],
            0.026,
            wood,
            **own,
        )
    for side in (-1, 1):
        x = side * (width / 2 + 0.015)
        box(
            (0.026, run + 0.1, 0.105),
            (x, run / 2, height - 0.005),
            wood,
            0.006,
            seg=2,
            rot=(0, side * 0.03, 0),
            **own,
        )
        tube(
            [(side * width * 0.3, 0, height - 0.05), (side * width * 0.3, run, height - 0.05)],
            0.02,
            wood,
            **own,
        )
    for y in (-0.035, run + 0.035):
        box((width + 0.05, 0.026, 0.10), (0, y, height - 0.005), wood, 0.006, seg=2, **own)
    net = mat('bed_net', '#20241d')
    box((width, run, 0.012), (0, run / 2, height - 0.03), net, 0, **own)
    # In places, the loose edge of the net hangs over the board.
    for k in range(length):
        drop = rng.uniform(0.05, 0.13)
        box(
            (0.006, TILE * 0.98, drop),
            (-width / 2 - 0.033, (k + 0.5) * TILE, height - drop / 2 + 0.02),
            net,
            0.002,
            **own,
        )
    for k in range(length):
        for row in range(rows):
            x = (row - (rows - 1) / 2) * TILE
            # Tiles are not rotated, so that their furrows continue in the next tile.
            place(tiles[rng.integers(len(tiles))], (x, (k + 0.5) * TILE, height + 0.006), 0, 1, parent=bed)
    return bed


def rake(loc, rot, parent=None):
    """Wooden drying rake; its handle points along local +Y, and its head is at the origin."""
    tool = empty('rake', loc, rot)
    if parent:
        tool.parent = parent
    wood = mat('rake_wood', '#b58a55')
    tube([(0, 0, 0.05), (0, 1.7, 0.11)], 0.014, wood, seg=16, parent=tool)
    box((0.5, 0.03, 0.05), (0, 0, 0.05), wood, 0.008, parent=tool)
    for k in range(11):
        box((0.014, 0.016, 0.07), (-0.22 + k * 0.044, 0, 0.0), wood, 0.004, seg=2, parent=tool)
    return tool


def basket(loc, kind='cherry', radius=0.3, depth=0.3, seed=1):
    """Woven basket heaped with coffee; `loc` is the centre of its base."""
    group = empty('basket', loc)
    weave = mat('weave', '#a67c46')
    for k in range(12):
        z, r = depth * (k + 0.5) / 12, radius * (0.74 + 0.26 * math.sin(math.pi / 2 * (k + 1) / 12))
        ring = [
            (r * math.cos(a), r * math.sin(a), z + 0.004 * math.sin(9 * a + k * math.pi))
            for a in np.linspace(0, 2 * np.pi, 60)
        ]
        tube(ring, depth / 24 + 0.003, weave, parent=group)
    rim = [
        (radius * 1.02 * math.cos(a), radius * 1.02 * math.sin(a), depth)
        for a in np.linspace(0, 2 * np.pi, 60)
    ]
    tube(rim, 0.022, weave, seg=16, parent=group)
    cyl(radius * 0.95, 0.02, (0, 0, depth - 0.03), mat('under_' + kind, '#3a120c'), parent=group)
    place(heap(kind, radius * 0.96, 0.14, 2600, seed), (0, 0, depth - 0.02), 0, 1, parent=group)
    return group


def crate_stack(loc, yaw=0.0, levels=2):
    """Stack of slatted wooden trays for cherries; `loc` is on the ground."""
    group = empty('crates', loc, yaw)
    for level in range(levels):
        z = level * 0.2
        for side in (-1, 1):
            for k in range(2):
                box(
                    (0.62, 0.016, 0.075),
                    (0, side * 0.21, z + 0.05 + k * 0.09),
                    bm_('wood'),
                    0.004,
                    seg=2,
                    parent=group,
                )
                box(
                    (0.016, 0.42, 0.075),
                    (side * 0.31, 0, z + 0.05 + k * 0.09),
                    bm_('wood'),
                    0.004,
                    seg=2,
                    parent=group,
                )
        box((0.6, 0.4, 0.012), (0, 0, z + 0.02), bm_('wood'), 0.003, seg=2, parent=group)
    return group

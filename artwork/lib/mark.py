"""The company's mark as thin solid pieces, for vehicles, boxes and signs."""
from .core import empty, prism

# The five convex polygons of content/logos/company.svg (64 x 64 units, y downwards).
POLYGONS = (
    ((20, 12), (20, 52), (0, 32)),
    ((44, 12), (44, 29), (61, 29)),
    ((44, 52), (44, 35), (61, 35)),
    ((25, 7), (25, 29), (39, 29), (39, 7), (32, 0)),
    ((25, 57), (25, 35), (39, 35), (39, 57), (32, 64)),
)


def mark(height, material, loc=(0, 0, 0), yaw=0.0, depth=0.006, parent=None):
    """Upright mark with its centre at `loc`, `height` metres tall. It faces -Y before it is rotated by `yaw` (radians)."""
    group = empty('mark', loc, yaw)
    if parent:
        group.parent = parent
    scale = height / 64
    for polygon in POLYGONS:
        points = [((x - 32) * scale, (32 - y) * scale) for x, y in polygon]
        prism(points, depth, material, bev=0, parent=group, name='mark')
    return group

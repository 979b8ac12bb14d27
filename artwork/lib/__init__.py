"""Building blocks of the scenes: places, vehicles, plants, light, and the developing of the renders."""

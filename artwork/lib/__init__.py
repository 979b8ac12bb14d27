"""Building blocks of the scenes: places, vehicles, plants, people, light; and the making of plates and prints."""

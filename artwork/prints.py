"""Make the prints of scenes from their plates: /usr/bin/python3 prints.py [scene ...] -> ../content/pictures/<scene>.png

Without a name, it makes all prints.
"""
import sys
import time

from lib.press import enlarge, press, save
from lib.recipes import RECIPES

for name in sys.argv[1:] or RECIPES:
    start = time.time()
    save(enlarge(press(name, RECIPES[name])), f'../content/pictures/{name}.png')
    print(f'{name}: {time.time() - start:.0f} s', flush=True)

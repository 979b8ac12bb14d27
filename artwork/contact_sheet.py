#!/usr/bin/env python3
"""Make contact-sheet.jpg: all JPEG files in content/pictures side by side, to compare them as a series.

    /usr/bin/python3 contact_sheet.py        (needs Debian's python3-pil)
"""
from pathlib import Path

from PIL import Image

HERE = Path(__file__).resolve().parent
WIDTH, HEIGHT, PER_ROW, GAP = 400, 250, 3, 12


def main():
    masters = sorted((HERE.parent / 'content' / 'pictures').glob('*.jpg'))
    rows = -(-len(masters) // PER_ROW)
    size = (PER_ROW * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP)
    sheet = Image.new('RGB', size, 'white')
    for i, master in enumerate(masters):
        with Image.open(master) as picture:
            small = picture.convert('RGB').resize((WIDTH, HEIGHT), Image.LANCZOS)
        sheet.paste(small, (GAP + i % PER_ROW * (WIDTH + GAP), GAP + i // PER_ROW * (HEIGHT + GAP)))
    out = HERE / 'contact-sheet.jpg'
    sheet.save(out, quality=88, optimize=True)
    print(f'{out.name}: {len(masters)} pictures, {out.stat().st_size} bytes')


if __name__ == '__main__':
    main()

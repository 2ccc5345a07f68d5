"""Every room by name.

A file of the kit adds its rooms with a table ROOMS = {"name": function}, products with PRODUCTS. A room is
`name(p, seed)`: p is a palette's materials, the seed sets layout and decor. The same palette and seed with
other finishes (render.py --set) stays aligned to the pixel.
"""
import glob
import importlib
import os
import re

from lights import fills
from palettes import PALETTES, finish, palette
from products import PRODUCTS as products

ROOMS = dict(products)


def take_in(folder):
    """Add the rooms of every file in `folder`; one that cannot be read only loses its own."""
    for path in sorted(glob.glob(os.path.join(folder, "*.py"))):
        name = os.path.splitext(os.path.basename(path))[0]
        with open(path, encoding="utf-8") as file:
            offers = re.search(r"^(ROOMS|PRODUCTS)\b", file.read(), re.M)
        if not offers or name == "rooms":
            continue
        try:
            module = importlib.import_module(name)
        except Exception as error:                     # the other rooms must still render
            print("%s.py cannot be used: %r" % (name, error))
            continue
        ROOMS.update(getattr(module, "ROOMS", {}))
        ROOMS.update(getattr(module, "PRODUCTS", {}))


take_in(os.path.dirname(os.path.abspath(__file__)))

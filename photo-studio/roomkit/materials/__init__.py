"""Procedural Cycles materials (node names of Blender 3.4). No image files needed.

Textures use object coordinates in metres, so sizes are real sizes. Every function returns a
cached material; colours are sRGB hex strings.
"""
from materials.metals import METALS, glass, glow, metal, mirror, smoked_glass
from materials.stones import marble, marble_tiles, quartz, terrazzo, tiles
from materials.surfaces import acrylic, ceramic, image_material, laminate, leaf, paint, plain
from materials.textiles import boucle, drape, fabric, leather, rug, sheer
from materials.tree import Tree, cached, reset, rgb, shade, _cache
from materials.woods import WOODS, planks, wood, _grain

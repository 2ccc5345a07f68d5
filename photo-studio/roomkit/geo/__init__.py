"""Shapes in metres: x to the right, y to the back, z up."""
from geo.cloth import curtain, drape_cloth, pillow, soft_box
from geo.groups import Group, HOTSPOTS, link, reset, tag, _stack
from geo.solids import box, cyl, lathe, mesh, plane_uv, rod, smooth, tube

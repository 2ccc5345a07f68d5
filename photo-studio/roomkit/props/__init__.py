"""Architecture, cabinetry, furniture and decor.

Everything is modelled at the origin in its own Group, its back toward +Y and its front toward -Y,
then placed with at= and rot=.
"""
from props.appliances import chimney, hob, oven, sink, tv
from props.art import art_image, framed_art
from props.beds import bed
from props.cabinets import base_units, strip, tall_unit, wall_units
from props.decor import VASES, books, fruit_bowl, rug_obj, tray, vase
from props.fronts import front, handle
from props.lamps import floor_lamp, pendant, table_lamp
from props.panelling import fluted_panel, moulding
from props.plants import branches, leaf_mesh, plant, _leaf_inst
from props.sanitary import basin, towel, wall_tap, wc
from props.seating import armchair, dining_chair, sofa
from props.shell import cove_ceiling, downlight, room
from props.tables import dining_table, round_table, side_table
from props.wardrobes import wardrobe
from props.windows import backdrop, curtains, window

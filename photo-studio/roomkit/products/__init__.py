"""Catalogue shots on a seamless sweep: finish samples and accessories.

Every product is registered as a room (`swatch-…` or `acc-…`), so render.py finds it. Products share
one exposure, so that colours compare from shot to shot.
"""
from products.accessories import ACCESSORIES, PRODUCTS, accessory
from products.appliances import hob_unit, hood, lift_up, sink_tap
from products.chips import CH, CT, CW, MDF, _board, _cane, _chip_fab, _chip_wood, _fluted_glass, _gloss, _solid, _stone
from products.drawers import cutlery, jewellery, tandem
from products.parts import WHITE, _basket, _cabinet_open, _carcass, _drawer, _garment, _rack_frame, _shoe, _slab_hole, _tray_box, _wardrobe_palette, _wire
from products.pullouts import bin_unit, bottle_pullout, carousel, tall_pantry
from products.racks import plate_rack, wicker
from products.studio import LOOK, shoot, studio, _card, _size
from products.swatch_materials import body_glass, brushed, granite, tweed, veined, velvet, veneer
from products.swatches import SWATCHES, finish_swatch, _add
from products.tile_chips import _clip, _herringbone, _hexes, _rects, _tile_board
from products.wardrobe_fittings import led_rod, pullout_mirror, shoe_rack, tie_rack, trouser_rack
from products.wardrobes import hinged_wardrobe, sliding_wardrobe

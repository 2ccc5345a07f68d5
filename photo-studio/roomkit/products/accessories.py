"""Every accessory we photograph, and the table of all product shots."""
from geo import Group, tag
from products.appliances import hob_unit, hood, lift_up, sink_tap
from products.drawers import cutlery, jewellery, tandem
from products.pullouts import bin_unit, bottle_pullout, carousel, tall_pantry
from products.racks import plate_rack, wicker
from products.swatches import SWATCHES, finish_swatch
from products.studio import LOOK, shoot, studio, _size
from products.wardrobe_fittings import led_rod, pullout_mirror, shoe_rack, tie_rack, trouser_rack
from products.wardrobes import hinged_wardrobe, sliding_wardrobe

ACCESSORIES = {                                        # name -> (label, builder, yaw, pitch)
    "tandem-drawer": ("Tandem drawer box", tandem, 32, 30), "cutlery-tray": ("Cutlery tray", cutlery, 24, 46),
    "bottle-pullout": ("Bottle pull-out", bottle_pullout, 52, 20),
    "tall-pantry": ("Tall pantry unit", tall_pantry, 16, 8),
    "corner-carousel": ("Corner carousel", carousel, 10, 24), "plate-rack": ("Plate rack", plate_rack, 30, 22),
    "wicker-basket": ("Wicker basket", wicker, 26, 32), "under-sink-bin": ("Under-sink bin", bin_unit, 38, 34),
    "built-in-hob": ("Built-in hob", hob_unit, 20, 42), "chimney-hood": ("Chimney hood", hood, 26, 6),
    "sink-tap": ("Sink with tap", sink_tap, 24, 32), "lift-up-cabinet": ("Lift-up cabinet", lift_up, 26, 8),
    "trouser-rack": ("Trouser rack", trouser_rack, 32, 24), "shoe-rack": ("Shoe rack", shoe_rack, 22, 16),
    "jewellery-drawer": ("Jewellery drawer", jewellery, 20, 48),
    "pullout-mirror": ("Pull-out mirror", pullout_mirror, 18, 8),
    "tie-rack": ("Tie rack", tie_rack, -48, 14), "led-wardrobe-rod": ("LED wardrobe rod", led_rod, 18, 6),
    "sliding-wardrobe": ("Sliding-door wardrobe", sliding_wardrobe, 22, 7),
    "hinged-wardrobe": ("Hinged wardrobe", hinged_wardrobe, 26, 7),
}


def accessory(name, seed=1):
    """Photograph one accessory."""
    label, fn, yaw, pitch = ACCESSORIES[name]
    # turn the product, not the camera: the sweep stays square on
    with Group("accessory", rot=-yaw) as g:
        fn()
    studio(max(.35, _size(g)), "#efe9df")
    tag(g, name, label)
    shoot(g, 0, pitch, 70, .80)
    return dict(LOOK, ev=.55)


PRODUCTS = {"swatch-" + key: lambda p=None, seed=1, key=key: finish_swatch(key, seed) for key in SWATCHES}
PRODUCTS.update({"acc-" + key: lambda p=None, seed=1, key=key: accessory(key, seed) for key in ACCESSORIES})

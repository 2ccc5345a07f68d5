"""More catalogue shots, on the sweep and exposure of products.py. Registered at the end of rooms.py."""
import products as S
import products_more_finishes as F
import products_more_hardware as H
import products_more_kitchen as K
import products_more_wardrobe as D

# name -> (label, builder, yaw, pitch)
ACCESSORIES = {
    "magic-corner": ("Swing-out corner trays", K.magic_corner, 34, 22), "spice-pullout": ("Spice pull-out", K.spice_pullout, 54, 20),
    "drawer-organiser": ("Pegboard drawer organiser", K.drawer_organiser, 22, 50), "glass-holder": ("Stemware holder", K.glass_holder, 24, 2),
    "rolling-shutter": ("Rolling shutter cabinet", K.rolling_shutter, 26, 14), "soft-close-hinge": ("Soft-close hinge", H.soft_close_hinge, 20, 20),
    "profile-handle": ("Profile handle", H.profile_handle, 30, 26), "knob-brass": ("Knurled brass knob", H.knob_brass, 24, 20),
    "safe-locker": ("Safe locker", H.safe_locker, 24, 14), "pull-down-rod": ("Pull-down wardrobe rod", D.pull_down_rod, 30, 12),
    "saree-rack": ("Fanned saree rack", D.saree_rack, 14, 16), "laundry-basket": ("Tilt-out laundry basket", D.laundry_basket, 52, 24),
}

S.ACCESSORIES.update(ACCESSORIES)
S.SWATCHES.update(F.SAMPLES)
PRODUCTS = {"acc-" + k: lambda p=None, seed=1, k=k: S.accessory(k, seed) for k in ACCESSORIES}
PRODUCTS.update({"swatch-" + k: lambda p=None, seed=1, k=k: S.finish_swatch(k, seed) for k in F.SAMPLES})

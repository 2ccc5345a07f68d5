"""Straight kitchen: everything on one wall, a tall refrigerator at one end, a small table opposite.
Odd seeds: refrigerator left, garden window over the sink, round table. Even seeds: refrigerator right, open shelves, window at the side."""
import random

import core
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import props as P
import props_more_a as A
import window_views
from geo import Group, tag
from rooms import fills

ROOM = "kitchen-straight"
W, DEEP, HIGH = 4.30, 4.70, 2.72
ZC, ZW = HIGH - .12, 1.46

CAMERAS = {
    ROOM: {
        "main": dict(at=(3.36, -4.45, 1.34), look=(1.98, 0, 1.34), lens=26.5, shift_y=-.045, tall=dict(at=(3.0, -4.55, 1.34), look=(2.2, 0, 1.34), lens=30, shift_y=-.13)),
        "right": dict(at=(.75, -4.10, 1.36), look=(2.75, -.4, 1.36), lens=26, shift_y=-.05, tall=dict(lens=33, shift_y=-.13)),
        "close-tap": dict(at=(2.86, -1.55, 1.30), look=(2.22, -.25, 1.3), lens=42, shift_y=-.20, fstop=5.6, focus=1.30, tall=dict(lens=40)),
        "close-hob": dict(at=(2.72, -1.75, 1.38), look=(3.52, -.25, 1.38), lens=40, shift_y=-.16, fstop=6.3, focus=1.55, tall=dict(lens=36)),
        "close-drawer": dict(at=(2.30, -1.80, 1.02), look=(1.58, -.6, 1.02), lens=44, shift_y=-.11, fstop=5.0, focus=1.32, tall=dict(lens=40)),
    },
    ROOM + "/even": {
        "main": dict(at=(3.48, -4.48, 1.34), look=(1.80, -.5, 1.34), lens=24, shift_y=-.045, tall=dict(at=(3.2, -4.5, 1.34), look=(1.6, -.4, 1.34), lens=28, shift_y=-.13)),
        "right": dict(at=(1.10, -4.35, 1.36), look=(2.55, -.3, 1.36), lens=25.5, shift_y=-.05, tall=dict(lens=31, shift_y=-.13)),
        "close-tap": dict(at=(2.62, -1.50, 1.30), look=(1.94, -.25, 1.3), lens=40, shift_y=-.17, fstop=5.6, focus=1.30, tall=dict(lens=38)),
        "close-hob": dict(at=(1.55, -1.75, 1.38), look=(.72, -.25, 1.38), lens=40, shift_y=-.16, fstop=6.3, focus=1.55, tall=dict(lens=36)),
        "close-drawer": dict(at=(1.95, -1.80, 1.02), look=(2.62, -.6, 1.02), lens=44, shift_y=-.11, fstop=5.0, focus=1.32, tall=dict(lens=40)),
    },
}


def straight(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    win = ("back", 1.74, 2.98, 1.10, 2.10) if odd else ("left", -3.05, -1.35, .92, 2.20)
    P.room(W, DEEP, HIGH, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, DEEP, HIGH, .12, .70, 3100, 14, downlights=[(x, -.92) for x in (.9, 2.1, 3.3)] + [(1.0, -3.6), (3.3, -3.6)], spot=5)
    window_views.window(win[0], W, DEEP, *win[1:], view="garden" if odd else "city", seed=seed, day=520 if odd else 380, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee",
                        sun=0 if odd else rng.choice([0, 2.5]), sun_dir=(.75, .28, -.55))
    fills(W, DEEP, HIGH, 40)
    (_garden_side if odd else _shelf_side)(p, seed, rng)
    _table(p, seed, rng, odd)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return {}


def _garden_side(p, seed, rng):
    sp = p["spec"]
    with Group("tall") as gt:
        U.housing(0, .76, p, ZC)
        P.tall_unit(.76, [.54], p, ["pantry"], h=2.12)
        P.wall_units(.76, [.54], dict(p, wall_cab=p["tall"]), 2.135, ZC, depth=.58, types=["door"], led=False)
    tag(gt, "tall-unit", "Tall pantry unit", (1.03, -.61, 1.62), sp["tall"])
    tag(U.fridge((.032, -.01, 0), w=.696, d=.64, skin=U.steel_of(p)), "fridge", "Refrigerator", (.35, -.65, 1.25), "steel")
    with Group("base", (1.30, 0, 0)) as gb:
        at = K.run([(.60, "drawers"), (.80, "sink"), (.45, "panel"), (.80, "drawers2"), (.35, "tray")], p)
    tag(gb, "base-cabinets", "Base cabinets", (.30, -.60, .5), sp["base"])
    tag(gb, "counter", "Worktop", (.42, -.45, K.TOP), sp["counter"])
    xs, xh = 1.30 + at["sink"], 1.30 + at["drawers2"]
    with Group("splash") as gs:
        K.splash(1.30, 1.74, ZW, p)
        K.splash(1.74, 2.98, 1.075, p)
        K.splash(2.98, W, ZC, p)
    tag(gs, "splashback", "Splashback", (3.07, -.01, 1.35), sp["splash"])
    with Group("wall") as gw:
        P.wall_units(1.30, [.40], p, ZW, 2.12, types=["door"])
        P.wall_units(1.30, [.61, .61, .61], p, 2.135, ZC, types=["door"] * 3, led=False)
        P.wall_units(3.97, [.33], p, ZW, 2.12, types=["open"])
        P.wall_units(3.97, [.33], p, 2.135, ZC, types=["door"], led=False)
    tag(gw, "wall-cabinets", "Wall cabinets", (2.2, -.36, 2.35), sp["wall_cab"])
    tag(P.hob(xh, -.31, K.TOP, .72), "hob", "Gas hob", (.2, -.1, .03))
    tag(P.chimney(xh, 1.58, .80, wall_top=ZC, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .12))
    tag(K.sink(xs, bowl=rng.choice(["steel", "ceramic"]), tap=U.tap_of(p)), "tap", "Sink and mixer tap", (0, .2, .3))
    U.roman_blind(1.77, 2.95, 2.09, .24, sp["drape"])
    D.boards(1.52, K.TOP)
    D.canisters(2.96, -.13, K.TOP, 2)
    D.pot(xh - .24, -.22, K.TOP + .036, p["soft"][2])
    D.utensils(4.05, -.13, K.TOP)
    D.bottles(4.17, -.20, K.TOP, 2, -1)
    P.plant("herb", (2.72, -.13, K.TOP), .30, seed + 1, "#d9cfbf", .07, .12)
    D.lemons(2.92, -.40, K.TOP, seed)
    for z, ks in ((ZW + .02, "m"), (1.80, "b")):
        D.shelf_things(3.99, 4.28, -.17, z, seed, p["soft"], ks)
    P.plant("fiddle", (.42, -1.30, 0), 1.45, seed, "#ddd3c3", .17, .30)
    P.framed_art(.50, .66, (.001, -1.50, 1.68), 90, seed, sp["wood"] if p["metal"] != "black" else "black", colors=("#efe8dc",) + tuple(p["soft"]) + ("#8fa08a", "#2c2a29"))


def _shelf_side(p, seed, rng):
    sp = p["spec"]
    with Group("tall") as gt:
        U.housing(3.54, W, p, ZC)
        P.tall_unit(3.0, [.54], p, ["oven"], h=2.12)
        P.wall_units(3.0, [.54], dict(p, wall_cab=p["tall"]), 2.135, ZC, depth=.58, types=["door"], led=False)
    tag(gt, "tall-unit", "Oven tower", (3.27, -.61, .95), sp["tall"])
    tag(U.fridge((3.572, -.01, 0), w=.696, d=.64, skin=U.steel_of(p)), "fridge", "Refrigerator", (.35, -.65, 1.25), "steel")
    with Group("base") as gb:
        at = K.run([(.30, "tray"), (.80, "drawers2"), (.45, "door"), (.80, "sink"), (.65, "drawers")], p)
    tag(gb, "base-cabinets", "Base cabinets", (2.68, -.60, .5), sp["base"])
    tag(gb, "counter", "Worktop", (2.55, -.45, K.TOP), sp["counter"])
    with Group("splash") as gs:
        K.splash(0, 3.0, ZC, p)
    tag(gs, "splashback", "Splashback", (1.16, -.01, 1.62), sp["splash"])
    xs, xh = at["sink"], at["drawers2"]
    with Group("wall") as gw:
        P.wall_units(1.20, [.60, .60, .58], p, 2.0, ZC, types=["door"] * 3, led=False)
    tag(gw, "wall-cabinets", "Wall cabinets", (1.8, -.36, 2.3), sp["wall_cab"])
    with Group("shelves") as go:
        for k, z in enumerate((1.36, 1.69)):
            zt = U.shelf(1.24, 2.94, z, p["wood_x"], .22, p["metal"], y=-.010)
            D.shelf_things(1.27, 2.92, -.125, zt, seed + 3 * k, p["soft"], ("pgbjc", "mhbcp")[k])
        P.strip(1.28, 2.92, -.20, 1.36, 4)
    tag(go, "open-shelf", "Oak open shelves", (2.75, -.22, 1.37), "wood:" + sp["wood"])
    tag(P.hob(xh, -.31, K.TOP, .70), "hob", "Gas hob", (0, 0, .02))
    tag(P.chimney(xh, 1.58, .80, wall_top=ZC, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .12))
    tag(K.sink(xs, bowl=rng.choice(["steel", "granite"]), tap=U.tap_of(p), spout="square"), "tap", "Sink and mixer tap", (0, .2, .25))
    D.boards(1.34, K.TOP, -.022)
    D.kettle(xh + .24, -.22, K.TOP + .036, "#e9e4d8", rot=200)
    D.bottles(.09, -.14, K.TOP, 2)
    D.bread(2.62, -.34, K.TOP)
    P.plant("herb", (2.87, -.14, K.TOP), .26, seed + 1, "#d9cfbf", .06, .11)
    P.plant("snake", (.34, -1.02, 0), .95, seed, "#e0d6c6", .14, .28)


def _table(p, seed, rng, odd):
    wood = "black" if p["metal"] == "black" else p["spec"]["wood"]
    if odd:
        x, y = 3.10, -2.72
        tag(P.round_table((x, y, 0), .44, .75, p["wood_x"], "legs", p["wood_z"]), "table", "Breakfast table", (0, 0, .75))
        for k, (a, dx, dy) in enumerate(((78, -.66, .10), (-70, .64, .16), (176, .10, -.66))):
            c = P.dining_chair((x + dx, y + dy, 0), a + rng.uniform(-8, 8), p["soft"][0], wood)
            if k == 0:
                tag(c, "chair", "Dining chair", (0, 0, .48), p["soft"][0])
        g = P.pendant(x, y, HIGH, 1.72, "rattan", r=.20, power=10)
        tag(g, "pendant", "Rattan pendant", (0, 0, 1.85))
    else:
        x, y = 1.86, -2.55
        tag(P.dining_table((x, y, 0), 1.10, .68, 0, p["wood_x"], p["spec"]["wood"]), "table", "Breakfast table", (0, 0, .75))
        for k, (a, dx, dy) in enumerate(((90, -.72, .02), (-90, .72, -.03), (180, .02, -.56))):
            c = A.spindle_chair((x + dx, y + dy, 0), a + rng.uniform(-7, 7), p["spec"]["wood"], p["soft"][1])
            if k == 1:
                tag(c, "chair", "Spindle chair", (0, 0, .46), p["soft"][1])
        g = P.pendant(x, y, HIGH, 1.66, "dome", "#2b2b2c" if p["metal"] == "black" else p["soft"][2], 8, r=.20)
        tag(g, "pendant", "Dome pendant", (0, 0, 1.76))
    P.vase("jar", (x + .16, y + .10, .75), M.ceramic("#d9cdb9"), .62)
    P.branches((x + .16, y + .10, .87), .24, 7, seed)
    P.vase("cup", (x - .20, y - .13, .75), M.ceramic("#efe9df"), .9)
    A.plate((x - .12, y + .06, .75), M.ceramic("#efe9de", .3), .9)


ROOMS = {ROOM: straight}

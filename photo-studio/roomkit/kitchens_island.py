"""Kitchen with a large island under pendants and a garden window at the side.
Odd seeds: tall block left, hob on the wall, sink in the island, window right. Even seeds: tall block right, sink and hob on
the wall under long shelves, backless stools, one long pendant, window left."""
import random

import core
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import props as P
import props_more_a as A
import window_views
from geo import Group, box, tag
from rooms import fills

ROOM = "kitchen-island"
W, DEEP, HIGH = 5.60, 6.00, 2.85
ZC, ZW = HIGH - .14, 1.48

CAMERAS = {
    ROOM: {
        "main": dict(at=(1.30, -5.62, 1.42), look=(3.35, -.6, 1.42), lens=24.5, shift_y=-.05, tall=dict(at=(1.7, -5.7, 1.42), look=(3.2, -.6, 1.42), lens=29, shift_y=-.13)),
        "front": dict(at=(2.95, -5.70, 1.38), look=(2.95, 0, 1.38), lens=26, shift_y=-.04, tall=dict(lens=32, shift_y=-.13)),
        "close-tap": dict(at=(2.15, -4.10, 1.36), look=(3.30, -2.55, 1.36), lens=38, shift_y=-.16, fstop=5.6, focus=1.9, tall=dict(lens=36)),
        "close-hob": dict(at=(2.35, -2.0, 1.40), look=(3.35, -.25, 1.40), lens=36, shift_y=-.12, fstop=6.3, focus=1.9, tall=dict(lens=34)),
    },
    ROOM + "/even": {
        "main": dict(at=(4.30, -5.62, 1.42), look=(2.25, -.6, 1.42), lens=24.5, shift_y=-.05, tall=dict(at=(3.9, -5.7, 1.42), look=(2.4, -.6, 1.42), lens=29, shift_y=-.13)),
        "front": dict(at=(2.60, -5.70, 1.38), look=(2.60, 0, 1.38), lens=26, shift_y=-.04, tall=dict(lens=32, shift_y=-.13)),
        "close-tap": dict(at=(1.05, -1.85, 1.36), look=(1.72, -.25, 1.36), lens=40, shift_y=-.14, fstop=5.6, focus=1.6, tall=dict(lens=36)),
        "close-hob": dict(at=(1.95, -2.0, 1.40), look=(2.90, -.25, 1.40), lens=36, shift_y=-.12, fstop=6.3, focus=1.9, tall=dict(lens=34)),
        "close-shelf": dict(at=(2.05, -2.05, 1.50), look=(1.35, -.1, 1.50), lens=38, shift_y=-.03, fstop=5.6, focus=1.95, tall=dict(lens=34)),
    },
}


def island(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    win = ("right" if odd else "left", -4.30, -1.20, .42, 2.38)
    P.room(W, DEEP, HIGH, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, DEEP, HIGH, .14, .85, 3100, 18, downlights=[(x, -1.0) for x in (1.0, 2.2, 3.4, 4.6)] + [(1.2, -4.6), (4.4, -4.6)], spot=5)
    window_views.window(win[0], W, DEEP, *win[1:], view="garden", seed=seed + 40, day=300, panes=3, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee",
                        sun=rng.choice([0, 2.5]), sun_dir=(-.75 if odd else .75, .22, -.55))
    P.curtains(win[0], W, DEEP, win[1], win[2], win[4], p["spec"]["drape"], sheer=False, width=.42, seed=seed, rail=p["metal"], ztop=ZC - .06)
    fills(W, DEEP, HIGH, 52)
    (_hob_wall if odd else _shelf_wall)(p, seed, rng)
    _island(p, seed, rng, odd)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return {}


def _talls(p, x0, order):
    """Refrigerator housing (0.98) and two towers (0.60 each), in the given order."""
    sp, x = p["spec"], x0
    with Group("tall") as g:
        for k in order:
            if k == "fridge":
                U.housing(x, x + .98, p, ZC)
                tag(U.fridge((x + .034, -.01, 0), w=.912, h=1.83, d=.66, kind="french", skin=U.steel_of(p)), "fridge", "French-door refrigerator", (.30, -.66, 1.0), "steel")
                x += .98
                continue
            P.tall_unit(x, [.60], p, [k], h=2.14)
            P.wall_units(x, [.60], dict(p, wall_cab=p["tall"]), 2.155, ZC, depth=.58, types=["door"], led=False)
            tag(g, "oven-tower" if k == "oven" else "tall-unit", "Built-in oven tower" if k == "oven" else "Tall pantry unit", (x + .30, -.62, .95 if k == "oven" else 1.7), "black glass" if k == "oven" else sp["tall"])
            x += .60
        e = x if order[-1] != "fridge" else x0
        box(e, e + (.018 if e == x else -.018), -.60, 0, 0, ZC, p["tall"], .0015)
    return g


def _hob_wall(p, seed, rng):
    sp = p["spec"]
    _talls(p, 0, ["fridge", "pantry", "oven"])
    x0 = 2.198
    with Group("base", (x0, 0, 0)) as g:
        at = K.run([(.60, "drawers"), (.90, "drawers2"), (.60, "drawers"), (.60, "panel"), (W - x0 - 2.70, "door2")], p)
    tag(g, "base-cabinets", "Base cabinets", (.16, -.60, .62), sp["base"])
    h = x0 + at["drawers2"]
    with Group("splash") as gs:
        K.splash(x0, W, ZC, p)
    tag(gs, "splashback", "Splashback", (4.4, -.01, 1.2), sp["splash"])
    with Group("wall") as gw:
        P.wall_units(x0, [.58], p, ZW, 2.14, types=["glass"])
        P.wall_units(x0, [.58], p, 2.155, ZC, types=["door"], led=False)
        n = (W - h - .48) / 3
        P.wall_units(h + .48, [n] * 3, p, ZW, 2.14, types=["door", "door", "open"])
        P.wall_units(h + .48, [n] * 3, p, 2.155, ZC, types=["door"] * 3, led=False)
    tag(gw, "wall-cabinets", "Wall cabinets", (h + .48 + n * 1.5, -.36, 1.85), sp["wall_cab"])
    for z, ks in ((ZW + .02, "mgb"), (1.82, "bjp")):
        D.shelf_things(W - n + .03, W - .03, -.17, z, seed, p["soft"], ks)
        D.shelf_things(x0 + .03, x0 + .56, -.17, z + .004, seed + 1, p["soft"], ks[::-1])
    tag(P.hob(h, -.31, K.TOP), "hob", "Gas hob", (0, 0, .02))
    tag(P.chimney(h, 1.60, .90, wall_top=ZC, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .12))
    D.boards(x0 + .26, K.TOP, -.022)
    D.pot(h + .24, -.22, K.TOP + .036, p["soft"][2])
    D.bottles(h + .56, -.14, K.TOP, 3)
    D.utensils(h - .58, -.15, K.TOP)
    D.canisters(4.55, -.16, K.TOP, 3)
    P.plant("herb", (5.30, -.22, K.TOP), .32, seed + 1, "#d9cfbf", .08, .13)


def _shelf_wall(p, seed, rng):
    sp = p["spec"]
    x1 = W - 2.198
    _talls(p, x1 + .018, ["oven", "pantry", "fridge"])
    with Group("base") as g:
        at = K.run([(x1 - 2.90, "door"), (.60, "drawers"), (.80, "sink"), (.60, "panel"), (.90, "drawers2")], p)
    tag(g, "base-cabinets", "Base cabinets", (.82, -.60, .55), sp["base"])
    with Group("splash") as gs:
        K.splash(0, x1, ZC, p)
    tag(gs, "splashback", "Splashback", (.4, -.01, 1.9), sp["splash"])
    s, h = at["sink"], at["drawers2"]
    with Group("shelves") as go:
        for k, z in enumerate((1.42, 1.80)):
            zt = U.shelf(.12, h - .52, z, p["wood_x"], .24, p["metal"], .034, -.010)
            D.shelf_things(.16, h - .54, -.13, zt, seed + 3 * k, p["soft"], ("pgbjcmk", "jbhpcbm")[k])
        P.strip(.16, h - .56, -.21, 1.42, 4)
    tag(go, "open-shelf", "Floating shelves", (1.3, -.25, 1.44), "wood:" + sp["wood"])
    tag(P.hob(h, -.31, K.TOP), "hob", "Gas hob", (0, 0, .02))
    tag(P.chimney(h, 1.60, .88, wall_top=ZC, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .12))
    tag(K.sink(s, bowl=rng.choice(["ceramic", "steel"]), tap=U.tap_of(p)), "tap", "Sink and mixer tap", (0, .2, .3))
    D.kettle(h - .24, -.22, K.TOP + .036, "#ece7dc", rot=30)
    D.boards(.42, K.TOP, -.022)
    D.canisters(.90, -.15, K.TOP, 2)
    D.utensils(h - .56, -.15, K.TOP)
    D.bread(.75, -.36, K.TOP, 8)
    P.plant("herb", (.15, -.16, K.TOP), .30, seed + 1, "#d9cfbf", .07, .12)


def _island(p, seed, rng, odd):
    sp, L, d, z1 = p["spec"], 2.50, 1.05, .90
    x, y = (3.05, -2.95) if odd else (2.55, -2.95)
    face = p["base"] if odd else (p["wood_z"] if "wood" not in sp["base"] else p["wall_cab"])
    with Group("island", (x - L / 2, y + d / 2, 0)) as g:
        box(.06, L - .06, -d + .34, -.06, 0, .09, p["kick"], .001)
        box(.045, L - .045, -d + .30, -.03, .09, z1 - .23 if odd else z1 - .041, p["carcass"], .002)
        n = 4
        for i in range(n):                             # panelled face toward the stools
            a, b = .042 + (L - .084) / n * i, .042 + (L - .084) / n * (i + 1)
            P.front(a, b, .09, z1 - .041, -d + .30, face, "fluted" if p["door_style"] == "slab" else "shaker")
        hole = (L * .62, -.36, .56, .40) if odd else None
        K.slab(0, L, -d, 0, z1 - .04, z1, p["counter"], hole, .004)
        for e in (0, L - .04):
            box(e, e + .04, -d, 0, 0, z1 - .0405, p["counter"], .003)
        if odd:
            tag(K.sink(hole[0], z1 - .018, hole[1], tap=U.tap_of(p), rot=180), "tap", "Sink and mixer tap", (0, .2, .3))
    tag(g, "island", "Kitchen island", (.16, -d * .5, z1), sp["counter"])
    legs = "black" if p["metal"] == "black" else sp["wood"]
    for k, dx in enumerate((-.78, 0, .78)):
        at = (x + dx, y - d / 2 - (.10 if odd else .16), 0)
        c = P.dining_chair(at, 180 + rng.uniform(-12, 12), p["soft"][0], legs, h=.64, back=.76) if odd else U.stool(at, 10, sp["wood"], p["metal"], .66)
        if k == 1:
            tag(c, "stool", "Counter stool", (0, 0, .66), p["soft"][0])
    kind = rng.choice(["dome", "globe"]) if odd else "linear"
    if odd:
        for k, dx in enumerate((-.80, 0, .80)):
            q = P.pendant(x + dx, y, HIGH, 1.72, kind, "#2b2b2c" if p["metal"] == "black" else "#efe8da", 7, r=.16)
            if k == 1:
                tag(q, "pendant", "Pendant light", (0, 0, 1.80))
    else:
        tag(A.linear_pendant(x, y, HIGH, 1.74, 1.7, 0, p["metal"], 22), "pendant", "Linear pendant", (0, 0, 1.76))
    P.vase("jar", (x - .62, y + .10, z1), M.ceramic("#d9cdb9"), 1.0)
    P.branches((x - .62, y + .10, z1 + .19), .52, 8, seed)
    if odd:
        D.lemons(x - .28, y + .06, z1, seed)
        P.tray(x + .98, y - .22, z1, rot=6)
        for dx in (-.06, .07):
            P.vase("cup", (x + .98 + dx, y - .22, z1 + .008), M.ceramic("#efe9df"), .9)
    else:
        P.fruit_bowl(x + .02, y + .02, z1, seed, M.ceramic("#ddd4c4"))
        for k, dx in enumerate((.62, .80)):
            A.plate((x + .78, y - .16, z1 + .011 * k), M.ceramic("#efe9de", .3), 1.0)
        P.books(x + .72, y + .24, z1, 3, False, seed, rot=12)
    P.plant("palm", ((5.22 if odd else .40), -1.18, 0), 1.50, seed, "#ddd3c3", .19, .34)


ROOMS = {ROOM: island}

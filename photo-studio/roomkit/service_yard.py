"""Laundry space of a flat. Odd seeds: service yard of a Singapore flat with washer and dryer under a worktop, laundry sink,
bamboo poles, cleaning cupboard and louvre window. Even seeds: Indian utility balcony seen along its length: top-loader, wash
area with a kerb, pulley rack and a full grille."""
import random

import core
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import parts_kitchen_more as N
import parts_kitchen_spaces as S
import props as P
import props_more_a as A
import window_views
from geo import Group, box, cyl, lathe, rod, tag, tube
from rooms import fills

ROOM = "service-yard"
H = 2.62

CAMERAS = {
    1: {
        "main": dict(at=(.80, -3.34, 1.36), look=(1.48, -.2, 1.36), lens=25.5, shift_y=-.04, tall=dict(at=(1.05, -3.4, 1.36), look=(1.48, -.2, 1.36), lens=28, shift_y=-.10)),
        "close-tap": dict(at=(1.05, -1.75, 1.36), look=(1.62, -.2, 1.36), lens=34, shift_y=-.13, fstop=6.3, focus=1.55, tall=dict(lens=34)),
    },
    0: {
        "main": dict(at=(1.02, -4.10, 1.38), look=(.84, 0, 1.38), lens=25, shift_y=-.11, tall=dict(at=(1.05, -4.1, 1.38), look=(.86, 0, 1.38), lens=30, shift_y=-.10)),
        "close-washing-machine": dict(at=(1.48, -3.20, 1.30), look=(.42, -1.75, 1.30), lens=31, shift_y=-.20, fstop=6.3, focus=1.8, tall=dict(lens=32)),
    },
}


def yard(p, seed=1):
    odd = seed % 2
    (_flat if odd else _balcony)(p, seed, random.Random(seed))
    core.use_camera({ROOM: CAMERAS[odd]}, ROOM)
    return {} if odd else dict(target=.66, wb=(.91, 1.0, 1.12))


def _flat(p, seed, rng):
    sp, W, D0 = p["spec"], 2.75, 3.50
    win = ("back", .28, 1.98, 1.20, 2.22)
    wall = M.tiles("#eceae4", .60, .30, "#d3d0c8", "xz", 0.0, .12)
    floor = M.tiles("#c4c3bd", .30, .30, "#a7a59e", "xy", 0.0, .35, .08)
    P.room(W, D0, H, p["wall"], floor, openings=[win], back=wall)
    for x in (.9, 1.8):
        P.downlight(x, -1.6, H - .001, 4, 4300)
    window_views.window(win[0], W, D0, *win[1:], view="city", seed=seed + 3, day=460, panes=3, frame="#e9e9e6", sill=False)
    S.louvres(win[1] + .02, win[2] - .02, win[3] + .02, win[4] - .02, .035, .12)
    fills(W, D0, H, 34)
    n = 1.24                                           # the two machines stand under the worktop
    for k, skin in enumerate(("#f3f2ef", "#4a4d52")):
        g = N.washer((.02 + .615 * k, -.02, 0), 0, skin, .845)
        tag(g, ("washing-machine", "dryer")[k], ("Washing machine", "Tumble dryer")[k], (.3, -.58, .45), ("white", "dark grey")[k])
    box(n, n + .018, -.60, 0, 0, K.H - .001, p["base"], .0015)
    with Group("base", (n + .018, 0, 0)) as gb:
        at = K.run([(.80, "sink")], p, sink=(.54, .42), counter=False, end1=True)
    x1 = n + .018 + .80 + .018
    K.slab(0, x1, -.625, 0, K.H, K.TOP, p["counter"], (n + .018 + .40, -.315, .54, .42))
    tag(gb, "base-cabinets", "Base cabinet", (.4, -.60, .5), sp["base"])
    tag(K.sink(n + .418, w=.54, d=.42, bowl="ceramic", tap=U.tap_of(p), deep=.28), "tap", "Deep laundry sink", (0, .2, .3))
    with Group("tall") as gt:                          # cleaning cupboard, one door open
        a, b, c = x1 + .012, W - .003, p["carcass"]
        for q in (a, b - .018):
            box(q, q + .018, -.56, 0, 0, H - .12, p["tall"], .0015)
        box(a + .018, b - .018, -.012, -.001, .09, H - .12, c, 0)
        for z in (.09, 1.62, 1.98, H - .138):
            box(a + .018, b - .018, -.555, -.012, z, z + .018, c, .001)
        box(a + .018, b - .018, -.50, -.02, 0, .09, p["kick"], .001)
        box(a, b, -.56, 0, H - .119, H - .003, p["tall"], .0015)
        with Group("door", (b, -.562, 0), 64):         # hinged at the right side wall
            P.front(-(b - a), 0, .09, H - .12, 0, p["tall"], p["door_style"], p["handle"], "l", 1.1, p["metal"], hlen=.24)
        S.mop((a + .16, -.20, .11), 4, p["soft"][1], 1.28)
        S.mop((a + .38, -.20, .11), 4, p["soft"][2], 1.20)
        S.bucket((a + .28, -.36, .108), "#e2dccf", .8)
        for k in range(3):
            P.vase("bottle", (a + .12 + .13 * k, -.22, 1.64), M.plain(("#dfe8ea", p["soft"][1], "#efe9dd")[k], .3), .75)
        A.folded((a + .28, -.28, 2.0), (p["soft"][0], "#efe9de", p["soft"][2]), 4, .30, .30, seed)
    tag(gt, "tall-unit", "Cleaning cupboard", ((a + b) / 2, -.54, 1.3), sp["tall"])
    with Group("poles") as gp:                         # bamboo poles on ceiling brackets
        for k in range(3):
            y = -.55 - .34 * k
            S.bamboo((.04, y, 2.26), (2.10, y, 2.26))
            for x in (.25, 1.9):
                rod((x, y, 2.26), (x, y, H), .005, None, M.metal("steel", .3), 10)
        cl = ("#e9edee", p["soft"][1], "#efe6d6", p["soft"][2], "#cfd9dd")
        for i in range(5):
            A.garment((.34 + .25 * i, -.89, 2.24), cl[i], (.62, .52, .66)[i % 3], seed + i, "steel", .24)
        S.hung(1.78, -.89, 2.275, .36, .52, cl[3], seed)
        for i in range(3):
            S.hung(.40 + .42 * i, -.55, 2.275, .30, .40, cl[(i + 2) % 5], seed + 3 * i)
    tag(gp, "drying-rack", "Bamboo drying poles", (1.50, -1.23, 2.26), "bamboo")
    D.canisters(.16, -.16, K.TOP, 2)
    A.folded((.60, -.30, K.TOP), ("#e9edee", p["soft"][2], p["soft"][0]), 4, .32, .30, seed)
    for k in range(2):
        P.vase("bottle", (1.98 - .10 * k, -.12, K.TOP), M.plain(("#dfe8ea", p["soft"][1])[k], .3), .7)
    P.plant("herb", (.92, -.14, K.TOP), .26, seed, "#c07a56", .06, .11)
    tag(S.laundry_basket((1.62, -1.02, 0), "#d5c5a6", .21, .44, True, p["soft"][1], seed), "basket", "Laundry basket", (0, 0, .5))
    S.slippers((.78, -1.10, 0), 12, p["soft"][1])
    with Group("left", (0, -1.55, 0), 90):             # folded ironing board and a cloth on the left wall
        box(.10, .46, -.045, -.004, .45, 1.75, M.fabric(p["soft"][0], 300), .10, 6)
        box(.16, .40, -.075, -.046, .62, 1.55, M.metal("steel", .3), .010, 3)
        box(.62, .94, -.022, -.001, 1.52, 1.56, p["wood_x"], .003)
        S.hung(.78, -.045, 1.54, .26, .46, p["soft"][2], seed)
    with Group("right", (W, -.95, 0), -90):            # hooks with a bag on the right wall
        box(.10, .80, -.022, -.001, 1.50, 1.55, p["wood_x"], .003)
        S.hung(.28, -.05, 1.52, .22, .60, p["soft"][1], seed + 1)
        A.handbag((.60, -.10, 1.06), p["soft"][2], 0, 1.1, p["metal"])


def _balcony(p, seed, rng):
    sp, W, D0 = p["spec"], 1.72, 4.30
    win = ("back", .06, 1.66, .98, 2.40)
    wall = M.tiles("#e3ddd0", .30, .30, "#c9c2b3", "xz", 0.0, .15, .05)
    side = M.tiles("#e3ddd0", .30, .30, "#c9c2b3", "yz", 0.0, .15, .05)
    floor = M.tiles("#a99a86", .20, .20, "#8d8171", "xy", 0.0, .45, .10)
    P.room(W, D0, H, p["wall"], floor, openings=[win], skirting=None, back=wall)
    for x in (0, W):                                   # dado of tiles on both sides, to 1.2 m
        box(*((.0, .010) if x == 0 else (W - .010, W)), -D0, -.0005, .0005, 1.20, side, 0)
    window_views.window(win[0], W, D0, *win[1:], view="garden", seed=seed + 7, day=380, sun=2.6, sun_dir=(-.42, -.80, -.62), panes=3, frame="#3b3f42", sill=False)
    S.grille(win[1] + .01, win[2] - .01, win[3] + .01, win[4] - .01, .02, "black", .105, 4)
    box(.02, W - .02, -.05, .02, .952, .979, p["counter"], .003)
    fills(W, D0, H, 22)
    core.lamp("AREA", (W / 2, -2.0, H - .03), 12, 4600, target=(W / 2, -2.0, 0), size=(.6, 2.6), glossy=False, name="top")
    with Group("left", (0, -2.70, 0), 90) as g:        # local x: 0 near the camera, grows toward the grille
        m = N.top_loader((.52, -.012, 0))
        tag(m, "washing-machine", "Top-loading washing machine", (.28, -.42, .9), "white")
        S.gas_cylinder((1.30, -.20, 0))
        with Group("cupboards") as gw:
            P.wall_units(.45, [.60, .60, .60], p, 1.62, 2.30, types=["door"] * 3, led=False)
        tag(gw, "wall-cabinets", "Wall cabinets", (1.05, -.36, 1.95), sp["wall_cab"])
        zt = U.shelf(.45, 2.25, 1.34, p["wood_x"], .20, p["metal"], y=-.001)
        for k in range(3):
            P.vase("bottle", (.58 + .11 * k, -.11, zt), M.plain(("#dfe8ea", p["soft"][1], "#efe9dd")[k], .3), .7)
        N.dabbas(.98, 1.40, -.11, zt, seed, .05)
        P.plant("herb", (1.70, -.11, zt), .26, seed + 1, "#c07a56", .06, .10)
        A.folded((2.05, -.11, zt), (p["soft"][2], "#efe9de"), 2, .22, .18, seed)
        S.mop((.16, -.06, 0), 3, p["soft"][1], 1.25)
    with Group("right", (W, -.35, 0), -90) as gr:      # stone wash trough, low tap, kerb
        x1, st = .95, p["counter"]
        K.slab(.0, x1, -.52, -.011, .78, .805, st, (.46, -.27, .60, .34))
        sink = K.sink(.46, .805, -.27, .60, .34, "steel", "steel", deep=.24)
        for a in (.02, x1 - .05):
            box(a, a + .03, -.50, -.011, 0, .78, st, .002)
        box(.0, x1, -.62, -.585, 0, .09, st, .004)     # kerb of the washing place
        S.bucket((.30, -.30, 0), p["soft"][1])
        S.bucket((.66, -.28, 0), p["soft"][2], .85)
        rod((.74, -.011, .45), (.74, -.10, .45), .010, None, M.metal("chrome", .2, False), 14)
        N.dish_rack(1.22, -.22, .56, .40, 0, p["soft"])
        with Group("stand"):                           # low stand for vessels beside the trough
            for z in (.26, .54):
                box(1.0, 1.46, -.42, -.012, z, z + .02, p["wood_x"], .002)
            for a in (1.0, 1.44):
                for b in (-.42, -.032):
                    box(a, a + .02, b, b + .02, 0, .56, M.metal("black", .4), .001)
        N.vessels(1.12, -.22, .28, 2, .09)
        N.tiffin(1.34, -.22, .28, 3, .85)
        for k in range(3):
            box(1.60 + .12 * k, 1.62 + .12 * k, -.05, -.011, 1.46, 1.48, M.metal("brass", .3), .004)
        S.hung(1.72, -.06, 1.46, .30, .56, p["soft"][0], seed)
    tag(gr, "wash-area", "Stone wash area", (.46, -.52, .80), sp["counter"])
    tag(sink, "tap", "Deep sink with tap", (0, .1, .3))
    r = S.pulley_rack((W / 2, -1.45, 2.22), 1.45, 1.0, H, ("#e9edee", p["soft"][2], "#efe6d6", p["soft"][1]), seed + 1, bars=6)
    tag(r, "drying-rack", "Pulley drying rack", (.2, -.5, 0), "steel")
    for k in range(4):
        P.plant("herb", (.25 + .40 * k, -.0, .979), .30, seed + k, ("#c07a56", "#b46b48")[k % 2], .065, .11)
    tag(S.laundry_basket((1.42, -2.08, 0), "#d5c5a6", .20, .40, True, p["soft"][1], seed), "basket", "Laundry basket", (0, 0, .45))
    S.slippers((.92, -1.35, 0), 8, p["soft"][1])


ROOMS = {ROOM: yard}

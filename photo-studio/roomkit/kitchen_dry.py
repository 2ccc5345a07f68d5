"""Dry kitchen of a Malaysian house, open to the dining place.
Odd seeds: island with two stools before a wall of tall units and ribbed glass, coffee niche, dining table under the garden window.
Even seeds: a raised bar before a window wall, ribbed sliding doors to the wet kitchen at the left, evening light."""
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
from geo import Group, box, tag
from rooms import fills

ROOM = "kitchen-dry"
H = 2.85
ZC = H - .13

CAMERAS = {
    1: {
        "main": dict(at=(1.05, -4.75, 1.38), look=(2.75, -.6, 1.38), lens=24, shift_y=-.05, tall=dict(at=(1.3, -4.9, 1.38), look=(2.35, -.5, 1.38), lens=29, shift_y=-.12)),
        "close-coffee-machine": dict(at=(2.05, -1.55, 1.34), look=(1.52, -.2, 1.34), lens=36, shift_y=-.05, fstop=5.6, focus=1.4, tall=dict(lens=34)),
    },
    0: {
        "main": dict(at=(3.95, -4.60, 1.38), look=(2.05, -.4, 1.38), lens=24, shift_y=-.05, tall=dict(at=(3.5, -4.75, 1.38), look=(2.15, -.3, 1.38), lens=29, shift_y=-.12)),
        "close-bar": dict(at=(4.35, -3.15, 1.42), look=(2.95, -2.20, 1.42), lens=32, shift_y=-.10, fstop=5.6, focus=1.5, tall=dict(lens=33)),
    },
}


def dry(p, seed=1):
    odd = seed % 2
    (_island if odd else _bar)(p, seed, random.Random(seed))
    core.use_camera({ROOM: CAMERAS[odd]}, ROOM)
    return {}


def ribbed_cabinets(x0, widths, p, z0, z1, depth, seed, power=2.2):
    """Lit cabinets behind ribbed glass doors in slim metal frames."""
    tot, wd, fr = sum(widths), p["accent_wood"], M.metal(p["metal"], .35)
    box(x0, x0 + tot, -.014, -.001, z0, z1, wd, .001)
    for z in (z0, (z0 + z1) / 2 - .009, z1 - .018):
        box(x0 + .018, x0 + tot - .018, -depth, -.014, z + .0005, z + .018, wd, .001)
    x = x0
    for i, w in enumerate(widths + [0]):
        e = x if i == 0 else x - .009 if w else x - .018
        box(e, e + .018, -depth + .0005, -.014, z0, z1, wd, .001)
        if w:
            S.leaf(x + .003, x + w - .003, z0 + .003, z1 - .003, -depth - .020, fr, S.ribbed_glass(), .022)
            for k, z in enumerate((z0 + .019, (z0 + z1) / 2 + .010)):
                D.shelf_things(x + .03, x + w - .03, -depth * .5, z, seed + i + 3 * k, p["soft"], ("gpb", "bjm")[k])
            core.lamp("AREA", (x + w / 2, -depth + .05, z1 - .03), power, 3200, target=(x + w / 2, -.1, z0), size=(w - .08, .02))
        x += w


def _island(p, seed, rng):
    sp, W, D0 = p["spec"], 5.20, 5.20
    win = ("right", -3.60, -1.30, .35, 2.40)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D0, H, .13, .80, 3500, 10, downlights=[(x, -.9) for x in (.8, 1.9, 3.0)], spot=4)
    window_views.window(win[0], W, D0, *win[1:], view="garden", seed=seed + 9, day=340, sun=3.0, sun_dir=(-.72, .30, -.60), panes=3, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    P.curtains(win[0], W, D0, win[1], win[2], win[4], sp["drape"], sheer=False, width=.38, seed=seed, rail=p["metal"], ztop=ZC - .05)
    fills(W, D0, H, 44)
    with Group("tall") as gt:                          # oven tower, coffee niche, refrigerator behind panels
        P.tall_unit(.0, [.60, .60], p, ["pantry", "oven"], h=2.16)
        P.wall_units(0, [.60, .60], dict(p, wall_cab=p["tall"]), 2.175, ZC, depth=.58, types=["door"] * 2, led=False)
    tag(gt, "oven-tower", "Built-in oven tower", (.90, -.62, .95), "black glass")
    x0 = 1.22
    box(1.201, 1.219, -.60, 0, 0, ZC, p["tall"], .0015)
    with Group("base", (x0, 0, 0)) as g:
        K.run([(.60, "drawers"), (.80, "drawers2"), (.60, "drawers")], p, end1=True, over1=.01)
    tag(g, "base-cabinets", "Base cabinets", (1.0, -.60, .5), sp["base"])
    x1 = x0 + 2.0
    K.splash(x0, x1, 1.48, p)
    with Group("ribbed") as gr:
        ribbed_cabinets(x0, [.66, .67, .67], p, 1.48, 2.16, .36, seed)
        P.wall_units(x0, [.66, .67, .67], p, 2.175, ZC, types=["door"] * 3, led=False, depth=.36)
        P.strip(x0 + .05, x1 - .05, -.30, 1.478, 5, 3400)
    tag(gr, "glass-shutters", "Ribbed glass shutters", (x0 + 1.0, -.39, 1.85), "ribbed glass")
    tag(N.coffee_machine(x0 + .34, -.28, K.TOP, 8), "coffee-machine", "Coffee machine", (0, -.1, .3), "steel")
    tea_things(x0 + .66, p)
    D.boards(x0 + 1.72, K.TOP, -.022)
    N.microwave(x0 + 1.22, -.03, K.TOP, .46)
    P.plant("herb", (x0 + 1.92, -.16, K.TOP), .28, seed, "#d9cfbf", .06, .11)
    U.housing(x1 + .03, x1 + .76, p, ZC)
    tag(U.fridge((x1 + .062, -.01, 0), w=.666, d=.64, skin=U.steel_of(p)), "fridge", "Refrigerator", (.3, -.65, 1.2), "steel")
    L, d, x, y, z1 = 2.0, .92, 1.95, -2.10, .90        # the island
    with Group("island", (x - L / 2, y + d / 2, 0)) as gi:
        box(.06, L - .06, -d + .34, -.06, 0, .09, p["kick"], .001)
        box(.045, L - .045, -d + .30, -.03, .09, z1 - .041, p["carcass"], .002)
        for i in range(4):
            a, b = .042 + (L - .084) / 4 * i, .042 + (L - .084) / 4 * (i + 1)
            P.front(a, b, .09, z1 - .041, -d + .30, p["base"], "fluted")
        K.slab(0, L, -d, 0, z1 - .04, z1, p["counter"])
        for e in (0, L - .04):
            box(e, e + .04, -d, 0, 0, z1 - .0405, p["counter"], .003)
    tag(gi, "island", "Breakfast island", (.3, -.4, z1), sp["counter"])
    for k, dx in enumerate((-.42, .42)):
        c = P.dining_chair((x + dx, y - d / 2 - .12, 0), 180 + 14 * dx, p["soft"][0], "black" if p["metal"] == "black" else sp["wood"], h=.64, back=.76)
        if k:
            tag(c, "stool", "Counter stool", (0, 0, .66), p["soft"][0])
        P.pendant(x + dx * 1.1, y, H, 1.80, "dome", "#2b2b2c" if p["metal"] == "black" else "#efe8da", 6, 3300, r=.15)
    P.vase("jar", (x + .62, y + .12, z1), M.ceramic("#d9cdb9"), .9)
    P.branches((x + .62, y + .12, z1 + .17), .45, 8, seed)
    P.tray(x - .35, y - .05, z1, rot=6)
    for dx in (-.41, -.28):
        P.vase("cup", (x + dx, y - .05, z1 + .008), M.ceramic("#efe9df"), .9)
    tx, ty = 4.12, -2.45                               # the dining place under the window
    A.big_table((tx, ty, 0), 1.55, .86, 90, p["wood_x"], M.wood(sp["wood"], "z"))
    for dy in (-.40, .40):
        P.dining_chair((tx - .62, ty + dy, 0), 90, p["soft"][1], sp["wood"])
        P.dining_chair((tx + .60, ty + dy, 0), -90, p["soft"][1], sp["wood"])
    P.fruit_bowl(tx, ty + .05, .75, seed)
    P.framed_art(.62, .80, (4.62, 0, 1.60), 0, seed, sp["wood"] if p["metal"] != "black" else "black")
    P.plant("palm", (4.75, -.55, 0), 1.35, seed, "#ddd3c3", .18, .32)


def tea_things(x, p):
    """Two tea tins and a stack of cups beside the machine."""
    D.canisters(x, -.15, K.TOP, 2)
    for k in range(2):
        P.vase("cup", (x + .06 + .10 * k, -.33, K.TOP), M.ceramic(p["soft"][k]), .8)


def _bar(p, seed, rng):
    sp, W, D0 = p["spec"], 4.90, 5.00
    win = ("back", 2.35, 4.35, .98, 2.20)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[win, ("left", -1.95, -.30, 0, 2.30)])
    P.cove_ceiling(W, D0, H, .13, .80, 3600, 26, downlights=[(x, -.8) for x in (1.3, 2.5, 3.7)] + [(1.4, -3.2), (3.4, -3.2)], spot=7)
    window_views.window(win[0], W, D0, *win[1:], view="city", seed=seed + 9, strength=.22, day=60, kelvin=11000, panes=3, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    dusk = box(win[1], win[2], .16, .162, win[3], win[4], M.glass("#9299ad", reflect=0), 0)
    dusk.visible_shadow = False
    fills(W, D0, H, 60, 4400)
    with Group("wet", (0, 0, 0), 90):                  # local x runs toward the back wall, local +y outside the left wall
        fr = M.metal("black", .4)
        S.jambs(-1.95, -.30, 2.30, fr)
        S.leaf(-1.92, -1.10, .012, 2.27, .05, fr, S.ribbed_glass(), .04, (1.0,))
        gd = S.leaf(-1.15, -.33, .012, 2.27, .10, fr, S.ribbed_glass(), .04, (1.0,))
        S.annex(-2.3, -.01, 1.2, H, M.tiles("#e6e9e4", .2, .1, "#cfd3cc", "xz"), M.tiles("#b9b6ae", .3, .3, "#9d9a92", "xy", 0.0), (-1.9, -.5, 1.1, 2.2), "garden", seed, 40, 7, strength=.2)
        box(-2.25, -.06, .78, 1.345, 0, .90, M.laminate("#8d9793"), .003)      # what glimmers through the glass
        N.vessels(-1.4, 1.05, .90, 3, .14)
        box(-1.15, -.55, .98, 1.345, 1.6, 2.4, M.metal("steel", .3), .004)
    tag(gd, "door", "Ribbed glass doors to the wet kitchen", None, "ribbed glass")
    x0 = .72
    with Group("tall") as gt:                          # oven tower beside the doors
        box(.02, x0 - .001, -.60, 0, 0, ZC, p["tall"], .0015)
        P.tall_unit(x0, [.60, .60], p, ["oven", "pantry"], h=2.16)
        P.wall_units(x0, [.60, .60], dict(p, wall_cab=p["tall"]), 2.175, ZC, depth=.58, types=["door"] * 2, led=False)
        box(x0 + 1.201, x0 + 1.219, -.60, 0, 0, ZC, p["tall"], .0015)
    tag(gt, "oven-tower", "Built-in oven tower", (x0 + .3, -.62, .95), "black glass")
    xb = x0 + 1.22
    with Group("base", (xb, 0, 0)) as g:
        at = K.run([(.45, "drawers"), (.80, "sink"), (.60, "panel"), (.60, "drawers"), (W - xb - 2.45, "door")], p)
    tag(g, "base-cabinets", "Base cabinets", (2.15, -.60, .5), sp["base"])
    K.splash(xb, W, .955, p)
    K.splash(xb, win[1] - .035, 2.45, p, .956)
    K.splash(win[2] + .035, W, 2.45, p, .956)
    tag(K.sink(xb + at["sink"], bowl="granite", tap=U.tap_of(p)), "tap", "Sink and mixer tap", (0, .2, .3))
    tag(N.coffee_machine(4.52, -.26, K.TOP, -12, "#c9c9c7"), "coffee-machine", "Coffee machine", (0, -.1, .3), "steel")
    D.canisters(xb + .15, -.15, K.TOP, 3)
    D.bottles(3.75, -.14, K.TOP, 3)
    zt = U.shelf(win[2] + .06, W - .04, 1.62, p["wood_x"], .20, p["metal"], y=-.010)
    D.shelf_things(win[2] + .07, W - .03, -.11, zt, seed, p["soft"], "gm")
    bx, by, L, zb = 2.62, -2.20, 2.30, 1.06            # raised bar on a counter
    with Group("bar", (bx - L / 2, by, 0)) as gb:
        box(0, L, -.06, .50, 0, .09, p["kick"], .001)
        P.fluted_panel(.0, L, .09, zb - .05, -.06, p["base"])
        box(0, L, -.0595, .50, .09, zb - .05, p["base"], .002)
        K.slab(-.03, L + .03, -.36, .06, zb - .05, zb, p["counter"])
        K.slab(-.03, L + .03, .061, .54, .86, .90, p["counter"])
    tag(gb, "bar", "Raised breakfast bar", (.5, -.36, zb), sp["counter"])
    for k in range(3):
        c = P.dining_chair((bx - .72 + .72 * k, by - .42, 0), 180 + 8 * (k - 1), p["soft"][1], "black" if p["metal"] == "black" else sp["wood"], h=.74, back=.80)
        if k == 2:
            tag(c, "stool", "Bar stool", (0, 0, .76), p["soft"][1])
    tag(A.linear_pendant(bx, by - .05, H, 1.92, 1.8, 0, p["metal"], 11), "pendant", "Linear pendant", (0, 0, 1.94))
    for dx in (-.55, -.40):
        P.vase("cup", (bx + dx, by - .18, zb), M.ceramic("#efe9df"), .9)
    P.vase("jar", (bx + .78, by - .12, zb), M.ceramic("#d9cdb9"), .75)
    P.branches((bx + .78, by - .12, zb + .14), .40, 7, seed)
    P.books(bx + .15, by - .16, zb, 2, False, seed, rot=10)
    P.rug_obj(2.4, -3.6, 1.9, 1.1, M.rug(*sp["rug"], "border", 1.9, 1.1))
    P.plant("snake", (.35, -2.45, 0), 1.0, seed, "#ddd3c3", .17, .30)


ROOMS = {ROOM: dry}

"""Kitchen of a Saudi villa with its service kitchen.
Odd seeds: refrigerator pair and coffee corner on the back wall, an open way to the service kitchen, island in the middle, noon sun.
Even seeds: cooker wall with a plaster hood, glass double door to the service kitchen at the right, round table end on the island."""
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
import props_more_b as B
import window_views
from geo import Group, box, cyl, lathe, mesh, tag
from rooms import fills

ROOM = "kitchen-villa"
W, D0, H = 5.40, 5.40, 3.10
ZC = H - .16

CAMERAS = {
    1: {
        "main": dict(at=(4.15, -5.10, 1.40), look=(2.45, -.5, 1.40), lens=23.5, shift_y=-.03, tall=dict(at=(3.6, -5.2, 1.40), look=(2.55, -.4, 1.40), lens=28, shift_y=-.09)),
        "close-coffee-set": dict(at=(1.30, -1.38, 1.34), look=(.70, -.25, 1.34), lens=30, shift_y=-.11, fstop=6.3, focus=1.25, tall=dict(lens=33)),
    },
    0: {
        "main": dict(at=(1.35, -5.15, 1.40), look=(3.12, -.5, 1.40), lens=22.5, shift_y=-.03, tall=dict(at=(1.9, -5.2, 1.40), look=(2.85, -.4, 1.40), lens=28, shift_y=-.09)),
        "close-hob": dict(at=(1.85, -1.95, 1.40), look=(2.62, -.25, 1.40), lens=33, shift_y=-.10, fstop=6.3, focus=1.8, tall=dict(lens=33)),
    },
}


def villa(p, seed=1):
    odd = seed % 2
    (_coffee_wall if odd else _cooker_wall)(p, seed, random.Random(seed))
    core.use_camera({ROOM: CAMERAS[odd]}, ROOM)
    return dict(wb=(.87, 1.0, 1.18)) if core.camera_name == "close-coffee-set" else {}       # lit by its warm shelves alone


def _service(p, x0, x1, seed, win):
    """Service kitchen behind the back wall: run with hob and hood along its far wall."""
    depth = 1.95
    tile = M.tiles("#ece8df", .20, .10, "#d2cdc2", "xz")
    S.annex(x0, x1, depth, H, tile, M.tiles("#c9c2b4", .40, .40, "#aea695", "xy", 0.0, .3), win, "garden", seed + 3, 420, 34, frame="#f4f2ee")
    with Group("service", (x0, .15 + depth, 0)):
        n = x1 - x0
        q = dict(p, base=p["wall_cab"])
        at = K.run([(n - 1.70, "drawers"), (.90, "drawers2"), (.80, "sink")], q)
        P.hob(at["drawers2"], -.31, K.TOP)
        K.sink(at["sink"], tap="steel")
        D.pot(at["drawers2"] + .2, -.25, K.TOP + .036, p["soft"][2])
        D.canisters(.2, -.15, K.TOP, 3)


def _pair(p, x, tall=2.02):
    """Two tall refrigerator columns in one housing 1.50 wide."""
    with Group("pair", (x, 0, 0)) as g:
        for a in (0, 1.482):
            box(a, a + .018, -.64, 0, 0, ZC, p["tall"], .0015)
        box(.018, 1.482, -.60, 0, tall + .03, ZC, p["carcass"], .001)
        for k in range(2):
            P.front(.018 + .732 * k, .75 + .732 * k, tall + .03, ZC, -.60, p["tall"], p["door_style"])
            U.fridge((.022 + .729 * k, -.01, 0), w=.727, h=tall, d=.66, skin=M.metal("steel", .32))
    return g


def _shell(p, seed, openings, view_win):
    P.room(W, D0, H, p["wall"], p["floor"], openings=openings)
    P.cove_ceiling(W, D0, H, .16, .80, 3500, 14, downlights=[(x, -1.0) for x in (1.0, 2.2, 3.4, 4.5)] + [(1.2, -4.2), (4.2, -4.2)], spot=5)
    odd = seed % 2
    window_views.window(view_win[0], W, D0, *view_win[1:], view="garden", seed=seed + 13, day=360, panes=2, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee",
                        sun=3.2 if odd else 0, sun_dir=(.72, .30, -.62))
    P.curtains(view_win[0], W, D0, view_win[1], view_win[2], view_win[4], p["spec"]["drape"], sheer=True, width=.42, seed=seed, rail=p["metal"], ztop=ZC - .06)
    fills(W, D0, H, 56)


def _coffee_wall(p, seed, rng):
    sp = p["spec"]
    win, way = ("left", -3.90, -1.50, .30, 2.50), (3.28, 4.42, 0, 2.45)
    _shell(p, seed, [win, ("back",) + way], win)
    _service(p, 2.4, 5.3, seed, (3.1, 4.6, 1.10, 2.20))
    S.jambs(*way[:2], way[3], p["wood_z"], t=.05)
    with Group("coffee") as gc:                        # coffee corner: base, stone back, lit shelves
        K.run([(.70, "drawers"), (.76, "door2")], p)
        K.splash(0, 1.46, ZC, p)
        for k, z in enumerate((1.46, 1.86, 2.26)):
            box(.02, 1.44, -.26, -.011, z, z + .030, p["wood_x"], .003)
            P.strip(.06, 1.40, -.22, z - .001, 3, 3200)
            D.shelf_things(.06, 1.42, -.14, z + .030, seed + k, p["soft"], ("gmbg", "jbcp", "jhbc")[k])
    tag(gc, "open-shelves", "Lit shelves of the coffee corner", (.7, -.26, 1.87), "wood:" + sp["wood"])
    tag(B.coffee_service((.42, -.30, K.TOP), 10, 4, "brass"), "coffee-set", "Dallah coffee set", (0, 0, .2), "brass")
    tag(N.coffee_machine(1.12, -.27, K.TOP, 0), "coffee-machine", "Coffee machine", (0, -.1, .3), "steel")
    tag(_pair(p, 1.475), "fridge", "Pair of tall refrigerators", (.75, -.66, 1.2), "steel")
    with Group("tall") as gt:
        x = way[1] + .07
        P.tall_unit(x, [W - x], p, ["oven"], h=2.16)
        P.wall_units(x, [W - x], dict(p, wall_cab=p["tall"]), 2.175, ZC, depth=.58, types=["door2"], led=False)
    tag(gt, "oven-tower", "Built-in oven tower", (x + .45, -.62, .95), "black glass")
    L, d, x, y, z1 = 2.60, 1.15, 2.75, -2.55, .92
    with Group("island", (x - L / 2, y + d / 2, 0)) as g:
        box(.06, L - .06, -d + .36, -.06, 0, .09, p["kick"], .001)
        box(.05, L - .05, -d + .34, -.03, .09, z1 - .24, p["carcass"], .002)
        for i in range(4):
            a, b = .052 + (L - .104) / 4 * i, .052 + (L - .104) / 4 * (i + 1)
            P.front(a, b, .09, z1 - .051, -d + .34, p["base"], "shaker" if p["door_style"] == "shaker" else "fluted")
        hole = (L * .30, -.36, .56, .40)
        K.slab(0, L, -d, 0, z1 - .05, z1, p["counter"], hole, .004)
        for e in (0, L - .05):
            box(e, e + .05, -d, 0, 0, z1 - .0505, p["counter"], .003)
        tag(K.sink(hole[0], z1 - .028, hole[1], tap=U.tap_of(p), rot=180), "tap", "Sink and mixer tap", (0, .2, .3))
    tag(g, "island", "Kitchen island", (L - .4, -.6, z1), sp["counter"])
    for k, dx in enumerate((-.80, 0, .80)):
        c = P.dining_chair((x + dx, y - d / 2 - .10, 0), 180 + 10 * (k - 1), p["soft"][0], "black" if p["metal"] == "black" else sp["wood"], h=.65, back=.78)
        if k == 1:
            tag(c, "stool", "Counter stool", (0, 0, .67), p["soft"][0])
    tag(B.ring_light(x, y, H - .002, 1.98, .55, p["metal"], 24, 3400), "pendant", "Ring pendant", (.55, 0, 2.0))
    P.fruit_bowl(x + .35, y + .1, z1, seed, M.ceramic("#ddd4c4"))
    P.vase("jar", (x + .95, y + .18, z1), M.ceramic("#d9cdb9"), 1.05)
    P.branches((x + .95, y + .18, z1 + .20), .55, 9, seed)
    P.plant("palm", (.42, -2.05, 0), 1.4, seed, "#ddd3c3", .20, .36)


def _cooker_wall(p, seed, rng):
    sp = p["spec"]
    win, way = ("left", -4.40, -2.50, .60, 2.40), (-2.30, -.80, 0, 2.45)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[win, ("right",) + way])
    P.cove_ceiling(W, D0, H, .16, .80, 3500, 14, downlights=[(x, -1.0) for x in (1.0, 2.2, 3.4, 4.5)] + [(1.2, -4.2), (4.2, -4.2)], spot=5)
    window_views.window("left", W, D0, *win[1:], view="garden", seed=seed + 13, day=420, panes=2, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    fills(W, D0, H, 58)
    with Group("svc", (W, 0, 0), -90):                 # local x runs toward the camera, +y outside the right wall
        _service(p, .1, 3.0, seed, (.9, 2.4, 1.10, 2.20))
        core.lamp("AREA", (1.5, 1.0, H - .05), 40, 4600, target=(1.5, 1.2, 0), size=(1.6, 1.0), glossy=False, name="service")
        fr = M.metal("black", .4)
        S.jambs(.80, 2.30, 2.45, fr, t=.04)
        gd = S.leaf(.84, 1.55, .012, 2.41, .06, fr, None, .05, (.95,))
        S.leaf(1.55, 2.26, .012, 2.41, .06, fr, None, .05, (.95,))
        core.lamp("AREA", (1.55, .10, 1.3), 22, 5800, target=(1.5, -3, .8), size=(1.4, 2.2), glossy=False, name="way")
    tag(gd, "door", "Glass door to the service kitchen", None, "black steel")
    with Group("base") as g:
        at = K.run([(.62, "blank"), (.60, "drawers"), (.70, "drawers"), (1.20, "drawers2"), (.70, "drawers"), (.60, "door"), (W - 4.42, "door2")], p)
    h = at["drawers2"]
    tag(g, "base-cabinets", "Base cabinets", (h + .95, -.60, .55), sp["base"])
    K.splash(0, W, 1.52, p)
    K.splash(h - .72, h + .72, 1.72, p, 1.521)
    tag(P.hob(h, -.31, K.TOP, .90), "hob", "Wide gas hob", (0, 0, .02))
    plaster = M.paint(sp["paint"])
    with Group("hood", (h, 0, 1.70)) as gh:            # plaster hood that narrows to the ceiling
        box(-.72, .72, -.56, 0, 0, .16, p["wood_x"], .004)
        v = [(sx * x, y, z) for z, x, y1 in ((.16, .68, -.52), (ZC - 1.70, .40, -.36)) for sx, y in ((-1, 0), (1, 0), (1, y1), (-1, y1))]
        mesh("cone", v, [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], plaster, auto=10)
        core.lamp("AREA", (0, -.28, -.01), 8, 3600, target=(0, -.3, -1), size=(.9, .1), spread=130)
    tag(gh, "chimney", "Plaster chimney hood", (0, -.54, .1), "plaster")
    with Group("wall") as gw:
        n = (h - .74) / 3
        P.wall_units(0, [n] * 3, p, 1.52, 2.30, types=["door", "door", "glass"])
        P.wall_units(0, [n] * 3, p, 2.315, ZC, types=["door"] * 3, led=False)
        m = (W - h - .74) / 3
        P.wall_units(h + .74, [m] * 3, p, 1.52, 2.30, types=["glass", "door", "door"])
        P.wall_units(h + .74, [m] * 3, p, 2.315, ZC, types=["door"] * 3, led=False)
    tag(gw, "wall-cabinets", "Wall cabinets", (h + .74 + m * 1.5, -.36, 1.9), sp["wall_cab"])
    for a, w in ((2 * n, n), (h + .74, m)):
        for k, z in enumerate((1.542, 1.92)):
            D.shelf_things(a + .03, a + w - .03, -.17, z, seed + k, p["soft"], ("gmb", "bjp")[k])
    with Group("left", (0, -2.135, 0), 90):            # refrigerator pair on the left wall, near the corner
        pair = _pair(p, 0.0)
    cs = B.coffee_service((1.42, -.32, K.TOP), 20, 4, "brass")
    N.coffee_machine(.98, -.27, K.TOP, 0, "#2a2b2d")
    tag(pair, "fridge", "Pair of tall refrigerators", (.75, -.66, 1.2), "steel")
    tag(cs, "coffee-set", "Dallah coffee set", (0, 0, .2), "brass")
    D.pot(h + .24, -.22, K.TOP + .036, p["soft"][2])
    D.boards(h - .72, K.TOP, -.022)
    D.utensils(h + .66, -.15, K.TOP)
    D.bottles(h + .86, -.14, K.TOP, 3)
    P.plant("herb", (4.55, -.18, K.TOP), .30, seed, "#d9cfbf", .07, .12)
    L, d, x, y, z1 = 2.0, 1.05, 2.62, -2.40, .90       # island with a round table at its right end
    with Group("island", (x - L / 2, y + d / 2, 0)) as gi:
        box(.05, L - .02, -d + .05, -.05, 0, .09, p["kick"], .001)
        box(.03, L - .01, -d + .03, -.03, .09, z1 - .041, p["carcass"], .002)
        for i in range(4):
            P.front(.03 + .49 * i, .52 + .49 * i, .09, z1 - .041, -d + .03, p["base"], p["door_style"], p["handle"], "r", z1 - .18, p["metal"])
        K.slab(0, L, -d, 0, z1 - .04, z1, p["counter"])
        box(0, .029, -d, 0, 0, z1 - .0405, p["counter"], .003)
    tag(gi, "island", "Kitchen island", (.5, -.5, z1), sp["counter"])
    tx = x + L / 2 + .42
    tag(P.round_table((tx, y - .05, 0), .62, .76, p["wood_x"], "fluted", M.wood(sp["wood"], "z")), "table", "Round breakfast table", (.2, -.3, .76), "wood:" + sp["wood"])
    for a, (dx, dy) in ((0, (.05, .82)), (180, (-.05, -.82)), (-90, (.84, 0))):
        P.dining_chair((tx + dx, y - .05 + dy, 0), a, p["soft"][1], "black" if p["metal"] == "black" else sp["wood"])
    for k in (-.5, .35):
        P.pendant(x + k, y, H, 1.95, "globe", "#efe8da", 7, 3400, r=.16)
    P.vase("jar", (tx + .05, y, .76), M.ceramic("#d9cdb9"), .8)
    P.branches((tx + .05, y, .91), .40, 7, seed)
    D.lemons(x - .4, y + .05, z1, seed)


ROOMS = {ROOM: villa}

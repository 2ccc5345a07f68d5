"""Kitchen with an island that seats five.
Odd seeds: a long straight island with five stools in a row, tall wall and hob behind it, garden window at the left, noon sun.
Even seeds: a short island whose wooden table end is rounded and takes five chairs, sink under a wide window, soft morning light."""
import math
import random

import core
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import parts_kitchen_more as N
import props as P
import props_more_a as A
import window_views
from geo import Group, box, cyl, lathe, mesh, tag
from rooms import fills

ROOM = "kitchen-five"
H = 2.90
ZC, ZW = H - .14, 1.48

CAMERAS = {
    1: {
        "main": dict(at=(4.95, -5.70, 1.40), look=(2.75, -.6, 1.40), lens=23.5, shift_y=-.04, tall=dict(at=(4.6, -5.85, 1.40), look=(2.85, -.6, 1.40), lens=27, shift_y=-.10)),
        "close-stool": dict(at=(5.35, -3.90, 1.30), look=(3.70, -2.75, 1.30), lens=33, shift_y=-.12, fstop=5.6, focus=1.8, tall=dict(lens=32)),
    },
    0: {
        "main": dict(at=(.85, -5.60, 1.40), look=(3.12, -.8, 1.40), lens=23, shift_y=-.06, tall=dict(at=(1.45, -5.7, 1.40), look=(2.9, -.8, 1.40), lens=28, shift_y=-.11)),
        "close-table": dict(at=(2.05, -4.75, 1.30), look=(3.35, -3.40, 1.30), lens=33, shift_y=-.14, fstop=5.6, focus=1.8, tall=dict(lens=32)),
    },
}


def five(p, seed=1):
    odd = seed % 2
    (_straight if odd else _rounded)(p, seed, random.Random(seed))
    core.use_camera({ROOM: CAMERAS[odd]}, ROOM)
    return {}


def _straight(p, seed, rng):
    sp, W, D0 = p["spec"], 6.20, 6.00
    win = ("left", -4.40, -1.20, .05, 2.40)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D0, H, .14, .85, 3500, 14, downlights=[(x, -1.0) for x in (1.0, 2.4, 3.8, 5.2)], spot=5)
    window_views.window("left", W, D0, *win[1:], view="garden", seed=seed + 21, day=300, sun=3.2, sun_dir=(.75, .28, -.62), panes=4, rail="black", frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    P.curtains("left", W, D0, win[1], win[2], win[4], sp["drape"], sheer=False, width=.40, seed=seed, rail=p["metal"], ztop=ZC - .06)
    fills(W, D0, H, 58)
    with Group("tall") as gt:                          # refrigerator in the middle of the tall wall, hob niche beside it
        x = 3.60
        P.tall_unit(x, [.60], p, ["oven"], h=2.16)
        P.wall_units(x, [.60], dict(p, wall_cab=p["tall"]), 2.175, ZC, depth=.58, types=["door"], led=False)
        U.housing(x + .60, x + 1.58, p, ZC)
        P.tall_unit(x + 1.58, [.60], p, ["pantry"], h=2.16)
        P.wall_units(x + 1.58, [W - x - 1.58], dict(p, wall_cab=p["tall"]), 2.175, ZC, depth=.58, types=["door"], led=False)
        box(x + 2.18, W, -.60, 0, 0, 2.174, p["tall"], .0015)
        box(x - .018, x - .001, -.60, 0, 0, ZC, p["tall"], .0015)
    tag(gt, "oven-tower", "Built-in oven tower", (x + .3, -.62, .95), "black glass")
    tag(U.fridge((x + .634, -.01, 0), w=.912, h=1.83, d=.66, kind="french", skin=U.steel_of(p)), "fridge", "French-door refrigerator", (.6, -.66, 1.2), "steel")
    x1 = x - .02
    with Group("base") as g:
        at = K.run([(.74, "door2"), (.70, "drawers"), (.90, "drawers2"), (.60, "drawers"), (x1 - 2.94, "door")], p)
    h = at["drawers2"]
    tag(g, "base-cabinets", "Base cabinets", (.37, -.60, .5), sp["base"])
    K.splash(0, x1, ZC, p)
    tag(P.hob(h, -.31, K.TOP), "hob", "Gas hob", (0, 0, .02))
    tag(P.chimney(h, 1.60, .90, wall_top=ZC, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .12))
    with Group("wall") as gw:
        for a, n, kinds in ((.02, (h - .50) / 3, ["door", "door", "glass"]), (h + .48, (x1 - h - .48) / 2, ["glass", "door"])):
            P.wall_units(a, [n] * len(kinds), p, ZW, 2.16, types=kinds)
            P.wall_units(a, [n] * len(kinds), p, 2.175, ZC, types=["door"] * len(kinds), led=False)
            g0 = a + n * kinds.index("glass")
            for k, z in enumerate((ZW + .022, 1.83)):
                D.shelf_things(g0 + .03, g0 + n - .02, -.17, z, seed + k, p["soft"], ("gmb", "bjp")[k])
    tag(gw, "wall-cabinets", "Wall cabinets", (.6, -.36, 1.85), sp["wall_cab"])
    D.pot(h + .24, -.22, K.TOP + .036, p["soft"][2])
    D.boards(h - .85, K.TOP, -.022)
    D.bottles(h + .60, -.14, K.TOP, 3)
    D.canisters(.30, -.16, K.TOP, 3)
    L, d, x, y, z1 = 3.70, 1.05, 3.05, -2.60, .91      # the island
    with Group("island", (x - L / 2, y + d / 2, 0)) as gi:
        box(.08, L - .08, -d + .38, -.06, 0, .09, p["kick"], .001)
        box(.06, L - .06, -d + .36, -.03, .09, z1 - .24, p["carcass"], .002)
        for i in range(6):
            a, b = .062 + (L - .124) / 6 * i, .062 + (L - .124) / 6 * (i + 1)
            P.front(a, b, .09, z1 - .061, -d + .36, p["base"], "fluted" if p["door_style"] == "slab" else "shaker")
        hole = (L * .24, -.34, .62, .40)
        K.slab(0, L, -d, 0, z1 - .06, z1, p["counter"], hole, .004)
        for e in (0, L - .06):
            box(e, e + .06, -d, 0, 0, z1 - .0605, p["counter"], .003)
        tag(K.sink(hole[0], z1 - .038, hole[1], w=.62, tap=U.tap_of(p), rot=180), "tap", "Sink and mixer tap", (0, .2, .3))
    tag(gi, "island", "Island for five", (L - .5, -.5, z1), sp["counter"])
    for k in range(5):
        c = P.dining_chair((x - 1.40 + .70 * k, y - d / 2 - .08, 0), 180 + (7, -5, 4, -8, 6)[k], p["soft"][k % 2], "black" if p["metal"] == "black" else sp["wood"], h=.65, back=.77)
        if k == 3:
            tag(c, "stool", "Five counter stools", (0, 0, .67), p["soft"][1])
    for k in range(3):
        q = P.pendant(x - 1.15 + 1.15 * k, y, H, 1.82, "dome", "#2b2b2c" if p["metal"] == "black" else "#efe8da", 7, 3400, r=.18)
    tag(q, "pendant", "Pendant light", (0, 0, 1.90))
    P.fruit_bowl(x + .25, y + .05, z1, seed, M.ceramic("#ddd4c4"))
    P.vase("jar", (x + 1.35, y + .2, z1), M.ceramic("#d9cdb9"), 1.05)
    P.branches((x + 1.35, y + .2, z1 + .20), .55, 9, seed)
    for k in range(3):
        A.plate((x + .85, y + .1, z1 + .011 * k), M.ceramic("#efe9de", .3), 1.0)
    P.plant("palm", (.42, -.98, 0), 1.5, seed, "#ddd3c3", .20, .36)


def _tongue(w, y0, y1, z0, z1, mat):
    """Table top from y1 (flat end) to y0 (half round), centred on x=0."""
    r, n = w / 2, 40
    ring = [(r, y1)] + [(r * math.cos(a), y0 + r + r * math.sin(a)) for a in [-math.pi * i / n for i in range(n + 1)]] + [(-r, y1)]
    ring, m, b = ring[::-1], len(ring), .004
    v = []
    for z, k in ((z0, 0), (z1 - b, 0), (z1, b)):
        v += [(px * (1 - k / r), py + (k if py < y1 else 0), z) for px, py in ring]
    f = [(j * m + i, j * m + (i + 1) % m, (j + 1) * m + (i + 1) % m, (j + 1) * m + i) for j in range(2) for i in range(m)]
    f += [tuple(range(m))[::-1], tuple(2 * m + i for i in range(m))]
    return mesh("tongue", v, f, mat, auto=30)


def _rounded(p, seed, rng):
    sp, W, D0 = p["spec"], 5.40, 5.80
    win = ("back", 1.55, 3.75, 1.02, 2.20)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D0, H, .14, .85, 3600, 14, downlights=[(x, -1.0) for x in (1.0, 2.6, 4.2)] + [(1.2, -4.4), (4.2, -4.4)], spot=5)
    window_views.window("back", W, D0, *win[1:], view="garden", seed=seed + 21, day=460, panes=3, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    fills(W, D0, H, 58)
    with Group("base") as g:
        at = K.run([(.62, "blank"), (.60, "drawers"), (.63, "drawers"), (.90, "sink"), (.60, "panel"), (.60, "drawers"), (W - 3.95 - .66, "drawers2")], p)
    tag(g, "base-cabinets", "Base cabinets", (.92, -.60, .5), sp["base"])
    s = at["sink"]
    tag(K.sink(s, bowl="ceramic", tap=U.tap_of(p)), "tap", "Sink under the window", (0, .2, .3))
    K.splash(0, W - .66, .99, p)
    K.splash(0, win[1] - .035, ZC, p, .991)
    K.splash(win[2] + .035, W - .66, ZC, p, .991)
    with Group("shelves") as gs:                       # shelves either side of the window
        for k, z in enumerate((1.42, 1.82, 2.22)):
            for a, b in ((.10, win[1] - .14), (win[2] + .12, W - .72)):
                zt = U.shelf(a, b, z, p["wood_x"], .24, p["metal"], .034, -.010)
                D.shelf_things(a + .03, b - .02, -.13, zt, seed + k + int(a), p["soft"], ("pgbm", "jbcb", "chbj")[k])
    tag(gs, "open-shelf", "Shelves beside the window", (.8, -.25, 1.84), "wood:" + sp["wood"])
    with Group("right", (W, 0, 0), -90) as gr:         # tall wall on the right, local x grows toward the camera
        P.tall_unit(.0, [.64], p, ["pantry"], h=2.16)
        U.housing(.645, 1.62, p, ZC)
        P.tall_unit(1.625, [.60], p, ["oven"], h=2.16)
        for a, w in ((.0, .64), (1.625, .60)):
            P.wall_units(a, [w], dict(p, wall_cab=p["tall"]), 2.175, ZC, depth=.58, types=["door"], led=False)
        box(2.226, 2.244, -.60, 0, 0, ZC, p["tall"], .0015)
        tag(U.fridge((.68, -.01, 0), w=.905, h=1.83, d=.66, kind="french", skin=U.steel_of(p)), "fridge", "French-door refrigerator", (.3, -.66, 1.2), "steel")
    tag(gr, "oven-tower", "Built-in oven tower", (1.92, -.62, .95), "black glass")
    L, d, x, y, z1 = 2.20, .90, 2.55, -2.00, .91       # island with hob; the table grows out of its right part
    with Group("island", (x - L / 2, y + d / 2, 0)) as gi:
        box(.05, L - .05, -d + .05, -.05, 0, .09, p["kick"], .001)
        box(.03, L - .03, -d + .03, -.03, .09, z1 - .041, p["carcass"], .002)
        for i in range(4):
            a, b = .03 + (L - .06) / 4 * i, .03 + (L - .06) / 4 * (i + 1)
            P.front(a, b, .09, z1 - .041, -d + .03, p["base"], p["door_style"], p["handle"], "r", z1 - .18, p["metal"])
        for e in (0, L - .029):
            box(e, e + .029, -d, 0, 0, z1 - .0405, p["counter"], .003)
        K.slab(-.01, L + .01, -d - .01, .01, z1 - .04, z1, p["counter"])
        tag(U.induction(.55, -.44, z1), "hob", "Induction hob", (0, 0, .01))
    tag(gi, "island", "Island with a table for five", (.25, -d, .5), sp["base"])
    tx, y1, y0 = 3.10, y - d / 2 - .022, -4.35
    with Group("table", (tx, 0, 0)) as gt:
        _tongue(1.05, y0, y1, .715, .75, p["wood_x"])
        lathe([(0, 0), (.24, 0), (.24, .02), (.15, .04), (.14, .66), (.22, .714), (0, .714)], M.wood(sp["wood"], "z"), (0, y0 + .62, 0), 56)
        box(-.40, .40, y1 - .06, y1 - .001, .05, .714, M.wood(sp["wood"], "z"), .003)
    tag(gt, "table", "Rounded table end for five", (-.2, y0 + .5, .75), "wood:" + sp["wood"])
    legs = "black" if p["metal"] == "black" else sp["wood"]
    for k, (dx, dy, a) in enumerate(((-.72, -2.95, 90), (-.72, -3.62, 86), (.72, -2.95, -90), (.72, -3.62, -94), (0, y0 - .20, 180))):
        c = P.dining_chair((tx + dx, dy, 0), a, p["soft"][0], legs)
        if k == 1:
            tag(c, "dining-chair", "Dining chair", (0, 0, .48), p["soft"][0])
    q = P.pendant(tx, -3.35, H, 1.72, "rattan", "#efe8da", 9, 3300, r=.30)
    tag(q, "pendant", "Rattan pendant", (0, 0, 1.9))
    for dx, dy, a in ((-.28, -2.95, -90), (-.28, -3.55, -90), (.28, -2.95, 90), (.28, -3.55, 90), (0, -4.02, 0)):
        A.place_setting((tx + dx, dy, .75), a, None, "#f1ece2", p["soft"][2], p["metal"])
    D.kettle(x - .60, y + .04, z1 + .007, "#ece7dc", rot=150)
    D.lemons(x + .25, y + .05, z1, seed)
    P.vase("jar", (x + .75, y + .12, z1), M.ceramic("#d9cdb9"), .95)
    P.branches((x + .75, y + .12, z1 + .18), .48, 8, seed)
    P.plant("herb", (1.35, -.16, K.TOP), .30, seed, "#d9cfbf", .07, .12)
    P.framed_art(.80, 1.00, (W, -3.35, 1.60), -90, seed, sp["wood"] if p["metal"] != "black" else "black")
    P.rug_obj(1.0, -1.15, 1.3, .60, M.rug(*sp["rug"], "border", 1.3, .60))


ROOMS = {ROOM: five}

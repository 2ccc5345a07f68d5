"""Kitchenette of a condominium.
Odd seeds: in a niche of the living room behind folding doors that stand open, round table before it, bright day.
Even seeds: along the living wall of a studio flat with refrigerator, open shelf and sofa beside it, lit evening."""
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
import room_finishes as F
import window_views
from geo import Group, box, rod, tag
from rooms import fills

ROOM = "kitchenette"
H = 2.70

CAMERAS = {
    1: {
        "main": dict(at=(1.28, -4.25, 1.34), look=(2.22, -.4, 1.34), lens=25, shift_y=-.05, tall=dict(at=(1.7, -4.35, 1.34), look=(2.08, -.4, 1.34), lens=29, shift_y=-.10)),
        "close-tap": dict(at=(2.35, -1.85, 1.32), look=(1.72, -.25, 1.32), lens=35, shift_y=-.12, fstop=5.6, focus=1.6, tall=dict(lens=34)),
    },
    0: {
        "main": dict(at=(3.55, -4.30, 1.34), look=(2.36, -.3, 1.34), lens=23, shift_y=-.05, tall=dict(at=(2.9, -4.45, 1.34), look=(2.0, -.3, 1.34), lens=28, shift_y=-.11)),
        "close-hob": dict(at=(2.30, -1.75, 1.34), look=(1.70, -.25, 1.34), lens=34, shift_y=-.10, fstop=5.6, focus=1.5, tall=dict(lens=33)),
    },
}


def kitchenette(p, seed=1):
    odd = seed % 2
    (_niche if odd else _studio)(p, seed, random.Random(seed))
    core.use_camera({ROOM: CAMERAS[odd]}, ROOM)
    return {}


def _folded(x, s, z1, p):
    """Two hinged leaves folded against each other, standing out from a jamb; s=1 toward +x."""
    with Group("fold", (x, -.712, 0)) as g:
        for k, a in enumerate((-86, -80)):
            with Group("leaf", (s * .030 * k + s * .006, 0, 0), a if s > 0 else 180 - a):
                P.front(0, .52, .02, z1, .012, p["tall"], p["door_style"], "bar" if k else None, "r", 1.05, p["metal"], hlen=.30)
    return g


def _niche(p, seed, rng):
    sp, W, D0 = p["spec"], 4.20, 4.60
    a, b, zt, deep = 1.00, 3.22, 2.36, .70
    win = ("right", -3.30, -1.35, .40, 2.30)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D0, H, .10, .80, 3500, 9, downlights=[(1.4, -1.3), (2.8, -1.3)], spot=4)
    window_views.window("right", W, D0, *win[1:], view="city", seed=seed + 31, day=360, sun=2.8, sun_dir=(-.75, .35, -.55), panes=2, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    P.curtains("right", W, D0, win[1], win[2], win[4], sp["drape"], sheer=False, width=.36, seed=seed, rail=p["metal"], ztop=H - .17)
    fills(W, D0, H, 40)
    wall = p["wall"]
    box(.001, a, -deep, -.001, 0, H - .101, wall, .002)               # piers and header make the niche
    box(b, W - .001, -deep, -.001, 0, H - .101, wall, .002)
    box(a, b, -deep, -.001, zt, H - .101, wall, .002)
    for x0, x1 in ((.015, a), (b, W - .015)):
        box(x0, x1, -deep - .014, -deep, 0, .09, M.laminate("#f4f2ee", .35), .004)
    for q in ((a - .02, a + .012), (b - .012, b + .02)):
        box(q[0], q[1], -deep - .012, -deep + .10, 0, zt + .01, p["wood_z"], .003)
    box(a + .012, b - .012, -deep - .0115, -deep + .10, zt - .022, zt + .0095, p["wood_x"], .003)
    n = b - a - .024
    with Group("kitchen", (a + .012, 0, 0)) as g:
        at = K.run([(.50, "panel"), (.60, "sink"), (.50, "drawers"), (n - 1.60, "drawers2")], p, sink=(.46, .38))
        s, h = at["sink"], at["drawers2"]
        K.splash(0, n, 1.46, p)
        with Group("wall") as gw:
            P.wall_units(0, [.50, .60, .50, n - 1.60], p, 1.46, zt - .004, types=["door", "glass", "open", "door"])
        tag(K.sink(s, w=.46, d=.38, tap=U.tap_of(p)), "tap", "Sink and mixer tap", (0, .2, .3))
        tag(U.induction(h, -.31, K.TOP, .50), "hob", "Induction hob", (0, 0, .01))
        for k, z in enumerate((1.482, 1.925)):
            D.shelf_things(.53, 1.08, -.17, z, seed + k, p["soft"], ("gmb", "bjp")[k])
            D.shelf_things(1.13, 1.58, -.17, z, seed + k + 5, p["soft"], ("mc", "jb")[k])
        N.coffee_machine(.24, -.26, K.TOP, 6)
        D.boards(1.32, K.TOP, -.022)
        D.kettle(h - .10, -.26, K.TOP + .007, p["soft"][2], rot=150)
        P.plant("herb", (1.05, -.12, K.TOP), .22, seed, "#d9cfbf", .055, .09)
    tag(g, "base-cabinets", "Base cabinets", (1.35, -.60, .5), sp["base"])
    tag(gw, "wall-cabinets", "Wall cabinets", (.25, -.36, 1.9), sp["wall_cab"])
    d = _folded(a + .014, 1, zt - .03, p)
    _folded(b - .014, -1, zt - .03, p)
    tag(d, "folding-doors", "Folding doors", (.03, -.40, 1.5), sp["tall"])
    P.framed_art(.52, .68, (.48, -deep, 1.55), 0, seed, F.frame_of(p), colors=F.art_colors(p))
    P.plant("fiddle", (.48, -1.08, 0), 1.25, seed, "#ddd3c3", .17, .30)
    P.framed_art(.46, .60, (3.72, -deep, 1.55), 0, seed + 4, F.frame_of(p), colors=F.art_colors(p))
    tx, ty = 2.62, -2.05                               # round table for two
    tag(P.round_table((tx, ty, 0), .46, .74, F.stone_of(p), "fluted", M.wood(sp["wood"], "z")), "table", "Round table", (0, -.3, .74))
    for dx, dy, r in ((-.62, -.22, 110), (.60, .12, -80)):
        c = P.dining_chair((tx + dx, ty + dy, 0), r, p["soft"][1], "black" if p["metal"] == "black" else sp["wood"])
    tag(c, "dining-chair", "Dining chair", (0, 0, .48), p["soft"][1])
    P.vase("jar", (tx + .08, ty + .05, .74), M.ceramic("#d9cdb9"), .7)
    P.branches((tx + .08, ty + .05, .87), .36, 7, seed)
    P.vase("cup", (tx - .18, ty - .12, .74), M.ceramic(p["soft"][2]), .9)
    P.rug_obj(tx, ty, 2.1, 1.5, M.rug(*sp["rug"], "border", 2.1, 1.5))
    P.pendant(tx, ty, H, 1.80, "globe", "#efe8da", 6, 3400, r=.17)


def _studio(p, seed, rng):
    sp, W, D0 = p["spec"], 5.10, 4.70
    win = ("left", -3.60, -1.50, .50, 2.25)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[win, ("back", 3.55, 4.75, .95, 2.15)])
    P.cove_ceiling(W, D0, H, .10, .75, 3600, 22, downlights=[(.9, -1.0), (2.0, -1.0), (3.4, -1.2), (4.4, -1.2)], spot=7)
    for wall, q in (("left", win[1:]), ("back", (3.55, 4.75, .95, 2.15))):
        window_views.window(wall, W, D0, *q, view="city", seed=seed + 31, strength=.24, day=50, kelvin=11000, panes=2, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    dusk = box(3.55, 4.75, .16, .162, .95, 2.15, M.glass("#9299ad", reflect=0), 0)
    side = box(-.162, -.16, win[1], win[2], win[3], win[4], M.glass("#9299ad", reflect=0), 0)
    dusk.visible_shadow = side.visible_shadow = False
    fills(W, D0, H, 56, 4400)
    zc = H - .10
    with Group("tall") as gt:
        U.housing(.02, .70, p, zc - .003)
    tag(U.fridge((.05, -.01, 0), w=.62, d=.62, skin=U.steel_of(p)), "fridge", "Slim refrigerator", (.3, -.63, 1.2), "steel")
    x0 = .702
    with Group("base", (x0, 0, 0)) as g:
        at = K.run([(.45, "drawers"), (.60, "oven"), (.35, "tray"), (.60, "sink")], p, sink=(.46, .38), end1=True, over1=.012)
    s, h, x1 = x0 + at["sink"], x0 + at["oven"], x0 + 2.0
    tag(g, "base-cabinets", "Base cabinets", (1.7, -.60, .5), sp["base"])
    K.splash(x0, x1, 1.46, p)
    tag(U.induction(h, -.31, K.TOP), "hob", "Induction hob", (0, 0, .01))
    tag(K.sink(s, w=.46, d=.38, bowl="granite", tap=U.tap_of(p), spout="square"), "tap", "Sink and mixer tap", (0, .2, .28))
    with Group("wall") as gw:
        P.wall_units(x0, [.45], p, 1.46, 2.12, types=["door"])
        P.wall_units(x0 + 1.05, [.475, .475], p, 1.46, 2.12, types=["open", "door"])
        P.wall_units(x0, [.45, .60, .475, .475], p, 2.135, zc - .003, types=["door"] * 4, led=False)
    tag(gw, "wall-cabinets", "Wall cabinets", (x0 + .22, -.36, 1.8), sp["wall_cab"])
    tag(N.slim_hood(h, 1.56, .59, 2.12, U.steel_of(p, .3)), "chimney", "Slim hood", (0, -.5, .02))
    K.splash(x0 + .451, x0 + 1.049, 2.12, p, 1.461)
    for k, z in enumerate((1.481, 1.80)):
        D.shelf_things(x0 + 1.07, x0 + 1.50, -.17, z, seed + k, p["soft"], ("mg", "bj")[k])
    D.pot(h + .13, -.26, K.TOP + .007, p["soft"][2])
    D.bottles(x0 + .12, -.14, K.TOP, 2)
    D.boards(x0 + 1.22, K.TOP, -.022)
    D.utensils(x0 + 1.16, -.32, K.TOP)
    with Group("screen"):                              # timber screen between kitchen and sofa
        box(x1 + .10, x1 + .122, -.62, -.012, 0, zc - .001, p["wood_z"], .002)
        for k in range(1, 7):
            box(x1 + .10 + .055 * k, x1 + .122 + .055 * k, -.060, -.012, 0, zc - .001, p["wood_z"], .002)
    sx = 4.02                                          # sofa under the second window
    tag(P.sofa((sx, -.18, 0), 0, 1.95, .88, p["soft"][0], 2, sp["wood"], seed, (p["soft"][1], "#e9e1d3", p["soft"][2])), "sofa", "Two-seat sofa", (0, -.6, .45), p["soft"][0])
    tag(P.round_table((sx - .1, -1.65, 0), .40, .38, F.stone_of(p), "legs", M.wood(sp["wood"], "z")), "coffee-table", "Coffee table", (0, -.2, .38))
    P.books(sx - .18, -1.62, .38, 2, False, seed)
    P.vase("cup", (sx + .06, -1.75, .38), M.ceramic("#efe9df"), .9)
    P.rug_obj(sx - .1, -1.45, 2.2, 1.7, M.rug(*sp["rug"], "border", 2.2, 1.7))
    P.floor_lamp((3.02, -.42, 0), 0, 1.55, 12)
    tx, ty = 1.45, -2.05                               # small table with two stools before the kitchen
    with Group("high", (tx, ty, 0)) as gh:
        box(-.62, .62, -.28, .28, .87, .90, p["wood_x"], .004)
        for q in (-.56, .53):
            box(q, q + .03, -.24, .24, 0, .87, M.metal(p["metal"], .35), .003)
    tag(gh, "table", "High table", (0, -.28, .89), "wood:" + sp["wood"])
    for dx in (-.30, .30):
        q = U.stool((tx + dx, ty - .42, 0), 20, sp["wood"], p["metal"], .64)
    tag(q, "stool", "Counter stool", (0, 0, .64), "wood:" + sp["wood"])
    P.fruit_bowl(tx - .25, ty, .90, seed)
    P.vase("cup", (tx + .30, ty - .05, .90), M.ceramic(p["soft"][1]), .9)
    for k in (-.3, .3):
        P.pendant(tx + k, ty, H, 1.82, "dome", "#2b2b2c" if p["metal"] == "black" else "#efe8da", 5, 3400, r=.13)


ROOMS = {ROOM: kitchenette}

"""Compact kitchen of a small flat: a run of 1.8 m and a counter that folds off the wall.
Odd seeds: refrigerator left, cupboards above, counter under a garden window at the right.
Even seeds: run from the left corner, shelves and a pegboard above, counter under a city window at the left."""
import random

import core
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import props as P
import window_views
from geo import Group, box, tag
from rooms import fills

ROOM = "kitchen-compact"
W, DEEP, HIGH = 3.00, 3.90, 2.62
ZC, ZW = HIGH - .10, 1.44

CAMERAS = {
    ROOM: {
        "main": dict(at=(.74, -3.74, 1.34), look=(1.84, -.2, 1.34), lens=24.5, shift_y=-.05, tall=dict(at=(.75, -3.75, 1.34), look=(1.72, -.2, 1.34), lens=29, shift_y=-.13)),
        "right": dict(at=(.55, -2.55, 1.32), look=(2.7, -1.35, 1.32), lens=26, shift_y=-.06, tall=dict(lens=31, shift_y=-.13)),
        "close-tap": dict(at=(2.02, -1.50, 1.30), look=(1.50, -.25, 1.3), lens=40, shift_y=-.17, fstop=5.6, focus=1.25, tall=dict(lens=38)),
        "close-counter": dict(at=(1.35, -2.95, 1.22), look=(2.7, -1.75, 1.22), lens=36, shift_y=-.12, fstop=5.6, focus=1.7, tall=dict(lens=34)),
    },
    ROOM + "/even": {
        "main": dict(at=(2.50, -3.72, 1.34), look=(1.08, -.2, 1.34), lens=24, shift_y=-.05, tall=dict(at=(2.3, -3.75, 1.34), look=(1.2, -.2, 1.34), lens=29, shift_y=-.13)),
        "right": dict(at=(1.30, -3.55, 1.34), look=(1.62, 0, 1.34), lens=27, shift_y=-.05, tall=dict(lens=32, shift_y=-.13)),
        "close-tap": dict(at=(1.52, -1.50, 1.30), look=(.88, -.25, 1.3), lens=38, shift_y=-.14, fstop=5.6, focus=1.25, tall=dict(lens=36)),
        "close-counter": dict(at=(1.70, -2.95, 1.22), look=(.3, -1.75, 1.22), lens=36, shift_y=-.12, fstop=5.6, focus=1.7, tall=dict(lens=34)),
    },
}


def compact(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    win = ("right" if odd else "left", -2.42, -1.12, 1.08, 2.14)
    P.room(W, DEEP, HIGH, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, DEEP, HIGH, .10, .60, 3100, 11, downlights=[(.75, -.9), (2.2, -.9)], spot=4)
    window_views.window(win[0], W, DEEP, *win[1:], view="garden" if odd else "city", seed=seed + 30, day=430, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee",
                        sun=rng.choice([0, 2.5]), sun_dir=(-.7 if odd else .7, .3, -.6))
    fills(W, DEEP, HIGH, 30)
    (_cupboards if odd else _shelves)(p, seed, rng)
    _counter(p, seed, rng, win, odd)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return {}


def _cupboards(p, seed, rng):
    sp, x0 = p["spec"], .64
    tag(U.fridge((.03, -.02, 0), w=.58, h=1.66, d=.62, skin=U.steel_of(p)), "fridge", "Slim refrigerator", (.29, -.63, 1.1), "steel")
    with Group("over_fridge"):
        P.wall_units(.03, [.59], p, 1.74, ZC, depth=.56, types=["door2"], led=False)
        box(.622, .64, -.58, 0, 0, ZC, p["base"], .0015)
    with Group("base", (x0, 0, 0)) as g:
        at = K.run([(.60, "drawers"), (.60, "sink"), (.60, "oven")], p, sink=(.46, .38), end1=True, over1=.02)
    tag(g, "base-cabinets", "Base cabinets", (.30, -.60, .5), sp["base"])
    tag(g, "counter", "Worktop", (.30, -.45, K.TOP), sp["counter"])
    xs, xh = x0 + at["sink"], x0 + at["oven"]
    with Group("splash") as gs:
        K.splash(x0, 2.46, ZW + .04, p)
        K.splash(1.84, 2.46, ZC, p, ZW + .04)
    tag(gs, "splashback", "Splashback", (1.32, -.01, 1.32), sp["splash"])
    with Group("wall") as gw:
        P.wall_units(x0, [.60, .60], p, ZW, 2.06, types=["door", "glass"])
        P.wall_units(x0, [.60, .60], p, 2.075, ZC, types=["door"] * 2, led=False)
    tag(gw, "wall-cabinets", "Wall cabinets", (.94, -.36, 1.8), sp["wall_cab"])
    for k in range(3):
        P.vase("cup", (1.38 + .14 * k, -.17, ZW + .02), M.ceramic("#e9e2d5"), .95)
        P.vase("bowl", (1.38 + .16 * k, -.17, 1.762), M.ceramic(p["soft"][k]), .5)
    tag(U.induction(xh, -.31, K.TOP), "hob", "Induction hob", (0, 0, .01))
    tag(P.chimney(xh, 1.56, .60, wall_top=ZC, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .1))
    tag(K.sink(xs, w=.46, d=.38, tap=U.tap_of(p)), "tap", "Sink and mixer tap", (0, .2, .3))
    D.boards(.84, K.TOP)
    D.utensils(1.16, -.14, K.TOP)
    P.plant("herb", (1.74, -.13, K.TOP), .26, seed + 1, "#d9cfbf", .06, .11)
    D.kettle(xh - .13, -.26, K.TOP + .007, p["soft"][2], rot=150)
    with Group("hooks", (2.50, 0, 0)) as gr:
        zt = U.shelf(.04, .46, 1.50, p["wood_x"], .16, p["metal"])
        D.shelf_things(.05, .46, -.09, zt, seed, p["soft"], "hm")
        D.rail(.06, .44, 0, 1.30, p["metal"])
    tag(gr, "hook-rail", "Shelf with hanging rail", (.25, -.16, 1.51), "wood:" + sp["wood"])


def _shelves(p, seed, rng):
    sp = p["spec"]
    with Group("base") as g:
        at = K.run([(.60, "oven"), (.60, "sink"), (.60, "drawers")], p, sink=(.46, .38))
    tag(g, "base-cabinets", "Base cabinets", (1.50, -.60, .5), sp["base"])
    tag(g, "counter", "Worktop", (1.45, -.45, K.TOP), sp["counter"])
    with Group("tall") as gt:
        U.housing(1.80, 2.46, p, ZC)
        P.tall_unit(2.46, [.54], p, ["pantry"], h=2.06)
        P.wall_units(2.46, [.54], dict(p, wall_cab=p["tall"]), 2.075, ZC, depth=.58, types=["door"], led=False)
    tag(gt, "tall-unit", "Tall pantry unit", (2.73, -.60, 1.65), sp["tall"])
    tag(U.fridge((1.832, -.01, 0), w=.596, h=1.82, d=.63, skin=U.steel_of(p)), "fridge", "Slim refrigerator", (.30, -.64, 1.2), "steel")
    with Group("splash") as gs:
        K.splash(0, 1.80, 1.36, p)
    tag(gs, "splashback", "Splashback", (1.0, -.01, 1.0), sp["splash"])
    xs, xh = at["sink"], at["oven"]
    tag(U.induction(xh, -.31, K.TOP), "hob", "Induction hob", (0, 0, .01))
    tag(P.chimney(xh, 1.56, .60, wall_top=ZC, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .1))
    tag(K.sink(xs, w=.46, d=.38, bowl="ceramic", tap=U.tap_of(p), spout="square"), "tap", "Sink and mixer tap", (0, .2, .25))
    with Group("wall") as gw:
        P.wall_units(.62, [.59, .59], p, 1.98, ZC, types=["door"] * 2, led=False)
    tag(gw, "wall-cabinets", "Wall cabinets", (1.5, -.36, 2.3), sp["wall_cab"])
    g2, xs2, zs = U.pegboard(.64, 1.78, 1.38, 1.96, sp["wood"])
    tag(g2, "pegboard", "Peg wall", (1.55, -.02, 1.70), "wood:" + sp["wood"])
    zt = U.shelf(xs2[0], xs2[8], zs[4], p["wood_x"], .15, p["metal"], .018, -.016)
    D.shelf_things(xs2[0] + .02, xs2[8], -.09, zt, seed, p["soft"], "mbgc")
    for k, i in enumerate((1, 3, 5, 7)):
        U.peg(xs2[i], zs[3], 0, sp["wood"])
    D.rail(xs2[9] - .02, xs2[-1] + .03, -.016, zs[-2], p["metal"])
    for k, i in enumerate((1, 3, 5, 7)):
        P.vase("cup", (xs2[i], -.062, zs[3] - .098), M.ceramic(("#e8e0d2", p["soft"][1], "#e8e0d2", p["soft"][2])[k]), .85)
    D.boards(1.62, K.TOP, -.022, flip=-1)
    D.pot(xh + .12, -.26, K.TOP + .007, p["soft"][2])
    D.bottles(.08, -.14, K.TOP, 1)
    P.plant("herb", (1.28, -.14, K.TOP), .24, seed + 1, "#d9cfbf", .06, .10)


def _counter(p, seed, rng, win, odd):
    """The folding counter under the window, two stools, and what was left on it."""
    y = (win[1] + win[2]) / 2
    at, rot, s = ((W, y, 0), -90, -1) if odd else ((0, y, 0), 90, 1)
    stone = p["wood_x"]
    g = U.fold_counter(at, rot, 1.20, .44, stone, p["metal"], .90)
    tag(g, "folding-counter", "Folding counter", (0, -.43, .89), "wood:" + p["spec"]["wood"])
    with Group("on_counter", at, rot):
        P.vase("jar", (-.36, -.20, .90), M.ceramic("#d9cdb9"), .66)
        P.branches((-.36, -.20, 1.02), .30, 6, seed)
        P.tray(.16, -.23, .90, .34, .24, M.wood("walnut", "x"), 6)
        P.vase("cup", (.10, -.22, .908), M.ceramic("#efe9df"), .9)
        P.vase("cup", (.23, -.24, .908), M.ceramic(p["soft"][1]), .9)
    x = at[0] + s * .62
    for k, dy in enumerate((-.30, .32)):
        q = U.stool((x + s * .05 * k, y + dy, 0), rng.uniform(0, 90), p["spec"]["wood"], p["metal"])
        if k == 0:
            tag(q, "stool", "Counter stool", (0, 0, .66), "wood:" + p["spec"]["wood"])
    q = P.pendant(at[0] + s * .36, y, HIGH, 1.78, rng.choice(["dome", "globe"]), "#2b2b2c" if p["metal"] == "black" else "#efe8da", 6, r=.14)
    tag(q, "pendant", "Pendant light", (0, 0, 1.84))
    r = P.rug_obj(1.45, -1.55, 1.5, .75, M.rug(*p["spec"]["rug"], rng.choice(["border", "diamond"]), 1.5, .75))
    tag(r, "rug", "Kitchen rug", (-.3, .25, .015), p["spec"]["rug"][0])
    P.plant("snake" if odd else "palm", ((2.72 if odd else .32), -.42 if odd else -2.92, 0), .85 if odd else 1.1, seed, "#e0d6c6", .13, .26)


ROOMS = {ROOM: compact}

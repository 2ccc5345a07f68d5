"""U-shaped kitchen, window over the sink. Odd seeds: tall block closes the right leg. Even seeds: the right leg is a
peninsula with stools, in a wider room."""
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

ROOM = "kitchen-u"
BACK, HIGH = 3.30, 2.72                                # width between the legs' walls
ZC, ZW = HIGH - .12, 1.46
WIN = ("back", .95, 2.35, 1.10, 2.14)

CAMERAS = {
    ROOM: {
        "main": dict(at=(1.42, -4.32, 1.40), look=(1.74, 0, 1.40), lens=22.5, shift_y=-.05, tall=dict(at=(1.5, -4.35, 1.4), look=(1.66, 0, 1.4), lens=28, shift_y=-.13)),
        "left": dict(at=(2.30, -3.95, 1.40), look=(.75, -.8, 1.40), lens=24, shift_y=-.05, tall=dict(lens=30, shift_y=-.13)),
        "close-tap": dict(at=(2.28, -1.62, 1.34), look=(1.62, -.2, 1.34), lens=38, shift_y=-.17, fstop=5.6, focus=1.4, tall=dict(lens=36)),
        "close-hob": dict(at=(1.80, -2.45, 1.36), look=(.25, -1.50, 1.36), lens=38, shift_y=-.15, fstop=6.3, focus=1.75, tall=dict(lens=34)),
    },
    ROOM + "/even": {
        "main": dict(at=(4.22, -4.55, 1.42), look=(1.80, -.55, 1.42), lens=24, shift_y=-.06, tall=dict(at=(3.95, -4.65, 1.42), look=(1.8, -.5, 1.42), lens=28, shift_y=-.13)),
        "left": dict(at=(1.80, -4.45, 1.40), look=(1.85, 0, 1.40), lens=23, shift_y=-.05, tall=dict(lens=29, shift_y=-.13)),
        "close-tap": dict(at=(2.28, -1.62, 1.34), look=(1.62, -.2, 1.34), lens=38, shift_y=-.17, fstop=5.6, focus=1.4, tall=dict(lens=36)),
        "close-hob": dict(at=(1.80, -2.45, 1.36), look=(.25, -1.50, 1.36), lens=38, shift_y=-.15, fstop=6.3, focus=1.75, tall=dict(lens=34)),
        "close-stool": dict(at=(4.15, -2.95, 1.22), look=(3.2, -1.2, 1.22), lens=36, shift_y=-.12, fstop=5.6, focus=1.75, tall=dict(lens=32)),
    },
}


def u_shape(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    W, deep = (BACK, 4.55) if odd else (4.55, 4.9)
    P.room(W, deep, HIGH, p["wall"], p["floor"], openings=[WIN], skirting=None if odd else "#f4f2ee")
    P.cove_ceiling(W, deep, HIGH, .12, .72, 3100, 14, downlights=[(.92, -1.0), (2.38, -1.0), (.92, -2.4), (2.38, -2.4)], spot=5)
    window_views.window("back", W, deep, *WIN[1:], view="garden", seed=seed + 10, day=560, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    fills(W, deep, HIGH, 38)
    _back(p, seed, rng)
    (_tall_leg if odd else _peninsula)(p, seed, rng)
    _hob_leg(p, seed, odd)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return dict(target=.60)                             # white cupboards close to the lamps


def _back(p, seed, rng):
    sp = p["spec"]
    with Group("base_back") as g:
        at = K.run([(.62, "blank"), (.58, "drawers"), (.90, "sink"), (.58, "panel"), (.62, "blank")], p, sink=(.66, .40))
    tag(g, "base-cabinets", "Base cabinets", (.90, -.60, .42), sp["base"])
    with Group("splash") as gs:
        K.splash(0, WIN[1], ZW + .04, p)
        K.splash(WIN[2], BACK, ZW + .04, p)
        K.splash(WIN[1], WIN[2], WIN[3] - .026, p)
    tag(gs, "splashback", "Splashback", (.80, -.01, 1.22), sp["splash"])
    tag(K.sink(at["sink"], w=.66, bowl=rng.choice(["steel", "ceramic", "granite"]), tap=U.tap_of(p), spout=rng.choice(["arc", "square"])), "tap", "Sink and mixer tap", (0, .2, .3))
    P.plant("herb", (1.06, -.14, K.TOP), .30, seed + 1, "#d9cfbf", .07, .12)
    P.plant("herb", (2.26, -.13, K.TOP), .25, seed + 2, "#c07a56", .06, .11)
    D.canisters(2.48, -.15, K.TOP, 2)
    D.boards(.72, K.TOP)
    P.fruit_bowl(2.78, -.40, K.TOP, seed, M.ceramic("#ddd4c4"))
    U.roman_blind(.98, 2.32, 2.13, .26, sp["drape"])


def _hob_leg(p, seed, odd):
    """Left leg: hob and hood. Local x runs from its front end to the back wall."""
    sp, front = p["spec"], -2.95 if odd else -3.30
    n = -front - .625
    with Group("leg_left", (0, front, 0), 90) as g:
        if odd:
            at = K.run([(.45, "drawers"), (.45, "door"), (.90, "drawers2"), (n - 1.80, "door")], p, end0=True, over0=.02)
        else:
            at = K.run([(.50, "drawers"), (.90, "drawers2"), (n - 2.16, "door")], p, x0=.76)
        h = at["drawers2"]
        K.splash(0 if odd else .76, -front, ZW + .04, p)
        K.splash(h - .46, h + .46, ZC, p, ZW + .04)
        tag(P.hob(h, -.31, K.TOP), "hob", "Gas hob", (0, 0, .02))
        tag(P.chimney(h, 1.58, .90, wall_top=ZC, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .12))
        a, b = (0, h - .46) if odd else (.76, h - .46)
        with Group("wall_left") as gw:
            for x0, x1, kinds in ((a, b, ["glass", "door"] if odd else ["door"]), (h + .46, -front - .002, ["door", "door"])):
                w = (x1 - x0) / len(kinds)
                P.wall_units(x0, [w] * len(kinds), p, ZW, 2.12, types=kinds)
                P.wall_units(x0, [w] * len(kinds), p, 2.135, ZC, types=["door"] * len(kinds), led=False)
        tag(gw, "wall-cabinets", "Wall cabinets", ((h + .46 - front) / 2, -.36, 1.8), sp["wall_cab"])
        tag(g, "counter", "Worktop", ((.25 if odd else 1.0), -.42, K.TOP), sp["counter"])
        if odd:
            for k in range(3):
                P.vase("cup", (.10 + .12 * k, -.17, ZW + .02), M.ceramic("#e9e2d5"), .95)
            P.vase("bowl", (.22, -.17, 1.80), M.ceramic(p["soft"][2]), .6)
            D.lemons(.30, -.36, K.TOP, seed)
        else:
            U.housing(0, .76, p, ZC)
            tag(U.fridge((.032, -.01, 0), w=.696, d=.64, skin=U.steel_of(p)), "fridge", "Refrigerator", (.35, -.65, 1.25), "steel")
        D.pot(h - .24, -.22, K.TOP + .036, p["soft"][2])
        D.kettle(h + .24, -.22, K.TOP + .036, "#ece7dc", rot=210)
        D.bottles(h - .62, -.13, K.TOP, 2)
        D.utensils(h + .60, -.14, K.TOP)


def _tall_leg(p, seed, rng):
    """Right leg, from the back corner toward the camera: drawers, then oven tower and pantry."""
    sp = p["spec"]
    with Group("leg_right", (BACK, -.625, 0), -90):
        with Group("base_right") as gb:
            K.run([(.55, "drawers"), (.575, "drawers")], p)
        with Group("wall_right"):
            P.wall_units(-.623, [.58, .58, .588], p, ZW, 2.12, types=["door", "open", "door"])
            P.wall_units(-.623, [.58, .58, .588], p, 2.135, ZC, types=["door"] * 3, led=False)
        K.splash(-.625, 1.125, ZW + .04, p)
        with Group("tall") as gt:
            P.tall_unit(1.125, [.60, .60], p, ["oven", "pantry"], h=2.12)
            P.wall_units(1.125, [.60, .60], dict(p, wall_cab=p["tall"]), 2.135, ZC, depth=.58, types=["door"] * 2, led=False)
            box(2.325, 2.343, -.60, 0, 0, ZC, p["tall"], .0015)
        tag(gb, "drawers", "Drawer unit", (.28, -.60, .62), sp["base"])
        tag(gt, "oven-tower", "Built-in oven tower", (1.42, -.62, .95), "black glass")
        tag(gt, "tall-unit", "Tall pantry unit", (2.0, -.60, 1.7), sp["tall"])
        D.shelf_things(-.02, .52, -.17, ZW + .02, seed, p["soft"], "mgb")
        D.shelf_things(-.02, .52, -.17, 1.80, seed + 1, p["soft"], "bjp")
        D.bread(.45, -.32, K.TOP, 80)
        P.vase("jar", (.92, -.22, K.TOP), M.ceramic("#d9cdb9"), .75)
        P.branches((.92, -.22, K.TOP + .14), .40, 7, seed)
    r = P.rug_obj(1.63, -2.05, .75, 1.9, M.rug(*sp["rug"], rng.choice(["border", "vintage"]), .75, 1.9))
    tag(r, "rug", "Kitchen runner", (0, .3, .015), sp["rug"][0])


def _peninsula(p, seed, rng):
    sp = p["spec"]
    L = 1.75
    with Group("peninsula", (BACK, -.625, 0), -90) as g:
        K.run([(.60, "drawers"), (.575, "door"), (.575, "drawers")], p, counter=False)
        K.slab(.0005, L + .04, -K.DEPTH - .045, .34, K.H, K.TOP, p["counter"])
        box(L, L + .02, -.60, .02, 0, K.H - .0005, p["base"], .0015)
        for i in range(3):                             # panelled back toward the stools
            with Group("panel", (L - i * L / 3, 0, 0), 180):
                P.front(0, L / 3, .02, K.H, 0, p["wood_z"] if "wood" not in sp["base"] else p["wall_cab"], "fluted" if p["door_style"] == "slab" else "shaker")
        D.lemons(1.35, -.10, K.TOP, seed)
        P.vase("jar", (.55, -.08, K.TOP), M.ceramic("#d9cdb9"), .9)
        P.branches((.55, -.08, K.TOP + .17), .44, 7, seed)
    box(BACK, BACK + .018, -.60, 0, 0, K.H - .0005, p["base"], .0015)
    tag(g, "peninsula", "Breakfast peninsula", (L * .8, .34, K.TOP), sp["counter"])
    legs = "black" if p["metal"] == "black" else sp["wood"]
    for k, y in enumerate((-1.25, -1.95)):
        c = P.dining_chair((BACK + .55, y, 0), -90 + rng.uniform(-12, 12), p["soft"][0], legs, h=.64, back=.78)
        if k:
            tag(c, "stool", "Counter stool", (0, 0, .66), p["soft"][0])
    kind = rng.choice(["globe", "dome"])
    for k, y in enumerate((-1.15, -1.95)):
        q = P.pendant(BACK + .02, y, HIGH, 1.62, kind, "#2b2b2c" if p["metal"] == "black" else "#efe8da", 7, r=.15)
        if k:
            tag(q, "pendant", "Pendant light", (0, 0, 1.68))
    P.framed_art(.60, .80, (3.96, -.001, 1.66), 0, seed, sp["wood"] if p["metal"] != "black" else "black", colors=("#efe8dc",) + tuple(p["soft"]) + ("#8fa08a", "#2c2a29"))
    P.plant("fiddle", (4.24, -.38, 0), 1.15, seed, "#ddd3c3", .15, .28)
    r = P.rug_obj(1.62, -2.35, .80, 2.1, M.rug(*sp["rug"], rng.choice(["border", "vintage"]), .80, 2.1))
    tag(r, "rug", "Kitchen runner", (0, -.6, .015), sp["rug"][0])


ROOMS = {ROOM: u_shape}

"""Corridor kitchen of a Singapore HDB flat with its service yard.
Odd seeds: one run along the left wall of a corridor 1.85 m wide, induction hob, yard behind a sliding glass door at the far end.
Even seeds: the corridor is open to the flat: two facing sides seen across, gas hob, refrigerator, glazed yard door in the right wall."""
import random

import core
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import office_parts as O
import parts_kitchen_more as N
import parts_kitchen_spaces as S
import props as P
import props_more_a as A
from geo import Group, box, tag
from rooms import fills

ROOM = "kitchen-hdb"
H, ZW = 2.58, 1.46

CAMERAS = {
    1: {
        "main": dict(at=(1.36, -4.42, 1.38), look=(.68, 0, 1.38), lens=24, shift_y=-.05, tall=dict(at=(1.30, -4.5, 1.38), look=(.86, 0, 1.38), lens=30, shift_y=-.12)),
        "close-hob": dict(at=(1.45, -2.80, 1.34), look=(.25, -1.75, 1.34), lens=33, shift_y=-.13, fstop=6.3, focus=1.5, tall=dict(lens=34)),
    },
    0: {
        "main": dict(at=(.95, -3.42, 1.36), look=(2.25, -.40, 1.36), lens=22.5, shift_y=-.05, tall=dict(at=(1.35, -3.5, 1.36), look=(2.25, -.3, 1.36), lens=28, shift_y=-.12)),
        "close-tap": dict(at=(2.62, -1.85, 1.36), look=(2.02, -.2, 1.36), lens=35, shift_y=-.13, fstop=6.3, focus=1.6, tall=dict(lens=34)),
    },
}


def hdb(p, seed=1):
    odd = seed % 2
    (_corridor if odd else _open_side)(p, seed, random.Random(seed))
    core.use_camera({ROOM: CAMERAS[odd]}, ROOM)
    return {}


def _yard(p, seed, w, depth, win):
    """Service yard, x 0..w behind the back wall: washer, louvre window, poles with clothes."""
    tile = M.tiles("#c9ccca", .30, .30, "#a9aba8", "xy", 0.0, .3)
    S.annex(0, w, depth, H, M.paint("#eef0ec"), tile, win, "city", seed + 5, 440, 12, frame="#e9e9e6", panes=3)
    y = .15 + depth
    g = N.washer((w - .68, y - .04, 0), 0, h=.85)
    for k in range(2):
        S.bamboo((.04, .55 + .35 * k, 2.12), (w - .04, .55 + .35 * k, 2.12))
        for i in range(4):
            A.garment((.22 + .30 * i + .1 * k, .55 + .35 * k, 2.10), ("#e9ecec", p["soft"][1], "#efe6d6", p["soft"][2])[(i + k) % 4], .55, seed + i, "steel", .22)
    return g


def _corridor(p, seed, rng):
    sp, W, D0, RUN = p["spec"], 1.85, 4.75, 3.55
    door = (.70, 1.79, 0, 2.16)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[("back",) + door], skirting="#f4f2ee")
    for y in (-.9, -2.2, -3.5):
        P.downlight(1.22, y, H - .001, 4, 4200)
    fills(W, D0, H, 24)
    core.lamp("AREA", (1.25, .05, 1.2), 34, 6200, target=(1.0, -3.5, .6), size=(.9, 1.9), glossy=False, name="door")
    core.lamp("AREA", (1.15, -2.2, H - .03), 12, 4300, target=(1.15, -2.2, 0), size=(.5, 2.4), glossy=False, name="aisle")
    w = _yard(p, seed, 1.85, 1.30, (.25, 1.70, 1.02, 2.20))
    tag(w, "washing-machine", "Washing machine in the yard", (.3, -.58, .45), "white")
    dark = M.plain("#2b2a29", .4)
    S.jambs(*door[:2], door[3], dark)
    S.leaf(.73, 1.27, .012, 2.13, .055, dark, mid=(1.0,))
    gd = S.leaf(.80, 1.34, .012, 2.13, .105, dark, mid=(1.0,))     # the second leaf stands open behind the first
    tag(gd, "door", "Glass door to the service yard", None, "black aluminium")
    with Group("run", (0, -RUN, 0), 90) as g:          # local x: 0 near the camera, RUN at the yard
        at = K.run([(.50, "drawers"), (.80, "sink"), (.60, "drawers"), (.60, "oven"), (RUN - .70 - 2.50, "door")], p, end0=True, over0=.015)
        s, h = at["sink"], at["oven"]
        K.splash(0, RUN - .70, ZW + .02, p)
        K.splash(h - .30, h + .30, 2.10, p, ZW + .021)
        tag(K.sink(s, tap=U.tap_of(p)), "tap", "Sink and mixer tap", (0, .2, .3))
        tag(U.induction(h, -.31, K.TOP), "hob", "Induction hob", (0, 0, .01))
        tag(N.slim_hood(h, 1.56, .60, 2.10, U.steel_of(p, .3)), "chimney", "Slim hood", (0, -.5, .02))
        with Group("wall") as gw:
            P.wall_units(0, [.50, .80, .60], p, ZW, 2.10, types=["glass", "door2", "door"])
            P.wall_units(h + .30, [RUN - .70 - h - .30], p, ZW, 2.10, types=["door"])
            P.wall_units(0, [.50, .80, .60, .60, .35], p, 2.115, H - .003, types=["door"] * 5, led=False)
        tag(gw, "wall-cabinets", "Wall cabinets", (.9, -.36, 1.8), sp["wall_cab"])
        tag(g, "base-cabinets", "Base cabinets", (.25, -.60, .5), sp["base"])
        tag(g, "counter", "Worktop", (1.55, -.45, K.TOP), sp["counter"])
        x = RUN - .70
        U.housing(x, RUN - .001, p, H - .003)
        tag(U.fridge((x + .03, -.01, 0), w=.638, h=1.82, d=.62, skin=U.steel_of(p)), "fridge", "Refrigerator", (.3, -.63, 1.2), "steel")
        for k in range(3):
            P.vase("cup", (.10 + .13 * k, -.17, ZW + .02), M.ceramic("#e9e2d5"), .95)
            P.vase("bowl", (.10 + .14 * k, -.17, 1.79), M.ceramic(p["soft"][k]), .46)
        N.dish_rack(.24, -.30, K.TOP, .38, 0, p["soft"])
        D.boards(1.55, K.TOP, -.022)
        D.utensils(1.80, -.14, K.TOP)
        N.wok(h - .14, -.26, K.TOP + .008, .15, 200)
        D.bottles(h + .42, -.14, K.TOP, 2)
        P.plant("herb", (1.36, -.13, K.TOP), .24, seed, "#d9cfbf", .06, .10)
    with Group("right", (W, -.55, 0), -90):            # shallow shelf, calendar clock and hooks on the right wall
        for k, z in enumerate((1.28, 1.60, 1.92)):
            zt = U.shelf(.05, 1.35, z, p["wood_x"], .15, p["metal"])
            D.shelf_things(.08, 1.33, -.08, zt, seed + k, p["soft"], ("sjmc", "gmbk", "jcbh")[k])
        box(.05, 1.35, -.26, -.001, .62, .65, p["wood_x"], .004)
        for q in (.05, 1.33):
            box(q, q + .02, -.26, -.001, .10, .62, p["base"], .0015)
        P.front(.07, .70, .10, .62, -.24, p["base"], p["door_style"])
        P.front(.70, 1.33, .10, .62, -.24, p["base"], p["door_style"])
        N.microwave(.42, -.01, .65, .46)
        P.fruit_bowl(1.0, -.13, .65, seed)
        O.clock((1.85, -.001, 1.78), p, .15)
        box(1.55, 2.15, -.022, -.001, 1.42, 1.47, p["wood_x"], .003)
        S.hung(1.76, -.045, 1.44, .34, .62, p["soft"][0], seed)
        S.hung(2.06, -.045, 1.44, .16, .40, p["soft"][2], seed + 1)
        S.school_bag((1.75, -.13, 0), p["soft"][1], -8, p["soft"][2])
    S.slippers((1.50, -.30, 0), 10, p["soft"][1])
    P.rug_obj(1.18, -2.35, .50, 1.30, M.rug(*sp["rug"], "border", .50, 1.30))


def _open_side(p, seed, rng):
    sp, W, D0 = p["spec"], 3.90, 3.70
    yd = (-1.50, -.66, 0, 2.12)                        # yard door in the right wall
    P.room(W, D0, H, p["wall"], p["floor"], openings=[("right",) + yd])
    P.cove_ceiling(W, D0, H, .08, .75, 3600, 7, downlights=[(x, -.85) for x in (1.0, 2.0, 3.0)], spot=4)
    fills(W, D0, H, 36)
    core.lamp("AREA", (W - .02, -1.08, 1.2), 30, 6300, target=(1.0, -1.6, .6), size=(.8, 1.8), glossy=False, name="door")
    zc = H - .08
    with Group("yard", (W, 0, 0), -90):                # local x runs toward -y, local +y outside
        wm = _yard(p, seed, 2.10, 1.25, (.40, 1.85, 1.00, 2.20))
        dark = M.plain("#f1efea", .4)
        S.jambs(-yd[1] - 0, -yd[0], yd[3], dark)
        S.leaf(.70, 1.08, .012, 2.09, .06, dark, mid=(.95,))
    tag(wm, "washing-machine", "Washing machine in the yard", (.3, -.58, .45), "white")
    with Group("tall") as gt:                          # refrigerator and a pantry at the left end
        P.tall_unit(0, [.50], p, ["pantry"], h=2.10)
        P.wall_units(0, [.50], dict(p, wall_cab=p["tall"]), 2.115, zc - .003, depth=.58, types=["door"], led=False)
        U.housing(.501, 1.20, p, zc - .003)
    tag(gt, "tall-unit", "Tall pantry unit", (.25, -.62, 1.7), sp["tall"])
    tag(U.fridge((.531, -.01, 0), w=.638, d=.64, skin=U.steel_of(p)), "fridge", "Refrigerator", (.3, -.65, 1.2), "steel")
    x0 = 1.202
    with Group("base", (x0, 0, 0)) as g:
        at = K.run([(.40, "drawers"), (.80, "sink"), (.60, "panel"), (.80, "drawers2"), (W - x0 - 2.60, "blank")], p)
    s, h = x0 + at["sink"], x0 + at["drawers2"]
    tag(g, "base-cabinets", "Base cabinets", (at["drawers2"], -.60, .5), sp["base"])
    K.splash(x0, W, ZW + .03, p)
    K.splash(h - .40, h + .40, 2.10, p, ZW + .031)
    tag(K.sink(s, bowl="granite", tap=U.tap_of(p), spout="square"), "tap", "Sink and mixer tap", (0, .2, .28))
    tag(P.hob(h, -.31, K.TOP, .74), "hob", "Gas hob", (0, 0, .02))
    tag(N.slim_hood(h, 1.54, .80, 2.10, U.steel_of(p, .3)), "chimney", "Slim hood", (0, -.5, .02))
    with Group("wall") as gw:
        P.wall_units(x0, [.55, .55, .696], p, ZW, 2.10, types=["door", "door", "open"])
        P.wall_units(x0, [.55, .55, .70, .80], p, 2.115, zc - .003, types=["door"] * 4, led=False)
    tag(gw, "wall-cabinets", "Wall cabinets", (x0 + .55, -.36, 1.8), sp["wall_cab"])
    for z, ks in ((ZW + .021, "mgb"), (1.791, "bjp")):
        D.shelf_things(x0 + 1.13, x0 + 1.78, -.17, z, seed, p["soft"], ks)
    N.wok(h - .24, -.22, K.TOP + .036, .16, 160)
    D.pot(h + .24, -.22, K.TOP + .036, p["soft"][2])
    D.bottles(h - .62, -.13, K.TOP, 2)
    D.boards(x0 + .18, K.TOP, -.022)
    N.dish_rack(x0 + 1.45, -.30, K.TOP, .40, 0, p["soft"])
    with Group("near", (3.88, -2.28, 0), 180) as gp:   # low counter that faces the run and closes the corridor
        K.run([(.60, "drawers"), (.60, "door2")], dict(p, counter=p["wood_x"]), end1=True, over1=.025)
        box(0, 1.20, .0005, .018, 0, K.H - .001, p["base"], .0015)
        box(0, 1.224, .0005, .020, K.H, K.TOP, p["wood_x"], .002)
    tag(gp, "peninsula", "Half-height counter to the living room", (1.0, -.30, K.TOP), "wood:" + sp["wood"])
    P.fruit_bowl(3.05, -2.00, K.TOP, seed)
    N.coffee_machine(3.62, -2.02, K.TOP, 180, "#2a2b2d" if p["metal"] == "black" else "#c9c9c7")
    S.school_bag((2.52, -1.72, 0), p["soft"][1], -50, p["soft"][2])
    P.rug_obj(2.35, -1.25, 1.7, .60, M.rug(*sp["rug"], "diamond", 1.7, .60))
    S.switches(W - .001, -1.72, 1.25, 3, -90)


ROOMS = {ROOM: hdb}

"""Galley kitchen of a Pune flat with a window at its end.
Odd seeds: hob side with lofts at the left, crockery and refrigerator at the right, a window bench at the end, soft morning light.
Even seeds: the sink stands under the end window and joins the two sides, open shelves, tall pantry near the window, noon sun."""
import random

import core
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import parts_kitchen_more as N
import parts_kitchen_spaces as S
import props as P
import window_views
from geo import Group, box, soft_box, tag
from rooms import fills

ROOM = "kitchen-galley"
H, ZW, LOFT = 2.75, 1.46, 2.12

CAMERAS = {
    1: {
        "main": dict(at=(1.50, -4.25, 1.40), look=(1.05, 0, 1.40), lens=24.5, shift_y=-.05, tall=dict(at=(1.42, -4.3, 1.40), look=(1.12, 0, 1.40), lens=30, shift_y=-.12)),
        "close-bench": dict(at=(1.42, -2.05, 1.25), look=(1.16, -.2, 1.25), lens=33, shift_y=-.14, fstop=5.6, focus=1.7, tall=dict(lens=33)),
    },
    0: {
        "main": dict(at=(1.00, -4.15, 1.38), look=(1.42, -.3, 1.38), lens=23.5, shift_y=-.05, tall=dict(at=(1.0, -4.2, 1.38), look=(1.36, -.3, 1.38), lens=29, shift_y=-.12)),
        "close-tap": dict(at=(1.30, -1.75, 1.36), look=(1.22, -.2, 1.36), lens=34, shift_y=-.12, fstop=5.6, focus=1.5, tall=dict(lens=33)),
    },
}


def galley(p, seed=1):
    odd = seed % 2
    (_bench if odd else _sink_end)(p, seed, random.Random(seed))
    core.use_camera({ROOM: CAMERAS[odd]}, ROOM)
    return dict(wb=(.90, 1.0, 1.13)) if odd else {}


def _bench(p, seed, rng):
    sp, W, D0, RUN = p["spec"], 2.34, 4.60, 3.40
    win = ("back", .68, 1.66, .78, 2.20)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[win], skirting=None)
    for y in (-.8, -2.2, -3.6):
        P.downlight(1.17, y, H - .001, 4, 4100)
    window_views.window("back", W, D0, *win[1:], view="city", seed=seed + 17, day=460, kelvin=6000, panes=2, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    S.grille(win[1] + .02, win[2] - .02, win[3] + .02, win[4] - .02, .135, "white", .12, 3)
    fills(W, D0, H, 26)
    core.lamp("AREA", (1.17, -2.1, H - .03), 16, 4400, target=(1.17, -2.1, 0), size=(.6, 2.6), glossy=False, name="aisle")
    with Group("left", (0, -RUN, 0), 90) as g:         # local x: 0 near the camera, RUN at the window
        at = K.run([(.45, "drawers"), (.45, "tray"), (.90, "drawers2"), (.60, "drawers"), (RUN - 2.40 - .45, "door"), (.45, "door")], p, end0=True, over0=.015)
        h = at["drawers2"]
        K.splash(0, RUN, ZW + .03, p)
        K.splash(h - .45, h + .45, LOFT, p, ZW + .031)
        tag(P.hob(h, -.31, K.TOP), "hob", "Gas hob", (0, 0, .02))
        tag(P.chimney(h, 1.58, .88, wall_top=LOFT, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .12))
        with Group("wall") as gw:
            P.wall_units(0, [.45, h - .90], p, ZW, LOFT - .015, types=["open", "door"])
            n = (RUN - h - .45) / 3
            P.wall_units(h + .45, [n] * 3, p, ZW, LOFT - .015, types=["door", "glass", "door"])
            P.wall_units(0, [RUN / 6] * 6, p, LOFT, H - .003, types=["door"] * 6, led=False)
        tag(gw, "wall-cabinets", "Wall cabinets", (h + .45 + n / 2, -.36, 1.8), sp["wall_cab"])
        tag(gw, "loft", "Lofts to the ceiling", (h - .3, -.36, 2.4), sp["wall_cab"])
        tag(g, "base-cabinets", "Base cabinets", (.24, -.60, .5), sp["base"])
        for k in range(2):
            N.dabbas(.03, .43, -.17, (ZW + .021, 1.79)[k], seed + k, .05)
        N.pressure_cooker(h - .24, -.22, K.TOP + .036, 200)
        N.vessels(h + .24, -.22, K.TOP + .036, 1, .09)
        D.utensils(h + .58, -.15, K.TOP)
        D.bottles(h + .78, -.14, K.TOP, 2)
        N.mixer_grinder(h + 1.35, -.26, K.TOP, "#f0efec", 200)
        D.boards(.38, K.TOP, -.022)
        N.tiffin(.72, -.22, K.TOP)
    with Group("right", (W, 0, 0), -90) as gr:         # local x: 0 at the window, grows toward the camera
        U.housing(.01, .72, p, H - .003)
        tag(U.fridge((.04, -.01, 0), w=.65, d=.62, skin=U.steel_of(p)), "fridge", "Refrigerator", (.3, -.63, 1.2), "steel")
        at = K.run([(.80, "sink"), (.60, "panel"), (.60, "drawers"), (.60, "door")], p, x0=.722, end1=True, over1=.015)
        K.splash(.722, 3.34, ZW + .03, p)
        tag(K.sink(at["sink"], tap=U.tap_of(p)), "tap", "Sink and mixer tap", (0, .2, .3))
        tag(gr, "counter", "Worktop", (2.9, -.45, K.TOP), sp["counter"])
        with Group("crockery") as gc:
            P.wall_units(.722, [.655] * 4, p, ZW, LOFT - .015, types=["door", "glass", "glass", "door"])
            P.wall_units(.722, [.655] * 4, p, LOFT, H - .003, types=["door"] * 4, led=False)
        tag(gc, "glass-shutters", "Crockery behind glass", (1.7, -.36, 1.8), "glass")
        for k, z in enumerate((ZW + .022, 1.80)):
            D.shelf_things(1.41, 2.0, -.17, z, seed + k, p["soft"], ("gpb", "bmj")[k])
            D.shelf_things(2.06, 2.66, -.17, z, seed + k + 4, p["soft"], ("pbg", "jbm")[k])
        N.purifier(1.72, -.010, .96)
        N.dish_rack(2.00, -.30, K.TOP, .40, 0, p["soft"])
        P.fruit_bowl(2.75, -.32, K.TOP, seed)
    with Group("bench") as gb:                         # window bench between the runs
        a, b = .645, W - .665
        box(a, b, -.42, -.002, 0, .40, p["base"], .002)
        P.front(a, (a + b) / 2, .06, .40, -.42, p["base"], p["door_style"])
        P.front((a + b) / 2, b, .06, .40, -.42, p["base"], p["door_style"])
        box(a, b, -.455, -.002, .4005, .43, p["wood_x"], .003)
        soft_box(b - a - .03, .40, .06, M.fabric(p["soft"][1]), ((a + b) / 2, -.22, .43), r=.025, bulge=.012, wrinkle=.003)
    tag(gb, "bench", "Window bench with drawers", ((a + b) / 2, -.45, .3), sp["base"])
    P.tray((a + b) / 2 + .16, -.22, .495, .30, .22, rot=8)
    P.vase("cup", ((a + b) / 2 + .16, -.22, .503), M.ceramic("#efe9df"), .85)
    P.books((a + b) / 2 - .22, -.22, .495, 2, False, seed)
    for k in range(3):
        P.plant("herb", (.82 + .34 * k, .03, .785), .26, seed + k, ("#c07a56", "#d9cfbf")[k % 2], .058, .10)
    P.rug_obj(1.15, -2.2, .62, 2.2, M.rug(*sp["rug"], "vintage", .62, 2.2))


def _sink_end(p, seed, rng):
    sp, W, D0 = p["spec"], 2.50, 4.45
    win = ("back", .40, 2.10, 1.04, 2.12)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[win], skirting=None)
    P.cove_ceiling(W, D0, H, .10, .62, 3600, 8, downlights=[(1.25, y) for y in (-.35, -3.9)], spot=4)
    zc = H - .10
    window_views.window("back", W, D0, *win[1:], view="garden", seed=seed + 17, day=400, sun=3.2, sun_dir=(.30, -.80, -.72), panes=3, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    U.roman_blind(win[1] - .02, win[2] + .02, 2.22, .30, sp["drape"], -.03)
    fills(W, D0, H, 26)
    core.lamp("AREA", (1.25, -2.1, zc + .05), 14, 4400, target=(1.25, -2.1, 0), size=(.6, 2.2), glossy=False, name="aisle")
    with Group("end") as ge:                           # sink under the window
        at = K.run([(.62, "blank"), (.86, "sink"), (W - 1.48, "blank")], p)
        K.splash(0, W, 1.01, p)
        K.splash(0, win[1] - .035, zc, p, 1.011)
        K.splash(win[2] + .035, W, zc, p, 1.011)
        s = K.sink(at["sink"], bowl="ceramic", tap=U.tap_of(p))
    tag(s, "tap", "Sink under the window", (0, .2, .3))
    run = 3.05
    with Group("right", (W, -.625, 0), -90) as gr:     # hob side with shelves, local x grows toward the camera
        at = K.run([(.40, "tray"), (.90, "drawers2"), (.55, "drawers"), (.55, "open")], p, end1=True, over1=.015)
        h = at["drawers2"]
        K.splash(-.61, run - .65, 1.40, p)
        K.splash(h - .46, h + .46, zc, p, 1.401)
        tag(P.hob(h, -.31, K.TOP), "hob", "Gas hob", (0, 0, .02))
        tag(P.chimney(h, 1.60, .88, wall_top=zc, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .12))
        with Group("shelves") as gs:
            for k, z in enumerate((1.42, 1.80, 2.18)):
                zt = U.shelf(h + .52, 2.38, z, p["wood_x"], .24, p["metal"], .032)
                D.shelf_things(h + .55, 2.36, -.13, zt, seed + k, p["soft"], ("pgbjm", "jbsc", "cbjh")[k])
            P.strip(h + .55, 2.34, -.20, 1.42, 4, 3400)
        tag(gs, "open-shelf", "Open shelves", (1.9, -.25, 1.44), "wood:" + sp["wood"])
        tag(gr, "base-cabinets", "Base cabinets", (1.55, -.60, .5), sp["base"])
        N.vessels(.05, -.22, K.TOP, 3, .10)
        D.kettle(h - .24, -.22, K.TOP + .036, "#ece7dc", rot=30)
        N.pressure_cooker(h + .24, -.22, K.TOP + .036, 215)
        D.lemons(1.75, -.33, K.TOP, seed)
        D.canisters(2.05, -.15, K.TOP, 2)
        spots = ((1.86, -.30, .478), (1.86, -.30, .118))
        for q in spots:
            P.vase("bowl", (q[0] + .26, q[1], q[2]), M.ceramic(p["soft"][2], .4), 1.1)
    with Group("left", (0, -2.95, 0), 90) as gl:       # tall block near the window, counter before it
        n = 2.95 - .625
        P.tall_unit(n - 1.32, [.60], p, ["oven"], h=2.12)
        P.wall_units(n - 1.32, [.60], dict(p, wall_cab=p["tall"]), 2.135, zc - .003, depth=.58, types=["door"], led=False)
        U.housing(n - .718, n - .002, p, zc - .003)
        tag(U.fridge((n - .688, -.01, 0), w=.656, d=.62, skin=U.steel_of(p)), "fridge", "Refrigerator", (.3, -.63, 1.2), "steel")
        box(n - 1.340, n - 1.322, -.60, 0, 0, zc - .003, p["tall"], .0015)
        K.run([(.45, "drawers"), (n - 1.342 - .45, "door2")], p, end0=True, over0=.015)
        K.splash(0, n - 1.342, ZW + .03, p)
        P.wall_units(0, [.47, n - 1.342 - .47], p, ZW, 2.12, types=["glass", "door"])
        P.wall_units(0, [.47, n - 1.342 - .47], p, 2.135, zc - .003, types=["door"] * 2, led=False)
        tag(gl, "oven-tower", "Built-in oven tower", (n - 1.02, -.62, .95), "black glass")
        N.microwave(.62, -.03, K.TOP, .46)
        N.tiffin(.22, -.24, K.TOP)
        for k, z in enumerate((ZW + .022, 1.80)):
            D.shelf_things(.03, .45, -.17, z, seed + k, p["soft"], ("gm", "bj")[k])
    P.plant("herb", (.62, -.13, K.TOP), .30, seed, "#c07a56", .065, .11)
    N.dish_rack(1.95, -.30, K.TOP, .40, 0, p["soft"])
    P.rug_obj(1.22, -1.75, .62, 1.7, M.rug(*sp["rug"], "border", .62, 1.7))
    S.slippers((1.25, -.85, 0), 10, p["soft"][1])


ROOMS = {ROOM: galley}

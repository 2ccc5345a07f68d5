"""Dining places of small flats. Odd seeds: a padded corner banquette for six with an oval table and a pendant, window at the left.
Even seeds: a table that folds down from the wall beside a window with a bench, two chairs and a shelf wall, monsoon light."""
import random

import core
import kitchens_dressing as D
import kitchens_units as U
import materials as M
import office_parts as O
import parts_kitchen_more as N
import parts_kitchen_spaces as S
import props as P
import props_more_a as A
import props_more_b as B
import room_finishes as F
import window_views
from geo import Group, box, pillow, rod, soft_box, tag
from rooms import fills

ROOM = "dining-corner"
H = 2.70

CAMERAS = {
    1: {
        "main": dict(at=(3.05, -3.75, 1.36), look=(1.34, -.55, 1.36), lens=24.5, shift_y=-.08, tall=dict(at=(2.75, -3.9, 1.36), look=(1.30, -.55, 1.36), lens=28, shift_y=-.12)),
        "close-dining-table": dict(at=(2.30, -2.35, 1.28), look=(1.12, -.90, 1.28), lens=34, shift_y=-.17, fstop=5.6, focus=1.6, tall=dict(lens=33)),
    },
    0: {
        "main": dict(at=(.70, -3.50, 1.34), look=(1.92, -.3, 1.34), lens=25, shift_y=-.07, tall=dict(at=(1.0, -3.7, 1.34), look=(1.80, -.3, 1.34), lens=29, shift_y=-.11)),
        "close-folding-table": dict(at=(1.05, -2.25, 1.24), look=(2.25, -.70, 1.24), lens=32, shift_y=-.14, fstop=5.6, focus=1.7, tall=dict(lens=32)),
    },
}


def corner(p, seed=1):
    odd = seed % 2
    (_banquette if odd else _folding)(p, seed, random.Random(seed))
    core.use_camera({ROOM: CAMERAS[odd]}, ROOM)
    return dict(wb=(.91, 1.0, 1.12)) if odd else {}


def _banquette(p, seed, rng):
    sp, W, D0 = p["spec"], 4.00, 4.30
    win = ("left", -2.10, -.55, 1.08, 2.20)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D0, H, .10, .75, 3500, 9, downlights=[(1.0, -.5), (2.6, -.5)], spot=4)
    window_views.window("left", W, D0, *win[1:], view="garden", seed=seed + 41, day=420, sun=2.8, sun_dir=(.75, .12, -.62), panes=2, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    with Group("blind", (0, win[1], 0), 90):
        U.roman_blind(-.02, win[2] - win[1] + .02, 2.30, .34, sp["drape"], -.03)
    fills(W, D0, H, 40)
    fab, plinth = M.fabric(p["soft"][1]), F.lacquer(p)
    with Group("seats") as g:
        B.banquette(2.50, (.001, -.001, 0), 0, fab, plinth, seed, .92)
        B.banquette(1.45, (.001, -2.03, 0), 90, fab, plinth, seed + 5, .92)
        box(2.504, 2.524, -.56, -.001, 0, .62, plinth, .003)
        box(.001, .56, -2.054, -2.034, 0, .62, plinth, .003)
    tag(g, "banquette", "Corner banquette for six", (1.9, -.50, .42), p["soft"][1])
    for k, (x, y, r, c) in enumerate(((.32, -.26, -45, p["soft"][2]), (1.62, -.24, 4, "#e9e1d3"), (2.22, -.24, -6, p["soft"][2]), (.25, -1.25, -84, "#e9e1d3"))):
        pillow(.42, .42, .14, M.fabric(c, 300, melange=.18), (x, y, .68), (72, 0, r), seed=seed + k)
    with Group("panel") as gp:                         # timber rail with mouldings and prints above the seat
        box(.001, 2.524, -.022, -.001, .925, .96, p["wood_x"], .003)
        for k, x in enumerate((.78, 1.42, 2.06)):
            P.framed_art(.46, .60, (x, -.001, 1.52), 0, seed + 3 * k, F.frame_of(p), colors=F.art_colors(p))
    tag(gp, "art", "Framed prints", (1.42, -.03, 1.55))
    tx, ty = 1.42, -1.22
    tag(A.big_table((tx, ty, 0), 1.55, .86, 0, F.stone_of(p), M.wood(sp["wood"], "z"), oval=True), "dining-table", "Oval dining table", (.3, -.3, .75))
    for k, dx in enumerate((-.38, .40)):
        c = A.spindle_chair((tx + dx, ty - .66, 0), 180 + (8, -10)[k], sp["wood"], p["soft"][0])
    tag(c, "dining-chair", "Timber chair", (0, 0, .46), "wood:" + sp["wood"])
    tag(P.pendant(tx, ty, H, 1.70, "rattan", "#efe8da", 9, 3300, r=.27), "pendant", "Rattan pendant", (0, 0, 1.85))
    for dx, dy, r in ((-.38, -.24, 0), (.40, -.24, 0), (.34, .24, 180), (-.30, .24, 180), (-.55, 0, -90)):
        A.place_setting((tx + dx, ty + dy, .75), r, None, "#f1ece2", p["soft"][2], p["metal"])
    P.vase("jar", (tx + .06, ty + .0, .75), M.ceramic("#d9cdb9"), .62)
    P.branches((tx + .06, ty, .87), .30, 7, seed)
    with Group("side", (3.32, 0, 0)) as gs:            # sideboard beside the bench
        box(-.62, .62, -.40, -.001, .12, .80, plinth, .003)
        for k in range(3):
            P.front(-.62 + .4133 * k, -.2067 + .4133 * k, .12, .80, -.40, plinth, F.shutter(p), "knob", "r", .66, p["metal"])
        box(-.635, .635, -.43, -.001, .8005, .825, p["wood_x"], .003)
        for x in (-.52, .50):
            for y in (-.36, -.06):
                rod((x, y, .12), (x, y, 0), .014, .010, M.wood(sp["wood"], "z"))
        P.table_lamp((-.40, -.20, .825), M.ceramic(p["soft"][2]), power=4)
        P.books(.0, -.20, .825, 3, False, seed)
        P.fruit_bowl(.38, -.21, .825, seed)
        A.round_mirror((0, 0, 1.62), .38, M.metal(p["metal"], .3), False)
    tag(gs, "sideboard", "Sideboard", (.1, -.42, .5))
    P.rug_obj(tx + .1, ty - .35, 2.1, 1.5, M.rug(*sp["rug"], "border", 2.1, 1.5))
    S.school_bag((2.78, -.38, 0), p["soft"][1], -20, p["soft"][2])


def _folding(p, seed, rng):
    sp, W, D0 = p["spec"], 3.20, 4.00
    win = ("back", .55, 1.75, .92, 2.18)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[win])
    for q in ((1.0, -1.3), (2.2, -1.3), (1.6, -2.8)):
        P.downlight(q[0], q[1], H - .001, 5, 4200)
    window_views.window("back", W, D0, *win[1:], view="city", seed=seed + 41, day=520, kelvin=7000, strength=.8, panes=2, frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    S.grille(win[1] + .02, win[2] - .02, win[3] + .02, win[4] - .02, .135, "black", .12, 3)
    P.curtains("back", W, D0, win[1], win[2], win[4], sp["drape"], sheer=False, width=.30, seed=seed, rail=p["metal"], ztop=2.40)
    fills(W, D0, H, 40, 5400)
    with Group("bench") as gb:                         # storage bench under the window
        box(.10, 2.00, -.44, -.012, 0, .06, p["kick"], .001)
        box(.10, 2.00, -.46, -.001, .06, .40, p["carcass"], .002)
        for k in range(3):
            P.front(.10 + .6333 * k, .7333 + .6333 * k, .06, .40, -.46, p["base"], F.shutter(p), "knob", "r", .25, p["metal"])
        box(.09, 2.01, -.49, -.0015, .4005, .428, p["wood_x"], .003)
        for k in range(2):
            soft_box(.90, .44, .07, M.fabric(p["soft"][0]), (.57 + .95 * k, -.25, .428), r=.03, bulge=.014, wrinkle=.003, seed=seed + k)
        for k, (x, c) in enumerate(((.30, p["soft"][2]), (1.72, p["soft"][1]))):
            pillow(.40, .40, .13, M.fabric(c, 300, melange=.18), (x, -.16, .66), (72, 0, 8 - 16 * k), seed=seed + k)
    tag(gb, "bench", "Storage bench under the window", (.5, -.48, .3), sp["base"])
    ty, w = -.98, .82                                  # the folding table hangs on the right wall
    with Group("fold", (W, ty, 0), -90) as gt:
        L = 1.25
        box(-w / 2, w / 2, -L, -.062, .722, .75, p["wood_x"], .004, 3)
        box(-w / 2, w / 2, -.060, -.001, .722, .75, p["wood_x"], .003)
        for x in (-w / 2 + .12, w / 2 - .12):
            rod((x - .03, -.061, .749), (x + .03, -.061, .749), .005, None, M.metal(p["metal"], .3), 10)
        box(-.03, .03, -L + .10, -L + .13, 0, .722, p["wood_z"], .002)       # folding leg
        box(-w / 2 + .08, w / 2 - .08, -L + .09, -L + .14, .69, .7215, p["wood_x"], .002)
        for z, d in ((.86, .14), (1.20, .14), (1.54, .14), (1.86, .14)):     # the cabinet that it closes
            box(-w / 2 + .02, w / 2 - .02, -d, -.012, z, z + .018, p["accent_wood"], .001)
        for x in (-w / 2, w / 2 - .02):
            box(x, x + .02, -.15, -.001, .7505, 1.88, p["base"], .002)
        box(-w / 2 + .02, w / 2 - .02, -.012, -.0015, .7505, 1.878, p["base"], .001)
        N.tumblers(-.28, -.11, .878, 2)
        for k in range(3):
            P.vase("cup", (-.05 + .14 * k, -.075, .878), M.ceramic(p["soft"][k]), .85)
        D.spice_jars(-.34, .05, -.07, 1.218, seed)
        N.dabbas(.08, .36, -.078, 1.218, seed, .045)
        P.books(-.36, -.012, 1.558, 5, True, seed)
        P.plant("herb", (.20, -.075, 1.558), .22, seed, "#c07a56", .05, .09)
    tag(gt, "folding-table", "Table that folds from the wall", (0, -.9, .75), "wood:" + sp["wood"])
    for k, (x, y, r) in enumerate(((2.42, -1.78, 176), (1.62, -1.22, 96))):
        c = A.spindle_chair((x, y, 0), r, sp["wood"], p["soft"][1])
        if k == 0:
            tag(c, "dining-chair", "Timber chair", (0, 0, .46), "wood:" + sp["wood"])
    tx = 2.42
    for x, y, r in ((tx, -1.18, 0), (2.16, -.90, -90)):
        A.place_setting((x, y, .75), r, None, "#f1ece2", p["soft"][2], p["metal"])
    N.tiffin(tx + .32, -.78, .75, 3, .85)
    P.fruit_bowl(tx - .02, -.80, .75, seed, M.ceramic("#ddd4c4"))
    tag(P.pendant(tx, ty, H, 1.86, "dome", "#2b2b2c" if p["metal"] == "black" else "#efe8da", 8, 3500, r=.20), "pendant", "Pendant light", (0, 0, 1.95))
    O.clock((2.46, -.001, 1.75), p, .17)
    zt = U.shelf(2.12, 2.82, 1.30, p["wood_x"], .16, p["metal"])
    D.shelf_things(2.14, 2.80, -.085, zt, seed, p["soft"], "jmb")
    P.plant("snake", (2.88, -.28, 0), .95, seed, "#ddd3c3", .14, .26)
    P.rug_obj(2.0, -1.55, 1.9, 1.3, M.rug(*sp["rug"], "diamond", 1.9, 1.3))
    P.plant("herb", (1.55, .02, .928), .26, seed + 3, "#c07a56", .06, .10)
    P.framed_art(.56, .74, (0, -.75, 1.55), 90, seed + 2, F.frame_of(p), colors=F.art_colors(p))
    S.slippers((.78, -.78, 0), 14, p["soft"][1])
    with Group("paper", (1.05, -.24, .502), 14):       # folded newspaper on the bench
        for k in range(3):
            box(-.15, .15, -.10, .10, .004 * k, .004 * k + .0035, M.plain(("#e6e2d8", "#dedad0", "#e9e5dc")[k], .9), .001)


ROOMS = {ROOM: corner}

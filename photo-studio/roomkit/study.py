"""Home office."""
import random

import core
import materials as M
import props as P
import props_more_a as Q
from geo import Group, box, tag
from lights import fills
from room_finishes import art_colors, frame_of, knob, shutter, stone_of

CAMERAS = {
    "study/odd": {
        "main": dict(at=(1.58, -4.50, 1.34), look=(2.32, 0, 1.34), lens=23, shift_y=-.05, tall=dict(lens=28)),
        "left": dict(at=(.55, -4.45, 1.30), look=(2.95, -.9, 1.3), lens=23.5, shift_y=-.06, tall=dict(lens=28)),
        "right": dict(at=(3.85, -4.45, 1.30), look=(1.75, -.8, 1.3), lens=23.5, shift_y=-.06, tall=dict(lens=28)),
        "close-desk": dict(at=(3.35, -4.2, 1.25), look=(2.3, -1.6, 1.2), lens=31, shift_y=-.08, tall=dict(lens=33)),
    },
    "study/even": {
        "main": dict(at=(1.62, -4.50, 1.34), look=(2.22, 0, 1.34), lens=22.5, shift_y=-.045, tall=dict(lens=28)),
        "left": dict(at=(.60, -4.45, 1.30), look=(3.0, -.9, 1.3), lens=23.5, shift_y=-.05, tall=dict(lens=28)),
        "right": dict(at=(3.65, -4.45, 1.30), look=(1.5, -.6, 1.3), lens=23.5, shift_y=-.05, tall=dict(lens=28)),
        "close-desk": dict(at=(2.2, -2.65, 1.25), look=(1.58, 0, 1.2), lens=28, shift_y=-.03, tall=dict(lens=31)),
    },
}


def study(p, seed=1):
    """Home office. Odd: free-standing desk in front of a full shelf wall. Even: wall desk with ledges, shelf wall at right, reading corner."""
    rng = random.Random(seed)
    A = seed % 2 == 1
    W, D, H = 4.4, 4.6, 2.78
    zc = H - .12
    soft, spec = p["soft"], p["spec"]
    win = ("left", -3.35, -1.2, .06 if A else .80, 2.36)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], back=None if A else p["accent_paint"])
    P.cove_ceiling(W, D, H, .12, .55, 3000, 16,
                   downlights=[(x, -.62) for x in (.9, 2.2, 3.5)] + [(4.0, -2.0), (4.0, -3.2)], spot=5)
    P.window("left", W, D, *win[1:], day=380 if A else 520, sun=rng.choice([0, 3.0]), sun_dir=(.8, .2, -.5),
             panes=3 if A else 2, sill=not A)
    P.curtains("left", W, D, win[1], win[2], win[4], spec["drape"], width=.52, seed=seed, rail=p["metal"],
               ztop=zc - .06)
    fills(W, D, H, 34)

    def cabinets(L, dp, h, n):
        box(.02, L - .02, -dp + .05, -.02, 0, .08, p["kick"], .001)
        box(.002, L - .002, -dp, 0, .08, h, p["carcass"], .001)
        for x in (0, L - .018):
            box(x, x + .018, -dp - .02, 0, 0, h, p["base"], .0015)
        for i in range(n):
            a, b = .018 + (L - .036) / n * i, .018 + (L - .036) / n * (i + 1)
            P.front(a, b, .08, h, -dp, p["base"], shutter(p), knob(p), "r" if i % 2 == 0 else "l", h - .14,
                    p["metal"])
        box(-.006, L + .006, -dp - .03, 0, h, h + .025, p["wood_x"], .004, 3)

    zs = [.725, 1.14, 1.52, 1.90, zc - .30]
    if A:
        x0, x1 = .42, W - .06
        with Group("shelf_wall", (x0, 0, 0)) as gs:
            L = x1 - x0
            cabinets(L, .42, .70, 6)
            Q.shelf_wall(0, L, zs, .32, p["wood_z"], p["wood_x"], p["wood_z"], 4, seed=seed, soft=soft)
            box(0, L, -.32, 0, zs[-1] + .022, zc - .004, p["base"], .001)
        tag(gs, "shelf-wall", "Lit shelf wall", (L * .62, -.3, 1.5), "wood:" + spec["wood"])
        r = P.rug_obj(2.25, -2.15, 3.0, 2.2,
                      M.rug(*spec["rug"], rng.choice(["border", "vintage", "diamond"]), 3.0, 2.2))
        tag(r, "rug", "Wool rug", (-.75, -.05, .015), spec["rug"][0])
        dx, dy = 2.50, -2.35
        dk = Q.desk((dx, dy, .014), 180, 1.70, .78, p, p["wood_x"] if "wood" not in spec["base"] else stone_of(p),
                    p["base"], modesty=True, ped=1)
        tag(dk, "desk", "Writing desk", (0, 0, .6), "wood:" + spec["wood"])
        c = Q.task_chair((dx + .05, dy + .92, .014), rng.uniform(-14, 14), soft[0],
                         "black" if p["metal"] == "black" else "brass",
                         M.leather("#8a5a3a") if seed % 4 == 3 else None)
        tag(c, "chair", "Task chair", (0, .2, .9), soft[0])
        zt = .764
        Q.laptop((dx + .02, dy + .42, zt), 180)
        Q.desk_lamp((dx - .64, dy + .24, zt), 150, p["metal"], 4)
        _g, hb = P.books(dx + .58, dy + .30, zt, 3, False, seed + 2, rot=12)
        P.vase("bowl", (dx + .58, dy + .30, zt + hb), M.ceramic(soft[2], .35), .45)
        P.vase("cup", (dx + .34, dy + .48, zt), M.ceramic("#efe9df"), .9)
        P.vase("jar", (dx + .38, dy + .16, zt), M.ceramic("#d9cdb9"), .55)
        P.branches((dx + .38, dy + .16, zt + .11), .24, 5, seed)
        a = P.armchair((.98, -2.52, 0), 74 + rng.uniform(-8, 8), legs=spec["wood"],
                       fab=M.boucle("#e9e0d0") if seed % 4 == 1 else M.fabric(soft[1]), seed=seed)
        tag(a, "armchair", "Visitor chair", (0, -.1, .5), soft[1])
        pl = P.plant(rng.choice(["fiddle", "palm"]), (.44, -.98, 0), 1.65, seed, "#ddd3c3", .19, .34)
        tag(pl, "planter", "Floor planter", (0, 0, .75))
        ar = P.framed_art(.72, .95, (W - .001, -1.05, 1.58), -90, seed + 1, frame_of(p), colors=art_colors(p))
        tag(ar, "art", "Framed print", (0, -.03, 0))
        core.use_camera(CAMERAS, "study/odd")
    else:
        # desk on the back wall with ledges above
        dx = 1.62
        wd = 1.9
        P.fluted_panel(dx - wd / 2 - .15, dx + wd / 2 + .15, .09, zc - .01, -.001, p["wood_z"])
        dk = Q.desk((dx, -.03, 0), 0, wd, .66, p, p["wood_x"] if spec["wood"] != "walnut" else stone_of(p),
                    p["base"], ped=1)
        tag(dk, "desk", "Study desk", (.7, -.62, .45), spec["base"])
        c = Q.task_chair((dx - .22, -.98, 0), 180 + 28 + rng.uniform(-8, 8), soft[0],
                         "black" if p["metal"] == "black" else "brass")
        tag(c, "chair", "Task chair", (0, .2, .9), soft[0])
        zt = .75
        Q.monitor((dx - .18, -.20, zt), 0, .66)
        box(dx - .40, dx + .02, -.52, -.40, zt, zt + .012, M.plain("#e4e2dd", .4), .004, 3)
        Q.ball(.03, M.plain("#e4e2dd", .35), (dx + .12, -.46, zt + .006), .55)
        Q.desk_lamp((dx + .70, -.22, zt), -35, p["metal"], 4)
        P.books(dx + .36, -.08, zt, 5, True, seed)
        P.vase("cup", (dx + .38, -.44, zt), M.ceramic("#efe9df"), .9)
        P.vase("jar", (dx - .76, -.24, zt), M.ceramic("#d9cdb9"), .75)
        P.branches((dx - .76, -.24, zt + .14), .36, 6, seed)
        for j, z in enumerate((1.50, 1.90)):
            with Group("ledge", (dx, -.022, z)) as gl:
                w = wd - .1
                box(-w / 2, w / 2, -.24, 0, 0, .03, p["wood_x"] if p["wood_x"] is not p["base"] else p["wall_cab"],
                    .005, 3)
                P.strip(-w / 2 + .04, w / 2 - .04, -.05, 0, 1.8, 2900, (0, -.15, -1))
                Q.dress_shelf(-w / 2, w / 2, -.23, .03, .36, seed * 5 + j, soft, "bsvxp")
        tag(gl, "ledges", "Floating shelves", (0, -.2, 0), "wood:" + spec["wood"])
        # right wall: cabinets and lit shelves
        with Group("shelf_wall", (W, -.35, 0), -90) as gs:
            L = 2.6
            cabinets(L, .40, .70, 4)
            Q.shelf_wall(0, L, zs, .32, p["wood_z"], p["wood_x"], p["wood_z"], 3, seed=seed, soft=soft)
            box(0, L, -.32, 0, zs[-1] + .022, zc - .004, p["base"], .001)
        tag(gs, "shelf-wall", "Lit shelf wall", (L * .5, -.3, 1.5), "wood:" + spec["wood"])
        r = P.rug_obj(1.95, -2.35, 2.5, 1.9,
                      M.rug(*spec["rug"], rng.choice(["border", "vintage", "diamond"]), 2.5, 1.9))
        tag(r, "rug", "Wool rug", (.5, .2, .015), spec["rug"][0])
        a = P.armchair((1.0, -2.45, .0), 70 + rng.uniform(-8, 8), legs=spec["wood"],
                       fab=M.boucle("#e9e0d0") if seed % 4 == 0 else M.fabric(soft[1]), seed=seed)
        tag(a, "armchair", "Reading chair", (0, -.1, .5), soft[1])
        P.round_table((1.72, -2.72, .014), .24, .46, stone_of(p), "legs", p["wood_z"])
        P.books(1.72, -2.72, .474, 2, False, seed + 4, rot=20)
        fl = P.floor_lamp((.42, -1.62, 0), power=8)
        tag(fl, "floor-lamp", "Floor lamp", (0, 0, 1.45))
        P.plant("snake", (3.18, -.34, 0), .95, seed, "#e0d6c6", .14, .28)
        core.use_camera(CAMERAS, "study/even")
    return dict(target=.60)


ROOMS = {"study": study}

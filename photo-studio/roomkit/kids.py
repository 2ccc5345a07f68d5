"""Child's room."""
import math
import random

import core
import materials as M
import props as P
import props_more_a as Q
from geo import Group, box, lathe, rod, soft_box, tag
from lights import fills
from room_finishes import shutter

CAMERAS = {
    "kids/odd": {
        "main": dict(at=(1.30, -4.40, 1.30), look=(2.20, 0, 1.3), lens=22.5, shift_y=-.05,
                     tall=dict(look=(1.95, 0, 1.3), lens=28)),
        "left": dict(at=(.60, -4.3, 1.25), look=(2.75, -.6, 1.2), lens=23.5, shift_y=-.05, tall=dict(lens=28)),
        "right": dict(at=(3.45, -4.35, 1.25), look=(1.45, -.5, 1.2), lens=23.5, shift_y=-.05, tall=dict(lens=28)),
        "close-bed": dict(at=(2.35, -3.05, 1.15), look=(1.05, -.3, 1.1), lens=28, shift_y=-.04, tall=dict(lens=31)),
        "close-desk": dict(at=(2.45, -2.75, 1.20), look=(3.15, 0, 1.2), lens=28, shift_y=-.03, tall=dict(lens=31)),
    },
    "kids/even": {
        "main": dict(at=(2.75, -4.40, 1.36), look=(2.02, 0, 1.36), lens=21.5, shift_y=-.04,
                     tall=dict(look=(2.2, 0, 1.36), lens=27)),
        "left": dict(at=(.95, -4.35, 1.30), look=(2.45, -.5, 1.2), lens=22.5, shift_y=-.05, tall=dict(lens=28)),
        "right": dict(at=(3.55, -4.35, 1.30), look=(1.55, -.6, 1.2), lens=23, shift_y=-.05, tall=dict(lens=28)),
        "close-bed": dict(at=(2.35, -3.5, 1.28), look=(.75, -.8, 1.2), lens=26, shift_y=-.02, tall=dict(lens=30)),
        "close-desk": dict(at=(2.6, -2.75, 1.20), look=(2.3, 0, 1.2), lens=28, shift_y=-.03, tall=dict(lens=31)),
    },
}


def kids(p, seed=1):
    """Children's room. Odd: house-frame bed against a painted hill, desk at right. Even: bunk, desk under a window, wardrobe."""
    rng = random.Random(seed)
    A = seed % 2 == 1
    W, D, H = 4.1, 4.5, 2.75
    zc = H - .12
    soft, spec = p["soft"], p["spec"]
    toys = (soft[1], soft[2], "#d9b36a", "#9fb7bd", "#e3c3ae")
    pale = M.paint(M.shade(spec["accent"], 1.0))
    hue = M.paint(soft[1])
    win = ("left", -3.05, -1.55, .85, 2.25) if A else ("back", 1.55, 2.95, .98, 2.20)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .55, 3100, 15,
                   downlights=[(.8, -.4), (2.0, -.4), (3.3, -.4), (3.7, -1.8), (3.7, -3.0)], spot=5)
    P.window(win[0], W, D, *win[1:], day=620 if A else 420, sun=rng.choice([0, 2.5]) if A else 0,
             sun_dir=(.8, .15, -.5), panes=2)
    fills(W, D, H, 36 if A else 80)
    rug_style = rng.choice(["border", "diamond"])

    def desk_set(x, w, ped, shelves):
        """Study desk on the back wall with chair, lamp and books."""
        dk = Q.desk((x, -.02, 0), 0, w, .58, p, p["wood_x"], p["base"], ped=ped, h=.73)
        tag(dk, "study-desk", "Study desk", (ped * (w / 2 - .25), -.56, .45), spec["base"])
        c = P.dining_chair((x - .12 * ped, -.80, 0), 180 + rng.uniform(-16, 16), soft[2], spec["wood"], back=.78)
        tag(c, "study-chair", "Study chair", (0, 0, .55), soft[2])
        Q.desk_lamp((x + ped * (w / 2 - .17), -.20, .73), 30 * -ped, p["metal"], 3)
        P.books(x - ped * (w / 2 - .10) - (.0 if ped > 0 else .2), -.06, .73, 5, True, seed, toys)
        with Group("pencils", (x + ped * .18, -.16, .73)):
            lathe([(0, 0), (.036, 0), (.038, .004), (.038, .095), (.034, .095), (.033, .006)],
                  M.ceramic(soft[1], .35), seg=32)
            for k in range(6):
                rod((.004 * (k - 3), .004, .01), (.013 * (k - 2.5), .012 * ((k % 3) - 1), .155 + .012 * (k % 3)),
                    .0035, None, M.plain(toys[k % 5], .5), 6)
        box(x - .17, x + .13, -.46, -.25, .730, .737, M.plain("#f3efe6", .8), .002, rot=(0, 0, 6))
        if shelves:
            for j, z in enumerate((1.32, 1.68)):
                with Group("shelf", (x, 0, z)):
                    box(-w / 2, w / 2, -.22, 0, 0, .025, p["wood_x"], .005, 3)
                    for sx in (-1, 1):
                        box(sx * (w / 2 - .14) - .010, sx * (w / 2 - .14) + .010, -.18, 0, -.06, 0, Q.metal_of(p),
                            .002)
                    if j == 0:
                        P.books(-w / 2 + .10, -.03, .025, 6, True, seed + 3, toys)
                        Q.globe((.08, -.115, .025), .78)
                        Q.ring_stack((w / 2 - .20, -.12, .025), toys, .9)
                    else:
                        Q.blocks((-w / 2 + .26, -.11, .025), toys, seed)
                        P.plant("herb", (.02, -.12, .025), .24, seed, "#e3dacb", .055, .10)
                        P.books(w / 2 - .34, -.03, .025, 5, True, seed + 5, toys)

    if A:
        # painted hills behind the bed (colour block), sun disc
        pts = [(0, .09)] + [(x / 20 * 2.62,
                             1.12 + .26 * math.sin(x / 20 * 2.6 + .5 + (seed // 2) % 3) + .06 * math.sin(x / 20 * 7)) for x in range(21)] + [(2.62, .09)]
        Q.wall_shape(pts, 0, pale, .002)
        pts2 = [(0, .09)] + [(x / 20 * 2.62,
                              .82 + .20 * math.sin(x / 20 * 3.4 + 2.6 + seed) + .04 * math.sin(x / 20 * 9)) for x in range(21)] + [(2.62, .09)]
        Q.wall_shape(pts2, 0, hue, .004)
        n = 40
        Q.wall_shape([(1.98 + .21 * math.cos(2 * math.pi * i / n),
                       1.86 + .21 * math.sin(2 * math.pi * i / n)) for i in range(n)], 0, M.paint("#e0b878"), .003)
        b = Q.house_bed((.10, -.60, 0), 90, .95, 2.0, spec["wood"], "#f2eee6", soft[1], soft[2], seed)
        tag(b, "bed", "House-frame bed", (.3, -1.2, .5), "wood:" + spec["wood"])
        Q.bunting((.22, -.02, 2.42), (1.62, -.02, 2.42), toys, 9, .14)
        desk_set(3.22, 1.40, 1, True)
        # right wall: low storage with cubbies
        L, dp, h = 1.75, .40, .76
        with Group("storage", (W, -1.30, 0), -90) as gs:
            box(.02, L - .02, -dp + .04, -.02, 0, .06, p["kick"], .001)
            Q.shelf_wall(0, L, [.06, .40, h - .022], dp, p["base"], p["base"], p["wood_z"], 3, led=False, seed=seed,
                         soft=toys, skip={(k, i) for k in range(2) for i in range(3)})
            t = .022
            bw = (L - t) / 3
            P.front(t + 0, bw, .07, h - .022, -dp + .02, p["base"], shutter(p), "knob", "r", .6, p["metal"])
            box(-.01, L + .01, -dp - .015, 0, h, h + .025, p["wood_x"], .005, 3)
            for k, z in enumerate((.082, .422)):
                Q.storage_box((bw * 1.5, -.06, z), bw - .10, .28, .22, toys[k + 1], False)
                Q.storage_box((bw * 2.5, -.06, z), bw - .10, .28, .22, ("#c7b698", toys[2])[k], False)
            P.books(.16, -.10, h + .025, 7, True, seed + 9, toys)
            Q.teddy((.80, -.20, h + .025), 14, "#c79f72", .85)
            Q.ring_stack((1.22, -.20, h + .025), toys)
            Q.blocks((1.52, -.20, h + .025), toys, seed + 2)
        tag(gs, "toy-storage", "Toy storage", (.9, -.42, .4), spec["base"])
        ar = P.framed_art(.5, .64, (W - .001, -1.92, 1.58), -90, seed + 2, spec["wood"], colors=("#efe8dc",) + toys)
        P.framed_art(.5, .64, (W - .001, -2.52, 1.58), -90, seed + 5, spec["wood"], colors=("#efe8dc",) + toys)
        tag(ar, "art", "Framed prints", (0, -.03, 0))
        # floor
        rx, ry = 1.85, -2.35
        r = P.rug_obj(rx, ry, 2.0, 1.5, M.rug(*spec["rug"], rug_style, 2.0, 1.5))
        tag(r, "rug", "Play rug", (.1, .3, .015), spec["rug"][0])
        Q.teddy((1.50, -1.95, .014), -18, "#b98f63")
        Q.blocks((2.02, -2.12, .014), toys, seed + 4, 20)
        bk = Q.rope_basket((.38, -1.50, 0), .21, .30, "#d8c7a6", soft[1])
        tag(bk, "basket", "Rope basket", (0, 0, .2))
        Q.ball(.085, M.fabric(toys[2], 300), (.33, -1.46, .30))
        Q.ball(.075, M.fabric(toys[3], 300), (.46, -1.55, .30))
        with Group("pouf", (2.72, -2.05, 0)):
            lathe([(0, 0), (.22, 0), (.265, .05), (.285, .16), (.265, .27), (.20, .325), (0, .335)],
                  M.boucle("#e6d8c2"), seg=56, auto=180, subsurf=1)
        tag(P.pendant(1.95, -2.0, H, 1.98, "rattan", r=.24, power=9), "pendant", "Rattan pendant", (0, 0, 2.05))
        core.use_camera(CAMERAS, "kids/odd")
    else:
        # two-tone wall: painted dado with a scalloped edge on the back wall, arch over the bunk side
        for x0, x1, z1 in ((0, 1.55, 1.30), (2.95, W, 1.30), (1.55, 2.95, .95)):
            box(x0, x1, -.003, 0, .09, z1, pale, 0)
        Q.wall_shape(Q.arch_pts(3.52, .92, .09, 1.55), -.003, hue, .003)
        with Group("left_block", (0, -2.6, 0), 90):
            box(0, 2.6, -.003, 0, .09, 1.30, pale, 0)
        b = Q.bunk((.56, -.01, 0), 0, .95, 2.0, p["base"] if "wood" not in spec["base"] else p["wall_cab"],
                   spec["wood"], "#f2eee6", soft[1], soft[2], seed, p["metal"])
        tag(b, "bunk", "Bunk bed with drawers", (.5, -1.2, .3), spec["base"])
        desk_set(2.25, 1.45, -1, False)
        # curtain-free roman blind at the window
        box(1.53, 2.97, -.035, -.012, 1.92, 2.30, M.fabric(spec["drape"], 200), .006, 3)
        for k in range(3):
            box(1.53, 2.97, -.045, -.030, 1.93 + .05 * k, 1.965 + .05 * k, M.fabric(spec["drape"], 200), .008, 3)
        # right wall: wardrobe + open cubby
        wd = P.wardrobe(.96, zc - .004, .56, p, 2, shutter(p), .45,
                        {"edge": "edge", "bar": "bar", "knob": "bar"}[p["handle"]], at=(W, -.84, 0), rot=-90)
        tag(wd, "wardrobe", "Kids' wardrobe", (.5, -.58, 1.3), spec["tall"])
        # on the wardrobe's end panel
        ar = P.framed_art(.36, .48, (W - .29, -1.802, 1.52), 0, seed + 2, spec["wood"], .04, ("#efe8dc",) + toys)
        tag(ar, "art", "Framed print", (0, -.03, 0))
        with Group("shelf", (3.52, 0, 0)) as gsh:       # book ledges inside the arch
            for j, z in enumerate((.82, 1.18, 1.54)):
                box(-.34, .34, -.20, -.006, z, z + .022, p["wood_x"], .005, 3)
                if j == 0:
                    P.books(-.30, -.04, z + .022, 7, True, seed, toys)
                    Q.ring_stack((.22, -.11, z + .022), toys, .9)
                elif j == 1:
                    Q.globe((-.16, -.115, z + .022), .8)
                    Q.blocks((.16, -.11, z + .022), toys, seed)
                else:
                    Q.teddy((0, -.09, z + .022), 0, "#c79f72", .62)
        tag(gsh, "ledges", "Book ledges", (0, -.2, 1.2))
        with Group("toybox", (3.52, -.02, 0)):
            box(-.34, .34, -.38, 0, .04, .44, p["base"], .006, 3)
            soft_box(.68, .38, .07, M.fabric(soft[2]), (0, -.19, .44), r=.03, bulge=.01, wrinkle=.003)
        rx, ry = 2.30, -2.25
        r = P.rug_obj(rx, ry, 1.9, 1.5, M.rug(*spec["rug"], rug_style, 1.9, 1.5))
        tag(r, "rug", "Play rug", (.1, .4, .015), spec["rug"][0])
        Q.teddy((2.78, -1.98, .014), 24, "#b98f63")
        Q.blocks((2.25, -2.20, .014), toys, seed + 4, 20)
        bk = Q.rope_basket((1.42, -.34, 0), .19, .28, "#d8c7a6", soft[1])
        tag(bk, "basket", "Rope basket", (0, 0, .2))
        Q.ball(.08, M.fabric(toys[2], 300), (1.38, -.30, .28))
        Q.ball(.07, M.fabric(toys[3], 300), (1.49, -.39, .28))
        with Group("pouf", (1.66, -1.92, 0)):
            lathe([(0, .014), (.20, .014), (.245, .06), (.265, .16), (.245, .27), (.19, .315), (0, .325)],
                  M.boucle("#e6d8c2"), seg=56, auto=180, subsurf=1)
        tag(P.pendant(2.3, -2.2, H, 1.98, "globe", r=.20, power=9), "pendant", "Globe pendant", (0, 0, 2.0))
        core.use_camera(CAMERAS, "kids/even")
    return {}


ROOMS = {"kids": kids}

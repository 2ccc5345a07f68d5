"""Dining room for six."""
import random

import core
import materials as M
import props as P
import props_more_a as Q
from geo import Group, lathe, rod, tag
from lights import fills
from room_finishes import art_colors, frame_of, stone_of, wainscot

CAMERAS = {
    "dining/odd": {
        "main": dict(at=(3.55, -4.86, 1.38), look=(2.05, -.6, 1.3), lens=23, shift_y=-.06,
                     tall=dict(look=(2.3, -.6, 1.3), lens=28)),
        "left": dict(at=(.85, -4.85, 1.36), look=(2.75, -.6, 1.3), lens=23, shift_y=-.06, tall=dict(lens=28)),
        "right": dict(at=(4.35, -4.35, 1.36), look=(1.35, -1.3, 1.3), lens=23.5, shift_y=-.06, tall=dict(lens=28)),
        "close-table": dict(at=(3.35, -4.35, 1.32), look=(1.95, -2.1, 1.1), lens=31, shift_y=-.14,
                            tall=dict(lens=34)),
    },
    "dining/even": {
        "main": dict(at=(1.72, -4.90, 1.38), look=(2.42, 0, 1.3), lens=22.5, shift_y=-.06,
                     tall=dict(look=(2.3, 0, 1.3), lens=28)),
        "left": dict(at=(.62, -4.75, 1.36), look=(3.15, -.9, 1.3), lens=23, shift_y=-.06, tall=dict(lens=28)),
        "right": dict(at=(3.85, -4.85, 1.36), look=(1.55, -.6, 1.3), lens=23, shift_y=-.06, tall=dict(lens=28)),
        "close-table": dict(at=(1.05, -4.35, 1.32), look=(2.35, -2.1, 1.1), lens=31, shift_y=-.14,
                            tall=dict(lens=34)),
    },
}


def dining(p, seed=1):
    """Six-seat dining room. Odd: trestle table, crockery unit on the back wall. Even: oval table, wainscot, unit at right."""
    rng = random.Random(seed)
    A = seed % 2 == 1
    W, D, H = 4.7, 5.0, 2.82
    zc = H - .14
    soft, spec = p["soft"], p["spec"]
    stone = stone_of(p)
    win = ("left", -3.7, -1.25, .06, 2.40)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], back=p["accent_paint"] if A and seed % 4 == 3 else None)
    P.cove_ceiling(W, D, H, .14, .6, 3000, 18,
                   downlights=[(x, -.42) for x in (.9, 2.0, 3.1)] + [(4.35, -1.4), (4.35, -2.8)], spot=5)
    P.window("left", W, D, *win[1:], day=360, sun=rng.choice([0, 3.0]), sun_dir=(.8, .25, -.5), panes=3, sill=False)
    P.curtains("left", W, D, win[1], win[2], win[4], spec["drape"], width=.58, seed=seed, rail=p["metal"],
               ztop=zc - .06)
    fills(W, D, H, 36)

    # --- table and chairs
    tx, ty, tw, td = (2.05, -2.45, 2.0, .95) if A else (2.2, -2.45, 2.15, 1.05)
    zt = .764
    r = P.rug_obj(tx, ty, 3.2, 2.3, M.rug(*spec["rug"], rng.choice(["border", "diamond", "vintage"]), 3.2, 2.3))
    tag(r, "rug", "Wool rug", (1.45, .1, .015) if A else (-1.4, .1, .015), spec["rug"][0])
    t = Q.big_table((tx, ty, .014), tw, td, 0, p["wood_x"] if A else stone, p["wood_z"], .75, oval=not A)
    tag(t, "dining-table", "Six-seat dining table", (-.55, 0, .75),
        "wood:" + spec["wood"] if A else spec["counter"])
    tuft = seed % 4 in (0, 1)
    e = .20
    seats = [(s * tw * .235, 1, 0) for s in (-1, 1)] + [(s * tw * .235, -1, 180) for s in (-1, 1)]
    pos = [(tx + x, ty + sy * (td / 2 + e), ro) for x, sy, ro in seats] + [(tx - tw / 2 - e, ty, 90),
            (tx + tw / 2 + e, ty, -90)]
    for k, (x, y, ro) in enumerate(pos):
        j = rng.uniform(-7, 7)
        if tuft:
            c = P.dining_chair((x, y, .014), ro + j, soft[0] if k < 4 else soft[1],
                               spec["wood"] if p["metal"] != "black" else "black")
        else:
            c = Q.spindle_chair((x, y, .014), ro + j, spec["wood"], soft[0])
        if k == 3:
            tag(c, "dining-chair", "Dining chair", (0, 0, .5), soft[0])
    for x, sy, ro in seats:
        Q.place_setting((tx + x, ty + sy * (td / 2 - .20), zt), 180 if sy > 0 else 0, None, "#f1ece2", soft[1],
                        "brass" if p["metal"] == "brass" else "steel")
    for s in (-1, 1):
        Q.place_setting((tx + s * (tw / 2 - .20), ty, zt), 90 * s, None, "#f1ece2", soft[1],
                        "brass" if p["metal"] == "brass" else "steel")
    P.vase("jar", (tx - .02, ty + .02, zt), M.ceramic("#d9cdb9"), 1.0)
    P.branches((tx - .02, ty + .02, zt + .2), .46, 8, seed)
    for k, x in enumerate((.20, .29)):                  # candle holders
        with Group("candle", (tx + x, ty - .02 + .06 * k, zt)):
            hgt = (.10, .15)[k]
            lathe([(0, 0), (.035, 0), (.036, .006), (.008, .012), (.007, hgt), (.016, hgt + .012),
                   (.015, hgt + .014), (0, hgt + .014)], Q.metal_of(p), seg=32)
            lathe([(0, hgt + .01), (.010, hgt + .01), (.010, hgt + .17), (.002, hgt + .172), (0, hgt + .19)],
                  M.plain("#f2ebdc", .5), seg=20)
    P.vase("bowl", (tx - .26, ty, zt), M.ceramic(soft[2], .35), .75)

    # --- pendants
    col = "#2b2b2c" if p["metal"] == "black" else "#efe8da"
    kind = ("dome", "linear", "rattan", "globe")[(seed // 2) % 4]
    if kind == "linear":
        g = Q.linear_pendant(tx, ty, H, 1.80, 1.35, 0, p["metal"])
        tag(g, "pendant", "Linear pendant", (0, 0, 1.82))
    else:
        n = 3 if kind != "rattan" else 2
        for i in range(n):
            x = tx + (i - (n - 1) / 2) * (.58 if n == 3 else .85)
            g = P.pendant(x, ty, H, 1.66 if kind != "rattan" else 1.62, kind, col, 8 if n == 3 else 11,
                          r=.17 if kind == "dome" else .19 if kind == "globe" else .27)
        tag(g, "pendant", {"dome": "Dome pendants", "rattan": "Rattan pendants", "globe": "Globe pendants"}[kind],
            (0, 0, 1.75))

    # --- crockery unit, art, plant
    if A:
        ux, uw = 2.55, 1.95
        c = Q.crockery_unit(uw, zc - .004, p, (ux, 0, 0), 0, bays=3, seed=seed)
        tag(c, "crockery-unit", "Crockery unit", (uw * .22, -.42, .55), spec["base"])
        with Group("on_unit", (ux, 0, .865)):
            P.tray(.45, -.24, 0, .34, .22, p["wood_x"], 4)
            for k in range(2):
                P.vase("cup", (.39 + .11 * k, -.24, .008), M.ceramic("#efe9df"), .9)
            P.vase("bottle", (.95, -.22, 0), M.ceramic(soft[1], .3), .85)
            P.vase("bottle", (1.07, -.25, 0), M.ceramic("#d8ccb8", .3), .65)
            P.vase("jar", (1.55, -.23, 0), M.ceramic("#cdbfa9"), .72)
            P.plant("herb", (1.74, -.22, 0), .26, seed, "#e3dacb", .055, .10)
        if seed % 4 == 1:
            ar = P.framed_art(1.0, 1.3, (1.35, -.001, 1.55), 0, seed + 2, frame_of(p), colors=art_colors(p))
        else:
            for k, x in enumerate((.98, 1.72)):
                ar = P.framed_art(.62, .84, (x, -.001, 1.58), 0, seed + k, frame_of(p), colors=art_colors(p))
        tag(ar, "art", "Framed print", (0, -.03, 0))
        P.plant(rng.choice(["fiddle", "palm"]), (.48, -.52, 0), 1.7, seed, "#ddd3c3", .2, .36)
        core.use_camera(CAMERAS, "dining/odd")
    else:
        wm = p["wall"]
        wainscot(0, W, zc, wm, (.06, 1.25, 3.15, W - .50))
        uw = 2.3
        c = Q.crockery_unit(uw, zc - .004, p, (W, -.85, 0), -90, bays=3, seed=seed)
        tag(c, "crockery-unit", "Crockery unit", (uw * .2, -.42, .6), spec["base"])
        with Group("on_unit", (W, -.85, .865), -90):
            P.vase("jar", (.35, -.24, 0), M.ceramic("#cdbfa9"), .8)
            P.branches((.35, -.24, .14), .20, 4, seed)
            P.tray(1.15, -.24, 0, .34, .22, p["wood_x"], 4)
            for k in range(2):
                P.vase("cup", (1.09 + .11 * k, -.24, .008), M.ceramic("#efe9df"), .9)
            P.vase("bottle", (1.9, -.22, 0), M.ceramic(soft[1], .3), .85)
        ar = P.framed_art(1.25, 1.0, (2.2, -.002, 1.60), 0, seed + 3, frame_of(p), colors=art_colors(p),
                          style="hills" if seed % 4 == 0 else "arches")
        tag(ar, "art", "Framed print", (0, -.03, 0))
        for s in (-1, 1):                               # wall lights beside the art
            with Group("sconce", (2.2 + s * .98, -.016, 1.66)):
                lathe([(0, 0), (.05, 0), (.05, .02), (0, .02)], Q.metal_of(p), rot=(90, 0, 0), seg=32)
                rod((0, -.02, 0), (0, -.07, 0), .007, None, Q.metal_of(p), 12)
                lathe([(.045, -.11), (.045, .11)], M.glow("#ffe3bd", 2.4), (0, -.10, 0), 32)
                for z in (-.115, .105):
                    lathe([(0, 0), (.049, 0), (.049, .01), (0, .01)], Q.metal_of(p), (0, -.10, z), 32)
                core.lamp("POINT", (0, -.10, 0), 4, 2800, radius=.05)
        P.plant(rng.choice(["palm", "fiddle"]), (.50, -.55, 0), 1.7, seed, "#ddd3c3", .2, .36)
        core.use_camera(CAMERAS, "dining/even")
    return {}


ROOMS = {"dining": dining}

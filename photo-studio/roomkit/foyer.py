"""Entrance with shoe storage."""
import random

import core
import materials as M
import props as P
import props_more_a as Q
from geo import Group, box, lathe, pillow, rod, soft_box, tag, tube
from lights import fills
from room_finishes import art_colors, frame_of, knob, lacquer, shutter, stone_of

CAMERAS = {
    "foyer/odd": {
        "main": dict(at=(.98, -4.22, 1.34), look=(1.78, 0, 1.34), lens=22, shift_y=-.035,
                     tall=dict(at=(1.2, -4.22, 1.34), look=(1.65, 0, 1.34), lens=28)),
        "left": dict(at=(.55, -4.1, 1.30), look=(2.25, -.4, 1.3), lens=23.5, shift_y=-.04, tall=dict(lens=29)),
        "right": dict(at=(2.45, -4.2, 1.30), look=(1.15, -.2, 1.3), lens=23, shift_y=-.04, tall=dict(lens=28)),
        "close-console": dict(at=(1.5, -2.45, 1.25), look=(1.42, 0, 1.25), lens=28, tall=dict(lens=30)),
        "close-bench": dict(at=(.85, -2.1, 1.20), look=(2.9, -1.0, 1.2), lens=26, shift_y=-.05, tall=dict(lens=30)),
    },
    "foyer/even": {
        "main": dict(at=(1.05, -4.22, 1.34), look=(1.70, 0, 1.34), lens=21.5, shift_y=-.035,
                     tall=dict(at=(1.25, -4.22, 1.34), look=(1.6, 0, 1.34), lens=28)),
        "left": dict(at=(.55, -4.1, 1.30), look=(2.25, -.5, 1.3), lens=23, shift_y=-.04, tall=dict(lens=29)),
        "right": dict(at=(2.30, -4.2, 1.30), look=(1.2, -.2, 1.3), lens=23, shift_y=-.04, tall=dict(lens=28)),
        "close-bench": dict(at=(1.55, -2.6, 1.25), look=(1.47, 0, 1.25), lens=28, shift_y=-.03, tall=dict(lens=30)),
    },
}


def shoe_set(seed):
    """Five pairs of shoes, drawn by the seed."""
    return random.Random(seed).sample([("#7a5134", "loafer"), ("#e8e2d6", "sneaker"), ("#2c2a2a", "loafer"),
                                       ("#b98463", "heel"), ("#9aa39a", "sneaker"),
                                       ("#c9a98a", "heel"), ("#5a4636", "loafer")], 5)


def foyer(p, seed=1):
    """Entrance. Odd: console + round mirror on a fluted wall, shoe bench at right. Even: built-in closets around a bench niche."""
    rng = random.Random(seed)
    A = seed % 2 == 1
    W, D, H = 3.1, 4.3, 2.75
    zc = H - .12
    soft, spec = p["soft"], p["spec"]
    stone, m = stone_of(p), Q.metal_of(p)
    win = ("left", -1.62, -.98, .30, 2.28)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .45, 3000, 14,
                   downlights=[(.6, -.38), (1.55, -.38), (2.5, -.38), (2.72, -1.7), (2.72, -2.7)], spot=5)
    P.window("left", W, D, *win[1:], day=900, sun=rng.choice([0, 2.5]), sun_dir=(.8, .1, -.5), panes=1, sill=False)
    fills(W, D, H, 34)
    d = Q.door((0, -2.88, 0), 90, 1.02, 2.28, p["wood_z"], p["metal"])
    tag(d, "door", "Entrance door", (.5, -.03, 1.3), "wood:" + spec["wood"])
    shoes = shoe_set(seed)

    def bench(L, depth=.38, h=.46):
        """Shoe bench, back on y=0: slatted shelf below a cushioned seat."""
        box(0, L, -depth, 0, h - .10, h - .07, p["wood_x"], .004, 3)
        for x in (0, L - .03):
            box(x, x + .03, -depth, 0, 0, h - .10, p["wood_z"], .004, 3)
        for k in range(6):
            y = -depth + .03 + k * (depth - .06) / 5
            box(.03, L - .03, y - .018, y + .018, .12, .135, p["wood_x"], .003)
        soft_box(L - .01, depth, .085, M.fabric(soft[0]), (L / 2, -depth / 2, h - .072), r=.035, bulge=.014,
                 wrinkle=.003, piping=M.fabric(soft[0]))
        for k, (c, kd) in enumerate(shoes[:max(2, int(L / .33))]):
            Q.shoe_pair((.20 + k * (L - .40) / max(1, int(L / .33) - 1), -.20, .135), rng.uniform(-5, 5), c, kd)

    if A:
        # fluted back wall, floating console, round mirror
        P.fluted_panel(.02, W - .02, .09, zc - .01, -.001, p["wood_z"])
        cx = 1.42
        with Group("console", (cx - .75, -.02, 0)) as gc:
            L, dp, z0, z1 = 1.5, .36, .56, .80
            box(.002, L - .002, -dp, 0, z0, z1, p["carcass"], .002)
            for x in (0, L - .018):
                box(x, x + .018, -dp - .02, 0, z0, z1, p["base"], .0015)
            for i in range(3):
                P.front(.018 + (L - .036) / 3 * i, .018 + (L - .036) / 3 * (i + 1), z0, z1, -dp, p["base"],
                        shutter(p), knob(p), metal=p["metal"], vertical=False, hz=(z0 + z1) / 2, hlen=.12)
            box(-.012, L + .012, -dp - .035, 0, z1, z1 + .03, stone, .004, 3)
            core.lamp("AREA", (L / 2, -.16, z0 - .01), 4, 2800, target=(L / 2, -.2, 0), size=(L - .1, .03),
                      name="under_led")
        tag(gc, "console", "Floating console", (.75, -.4, .68), spec["base"])
        mi = Q.round_mirror((cx, -.022, 1.62), .44, m)
        tag(mi, "mirror", "Backlit round mirror", (.25, -.04, .22))
        zt = .83
        P.vase("tall", (cx - .56, -.22, zt), M.ceramic("#cdbfa9"), .72)
        P.branches((cx - .56, -.22, zt + .30), .50, 7, seed, rng.choice(["eucalyptus", "pampas"]))
        _g, hb = P.books(cx + .30, -.21, zt, 2, False, seed)
        P.vase("bowl", (cx + .30, -.21, zt + hb), M.ceramic(soft[1], .35), .5)
        P.table_lamp((cx + .57, -.20, zt), M.ceramic(soft[2], .4), power=4, s=.85)
        P.tray(cx - .18, -.24, zt, .24, .16, p["wood_x"], 4)
        lathe([(.016, 0), (.020, 0), (.020, .003), (.016, .003), (.016, 0)], M.metal("brass", .25),
              (cx - .20, -.24, zt + .010), 24)
        Q.rope_basket((cx - .32, -.24, 0), .17, .27, "#cbb48c", soft[1])
        Q.rope_basket((cx + .16, -.25, 0), .15, .22, "#d8c7a6", soft[2])
        # right wall: panelled back with pegs over a shoe bench, slim shoe cabinet beside it
        y0 = -.32
        with Group("bench", (W, y0, 0), -90) as gb:
            Lb = 1.35
            box(0, Lb, -.02, 0, 0, 1.75, p["wood_z"], .002)
            for k in range(1, 6):
                box(Lb * k / 6 - .002, Lb * k / 6 + .002, -.0205, -.019, 0, 1.75, p["kick"], 0)
            with Group("seat", (0, -.02, 0)):
                bench(Lb)
            box(0, Lb, -.24, -.02, 1.75, 1.775, p["wood_x"], .004, 3)
            P.strip(.05, Lb - .05, -.06, 1.75, 2.4, 2900, (0, -.3, -1))
            for k in range(5):
                x = .16 + k * (Lb - .32) / 4
                rod((x, -.02, 1.52), (x, -.085, 1.54), .012, .015, m, 16)
            x1, x2 = .16 + (Lb - .32) / 4, .16 + 3 * (Lb - .32) / 4
            Q.hat((x2, -.055, 1.50), "#cbb48c", (98, 0, 0))
            with Group("bag", (x1, -.06, 1.16)):
                soft_box(.32, .07, .30, M.fabric(soft[2], 200), (0, -.01, -.28), r=.03, bulge=.02, wrinkle=.006,
                         seed=seed)
                for yy in (-.03, .01):
                    tube([(-.09, yy, 0), (-.05, yy, .26), (0, yy + .01, .385), (.05, yy, .26), (.09, yy, 0)], .007,
                         M.fabric(soft[2], 200), 8)
            Q.storage_box((.30, -.03, 1.775), .34, .20, .18, "#c7b698")
            P.vase("jar", (1.05, -.13, 1.775), M.ceramic("#d8cbb6", .4), .7)
            pillow(.42, .42, .15, M.fabric(soft[1], 300, melange=.15), (.30, -.15, .665), (70, 0, 6), seed=seed)
            pillow(.40, .30, .13, M.boucle("#e9e2d4"), (1.08, -.15, .615), (66, 0, -8), seed=seed + 2)
        tag(gb, "bench", "Shoe bench with pegs", (.7, -.3, .45), soft[0])
        with Group("shoe_cabinet", (W, y0 - 1.40, 0), -90) as gs:
            L, dp, h = .95, .30, 1.08
            box(.03, L - .03, -dp + .03, -.02, 0, .07, p["kick"], .001)
            box(.002, L - .002, -dp, 0, .07, h, p["carcass"], .002)
            for x in (0, L - .018):
                box(x, x + .018, -dp - .02, 0, .0, h, p["base"], .0015)
            for k in range(3):
                za, zb = .07 + (h - .07) / 3 * k, .07 + (h - .07) / 3 * (k + 1)
                P.front(.018, L - .018, za, zb, -dp, p["base"], "fluted" if p["door_style"] == "slab" else "shaker",
                        knob(p), metal=p["metal"], vertical=False, hz=zb - .06)
            box(-.008, L + .008, -dp - .03, 0, h, h + .025, p["wood_x"], .004, 3)
            P.vase("bottle", (.22, -.16, h + .025), M.ceramic(soft[1], .35), .95)
            P.plant("herb", (.66, -.16, h + .025), .30, seed + 3, "#e3dacb", .07, .12)
        tag(gs, "shoe-cabinet", "Slim shoe cabinet", (.5, -.32, .6), spec["base"])
        ar = P.framed_art(.56, .76, (W - .001, y0 - 1.88, 1.66), -90, seed, frame_of(p), colors=art_colors(p))
        tag(ar, "art", "Framed print", (0, -.03, 0))
        kind = rng.choice(["globe", "rattan"])
        g = P.pendant(1.45, -1.75, H, 2.02, kind, "#efe8da" if p["metal"] != "black" else "#2b2b2c", 10,
                      r=.20 if kind == "globe" else .24)
        tag(g, "pendant", "Pendant light", (0, 0, 2.05))
        core.use_camera(CAMERAS, "foyer/odd")
    else:
        # built-in wall: closet | bench niche | closet
        tall = lacquer(p)
        dp, xa, xb, zn = .42, .72, 2.22, 2.12
        with Group("closets") as gc:
            box(0, xa, -dp, 0, .08, zc, p["carcass"], .001)
            box(xb, W, -dp, 0, .08, zc, p["carcass"], .001)
            for a, b in ((0, xa), (xb, W)):
                box(a, b, -dp + .05, -.02, 0, .08, p["kick"], .001)
                n = 2
                for i in range(n):
                    q0, q1 = a + (b - a) / n * i, a + (b - a) / n * (i + 1)
                    P.front(q0, q1, .08, zn, -dp, tall, shutter(p), knob(p), "r" if i == 0 else "l", 1.05,
                            p["metal"], hlen=.3)
                    P.front(q0, q1, zn, zc, -dp, tall, shutter(p))
            for i in range(2):
                q0, q1 = xa + (xb - xa) / 2 * i, xa + (xb - xa) / 2 * (i + 1)
                P.front(q0, q1, zn, zc, -dp, tall, shutter(p))
            box(xa, xb, -dp, 0, zn, zc, p["carcass"], .001)
            for x in (xa, xb - .018):
                box(x, x + .018, -dp - .02, 0, .0, zn, tall, .0015)
        tag(gc, "shoe-storage", "Full-height shoe storage", (W - .4, -.44, 1.5), spec["tall"])
        with Group("niche", (xa + .018, 0, 0)) as gn:
            L = xb - xa - .036
            P.fluted_panel(0, L, .45, zn, -.001, p["wood_z"])
            box(0, L, -.01, 0, 0, .45, p["wood_z"], .001)
            with Group("seat", (0, -.012, 0)):
                bench(L, dp - .02)
            P.strip(.04, L - .04, -dp + .07, zn, 3.5, 2900, (0, .15, -1))
            box(0, L, -.05, -.02, 1.56, 1.66, p["wood_x"], .004, 3)
            for k in range(6):
                x = .14 + k * (L - .28) / 5
                rod((x, -.05, 1.60), (x, -.115, 1.625), .010, .013, m, 16)
            Q.hat((.14 + (L - .28) / 5, -.08, 1.56), "#cbb48c", (98, 0, 0))
            with Group("bag", (.14 + 4 * (L - .28) / 5, -.09, 1.28)):
                soft_box(.30, .07, .30, M.fabric(soft[2], 200), (0, -.01, -.28), r=.03, bulge=.02, wrinkle=.006,
                         seed=seed)
                for yy in (-.03, .01):
                    tube([(-.08, yy, 0), (-.05, yy, .22), (0, yy + .005, .345), (.05, yy, .22), (.08, yy, 0)], .007,
                         M.fabric(soft[2], 200), 8)
            pillow(.46, .46, .16, M.fabric(soft[1], 300, melange=.15), (.30, -.17, .685), (70, 0, 6), seed=seed)
            pillow(.44, .44, .15, M.fabric(soft[2], 300, melange=.15), (.62, -.18, .675), (68, 0, -5),
                   seed=seed + 1)
            pillow(.46, .30, .13, M.boucle("#e9e2d4"), (1.15, -.17, .615), (66, 0, -6), seed=seed + 2)
        tag(gn, "bench", "Bench niche with pegs", (.75, -.4, .45), soft[0])
        # right wall: console and arched mirror
        yc = -1.75
        with Group("console", (W, yc + .60, 0), -90) as gk:
            L, dk, h = 1.2, .34, .82
            for x in (.05, L - .05):
                for y in (-dk + .04, -.05):
                    rod((x, y, h - .12), (x, y, 0), .016, .012, p["wood_z"] if p["metal"] != "black" else m)
            box(0, L, -dk, 0, h - .14, h - .02, p["wood_x"], .006, 3)
            for i in range(2):
                P.front(.02 + (L - .04) / 2 * i, .02 + (L - .04) / 2 * (i + 1), h - .135, h - .025, -dk, p["base"],
                        "slab", "knob", metal=p["metal"], vertical=False, hz=h - .08, t=.014)
            box(-.01, L + .01, -dk - .02, 0, h - .02, h + .005, stone, .004, 3)
            box(.05, L - .05, -dk + .03, -.04, .18, .20, p["wood_x"], .004, 3)
            zt = h + .005
            P.vase("jar", (.22, -.18, zt), M.ceramic("#cdbfa9"), .9)
            P.branches((.22, -.18, zt + .17), .40, 7, seed, rng.choice(["eucalyptus", "pampas"]))
            _g, hb = P.books(.92, -.18, zt, 3, False, seed)
            P.vase("bowl", (.92, -.18, zt + hb), M.ceramic(soft[1], .35), .5)
            Q.rope_basket((.34, -.17, .20), .13, .20, "#cbb48c", soft[1])
            Q.storage_box((.84, -.05, .20), .34, .22, .17, "#d9cfbf")
            mi = Q.arch_mirror((L / 2, -.001, 1.02), .74, 1.15, m)
        tag(gk, "console", "Console table", (.6, -.34, .74), "wood:" + spec["wood"])
        tag(mi, "mirror", "Arched mirror", (-.1, -.02, .6))
        kind = rng.choice(["rattan", "globe"])
        g = P.pendant(1.55, -1.75, H, 2.05, kind, "#efe8da" if p["metal"] != "black" else "#2b2b2c", 10,
                      r=.24 if kind == "rattan" else .20)
        tag(g, "pendant", "Pendant light", (0, 0, 2.05))
        P.plant("snake", (2.82, -2.72, 0), .95, seed, "#e0d6c6", .14, .28)
        core.use_camera(CAMERAS, "foyer/even")
    rw, rd = 1.25, 1.9
    r = P.rug_obj(1.45, -1.85, rw, rd, M.rug(*spec["rug"], rng.choice(["border", "vintage", "diamond"]), rw, rd))
    tag(r, "rug", "Runner rug", (0, .1, .015), spec["rug"][0])
    return dict(target=.60)


ROOMS = {"foyer": foyer}

"""Compact living and dining room with an open kitchen."""
import math
import random

import core
import materials as M
import props as P
import props_more_a as Q
from geo import Group, box, tag
from lights import fills
from room_finishes import art_colors, frame_of, stone_of

WIDTH = 4.5
SEEN_FROM_LEFT_WINDOW = {
    "main": dict(at=(1.72, -6.30, 1.36), look=(2.42, 0, 1.36), lens=23, shift_y=-.05, tall=dict(lens=29)),
    "left": dict(at=(.65, -6.15, 1.30), look=(3.0, -1.6, 1.3), lens=24, shift_y=-.06, tall=dict(lens=29)),
    "right": dict(at=(3.75, -6.25, 1.30), look=(1.75, -1.2, 1.3), lens=24, shift_y=-.06, tall=dict(lens=29)),
    "close-kitchen": dict(at=(2.95, -3.6, 1.36), look=(1.95, 0, 1.3), lens=26, shift_y=-.03, tall=dict(lens=30)),
    "close-dining": dict(at=(2.75, -4.05, 1.22), look=(1.45, -1.7, 1.2), lens=29, shift_y=-.06, tall=dict(lens=32)),
}


def _mirrored(cameras):
    """The even layout is the odd one seen in a mirror, so left and right change places as well."""
    swap = {"left": "right", "right": "left"}
    turned = {}
    for name, entry in cameras.items():
        at, look = ((WIDTH - x, y, z) for x, y, z in (entry["at"], entry["look"]))
        turned[swap.get(name, name)] = dict(entry, at=at, look=look)
    return turned


CAMERAS = {"flat/odd": SEEN_FROM_LEFT_WINDOW, "flat/even": _mirrored(SEEN_FROM_LEFT_WINDOW)}


def flat(p, seed=1):
    """Compact living-dining with an open kitchen. Odd: sofa right, window left. Even: mirrored, with a sideboard dining nook."""
    rng = random.Random(seed)
    A = seed % 2 == 1
    W, D, H = 4.5, 6.4, 2.75
    zc = H - .12
    soft, spec = p["soft"], p["spec"]
    stone = stone_of(p)
    side = "left" if A else "right"
    X = (lambda x: x) if A else (lambda x: W - x)       # mirror helper for furniture
    Ro = (lambda a: a) if A else (lambda a: -a)
    win = (side, -4.8, -2.5, .06, 2.36)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .6, 3000, 18,
                   downlights=[(x, -.95) for x in (1.0, 2.2, 3.4)] + [(X(4.1), -2.8), (X(4.1), -4.2)], spot=5)
    P.window(side, W, D, *win[1:], day=420, sun=rng.choice([0, 3.0]), sun_dir=(.8 if A else -.8, .2, -.5), panes=3,
             sill=False)
    P.curtains(side, W, D, win[1], win[2], win[4], spec["drape"], width=.52, seed=seed, rail=p["metal"],
               ztop=zc - .06)
    fills(W, D, H, 40)
    core.lamp("AREA", (W / 2, -1.5, zc - .03), 26, 4300, target=(W / 2, -.6, .8), size=(2.8, .7), glossy=False,
              name="kitchen_fill")

    # --- kitchen glimpse on the back wall
    gola = p["handle"] == "edge"
    kx = 0 if A else W - 3.0                            # base run start; the tall block takes the other end
    with Group("base") as gb:
        zt = P.base_units(kx, [.6, .6, .9, .9], p, types=["door", "drawers", "drawers2", "sink"], gola=gola,
                          end0=not A, end1=A)
    tag(gb, "kitchen", "Open kitchen", (kx + (2.75 if A else .25), -.6, .5), spec["base"])
    box(kx, kx + 3.0, -.010, 0, zt, 1.46, p["splash"], .001)
    with Group("wall") as gw:
        P.wall_units(kx, [.6, .6], p, 1.46, 2.16, types=["door", "glass" if seed % 4 < 2 else "open"])
        P.wall_units(kx + 2.1, [.45, .45], p, 1.46, 2.16, types=["open", "door"] if A else ["door", "open"])
        P.wall_units(kx, [.6, .6, .9, .45, .45], p, 2.175, zc - .004, types=["door"] * 5, led=False)
        box(kx + 1.2, kx + 2.1, -.012, 0, 1.46, 2.175, p["splash"], .001)
    tag(gw, "wall-cabinets", "Wall cabinets", (kx + .3, -.36, 1.8), spec["wall_cab"])
    P.chimney(kx + 1.65, 1.60, .80, wall_top=2.175,
              mat=M.metal("steel", .3) if p["metal"] != "black" else M.plain("#1d1d1e", .35))
    P.hob(kx + 1.65, -.31, zt)
    P.sink(kx + 2.55, -.32, zt, tap="brass" if p["metal"] == "brass" else "steel")
    tx0 = 3.02 if A else 0
    with Group("tall") as gt:
        P.tall_unit(tx0, [.80, .66] if A else [.66, .80], p, ["fridge", "pantry"] if A else ["pantry", "fridge"],
                    h=2.16)
        P.wall_units(tx0, [.73, .73], dict(p, wall_cab=p["tall"]), 2.175, zc - .004, depth=.58, types=["door"] * 2,
                     led=False)
    tag(gt, "fridge", "Fridge and pantry block", (tx0 + .4, -.62, 1.2), spec["tall"])
    P.fruit_bowl(kx + .34, -.34, zt, seed, M.ceramic("#ddd4c4"))
    for k in range(3):
        P.vase("canister", (kx + .78 + .13 * k, -.16, zt), M.ceramic("#e7dfd0"), 1 - .14 * k)
    for k in range(3):
        P.vase("cup", (kx + .72 + .16 * k, -.17, 1.482), M.ceramic("#e9e2d5"), .95)
        P.vase("bowl", (kx + .75 + .15 * k, -.18, 1.822), M.ceramic(("#d8cbb8", "#7c8a76", "#e6ded0")[k]), .5)
    ox = kx + 2.1 if A else kx + 2.55
    P.vase("jar", (ox + .15, -.17, 1.482), M.ceramic(soft[1], .35), .75)
    P.vase("cup", (ox + .33, -.17, 1.482), M.ceramic("#e9e2d5"), .95)
    P.books(ox + .08, -.10, 1.822, 6, True, seed)
    P.plant("herb", (kx + 2.86, -.20, zt), .26, seed + 1, "#d9cfbf", .06, .11)

    # --- small dining
    dx, dy = X(1.45), -2.05
    t = P.round_table((dx, dy, 0), .50, .75, stone, "fluted" if seed % 4 < 2 else "legs", p["wood_z"])
    tag(t, "dining-table", "Round dining table", (0, 0, .75), spec["counter"])
    for k, a in enumerate((20, 140, 260) if seed % 4 < 2 else (45, 135, 225, 315)):
        ra = math.radians(a)
        x, y = dx + .66 * math.cos(ra), dy + .66 * math.sin(ra)
        ro = a - 90 + rng.uniform(-6, 6)                # chair faces the table centre
        if seed % 4 in (1, 2):
            c = Q.spindle_chair((x, y, 0), ro, spec["wood"], soft[1])
        else:
            c = P.dining_chair((x, y, 0), ro, soft[1], spec["wood"] if p["metal"] != "black" else "black")
        if k == (0 if seed % 4 < 2 else 3):
            tag(c, "dining-chair", "Dining chair", (0, .1, .55), soft[1])
    P.vase("jar", (dx, dy, .75), M.ceramic("#d9cdb9"), .8)
    P.branches((dx, dy, .90), .40, 7, seed)
    P.vase("cup", (dx + .24, dy - .14, .75), M.ceramic("#efe9df"), .9)
    P.vase("bowl", (dx - .24, dy - .10, .75), M.ceramic(soft[2], .35), .65)
    kind = rng.choice(["rattan", "dome", "globe"])
    g = P.pendant(dx, dy, H, 1.72, kind, "#2b2b2c" if p["metal"] == "black" else "#efe8da", 10,
                  r=.26 if kind == "rattan" else .22)
    tag(g, "pendant", "Pendant light", (0, 0, 1.8))

    # --- living
    sy = -3.62
    rx = X(2.55)
    r = P.rug_obj(rx, sy, 2.3, 2.4, M.rug(*spec["rug"], rng.choice(["border", "diamond", "vintage"]), 2.3, 2.4))
    tag(r, "rug", "Wool rug", (-.55 if A else .55, .55, .015), spec["rug"][0])
    s = P.sofa((X(W - .10), sy, 0), Ro(-90), 2.05, .92, soft[0], 2, spec["wood"], seed,
               (soft[2], soft[1], "#ece4d6"))
    tag(s, "sofa", "Two-seater sofa", (0, -.7, .5), soft[0])
    ct = P.round_table((X(2.62), sy + .05, .014), .40, .36, p["wood_x"], "fluted" if seed % 4 >= 2 else "legs",
                       p["wood_z"])
    tag(ct, "coffee-table", "Coffee table", (0, 0, .36))
    _g, hb = P.books(X(2.62) - .06, sy + .12, .374, 3, False, seed + 5, rot=15)
    P.vase("bowl", (X(2.62) - .06, sy + .12, .374 + hb), M.ceramic("#d3c6b1"), .5)
    P.vase("jar", (X(2.62) + .16, sy - .10, .374), M.ceramic("#efe7d9"), .55)
    a = P.armchair((X(1.15), sy - .05, 0), Ro(72 + rng.uniform(-6, 6)), legs=spec["wood"], fab=M.boucle("#e9e0d0"),
                   seed=seed)
    tag(a, "armchair", "Lounge chair", (0, -.1, .5), "#e9e0d0")
    P.floor_lamp((X(W - .32), sy + 1.28, 0), power=8)
    P.plant("snake", (X(.36), -1.95, 0), .95, seed, "#ddd3c3", .15, .30)
    for k, y in enumerate((sy + .38, sy - .38)):
        ar = P.framed_art(.56, .76, (X(W - .001), y, 1.60), Ro(-90), seed + k, frame_of(p), colors=art_colors(p))
        if k == 0:
            tag(ar, "art", "Framed print", (0, -.03, 0))
    core.use_camera(CAMERAS, "flat/odd" if A else "flat/even")
    return {}


ROOMS = {"flat": flat}

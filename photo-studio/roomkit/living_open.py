"""Open-plan living: a sofa facing the camera with the dining table behind it.
Odd seeds: straight sofa, long table, bar pendant, sideboard. Even seeds: mirrored, corner sofa, oval table, crockery wall."""
import random

import core
import living_goods as L
import living_seats as S
import materials as M
import props as P
import props_more_a as Q
import rooms as R
from geo import Group, box, rod, tag

W, D, H = 4.9, 7.2, 2.80
ZC = H - .13
CAMERAS = {"living-open": {
    "main": dict(at=(1.62, -7.05, 1.46), look=(2.40, 0, 1.46), lens=24.5, shift_y=-.10, tall=dict(at=(1.85, -7.05, 1.46), look=(2.35, 0, 1.46), lens=32, shift_y=-.085)),
    "dining": dict(at=(.85, -4.05, 1.36), look=(2.65, -.6, 1.36), lens=24, shift_y=-.06, tall=dict(lens=30, shift_y=-.085)),
    "side": dict(at=(4.62, -6.75, 1.25), look=(1.75, -2.6, 1.25), lens=24, shift_y=-.05, tall=dict(lens=30, shift_y=-.085)),
    "close-sofa": dict(at=(2.05, -5.35, .92), look=(2.85, -3.35, .92), lens=36, shift_y=-.10, fstop=4.5),
    "close-table": dict(at=(1.05, -3.10, 1.12), look=(2.10, -1.60, 1.12), lens=34, shift_y=-.06, fstop=4.5),
}}


def sofa_three(at, p, seed, w=2.35):
    """Straight sofa with its own cushions and throw."""
    soft = p["soft"]
    rng = random.Random(seed)
    with Group("sofa_set", at) as g:
        P.sofa((0, 0, 0), 0, w, .95, soft[0], 3, p["spec"]["wood"], seed, (), fab=S.cloth(soft[0]))
        for k, (x, c, s) in enumerate(((-w / 2 + .42, soft[2], .47), (-w / 2 + .74, "#ece4d6", .42), (w / 2 - .44, soft[1], .48))):
            L.cushion(s, s, .17, S.cloth(c, "boucle" if k == 1 else "weave"), (x, -.50 - .05 * k, .445 + s * .47), (65 + rng.uniform(-5, 4), rng.uniform(-6, 6), (12, -8, -14)[k]), seed + k, .08)
        L.throw([(-.30, .16), (-.22, .40), (-.11, .60), (0, .632), (.10, .61), (.20, .50), (.30, .468)], .46, M.fabric(soft[1], 130, melange=.25, bump=.8), (w / 2 - .085, -.52, 0), -90, seed, .009)
    return g


def dining(p, x, y, seed, oval, top):
    soft, spec = p["soft"], p["spec"]
    w, d = (2.0, .95) if not oval else (1.9, 1.05)
    t = Q.big_table((x, y, 0), w, d, 0, top, p["wood_z"], .75, oval)
    tag(t, "dining-table", "Dining table", (-.3, -.3, .75), spec["counter"] if oval else "wood:" + spec["wood"])
    rng = random.Random(seed + 3)
    first = None
    for sy in (-1, 1):
        for k in range(3):
            at, ro = (x - .60 + .60 * k, y + sy * (d / 2 + .10), 0), (180 if sy < 0 else 0) + rng.uniform(-7, 7)
            c = Q.spindle_chair(at, ro, spec["wood"], soft[1]) if oval else P.dining_chair(at, ro, soft[1], spec["wood"] if p["metal"] != "black" else "black")
            first = c if (sy, k) == (1, 0) else first
    tag(first, "dining-chair", "Dining chair", (0, .2, .78), soft[1])
    for k in range(3):
        for sy in (-1, 1):
            Q.place_setting((x - .60 + .60 * k, y + sy * (d / 2 - .22), .75), 0 if sy < 0 else 180, None, "#f1ece2", soft[2], p["metal"])
    P.vase("jar", (x + .02, y, .75), M.ceramic("#d9cdb9"), .95)
    P.branches((x + .02, y, .93), .48, 8, seed)
    P.fruit_bowl(x - .42, y, .75, seed, M.ceramic("#ddd4c4"))


def sideboard(p, x0, x1, seed):
    w, d, z0, z1 = x1 - x0, .44, .16, .80
    st = "shaker" if p["door_style"] == "shaker" else "fluted"
    with Group("sideboard", (x0, -.004, 0)) as g:
        box(0, w, -d, 0, z0, z1, p["base"], .002)
        n = 4
        for i in range(n):
            P.front(.004 + (w - .008) / n * i, .004 + (w - .008) / n * (i + 1), z0, z1, -d, p["base"], st if i in (0, 3) else "slab", "knob", "rl"[i % 2], z1 - .14, p["metal"])
        box(-.01, w + .01, -d - .03, 0, z1, z1 + .026, p["wood_x"], .004, 3)
        for x in (.10, w - .10):
            for y in (-d + .06, -.06):
                rod((x, y, z0), (x, y, 0), .018, .012, p["wood_z"])
        lp = P.table_lamp((.24, -.22, z1 + .026), M.ceramic(p["soft"][2], .35), power=6)
        P.books(w - .72, -.22, z1 + .026, 4, False, seed)
        P.vase("tall", (w - .26, -.22, z1 + .026), M.ceramic("#cdbfa9"), .75)
        P.branches((w - .26, -.22, z1 + .34), .5, 7, seed + 2, "pampas")
    tag(g, "sideboard", "Sideboard", (w * .93, -d - .02, .62), p["spec"]["base"])
    tag(lp, "lamp", "Table lamp", (0, 0, .4))


def living_open(p, seed=1):
    rng = random.Random(seed)
    A = seed % 2 == 1
    X = (lambda x: x) if A else (lambda x: W - x)
    soft, spec = p["soft"], p["spec"]
    stone = p["counter"] if "terrazzo" not in spec["counter"] else M.marble()
    side = "left" if A else "right"
    wins = [(side, -5.2, -3.1, .06, 2.36), (side, -2.3, -.75, .06, 2.36)]
    P.room(W, D, H, p["wall"], p["floor"], openings=wins, back=p["accent_paint"] if A else None)
    P.cove_ceiling(W, D, H, .13, .62, 3000, 18, downlights=[(1.1, -.42), (2.45, -.42), (3.8, -.42), (X(4.5), -3.2), (X(4.5), -4.8)], spot=5)
    for k, w in enumerate(wins):
        L.dressed_window(*w[:1], W, D, *w[1:], p, seed + k, day=280, sun=rng.choice([0, 2.4]) if k == 0 else 0, sun_dir=(.8 if A else -.8, .2, -.5), ztop=ZC - .08, left=.46, right=.46)
    R.fills(W, D, H, 60)
    core.lamp("AREA", (W / 2, -1.9, ZC - .03), 30, 4200, target=(W / 2, -1.4, .8), size=(2.8, 1.2), glossy=False, name="dining_fill")

    dx, dy = X(1.95), -1.75
    dining(p, dx, dy, seed, not A, p["wood_x"] if A else stone)
    if A:
        pd = Q.linear_pendant(dx, dy, H, 1.72, 1.4, 0, p["metal"], 16)
        sideboard(p, .95, 3.15, seed)
        ar = P.framed_art(1.0, 1.15, (2.05, -.001, 1.72), 0, seed, spec["wood"] if p["metal"] != "black" else "black", colors=("#efe8dc",) + tuple(soft) + ("#8fa08a", "#2c2a29"))
        tag(ar, "art", "Framed print", (.40, -.03, .42))
        s = sofa_three((X(3.22), -3.30, 0), p, seed)
        tag(s, "sofa", "Three-seater sofa", (-.72, -.9, .40), soft[0])
    else:
        pd = P.pendant(dx, dy, H, 1.66, ("rattan", "dome")[seed // 2 % 2], "#2b2b2c" if p["metal"] == "black" else "#efe8da", 12, r=.30)
        g = Q.crockery_unit(2.7, ZC - .01, p, (X(1.95) - 1.35, -.004, 0), 0, .42, 3, seed)
        tag(g, "crockery-unit", "Crockery unit", (1.35, -.36, 1.6), spec["base"])
        s = S.corner_sofa((X(3.22), -3.30, 0), 0, 2.65, 1.80, .96, -1, soft[0], "weave", (soft[2], soft[1], "#ece4d6"), seed, spec["wood"])
        tag(s, "sofa", "Corner sofa", (.1, -.75, .42), soft[0])
    tag(pd, "pendant", "Dining pendant", (0, 0, 1.74), p["metal"])
    rw, rd = 2.9, 2.2
    r = L.pile_rug(X(2.75), -4.75, rw, rd, *spec["rug"], rng.choice(["border", "diamond", "vintage"]), seed)
    tag(r, "rug", "Wool rug", (-1.0 if A else 1.0, .3, .015), spec["rug"][0])
    t = P.round_table((X(2.75), -4.62, .014), .42, .34, stone, "fluted", p["wood_z"])
    tag(t, "coffee-table", "Coffee table", (0, -.2, .34), spec["counter"])
    _g, hb = P.books(X(2.66), -4.55, .354, 3, False, seed + 5, rot=18)
    P.vase("bowl", (X(2.66), -4.55, .354 + hb), M.ceramic("#d3c6b1"), .5)
    P.vase("jar", (X(2.92), -4.72, .354), M.ceramic("#efe7d9"), .62)
    P.branches((X(2.92), -4.72, .474), .26, 5, seed + 2)
    ch = S.lounge_chair((X(1.02), -4.25, 0), 70 if A else -70, spec["wood"], "#e6dccb", "boucle", soft[2], seed)
    tag(ch, "armchair", "Lounge chair", (0, -.2, .42), "#e6dccb")
    fl = P.floor_lamp((X(4.56), -3.05, 0), power=8)
    tag(fl, "floor-lamp", "Floor lamp", (0, 0, 1.45))
    pl = P.plant("palm" if A else "fiddle", (X(.42), -.45, 0), 1.75, seed, "#ddd3c3", .2, .36)
    tag(pl, "planter", "Floor planter", (0, 0, .25))
    P.plant("snake", (X(4.45), -.42, 0), 1.0, seed, "#e0d6c6", .15, .30)
    P.framed_art(.7, .9, (X(W - .001), -4.1, 1.55), -90 if A else 90, seed + 3, spec["wood"], colors=("#efe8dc",) + tuple(soft) + ("#8fa08a", "#2c2a29"))
    core.use_camera(CAMERAS if A else {"living-open": L.flip(CAMERAS["living-open"], W)}, "living-open")
    return dict(target=.60)


ROOMS = {"living-open": living_open}

"""Reading corner by a wide window: two armchairs, a lamp, a full bookshelf.
Odd seeds: cushioned window seat, tall shelves at right. Even seeds: mirrored, full-height glazing, arched shelving niche."""
import random

import core
import living_goods as L
import living_seats as S
import materials as M
import props as P
import props_more_a as Q
import rooms as R
from geo import Group, box, soft_box, tag

W, D, H = 4.7, 5.0, 2.80
ZC = H - .12
CAMERAS = {"living-bay": {
    "main": dict(at=(1.05, -4.82, 1.12), look=(2.75, -1.2, 1.12), lens=24, shift_y=-.05, tall=dict(at=(1.35, -4.8, 1.15), look=(2.85, -1.0, 1.15), lens=30, shift_y=-.085)),
    "window": dict(at=(2.45, -4.75, 1.15), look=(2.25, 0, 1.15), lens=24, shift_y=-.05, tall=dict(lens=32, shift_y=-.085)),
    "shelf": dict(at=(1.35, -2.75, 1.30), look=(4.6, -2.05, 1.30), lens=26, shift_y=-.02, tall=dict(lens=30, shift_y=-.085)),
    "close-chair": dict(at=(2.75, -3.65, .85), look=(2.05, -1.75, .85), lens=36, shift_y=-.10, fstop=4.5),
    "close-shelf": dict(at=(2.95, -2.35, 1.38), look=(4.45, -1.85, 1.38), lens=38, fstop=4.5),
}}


def window_seat(a, b, p, seed):
    """Drawer bench under the sill with a seat pad and cushions."""
    soft, d, h = p["soft"], .52, .40
    n = 4
    with Group("window_seat") as g:
        box(a, b, -d + .05, -.01, 0, .07, p["kick"], .001)
        box(a, b, -d + .02, -.01, .07, h, p["carcass"], .001)
        for i in range(n):
            x0, x1 = a + (b - a) / n * i, a + (b - a) / n * (i + 1)
            P.front(x0, x1, .07, h, -d + .02, p["base"], "shaker" if p["door_style"] == "shaker" else "slab", "bar" if p["handle"] == "bar" else "knob", metal=p["metal"], vertical=False, hz=h - .09)
        box(a - .01, b + .01, -d - .02, -.01, h, h + .025, p["wood_x"], .004, 3)
        w = (b - a) / 2
        for i in range(2):
            soft_box(w - .012, d - .06, .075, S.cloth(soft[0]), (a + w * (i + .5), -d / 2 - .02, h + .024), r=.034, bulge=.014, wrinkle=.010, seed=seed + i, piping=S.cloth(soft[0]))
        for k, (x, c) in enumerate(((a + .30, soft[1]), (a + .66, "#ece4d6"), (b - .36, soft[2]))):
            L.cushion(.46, .46, .17, S.cloth(c, "boucle" if k == 1 else "weave"), (x, -.20 - .03 * k, h + .10 + .20), (64 - 5 * k, (4, -5, 3)[k], (8, -10, -12)[k]), seed + k, .08)
        L.throw([(-d - .035, .18), (-d - .03, .36), (-d + .02, .492), (-d + .16, .518), (-.22, .522), (-.12, .53)], .42, M.fabric(soft[2], 130, melange=.25, bump=.8), (b - .95, 0, 0), 0, seed, .009)
    tag(g, "window-seat", "Window seat with drawers", ((a + b) / 2, -d, .24), p["spec"]["base"])


def shelves(p, seed, n, arch):
    """Bookshelf on a side wall, x 0..n: closed base, open shelves; even seeds get a deeper middle bay."""
    soft, st = p["soft"], "shaker" if p["door_style"] == "shaker" else "slab"
    d, k = .34, 3
    with Group("bookshelf") as g:
        box(0, n, -d + .05, -.02, 0, .07, p["kick"], .001)
        box(.002, n - .002, -d, -.001, .07, .62, p["carcass"], .001)
        for i in range(k * 2):
            P.front(n / k / 2 * i, n / k / 2 * (i + 1), .07, .62, -d, p["base"], st, "knob", "rl"[i % 2], .52, p["metal"])
        zs = [.62, .98, 1.34, 1.70, 2.06, ZC - .03] if not arch else [.62, 1.06, 1.48, 1.90, ZC - .03]
        Q.shelf_wall(0, n, zs, d, p["base"], p["wood_x"], p["wood_z"], k, 0, True, seed, soft, "bbbssvvpx")
    tag(g, "bookshelf", "Lit bookshelf", (n * .5, -d, 1.52 if arch else 1.37), p["spec"]["base"])


def living_bay(p, seed=1):
    rng = random.Random(seed)
    A = seed % 2 == 1
    X = (lambda x: x) if A else (lambda x: W - x)
    soft, spec = p["soft"], p["spec"]
    stone = p["counter"] if "terrazzo" not in spec["counter"] else M.marble()
    win = ("back", *sorted((X(.55), X(3.85))), .56 if A else .06, 2.32)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .62, 3000, 17, downlights=[(X(4.1), y) for y in (-.9, -2.0, -3.1)] + [(X(.5), -2.0)], spot=5)
    L.dressed_window(*win[:1], W, D, *win[1:], p, seed, day=210, sun=rng.choice([0, 2.4]), sun_dir=(.4 if A else -.4, -.8, -.55), ztop=ZC - .08, left=.50, right=.50, panes=4, sheer=not A, glare=1.5 if A else 2.4)
    R.fills(W, D, H, 56)
    n = 2.55
    with Group("shelf_wall", *(((W, -.75, 0), -90) if A else ((0, -.75 - n, 0), 90))):
        shelves(p, seed, n, not A)
    if A:
        window_seat(.62, 3.78, p, seed)
    kinds = ("boucle", "weave") if seed % 4 < 2 else ("weave", "boucle")
    if A:
        c1 = S.lounge_chair((X(1.55), -1.70, 0), 22, spec["wood"], "#e6dccb" if kinds[0] == "boucle" else soft[1], kinds[0], soft[2], seed)
        c2 = S.lounge_chair((X(3.15), -1.55, 0), -34, spec["wood"], "#e6dccb" if kinds[0] == "boucle" else soft[1], kinds[0], soft[1], seed + 1)
    else:
        c1 = S.tub_chair((X(1.50), -1.35, 0), -34, M.boucle("#e9e0d0"), spec["wood"], soft[2], seed)
        c2 = S.tub_chair((X(3.05), -1.30, 0), 36, S.cloth(soft[1]), spec["wood"], "#e6dccb", seed + 1)
    tag(c1, "armchair", "Reading chair", (0, -.2, .42), soft[1])
    tag(c2, "armchair-2", "Second reading chair", (0, -.2, .42), soft[1])
    r = L.pile_rug(X(2.35), -1.95, 3.0, 2.2, *spec["rug"], rng.choice(["border", "diamond", "vintage"]), seed)
    tag(r, "rug", "Wool rug", (0, -.85, .015), spec["rug"][0])
    t = P.round_table((X(2.36), -1.62, .014), .30, .46, stone if A else p["wood_x"], "fluted" if A else "legs", p["wood_z"])
    tag(t, "side-table", "Side table", (0, -.1, .46), spec["counter"])
    _g, hb = P.books(X(2.30), -1.58, .474, 2, False, seed + 5, rot=24)
    P.vase("cup", (X(2.50), -1.72, .474), M.ceramic("#efe9df"), .9)
    P.vase("bowl", (X(2.30), -1.58, .474 + hb), M.ceramic(soft[2], .35), .4)
    pf = S.pouf((X(2.75), -2.55, .014), soft[1] if seed % 4 < 2 else soft[2], seed)
    tag(pf, "pouf", "Knitted pouf", (0, -.27, .22), soft[1])
    with Group("magazine", (X(2.75), -2.55, .382), 20):
        P.books(0, 0, 0, 1, False, seed + 8)
    fl = P.floor_lamp((X(.72), -1.05, 0), power=9)
    tag(fl, "floor-lamp", "Floor lamp", (0, 0, 1.45))
    pl = P.plant(rng.choice(["palm", "fiddle"]), (X(4.15) if not A else X(.36), -.42 if not A else -2.0, 0), 1.75, seed, "#ddd3c3", .2, .36)
    tag(pl, "planter", "Floor planter", (0, 0, .25))
    with Group("basket", (X(3.62), -2.15 if A else -1.95, .014)) as b:
        Q.rope_basket((0, 0, 0), .19, .26, "#c9b28a", soft[1])
        L.throw([(-.20, .14), (-.17, .26), (0, .25), (.16, .27), (.21, .12)], .28, M.fabric(soft[1], 130, melange=.25, bump=.8), (0, 0, .006), 15, seed + 2, .012)
    tag(b, "basket", "Rope basket with throw", (0, -.18, .15))
    core.use_camera(CAMERAS if A else {"living-bay": L.flip(CAMERAS["living-bay"], W)}, "living-bay")
    return dict(target=.60)


ROOMS = {"living-bay": living_bay}

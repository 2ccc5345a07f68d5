"""Television wall seen at an angle with a low long unit and a corner sofa under the window.
Odd seeds: wall at left, stone slab between timber slats. Even seeds: mirrored, panelled boards with a floating shelf."""
import random

import core
import living_goods as L
import living_seats as S
import materials as M
import props as P
import props_more_a as Q
import rooms as R
from geo import Group, box, tag

W, D, H = 4.9, 6.2, 2.85
ZC = H - .14
CAMERAS = {"living-media": {
    "main": dict(at=(3.10, -6.02, 1.12), look=(2.10, -2.9, 1.12), lens=23.5, shift_y=-.065, tall=dict(at=(3.45, -6.0, 1.15), look=(1.75, -2.4, 1.15), lens=30, shift_y=-.085)),
    "sofa": dict(at=(.95, -4.85, 1.12), look=(3.2, -1.1, 1.12), lens=24, shift_y=-.06, tall=dict(lens=30, shift_y=-.085)),
    "wall": dict(at=(4.45, -2.45, 1.15), look=(0, -2.45, 1.15), lens=25, shift_y=-.02, tall=dict(at=(4.5, -2.3, 1.15), look=(0, -2.3, 1.15), lens=32, shift_y=-.085)),
    "close-unit": dict(at=(1.75, -4.15, .80), look=(.35, -2.35, .80), lens=32, shift_y=-.08, fstop=5.6),
    "close-fabric": dict(at=(2.95, -3.45, .86), look=(3.95, -1.85, .86), lens=38, shift_y=-.12, fstop=4),
}}


def slab_wall(p, n, y0, stone):
    """Stone slab behind the screen, slats either side, light between."""
    c = n / 2
    with Group("slab") as g:
        box(c - 1.15, c + 1.15, -.05, 0, .02, ZC - .01, stone, .003)
    for a, b in ((.0, c - 1.19), (c + 1.19, n)):
        gp = P.fluted_panel(a, b, .02, ZC - .01, -.002, p["wood_z"], .042, .020)
    for x in (c - 1.17, c + 1.17):
        box(x - .006, x + .006, -.012, -.004, .05, ZC - .04, M.glow("#ffd9a6", 3.6), 0)
        core.lamp("AREA", (x, -.06, 1.35), 6, 2800, target=(x, -1, 1.35), size=(.03, 2.3), name="panel_led")
    return g, gp


def board_wall(p, n, y0, soft):
    """Wide lacquered boards with shadow gaps, a timber band behind the screen and one long shelf."""
    k = 6
    m = M.laminate(p["spec"]["accent"], .5)
    with Group("boards") as g:
        for i in range(k):
            box(n / k * i + .004, n / k * (i + 1) - .004, -.024, -.001, .02, ZC - .01, m, .004)
        box(.0, n, -.006, -.0005, .02, ZC - .01, p["kick"], 0)
    c = n / 2
    with Group("band") as gp:
        P.fluted_panel(c - .98, c + .98, .60, 2.02, -.025, p["wood_z"], .03, .012)
    with Group("shelf"):
        box(.25, n - .25, -.24, -.024, 2.16, 2.20, p["wood_x"], .004, 3)
        P.strip(.3, n - .3, -.05, 2.159, 3.0, 2800, (0, -.05, -1))
        Q.dress_shelf(.30, n - .30, -.235, 2.20, .34, 7 + y0, soft, "bsv")
    return g, gp


def living_media(p, seed=1):
    rng = random.Random(seed)
    A = seed % 2 == 1
    X = (lambda x: x) if A else (lambda x: W - x)
    soft, spec = p["soft"], p["spec"]
    stone = p["counter"] if "terrazzo" not in spec["counter"] else M.marble()
    win = ("back", *sorted((X(1.30), X(4.25))), .72 if A else .50, 2.36)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .14, .62, 3000, 18, downlights=[(X(.42), y) for y in (-1.0, -2.3, -3.6)] + [(X(4.5), -1.4), (X(4.5), -2.8)], spot=6)
    L.dressed_window(*win[:1], W, D, *win[1:], p, seed, day=230, sun=rng.choice([0, 2.2]), sun_dir=(.35 if A else -.35, -.8, -.55), ztop=ZC - .08, left=.62, right=.50)
    R.fills(W, D, H, 60)

    n, ya = 3.9, -4.30                                  # the media wall, local x from its near (odd) or far (even) end
    place = ((0, ya, 0), 90) if A else ((W, ya + n, 0), -90)
    with Group("media", *place):
        gw, gp = slab_wall(p, n, seed, stone) if A else board_wall(p, n, seed, soft)
        st = "shaker" if p["door_style"] == "shaker" else ("slab" if A else "fluted")
        mu = S.media_unit(3.4, p, (.25, -.052 if A else -.026, 0), 0, .44, .20, .48, st, 1 if A else 3, seed, p["wood_x"] if "wood" not in spec["base"] else stone)
        tv = L.television((n / 2, -.052 if A else -.046, 1.27), 1.70 if A else 1.56, 0, seed % 4 in (2, 3), seed, p["metal"])
        sb = L.soundbar((n / 2, -.20, .508), 1.05)
        e = (lambda x: x) if A else (lambda x: n - x)
        P.vase("tall", (e(3.28), -.25, .508), M.ceramic("#cdbfa9"), .8)
        P.branches((e(3.28), -.25, .508 + .34), .60, 8, seed, rng.choice(["eucalyptus", "pampas"]))
        _g, hb = P.books(e(.62), -.25, .508, 3, False, seed)
        P.vase("bowl", (e(.62), -.25, .508 + hb), M.ceramic(soft[2], .35), .55)
        P.vase("jar", (e(.95), -.27, .508), M.ceramic("#e3d9c8"), .72)
        P.vase("bottle", (e(3.02), -.22, .508), M.ceramic(soft[1], .3), .72)
    tag(gw, "wall-panel", "Stone feature wall" if A else "Panelled wall boards", (e(.35 if not A else .95), -.06, 2.0), spec["counter"] if A else spec["accent"])
    tag(gp, "slats", "Timber slat panel", (e(3.6) if A else n / 2 + .8, -.03, 1.5 if A else .68), "wood:" + spec["wood"])
    tag(mu, "tv-unit", "Low media unit", (e(1.6) - .25, -.46, .34), spec["base"])
    tag(tv, "tv", "Wall-mounted television", (0, -.05, .1))
    tag(sb, "soundbar", "Soundbar", (0, -.05, .03))

    s = S.corner_sofa((X(3.42), -.34, 0), 0, 2.75, 2.45, .96, 1 if A else -1, soft[0], "weave" if seed % 4 < 2 else "boucle", (soft[2], soft[1], "#ece4d6"), seed, spec["wood"])
    tag(s, "sofa", "Corner sofa", ((-.55 if A else .55), -.75, .45), soft[0])
    rw, rd = 2.7, 2.3
    r = L.pile_rug(X(2.30), -2.75, rw, rd, *spec["rug"], rng.choice(["border", "diamond", "vintage"]), seed)
    tag(r, "rug", "Wool rug", (-.5 if A else .5, -.85, .015), spec["rug"][0])
    t = P.round_table((X(2.45), -2.35, .014), .44, .34, stone, "fluted", p["wood_z"])
    tag(t, "coffee-table", "Coffee table", (0, -.2, .34), spec["counter"])
    P.round_table((X(1.98), -2.86, .014), .27, .44, p["wood_x"], "legs", p["wood_z"])
    _g, hb = P.books(X(2.36), -2.26, .354, 3, False, seed + 5, rot=18)
    P.vase("bowl", (X(2.36), -2.26, .354 + hb), M.ceramic("#d3c6b1"), .5)
    P.vase("jar", (X(2.62), -2.45, .354), M.ceramic("#efe7d9"), .62)
    P.branches((X(2.62), -2.45, .354 + .12), .26, 5, seed + 2)
    P.vase("cup", (X(1.98), -2.84, .454), M.ceramic("#efe9df"), .9)
    pf = S.pouf((X(1.35), -3.35, .014), soft[1] if A else "#e6dccb", seed)
    tag(pf, "pouf", "Knitted pouf", (0, 0, .36), soft[1])
    pl = P.plant(rng.choice(["fiddle", "palm"]), (X(.62), -.48, 0), 1.8, seed, "#ddd3c3", .2, .36)
    tag(pl, "planter", "Floor planter", (0, 0, .25))
    fl = P.floor_lamp((X(W - .38), -3.12, 0), power=8)
    tag(fl, "floor-lamp", "Floor lamp", (0, 0, 1.45))
    for k, y in enumerate((-1.30, -2.16)):
        P.framed_art(.64, .86, (X(W - .001), y, 1.58), -90 if A else 90, seed + k, spec["wood"] if p["metal"] != "black" else "black", colors=("#efe8dc",) + tuple(soft) + ("#8fa08a", "#2c2a29"))
    core.use_camera(CAMERAS if A else {"living-media": L.flip(CAMERAS["living-media"], W)}, "living-media")
    return dict(target=.60)


ROOMS = {"living-media": living_media}

"""Family sitting room of a villa.
Odd seeds: large sectional in the corner by a wide garden window, panelled back wall, television unit at the right, toys on the rug.
Even seeds: library wall with a ladder across the back, sofa along the right wall, soft rainy light from the left."""
import core
import living_goods as L
import living_seats as S
import materials as M
import parts_living_more as N
import props as P
import props_more_a as Q
import window_views as V
from geo import Group, box, rod, soft_box, tag
from lights import fills
from room_finishes import art_colors, frame_of, lacquer, shutter, stone_of, wainscot

CAMERAS = {
    "family-sitting/odd": {
        "main": dict(at=(3.30, -5.72, 1.30), look=(2.72, 0, 1.30), lens=22, shift_y=-.06,
                     tall=dict(at=(3.1, -5.75, 1.30), look=(2.35, 0, 1.30), lens=28, shift_y=-.08)),
        "close-toys": dict(at=(3.05, -4.85, 1.02), look=(3.45, -2.6, 1.02), lens=33, shift_y=-.17),
    },
    "family-sitting/even": {
        "main": dict(at=(2.05, -5.62, 1.32), look=(2.78, 0, 1.32), lens=22, shift_y=-.04,
                     tall=dict(at=(1.95, -5.65, 1.32), look=(2.80, 0, 1.32), lens=28, shift_y=-.06)),
        "close-bookshelf": dict(at=(1.75, -2.25, 1.42), look=(1.35, 0, 1.42), lens=30),
    },
}


def family_sitting(p, seed=1):
    odd = seed % 2 == 1
    (_garden if odd else _library)(p, seed)
    core.use_camera(CAMERAS, "family-sitting/odd" if odd else "family-sitting/even")
    return dict(target=.63 if odd else .60)


def _garden(p, seed):
    W, D, H = 5.6, 5.9, 2.95
    zc = H - .14
    soft, spec, stone = p["soft"], p["spec"], stone_of(p)
    win = ("left", -4.1, -.95, .42, 2.40)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .14, .70, 3900, 22, downlights=[(x, -.32) for x in (1.3, 2.8, 4.3)] + [(5.2, y) for y in (-1.4, -2.8)], spot=5)
    L.dressed_window("left", W, D, *win[1:], p, seed, day=240, sun=6, sun_dir=(.8, .12, -.56), ztop=zc - .08, left=.5, right=.5, panes=4, sheer=False, glare=1.4)
    fills(W, D, H, 58)
    # back wall: mouldings with prints and a long shelf
    wainscot(.02, W - .02, zc, p["wall"], (.02, 1.45, 4.15, W - .02))
    for k, x in enumerate((2.15, 2.80, 3.45)):
        P.framed_art(.52, .72, (x, -.001, 1.78), 0, seed + k, frame_of(p), .05, art_colors(p))
    s = S.corner_sofa((2.30, -.20, 0), 0, 3.45, 2.75, 1.0, -1, soft[0], "weave", (soft[2], soft[1], "#ece4d6"), seed, spec["wood"])
    tag(s, "sofa", "Large sectional sofa", (.8, -.8, .45), soft[0])
    # right wall: television unit between two tall cupboards
    n = 3.9
    with Group("tv_wall", (W, -.02, 0), -90):
        for a, b in ((.02, .66), (n - .64, n)):
            with Group("cupboard") as gc:
                N.tall_cabinet(a + .016, b, zc - .003, .40, p, lacquer(p), 1, 2.14)
        with Group("panel") as gp:
            P.fluted_panel(.70, n - .67, .60, zc - .005, -.001, p["wood_z"], .036, .014)
        unit = S.media_unit(n - 1.40, p, (.70, -.002, 0), 0, .44, .14, .50, shutter(p), 3, seed, stone, 5)
        tv = L.television((1.78, -.026, 1.34), 1.62, 0, True, seed, p["metal"])
        L.soundbar((1.78, -.2, .528), .95)
        P.vase("jar", (.95, -.22, .528), M.ceramic(soft[1], .35), .9)
        P.branches((.95, -.22, .70), .40, 7, seed)
    tag(unit, "tv-unit", "Television unit", (.9, -.46, .3), spec["base"])
    tag(tv, "tv", "Wall-mounted television", (-.3, -.05, .1))
    tag(gp, "slats", "Fluted timber panel", (1.2, -.02, 2.3), "wood:" + spec["wood"])
    r = L.pile_rug(2.75, -2.55, 3.1, 2.5, *spec["rug"], "border", seed)
    tag(r, "rug", "Wool rug", (-.6, -.95, .015), spec["rug"][0])
    t = P.round_table((2.55, -2.15, .014), .50, .34, stone, "fluted", p["wood_z"])
    tag(t, "coffee-table", "Coffee table", (0, -.4, .34), spec["counter"])
    P.fruit_bowl(2.44, -2.08, .354, seed)
    _g, hb = P.books(2.76, -2.22, .354, 3, False, seed + 5, rot=20)
    ty = N.toys((3.55, -2.75, .014), soft, seed)
    tag(ty, "toys-basket", "Toys in a rope basket", (0, -.2, .2))
    S.pouf((3.95, -1.75, 0), soft[1], seed, .27, .38)
    P.floor_lamp((4.42, -.42, 0), 0, 1.62, 7)
    P.plant("fiddle", (4.78, -.40, 0), 1.0, seed, "#ddd3c3", .15, .28)
    P.plant("palm", (.40, -.42, 0), 1.9, seed + 1, "#d8cbb6", .20, .40)


def _ladder(x, z1, mat, rail):
    """Library ladder leaning on a rail, feet 0.45 m out."""
    rod((x - .5, -.40, z1), (x + 1.3, -.40, z1), .010, None, rail, 12)
    for s in (-1, 1):
        rod((x + s * .20, -.86, 0), (x + s * .20, -.42, z1 + .04), .020, .018, mat, 14)
    for k in range(7):
        t = (k + .7) / 7.4
        rod((x - .20, -.86 + .44 * t, (z1 + .04) * t), (x + .20, -.86 + .44 * t, (z1 + .04) * t), .014, None, mat, 12)


def _library(p, seed):
    W, D, H = 5.5, 5.8, 3.05
    zc = H - .13
    soft, spec, stone = p["soft"], p["spec"], stone_of(p)
    wins = [("left", -2.0, -.95, .35, 2.45), ("left", -3.75, -2.7, .35, 2.45)]
    P.room(W, D, H, p["wall"], p["floor"], openings=wins)
    P.cove_ceiling(W, D, H, .13, .66, 4000, 24, downlights=[(x, -.75) for x in (.9, 2.1, 3.3, 4.5)] + [(5.1, -2.4), (5.1, -3.6)], spot=5)
    for k, w in enumerate(wins):
        V.window(*w[:1], W, D, *w[1:], view="garden", seed=2 + k, strength=1.15, day=620, kelvin=7200, panes=2)
    for y in (-4.0, -2.62, -2.24, -.90):
        with Group("drape", (.10, y, 0), 90):
            L.drape(.24, zc - .06, M.drape(spec["drape"]), (0, -.02, .006), 4, .04, seed)
    fills(W, D, H, 54, 5600)
    # library: closed base, lit shelves to the ceiling
    d, n = .36, 5
    with Group("library") as g:
        box(.02, W - .02, -d + .04, -.02, 0, .07, p["kick"], .001)
        box(.02, W - .02, -d, -.001, .07, .64, p["carcass"], .001)
        w = (W - .04) / (2 * n)
        for i in range(2 * n):
            P.front(.02 + w * i, .02 + w * (i + 1), .07, .64, -d, p["base"], shutter(p), "knob", "rl"[i % 2], .54, p["metal"])
        Q.shelf_wall(.02, W - .02, [.64, 1.06, 1.46, 1.86, 2.26, zc - .024], d, p["base"], p["wood_x"], p["wood_z"], n, -.001, True, seed, soft, "bbbbssvvpx")
    tag(g, "bookshelf", "Library wall", (2.0, -d, 1.7), spec["base"])
    _ladder(1.05, 2.28, p["wood_z"], M.metal(p["metal"], .3))
    # right: sofa with its return before the library
    s = S.corner_sofa((W - .10, -2.72, 0), -90, 3.0, 2.35, .98, -1, soft[0], "weave", (soft[2], soft[1], "#ece4d6"), seed, spec["wood"])
    tag(s, "sofa", "Sectional sofa", (0, -.8, .45), soft[0])
    c = S.lounge_chair((1.35, -1.72, 0), 42, spec["wood"], soft[1], "weave", soft[2], seed)
    tag(c, "armchair", "Reading chair", (0, -.2, .42), soft[1])
    P.floor_lamp((.55, -1.25, 0), 0, 1.6, 7)
    r = L.pile_rug(2.85, -2.75, 2.6, 2.2, *spec["rug"], "vintage", seed)
    tag(r, "rug", "Wool rug", (-.9, -.3, .015), spec["rug"][0])
    t = P.round_table((2.95, -2.72, .014), .46, .36, p["wood_x"], "fluted", p["wood_z"])
    tag(t, "coffee-table", "Coffee table", (0, -.4, .36), "wood:" + spec["wood"])
    P.books(2.86, -2.66, .374, 4, False, seed + 5, rot=-14)
    P.vase("cup", (3.16, -2.84, .374), M.ceramic("#efe9df"), .9)
    N.newspaper((3.02, -2.95, .374), 12)
    Q.rope_basket((1.75, -2.55, .0), .20, .28, "#c9b28a", soft[1])
    soft_box(.24, .22, .10, S.cloth(soft[2], "boucle"), (1.75, -2.55, .22), r=.045, bulge=.02, wrinkle=.02)
    P.framed_art(1.3, .85, (W - .001, -2.9, 1.68), -90, seed, frame_of(p), .07, art_colors(p), "hills")
    N.aircon((W, -2.9, 2.42), -90, .92)


ROOMS = {"family-sitting": family_sitting}

"""Stair of a duplex or villa.
Odd seeds: straight flight across the back with glass and a timber handrail; fitted storage underneath, one shoe unit pulled out.
Even seeds: stair hall: open treads climb along the left wall behind tall timber fins, landing bridge, console with mirror below it."""
import bathroom_wet as T
import core
import living_goods as L
import living_seats as S
import materials as M
import parts_living_home as F
import parts_living_more as N
import props as P
import props_more_a as Q
import window_views as V
from geo import Group, box, mesh, rod, soft_box, tag, tube
from lights import fills
from room_finishes import art_colors, frame_of, lacquer, shutter, stone_of

CAMERAS = {
    "stairs/odd": {
        "main": dict(at=(2.35, -5.0, 1.40), look=(2.72, 0, 1.40), lens=21.5, shift_y=.015,
                     tall=dict(at=(2.85, -5.05, 1.40), look=(3.05, 0, 1.40), lens=26, shift_y=.02)),
        "close-stair-storage": dict(at=(1.85, -2.75, 1.10), look=(3.30, -1.25, 1.10), lens=29, shift_y=-.08),
    },
    "stairs/even": {
        "main": dict(at=(3.12, -6.25, 1.40), look=(1.72, 0, 1.40), lens=22.5, shift_y=.015,
                     tall=dict(at=(3.0, -6.28, 1.40), look=(1.55, 0, 1.40), lens=26, shift_y=.03)),
        "close-console": dict(at=(2.55, -2.75, 1.30), look=(2.35, 0, 1.30), lens=28.5, shift_y=-.10),
    },
}
SHOES = (("#7a5134", "loafer"), ("#e8e2d6", "sneaker"), ("#2c2a2a", "loafer"), ("#b98463", "heel"), ("#9aa39a", "sneaker"))


def stairs(p, seed=1):
    odd = seed % 2 == 1
    (_storage if odd else _fins)(p, seed)
    core.use_camera(CAMERAS, "stairs/odd" if odd else "stairs/even")
    return dict(target=.50 if core.camera_name == "close-stair-storage" else .62)     # dark doors fill that frame


def slope_panel(x0, x1, z0, za, zb, y, mat, t=.02):
    """Upright panel whose top slopes from za to zb; outer face at y - t."""
    v = [(x, yy, z) for yy in (y - t, y) for x, z in ((x0, z0), (x1, z0), (x1, zb), (x0, za))]
    f = [(0, 1, 2, 3), (5, 4, 7, 6), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    o = mesh("slope_panel", v, f, mat, auto=30)
    b = o.modifiers.new("bevel", "BEVEL")
    b.width, b.segments = .002, 2
    return o


def _storage(p, seed):
    W, D, H = 5.75, 5.15, 4.4
    soft, spec = p["soft"], p["spec"]
    wx, wz, m = p["wood_x"], p["wood_z"], Q.metal_of(p)
    win = ("left", -3.1, -1.5, .0, 2.35)
    high = ("back", .55, 1.75, 2.05, 3.75)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win, high])
    V.window("left", W, D, *win[1:], view="garden", seed=2, strength=1.4, day=420, panes=2, sun=3.5, sun_dir=(.8, .25, -.55))
    V.window("back", W, D, *high[1:], view="garden", seed=3, strength=1.5, day=420, panes=2, sill=True)
    fills(W, D, H, 74)
    core.lamp("AREA", (3.0, -1.9, H - .1), 60, 4200, target=(3.0, -1.2, 0), size=(3.0, 1.2), glossy=False, name="void")
    # flight to the right, landing over a cupboard
    n, rise, go, w, x0 = 15, .18, .272, 1.0, .80
    body = M.paint("#f3efe7")
    fl = F.flight((x0, -.002, 0), 0, n, rise, go, w, wx, body, True)
    tag(fl, "staircase", "Timber treads", (.8, -w, .5), "wood:" + spec["wood"])
    xe, ze = x0 + n * go, n * rise
    box(xe + .016, W - .001, -w - .25, -.002, ze - .22, ze - .04, body, .002)
    box(xe + .016, W - .001, -w - .27, -.002, ze - .039, ze, wx, .003)
    # glass balustrade with a timber handrail
    with Group("balustrade", (x0, -w + .03, 0)) as gb:
        k = rise / go
        a, b = go * .6, n * go
        for i in range(4):
            q0, q1 = a + (b - a) * i / 4 + .012, a + (b - a) * (i + 1) / 4 - .012
            o = mesh("glass", [(q0, 0, k * q0 + rise + .05), (q1, 0, k * q1 + rise + .05), (q1, 0, k * q1 + rise + .90), (q0, 0, k * q0 + rise + .90)], [(0, 1, 2, 3)], T.pane_glass())
            o.visible_shadow = False
            for q in (q0 + .15, q1 - .15):
                rod((q, -.018, k * q + rise + .12), (q, .018, k * q + rise + .12), .022, None, m, 16)
        tube([(a - .12, 0, k * a + rise + .86), (a, 0, k * a + rise + .93), (b, 0, k * b + rise + .93), (b + .8, 0, k * b + rise + .93)], .026, wx, 16, smoothpath=False)
        box(a - .02, a + .02, -.02, .02, rise, k * a + rise + .92, wz, .004)
    tag(gb, "railing", "Glass balustrade", (2.4, 0, 2.4), "clear glass")
    # storage below: sloping doors, an open niche with a seat, a pulled-out shoe unit
    yd, lac = -w + .008, lacquer(p)
    top = lambda x: k * (x - x0) - .06
    with Group("storage") as gs:
        cuts = [1.95, 2.50, 3.05, 3.60, 4.15, xe]
        box(1.95, W - .002, yd - .024, yd - .004, .0005, .07, p["kick"], .001)
        for i, (a, b) in enumerate(zip(cuts, cuts[1:])):
            if i == 2:                                         # the pulled-out unit
                box(a + .004, b - .004, yd - .014, yd - .003, .072, top(a), p["kick"], 0)
                continue
            slope_panel(a + .002, b - .002, .072, top(a), top(b), yd, lac)
            hx = a + .05 if i % 2 else b - .05
            rod((hx, yd - .045, .62 if i else .40), (hx, yd - .045, .90 if i else .60), .006, None, m, 12)
            for z in ((.64, .88) if i else (.42, .58)):
                rod((hx, yd - .045, z), (hx, yd - .02, z), .005, None, m, 10)
        a, b = cuts[2], cuts[3]
        with Group("pull_out", (0, -.50, 0)) as gp:
            slope_panel(a + .002, b - .002, .072, top(a), top(b), yd, lac)
            rod((a + .06, yd - .045, .70), (a + .06, yd - .045, 1.0), .006, None, m, 12)
            box(b - .05, b - .034, yd + .002, yd + .50, .09, top(a) - .03, p["carcass"], .001)
            for j, z in enumerate((.09, .36, .63, .90)):
                box(a + .03, b - .051, yd + .002, yd + .50, z, z + .016, wx, .001)
                for i in range(2):
                    Q.shoe_pair((a + .24, yd + .14 + .23 * i, z + .016), 90, *SHOES[(2 * j + i) % 5])
            for q in (.005, .48):
                box(a + .03, a + .042, yd + q, yd + q + .014, .09, top(a) - .05, m, .001)
    tag(gs, "stair-storage", "Storage under the stair", (4.0, yd - .02, .9), spec["tall"])
    tag(gp, "shoe-storage", "Pull-out shoe unit", (a + .25, yd - .02, .8), spec["tall"])
    with Group("cupboard", (xe + .018, -w - .24 + .42, 0)) as gc:
        N.tall_cabinet(.016, W - xe - .04, ze - .225, .42, p, lac, 2, 2.05)
    tag(gc, "tall-unit", "Tall cupboard under the landing", (.4, -.44, 1.5), spec["tall"])
    # foot of the stair: chair, plant, prints climbing with the stair
    for i in range(4):
        x = 2.35 + .72 * i
        P.framed_art(.44, .56, (x, -.001, k * (x - x0) + 1.62), 0, seed + i, frame_of(p), .045, art_colors(p))
    P.plant("palm", (.42, -.62, 0), 1.7, seed, "#d8cbb6", .20, .40)
    c = S.lounge_chair((1.05, -1.85, 0), 62, spec["wood"], soft[1], "weave", soft[2], seed)
    tag(c, "armchair", "Timber armchair", (0, -.2, .42), soft[1])
    r = L.pile_rug(2.2, -2.55, 2.1, 1.4, *spec["rug"], "border", seed)
    tag(r, "rug", "Wool rug", (0, .45, .015), spec["rug"][0])
    N.school_bag((2.22, -1.22, 0), 12, "#3f5f7a", "#d8b46a", seed)
    N.slippers((1.62, -1.30, 0), 20)
    for i, (x, z) in enumerate(((2.75, 2.95), (3.05, 2.62), (3.38, 3.12))):
        P.pendant(x, -1.75 - .12 * i, H, z, "globe", "#efe8da", 8, 3500, .16)


def _fins(p, seed):
    W, D, H = 4.2, 6.4, 4.3
    soft, spec, stone = p["soft"], p["spec"], stone_of(p)
    wx, wz, m = p["wood_x"], p["wood_z"], Q.metal_of(p)
    win = ("right", -4.2, -2.3, .30, 3.30)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], left=p["accent_paint"])
    L.dressed_window("right", W, D, *win[1:], p, seed, day=330, sun=4.2, sun_dir=(-.8, .30, -.62), panes=2, left=.42, right=.42, ztop=3.45, sheer=True)
    fills(W, D, H, 66)
    core.lamp("AREA", (2.1, -3.4, H - .1), 70, 4300, target=(2.0, -3.0, 0), size=(2.6, 2.6), glossy=False, name="void")
    # landing bridge at the back, lit below; rail above
    n, rise, go, w = 14, .189, .262, .98
    zl, yl = n * rise, -1.30
    white = M.paint("#f4f1ea")
    box(.001, W - .001, yl, -.001, zl - .24, zl - .03, white, .003)
    box(.001, W - .001, yl - .015, -.001, zl - .029, zl, wx, .003)
    for x in (1.6, 2.4, 3.2):
        P.downlight(x, -.55, zl - .241, 5, 3700)
    with Group("rail") as gr:
        for i in range(25):
            x = w + .06 + (W - w - .10) * i / 24
            rod((x, yl + .05, zl), (x, yl + .05, zl + .92), .007, None, m, 10)
        box(w + .02, W - .01, yl + .02, yl + .08, zl + .92, zl + .955, wx, .006, 3)
    tag(gr, "railing", "Landing balustrade", (3.0, yl + .05, zl + .6), spec["metal"])
    # open treads along the left wall, fins along their free side
    y0 = yl - go * (n - 1)
    fl = F.flight((.001, y0, 0), 90, n - 1, rise, go, w, wx, M.plain("#e9e4da" if spec["metal"] != "black" else "#2b2b2c", .4), False, True)
    tag(fl, "staircase", "Open timber treads", (1.2, -w + .1, 1.05), "wood:" + spec["wood"])
    with Group("fins", (w + .12, y0 + 1.62, 0), 90) as gf:      # local x runs to the back
        F.fins(0, yl - y0 - 1.68, 0, H - .002, 0, wz, .20, .034, .09)
    tag(gf, "fins", "Timber fins", (.4, -.09, 1.9), "wood:" + spec["wood"])
    for i in range(0, n - 1, 2):                               # small lights in the wall beside the treads
        y, z = y0 + go * (i + .5), rise * (i + 1) + .22
        box(.0005, .006, y - .05, y + .05, z - .016, z + .016, M.glow("#ffe6c4", 3.5), .001)
        core.lamp("POINT", (.06, y, z - .02), .5, 3200, radius=.03)
    # below the bridge: console, mirror, lamp, baskets
    with Group("console", (1.52, -.002, 0)) as gc:
        nn, d, h = 1.75, .38, .82
        box(.001, nn - .001, -d + .02, -.001, .48, h, p["carcass"], .001)
        for i in range(3):
            P.front(nn / 3 * i, nn / 3 * (i + 1), .48, h, -d + .02, p["base"], shutter(p), "knob", metal=p["metal"], vertical=False, hz=.66)
        box(-.01, nn + .01, -d - .02, -.001, h, h + .03, stone, .004, 3)
        for x in (0, nn - .03):
            box(x, x + .03, -d + .01, -.001, 0, .48, wz, .003)
        box(.031, nn - .031, -d + .03, -.02, .12, .145, wx, .003)
        for x, c in ((.42, soft[1]), (.90, soft[2]), (1.36, soft[1])):
            Q.rope_basket((x, -.19, .145), .16, .24, "#cbb48c", c)
        P.table_lamp((.24, -.19, h + .03), M.ceramic(soft[2], .4), power=4, s=.95)
        P.vase("tall", (1.50, -.19, h + .03), M.ceramic("#cdbfa9"), .66)
        P.branches((1.50, -.19, h + .32), .46, 7, seed)
        P.books(1.05, -.19, h + .03, 3, False, seed)
        gm = Q.round_mirror((nn / 2, -.001, 1.58), .42, m)
    tag(gc, "console", "Console with drawers", (.6, -d - .02, .65), spec["base"])
    tag(gm, "mirror", "Round mirror", (.2, -.04, .15))
    with Group("bench", (W - .02, -1.62, 0), -90) as gb:       # under the landing edge, right wall
        box(0, 1.15, -.40, -.001, .40, .43, wx, .005, 3)
        for x in (.05, 1.07):
            box(x, x + .03, -.38, -.02, 0, .40, wz, .004)
        soft_box(1.13, .38, .07, S.cloth(soft[1]), (.575, -.20, .43), r=.033, bulge=.014, wrinkle=.006)
        L.cushion(.42, .42, .15, S.cloth(soft[2]), (.28, -.14, .70), (68, 3, 8), seed)
    tag(gb, "bench", "Padded bench", (.6, -.4, .44), soft[1])
    F.shoe_row((W - .24, -1.82, 0), -90, SHOES[:2], .26)
    r = L.pile_rug(2.35, -3.1, 1.7, 2.3, *spec["rug"], "vintage", seed)
    tag(r, "rug", "Wool rug", (0, .3, .015), spec["rug"][0])
    P.plant("fiddle", (3.78, -.55, 0), 1.75, seed, "#d8cbb6", .20, .40)
    P.framed_art(.72, .96, (W - .001, -1.95, 1.65), -90, seed, frame_of(p), .06, art_colors(p))
    N.lantern(2.55, -3.0, H, 2.55, .17, 10, 3400)
    N.lantern(2.85, -2.6, H, 2.95, .13, 7, 3400)


ROOMS = {"stairs": stairs}

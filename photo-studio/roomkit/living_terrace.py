"""Front room of a Malaysian terrace house.
Odd seeds: seen toward the sliding doors and grille, with the car porch outside; timber seats at the left, storage at the right.
Even seeds: seen toward the stair behind a screen of timber fins; corner sofa, light from a grilled door at the right."""
import core
import living_goods as L
import living_seats as S
import materials as M
import parts_living_home as F
import parts_living_more as N
import props as P
import props_more_a as Q
import window_views as V
from geo import Group, box, tag
from lights import fills
from room_finishes import art_colors, frame_of, lacquer, shutter, stone_of

CAMERAS = {
    "living-terrace/odd": {
        "main": dict(at=(2.62, -5.15, 1.32), look=(2.25, 0, 1.32), lens=21, shift_y=-.05,
                     tall=dict(at=(2.45, -5.2, 1.32), look=(2.3, 0, 1.32), lens=28, shift_y=-.07)),
        "close-grille": dict(at=(2.25, -2.3, 1.30), look=(3.15, 0, 1.30), lens=27, shift_y=-.08),
    },
    "living-terrace/even": {
        "main": dict(at=(3.05, -5.55, 1.34), look=(2.55, 0, 1.34), lens=22, shift_y=-.02,
                     tall=dict(at=(2.9, -5.6, 1.34), look=(2.5, 0, 1.34), lens=27, shift_y=-.02)),
        "close-fins": dict(at=(3.15, -3.3, 1.36), look=(3.0, -1.2, 1.36), lens=27, shift_y=-.02),
    },
}


def living_terrace(p, seed=1):
    odd = seed % 2 == 1
    (_porch if odd else _stair)(p, seed)
    core.use_camera(CAMERAS, "living-terrace/odd" if odd else "living-terrace/even")
    return dict(target=.62)


def _porch(p, seed):
    W, D, H = 4.6, 5.3, 2.95
    zc = H - .12
    soft, spec, stone = p["soft"], p["spec"], stone_of(p)
    a, b, h = .75, 3.85, 2.32
    P.room(W, D, H, p["wall"], p["floor"], openings=[("back", a, b, 0, h)])
    P.cove_ceiling(W, D, H, .12, .55, 3900, 18, downlights=[(4.3, -1.3), (4.3, -2.6), (.35, -1.3), (.35, -2.6)], spot=4)
    F.porch(a, b, 4.4, "#bdb5a8", seed)
    V.garden(24, (W / 2, 7.5, 0), 2, 1.25)
    F.sliding_doors(b - a, h, (a, 0, 0), 0, "#4a4845")
    core.lamp("AREA", ((a + b) / 2, .24, 1.2), 620, 6300, target=((a + b) / 2, -1, 1.0), size=(b - a, h), glossy=False, name="daylight")
    s = core.lamp("SUN", (0, 4, 8), 5, 5000, target=(-.9, .2, 5.2), angle=1.2, name="sun")
    s.visible_glossy = False
    fills(W, D, H, 46)
    gg = F.grille(a + .03, a + .80, .02, h - .05, .165, "#2b2b2c", .11)
    F.grille(b - .80, b - .03, .02, h - .05, .165, "#2b2b2c", .11)
    tag(gg, "grille", "Safety grille and sliding door", (a + .4, .06, 1.65), "black steel")
    for x, w in ((a - .36, .42), (b - .06, .42)):
        L.drape(w, zc - .05, M.drape(spec["drape"]), (x, -.09, .006), 5, .045, seed)
    F.shoe_row((2.05, .55, -.03), 0, (("#7a5134", "loafer"), ("#e8e2d6", "sneaker"), ("#2c2a2a", "loafer")))
    box(1.75, 2.85, -.62, -.10, .001, .010, M.fabric("#7d6b55", 120, bump=.9), .003)      # door mat

    # left wall: timber sofa, prints
    with Group("sofa", (.06, -2.12, 0), 90) as gs:
        P.sofa((0, 0, 0), 0, 2.1, .90, soft[0], 3, spec["wood"], seed, (soft[1], "#ece4d6", soft[2]))
    tag(gs, "sofa", "Three-seat sofa", (.2, -.7, .45), soft[0])
    P.framed_art(1.2, .78, (.001, -2.12, 1.62), 90, seed, frame_of(p), .07, art_colors(p), "leafline")
    c = S.lounge_chair((1.45, -.98, 0), 38, spec["wood"], soft[1], "weave", soft[2], seed)
    tag(c, "armchair", "Timber armchair", (0, -.2, .4), soft[1])
    # right wall: low cabinets, television, glass cabinet of keepsakes
    n = 3.4
    with Group("storage", (W, -.32, 0), -90):
        with Group("back") as gp:
            N.wall_boards(0, n, .02, zc - .004, 7, M.laminate(spec["accent"], .5), p["kick"], -.001)
        unit = S.media_unit(n - .75, p, (.02, -.022, 0), 0, .42, .14, .50, shutter(p), 2, seed, stone, 4)
        tv = L.television((1.18, -.024, 1.24), 1.35, 0, None, seed, p["metal"])
        with Group("cabinet") as gc:
            x0 = n - .70
            N.tall_cabinet(x0, n - .02, zc - .004, .40, p, lacquer(p), 2, 2.08)
        P.vase("tall", (.24, -.22, .528), M.ceramic(soft[2], .4), .62)
        P.branches((.24, -.22, .80), .42, 7, seed)
        P.books(2.0, -.2, .528, 3, False, seed)
        box(.15, 2.2, -.20, -.021, 1.92, 1.945, p["wood_x"], .003)
        Q.dress_shelf(.18, 2.15, -.195, 1.945, .36, 3 + seed, soft, "bsvp")
    tag(unit, "tv-unit", "Television unit", (1.0, -.44, .3), spec["base"])
    tag(tv, "tv", "Wall-mounted television", (0, -.05, .1))
    tag(gc, "tall-unit", "Tall storage cabinet", (n - .36, -.42, 1.3), spec["tall"])
    r = L.pile_rug(2.15, -2.4, 2.0, 1.9, *spec["rug"], "diamond", seed)
    tag(r, "rug", "Wool rug", (-.4, -.7, .015), spec["rug"][0])
    t = P.round_table((2.05, -2.3, .014), .44, .38, p["wood_x"], "legs", p["wood_z"])
    tag(t, "coffee-table", "Timber coffee table", (0, -.3, .38), "wood:" + spec["wood"])
    N.newspaper((2.2, -2.42, .395), 20)
    P.tray(1.95, -2.2, .395, .30, .22, M.wood("walnut", "x"), -12)
    for k in range(2):
        P.vase("cup", (1.90 + .11 * k, -2.2, .403), M.ceramic("#efe9df"), .85)
    N.school_bag((3.86, -.30, 0), -20, "#3f5f7a" if spec["metal"] == "black" else "#7a3f3a", "#d8b46a", seed)
    P.plant("palm", (.44, -.50, 0), 1.5, seed, "#b9694a", .18, .34)
    N.ceiling_fan(2.3, -1.7, H, H - .34, "#6b4f38", "#3a3633", .66, 3, 15)
    F.wall_clock((4.22, -.001, 1.95), 0, .17)


def _stair(p, seed):
    W, D, H = 5.0, 5.7, 3.15
    soft, spec, stone = p["soft"], p["spec"], stone_of(p)
    door = ("right", -4.1, -2.1, 0, 2.35)
    high = ("back", .5, 1.5, 1.55, 2.85)                      # tall stair window
    P.room(W, D, H, p["wall"], p["floor"], openings=[door, high])
    V.window("right", W, D, *door[1:], view="garden", seed=2, strength=1.4, frame="#4a4845", day=470, panes=3, sun=3.2, sun_dir=(-.75, .42, -.62))
    V.window("back", W, D, *high[1:], view="garden", seed=3, strength=1.5, frame="#4a4845", day=420, panes=1, sill=False)
    with Group("grille", (W + .17, door[2], 0), -90):
        gg = F.grille(.02, 1.98, .02, 2.32, 0)
    fills(W, D, H, 60)
    for x in (1.2, 2.5, 3.8):
        for y in (-2.4, -4.2):
            P.downlight(x, y, H, 5, 3900)
    # stair along the back wall, climbing to the right; screen of fins in front
    n, rise, go, w = 17, .178, .255, .95
    fl = F.flight((.55, -.01, 0), 0, n, rise, go, w, p["wood_x"], M.paint("#f3efe7"), True)
    tag(fl, "staircase", "Timber stair", (3.72, -w, 2.55), "wood:" + spec["wood"])
    core.lamp("AREA", (2.4, -.5, H - .03), 26, 4000, target=(2.4, -.5, 0), size=(3.4, .5), glossy=False, name="stair_light")
    yf = -1.22
    fn = F.fins(.95, 3.95, .0, H - .002, yf, p["wood_z"], .125, .032, .10)
    box(.93, 3.97, yf - .095, yf - .005, .0, .05, p["wood_x"], .003)
    tag(fn, "fins", "Screen of timber fins", (3.3, yf - .1, 1.9), "wood:" + spec["wood"])
    with Group("console", (4.10, -1.02, 0)) as gk:           # shoe cabinet at the foot of the screen
        box(0, .82, -.34, -.001, .10, .86, p["base"], .002)
        box(.03, .79, -.30, -.02, 0, .10, p["kick"], .001)
        for i in range(2):
            P.front(.41 * i, .41 * i + .41, .10, .86, -.34, p["base"], shutter(p), "knob", "rl"[i], .70, p["metal"])
        box(-.01, .83, -.37, -.001, .86, .885, stone, .004, 3)
        P.vase("jar", (.22, -.18, .885), M.ceramic(soft[1], .35), .9)
        P.branches((.22, -.18, 1.06), .42, 7, seed)
        P.books(.58, -.18, .885, 3, False, seed)
    tag(gk, "shoe-cabinet", "Shoe cabinet", (.12, -.37, .80), spec["base"])
    # seats before the screen
    s = S.corner_sofa((1.92, -1.46, 0), 0, 2.75, 2.15, .94, -1, soft[0], "weave", (soft[2], soft[1], "#ece4d6"), seed, spec["wood"])
    tag(s, "sofa", "Corner sofa", (.6, -.75, .45), soft[0])
    r = L.pile_rug(2.35, -3.25, 2.5, 1.7, *spec["rug"], "border", seed)
    tag(r, "rug", "Wool rug", (.9, .3, .015), spec["rug"][0])
    t = P.round_table((2.35, -3.05, .014), .42, .36, stone, "fluted", p["wood_z"])
    tag(t, "coffee-table", "Coffee table", (0, -.3, .36), spec["counter"])
    P.fruit_bowl(2.28, -2.98, .374, seed)
    N.newspaper((2.54, -3.18, .374), -15)
    c = S.lounge_chair((4.02, -2.55, 0), -58, spec["wood"], soft[1], "weave", "#e6dccb", seed)
    tag(c, "armchair", "Timber armchair", (0, -.2, .4), soft[1])
    P.framed_art(.72, .96, (.001, -2.7, 1.62), 90, seed, frame_of(p), .06, art_colors(p))
    P.plant("palm", (.42, -1.0, 0), 1.9, seed, "#b9694a", .20, .38)
    N.slippers((3.55, -3.65, 0), 200)
    N.ceiling_fan(2.6, -2.15, H, H - .38, "#6b4f38", "#3a3633", .66, 3, 40)


ROOMS = {"living-terrace": living_terrace}

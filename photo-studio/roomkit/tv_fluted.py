"""Television wall.
Odd seeds: evening, stone slab between fluted panels that hide cupboards (one leaf stands open), lit niche tower, floating unit.
Even seeds: morning, asymmetric: cushioned bench under the window runs into the unit, glass display cabinet at the right."""
import core
import living_goods as L
import living_seats as S
import materials as M
import parts_living_more as N
import props as P
import props_more_a as Q
import window_views as V
from geo import Group, box, soft_box, tag
from lights import fills
from room_finishes import art_colors, frame_of, lacquer, shutter, stone_of

CAMERAS = {
    "tv-fluted/odd": {
        "main": dict(at=(2.95, -4.62, 1.26), look=(2.52, 0, 1.26), lens=22.5, shift_y=-.045,
                     tall=dict(at=(2.7, -4.65, 1.26), look=(2.45, 0, 1.26), lens=28, shift_y=-.06)),
        "close-hidden-storage": dict(at=(1.30, -2.55, 1.24), look=(.84, -.1, 1.24), lens=51, shift_y=-.02),
    },
    "tv-fluted/even": {
        "main": dict(at=(2.05, -4.55, 1.26), look=(2.48, 0, 1.26), lens=22.5, shift_y=-.05,
                     tall=dict(at=(2.25, -4.6, 1.26), look=(2.62, 0, 1.26), lens=28, shift_y=-.06)),
        "close-display": dict(at=(3.95, -2.25, 1.34), look=(4.47, 0, 1.34), lens=40, shift_y=-.02),
    },
}


def tv_fluted(p, seed=1):
    odd = seed % 2 == 1
    look = (_evening if odd else _morning)(p, seed)
    core.use_camera(CAMERAS, "tv-fluted/odd" if odd else "tv-fluted/even")
    return look


def glow_line(x, z0, z1, y, power=5):
    """Upright line of light in a shadow gap."""
    box(x - .005, x + .005, y - .004, y, z0, z1, M.glow("#ffe3bd", 3.4), 0)
    core.lamp("AREA", (x, y - .05, (z0 + z1) / 2), power, 3200, target=(x, -2, (z0 + z1) / 2), size=(.03, z1 - z0), name="panel_led")


def _evening(p, seed):
    W, D, H = 4.9, 4.75, 2.80
    zc = H - .13
    soft, spec = p["soft"], p["spec"]
    stone = M.marble("#d9d2c7", "#8f8577", 1.0, .16) if spec["metal"] != "black" else M.marble("#3b3a39", "#9a938a", 1.0, .18)
    win = ("left", -2.0, -.75, .55, 2.30)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .13, .60, 3800, 34, downlights=[(x, -.42) for x in (.7, 1.8, 2.9, 4.1)] + [(.4, -3.4), (4.5, -2.0)], spot=8)
    V.window("left", W, D, *win[1:], view="city", seed=1, strength=4.5, day=30, kelvin=9500, frame="#3a3a3a", panes=2)
    N.dusk(3.2, 3.0, (-.22, -1.4, 1.4), 90)
    with Group("drape", (.10, -2.3, 0), 90):
        L.drape(.40, zc - .06, M.drape(spec["drape"]), (0, -.02, .006), 6, .045, seed)
        L.drape(.28, zc - .06, M.drape(spec["drape"]), (1.52, -.02, .006), 4, .045, seed + 1)
    fills(W, D, H, 66, 4200)

    xa, xb, d = 1.46, 3.50, .36
    wz = p["wood_z"]
    # left: three fluted leaves over shelves, the last one open
    with Group("hidden") as gh:
        box(.02, xa - .04, -d + .05, -.02, 0, .05, p["kick"], .001)
        for x in (.02, .49, .958, xa - .058):
            box(x, x + .018, -d, -.001, .05, zc - .003, p["carcass"], .001)
        box(.02, xa - .04, -.014, -.001, .05, zc - .003, p["carcass"], 0)
        for z in (.05, .50, .92, 1.34, 1.76, 2.18, zc - .022):
            box(.038, xa - .058, -d + .01, -.014, z, z + .018, p["carcass"], .001)
        for a in (.02, .488):
            P.front(a, a + .468, .05, zc - .003, -d, wz, "fluted", t=.022)
        with Group("leaf", (.960, -d - .004, 0), -104):       # hinged at its left side, turned outwards
            P.front(0, .462, .05, zc - .003, 0, wz, "fluted", t=.022)
        for k, z in enumerate((.518, .938, 1.358, 1.778)):
            Q.storage_box((1.19, -.05, z), .36, .25, .20, ("#c7b698", soft[0], "#d9cfbf", soft[1])[k])
        P.books(1.0, -.08, 2.198, 8, True, seed)
        Q.storage_box((1.19, -.05, .068), .36, .25, .26, "#b9a88c")
        core.lamp("AREA", (1.19, -.20, zc - .04), 2.4, 3200, target=(1.19, -.2, 0), size=(.36, .04), name="inside")
    tag(gh, "hidden-storage", "Storage behind fluted doors", (.5, -d - .02, 1.6), "wood:" + spec["wood"])
    # middle: stone slab, television, lines of light
    with Group("slab") as gs:
        box(xa + .03, xb - .03, -.06, -.001, .02, zc - .003, stone, .003)
    glow_line(xa + .012, .05, zc - .03, -.02)
    glow_line(xb - .012, .05, zc - .03, -.02)
    tag(gs, "wall-panel", "Stone slab", (2.1, -.07, 2.25), "stone")
    tv = L.television((2.48, -.062, 1.34), 1.66, 0, True, seed, p["metal"])
    tag(tv, "tv", "Wall-mounted television", (.4, -.05, .1))
    unit = S.media_unit(xb - xa + .3, p, (xa - .02, -.062, 0), 0, .44, .20, .50, shutter(p), 3, seed, p["counter"], 4)
    tag(unit, "tv-unit", "Floating television unit", (.7, -.46, .34), spec["base"])
    L.soundbar((2.48, -.24, .528), 1.0)
    P.vase("tall", (3.36, -.28, .528), M.ceramic("#cdbfa9"), .66)
    P.branches((3.36, -.28, .81), .48, 7, seed, "pampas")
    # right: niche tower, then fluted panel
    with Group("tower") as gt:
        Q.shelf_wall(3.82, 4.28, [.05, .60, 1.02, 1.44, 1.86, zc - .026], .32, wz, p["wood_x"], wz, 1, -.001, True, seed, soft, "bsvv")
    tag(gt, "display-shelf", "Lit shelf tower", (4.05, -.32, 1.5), "wood:" + spec["wood"])
    gp = P.fluted_panel(xb + .02, 3.80, .02, zc - .003, -.001, wz, .042, .020)
    P.fluted_panel(4.30, W - .01, .02, zc - .003, -.001, wz, .042, .020)
    tag(gp, "slats", "Fluted timber panel", (3.66, -.03, 1.9), "wood:" + spec["wood"])
    # in front
    r = L.pile_rug(2.5, -2.35, 2.9, 1.9, *spec["rug"], "border", seed)
    tag(r, "rug", "Wool rug", (-1.0, .2, .015), spec["rug"][0])
    P.round_table((2.35, -2.05, .014), .46, .34, p["counter"] if "terrazzo" not in spec["counter"] else M.marble(), "fluted", wz)
    _g, hb = P.books(2.26, -2.0, .354, 3, False, seed + 5, rot=16)
    P.vase("bowl", (2.26, -2.0, .354 + hb), M.ceramic(soft[2], .35), .5)
    P.vase("cup", (2.56, -2.16, .354), M.ceramic("#efe9df"), .9)
    c = S.tub_chair((4.0, -2.05, 0), -118, S.cloth(soft[1]), spec["wood"], "#e6dccb", seed)
    tag(c, "armchair", "Tub chair", (0, -.2, .5), soft[1])
    S.pouf((1.05, -1.75, .0), soft[0], seed)
    P.plant("snake", (.40, -1.05, 0), .95, seed, "#8d8a84", .18, .34)
    return dict(target=.58, wb=(.89, 1.0, 1.16))


def _morning(p, seed):
    W, D, H = 4.9, 4.7, 2.80
    zc = H - .12
    soft, spec, stone = p["soft"], p["spec"], stone_of(p)
    win = ("back", .38, 1.66, .78, 2.22)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .58, 3900, 18, downlights=[(x, -.35) for x in (2.2, 3.1, 4.4)] + [(.35, -2.2), (4.6, -2.4)], spot=4)
    V.window("back", W, D, *win[1:], view="garden", seed=2, strength=1.5, day=620, panes=2, sun=4.5, sun_dir=(.42, -.8, -.62), sill=True)
    core.lamp("AREA", (.1, -2.9, 1.7), 60, 6000, target=(2.6, -.6, 1.0), size=(1.4, 1.8), glossy=False, name="side_day")
    fills(W, D, H, 56)
    for x, w in ((.06, .30), (1.66, .26)):
        L.drape(w, zc - .05 - .56, M.drape(spec["drape"]), (x, -.08, .565), 4, .040, seed)
    xa, xb, xd = 1.98, 3.88, 3.92
    # bench under the window, one line with the television unit
    d, zt = .46, .46
    with Group("bench", (.02, -.002, 0)) as gb:
        n = 1.93
        box(.001, n, -d + .02, -.001, .08, zt, p["carcass"], .001)
        box(.02, n, -d + .06, -.02, 0, .08, p["kick"], .001)
        for i in range(3):
            P.front(n / 3 * i, n / 3 * (i + 1), .08, zt, -d + .02, p["base"], shutter(p), "knob" if p["handle"] != "edge" else None, metal=p["metal"], vertical=False, hz=zt - .08)
        box(-.001, n, -d - .01, -.001, zt, zt + .025, p["wood_x"], .004, 3)
        for i in range(2):
            soft_box(n / 2 - .02, d - .06, .075, S.cloth(soft[0]), (n / 4 + n / 2 * i, -d / 2 - .01, zt + .025), r=.034, bulge=.014, wrinkle=.010, seed=seed + i, piping=S.cloth(soft[0]))
        L.cushion(.44, .44, .16, S.cloth(soft[1]), (.34, -.17, zt + .30), (66, 3, 8), seed)
        L.cushion(.40, .40, .15, S.cloth("#ece4d6", "boucle"), (.70, -.20, zt + .28), (64, -4, -8), seed + 1)
        L.throw([(-d - .03, .20), (-d - .02, .38), (-d + .04, .565), (-.28, .585), (-.12, .59)], .40, M.fabric(soft[2], 130, melange=.25, bump=.8), (1.42, 0, 0), 0, seed, .009)
    tag(gb, "bench", "Cushioned bench with drawers", (1.80, -d, .36), spec["base"])
    with Group("panel") as gp:
        P.fluted_panel(xa, xb, zt + .03, zc - .003, -.001, p["wood_z"], .034, .016)
        box(xa - .03, xa - .004, -.06, -.001, 0, zc - .003, p["wood_z"], .002)
    tag(gp, "slats", "Fluted timber panel", (2.2, -.02, 2.3), "wood:" + spec["wood"])
    unit = S.media_unit(xb - xa - .02, p, (xa, -.002, 0), 0, d + .02, .10, zt - .003, shutter(p), 1, seed, stone, 4)
    box(xa, xb, -d + .08, -.02, .0, .099, p["kick"], .001)
    tag(unit, "tv-unit", "Television unit", (1.2, -.48, .28), spec["base"])
    tv = L.television((3.0, -.024, 1.26), 1.45, 0, None, seed, p["metal"])
    tag(tv, "tv", "Wall-mounted television", (.3, -.05, .2))
    P.vase("jar", (2.16, -.24, .486), M.ceramic(soft[1], .35), .8)
    P.branches((2.16, -.24, .64), .42, 7, seed)
    with Group("shelf"):
        box(xa + .06, 3.0, -.22, -.022, 1.92, 1.945, stone, .003)
        Q.dress_shelf(xa + .08, 3.0, -.215, 1.945, .34, seed + 9, soft, "bsv")
    # display cabinet: closed base and loft, glass doors over lit shelves
    with Group("display", (xd, -.002, 0)) as gd:
        n, dd, m = W - xd - .02, .42, lacquer(p)
        box(.02, n, -dd + .05, -.02, 0, .08, p["kick"], .001)
        for x in (0, n - .018):
            box(x, x + .018, -dd, -.001, .08, zc - .003, m, .001)
        box(.018, n - .018, -.014, -.001, .08, zc - .003, p["wood_z"], 0)
        box(.018, n - .018, -dd + .001, -.014, .08, .62, p["carcass"], .001)
        box(.018, n - .018, -dd + .001, -.014, 2.16, zc - .003, p["carcass"], .001)
        for k, z in enumerate((.62, 1.00, 1.38, 1.76)):
            if k:
                box(.02, n - .02, -dd + .03, -.016, z, z + .018, p["wood_x"], .001)
            P.strip(.05, n - .05, -.05, (1.0, 1.38, 1.76, 2.155)[k] - .002, 3.2, 3300, (0, -.3, -1))
            Q.dress_shelf(.04, n - .04, -dd + .06, z + (.019 if k else .001), .34, seed * 5 + k, soft, "vvsb")
        for i in range(2):
            a, b = n / 2 * i, n / 2 * (i + 1)
            P.front(a, b, .08, .62, -dd, m, shutter(p), "knob", "rl"[i], .52, p["metal"])
            P.front(a, b, .62, 2.16, -dd, m, "glass", "knob", "rl"[i], 1.30, p["metal"], accent=M.metal(p["metal"], .35))
            P.front(a, b, 2.16, zc - .003, -dd, m, shutter(p))
    tag(gd, "display", "Glass display cabinet", (.45, -.44, 1.5), spec["tall"])
    r = L.pile_rug(2.55, -2.2, 2.6, 1.9, *spec["rug"], "vintage", seed)
    tag(r, "rug", "Wool rug", (.8, 0, .015), spec["rug"][0])
    P.round_table((2.7, -1.95, .014), .42, .36, p["wood_x"], "legs", p["wood_z"])
    P.fruit_bowl(2.62, -1.9, .374, seed)
    N.newspaper((2.88, -2.06, .374), 24)
    c = S.lounge_chair((1.28, -1.72, 0), 128, spec["wood"], soft[1], "weave", soft[2], seed)
    tag(c, "armchair", "Timber armchair", (0, -.1, .45), soft[1])
    N.toys((3.78, -1.55, 0), soft, seed, .20)
    P.framed_art(.62, .84, (W - .001, -1.15, 1.60), -90, seed, frame_of(p), .05, art_colors(p))
    P.framed_art(.72, .96, (.001, -1.30, 1.62), 90, seed + 2, frame_of(p), .06, art_colors(p))
    return dict(target=.62)


ROOMS = {"tv-fluted": tv_fluted}

"""Men's majlis of a Saudi house.
Odd seeds: long room in the evening, low seating on three sides, carved panels, a row of brass lanterns, coffee corner at the back.
Even seeds: bright modern majlis with three arched windows, low sofas facing each other, prayer mat folded on a stand."""
import core
import living_goods as L
import living_seats as S
import materials as M
import parts_living_more as N
import props as P
import props_more_b as B
import window_views as V
from geo import Group, box, lathe, soft_box, tag, tube
from lights import fills
from room_finishes import art_colors, stone_of

CAMERAS = {
    "majlis-long/odd": {
        "main": dict(at=(2.18, -6.98, 1.34), look=(2.3, 0, 1.34), lens=23, shift_y=-.05,
                     tall=dict(at=(2.25, -7.0, 1.34), look=(2.3, 0, 1.34), lens=29, shift_y=-.06)),
        "close-coffee-corner": dict(at=(3.05, -2.45, 1.34), look=(3.78, 0, 1.34), lens=30, shift_y=-.05),
    },
    "majlis-long/even": {
        "main": dict(at=(3.05, -5.35, 1.32), look=(2.72, 0, 1.32), lens=21.5, shift_y=-.02,
                     tall=dict(at=(2.95, -5.38, 1.32), look=(2.75, 0, 1.32), lens=27, shift_y=-.02)),
        "close-prayer-mat": dict(at=(1.85, -1.95, 1.02), look=(.80, -.35, 1.02), lens=29, shift_y=-.18),
    },
}


def majlis_long(p, seed=1):
    odd = seed % 2 == 1
    look = (_evening if odd else _bright)(p, seed)
    core.use_camera(CAMERAS, "majlis-long/odd" if odd else "majlis-long/even")
    return look


def carved(at, rot, w, h, mat, wood, cut, cell=.22):
    """Carved plaster panel in a timber frame, centre at `at`."""
    with Group("carved", at, rot) as g:
        B.frame(-w / 2, w / 2, -h / 2, h / 2, -.001, .05, .035, wood)
        box(-w / 2 + .045, w / 2 - .045, -.012, -.002, -h / 2 + .045, h / 2 - .045, mat, 0)
        B.strips(B.star_segs(-w / 2 + .05, w / 2 - .05, -h / 2 + .05, h / 2 - .05, cell), .018, .016, cut, -.012)
    return g


def _evening(p, seed):
    W, D, H = 4.6, 7.15, 3.05
    spec, soft = p["spec"], p["soft"]
    wz, wx, brass = p["wood_z"], p["wood_x"], M.metal("brass", .22, False)
    wall, feat = B.plaster(spec["paint"]), B.plaster(M.shade(spec["accent"], 1.04))
    wins = [("left", -2.65, -1.65, .95, 2.35), ("left", -4.75, -3.75, .95, 2.35)]
    P.room(W, D, H, wall, p["floor"], openings=wins, skirting=None)
    P.cove_ceiling(W, D, H, .15, .60, 3700, 40, downlights=[(.3, y) for y in (-1.2, -3.2, -5.0)] + [(4.3, y) for y in (-1.2, -3.2, -5.0)], spot=8)
    for _s, a0, a1, z0, z1 in wins:
        V.window("left", W, D, a0, a1, z0, z1, view="garden", seed=2, strength=4.5, frame="#5f4a36", day=25, kelvin=9000, panes=2, sill=False)
        N.dusk(2.2, 2.2, (-.22, (a0 + a1) / 2, (z0 + z1) / 2), 90)
        with Group("shutter", (0, a0, z0), 90):
            B.frame(-.07, a1 - a0 + .07, -.07, z1 - z0 + .07, -.001, .07, .025, wz)
            B.strips(B.star_segs(.0, a1 - a0, z1 - z0 - .42, z1 - z0, .14), .010, .014, wz, .035)
    fills(W, D, H, 66, 4200)

    # back wall: dado, carved panels, coffee corner at the right
    xc = 3.30
    box(0, W, -.016, -.001, 0, .95, wx, .002)
    box(0, W, -.030, -.001, .95, .985, wx, .004)
    B.prism_row(.04, W - .04, 2.62, .13, .018, -.001, feat, .17)
    box(0, W, -.022, -.001, 2.585, 2.605, wx, .003)
    for x in (.62, 1.66, 2.70):
        gp = carved((x, 0, 1.78), 0, .86, 1.40, feat, wz, wall)
        core.lamp("AREA", (x, -.16, 2.52), 3.0, 3100, target=(x, -.02, 1.4), size=(.6, .05), name="wash")
        gp = gp or g
    tag(gp, "gypsum-panel", "Carved gypsum panels", (0, -.03, .2), spec["accent"])
    with Group("coffee_corner", (xc, -.032, 0)) as gc:
        n, d = W - xc - .02, .50
        box(.02, n - .02, -d + .05, 0, 0, .08, p["kick"], .001)
        box(.001, n - .001, -d + .001, -.001, .08, .86, p["carcass"], .001)
        for i in range(3):
            P.front(n / 3 * i, n / 3 * (i + 1), .08, .86, -d, p["base"], "fluted" if p["door_style"] == "slab" else "shaker", "knob", "rlr"[i], .72, "brass")
        box(-.016, 0, -d - .018, 0, 0, .86, p["base"], .001)
        box(-.03, n, -d - .03, 0, .86, .895, stone_of(p), .005, 3)
        box(0, n - .001, -.012, -.0005, .985, 2.30, p["wood_z"], .001)
        for z in (1.36, 1.76):
            box(.02, n - .02, -.24, -.012, z, z + .028, wx, .003)
            P.strip(.06, n - .06, -.04, z, 2.2, 3100, (0, -.3, -1))
        for k, x in enumerate((.20, .48, .76)):
            B.dallah((x, -.22, .896), 200 + 20 * k, M.metal(("brass", "copper", "brass")[k], .22, False), 1.0 - .1 * k)
        P.tray(1.04, -.26, .896, .30, .24, brass, 8)
        for k in range(4):
            B.finjan((.97 + .075 * (k % 2), -.30 + .08 * (k // 2), .905), M.ceramic("#f4efe4", .2), .95)
        for k in range(7):
            B.finjan((.14 + .12 * k, -.13, 1.389), M.ceramic("#f4efe4" if k % 2 else soft[2], .2), 1.1)
        P.vase("canister", (1.04, -.13, 1.389), M.ceramic(soft[1], .35), .8)
        P.vase("jar", (.22, -.13, 1.789), brass, .8)
        B.dallah((.62, -.13, 1.789), 190, brass, .85)
        P.vase("bottle", (.98, -.13, 1.789), M.ceramic("#d8cbb6", .4), .8)
    tag(gc, "coffee-corner", "Coffee corner with dallahs", (.6, -.52, .55), spec["base"])
    # seats on three sides
    seat, dark = M.fabric(soft[0], 300), M.shade(soft[2], .7)
    back, arm = B.band_fabric(soft[1], dark, "#efe5d3", .07), B.band_fabric(soft[2], M.shade(soft[2], .6), "#efe5d3", .05)
    gm = B.majlis_run(xc - .06, (0, -.032, 0), 0, seat, back, arm, wx, .78, seed)
    n = 4.6
    gl = B.majlis_run(n, (0, -.83 - n, 0), 90, seat, back, arm, wx, .78, seed + 5)
    B.majlis_run(n, (W, -.83, 0), -90, seat, back, arm, wx, .78, seed + 9)
    tag(gm, "majlis-seating", "Low majlis seating", (1.6, -.7, .3), soft[0])
    tag(gl, "armrest", "Arm bolster", (3.0, -.45, .5), soft[2])
    for y in (-2.2, -4.2):
        carved((W, y, 1.72), -90, 1.05, 1.25, feat, wz, wall, .25)
    r = B.sadu_rug_obj(W / 2, -3.1, 2.25, 4.3, ground=M.shade(soft[2], .80), dark=M.shade(soft[1], .5), light="#eadfc9", accent=M.shade(spec["rug"][1], 1.0))
    tag(r, "rug", "Woven Sadu rug", (-.7, -1.4, .015))
    for k, y in enumerate((-1.95, -3.75)):
        t = B.low_table((W / 2, y, .012), .95, .62, .36, stone_of(p), wx, brass)
        if k:
            g = B.coffee_service((W / 2 - .12, y, .372), -15, 4)
            tag(g, "coffee-set", "Dallah coffee set", (-.07, .05, .14), "brass")
            tag(t, "coffee-table", "Lattice coffee table", (.3, -.3, .3), spec["counter"])
        else:
            P.vase("jar", (W / 2, y, .372), M.ceramic("#d9cbb2", .4), .8)
            P.branches((W / 2, y, .53), .36, 7, seed)
    lamps = [N.lantern(W / 2 + x, y, H, 2.20, .14, 10, 3300) for y in (-1.5, -3.5) for x in (-.62, .62)]
    tag(lamps[0], "brass-lantern", "Pierced brass lanterns", (0, -.15, 2.3), "brass")
    return dict(target=.58, wb=(.89, 1.0, 1.16), black=.01)


def low_sofa(n, at, rot, fab, plinth, soft, seed):
    """Low deep sofa of wide modules, x 0..n, back on y=0."""
    d, k = .98, max(2, round(n / 1.05))
    with Group("low_sofa", at, rot) as g:
        box(.05, n - .05, -d + .06, -.04, 0, .09, plinth, .004)
        for i in range(k):
            w = n / k
            soft_box(w - .006, d, .26, fab, (w * (i + .5), -d / 2, .09), r=.07, bulge=.02, wrinkle=.006, seed=seed + i)
            soft_box(w - .02, .26, .42, fab, (w * (i + .5), -.15, .32), r=.11, bulge=.03, wrinkle=.010, seed=seed + 7 + i, rot=(-4, 0, 0))
        for x in (.13, n - .13):
            soft_box(.24, d - .22, .24, fab, (x, -d / 2 - .10, .33), r=.09, bulge=.015, wrinkle=.006, seed=seed + 11)
        for j, (x, c) in enumerate(((.48, soft[2]), (.86, "#efe7d8"), (n - .50, soft[1]), (n - .92, soft[2]))):
            L.cushion(.46, .46, .16, S.cloth(c, "boucle" if j == 1 else "weave"), (x, -.40, .57), (66, (3, -4, 2, -3)[j], (8, -7, -9, 6)[j]), seed + j)
    return g


def _bright(p, seed):
    W, D, H = 5.5, 5.5, 3.3
    spec, soft, stone = p["spec"], p["soft"], stone_of(p)
    wall = B.plaster(spec["paint"])
    P.room(W, D, H, wall, p["floor"], openings=[("back", 0, W, 0, H)], skirting=None)
    arches = [(1.10, 1.12, .42, 2.02), (W / 2, 1.30, .42, 2.12), (W - 1.10, 1.12, .42, 2.02)]
    with Group("windows") as gw:
        B.arched_wall(0, W, 0, H, arches, 0, .22, wall, .56)
        fm = M.laminate("#6b5138", .4) if spec["metal"] == "black" else M.metal("bronze", .4)
        for x, w, sill, spring in arches:
            pts = [(x - w / 2 + .02, .14, sill)] + [(q[0], .14, q[1]) for q in B.arch_curve(x, w - .04, spring, .56)] + [(x + w / 2 - .02, .14, sill)]
            tube(pts, .026, fm, 10, cyclic=True, smoothpath=False)
            box(x - .016, x + .016, .125, .155, sill, spring + w * .5, fm, .003)
            for z in (sill + .62, sill + 1.24, spring):
                box(x - w / 2 + .02, x + w / 2 - .02, .130, .150, z - .012, z + .012, fm, .002)
            box(x - w / 2 - .04, x + w / 2 + .04, -.05, .20, sill - .04, sill - .001, stone, .005, 3)
            core.lamp("AREA", (x, .30, 1.55), 190, 6200, target=(x, -1, 1.35), size=(w, 2.1), glossy=False, name="daylight")
    tag(gw, "arched-window", "Arched windows", (W / 2 + .45, .1, 1.9), spec["metal"])
    V.garden(26, (W / 2, 7, 0), 3, 1.35)
    s = core.lamp("SUN", (0, 5, 8), 4.2, 5000, target=(.42, 4.15, 7.28), angle=1.0, name="sun")
    s.visible_glossy = False
    P.cove_ceiling(W, D, H, .14, .70, 3900, 18, downlights=[(.35, -2.0), (.35, -3.4), (W - .35, -2.0), (W - .35, -3.4)], spot=4)
    fills(W, D, H, 56)
    for x in (1.93, W - 1.93):                                # wall lights between the arches
        with Group("sconce", (x, 0, 1.75)) as gs:
            lathe([(.05, -.14), (.055, -.13), (.055, .13), (.05, .14)], M.metal("brass", .25, False), (0, -.075, 0), 32)
            lathe([(0, .12), (.05, .12)], M.glow("#fff0d8", 5), (0, -.075, 0), 24)
            core.lamp("POINT", (0, -.08, .20), 1.6, 3200, radius=.04)
    tag(gs, "sconce", "Brass wall lights", (0, -.12, 0), "brass")
    fab = M.boucle("#ece4d5") if spec["metal"] == "brass" else M.boucle(soft[0])
    n = 3.2
    low_sofa(n, (.06, -1.0 - n, 0), 90, fab, p["wood_x"], soft, seed)
    b = low_sofa(n, (W - .06, -1.0, 0), -90, fab, p["wood_x"], soft, seed + 20)
    tag(b, "sofa", "Low sofas", (1.2, -.8, .3), "bouclé")
    with Group("bench", (W / 2, -.12, 0)) as gb:              # backless bench below the middle window
        box(-.66, .66, -.50, -.02, 0, .08, p["wood_x"], .004)
        soft_box(1.40, .54, .26, M.fabric(soft[1], 260, melange=.15), (0, -.26, .08), r=.07, bulge=.02, wrinkle=.006)
    tag(gb, "bench", "Window bench", (.3, -.5, .3), soft[1])
    m = N.prayer_mat((.62, -.52, 0), 28, spec["wood"] if spec["wood"] != "oak" else "walnut", "#6d3b38")
    tag(m, "prayer-mat", "Prayer mat on a stand", (0, -.05, .6), "wool")
    P.plant("palm", (W - .52, -.52, 0), 2.0, seed, "#d8cbb6", .22, .42)
    L.pile_rug(W / 2, -2.55, 2.9, 2.9, *spec["rug"], "border", seed)
    t = P.round_table((W / 2 - .18, -2.35, .014), .56, .32, stone, "fluted", p["wood_z"])
    tag(t, "coffee-table", "Stone coffee table", (0, -.4, .32), spec["counter"])
    P.round_table((W / 2 + .62, -2.85, .014), .34, .40, p["wood_x"], "fluted", p["wood_z"])
    g = B.coffee_service((W / 2 - .28, -2.38, .334), -20, 4)
    tag(g, "coffee-set", "Dallah coffee set", (-.07, .05, .14), "brass")
    P.vase("jar", (W / 2 + .06, -2.12, .334), M.ceramic(soft[2], .4), .75)
    P.branches((W / 2 + .06, -2.12, .48), .34, 6, seed)
    P.vase("bowl", (W / 2 + .62, -2.85, .414), M.ceramic("#d9cbb2", .4), .9)
    with Group("incense", (W / 2 + .20, -2.55, .334)):       # mabkhara, the incense burner
        lathe([(0, 0), (.045, 0), (.045, .02), (.022, .05), (.024, .07), (.05, .11), (.055, .14), (.046, .14), (.03, .115), (0, .11)], M.metal("brass", .25, False), seg=4, auto=20)
    P.framed_art(1.5, .95, (.001, -2.6, 1.72), 90, seed, "brass", .08, art_colors(p), "hills")
    P.framed_art(1.5, .95, (W - .001, -2.6, 1.72), -90, seed + 3, "brass", .08, art_colors(p), "arches")
    ring = B.ring_light(W / 2, -2.3, H, 2.52, .52, "brass", 24, 3600)
    tag(ring, "chandelier", "Ring chandelier", (0, -.52, 2.54))
    return dict(target=.64)


ROOMS = {"majlis-long": majlis_long}

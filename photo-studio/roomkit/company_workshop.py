"""The company's workshop. Odd seeds: a hall with an edge-banding machine, pallets of panels and racks under high windows.
Even seeds: a smaller bay where a kitchen is assembled for trial on a plywood wall, with clamps, a level and a trolley of doors."""
import random

import core
import materials as M
import parts_company as C
import parts_company_shop as S
import parts_company_tools as T
import props as P
import props_more_a as Q
import window_views
from geo import Group, box, rod, tag
from lights import fills

ROOM = "company-workshop"
CAMERAS = {
    ROOM: {
        "main": dict(at=(2.35, -8.3, 1.50), look=(4.65, -2.0, 1.50), lens=24, shift_y=-.02, tall=dict(at=(2.9, -8.4, 1.5), look=(4.9, -2.0, 1.5), lens=29, shift_y=-.03)),
        "close-machine": dict(at=(3.60, -6.15, 1.42), look=(5.0, -3.9, 1.42), lens=32, shift_y=-.11, fstop=8),
    },
    ROOM + "/even": {
        "main": dict(at=(5.30, -5.70, 1.45), look=(3.25, -1.1, 1.45), lens=24, shift_y=-.04, tall=dict(at=(4.9, -5.9, 1.45), look=(4.0, -1.1, 1.45), lens=34, shift_y=-.05)),
        "close-level": dict(at=(3.15, -2.80, 1.28), look=(3.80, -1.5, 1.28), lens=36, shift_y=-.23, fstop=7),
    },
}


def workshop(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    (_hall if odd else _trial)(p, seed, rng)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return dict(target=.60)


def _shell(W, D, H, p, wins, beams, tubes, dado):
    """Painted masonry, concrete floor, steel beams and tube lights."""
    P.room(W, D, H, M.paint("#ecebe6"), C.concrete(), openings=wins, skirting=None, ceiling="#d9dadA".lower())
    dm = M.paint(dado)
    box(.0, W, -.004, 0, 0, 1.15, dm, 0)
    box(.0, .004, -D, -.004, 0, 1.15, dm, 0)
    box(W - .004, W, -D, -.004, 0, 1.15, dm, 0)
    st = M.plain("#6f767b", .5)
    for y in beams:
        box(0, W, y - .07, y + .07, H - .30, H - .285, st, .002)
        box(0, W, y - .008, y + .008, H - .285, H - .02, st, 0)
        box(0, W, y - .07, y + .07, H - .02, H - .004, st, .002)
    for x, y, L in tubes:
        box(x - L / 2, x + L / 2, y - .07, y + .07, H - .62, H - .55, M.plain("#e9e9e6", .4), .004)
        box(x - L / 2 + .02, x + L / 2 - .02, y - .05, y + .05, H - .626, H - .6205, M.glow("#f6f8ff", 5), 0)
        for s in (-1, 1):
            rod((x + s * L * .4, y, H - .55), (x + s * L * .4, y, H - .01), .004, None, st, 8)
        core.lamp("AREA", (x, y, H - .64), 46, 4400, target=(x, y, 0), size=(L, .12), glossy=False, name="tube")


def _mark(x0, x1, y0, y1):
    """Yellow line on the floor."""
    box(x0, x1, y0, y1, .0006, .0014, M.plain("#d9b12f", .6), 0)


def _hall(p, seed, rng):
    W, D, H = 9.4, 9.2, 4.6
    wins = [("back", .8, 4.3, 2.75, 3.85), ("back", 4.9, 8.4, 2.75, 3.85), ("left", -7.4, -1.6, 2.75, 3.85)]
    _shell(W, D, H, p, wins, (-2.4, -4.9, -7.2), [(x, y, 2.2) for x in (2.4, 6.4) for y in (-1.6, -3.7, -6.1)], "#9aa5a3")
    for k, w in enumerate(wins):
        window_views.window(w[0], W, D, *w[1:], view="garden", seed=seed + 3, day=420, panes=4, sun=3.0 if k == 2 else 0, sun_dir=(.75, .25, -.62), frame="#5b6265", sill=False)
    fills(W, D, H, 150)
    faces = [p["base"], p["wall_cab"], M.laminate("#efe9dd"), p["wood_x"], M.laminate("#8fa6b2"), M.laminate("#b9ad9c"), M.wood("oak", "z"), M.wood("walnut", "z")]
    g = S.edge_bander((3.35, -3.55, 0), p, 0, 4.3)
    tag(g, "edge-bander", "Edge-banding machine", (2.6, -.22, 1.30), "steel")
    r1 = S.rack((.9, -.25, 0), p, faces, 0, 3.2, 2.45, 1.1, 7)
    tag(r1, "panel-rack", "Panel rack", (1.2, -1.1, 1.35))
    S.rack((4.9, -.25, 0), p, faces[::-1], 0, 3.4, 2.45, 1.1, 7)
    a = C.panel_stack((1.75, -4.15, 0), 1.9, 1.05, 34, [p["base"], M.laminate("#efe9dd"), p["wall_cab"]], 84, seed=seed)
    tag(a, "panels", "Cut panels", (0, -.3, .76), p["spec"]["base"])
    C.panel_stack((4.35, -5.85, 0), 1.5, .80, 13, [p["wood_x"], p["wood_x"]], 4, seed=seed + 2, straps=False)
    C.panel_stack((8.15, -5.35, 0), 1.8, 1.0, 26, [p["wall_cab"], M.laminate("#d9d5c6")], 92, seed=seed + 4, wrapped=True)
    t = T.trolley((5.95, -5.35, 0), 112)
    tag(t, "trolley", "Workshop trolley", (0, 0, .30))
    with Group("load", (5.95, -5.35, .203), 112):
        for k in range(7):
            box(-.24, .24, -.40, .40, .019 * k, .019 * k + .018, (p["base"], M.laminate("#efe9dd"))[k % 2], .001)
    for q in ((2.75, 2.85, -8.8, -1.6), (2.85, 8.6, -4.98, -4.88), (8.6, 8.7, -8.8, -1.6)):
        _mark(*q)
    with Group("bin", (8.55, -3.3, 0)):                # waste strips in a bin
        box(-.35, .35, -.30, .30, 0, .72, M.plain("#3f6b52", .5), .012, 3)
        for k in range(9):
            rod((-.26 + .065 * k, .05 * ((k % 3) - 1), .4), (-.30 + .075 * k, .10 * ((k * 2) % 3 - 1), 1.05 + .07 * (k % 4)), .012, None, faces[k % 8], 6)
    with Group("fan", (W - .01, -4.4, 3.1), -90):      # wall fan
        for r in (.30, .22, .12):
            o = Q.torus(r, .006, M.plain("#5b6265", .5), (0, -.28, 0))
            o.rotation_euler[0] = 1.5708
        rod((0, 0, 0), (0, -.2, 0), .03, None, M.plain("#5b6265", .5))


def _trial(p, seed, rng):
    W, D, H = 7.4, 7.0, 3.8
    wins = [("back", .5, 3.7, 2.62, 3.30), ("right", -5.6, -1.2, 1.25, 3.0)]
    _shell(W, D, H, p, wins, (-1.9, -4.6), [(x, y, 1.6) for x in (2.2, 4.8) for y in (-1.9, -4.2)], "#b8aa96")
    for k, w in enumerate(wins):
        window_views.window(w[0], W, D, *w[1:], view="city", seed=seed + 3, day=330, panes=3, frame="#5b6265", sun=0)
    fills(W, D, H, 95)
    sp, tr = p["spec"], M.laminate("#efebe3", .5)
    y0, x0 = -1.05, 1.75
    ply = M.wood("pine", "z", .6)
    for k in range(4):                                 # plywood wall on studs
        box(x0 - .25 + 1.10 * k + .002, x0 - .25 + 1.10 * (k + 1) - .002, y0, y0 + .018, 0, 2.44, ply, .002)
        box(x0 - .25 + 1.10 * k, x0 - .16 + 1.10 * k, y0 + .019, y0 + .12, 0, 2.44, ply, .003)
    with Group("trial", (x0, y0 - .002, 0)) as g:
        x, ws = 0, (.60, .90, .60, .60, 1.0)
        for k, w in enumerate(ws):
            S.carcass(x, w, p, shelf=0 if k in (1, 3) else 1, mat=tr)
            if k == 1:
                for za, zb in ((.10, .48), (.48, .86)):
                    P.front(x, x + w, za, zb, -.56, p["base"], p["door_style"], "bar", metal=p["metal"], vertical=False, hz=zb - .06, hlen=.26)
            if k == 0:
                P.front(x, x + w, .10, .86, -.56, p["base"], p["door_style"], "bar", "r", .74, p["metal"])
            if k == 3:
                for j in range(2):                     # drawer boxes without fronts
                    z = .16 + .24 * j
                    for xx in (x + .04, x + w - .052):
                        box(xx, xx + .012, -.54 - .10 * j, -.08, z, z + .15, M.plain("#8e9194", .35, .7), .002)
                    box(x + .0522, x + w - .0522, -.54 - .10 * j, -.08, z, z + .014, tr, .001)
                    box(x + .0522, x + w - .0522, -.54 - .10 * j, -.528 - .10 * j, z + .0142, z + .13, M.plain("#8e9194", .35, .7), .001)
            if k == 4:
                P.front(x, x + w / 2, .10, .86, -.56, p["base"], p["door_style"], "bar", "r", .74, p["metal"])
            x += w
        box(0, 1.50, -.60, 0, .8605, .885, p["counter"], .003)
        for k, (xx, w) in enumerate(((0, .60), (.60, .90), (2.10, .60), (2.70, 1.0))):
            S.carcass(xx, w, p, 1.48, 2.20, .34, 1, False, tr)
            if k in (0, 3):
                P.front(xx, xx + (w if k == 0 else w / 2), 1.465, 2.20, -.34, p["wall_cab"], p["door_style"])
        for xx in (1.50, 2.10, 2.70):
            with Group("c", (xx, -.50, .90), 0):
                S.clamp((0, 0, 0), 0, .34)
        S.clamp((2.70, -.36, 2.06), 0, .30)
        lv = T.level((2.12, -.30, .862), 1.0, 0)
        T.drill((3.25, -.30, .862), 20)
        T.tape((.80, -.36, .886), 12, .36)
        C.plan((.34, -.30, .886), -6, .46, .33, seed)
    tag(g, "base-cabinets", "Trial-assembled cabinets", (1.05, -.585, .30), sp["base"])
    tag(g, "carcass", "Cabinet bodies before the doors", (1.8, -.56, .60))
    tag(lv, "level", "Spirit level", (0, -.013, .04))
    # doors on a trolley
    t = T.trolley((1.95, -2.95, 0), 24, .70, 1.15, "#3c5a73")
    with Group("doors", (1.95, -2.95, .203), 24):
        for k in range(5):
            C.leaning((.0, .34 - .11 * k, 0), .56, .74, (p["base"], p["wall_cab"])[k % 2], 0, 6)
            box(-.28, .28, .25 - .11 * k, .26 - .11 * k, 0, .05, C.board("#d8cdb8"), .003)
    tag(t, "trolley", "Trolley with the doors", (0, -.4, .18))
    # workbench with tool board on the left wall
    with Group("bench", (.001, -3.6, 0), 90):
        box(0, 2.2, -.70, -.005, .84, .90, M.wood("oak", "x"), .006)
        for x in (.08, 2.0):
            for y in (-.64, -.12):
                box(x, x + .10, y, y + .06, 0, .8395, M.wood("pine", "z"), .004)
        box(.1, 2.1, -.62, -.10, .20, .23, M.wood("pine", "x"), .003)
        for k in range(3):
            C.carton((.45 + .62 * k, -.36, .231), .48, .40, .30, 0)
        T.toolbox((1.55, -.36, .90), 8, "#b5442f")
        T.drill((.75, -.30, .90), -30)
        S.clamp((.45, -.52, .915), 10, .6)
        box(.1, 2.1, -.03, -.005, 1.25, 2.15, M.wood("pine", "x", .6), .003)
        for k in range(9):                             # tools on the board
            x = .25 + .215 * k
            rod((x, -.05, 1.95), (x, -.05, 1.62 - .05 * (k % 3)), .007, .006, M.metal("steel", .3), 10)
            rod((x, -.05, 1.62 - .05 * (k % 3)), (x, -.05, 1.44 - .05 * (k % 3)), .015, .017, M.plain(("#d8b23a", "#232426", "#b5442f")[k % 3], .5), 14)
            rod((x, -.03, 1.96), (x, -.07, 1.965), .005, None, M.metal("steel", .3), 8)
    T.ladder((5.78, -1.72, 0), -25, 4)
    C.leaning((6.55, -.03, 0), 1.0, 2.3, p["base"], 0, 6, 3, True)
    a = C.panel_stack((.80, -.60, 0), 1.3, .85, 22, [p["wall_cab"], p["base"]], 0, seed=seed, straps=True)
    tag(a, "panels", "Cut panels", (0, 0, .54), sp["wall_cab"])
    for q in ((1.15, 1.23, -6.8, -.6), (5.35, 5.43, -6.8, -2.6)):
        _mark(*q)


ROOMS = {ROOM: workshop}

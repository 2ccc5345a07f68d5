"""Indian living hall with a place for prayer.
Odd seeds: pooja niche in the wall between the seats, carved doors folded open, drawers below, brass lamps.
Even seeds: pooja corner on a marble step behind a jaali screen, beside the dining table."""
import math

import core
import living_goods as L
import living_seats as S
import materials as M
import parts_living_more as N
import props as P
import props_more_a as Q
import props_more_b as B
import window_views as V
from geo import Group, box, lathe, rod, tag, tube
from lights import fills
from room_finishes import art_colors, frame_of, shutter, stone_of

CAMERAS = {
    "hall-pooja/odd": {
        "main": dict(at=(2.05, -4.92, 1.32), look=(2.40, 0, 1.32), lens=23.5, shift_y=-.05,
                     tall=dict(at=(2.25, -4.95, 1.32), look=(2.36, 0, 1.32), lens=28, shift_y=-.06)),
        "close-pooja-niche": dict(at=(2.28, -2.05, 1.36), look=(2.32, 0, 1.36), lens=31, shift_y=-.01),
    },
    "hall-pooja/even": {
        "main": dict(at=(3.55, -4.98, 1.34), look=(2.28, 0, 1.34), lens=24, shift_y=-.05,
                     tall=dict(at=(3.2, -5.0, 1.34), look=(1.55, 0, 1.34), lens=28, shift_y=-.06)),
        "close-jaali": dict(at=(2.35, -2.55, 1.30), look=(1.05, -.2, 1.30), lens=28, shift_y=-.06),
    },
}


def hall_pooja(p, seed=1):
    odd = seed % 2 == 1
    (_niche if odd else _corner)(p, seed)
    core.use_camera(CAMERAS, "hall-pooja/odd" if odd else "hall-pooja/even")
    return dict(target=.61)


def lotus(at, r, stone, brass):
    """Stone disc with a brass lotus, lit from behind its rim; front toward -Y."""
    with Group("lotus", at) as g:
        lathe([(0, 0), (r, 0), (r, .014), (0, .016)], stone, rot=(90, 0, 0), seg=80, auto=30)
        lathe([(r, -.003), (r + .012, -.003), (r + .012, .020), (r, .020), (r, -.003)], brass, rot=(90, 0, 0), seg=80, auto=30)
        for n, r0, r1, wd in ((12, .52, .90, .16), (8, .25, .54, .12)):
            for k in range(n):
                a = 2 * math.pi * (k + .5 * (n == 8)) / n
                c, s = math.cos(a), math.sin(a)
                out = [(r * (r0 + (r1 - r0) * t), r * wd * math.sin(math.pi * t) ** .8) for t in [i / 8 for i in range(9)]]
                tube([(q * c - o * s, -.018, q * s + o * c) for q, o in out + [(q, -o) for q, o in out[-2:0:-1]]], .003, brass, 6, cyclic=True)
        for k in range(6):
            core.lamp("POINT", (r * .95 * math.cos(k * 1.047), .010, r * .95 * math.sin(k * 1.047)), .6, 3000, radius=.015, name="halo")
    return g


def altar(cx, y, z, brass, seed):
    """Kalash with leaves and coconut, diyas, flowers on a thali, incense."""
    with Group("kalash", (cx, y, z)) as gk:
        lathe([(0, 0), (.05, 0), (.052, .006), (.035, .018), (.07, .05), (.085, .085), (.075, .12), (.045, .145), (.042, .155), (.06, .168), (.056, .17), (.04, .158)], brass, seg=48, auto=180, subsurf=1)
        me = P.leaf_mesh(.13, .045, .25, .3, 8)
        me.materials.append(M.leaf("#3f6a2f"))
        for k in range(8):
            P._leaf_inst(me, (.02 * math.cos(k * .785), .02 * math.sin(k * .785), .155), k * .785, .75, 1)
        B.ball(.048, M.ceramic("#7a5a36", .7), (0, 0, .205), 24, 1.15)
    for x, s in ((-.18, 1.1), (.18, 1.1), (-.30, .9), (.30, .9)):
        B.diya((cx + x, y - .05, z), None, s)
    with Group("thali", (cx + .14, y - .16, z)):
        lathe([(0, 0), (.085, 0), (.098, .012), (.094, .012), (.083, .004), (0, .004)], brass, seg=56)
        B.petals((0, 0, .004), .065, 20, ("#e0801c", "#f0b429", "#b3262e"), seed)
    with Group("incense", (cx - .14, y - .16, z)):
        lathe([(0, 0), (.035, 0), (.038, .006), (.02, .02), (.012, .024), (0, .024)], brass, seg=32)
        for k in range(3):
            rod((0, 0, .02), (.02 * (k - 1), -.008 * k, .22), .0014, None, M.plain("#4a2f22", .8), 6)
    core.lamp("POINT", (cx, y - .14, z + .12), .8, 2600, radius=.05)
    return gk


def marigolds(pts, seed):
    B.garland(pts, M.fabric("#e0801c", 900, bump=.9), M.fabric("#f0b429", 900, bump=.9), sag=.06, seed=seed)


def _niche(p, seed):
    W, D, H = 4.7, 5.05, 2.85
    zc = H - .12
    soft, spec, stone = p["soft"], p["spec"], stone_of(p)
    wz, wx, brass = p["wood_z"], p["wood_x"], M.metal("brass", .2, False)
    xa, xb, z0, z1 = 1.82, 2.82, .74, 2.16
    cx, dep = (xa + xb) / 2, .40
    win = ("right", -3.0, -1.15, .80, 2.25)
    P.room(W, D, H, p["wall"], p["floor"], openings=[("back", xa, xb, z0, z1), win], back=p["accent_paint"])
    P.cove_ceiling(W, D, H, .12, .55, 3900, 20, downlights=[(.9, -.3), (cx, -.5), (3.8, -.3), (.3, -2.0), (.3, -3.0)], spot=5)
    L.dressed_window("right", W, D, *win[1:], p, seed, day=430, sun=3.6, sun_dir=(-.8, .18, -.6), ztop=zc - .06, left=.40, right=.40, panes=2, sheer=False, glare=1.4, sill=True)
    fills(W, D, H, 46)
    # the niche: timber box, stone back with the lotus, cusped edge, bells and marigolds
    cream = M.marble("#f1ede6", "#b9a88c", 2.0)
    with Group("niche") as gn:
        box(xa - .02, xb + .02, dep, dep + .02, z0 - .02, z1 + .02, cream, 0)
        for a, b in ((xa - .03, xa - .0005), (xb + .0005, xb + .03)):
            box(a, b, -.012, dep, z0 - .03, z1 + .03, wz, 0)
        box(xa, xb, -.05, dep, z0 - .035, z0 - .0005, cream, .004)
        box(xa, xb, -.012, dep, z1 + .0005, z1 + .03, wx, 0)
        box(cx - .30, cx + .30, .14, dep - .002, z0, z0 + .08, cream, .004)
        for q in ((xa - .11, xa - .031, z0 - .11, z1 + .10), (xb + .031, xb + .11, z0 - .11, z1 + .10)):
            box(*q[:2], -.045, -.001, *q[2:], wz, .006, 3)
        box(xa - .15, xb + .15, -.07, -.001, z1 + .10, z1 + .16, wx, .008, 3)
        box(xa - .13, xb + .13, -.055, -.001, z1 + .031, z1 + .10, wx, .004)
        for i in range(9):
            B.ball(.016, brass, (xa + (xb - xa) * (i + .5) / 9, -.060, z1 + .066), 16)
        core.lamp("AREA", (cx, .10, z1 - .02), 7, 3200, target=(cx, .22, z0), size=(.8, .06), name="niche")
    lotus((cx, dep - .02, 1.52), .24, cream, brass)
    tag(gn, "pooja-niche", "Pooja niche in the wall", (xb - .1, .2, 1.15), "wood:" + spec["wood"])
    gk = altar(cx, .25, z0 + .081, brass, seed)
    tag(gk, "kalash", "Brass kalash", (0, -.06, .1), "brass")
    for s in (-1, 1):                                         # folded-back leaves: jaali above, bells in a row below
        x = xa - .115 - .46 if s < 0 else xb + .115
        with Group("leaf", (x, -.012, 0)) as gd:
            B.frame(0, .46, z0 - .03, z1 + .02, 0, .055, .034, wz)
            box(.05, .41, -.016, -.006, z0 + .02, z0 + .50, wz, .002)
            box(.05, .41, -.030, -.002, z0 + .50, z0 + .54, wx, .002)
            B.strips(B.petal_segs(.055, .405, z0 + .54, z1 - .035, .115), .010, .016, wz, -.006)
            for i in range(4):
                for j in range(2):
                    B.ball(.022, brass, (.10 + .087 * i, -.022, z0 + .14 + .20 * j), 16)
        b = B.bell((cx + s * .38, .06, z1), .034, .22)
    tag(gd, "pooja-doors", "Carved pooja doors", (.25, -.03, 1.7), "wood:" + spec["wood"])
    tag(b, "bells", "Brass bells", (0, 0, -.26), "brass")
    marigolds([(xa + .0 + (xb - xa) * i / 3, -.075, z1 + .05) for i in range(4)], seed)
    with Group("drawers", (xa - .10, -.002, 0)) as gb:
        n, d = xb - xa + .20, .34
        box(.02, n - .02, -d + .05, -.02, 0, .07, p["kick"], .001)
        box(.001, n - .001, -d + .001, -.015, .07, .58, p["carcass"], .001)
        for i in range(2):
            for j in range(2):
                P.front(n / 2 * i, n / 2 * (i + 1), .07 + .255 * j, .325 + .255 * j, -d, p["base"], shutter(p), "knob", metal="brass", vertical=False, hz=.21 + .255 * j)
        for x in (-.016, n):
            box(x, x + .016, -d - .018, -.015, 0, .58, p["base"], .001)
        box(-.03, n + .03, -d - .03, -.015, .58, .605, stone, .004, 3)
        P.vase("jar", (.18, -.18, .605), brass, .5)
        P.vase("bowl", (n - .2, -.18, .605), brass, .6)
        B.petals((n - .2, -.18, .605), .05, 14, ("#e0801c", "#f0b429", "#f2e7dc"), seed + 1, .035)
    tag(gb, "drawers", "Drawers for prayer things", (.6, -.36, .3), spec["base"])
    for x in (xa - .42, xb + .42):
        sl = B.standing_lamp((x, -.28, 0), .70)
    tag(sl, "samai", "Standing brass lamp", (0, 0, .4), "brass")
    for x in (1.0, 3.64):
        N.lantern(x, -.36, zc, 1.72, .10, 4, 3200)
    # seats: sofa at the left, chair at the right
    s = P.sofa((.05, -2.3, 0), 90, 2.1, .90, soft[0], 3, spec["wood"], seed, (soft[1], "#ece4d6", soft[2]))
    tag(s, "sofa", "Three-seat sofa", (.3, -.7, .45), soft[0])
    for k, y in enumerate((-1.85, -2.65)):
        P.framed_art(.58, .78, (.001, y, 1.62), 90, seed + k, frame_of(p), .05, art_colors(p))
    c = S.lounge_chair((3.78, -1.55, 0), -42, spec["wood"], soft[1], "weave", soft[2], seed)
    tag(c, "armchair", "Timber armchair", (0, -.2, .4), soft[1])
    L.pile_rug(2.25, -2.45, 2.0, 1.7, *spec["rug"], "vintage", seed)
    P.round_table((2.1, -2.5, .014), .42, .37, wx, "legs", wz)
    P.tray(2.04, -2.45, .385, .32, .22, brass, 10)
    for x in (1.98, 2.10):
        P.vase("cup", (x, -2.45, .394), M.ceramic("#efe9df"), .8)
    N.newspaper((2.28, -2.62, .385), -18)
    P.plant("fiddle", (.48, -.48, 0), 1.6, seed, "#b9694a", .18, .34)
    P.plant("palm", (4.28, -.46, 0), 1.5, seed + 2, "#b98a52", .18, .32)
    N.ceiling_fan(2.35, -2.0, H, H - .32, "#6b4f38", "#8a6a3a", .60, 3, 30)


def _corner(p, seed):
    W, D, H = 4.9, 5.1, 2.85
    zc = H - .12
    soft, spec = p["soft"], p["spec"]
    wz, wx, brass = p["wood_z"], p["wood_x"], M.metal("brass", .2, False)
    cream = M.marble("#f1ede6", "#b9a88c", 2.0)
    win = ("right", -3.2, -1.3, .85, 2.25)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .55, 3900, 20, downlights=[(.85, -.6), (2.5, -.3), (3.4, -.3), (4.3, -.3)], spot=5)
    V.window("right", W, D, *win[1:], view="city", seed=3, strength=1.4, day=560, panes=2, sun=0, kelvin=6800)
    fills(W, D, H, 50)
    # marble step, low cabinet, carved back
    x1, cx = 1.72, .86
    box(.001, x1 + .06, -1.30, -.001, .0005, .11, cream, .006, 3)
    with Group("unit", (cx, 0, .11)) as gu:
        hw, d = .72, .42
        box(-hw, hw, -d, -.001, 0, .50, wx, .003)
        for i in range(3):
            P.front(-hw + 2 * hw / 3 * i, -hw + 2 * hw / 3 * (i + 1), .02, .50, -d, wz, "fluted" if i == 1 else "slab", "knob", "rlr"[i], .38, "brass")
        box(-hw - .02, hw + .02, -d - .04, -.001, .50, .53, cream, .005, 3)
        box(-.30, .30, -.30, -.02, .53, .60, cream, .004)
        box(-hw, hw, -.022, -.001, .53, 2.20, wz, .001)
        for s in (-1, 1):
            a, b = sorted((s * .36, s * (hw - .05)))
            box(a, b, -.034, -.026, .60, 2.10, M.glow("#ffd9a8", 1.3), 0)
            B.strips(B.petal_segs(a, b, .60, 2.10, .105), .009, .016, wz, -.05)
            B.frame(a - .02, b + .02, .58, 2.12, -.024, .026, .055, wz)
        box(-.335, .335, -.030, -.023, .60, 2.10, cream, .001)
        box(-hw - .03, hw + .03, -.36, -.001, 2.20, 2.26, wx, .006, 3)
        core.lamp("AREA", (0, -.22, 2.18), 6, 3200, target=(0, -.1, .6), size=(1.1, .06), name="canopy")
        lotus((0, -.034, 1.42), .25, cream, brass)
        altar(0, -.17, .601, brass, seed)
        for s in (1, -1):
            b = B.bell((s * .56, -.26, 2.20), .042, .24 + .05 * (s > 0))
        marigolds([(-hw - .02 + (2 * hw + .04) * i / 4, -.375, 2.23) for i in range(5)], seed)
    tag(gu, "pooja-unit", "Timber pooja unit", (-.3, -.44, .3), "wood:" + spec["wood"])
    tag(b, "bells", "Brass bells", (0, 0, -.32), "brass")
    # jaali screen between prayer and table
    with Group("jaali", (x1 + .03, 0, 0), 90) as gj:         # local x runs along +y, so the screen lies at x -1.3..0
        B.frame(-1.28, -.002, .11, zc - .002, .02, .06, .045, wz)
        B.strips(B.petal_segs(-1.225, -.06, .17, zc - .065, .185), .018, .022, wz, .008)
    tag(gj, "jaali", "Jaali screen", (-1.0, 0, 1.6), "wood:" + spec["wood"])
    B.standing_lamp((1.46, -.85, .11), .74)
    with Group("asana", (.80, -.86, .11)):
        box(-.24, .24, -.18, .18, .001, .05, wx, .006)
        box(-.22, .22, -.16, .16, .051, .085, M.fabric(soft[2], 300), .016, 4)
    # crockery on the back wall, table for six
    cu = Q.crockery_unit(2.35, zc - .003, p, (2.18, -.002, 0), 0, .42, 3, seed)
    tag(cu, "crockery-unit", "Crockery unit", (.45, -.37, 1.60), spec["base"])
    tx, ty = 3.42, -2.08
    t = Q.big_table((tx, ty, 0), 1.65, .92, 0, wx, wx)
    tag(t, "dining-table", "Dining table", (-.5, -.46, .74), "wood:" + spec["wood"])
    for k, x in enumerate((tx - .42, tx + .42)):
        Q.spindle_chair((x, ty + .62, 0), 0, spec["wood"], soft[0])
        c = Q.spindle_chair((x, ty - .66, 0), 180 + (6, -4)[k], spec["wood"], soft[0])
    tag(c, "dining-chair", "Timber dining chairs", (0, 0, .45), soft[0])
    N.tiffin((tx + .46, ty + .12, .751))
    P.fruit_bowl(tx - .10, ty, .751, seed)
    for x in (tx - .45, tx + .15):
        Q.tumbler((x, ty - .2, .751))
    for x in (tx - .36, tx + .36):
        pe = P.pendant(x, ty, H, 1.72, "dome", "#e9e1d3" if spec["metal"] != "black" else "#2b2b2c", 7, 3400, .16)
    tag(pe, "pendant", "Pendant lights", (0, 0, 1.85))
    L.pile_rug(tx, ty, 2.3, 1.8, *spec["rug"], "border", seed)
    with Group("console", (.016, -3.05, 0), 90):             # low cabinet on the left wall
        N.tall_cabinet(0, 1.25, .78, .34, p, p["base"], 3, None)
        box(-.03, 1.28, -.39, -.001, .781, .806, wx, .004, 3)
        P.vase("jar", (.25, -.18, .806), brass, .9)
        P.branches((.25, -.18, .98), .40, 7, seed)
        P.books(.85, -.18, .806, 3, False, seed)
        P.framed_art(.95, .66, (.62, .015, 1.62), 0, seed, frame_of(p), .05, art_colors(p), "hills")
    P.plant("snake", (.36, -1.72, 0), .95, seed, "#b9694a", .15, .30)
    N.slippers((1.28, -1.62, 0), 12)


ROOMS = {"hall-pooja": hall_pooja}

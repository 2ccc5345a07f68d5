"""Pooja room."""
import math
import random

import core
import materials as M
import props as P
import props_more_b as B
from geo import Group, box, lathe, mesh, rod, soft_box, tag, tube
from lights import fills

CAMERAS = {
    "pooja": {
        "main": dict(at=(2.27, -3.78, 1.25), look=(1.85, 0, 1.25), lens=28, shift_y=-.055,
                     tall=dict(at=(2.0, -3.78, 1.25), lens=33)),
        "left": dict(at=(1.05, -3.75, 1.25), look=(2.0, 0, 1.25), lens=27, shift_y=-.055, tall=dict(lens=32)),
        "right": dict(at=(2.75, -3.75, 1.25), look=(1.7, 0, 1.25), lens=27, shift_y=-.055, tall=dict(lens=32)),
        "close-altar": dict(at=(1.9, -2.75, 1.25), look=(1.85, 0, 1.25), lens=34, shift_y=-.02, tall=dict(lens=34)),
    },
}
CAMERAS["pooja/even"] = dict(CAMERAS["pooja"], main=dict(CAMERAS["pooja"]["main"], at=(1.51, -3.78, 1.25)))


def pooja(p, seed=1):
    """Pooja corner: wood unit on a stone plinth, backlit jaali, halo disc, bells, lamps, marigold toran."""
    rng = random.Random(seed)
    W, D, H = 3.7, 3.9, 2.75
    zc = H - .12
    spec, soft = p["spec"], p["soft"]
    wz, wx = p["wood_z"], p["wood_x"]
    win = ("left", -2.7, -1.35, .75, 2.2)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .50, 2900, 15, downlights=[(.55, -.35), (W / 2, -.75), (W - .55, -.35)], spot=5)
    P.window("left", W, D, *win[1:], day=430, sun=rng.choice([0, 2.0]), sun_dir=(.8, .2, -.5), panes=2)
    P.curtains("left", W, D, win[1], win[2], win[4], spec["drape"], width=.42, seed=seed, rail=p["metal"],
               ztop=zc - .06)
    fills(W, D, H, 30)
    brass = M.metal("brass", .2, False)
    stone = M.marble("#f1ede6", "#b9a88c", 2.0)
    cx, hw = W / 2, .80                                 # unit centre, half width
    lattice = ("petal", "star")[seed % 2]
    segs = {"petal": B.petal_segs, "star": B.star_segs}[lattice]

    with Group("unit", (cx, 0, 0)) as gu:
        # plinth, drawers, stone top
        d = .46
        box(-hw + .04, hw - .04, -d + .05, 0, 0, .08, p["kick"], .001)
        box(-hw, hw, -d, 0, .08, .60, wx, .002)
        n = 4
        for i in range(n):
            x = -hw + 2 * hw / n * i
            P.front(x, x + 2 * hw / n, .08, .60, -d, wz, "fluted" if i in (1, 2) else "slab", "knob",
                    "r" if i % 2 == 0 else "l", .42, "brass")
        box(-hw - .03, hw + .03, -d - .05, 0, .60, .635, stone, .005, 3)
        box(-.42, .42, -.34, -.02, .635, .70, stone, .005, 3)      # altar step
        # back panel: side jaali, centre stone with halo disc
        zt = 2.28
        box(-hw, hw, -.022, 0, .635, zt, wz, .001)
        for s in (-1, 1):
            x0, x1 = sorted((s * .44, s * (hw - .10)))
            box(x0, x1, -.032, -.024, .70, zt - .06, M.glow("#ffc987", 1.7), 0)
            B.strips(segs(x0, x1, .72, zt - .08, .13), .010, .018, wz, -.058)
            B.frame(x0 - .025, x1 + .025, .67, zt - .03, -.024, .03, .065, wz)
            with Group("pillar", (s * (hw - .045), -.24, 0)):     # turned pillars
                pr = [(0, .635), (.055, .635), (.055, .68), (.040, .70), (.046, .73), (.034, .76), (.030, 1.2),
                      (.034, 1.9), (.046, 1.93), (.040, 1.96), (.055, 1.98), (.055, 2.03), (0, 2.03)]
                lathe(pr, wz, seg=40, auto=40)
        box(-.405, .405, -.030, -.022, .70, zt - .06, stone, .001)
        # canopy: header, cusped arch, stepped cornice
        box(-hw - .02, hw + .02, -.34, 0, 2.03, 2.09, wx, .004)
        box(-hw - .05, hw + .05, -.37, 0, 2.09, 2.13, wx, .006)
        box(-hw + .04, hw - .04, -.30, 0, 2.13, 2.28, wx, .004)
        box(-hw + .01, hw - .01, -.33, 0, 2.28, 2.31, wx, .006)
        _cusped(-hw + .09, hw - .09, 2.03, .34, -.245, .03, wz)
        for i in range(-5, 6):
            B.ball(.016, brass, (i * .13, -.315, 2.205), 18)
    tag(gu, "pooja-unit", "Pooja unit", (-.55, -.48, .35), "wood:" + spec["wood"])
    tag(gu, "jaali", "Backlit jaali panel", (.58, -.07, 1.35), "wood:" + spec["wood"])
    for s in (-1, 1):
        core.lamp("AREA", (cx + s * .57, -.09, 1.4), 2.2, 2500, target=(cx + s * .57, -1, 1.2), size=(.22, 1.4),
                  name="jaali")
    core.lamp("AREA", (cx, -.20, 2.02), 5, 2800, target=(cx, -.12, .6), size=(1.0, .06), name="canopy")
    # halo disc with lotus petals
    with Group("mandala", (cx, -.05, 1.36)) as gd:
        lathe([(0, 0), (.235, 0), (.24, .006), (.24, .016), (0, .018)], stone, rot=(90, 0, 0), seg=96, auto=30)
        lathe([(.24, -.004), (.252, -.004), (.252, .022), (.24, .022), (.24, -.004)], brass, rot=(90, 0, 0), seg=96,
              auto=30)
        for ring, (n, r0, r1, wd) in enumerate(((12, .125, .215, .038), (12, .07, .13, .024))):
            for k in range(n):
                a = 2 * math.pi * (k + .5 * ring) / n
                c, s = math.cos(a), math.sin(a)
                out = []
                for t in [i / 10 for i in range(11)]:
                    r, o = r0 + (r1 - r0) * t, wd * math.sin(math.pi * t) ** .8
                    out.append((r, o))
                loop = out + [(r, -o) for r, o in out[-2:0:-1]]
                tube([(r * c - o * s, -.021, r * s + o * c) for r, o in loop], .003, brass, 6, cyclic=True)
        lathe([(0, .02), (.045, .02), (.05, .024), (.03, .030), (0, .033)], brass, rot=(90, 0, 0), seg=48)
        for k in range(6):
            a = k * math.pi / 3
            core.lamp("POINT", (.225 * math.cos(a), .012, .225 * math.sin(a)), .8, 2700, radius=.015, name="halo")
    tag(gd, "halo-disc", "Lotus halo disc", (0, -.03, 0), "marble, brass")
    # bells, toran
    for s in (-1, 1):
        for k, (x, dr) in enumerate(((.56, .26), (.40, .17))):
            b = B.bell((cx + s * x, -.30, 2.03), .050 - .008 * k, dr)
            if s > 0 and k == 0:
                tag(b, "bells", "Brass bells", (0, 0, -.31), "brass")
    B.garland([(cx - hw - .01 + (2 * hw + .02) * i / 4, -.385, 2.115) for i in range(5)],
              M.fabric("#e0801c", 900, bump=.9), M.fabric("#f0b429", 900, bump=.9), sag=.07, seed=seed)
    # altar: kalash, diyas, incense, flowers
    za = .70
    with Group("kalash", (cx, -.17, za)) as gk:
        lathe([(0, 0), (.05, 0), (.052, .006), (.035, .018), (.07, .05), (.085, .085), (.075, .12), (.045, .145),
               (.042, .155), (.06, .168), (.056, .17), (.04, .158)], brass, seg=48, auto=180, subsurf=1)
        me = P.leaf_mesh(.13, .045, .25, .3, 8)
        me.materials.append(M.leaf("#3f6a2f"))
        for k in range(8):
            P._leaf_inst(me, (.02 * math.cos(k * .785), .02 * math.sin(k * .785), .155), k * .785, .75, 1)
        B.ball(.048, M.ceramic("#7a5a36", .7), (0, 0, .205), 24, 1.15)
    tag(gk, "kalash", "Brass kalash", (0, -.05, .1), "brass")
    for x, y, sc in ((-.20, -.20, 1.1), (.20, -.20, 1.1), (-.32, -.26, .9), (.32, -.26, .9)):
        B.diya((cx + x, y, za), None, sc)
    zt = .635
    for s in (-1, 1):
        P.vase("jar", (cx + s * .60, -.20, zt), brass, .62)
        P.branches((cx + s * .60, -.20, zt + .11), .22, 6, seed + s)
    with Group("thali", (cx + .14, -.415, zt)):
        lathe([(0, 0), (.085, 0), (.098, .012), (.094, .012), (.083, .004), (0, .004)], brass, seg=56)
        B.petals((0, 0, .004), .065, 22, ("#e0801c", "#f0b429", "#b3262e"), seed)
    with Group("incense", (cx - .18, -.42, zt)):
        lathe([(0, 0), (.035, 0), (.038, .006), (.02, .02), (.012, .024), (0, .024)], brass, seg=32)
        for k in range(3):
            rod((0, 0, .02), (.02 * (k - 1), -.008 * k, .23), .0014, None, M.plain("#4a2f22", .8), 6)
    core.lamp("POINT", (cx, -.36, za + .10), .9, 2200, radius=.05)
    # flanking lamps, urli, mat, plant, side panelling
    for k, s in enumerate((-1, 1)):
        l = B.standing_lamp((cx + s * 1.05, -.30, 0), .92)
        if k == 0:
            tag(l, "samai", "Standing brass lamp", (0, 0, .5), "brass")
    for a, b in ((.04, cx - hw - .16), (cx + hw + .16, W - .04)):
        P.fluted_panel(a, b, .10, zc - .02, -.001,
                       wz if "wood" not in spec["base"] else M.laminate(spec["wall_cab"].split(":")[-1] if "#" in spec["wall_cab"] else "#e8e1d6"))
    with Group("urli", (cx - .88, -1.00, 0)) as go:
        lathe([(0, 0), (.13, 0), (.14, .01), (.12, .02), (.20, .06), (.245, .11), (.255, .115), (.24, .112),
               (.19, .07), (0, .05)], M.metal("brass", .25, False), seg=64, auto=60)
        lathe([(0, .095), (.222, .095)], M.plain("#2e2a22", .03), seg=48)
        B.petals((0, 0, .096), .20, 60, ("#e0801c", "#f0b429", "#b3262e", "#f2e7dc"), seed + 1)
        B.diya((0, 0, .097), None, .8)
    tag(go, "urli", "Floral urli bowl", (0, -.1, .1), "brass")
    r = P.rug_obj(cx + .10, -1.02, 1.25, .72, M.rug(*spec["rug"], "border", 1.25, .72))
    tag(r, "mat", "Prayer mat", (.3, -.3, .015), spec["rug"][0])
    with Group("asana", (cx + .10, -1.02, .014)):       # low wooden seat with cushion
        box(-.24, .24, -.20, .20, .05, .08, wx, .006)
        for sx in (-1, 1):
            box(sx * .20 - .02, sx * .20 + .02, -.18, .18, 0, .05, wx, .004)
        soft_box(.44, .36, .06, M.fabric(soft[2], 300), (0, 0, .08), r=.03, bulge=.015, n=10)
    P.plant(("snake", "fiddle")[seed % 2], (W - .48, -.85, 0), 1.25 if seed % 2 else .95, seed, "#d9cbb5", .17, .34)
    core.use_camera(CAMERAS, "pooja" if seed % 2 else "pooja/even")
    return dict(target=.57, wb=(.90, 1.0, 1.14))


def _cusped(x0, x1, z, drop, y, d, mat, n=7):
    """Scalloped arch board hanging below z between the pillars."""
    w = x1 - x0
    v, f = [], []
    N = n * 10
    pts = []
    for i in range(N + 1):
        u = i / N
        arch = drop * (1 - math.sin(math.pi * u) ** .55)
        sc = .035 * abs(math.sin(math.pi * u * n))
        pts.append((x0 + w * u, z - .03 - max(0, arch - sc * .6)))
    for a, b in zip(pts, pts[1:]):
        o = len(v)
        for yy in (y, y - d):
            v += [(a[0], yy, a[1]), (b[0], yy, b[1]), (b[0], yy, z), (a[0], yy, z)]
        f += [(o, o + 1, o + 2, o + 3), (o + 4, o + 5, o + 6, o + 7), (o, o + 1, o + 5, o + 4)]
    return mesh("cusped", v, f, mat, auto=20)


ROOMS = {"pooja": pooja}

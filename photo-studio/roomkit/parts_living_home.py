"""Parts of the house itself for halls, terraces, bathrooms and stairs: grille, sliding doors, fins, flight of stairs,
pooja niche, drying rail. Conventions as in props."""
import math

import core
import materials as M
import props as P
import props_more_a as Q
import props_more_b as B
from geo import Group, box, lathe, mesh, rod, tube


def sliding_doors(w, h, at, rot=0, frame="#3a3a3a", leaves=4, open_=(1, 2), track=.085):
    """Aluminium sliding doors in an opening, x 0..w; the leaves in `open_` are pushed behind their neighbours."""
    m, t = M.laminate(frame, .35), .055
    with Group("sliding_doors", at, rot) as g:
        for q in ((0, .04, 0, h), (w - .04, w, 0, h), (.04, w - .04, h - .045, h)):
            box(q[0], q[1], .03, .13, q[2], q[3], m, .003)
        box(.04, w - .04, .03, .13, .0005, .018, m, .002)
        lw = (w - .08) / leaves
        for k in range(leaves):
            y = .055 if k in (0, leaves - 1) else .095
            x0 = .04 + lw * k
            if k in open_:
                x0 += (-.88 if k < leaves / 2 else .88) * lw
            x1 = x0 + lw
            for q in ((x0, x0 + t, .02, h - .05), (x1 - t, x1, .02, h - .05), (x0 + t, x1 - t, .02, .11), (x0 + t, x1 - t, h - .11, h - .05)):
                box(q[0], q[1], y - .018, y + .018, q[2], q[3], m, .003)
            o = box(x0 + t, x1 - t, y - .003, y + .003, .11, h - .11, M.glass(reflect=.6), 0)
            o.visible_shadow = False
            box(x1 - .035 if k < leaves / 2 else x0 + .02, x1 - .02 if k < leaves / 2 else x0 + .035, y - .032, y - .018, .95, 1.15, M.metal("steel", .3), .003)
    return g


def grille(x0, x1, z0, z1, y, metal="#2b2b2c", pitch=.11, fold=1.0):
    """Malaysian window or door grille: uprights, rails and a band of lozenges. fold < 1 pushes the bars together."""
    m = M.plain(metal, .4, .3)
    n = max(2, round((x1 - x0) / (pitch * fold)))
    with Group("grille") as g:
        for i in range(n + 1):
            x = x0 + (x1 - x0) * i / n
            box(x - .006, x + .006, y - .006, y + .006, z0, z1, m, .001)
        for z in (z0 + .03, z0 + .95, z0 + 1.25, z1 - .03):
            if z < z1:
                box(x0, x1, y - .010, y + .010, z - .010, z + .010, m, .001)
        s = []
        for i in range(n):
            a, b = x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
            c, zc = (a + b) / 2, z0 + 1.10
            s += [((a, zc), (c, zc + .14)), ((c, zc + .14), (b, zc)), ((b, zc), (c, zc - .14)), ((c, zc - .14), (a, zc))]
        B.strips(s, .009, .008, m, y - .007)
    return g


def porch(x0, x1, depth=4.2, floor="#b9b2a6", seed=0, roof=2.7):
    """Car porch beyond a back wall: tiled slab, low wall with a gate rail, pots; lit from above."""
    with Group("porch") as g:
        box(x0 - 2, x1 + 2, .16, depth, -.14, -.03, M.tiles(floor, .40, .40, "#97918a", "xy", 0.0, .5, .05), 0)
        wall = M.paint("#ece6da")
        for a, b in ((x0 - 2, x0 + .2), (x1 - .2, x1 + 2)):
            box(a, b, depth - .15, depth, -.03, 1.05, wall, .004)
        m = M.plain("#2f3032", .4, .3)
        for i in range(int((x1 - x0 - .4) / .11) + 1):
            x = x0 + .22 + .11 * i
            box(x - .008, x + .008, depth - .09, depth - .074, .04, 1.25, m, .001)
        for z in (.08, .70, 1.25):
            box(x0 + .2, x1 - .2, depth - .095, depth - .07, z - .015, z + .015, m, .002)
        for k, (x, y, h, c) in enumerate(((x0 - .1, depth - .5, 1.2, "#b9694a"), (x0 + .35, depth - .45, .8, "#ddd3c3"), (x1 + .1, depth - .5, 1.4, "#8d8f8c"), (x1 - .4, depth - .42, .7, "#b9694a"))):
            P.plant(("palm", "snake", "fiddle", "herb")[k], (x, y, -.03), h, seed + k, c, .18, .34)
        box(x0 - 2, x1 + 2, .16, 2.2, roof, roof + .1, M.paint("#f2efe8"), 0)
        core.lamp("AREA", ((x0 + x1) / 2, depth - .9, 3.4), 330, 6200, target=((x0 + x1) / 2, depth - 1.2, 0), size=(x1 - x0 + 2, 2.4), glossy=False, name="porch_sky")
    return g


def fins(x0, x1, z0, z1, y, mat, pitch=.13, w=.034, d=.11):
    """Free-standing vertical timber fins."""
    n = max(1, round((x1 - x0) / pitch))
    with Group("fins") as g:
        for i in range(n + 1):
            x = x0 + (x1 - x0) * i / n
            box(x - w / 2, x + w / 2, y - d, y, z0, z1, mat, .003)
    return g


def flight(at, rot=0, n=14, rise=.175, go=.26, w=.95, tread=None, body=None, solid=True, open_=False):
    """Straight flight climbing along +x, against a wall at y=0. solid: filled to the floor; otherwise a sloping soffit."""
    with Group("flight", at, rot) as g:
        for i in range(n):
            x, z = go * i, rise * (i + 1)
            box(x - .02, x + go + .012, -w - .012, -.001, z - .038, z, tread, .004, 3)
            if open_:
                continue
            low = 0 if solid else max(0, z - rise - .20)
            box(x + .004, x + go + .004, -w + .012, -.002, low, z - .039, body, 0)
        if open_:                                      # two steel strings under open treads
            for y in (-w + .16, -.16):
                v = []
                for i in range(n + 1):
                    x, z = go * i, rise * i
                    v += [(x, y - .02, z - .16 if i else 0), (x, y + .02, z - .16 if i else 0), (x, y - .02, max(.001, z - .04 + rise * .0)), (x, y + .02, max(.001, z - .04))]
                f = []
                for i in range(n):
                    a, b = 4 * i, 4 * i + 4
                    f += [(a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1), (a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3)]
                mesh("string", v, f, body, auto=20)
    return g


def stair_rail(n, rise, go, y, m, hand, h=.92, first=0, bars=2):
    """Balusters on each tread and a sloping handrail, in the flight's own frame."""
    for i in range(first, n):
        for k in range(bars):
            x = go * i + go * (k + .5) / bars
            zt = rise * (i + 1)
            rod((x, y, zt), (x, y, rise * (x / go + .5) + h + .02), .007, None, m, 10)
    a, b = go * first, go * n
    tube([(a - .10, y, rise * (first + .12) + h), (b, y, rise * (n + .5) + h)], .024, hand, 16, smoothpath=False)


def bidet_spray(at, rot=0, metal="chrome"):
    """Hand bidet on its wall hook with a hose."""
    m = M.metal(metal, .2, False)
    with Group("bidet_spray", at, rot) as g:
        box(-.022, .022, -.016, 0, -.02, .05, m, .005, 3)
        rod((0, -.035, .015), (0, -.05, .10), .012, .015, m, 16)
        lathe([(0, 0), (.019, 0), (.021, .012), (.012, .022), (0, .022)], m, (0, -.058, .112), 24, rot=(-70, 0, 0))
        tube([(0, -.035, .02), (.02, -.055, -.16), (.10, -.06, -.26), (.17, -.04, -.16), (.18, -.012, -.10)], .007, m, 10)
        lathe([(0, 0), (.022, 0), (.022, .010), (.012, .014), (.012, .04), (0, .04)], m, (.18, 0, -.10), 24, rot=(90, 0, 0))
    return g


def drying_rail(x0, x1, y, z, zc, colors, seed=0, metal="steel"):
    """Ceiling-hung drying rails with a little washing on them."""
    m = M.metal(metal, .3)
    with Group("drying_rail") as g:
        for k in range(3):
            yy = y - .16 * k
            rod((x0, yy, z), (x1, yy, z), .009, None, m, 12)
        for x in (x0 + .10, x1 - .10):
            rod((x, y + .02, z + .012), (x, y - .34, z + .012), .008, None, m, 10)
            for yy in (y, y - .32):
                rod((x, yy, z), (x, yy, zc), .0022, None, M.plain("#d9d6cf", .6), 6)
            box(x - .03, x + .03, y - .22, y - .10, zc - .04, zc, M.plain("#f0eee9", .4), .006)
        w = (x1 - x0 - .1) / len(colors)
        for k, c in enumerate(colors):
            P.towel(x0 + .05 + w * (k + .5), y - .16 * (k % 3), z + .004, w * .82, .42 + .12 * (k % 2), c, seed + k)
    return g


def wall_clock(at, rot=0, r=.17, rim="#6b4f38"):
    """Plain round clock: hands and ticks, no figures."""
    with Group("clock", at, rot) as g:
        lathe([(0, 0), (r, 0), (r, .03), (r - .014, .034), (r - .016, .022), (0, .022)], M.plain("#f4f1ea", .5), rot=(90, 0, 0), seg=64, auto=30)
        lathe([(r - .012, .024), (r - .006, .038), (r + .008, .036), (r + .008, 0)], M.plain(rim, .4), rot=(90, 0, 0), seg=64)
        for k in range(12):
            a = k * math.pi / 6
            c, s = math.sin(a), math.cos(a)
            rod((c * r * .74, -.0245, s * r * .74), (c * r * .84, -.0245, s * r * .84), .0022, None, M.plain("#2b2a29", .5), 6)
        for a, q in ((-58, .48), (52, .68)):
            a = math.radians(a)
            rod((0, -.027, 0), (math.sin(a) * r * q, -.027, math.cos(a) * r * q), .004, .0025, M.plain("#232222", .5), 8)
    return g


def shoe_row(at, rot, pairs, gap=.24):
    """Pairs of shoes side by side, toes to the wall."""
    with Group("shoes", at, rot) as g:
        for k, (c, kind) in enumerate(pairs):
            Q.shoe_pair((gap * k, .02 * (k % 2), 0), 180 + (-4, 3, 6)[k % 3], c, kind)
    return g


def bucket(at, color, m):
    """Steel bucket with a bath mug."""
    with Group("bucket", at) as g:
        lathe([(0, 0), (.105, 0), (.11, .006), (.145, .27), (.152, .275), (.145, .28), (.138, .27), (.104, .012), (0, .01)], m, seg=56, auto=50)
        tube([(-.146, 0, .255), (-.11, .06, .16), (0, .10, .12), (.11, .06, .16), (.146, 0, .255)], .004, m, 8)
        with Group("mug", (.20, -.10, 0)):
            lathe([(0, 0), (.05, 0), (.056, .11), (.053, .11), (.047, .006), (0, .006)], M.plain(color, .3), seg=40)
            tube([(.055, 0, .09), (.10, 0, .085), (.10, 0, .04), (.053, 0, .03)], .006, M.plain(color, .3), 10)
    return g


def heater(at, rot=0):
    """Small storage water heater on the wall."""
    with Group("heater", at, rot) as g:
        box(-.17, .17, -.19, 0, 0, .36, M.plain("#f3f2ef", .25), .05, 6)
        box(-.05, .05, -.192, -.185, .05, .09, M.plain("#c9cccb", .4), .004)
        box(.07, .078, -.1925, -.188, .066, .074, M.glow("#f0a05a", 1.2), 0)
        for x in (-.06, .06):
            rod((x, -.09, 0), (x, -.09, -.16), .010, None, M.metal("steel", .25), 12)
    return g

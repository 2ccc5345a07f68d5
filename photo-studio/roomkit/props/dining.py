"""A dining table laid for guests, its chairs and its long lamp."""
import math

import core
import materials as M
import props as P
from geo import Group, box, cyl, lathe, mesh, rod, soft_box, tube


def spindle_chair(at, rot=0, wood="oak", color="#d8cdbd"):
    """Horseshoe-back timber chair with a padded seat."""
    wm = M.wood(wood, "z")
    with Group("chair", at, rot) as g:
        for sx in (-1, 1):
            rod((sx * .19, -.18, .43), (sx * .225, -.215, 0), .018, .012, wm)
            tube([(sx * .225, .235, 0), (sx * .20, .19, .42), (sx * .215, .16, .58), (sx * .235, .10, .70)], .014,
                 wm, 14)
            rod((sx * .185, -.17, .25), (sx * .195, .19, .27), .009, None, wm, 12)
        rod((-.19, .01, .26), (.19, .01, .26), .009, None, wm, 12)
        tube([(-.262, -.10, .695), (-.255, .02, .70), (-.205, .16, .715), (-.11, .235, .735), (0, .255, .74),
              (.11, .235, .735), (.205, .16, .715), (.255, .02, .70), (.262, -.10, .695)], .017, wm, 16)
        for x in (-.10, -.05, 0, .05, .10):
            rod((x * .9, .185, .43), (x * 1.1, .247 - abs(x) * .12, .73), .006, None, wm, 10)
        for q in ((-.20, .20, -.195, -.165), (-.20, .20, .175, .205)):
            box(*q, .395, .43, wm, .006, 3)
        soft_box(.45, .43, .06, M.fabric(color), (0, 0, .415), r=.028, bulge=.014, wrinkle=.002)
    return g


def big_table(at, w=2.0, d=.95, rot=0, top=None, leg=None, h=.75, oval=False):
    """Six-seat table. Rectangular: soft edge on two slab trestles; oval: racetrack top on two fluted drums."""
    with Group("dining_table", at, rot) as g:
        t = .032
        if oval:
            v, f, n = [], [], 96
            ring = []
            for i in range(n):                         # superellipse
                a = 2 * math.pi * i / n
                c, s = math.cos(a), math.sin(a)
                ring.append((w / 2 * math.copysign(abs(c) ** .72, c), d / 2 * math.copysign(abs(s) ** .72, s)))
            for k, z in ((.985, h - t), (1, h - t + .006), (1, h - .006), (.99, h)):
                v += [(x * k, y * k, z) for x, y in ring]
            for r in range(3):
                f += [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n,
                       (r + 1) * n + i) for i in range(n)]
            f += [tuple(range(n))[::-1], tuple(3 * n + i for i in range(n))]
            mesh("top", v, f, top, auto=40)
            for sx in (-1, 1):
                P.round_table((sx * w * .24, 0, 0), .27, h - t + .012, leg, "fluted", leg)
        else:
            box(-w / 2, w / 2, -d / 2, d / 2, h - t, h, top, .010, 4)
            for sx in (-1, 1):
                x = sx * (w / 2 - .26)
                box(x - .03, x + .03, -d / 2 + .16, d / 2 - .16, 0, .03, leg, .006, 3)
                for sy in (-1, 1):
                    rod((x, sy * .18, h - t), (x, sy * (d / 2 - .20), .03), .034, .026, leg)
                box(x - .035, x + .035, -d / 2 + .12, d / 2 - .12, h - t - .04, h - t, leg, .006, 3)
            box(-w / 2 + .26, w / 2 - .26, -.02, .02, h - t - .05, h - t - .005, leg, .004)
    return g


def tumbler(at, s=1.0, tint="#f2f6f4"):
    """Water glass."""
    o = lathe([(r * s, z * s) for r,
               z in ((0, 0), (.028, 0), (.031, .004), (.037, .10), (.035, .10), (.028, .010), (0, .010))],
              M.glass(tint, reflect=1.2), at, 36, name="glass")
    o.visible_shadow = False
    return o


PLATE = [(0, .003), (.055, .003), (.075, .009), (.100, .017), (.103, .019), (.102, .021), (.096, .018),
         (.070, .011), (0, .008)]


def plate(at, mat, s=1.0):
    """Dinner plate."""
    return lathe([(r * s, z * s) for r, z in PLATE], mat, at, 56, name="plate", auto=180)


def place_setting(at, rot=0, charger=None, dish="#f1ece2", napkin="#7f8c78", metal="brass"):
    """Diner sits at -Y of `at`."""
    with Group("setting", at, rot) as g:
        cyl(.16, 0, .004, charger or M.fabric("#b9a88c", 120, bump=.8), (0, 0))
        plate((0, 0, .003), M.ceramic(dish, .3), 1.25)
        plate((0, 0, .014), M.ceramic(M.shade(dish, .95), .3), .92)
        soft_box(.055, .17, .014, M.fabric(napkin, 400), (0, 0, .028), r=.006, bulge=.003, wrinkle=.002,
                 rot=(0, 0, 12))
        m = M.metal(metal, .25)
        for x, w in ((-.185, .012), (.185, .010), (.205, .012)):
            box(x - .003, x + .003, -.09, .05, .001, .004, m, .001)
            box(x - w, x + w, .05, .10, .001, .004, m, .003)
        tumbler((.17, .17, 0))
    return g


def linear_pendant(x, y, zc, z, length=1.3, rot=0, metal="brass", power=22):
    """Slim suspended bar light."""
    with Group("pendant", (x, y, 0), rot) as g:
        m = M.metal(metal, .3)
        blk = M.plain("#202020", .5)
        for sx in (-1, 1):
            rod((sx * length * .33, 0, z + .03), (sx * length * .33, 0, zc), .0022, None, blk, 8)
        box(-length * .38, length * .38, -.03, .03, zc - .02, zc, m, .004)
        box(-length / 2, length / 2, -.022, .022, z, z + .045, m, .006, 3)
        box(-length / 2 + .01, length / 2 - .01, -.016, .016, z - .004, z + .002, M.glow("#ffe6c4", 7), .001)
        core.lamp("AREA", (0, 0, z - .01), power, 2900, target=(0, 0, 0), size=(length, .04), name="bar")
    return g

"""Round, dining and bedside tables."""
import math

import materials as M
from geo import Group, box, lathe, mesh, rod
from props.fronts import front


def round_table(at, r=0.42, h=0.36, top=None, base="fluted", mat=None):
    """Round table on a fluted drum or on legs."""
    with Group("coffee_table", at) as g:
        tm = top or M.marble()
        lathe([(0, h - .03), (r - .012, h - .03), (r - .002, h - .024), (r, h - .015), (r - .002, h - .006),
               (r - .012, h), (0, h)], tm, (0, 0, 0), 80, auto=40)
        bm = mat or M.wood("walnut", "z")
        if base == "fluted":
            n, rb = 44, r * .62
            v, f = [], []
            N = n * 6
            for i in range(N):
                a = 2 * math.pi * i / N
                rr = rb - 0.012 + 0.010 * abs(math.sin(n * a / 2))
                v += [(rr * math.cos(a), rr * math.sin(a), 0.0), (rr * math.cos(a), rr * math.sin(a), h - .03)]
            for i in range(N):
                j = (i + 1) % N
                f.append((2 * i, 2 * j, 2 * j + 1, 2 * i + 1))
            mesh("flute", v, f, bm, auto=50)
        else:
            for a in (40, 160, 280):
                c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
                rod((c * r * .55, s * r * .55, h - .03), (c * r * .8, s * r * .8, 0), .020, .013, bm)
    return g


def dining_table(at, w=1.8, d=0.9, rot=0, top=None, legs="oak", h=0.75):
    """Rectangular dining table."""
    with Group("dining_table", at, rot) as g:
        box(-w / 2, w / 2, -d / 2, d / 2, h - .03, h, top or M.wood("oak", "x"), .006, 3)
        lm = M.wood(legs, "z") if legs in M.WOODS else M.metal(legs)
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((sx * (w / 2 - .14), sy * (d / 2 - .12), h - .03), (sx * (w / 2 - .09), sy * (d / 2 - .08), 0),
                    .032, .018, lm)
        box(-w / 2 + .14, w / 2 - .14, -d / 2 + .1, -d / 2 + .12, h - .09, h - .03, lm, .002)
    return g


def side_table(at, w=.5, d=.4, h=.5, mat=None, metal="brass", drawers=2, style="slab", rot=0):
    """Bedside table with drawers, back on y=0."""
    with Group("side_table", at, rot) as g:
        m = mat or M.wood("walnut", "x")
        lm = M.metal(metal)
        box(-w / 2, w / 2, -d, 0, .14, h, m, .004)
        zz = [.15 + (h - .17) * i / drawers for i in range(drawers + 1)]
        for a, b in zip(zz, zz[1:]):
            front(-w / 2 + .01, w / 2 - .01, a, b, -d, m, style, "knob", hz=(a + b) / 2, metal=metal,
                  vertical=False, t=.016)
        for sx in (-1, 1):
            for y in (-d + .04, -.04):
                rod((sx * (w / 2 - .04), y, .15), (sx * (w / 2 - .04), y, 0), .010, .010, lm, 14)
    return g

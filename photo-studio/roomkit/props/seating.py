"""Sofa, armchair and dining chair (which is a bar stool when made taller)."""
import math
import random

import materials as M
from geo import Group, lathe, mesh, pillow, rod, soft_box


def sofa(at, rot=0, w=2.25, d=0.95, color="#b8ad9f", seats=3, legs="walnut", seed=0,
         cushions=("#a65f3f", "#e9e1d3", "#5d6b5f"), fab=None, chaise=False):
    """Faces -Y. Plinth, arms, seat and back cushions, scatter cushions."""
    fm = fab or M.fabric(color)
    rng = random.Random(seed)
    with Group("sofa", at, rot) as g:
        aw, leg = 0.16, 0.13
        lm = M.wood(legs, "z")
        for sx in (-1, 1):
            for y in (-d + .10, -.10):
                rod((sx * (w / 2 - .13), y, leg + .02), (sx * (w / 2 - .10), y, 0), 0.022, 0.013, lm)
        soft_box(w - 0.02, d - .02, 0.15, fm, (0, -d / 2, leg), r=0.03, bulge=0.0, wrinkle=0.002, seed=seed)
        for sx in (-1, 1):
            soft_box(aw, d, 0.47, fm, (sx * (w / 2 - aw / 2), -d / 2, leg + .02), r=0.055, bulge=0.012,
                     wrinkle=0.004, seed=seed + sx)
        soft_box(w - .06, 0.22, 0.60, fm, (0, -0.12, leg + .05), r=0.07, bulge=0.01, wrinkle=0.004, seed=seed + 9)
        sw = (w - 2 * aw - 0.004) / seats
        for i in range(seats):
            x = -w / 2 + aw + sw * (i + .5)
            ext = 0.75 if chaise and i == seats - 1 else 0
            soft_box(sw - .006, d - .22 + ext, 0.175, fm, (x, -(d + .22 + ext) / 2 - .015, leg + .14), r=0.05,
                     bulge=0.03, wrinkle=0.006, seed=seed + i * 3, piping=fm)
            if ext:
                soft_box(sw - .006, d - .2 + ext, 0.16, fm, (x, -(d + .2 + ext) / 2 - .005, leg), r=0.03, bulge=0.0,
                         wrinkle=0.002, seed=seed)
                for sx in (-1, 1):
                    rod((x + sx * (sw / 2 - .08), -d - ext + .06, leg + .02),
                        (x + sx * (sw / 2 - .07), -d - ext + .05, 0), 0.022, 0.013, lm)
            soft_box(sw - .01, 0.20, 0.44, fm, (x, -0.265, leg + .31), r=0.08, bulge=0.05, wrinkle=0.010,
                     seed=seed + i * 5 + 1, rot=(11, 0, rng.uniform(-1.5, 1.5)))
        for k, c in enumerate(cushions):
            sx = -1 if k % 2 == 0 else 1
            x = sx * (w / 2 - aw - .23 - .30 * (k // 2))
            pillow(.47, .47, .17, M.fabric(c, 300, melange=.18), (x, -.46 - .08 * (k // 2), leg + .53),
                   (68, rng.uniform(-5, 5), sx * -14 + rng.uniform(-8, 8)), seed=seed + k)
    return g


def armchair(at, rot=0, color="#c3774e", fab=None, legs="walnut", seed=0):
    """Round lounge chair: curved shell back wrapping a seat cushion."""
    fm = fab or M.boucle(color)
    with Group("armchair", at, rot) as g:
        n, m = 40, 12
        v, f = [], []
        for i in range(n + 1):
            a = math.radians(-205 + 230 * i / n) + math.radians(90)
            e = abs(2 * i / n - 1)
            hgt = 0.74 - 0.16 * e ** 2.2
            for j in range(m):
                b = 2 * math.pi * j / m
                zc, zr = (0.16 + hgt) / 2, (hgt - 0.16) / 2
                cb, sb = math.cos(b), math.sin(b)
                rr = 0.365 + 0.075 * math.copysign(abs(cb) ** .7, cb) + 0.03 * (sb)
                v.append((rr * math.cos(a), rr * math.sin(a), zc + zr * math.copysign(abs(sb) ** .55, sb)))
        for i in range(n):
            for j in range(m):
                f.append((i * m + j, (i + 1) * m + j, (i + 1) * m + (j + 1) % m, i * m + (j + 1) % m))
        f += [tuple(range(m)), tuple(n * m + j for j in range(m))[::-1]]
        mesh("shell", v, f, fm, (0, 0, 0), auto=180, subsurf=1)
        lathe([(0, .24), (.30, .24), (.335, .27), (.345, .33), (.33, .40), (.28, .435), (0, .45)], fm, (0, -.02, 0),
              56, auto=180, subsurf=1)
        lathe([(0, .10), (.30, .10), (.32, .13), (.32, .26), (0, .26)], fm, (0, 0, 0), 48, auto=60)
        lm = M.wood(legs, "z")
        for a in (45, 135, 225, 315):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            rod((c * .25, s * .25, .14), (c * .30, s * .30, 0), .018, .012, lm)
        pillow(.42, .30, .13, M.fabric("#e6dccb", 300), (0.02, .10, .55), (72, 0, 4), seed=seed)
    return g


def dining_chair(at, rot=0, color="#d8cdbd", legs="oak", h=0.46, back=0.80, fab=None):
    """Upholstered chair, faces -Y. h=0.66 gives a bar stool with a footrest."""
    fm = fab or M.fabric(color)
    lm = M.metal("black") if legs == "black" else M.wood(legs, "z")
    with Group("chair", at, rot) as g:
        for sx in (-1, 1):
            rod((sx * .18, -.19, h - .03), (sx * .215, -.225, 0), .015, .010, lm)
            rod((sx * .17, .17, h - .03), (sx * .205, .235, 0), .015, .010, lm)
        if h > .55:
            for p, q in (((-.205, -.21, .22), (.205, -.21, .22)), ((-.2, .205, .3), (.2, .205, .3)),
                         ((-.2, -.21, .26), (-.2, .21, .26)), ((.2, -.21, .26), (.2, .21, .26))):
                rod(p, q, .008, None, lm, 12)
        soft_box(.46, .45, .085, fm, (0, 0, h - .035), r=.04, bulge=.018, wrinkle=.003)
        # curved back: bent padded strip
        n, m = 22, 8
        v, f = [], []
        z0, z1 = h + .12, h + back - .46
        z1 = max(z0 + .2, z1)
        for i in range(n + 1):
            a = math.radians(200 - 220 * i / n)
            R = .235
            for j in range(m):
                b = 2 * math.pi * j / m
                cb, sb = math.cos(b), math.sin(b)
                rr = R + .022 * cb
                e = abs(2 * i / n - 1)
                zr = (z1 - z0) / 2 * (1 - .35 * e ** 3)
                v.append((rr * math.cos(a), .02 + rr * math.sin(a) * .95 + .03 * (sb),
                          (z0 + z1) / 2 + zr * math.copysign(abs(sb) ** .6, sb)))
        for i in range(n):
            for j in range(m):
                f.append((i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j))
        f += [tuple(range(m))[::-1], tuple(n * m + j for j in range(m))]
        mesh("back", v, f, fm, auto=180, subsurf=2)
        for sx in (-1, 1):
            rod((sx * .15, .15, h - .02), (sx * .11, .19, h + .2), .011, .009, lm)
    return g

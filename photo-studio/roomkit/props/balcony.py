"""Deck, railing, planters and string lights of a balcony."""
import random

from mathutils import Vector

import materials as M
import props as P
from geo import Group, box, mesh, rod, tube
from props.tapers import ball


def deck(x0, x1, y0, y1, wood="teak", tile=.30, seed=0):
    """Interlocking deck tiles, slats alternating direction. Four meshes a direction vary the grain."""
    rng = random.Random(seed)
    nx, ny = round((x1 - x0) / tile), round((y1 - y0) / tile)
    tx, ty = (x1 - x0) / nx, (y1 - y0) / ny
    bins = {}
    k = 5
    for i in range(nx):
        for j in range(ny):
            ax = "xy"[(i + j) % 2]
            for s in range(k):
                a, b = x0 + tx * i + .003, y0 + ty * j + .003
                if ax == "x":
                    q = (a, a + tx - .006, b + (ty - .006) * s / k + .0025, b + (ty - .006) * (s + 1) / k - .0025)
                else:
                    q = (a + (tx - .006) * s / k + .0025, a + (tx - .006) * (s + 1) / k - .0025, b, b + ty - .006)
                bins.setdefault((ax, rng.randrange(5)), []).append(q)
    with Group("deck") as g:
        box(x0, x1, y0, y1, .0, .012, M.plain("#1c1815", .8), 0)
        for (ax, _k), qs in sorted(bins.items()):
            v, f = [], []
            for a, b, c, d in qs:
                o = len(v)
                v += [(a, c, .012), (b, c, .012), (b, d, .012), (a, d, .012), (a + .001, c + .001, .030),
                      (b - .001, c + .001, .030), (b - .001, d - .001, .030), (a + .001, d - .001, .030)]
                f += [(o + 4, o + 5, o + 6, o + 7)] + [(o + n, o + (n + 1) % 4, o + 4 + (n + 1) % 4,
                                                        o + 4 + n) for n in range(4)]
            mesh("slats", v, f, M.wood(wood, ax, .5), auto=20)
    return g


def railing(x0, x1, y, h=1.08, metal="black", glass=True, z0=.03):
    """Glass balustrade with slim posts and a round top rail, or vertical bars."""
    m = M.metal(metal, .35)
    with Group("railing") as g:
        box(x0, x1, y - .03, y + .03, h - .035, h, m, .008, 3)
        if glass:
            n = max(2, round((x1 - x0) / 1.1))
            for i in range(n + 1):
                x = x0 + .02 + (x1 - x0 - .04) * i / n
                box(x - .015, x + .015, y - .02, y + .02, z0, h - .035, m, .003)
                if i < n:
                    xb = x0 + .02 + (x1 - x0 - .04) * (i + 1) / n
                    o = box(x + .025, xb - .025, y - .006, y + .006, z0 + .06, h - .07,
                            M.glass("#e6f1ec", reflect=.8), .001)
                    o.visible_shadow = False
        else:
            box(x0, x1, y - .015, y + .015, z0 + .07, z0 + .10, m, .003)
            n = round((x1 - x0) / .11)
            for i in range(n + 1):
                x = x0 + .01 + (x1 - x0 - .02) * i / n
                box(x - .006, x + .006, y - .006, y + .006, z0, h - .03, m, .001)
    return g


def planter_box(x0, x1, y, z, mat, d=.20, h=.22, seed=0, green=("#5a7d3c", "#4c6f35", "#6f8a4a")):
    """Long trough with bushy planting."""
    rng = random.Random(seed)
    with Group("planter") as g:
        box(x0, x1, y - d / 2, y + d / 2, z, z + h, mat, .006, 3)
        box(x0 + .015, x1 - .015, y - d / 2 + .015, y + d / 2 - .015, z + h - .01, z + h + .002,
            M.plain("#2c2018", .95), 0)
        n = int((x1 - x0) / .16)
        for i in range(n):
            P.plant("herb", (x0 + (x1 - x0) * (i + .5) / n, y, z + h - .02), rng.uniform(.17, .26), seed + i, None,
                    .06, .04)
    return g


def string_lights(p, q, sag=.18, n=9):
    """Sagging cable with small bulbs."""
    p, q = Vector(p), Vector(q)
    pts = []
    for i in range(25):
        t = i / 24
        c = p.lerp(q, t)
        c.z -= sag * 4 * t * (1 - t)
        pts.append(c)
    with Group("string_lights") as g:
        tube([tuple(c) for c in pts], .003, M.plain("#1c1c1c", .6), 6)
        for k in range(n):
            c = pts[int(24 * (k + .5) / n)]
            rod((c.x, c.y, c.z), (c.x, c.y, c.z - .03), .007, None, M.plain("#1c1c1c", .6), 10)
            ball(.020, M.glow("#ffdca0", 4.5), (c.x, c.y, c.z - .05), 16)
    return g

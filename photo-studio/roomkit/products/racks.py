"""Plate rack and wicker basket."""
import math

import materials as M
import props as P
import props_more_b as B
from geo import box, cyl, lathe, rod, tube


def plate_rack():
    """Rack with plates standing in it."""
    w, d, h = .62, .28, .34
    m = M.metal("chrome", .16, False)
    for s in (-1, 1):
        for y in (-d, 0):
            rod((s * w / 2, y, 0), (s * w / 2, y, h), .006, None, m)
            cyl(.012, 0, .01, M.plain("#222222", .5), (s * w / 2, y))
        for z in (.06, h):
            rod((s * w / 2, -d, z), (s * w / 2, 0, z), .004, None, m)
    for z, ys in ((.06, (-d, -.19, -.09, 0)), (h, (-d, 0))):
        for y in ys:
            rod((-w / 2, y, z), (w / 2, y, z), .0035, None, m)
    n = 15
    for i in range(n):
        x = -w / 2 + .03 + (w - .06) * i / (n - 1)
        for y in (-.22, -.06):
            rod((x, y, .06), (x, y, .15), .0022, None, m, 8)
        rod((x, -.25, .06), (x, -.02, .06), .0022, None, m, 8)
    for i in range(n - 3):
        x = -w / 2 + .03 + (w - .06) * (i + .5) / (n - 1)
        big = i % 6 != 5
        R = .125 if big else .10
        if i in (4, 9):
            continue
        lathe([(0, 0), (R * .6, 0), (R * .66, .003), (R, .016), (R, .018), (R * .64, .007), (0, .004)],
              M.plain(("#f4f1ea", "#e9e3d6")[i % 2], .15), (x, -.14, .065 + R), 56, rot=(0, 84, 0), auto=40)
    for i in range(4):
        P.vase("cup", (-.24 + .11 * i, -.14, h + .003), M.ceramic(("#efe9df", "#8b9a84")[i % 2], .25), .95)
    for y in (-.22, -.16, -.10, -.05):
        rod((-w / 2, y, h), (w / 2, y, h), .0025, None, m, 8)


def wicker():
    """Woven basket drawer with cloth lining edge."""
    w, d, h = .50, .40, .20
    m = M.ceramic("#b98d58", .6)
    n = 56

    def pt(u, off):                                     # rounded rectangle perimeter
        a = 2 * math.pi * u
        c, s = math.cos(a), math.sin(a)
        k = (abs(c) ** 8 + abs(s) ** 8) ** (-1 / 8)
        return c * k * (w / 2 + off), s * k * (d / 2 + off) - d / 2
    for j in range(12):
        z = .014 + .0155 * j
        sh = (z / h) * .012
        tube([(*pt(i / (2 * n), sh + (.0035 if (i + j) % 2 else -.0035)), z) for i in range(2 * n)], .0078, m, 8,
             cyclic=True)
    for i in range(n):
        x, y = pt((i + .5) / n, .0)
        x2, y2 = pt((i + .5) / n, .012)
        rod((x, y, .004), (x2, y2, h), .0035, None, M.ceramic("#a1763f", .6), 8)
    tube([(*pt(i / n, .013), h) for i in range(n)], .012, m, 10, cyclic=True)
    box(-w / 2 + .01, w / 2 - .01, -d + .01, -.01, .004, .012, m, .002)
    for s in (-1, 1):
        tube([(s * (w / 2 + .014), -d / 2 - .07, h), (s * (w / 2 + .03), -d / 2 - .05, h + .05),
              (s * (w / 2 + .03), -d / 2 + .05, h + .05), (s * (w / 2 + .014), -d / 2 + .07, h)], .009, m, 10)
    import random
    rng = random.Random(4)
    for i in range(9):
        B.ball(rng.uniform(.05, .06), M.ceramic(rng.choice(["#b5563c", "#c98a3a", "#8f9a45", "#7d2f2a"]), .4),
               (-.16 + .08 * (i % 5), -d / 2 - .07 + .13 * (i // 5), .135 + .02 * (i % 2)), 24, .95)

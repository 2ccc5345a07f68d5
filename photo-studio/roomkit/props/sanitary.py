"""What a bathroom is fitted with: basin, wall tap, WC, towel."""
import math

import materials as M
from geo import Group, box, curtain, lathe, mesh, tube


def basin(at, r=.2, mat=None):
    """Round counter-top basin."""
    prof = [(0, 0), (r * .62, 0), (r * .72, .008), (r * .95, .09), (r, .125), (r * .985, .13), (r * .955, .125),
            (r * .9, .09), (r * .6, .03), (0, .022)]
    with Group("basin", at) as g:
        lathe(prof, mat or M.plain("#f3f1ec", .15), seg=64, auto=180, subsurf=1)
        lathe([(0, .026), (.02, .026), (.022, .022)], M.metal("chrome", .15, False), seg=24)
    return g


def wall_tap(x, y, z, metal="brass"):
    """Basin mixer that comes out of the wall."""
    m = M.metal(metal, .2, False)
    with Group("tap", (x, y, z)) as g:
        lathe([(0, 0), (.03, 0), (.03, .008), (0, .008)], m, rot=(90, 0, 0), seg=32)
        tube([(0, 0, 0), (0, -.10, 0), (0, -.155, -.006), (0, -.165, -.04)], .0105, m, 18)
        for s in (-1, 1):
            lathe([(0, 0), (.026, 0), (.026, .008), (.012, .012), (.012, .04), (.02, .044), (.02, .056), (0, .058)],
                  m, (s * .10, 0, 0), rot=(90, 0, 0), seg=28)
    return g


def wc(at, rot=0):
    """Wall-hung WC, back on y=0."""
    m = M.plain("#f4f2ee", .12)
    with Group("wc", at, rot) as g:
        n = 40
        def ring(z, sx, sy, yb):
            out = []
            for i in range(n):
                a = 2 * math.pi * i / n
                x, y = sx * math.cos(a), sy * math.sin(a)
                y = -sy + y * (1.0 if math.sin(a) < 0 else .98)
                k = max(0, math.sin(a)) ** 2           # squarer toward the wall
                out.append((x * (1 + .06 * k), min(-yb, y), z))
            return out
        lv = [(.10, .10, .20, .0), (.14, .135, .235, .0), (.24, .165, .255, .0), (.36, .178, .265, .0),
              (.40, .18, .267, .0), (.405, .178, .265, .0)]
        v = [p for z, sx, sy, yb in lv for p in ring(z, sx, sy, yb)]
        f = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n,
              (i + 1) * n + k) for i in range(len(lv) - 1) for k in range(n)]
        f.append(tuple(range(n))[::-1])
        mesh("bowl", v, f, m, auto=60)
        v = [p for z, s in ((.407, 1.0), (.412, 1.015), (.432, 1.015), (.440, .99), (.4405, .5)) for p in ring(z,
                .178 * s, .262 * s, .02)]
        f = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n,
              (i + 1) * n + k) for i in range(4) for k in range(n)]
        f.append(tuple(4 * n + k for k in range(n)))
        mesh("seat", v, f, m, auto=60)
        box(-.12, .12, -.012, 0, .98, 1.14, M.metal("brass", .3), .003)
        for x in (-.052, .052):
            box(x - .045, x + .045, -.016, -.010, 1.0, 1.12, M.metal("brass", .22), .004)
    return g


def towel(x, y, z, w=.4, h=.55, color="#e6ddcd", seed=0):
    """Folded towel over a rail that runs along x."""
    with Group("towel", (x, y, z)) as g:
        m = M.boucle(color)
        curtain(w, h, m, (-w / 2, -.028, -h), folds=2, amp=.007, seed=seed)
        curtain(w, h * .8, m, (-w / 2, .014, -h * .8), folds=2, amp=.005, seed=seed + 1)
        box(-w / 2, w / 2, -.034, .02, -.006, .016, m, .012, 4)
    return g

"""Oven, hob, chimney hood, sink with tap, television."""
import math

import core
import materials as M
from geo import Group, box, cyl, lathe, mesh, rod, tube


def oven(x0, x1, z0, z1, y, micro=False):
    """Built-in oven, or a microwave when `micro`."""
    with Group("oven") as g:
        st, blk = M.metal("steel", 0.3), M.smoked_glass()
        a, b = x0 + 0.003, x1 - 0.003
        box(a, b, y - 0.022, y, z0 + .002, z1 - .002, M.plain("#151515", 0.4), 0.003)
        ph = 0.10 if not micro else 0.0
        if micro:
            box(a, b - 0.12, y - 0.03, y - 0.02, z0 + .004, z1 - .004, blk, 0.003)
            box(b - 0.118, b, y - 0.03, y - 0.02, z0 + .004, z1 - .004, blk, 0.003)
            box(b - 0.10, b - 0.02, y - 0.0308, y - 0.03, z1 - 0.075, z1 - 0.045, M.glow("#a9d6ff", 0.7), 0)
        else:
            box(a, b, y - 0.03, y - 0.02, z0 + .004, z1 - ph, blk, 0.003)
            box(a, b, y - 0.03, y - 0.02, z1 - ph + .004, z1 - .004, st, 0.003)
            for k in (0.2, 0.8):
                lathe([(0.019, 0), (0.018, 0.02), (0.015, 0.022), (0, 0.022)], M.metal("steel", 0.2),
                      (a + (b - a) * k, y - 0.03, z1 - ph / 2), 28, rot=(90, 0, 0))
            box((a + b) / 2 - .05, (a + b) / 2 + .05, y - 0.0308, y - 0.03, z1 - ph / 2 - .016, z1 - ph / 2 + .016,
                M.glow("#ffb070", 0.7), 0)
        hz = (z1 - ph - 0.045) if not micro else z1 - 0.045
        xb = b - 0.04 if not micro else b - 0.16
        rod((a + 0.04, y - 0.06, hz), (xb, y - 0.06, hz), 0.008, None, M.metal("steel", 0.2), 14)
        for xx in (a + 0.08, xb - 0.04):
            rod((xx, y - 0.06, hz), (xx, y - 0.028, hz), 0.006, None, M.metal("steel", 0.2), 10)
    return g


def hob(x, y, z, w=0.75, d=0.48):
    """Four-burner glass-top gas hob."""
    with Group("hob", (x, y, z)) as g:
        box(-w / 2, w / 2, -d / 2, d / 2, 0, 0.008, M.smoked_glass(), 0.003)
        iron, st = M.plain("#161616", 0.55), M.metal("steel", 0.25)
        for bx, by, r in ((-0.24, 0.09, 0.052), (0.24, 0.09, 0.046), (-0.24, -0.13, 0.036), (0.24, -0.13, 0.04),
                          (0, 0.03, 0.062)):
            lathe([(0, 0.02), (r * .6, 0.02), (r * .9, 0.016), (r, 0.010), (r, 0.008)], iron, (bx, by, 0), 32)
            lathe([(r, 0.008), (r * 1.15, 0.0085), (r * 1.2, 0.008)], st, (bx, by, 0.0005), 32)
            for k in range(4):
                a = k * math.pi / 2 + math.pi / 4
                c, s = math.cos(a), math.sin(a)
                p0 = (bx + c * 0.018, by + s * 0.018, 0.034)
                p1 = (bx + c * 0.105, by + s * 0.105, 0.034)
                tube([p0, p1, (p1[0], p1[1], 0.009)], 0.0042, iron, 8, smoothpath=False)
        for k in range(5):
            lathe([(0.018, 0.008), (0.017, 0.028), (0.014, 0.031), (0, 0.031)], st,
                  (-0.16 + 0.08 * k, -d / 2 + 0.045, 0), 24)
    return g


def chimney(x, z, w=0.9, h=0.6, wall_top=2.4, kind="hood", mat=None):
    """Cooker hood on back wall (y=0), bottom edge at z."""
    st = mat or M.metal("steel", 0.3)
    with Group("chimney", (x, 0, z)) as g:
        if kind == "slant":
            v = [(-w / 2, -0.10, 0), (w / 2, -0.10, 0), (w / 2, -0.42, 0.34), (-w / 2, -0.42, 0.34),
                 (-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, 0.46), (-w / 2, 0, 0.46), (-w / 2, -0.36, 0.46),
                 (w / 2, -0.36, 0.46)]
            f = [(0, 1, 2, 3), (3, 2, 9, 8), (8, 9, 6, 7), (0, 4, 5, 1), (0, 3, 8, 7, 4), (1, 5, 6, 9, 2),
                 (4, 7, 6, 5)]
            mesh("slant", v, f, M.smoked_glass(), auto=20)
        else:
            box(-w / 2, w / 2, -0.50, 0, 0, 0.055, st, 0.004)
            v = []
            for s, zz in ((1.0, 0.055), (0.36, 0.24)):
                dy = -0.50 * s if s == 1 else -0.28
                v += [(-w / 2 * s, 0, zz), (w / 2 * s, 0, zz), (w / 2 * s, dy, zz), (-w / 2 * s, dy, zz)]
            mesh("cone", v, [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], st, auto=10)
            box(-w * .16, w * .16, -0.265, 0, 0.20, wall_top - z, st, 0.003)
            box(-w / 2 + .03, w / 2 - .03, -0.47, -0.03, -0.002, 0.004, M.plain("#5a5a5a", 0.35, 1.0), 0)
        core.lamp("AREA", (0, -0.25, -0.01), 5, 3600, target=(0, -0.3, -1), size=(0.5, 0.1), spread=120)
    return g


def sink(x, y, z, w=0.62, d=0.42, tap="steel", rot=0):
    """Flush bowl look: dark steel bowl inset drawn just above the counter, plus gooseneck tap at the back."""
    with Group("sink", (x, y, z), rot) as g:
        st = M.metal("steel", 0.25)
        rim = 0.012
        for q in ((-w / 2, w / 2, -d / 2, -d / 2 + rim), (-w / 2, w / 2, d / 2 - rim, d / 2),
                  (-w / 2, -w / 2 + rim, -d / 2, d / 2), (w / 2 - rim, w / 2, -d / 2, d / 2)):
            box(*q, 0, 0.003, st, 0.001)
        box(-w / 2 + rim, w / 2 - rim, -d / 2 + rim, d / 2 - rim, 0.0004, 0.0012, M.plain("#6f7072", 0.3, 0.9), 0)
        tm = M.metal(tap, 0.18, False)
        y0 = d / 2 + 0.05
        cyl(0.025, 0, 0.012, tm, (0, y0))
        tube([(0, y0, 0), (0, y0, 0.26), (0, y0 - 0.03, 0.34), (0, y0 - 0.11, 0.375), (0, y0 - 0.19, 0.33),
              (0, y0 - 0.20, 0.25)],
             0.0125, tm, 20)
        rod((0.02, y0, 0.09), (0.085, y0 - 0.01, 0.115), 0.007, 0.005, tm, 14)
    return g


def tv(at, w=1.45, rot=0):
    """Wall-mounted television, switched off."""
    h = w * 9 / 16
    with Group("tv", at, rot) as g:
        box(-w / 2, w / 2, -.045, -.012, -h / 2, h / 2, M.plain("#0c0c0d", .4), .004)
        box(-w / 2 + .006, w / 2 - .006, -.0465, -.044, -h / 2 + .008, h / 2 - .006, M.smoked_glass(), .0005)
    return g

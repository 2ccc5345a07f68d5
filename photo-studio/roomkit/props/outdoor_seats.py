"""Outdoor sofa and hanging rattan chair."""
import math

import numpy as np
from mathutils import Vector

import materials as M
from geo import Group, box, cyl, lathe, pillow, rod, soft_box, tube


def outdoor_sofa(at, rot=0, w=1.5, wood="teak", fab="#d8cfc0", cush=("#7f8c78", "#b98463"), seed=0):
    """Teak sofa with loose cushions."""
    m = M.wood(wood, "x", .5)
    mz = M.wood(wood, "z", .5)
    fm = M.fabric(fab, 300)
    d = .78
    with Group("outdoor_sofa", at, rot) as g:
        for sx in (-1, 1):
            for y in (-d + .03, -.05):
                box(sx * (w / 2 - .03) - .025, sx * (w / 2 - .03) + .025, y - .025, y + .025, 0,
                    .60 if y < -.3 else .70, mz, .006)
            box(sx * (w / 2 - .03) - .035, sx * (w / 2 - .03) + .035, -d, -.02, .60, .63, M.wood(wood, "y", .5),
                .006)
        for y in (-d + .03, -.05):
            box(-w / 2 + .05, w / 2 - .05, y - .015, y + .015, .20, .28, m, .004)
        for k in range(9):
            y = -d + .10 + (d - .18) * k / 8
            box(-w / 2 + .03, w / 2 - .03, y - .025, y + .025, .26, .28, m, .003)
        for k in range(4):
            box(-w / 2 + .04, w / 2 - .04, -.075, -.055, .36 + .09 * k, .41 + .09 * k, m, .003)
        n = 2
        sw = (w - .14) / n
        for i in range(n):
            x = -w / 2 + .07 + sw * (i + .5)
            soft_box(sw - .008, d - .10, .15, fm, (x, -d / 2 - .01, .282), r=.05, bulge=.025, wrinkle=.006,
                     seed=seed + i, piping=fm, n=12)
            soft_box(sw - .02, .16, .38, fm, (x, -.215, .425), r=.07, bulge=.045, wrinkle=.009, seed=seed + 5 + i,
                     rot=(-11, 0, 0), n=12)
        for k, c in enumerate(cush):
            s = -1 if k % 2 == 0 else 1
            pillow(.42, .42, .15, M.fabric(c, 260, melange=.18), (s * (w / 2 - .33), -.375, .60), (66, 0, s * -12),
                   seed=seed + k)
    return g


def egg_chair(at, rot=0, z_ceiling=2.6, fab="#e9e0d0", rattan="oak", seed=0):
    """Hanging rattan pod, open toward -Y, with a seat cushion."""
    rx, ry, rz, zc = .50, .42, .62, 1.02
    m = M.wood(rattan, "z", .55)
    with Group("egg_chair", at, rot) as g:
        def pt(a, e):                                  # a: azimuth, e: elevation; narrower toward the top
            k = math.cos(e) * (1 - .16 * math.sin(e))
            return Vector((rx * k * math.cos(a), ry * k * math.sin(a), zc + rz * math.sin(e)))

        def opened(p):                                 # mouth: tilted ellipse on the front
            return p.y < -.10 and (p.x / .43) ** 2 + ((p.z - zc - .05) / .50) ** 2 < 1
        n = 44
        for i in range(n):
            a = 2 * math.pi * i / n
            run = []
            for e in np.linspace(-1.35, 1.42, 40):
                p = pt(a, e)
                if opened(p):
                    if len(run) > 1:
                        tube([tuple(q) for q in run[::2] + run[-1:]], .0045, m, 6)
                    run = []
                else:
                    run.append(p)
            if len(run) > 1:
                tube([tuple(q) for q in run[::2] + run[-1:]], .0045, m, 6)
        for e in np.linspace(-1.3, 1.36, 19):
            run = []
            for a in np.linspace(-math.pi / 2, 1.5 * math.pi, 61):
                p = pt(a, e) * 1.0
                if opened(p):
                    if len(run) > 2:
                        tube([tuple(q) for q in run], .004, m, 6)
                    run = []
                else:
                    run.append(p)
            if len(run) > 2:
                tube([tuple(q) for q in run], .004, m, 6)
        rim = []
        for t in np.linspace(0, 2 * math.pi, 49)[:-1]:  # mouth rim projected on the shell
            x, z = .43 * math.cos(t), zc + .05 + .50 * math.sin(t)
            e = math.asin(max(-1, min(1, (z - zc) / rz)))
            k = math.cos(e) * (1 - .16 * math.sin(e))
            cy = math.sqrt(max(0, 1 - min(1, (x / (rx * k)) ** 2)))
            rim.append((x, -max(.10, ry * k * cy), z))
        tube(rim, .013, m, 12, cyclic=True)
        top = pt(0, math.pi / 2)
        rod((0, 0, top.z - .02), (0, 0, z_ceiling), .006, None, M.metal("black"), 10)
        cyl(.05, z_ceiling - .02, z_ceiling, M.metal("black"))
        fm = M.fabric(fab, 300)
        lathe([(0, -.02), (.20, -.015), (.30, .03), (.335, .085), (.30, .125), (.2, .145), (0, .15)], fm,
              (0, -.02, zc - rz * .80), 48, auto=180, subsurf=1)
        pillow(.62, .56, .18, fm, (0, .20, zc - .08), (72, 0, 0), seed=seed)
        pillow(.38, .28, .12, M.fabric("#b98463", 260), (.05, .06, zc - .20), (62, 0, 6), seed=seed + 1)
    return g

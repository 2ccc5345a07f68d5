"""What stands on shelves and tables: vases, books, trays, fruit; and rugs."""
import math
import random

import numpy as np

import materials as M
from geo import Group, box, lathe

VASES = {
    "bottle": [(0, 0), (.045, 0), (.06, .01), (.07, .06), (.066, .12), (.035, .17), (.02, .21), (.018, .27),
               (.024, .285), (.019, .285), (.014, .27)],
    "jar": [(0, 0), (.05, 0), (.075, .02), (.095, .08), (.092, .14), (.06, .19), (.045, .205), (.05, .22),
            (.043, .22), (.038, .2)],
    "tall": [(0, 0), (.05, 0), (.06, .01), (.075, .12), (.085, .26), (.075, .38), (.05, .44), (.052, .46),
             (.045, .46), (.04, .43)],
    "bowl": [(0, 0), (.04, 0), (.045, .006), (.09, .03), (.125, .07), (.13, .085), (.126, .085), (.088, .036),
             (0, .016)],
    "cup": [(0, 0), (.03, 0), (.035, .006), (.04, .05), (.041, .085), (.037, .085), (.035, .05), (0, .008)],
    "canister": [(0, 0), (.05, 0), (.054, .004), (.054, .14), (.05, .145), (.055, .147), (.055, .162), (.05, .166),
                 (.012, .166), (.012, .178), (.008, .184), (0, .184)],
}


def vase(kind, at, mat, s=1.0, seg=48):
    """Turned vessel by name (VASES)."""
    return lathe([(r * s, z * s) for r, z in VASES[kind]], mat, at, seg, name="vase", subsurf=1,
                 auto=180 if kind != "canister" else 40)


def books(x, y, z, n=5, upright=True, seed=0,
          colors=("#d8cfc0", "#8a5a44", "#4a5a58", "#c7a56d", "#efe9de", "#2f3438"), rot=0.0):
    """Row or pile of books; returns its group and the height of the pile."""
    rng = random.Random(seed)
    with Group("books", (x, y, z), rot) as g:
        page = M.plain("#efe7d6", 0.8)
        c = 0.0
        for i in range(n):
            t, hh, d = rng.uniform(.016, .038), rng.uniform(.19, .26), rng.uniform(.13, .17)
            cm = M.laminate(rng.choice(colors), 0.5)
            if upright:
                for q in ((c, c + .0025), (c + t - .0025, c + t)):
                    box(q[0], q[1], -d, 0, 0, hh, cm, 0.0008)
                box(c, c + t, -d - .002, -d + .001, 0, hh, cm, 0.0008)   # spine faces the room
                box(c + .0025, c + t - .0025, -d + .001, -.004, .004, hh - .004, page, 0)
                c += t + 0.001
            else:
                w = hh * rng.uniform(.95, 1.1)
                with Group("book", (0, 0, c), rng.uniform(-7, 7)):
                    for q in ((0, .0025), (t - .0025, t)):
                        box(-w / 2, w / 2, -d / 2, d / 2, q[0], q[1], cm, 0.0008)
                    box(-w / 2, w / 2, -d / 2 - .002, -d / 2 + .001, 0, t, cm, 0.0008)
                    box(-w / 2 + .004, w / 2 - .004, -d / 2 + .001, d / 2 - .004, .0025, t - .0025, page, 0)
                c += t
    return g, c


def tray(x, y, z, w=0.36, d=0.24, mat=None, rot=0):
    """Wooden tray with a rim."""
    with Group("tray", (x, y, z), rot) as g:
        m = mat or M.wood("walnut", "x")
        box(-w / 2, w / 2, -d / 2, d / 2, 0, 0.008, m, 0.002)
        for q in ((-w / 2, w / 2, -d / 2, -d / 2 + .01), (-w / 2, w / 2, d / 2 - .01, d / 2),
                  (-w / 2, -w / 2 + .01, -d / 2, d / 2), (w / 2 - .01, w / 2, -d / 2, d / 2)):
            box(*q, 0.0, 0.03, m, 0.002)
    return g


def fruit_bowl(x, y, z, seed=0, mat=None):
    """Bowl of oranges and apples."""
    rng = random.Random(seed)
    vase("bowl", (x, y, z), mat or M.ceramic("#d9d2c4"), 1.1)
    for i in range(7):
        a = i * 2.4
        r = .055 if i < 5 else .02
        c = rng.choice(["#c8762a", "#b7a03a", "#8f2f22", "#7d8f35"])
        R = rng.uniform(.034, .040)
        m = M.ceramic(c, 0.4)
        lathe([(0, -R * .92)] + [(R * math.cos(t), R * .95 * math.sin(t)) for t in np.linspace(-1.3, 1.25,
                12)] + [(0, R * .84)], m,
              (x + math.cos(a) * r, y + math.sin(a) * r, z + (.085 if i < 5 else .135)), 28, auto=180,
              rot=(rng.uniform(-30, 30), rng.uniform(-30, 30), 0))


def rug_obj(x, y, w, d, mat, rot=0):
    """Rug lying at (x, y)."""
    with Group("rug", (x, y, 0), rot) as g:
        box(-w / 2, w / 2, -d / 2, d / 2, 0.0, 0.014, mat, 0.006, 3)
    return g

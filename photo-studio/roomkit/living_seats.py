"""Seating for the living rooms: corner sofa, timber lounge chair, pouf, low media unit. Front toward -Y."""
import math
import random

import bpy

import core
import living_goods as L
import materials as M
import props as P
from geo import Group, box, lathe, rod, soft_box, tube


def cloth(color, kind="weave"):
    return M.boucle(color) if kind == "boucle" else M.fabric(color, 230, melange=.18, bump=.5)


def corner_sofa(at, rot=0, w=2.75, ret=2.3, d=.96, side=1, color="#b8ad9f", kind="weave", soft=(), seed=0, legs="walnut", fab=None):
    """L-shaped: main run along x with its back on y=0, return of length `ret` toward -Y on `side`."""
    rng = random.Random(seed)
    fm = fab or cloth(color, kind)
    X = lambda x: x * side
    with Group("corner_sofa", at, rot) as g:
        lm = M.wood(legs, "z")
        for x, y in ((-w / 2 + .1, -.1), (-w / 2 + .1, -d + .1), (w / 2 - .1, -.1), (w / 2 - .1, -ret + .1), (w / 2 - d + .1, -ret + .1)):
            rod((X(x), y, .12), (X(x), y, 0), .024, .017, lm)
        o = dict(bulge=.0, wrinkle=.004, r=.035)
        soft_box(w, d, .18, fm, (0, -d / 2, .10), seed=seed, **o)
        soft_box(d, ret - d + .02, .178, fm, (X(w / 2 - d / 2), -(ret + d) / 2 + .01, .101), seed=seed + 1, **o)
        soft_box(.17, d, .46, fm, (X(-w / 2 + .085), -d / 2, .12), r=.06, bulge=.014, wrinkle=.008, seed=seed + 2)
        soft_box(w - .17, .20, .58, fm, (X(.085), -.10, .12), r=.07, bulge=.012, wrinkle=.008, seed=seed + 3)
        soft_box(.20, ret - .62, .578, fm, (X(w / 2 - .10), -(ret - .62) / 2 - .10, .121), r=.07, bulge=.012, wrinkle=.008, seed=seed + 4)
        k = dict(r=.055, bulge=.035, wrinkle=.014, piping=fm)
        run = (w - .17 - d) / 2                        # two seats, the corner, the chaise
        for i in range(2):
            x = -w / 2 + .17 + run * (i + .5)
            soft_box(run - .008, d - .20, .175, fm, (X(x), -(d + .2) / 2, .27), seed=seed + 5 + i, rot=(0, 0, rng.uniform(-.8, .8)), **k)
            soft_box(run - .02, .20, .43, fm, (X(x), -.285, .425), r=.07, bulge=.04, wrinkle=.022, seed=seed + 9 + i, rot=(12 + rng.uniform(-2, 3), 0, rng.uniform(-2.5, 2.5)))
        soft_box(d - .21, d - .21, .174, fm, (X(w / 2 - .2 - (d - .2) / 2), -(d + .2) / 2, .2705), seed=seed + 12, **k)
        soft_box(d - .20, ret - d - .01, .175, fm, (X(w / 2 - .2 - (d - .2) / 2), -(ret + d) / 2, .27), seed=seed + 13, **k)
        soft_box(d - .30, .20, .43, fm, (X(w / 2 - d / 2 - .12), -.285, .425), r=.07, bulge=.04, wrinkle=.022, seed=seed + 14, rot=(13, 0, side * -2))
        y0, y1 = -.42, -ret + .68
        soft_box(y0 - y1, .20, .42, fm, (X(w / 2 - .285), (y0 + y1) / 2, .425), r=.07, bulge=.04, wrinkle=.022, seed=seed + 15, rot=(12, 0, -90 * side))
        spots = ((-w / 2 + .42, -.54, 8, .48), (-w / 2 + .76, -.60, -12, .42), (w / 2 - .70, -.60, -24, .50), (w / 2 - .57, -1.12, -80, .46))
        for i, (x, y, a, s) in enumerate(spots):
            c = soft[i % len(soft)]
            L.cushion(s, s, .17, cloth(c, "boucle" if i == 1 else "weave"), (X(x), y, .435 + s * .47), (66 + rng.uniform(-6, 4), rng.uniform(-6, 6), side * a + rng.uniform(-6, 6)), seed + i, .05 + .05 * rng.random(), M.fabric(M.shade(c, .85)) if i in (0, 3) else None)
        yt = -ret + .30                                # throw across the chaise
        e = d - .2
        L.throw([(-e / 2 - .075, .16), (-e / 2 - .058, .36), (-e / 2 + .07, .482), (0, .504), (e / 2 - .08, .492), (e / 2 + .02, .49)], .52,
                M.fabric(soft[1], 130, melange=.25, bump=.8), (X(w / 2 - .2 - e / 2), yt, 0), 90 if side < 0 else -90, seed, .011)
    return g


def lounge_chair(at, rot=0, wood="oak", color="#c9bfae", kind="boucle", pad=None, seed=0):
    """Timber-framed reading chair with loose seat and back cushions."""
    wz, wy, fm = M.wood(wood, "z"), M.wood(wood, "y"), cloth(color, kind)
    with Group("lounge_chair", at, rot) as g:
        for s in (-1, 1):
            x = s * .36
            tube([(x, -.36, 0), (x, -.345, .28), (x, -.33, .555)], .020, wz, 16)
            tube([(x, .42, 0), (x, .33, .28), (x, .27, .55)], .020, wz, 16)
            tube([(x, -.40, .555), (x, -.20, .575), (x, .05, .572), (x, .31, .545)], .026, wy, 16)
            rod((x, -.34, .25), (x, .335, .20), .016, None, wy, 14)
        for y, z in ((-.34, .245), (.335, .20)):
            rod((-.36, y, z), (.36, y, z), .016, None, M.wood(wood, "x"), 14)
        for k in range(7):                             # back spindles
            x = -.24 + .08 * k
            rod((x, .30, .25), (x, .50, .80), .008, None, wz, 10)
        rod((-.30, .505, .81), (.30, .505, .81), .018, None, M.wood(wood, "x"), 16)
        for s in (-1, 1):
            rod((s * .29, .30, .22), (s * .29, .505, .81), .016, None, wz, 14)
        soft_box(.64, .68, .15, fm, (0, -.035, .255), r=.06, bulge=.035, wrinkle=.016, seed=seed, rot=(3.5, 0, 0), piping=fm)
        soft_box(.60, .17, .52, fm, (0, .205, .375), r=.075, bulge=.05, wrinkle=.02, seed=seed + 3, rot=(-20, 0, 0))
        if pad:
            L.cushion(.44, .32, .14, cloth(pad), (.03, .02, .54), (62, 3, 6), seed + 5)
    return g


def tub_chair(at, rot=0, fab=None, legs="walnut", pad=None, seed=0):
    """The round armchair turned to face -Y, with a settled cushion in its back."""
    with Group("tub_chair", at, rot) as g:
        inner = P.armchair((0, 0, 0), 90, legs=legs, fab=fab, seed=seed)
        for o in [o for o in inner.obj.children if o.name.startswith("pillow")]:
            bpy.data.objects.remove(o)
        L.cushion(.46, .32, .15, cloth(pad or "#e6dccb"), (.02, .11, .585), (66, 3, 5), seed, .06)
    return g


def pouf(at, color, seed=0, r=.27, h=.38, knit=True):
    """Knitted round pouf, slightly sat-in."""
    m = cloth(color, "boucle" if knit else "weave")
    with Group("pouf", at) as g:
        prof = [(0, 0), (r * .8, 0), (r * .97, .04), (r * 1.05, h * .45), (r * .98, h * .82), (r * .74, h * .97), (r * .25, h * .955), (0, h * .94)]
        o = lathe(prof, m, seg=64, auto=180, subsurf=1)
        o.scale = (1, .97, 1)
        for k in range(14):
            a = 2 * math.pi * k / 14
            tube([(q * math.cos(a) * 1.006, q * math.sin(a) * 1.006, z) for q, z in prof[2:7]], .004, m, 6)
    return g


def media_unit(Lg, p, at=(0, 0, 0), rot=0, d=.44, z0=.20, z1=.50, fronts="slab", niche=1, seed=0, top=None, split=5):
    """Long low floating unit: drawer fronts, one open lit niche with a player and books. Back on y=0, x 0..Lg."""
    with Group("media_unit", at, rot) as g:
        w = Lg / split
        na, nb = w * niche, w * (niche + 1)
        for a, b in ((0, na), (nb, Lg)):
            if b - a > .01:
                box(a + .001, b - .001, -d + .02, 0, z0, z1, p["carcass"], .001)
        for i in range(split):
            if i != niche:
                P.front(w * i, w * (i + 1), z0, z1 - .022, -d + .02, p["base"], fronts, t=.02)
        for z in (z0, z1 - .018):
            box(na, nb, -d + .01, 0, z, z + .018, p["wood_x"], .001)
        box(na, nb, -.012, 0, z0 + .018, z1 - .018, p["wood_x"], .001)
        box(0, Lg, -d + .012, -d + .024, z1 - .022, z1, p["profile"], 0)
        box(-.012, Lg + .012, -d - .012, 0, z1, z1 + .028, top or p["wood_x"], .004, 3)
        for x in (-.010, Lg - .006):
            box(x, x + .016, -d, 0, z0, z1, p["base"], .0015)
        core.lamp("AREA", (Lg / 2, -.2, z0 - .008), 2.2 * Lg, 2800, target=(Lg / 2, -.24, 0), size=(Lg - .2, .03), name="under_led")
        c = (na + nb) / 2
        box(c - .21, c + .09, -.34, -.06, z0 + .018, z0 + .075, M.plain("#1a1a1b", .35), .006, 3)
        box(c - .20, c - .19, -.3415, -.338, z0 + .04, z0 + .046, M.glow("#ffd9a6", 1.2), 0)
        P.books(c + .13, -.12, z0 + .018, 5, True, seed)
        P.strip(na + .03, nb - .03, -.05, z1 - .019, 1.4, 2800, (0, -.3, -1))
    return g

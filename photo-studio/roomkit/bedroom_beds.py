"""Beds with bedding that has been slept in, padded walls, a daybed. Head at y=0, foot toward -Y."""
import random

from mathutils import Vector, noise as mnoise

import living_goods as L
import materials as M
import props as P
from geo import Group, box, drape_cloth, rod, soft_box


def rumple(o, yoff=0.0, seed=0, amp=.016):
    """Crease a cloth from drape_cloth; layers given the same seed and their own y offset crease together."""
    for v in o.data.vertices:
        x, y = v.co.x, v.co.y + yoff
        top = max(0, min(1, 1 + (v.co.z + .02) / .06))
        a = mnoise.noise(Vector((x * 1.7 + y * .9, y * 2.3 - x, seed * 3.7)))
        b = mnoise.noise(Vector((x * 4.2 - y * 2, y * 3.1 + x * 1.4, seed * 1.9 + 5)))
        c = mnoise.noise(Vector((x * 9 + y * 5, y * 7 - x * 4, seed + 9)))
        ridge = (1 - min(1, abs(a) * 3.2)) ** 2 + .6 * (1 - min(1, abs(b) * 3.5)) ** 2
        v.co.z += top * amp * (ridge + .35 * c)
    return o


def bedding(w, Ln, z, p, seed=0, drop=.27, linen="#f2eee6", full=True):
    """Mattress, duvet turned back, throw at the foot, sleeping pillows and cushions. z: top of the base."""
    rng = random.Random(seed)
    soft = p["soft"]
    soft_box(w, Ln, .25, M.fabric("#efeae1", 500), (0, -Ln / 2 - .06, z), r=.07, bulge=.012, wrinkle=.006, seed=seed)
    zt = z + .255
    k = dict(seed=seed, puff=.062)
    lm = M.fabric(linen, 420, melange=.05, bump=.2)
    am = M.fabric(soft[1], 420, melange=.08, bump=.25)
    y0 = -.60

    def layer(*a, **kw):
        rumple(drape_cloth(*a, **kw, **k), kw["yoff"], seed)
    layer(w + .05, Ln - .50, drop, lm, (0, y0, zt), thick=.04, yoff=y0)
    layer(w + .135, .34, drop * .8, am, (0, y0 + .03, zt + .043), front=False, thick=.026, yoff=y0 + .03)
    layer(w + .15, .60, drop + .06, M.fabric(soft[2], 120, melange=.25, bump=.8), (0, -Ln + .50, zt + .042), front=False, thick=.012, yoff=-Ln + .50)
    for s in ((-1, 1) if w > 1.3 else (0,)):
        for j in range(2):
            L.cushion(.72, .50, .20, M.fabric((linen, M.shade(linen, .95))[j], 420, melange=.04, bump=.2), (s * w * .25, -.20 - .13 * j, zt + .235 - .03 * j), (63 - 8 * j, rng.uniform(-3, 3), rng.uniform(-5, 5)), seed + 2 * j + s, .09)
        L.cushion(.56, .50, .18, M.fabric(soft[1], 260, melange=.16, bump=.5), (s * (w * .25 - .03), -.47, zt + .21), (54, rng.uniform(-4, 4), rng.uniform(-8, 8)), seed + 7 + s, .08, M.fabric(M.shade(soft[1], .8)))
    if full:
        L.cushion(.44, .44, .16, M.fabric(soft[2], 220, melange=.2, bump=.6), (.10, -.66, zt + .18), (50, 3, 9), seed + 11, .08)
        L.cushion(.62, .28, .14, M.boucle("#e9e2d4"), (-.20, -.76, zt + .12), (46, -2, -6), seed + 13, .04)


def dressed_bed(at, rot, p, w=1.8, Ln=2.02, color="#a99a88", seed=0, legs=True):
    """Upholstered base without a headboard of its own."""
    with Group("bed", at, rot) as g:
        fm = M.fabric(color, 260, melange=.15, bump=.45)
        soft_box(w + .10, Ln + .08, .20, fm, (0, -Ln / 2 - .05, .10), r=.035, bulge=.004, wrinkle=.006, seed=seed)
        if legs:
            for sx in (-1, 1):
                for y in (-.25, -Ln + .10):
                    rod((sx * (w / 2 - .08), y, .12), (sx * (w / 2 - .08), y, 0), .026, .020, p["wood_z"])
        bedding(w, Ln, .29, p, seed)
    return g


def padded_wall(n, h, color, kind="channels", seed=0, z0=.08, y=0.0):
    """Upholstered wall, x 0..n: upright channels or large offset pads."""
    fm = M.fabric(color, 260, melange=.15, bump=.45)
    with Group("padded_wall") as g:
        box(0, n, y - .018, y - .001, z0, z0 + h, M.fabric(M.shade(color, .6)), 0)
        if kind == "channels":
            k = round(n / .26)
            for i in range(k):
                soft_box(n / k - .003, .075, h, fm, (n / k * (i + .5), y - .052, z0), r=.034, bulge=.022, wrinkle=.005, seed=seed + i, n=10)
        else:
            k, rows = round(n / .72), 2
            for i in range(k):
                for j in range(rows):
                    soft_box(n / k - .004, .07, h / rows - .004, fm, (n / k * (i + .5), y - .050, z0 + h / rows * j + .002), r=.028, bulge=.020, wrinkle=.008, seed=seed + i * 2 + j, n=12)
    return g


def daybed(at, rot, p, w=2.05, d=.92, seed=0, color=None, slats=True):
    """Faces -Y, back on y=0: timber frame, mattress, back cushions and bolsters, throw over one end."""
    rng = random.Random(seed)
    wx, wz, soft = p["wood_x"], p["wood_z"], p["soft"]
    fm = M.fabric(color or soft[0], 240, melange=.18, bump=.5)
    with Group("daybed", at, rot) as g:
        for sx in (-1, 1):
            for y in (-.04, -d + .04):
                rod((sx * (w / 2 - .03), y, .66), (sx * (w / 2 - .03), y, 0), .024, .017, wz)
            for z in (.34, .62):
                rod((sx * (w / 2 - .03), -.04, z), (sx * (w / 2 - .03), -d + .04, z), .017, None, M.wood(p["spec"]["wood"], "y"), 14)
            for k in range(5 if slats else 0):
                y = -.04 - (d - .08) * (k + 1) / 6
                rod((sx * (w / 2 - .03), y, .34), (sx * (w / 2 - .03), y, .62), .008, None, wz, 10)
        for z in (.62, .34):
            rod((-w / 2 + .03, -.04, z), (w / 2 - .03, -.04, z), .017, None, wx, 14)
        box(-w / 2 + .04, w / 2 - .04, -d + .02, -.03, .20, .28, wx, .006, 3)
        P.front(-w / 2 + .06, -.004, .08, .195, -d + .05, p["base"], "slab", t=.018)
        P.front(.004, w / 2 - .06, .08, .195, -d + .05, p["base"], "slab", t=.018)
        box(-w / 2 + .06, w / 2 - .06, -d + .055, -.05, .07, .198, p["carcass"], .001)
        soft_box(w - .12, d - .08, .20, fm, (0, -d / 2 - .01, .275), r=.06, bulge=.022, wrinkle=.014, seed=seed, piping=fm, n=18)
        for k in range(3):
            L.cushion(.62, .50, .20, M.fabric((soft[0], "#ece4d6", soft[0])[k], 260, melange=.18, bump=.5), (-.62 + .62 * k, -.20, .475 + .23), (66 + rng.uniform(-4, 4), 0, rng.uniform(-5, 5)), seed + k, .08)
        for k, (x, c) in enumerate(((-.70, soft[2]), (.46, soft[1]), (.78, "#e9e2d4"))):
            L.cushion(.44, .44, .16, M.boucle(c) if k == 2 else M.fabric(c, 220, melange=.2, bump=.6), (x, -.36 + .04 * k, .475 + .18), (58 + rng.uniform(-5, 5), rng.uniform(-5, 5), (14, -8, -24)[k]), seed + 5 + k, .07)
        L.throw([(-d + .02, .14), (-d + .005, .30), (-d + .02, .44), (-d + .12, .492), (-d * .55, .515), (-d * .32, .512)], .46, M.fabric(soft[1], 130, melange=.25, bump=.8), (-w / 2 + .62, 0, 0), 0, seed, .010)
    return g

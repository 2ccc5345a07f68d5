"""Majlis seating, coffee service, low table and ring chandelier."""
import math

import core
import materials as M
import props as P
from geo import Group, box, cyl, lathe, rod, soft_box, tube
from props.lattices import star_segs, strips
from props.tapers import ball, taper


def majlis_run(L, at, rot, seat, back, arm, plinth, d=.80, seed=0, arms=True):
    """Low built-in seating along local x 0..L, back on y=0: plinth, seat pads, back pads, arm bolsters."""
    n = max(1, round(L / .92))
    w = L / n
    with Group("majlis_run", at, rot) as g:
        box(0, L, -d + .05, 0, 0, .09, plinth, .003)
        for i in range(n):
            x = w * (i + .5)
            soft_box(w - .005, d, .23, seat, (x, -d / 2, .09), r=.045, bulge=.022, wrinkle=.004, seed=seed + i,
                     n=10, piping=seat)
            soft_box(w - .03, .17, .43, back, (x, -.25, .315), r=.065, bulge=.05, wrinkle=.008,
                     seed=seed + 3 * i + 1, rot=(-10, 0, 0), n=10)
        if arms:
            for i in range(1, n):
                if i % 2 == 1:
                    soft_box(.19, .46, .23, arm, (w * i, -.45, .325), r=.07, bulge=.03, wrinkle=.005, seed=seed + i,
                             n=10)
    return g


def bolster(at, rot, mat, trim, L=.6, r=.10):
    """Round bolster lying along local x with piped ends."""
    with Group("bolster", at, rot):
        lathe([(0, -L / 2), (r * .75, -L / 2 + .004), (r * .96, -L / 2 + .03), (r, -L / 4), (r * 1.02, 0),
               (r, L / 4), (r * .96, L / 2 - .03), (r * .75, L / 2 - .004), (0, L / 2)],
              mat, (0, 0, r), 40, rot=(0, 90, 0), auto=180, subsurf=1)
        for s in (-1, 1):
            lathe([(0, 0), (.018, .002), (.014, .012), (0, .014)], trim, (s * L / 2, 0, r), 20, rot=(0, 90 * s, 0))


def dallah(at, rot=0, mat=None, s=1.0):
    """Arabic coffee pot: pinched waist, crescent beak, domed lid with finial. Spout toward local +x."""
    m = mat or M.metal("brass", .2, False)
    k = lambda prof: [(r * s, z * s) for r, z in prof]
    q = lambda pts: [tuple(c * s for c in p) for p in pts]
    with Group("dallah", at, rot) as g:
        lathe(k([(0, 0), (.062, 0), (.066, .006), (.060, .018), (.062, .03), (.080, .055), (.088, .08), (.080, .11),
                 (.055, .145), (.043, .165), (.046, .18), (.058, .205), (.060, .212), (.055, .212)]),
              m, seg=48, auto=180, subsurf=1)
        lathe(k([(.060, .212), (.058, .222), (.040, .245), (.018, .262), (.010, .27), (.014, .280), (.012, .288),
                 (.006, .294), (.006, .312), (.0, .318)]), m, seg=40, auto=60)
        taper(q([(.035, 0, .125), (.075, 0, .165), (.105, 0, .215), (.15, 0, .225)]),
              [.030 * s, .026 * s, .017 * s, .006 * s], m)
        tube(q([(-.05, 0, .20), (-.115, 0, .205), (-.125, 0, .14), (-.078, 0, .075)]), .0075 * s, m, 14)
        for z, r in ((.03, .064), (.165, .045), (.205, .060)):
            lathe(k([(r, z - .003), (r + .004, z), (r, z + .003)]), m, seg=40)
    return g


FINJAN = [(0, 0), (.018, 0), (.02, .004), (.027, .028), (.033, .052), (.0305, .052), (.025, .028), (0, .008)]


def finjan(at, mat, s=1.0):
    """Small coffee cup without a handle."""
    return lathe([(r * s, z * s) for r, z in FINJAN], mat, at, 36, auto=180, subsurf=1, name="finjan")


def coffee_service(at, rot=0, cups=4, metal="brass", cup="#f4efe4"):
    """Round tray with dallah, finjans and a bowl of dates."""
    m = M.metal(metal if metal != "black" else "brass", .22, False)
    with Group("coffee_service", at, rot) as g:
        lathe([(0, 0), (.20, 0), (.215, .012), (.222, .022), (.214, .022), (.20, .008), (0, .006)], m, seg=72,
              auto=60)
        dallah((-.07, .05, .007), 20, m)
        for i in range(cups):
            a = math.radians(-70 + 38 * i)
            finjan((.135 * math.cos(a), .135 * math.sin(a), .007), M.ceramic(cup, .2))
        with Group("dates", (-.075, -.105, .007)):
            lathe([(r * .5, z * .5) for r, z in P.VASES["bowl"]], M.ceramic("#d9cab0", .3), seg=40, auto=180)
            for i in range(9):
                a, r = i * 2.4, .012 * math.sqrt(i)
                o = ball(.010, M.plain("#3d1f12", .25), (r * math.cos(a), r * math.sin(a), .030 + .006 * (i < 4)),
                         14)
                o.scale, o.rotation_euler = (1.7, 1, .9), (0, 0, a)
    return g


def low_table(at, w, d, h, top, base, metal, rot=0):
    """Low table with lattice sides."""
    with Group("low_table", at, rot) as g:
        box(-w / 2, w / 2, -d / 2, d / 2, h - .035, h, top, .006, 3)
        box(-w / 2 + .02, w / 2 - .02, -d / 2 + .02, d / 2 - .02, h - .05, h - .035, metal, .001)
        box(-w / 2 + .09, w / 2 - .09, -d / 2 + .09, d / 2 - .09, 0, h - .05, base, .004)
        for sy in (-1, 1):
            with Group("lat", (0, sy * (d / 2 - .09), 0), 0 if sy < 0 else 180):
                strips(star_segs(-w / 2 + .11, w / 2 - .11, .03, h - .07, .12), .006, .006, metal, -.0005)
    return g


def ring_light(x, y, z_ceiling, z, r=.5, metal="brass", power=30, kelvin=2900):
    """Hanging ring of light."""
    m = M.metal(metal, .28)
    with Group("ring_light", (x, y, 0)) as g:
        lathe([(r - .012, z), (r + .012, z), (r + .012, z + .05), (r - .012, z + .05), (r - .012, z)], m, seg=96,
              auto=30)
        lathe([(r - .009, z - .001), (r + .009, z - .001)], M.glow("#ffe4bd", 7), seg=96)
        cyl(.06, z_ceiling - .025, z_ceiling, m)
        for k in range(3):
            a = 2 * math.pi * k / 3 + .5
            rod((r * math.cos(a), r * math.sin(a), z + .05),
                (.03 * math.cos(a), .03 * math.sin(a), z_ceiling - .02), .0018, None, m, 8)
        core.lamp("AREA", (0, 0, z - .01), power, kelvin, target=(0, 0, 0), size=(r * 1.4, r * 1.4), glossy=False,
                  name="ring")
    return g

"""Tools of the workshop and of the fitters: ladder, tool box, lamps, levels, laser, trolley. Conventions as in props.py."""
import math

from mathutils import Vector

import core
import materials as M
import props_more_a as Q
from geo import Group, box, cyl, rod, tube

STEEL, DARK = "#8b8f92", "#232426"


def ladder(at, rot=0, steps=4, color="#c9cacb"):
    """Aluminium step ladder, treads toward -Y."""
    m, h = M.plain(color, .35, .8), .24 * (steps + 1)
    with Group("ladder", at, rot) as g:
        for s in (-1, 1):
            rod((s * .23, -.34, 0), (s * .17, .0, h), .019, .017, m, 8)
            rod((s * .21, .38, 0), (s * .17, .03, h - .04), .015, None, m, 8)
            for p, q in (((s * .23, -.34, 0), 1), ((s * .21, .38, 0), 1)):
                cyl(.026, 0, .03, M.plain(DARK, .6), p[:2])
        for k in range(steps):
            z = .24 * (k + 1)
            y = -.34 + .34 * z / h
            w = .23 - .06 * z / h
            box(-w, w, y - .035, y + .075, z - .024, z, m, .005)
        box(-.19, .19, -.10, .16, h - .01, h + .02, M.plain("#d1542c", .5), .008)
        rod((-.2, .22, h * .42), (.2, .22, h * .42), .010, None, m, 10)
        for s in (-1, 1):
            rod((s * .205, -.18, h * .45), (s * .195, .22, h * .45), .004, None, m, 8)
    return g


def toolbox(at, rot=0, color="#c0472f", open_=True):
    """Open tool tote with a bar handle and tools standing in it."""
    m = M.plain(color, .4)
    with Group("toolbox", at, rot) as g:
        box(-.25, .25, -.12, .12, 0, .015, m, .004)
        for y in (-.12, .108):
            box(-.25, .25, y, y + .012, .0152, .17, m, .003)
        for x in (-.25, .238):
            box(x, x + .012, -.1078, .1078, .0152, .27, m, .003)
        rod((-.24, 0, .245), (.24, 0, .245), .014, None, M.wood("oak", "x"), 16)
        for k, (x, c) in enumerate(((-.18, "#d8b23a"), (-.12, "#1f2022"), (-.05, "#c0472f"), (.02, "#2f5f8a"), (.10, "#1f2022"), (.17, "#d8b23a"))):
            y = (-.04, .05, -.02, .04, -.05, .03)[k]
            rod((x, y, .02), (x + .01, y, .17), .004, None, M.metal("steel", .3), 8)
            rod((x + .01, y, .165), (x + .016, y, .275), .013, .015, M.plain(c, .5), 12)
    return g


def drill(at, rot=0, color="#2f6f73"):
    """Cordless drill lying on its side on z of `at`."""
    with Group("drill", at, rot) as g:
        b, k = M.plain(color, .45), M.plain(DARK, .5)
        rod((-.07, 0, .035), (.07, 0, .035), .032, .030, b, 20)
        rod((.07, 0, .035), (.125, 0, .035), .024, .015, k, 18)
        rod((.125, 0, .035), (.19, 0, .035), .004, None, M.metal("steel", .25), 8)
        box(-.055, -.010, -.14, -.01, .012, .055, b, .012, 3)
        box(-.085, .035, -.205, -.135, .002, .066, k, .010, 3)
    return g


def work_light(at, rot=0, h=1.65, power=60, kelvin=4300):
    """Flood light on a tripod, beam toward -Y."""
    m = M.plain(DARK, .5)
    with Group("work_light", at, rot) as g:
        for k in range(3):
            a = math.radians(90 + 120 * k)
            rod((0, 0, .55), (.42 * math.cos(a), .42 * math.sin(a), 0), .012, .010, M.plain("#d8a92c", .5), 12)
        rod((0, 0, .45), (0, 0, h), .014, None, m, 14)
        with Group("head", (0, -.02, h + .06)) as q:
            q.obj.rotation_euler[0] = math.radians(14)
            box(-.15, .15, -.05, .03, -.10, .10, m, .010, 3)
            box(-.135, .135, -.0525, -.049, -.085, .085, M.glow("#fff4e2", 9), 0)
            if power:
                core.lamp("AREA", (0, -.07, 0), power, kelvin, target=(0, -1, -.2), size=(.27, .17), name="work")
    return g


def bulb(x, y, zc, drop=.35, power=22, kelvin=4000):
    """Bare bulb on its wire."""
    rod((x, y, zc - drop), (x, y, zc), .003, None, M.plain("#2a2a2b", .5), 8)
    cyl(.019, zc - drop - .055, zc - drop, M.plain("#1f1f20", .4), (x, y))
    Q.ball(.032, M.glow("#fff0d6", 8), (x, y, zc - drop - .085), 1.15)
    core.lamp("POINT", (x, y, zc - drop - .13), power, kelvin, radius=.05, name="bulb")


def level(at, L=.8, rot=0, color="#d9ac2b", flat=False):
    """Spirit level, on edge (or `flat`), with three vials."""
    b, end = M.plain(color, .35), M.plain("#1f2022", .5)
    vial = M.glow("#cfe85a", .75)
    with Group("level", at, rot) as g:
        h, t = .060, .0125
        wins = [(-L / 2 + .10, .026), (0, .052), (L / 2 - .10, .026)]
        cuts = [-L / 2 + .012] + [v for c, r in wins for v in (c - r, c + r)] + [L / 2 - .012]
        for a, c in zip(cuts[::2], cuts[1::2]):
            box(a, c, -t, t, 0, h, b, .002)
        for c, r in wins:
            box(c - r - .001, c + r + .001, -t + .0005, t - .0005, .0005, .014, b, 0)
            if r < .05:
                box(c - r - .001, c + r + .001, -t + .0005, t - .0005, h - .012, h - .0005, b, 0)
            d = Vector((r - .002, 0, 0)) if r > .05 else Vector((0, 0, .017))
            m = Vector((c, 0, .037 if r > .05 else .031))
            rod(m - d, m + d, .0105, None, vial, 20)
            for s in (-.012, .012):
                rod(m + d.normalized() * (s - .001), m + d.normalized() * (s + .001), .0112, None, end, 20)
            Q.ball(.0085, M.glow("#f6ffd0", 1.0), m + Vector((0, -.0045, .003)), scale=(1.15, .9, .75) if r > .05 else (.8, .9, 1.1))
        for a in (-L / 2, L / 2 - .014):
            box(a, a + .014, -t - .002, t + .002, -.0005, h + .002, end, .003)
    return g


def tape(at, rot=0, out=.45, color="#e0b32c"):
    """Tape measure with its blade drawn out along +X."""
    with Group("tape", at, rot) as g:
        box(-.078, -.004, -.022, .022, 0, .072, M.plain(color, .4), .014, 4)
        box(-.072, -.010, -.0235, .0235, .010, .062, M.plain("#232426", .5), .012, 4)
        box(-.006, out, -.0095, .0095, .0045, .0055, M.plain("#f1d24a", .35), 0)
        ink = M.plain("#1c1c1d", .5)
        for k in range(1, int(out / .01)):
            box(.01 * k - .0006, .01 * k + .0006, -.0095, -.0095 + (.010 if k % 10 == 0 else .006 if k % 5 == 0 else .004), .0052, .0058, ink, 0)
        box(out - .001, out + .002, -.011, .011, -.001, .010, M.metal("steel", .3), .001)
    return g


def clipboard(at, rot=0, rows=8, accent="#2f7a52"):
    """Clipboard lying flat; ticked boxes beside grey bars instead of writing."""
    with Group("clipboard", at, rot) as g:
        box(-.115, .115, -.16, .16, 0, .004, M.wood("oak", "y"), .003)
        box(-.105, .105, -.150, .135, .0042, .0052, M.plain("#fbfaf6", .7), 0)
        box(-.05, .05, .118, .155, .004, .014, M.metal("steel", .25), .004)
        ink, ok = M.plain("#a9abad", .7), M.plain(accent, .6)
        for k in range(rows):
            y = .095 - .030 * k
            box(-.070, -.070 + (.13, .105, .145, .09)[k % 4], y - .003, y + .003, .0051, .0056, ink, 0)
            for q in ((-.095, -.081, -.0075, -.0065), (-.095, -.081, .0065, .0075), (-.095, -.094, -.0065, .0065), (-.082, -.081, -.0065, .0065)):
                box(q[0], q[1], y + q[2], y + q[3], .0051, .0056, ink, 0)
            if k < rows - 2:
                for cx, cy, L, a in ((-.0905, -.001, .007, -45), (-.0855, .0015, .014, 52)):
                    box(cx - L / 2, cx + L / 2, y + cy - .0011, y + cy + .0011, .0057, .0063, ok, 0, rot=(0, 0, a))
        rod((.075, -.12, .010), (.102, .02, .010), .0042, None, M.plain("#26344a", .4), 12)
    return g


def laser(at, rot=0, color="#2fb39a"):
    """Small line laser on z of `at`, lens toward +Y."""
    with Group("laser", at, rot) as g:
        box(-.032, .032, -.05, .05, .012, .085, M.plain("#26282a", .5), .008, 3)
        box(-.033, .033, -.03, .03, .030, .066, M.plain(color, .45), .006, 3)
        cyl(.022, 0, .012, M.plain("#1c1d1e", .5))
        box(-.016, .016, .048, .0515, .045, .075, M.smoked_glass(), .002)
        box(-.003, .003, .0512, .0524, .052, .068, M.glow("#ff5a4a", 5), 0)
    return g


def laser_line(x0, x1, y, z, cross=None, z1=2.4, z0=.0):
    """Red line on a wall facing -Y, with an upright one at `cross`."""
    m = M.glow("#ff3b30", 4.0)
    box(x0, x1, y - .0012, y - .0006, z - .0016, z + .0016, m, 0)
    if cross is not None:
        box(cross - .0016, cross + .0016, y - .0018, y - .0013, z0, z1, m, 0)


def trolley(at, rot=0, w=.62, L=.95, color="#2f5f8a"):
    """Platform trolley, handle at +Y; deck top at z = .20."""
    with Group("trolley", at, rot) as g:
        box(-w / 2, w / 2, -L / 2, L / 2, .165, .20, M.plain(color, .45), .010, 3)
        box(-w / 2 + .02, w / 2 - .02, -L / 2 + .02, L / 2 - .02, .2003, .203, M.plain("#2a2b2c", .8), .001)
        for x in (-w / 2 + .09, w / 2 - .09):
            for y in (-L / 2 + .12, L / 2 - .12):
                rod((x - .018, y, .062), (x + .018, y, .062), .062, None, M.plain("#3a3b3c", .6), 28)
                rod((x - .020, y, .062), (x + .020, y, .062), .030, None, M.plain("#c9cacb", .4, .6), 20)
                box(x - .028, x + .028, y - .03, y + .03, .10, .165, M.plain(STEEL, .4, .7), .004)
        m, x, y = M.metal("steel", .3), w / 2 - .06, L / 2 - .03
        tube([(-x, y, .19), (-x, y + .02, .6), (-x, y + .05, .92), (-x + .06, y + .06, .98), (x - .06, y + .06, .98), (x, y + .05, .92), (x, y + .02, .6), (x, y, .19)], .015, m, 14)
        rod((-x, y + .02, .55), (x, y + .02, .55), .012, None, m, 12)
    return g

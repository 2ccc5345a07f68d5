"""More for bedrooms, children's rooms and studies: ceiling fan, bags, mats, glass partition, bunk with stairs. Conventions as in props.py."""
import math

import materials as M
import props as P
import props_more_a as Q
from geo import Group, box, cyl, lathe, rod, soft_box, tube
from props.kids_beds import bedding


def ceiling_fan(x, y, zc, z=None, metal="brass", blade="walnut", rot=20):
    """Three-blade ceiling fan on a rod."""
    z = z or zc - .34
    m = M.metal(metal, .3)
    with Group("fan", (x, y, 0), rot) as g:
        lathe([(0, zc), (.065, zc), (.055, zc - .05), (.02, zc - .075), (0, zc - .075)], m, seg=40)
        rod((0, 0, z + .06), (0, 0, zc - .06), .012, None, m, 14)
        lathe([(0, z - .07), (.06, z - .068), (.095, z - .045), (.10, z), (.085, z + .045), (.03, z + .06), (0, z + .06)], m, seg=48, auto=60)
        for k in range(3):
            with Group("blade", (0, 0, z - .01), 120 * k) as b:
                box(.09, .20, -.025, .025, -.004, .004, m, .002)
                o = box(.17, .64, -.065, .065, -.005, .005, M.wood(blade, "x"), .004, 3, rot=(9, 0, 0))
    return g


def slippers(at, rot=0, color="#8a6a4a"):
    """A pair of house slippers, toes toward -Y."""
    with Group("slippers", at, rot) as g:
        for s in (-1, 1):
            soft_box(.09, .25, .022, M.fabric(M.shade(color, .7)), (s * .065, 0, 0), r=.010, bulge=.002, wrinkle=0, n=10)
            tube([(s * .065 - .042, -.05, .015), (s * .065 - .025, -.055, .055), (s * .065 + .025, -.055, .055), (s * .065 + .042, -.05, .015)], .014, M.fabric(color), 10)
    return g


def school_bag(at, rot=0, color="#3c556d", accent="#d0a25d"):
    """Rucksack that stands on the floor, front toward -Y."""
    fm, am = M.fabric(color, 500, melange=.08), M.fabric(accent, 500)
    with Group("school_bag", at, rot) as g:
        soft_box(.30, .17, .41, fm, (0, 0, 0), r=.07, bulge=.02, wrinkle=.006, n=14)
        soft_box(.23, .07, .19, am, (0, -.10, .03), r=.03, bulge=.012, wrinkle=.004, n=10)
        rod((-.10, -.138, .19), (.10, -.138, .19), .003, None, M.metal("steel", .3), 8)
        tube([(-.03, .03, .40), (-.03, .03, .45), (.03, .03, .45), (.03, .03, .40)], .008, fm, 10)
        for s in (-1, 1):
            tube([(s * .07, .085, .38), (s * .09, .13, .25), (s * .10, .10, .06)], .013, fm, 10)
    return g


def newspaper(at, rot=0):
    """Folded paper: grey columns, no letters."""
    with Group("paper", at, rot) as g:
        box(-.15, .15, -.20, .20, 0, .010, M.plain("#eceae4", .8), .004)
        for k in range(3):
            for j in range(9):
                box(-.13 + .09 * k, -.05 + .09 * k, .05 - .026 * j, .062 - .026 * j, .0098, .0104, M.plain("#b9b7b2", .8), 0)
        box(-.13, .13, .085, .175, .0098, .0104, M.plain("#8d8f90", .8), 0)
    return g


def prayer_mat(at, rot=0, color="#7a2f35", n=3):
    """Folded prayer mat with a fringe."""
    with Group("mat", at, rot) as g:
        for k in range(n):
            soft_box(.36, .30, .018, M.fabric(M.shade(color, 1 - .05 * k), 260, melange=.2, bump=.5), (0, 0, .017 * k), r=.008, bulge=.003, wrinkle=.002, seed=k, n=10)
        for k in range(24):
            x = -.17 + .0148 * k
            rod((x, -.15, .04), (x + .003, -.185, .030), .002, None, M.fabric("#e9dcc2"), 6)
    return g


def glass_partition(L, h, p, panels=4, door=None):
    """Metal-framed glass screen along local x 0..L; panel `door` is left open."""
    m, w = M.metal("black" if p["metal"] == "black" else p["metal"], .35), L / panels
    with Group("partition") as g:
        box(-.02, L + .02, -.022, .022, h - .045, h, m, .002)
        for k in range(panels + 1):
            box(w * k - .018, w * k + .018, -.02, .02, .012, h - .0455, m, .002)
        for k in range(panels):
            if k == door:
                continue
            a, b = w * k + .0185, w * (k + 1) - .0185
            box(a, b, -.019, .019, .012, .05, m, .002)
            box(a, b, -.014, .014, h * .40, h * .40 + .022, m, .002)
            o = box(a, b, -.004, .004, .0505, h - .0458, M.glass("#eef3f1", reflect=.6), 0)
            o.visible_shadow = False
    return g


def stair_drawers(n, rise, run, depth, p):
    """Steps whose risers are drawers; local x from the top (0) down to n * run, back on y=0."""
    with Group("stairs") as g:
        for k in range(n):
            h = rise * (n - k)
            a, b = run * k, run * (k + 1)
            box(a + .001, b - .001, -depth, 0, 0, h - .026, p["carcass"], .001)
            box(a - (.012 if k else 0), b + .012, -depth - .022, 0, h - .025, h, p["wood_x"], .004, 3)
            rows = max(1, round(h / .42))
            for j in range(rows):
                za, zb = .03 + (h - .06) * j / rows, .03 + (h - .06) * (j + 1) / rows
                P.front(a + .003, b - .003, za, zb, -depth, p["base"], "slab", "knob", metal=p["metal"], vertical=False, hz=zb - .08, t=.018)
            box(b - .001, b + .017, -depth - .018, 0, 0, h - .0255, p["base"], .001)
    return g


def loft_bed(p, L=2.05, d=.98, z=1.34, seed=0, accent="#7f8c78", throw="#b98463", gap=(1.45, 2.05)):
    """Upper bed along local x 0..L, back on y=0: deck, guard rail with a gap for the stairs, bedding with the head at x=0."""
    wx, wz = p["wood_x"], p["wood_z"]
    with Group("loft_bed") as g:
        for x, y in ((.035, -d + .035), (.035, -.035), (L - .035, -d + .035), (L - .035, -.035)):
            box(x - .033, x + .033, y - .033, y + .033, 0, z + .48, wz, .006, 3)
        for y in (-d + .01, -.052):
            box(.07, L - .07, y, y + .042, z - .20, z + .02, wx, .004, 3)
        for x in (.015, L - .055):
            box(x, x + .04, -d + .07, -.07, z - .20, z + .02, wx, .004, 3)
        box(.07, L - .07, -d + .055, -.055, z - .06, z - .03, wx, .001)
        for zz in (z + .22, z + .40):
            box(.07, L - .07 if gap is None else gap[0], -d + .015, -d + .045, zz, zz + .07, wx, .006, 3)
            box(L - .045, L - .020, -d + .07, -.58, zz, zz + .07, wx, .006, 3)
        if gap:
            box(gap[0] - .03, gap[0] + .03, -d + .012, -d + .050, z + .02, z + .48, wz, .005, 3)
        with Group("linen", (.06, -d / 2, 0), 90):
            bedding(d - .18, L - .16, z - .03, "#f2eee6", accent, throw, seed, drop=.05)
    return g


def roller_blind(x0, x1, z1, drop, color="#e9e3d7", y=-.03):
    """Roller blind, partly down, in front of a window of the back wall."""
    o = box(x0, x1, y - .002, y, z1 - drop, z1, M.sheer(color, .86), 0)
    rod((x0 - .01, y, z1 + .02), (x1 + .01, y, z1 + .02), .028, None, M.plain("#e4e0d8", .5), 20)
    rod((x0, y - .001, z1 - drop), (x1, y - .001, z1 - drop), .009, None, M.plain("#d6d0c5", .5), 12)
    return o

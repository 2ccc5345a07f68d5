"""The workshop: edge-banding machine, panel rack, clamps, cabinet bodies. Conventions as in props.py."""
import materials as M
import props_more_a as Q
from geo import Group, box, cyl, rod


def edge_bander(at, p, rot=0, L=4.2):
    """Edge-banding machine along x, operator at -Y: feed table with rollers, pressure beam, hood with windows, control arm."""
    grey, pale, st, acc = M.plain("#55595c", .45), M.plain("#e4e4e1", .4), M.metal("steel", .3), p["base"]
    with Group("edge_bander", at, rot) as g:
        box(0, L, -.42, .42, .10, .80, pale, .012, 3)
        box(.05, L - .05, -.36, .36, .0, .10, grey, .004)
        for k in range(5):                             # service doors
            x = .10 + (L - .2) / 5 * k
            box(x + .01, x + (L - .2) / 5 - .01, -.4255, -.4195, .16, .70, pale, .006)
            box(x + .06, x + .10, -.432, -.425, .40, .50, grey, .003)
        box(-.002, L + .002, -.4225, -.40, .715, .775, acc, .002)
        box(-.25, L + .25, -.62, -.18, .80, .86, grey, .006)              # chain bed
        for k in range(int((L + .4) / .12)):
            x = -.18 + .12 * k
            box(x - .045, x + .045, -.34, -.20, .8602, .872, M.plain("#1f2022", .7), .004)
        for k in range(12):                            # side support with rollers
            x = .2 + (L - .4) * k / 11
            rod((x, -1.05, .858), (x, -.62, .858), .016, None, st, 14)
        for x in (.2, L - .2):
            box(x - .03, x + .03, -1.08, -.62, .80, .84, grey, .004)
            rod((x, -1.02, .80), (x, -1.02, 0), .022, None, grey, 14)
        box(.2, L - .2, -1.08, -1.05, .80, .862, st, .003)
        box(.15, L - .15, -.36, -.24, 1.00, 1.16, acc, .010, 3)           # pressure beam
        for k in range(14):
            x = .3 + (L - .6) * k / 13
            rod((x, -.33, .93), (x, -.27, .93), .035, None, M.plain("#2a2b2c", .7), 20)
        box(.55, L - .35, -.22, .44, .80, 1.42, pale, .03, 4)             # hood
        for k in range(3):
            x = .75 + (L - 1.35) / 3 * k
            box(x, x + (L - 1.35) / 3 - .16, -.226, -.219, 1.19, 1.36, M.smoked_glass(), .008)
        for x in (1.2, L - 1.0):                       # dust extraction
            rod((x, .22, 1.42), (x, .22, 3.6), .09, None, M.metal("steel", .4), 28)
        rod((.42, -.10, .86), (.42, -.10, 1.55), .022, None, grey, 14)
        box(.20, .62, -.20, -.14, 1.42, 1.76, grey, .012, 3)
        box(.24, .58, -.2035, -.199, 1.47, 1.72, M.glow("#9fc4d6", .7), 0)
        for k in range(3):
            box(.28 + .09 * k, .35 + .09 * k, -.205, -.2034, 1.60 - .05 * k, 1.70, M.glow(("#f4f7f8", "#d9b36a", "#5f8f86")[k], .8), 0)
        box(1.1, 2.5, -.98, -.23, .875, .893, p["wood_x"], .001)           # the panel that runs through
        Q.ball(.035, M.plain("#c0302a", .4), (.10, -.44, .90), .6)
        lamp = cyl(.028, 1.42, 1.62, M.glow("#7fd08a", 1.4), (L - .6, .0))
        lamp.location.z = 0
    return g


def rack(at, p, faces, rot=0, w=2.6, h=2.3, d=1.0, bays=6):
    """Steel rack in which panels stand upright, front edges toward -Y."""
    m = M.plain("#3c5a73", .45)
    with Group("rack", at, rot) as g:
        box(0, w, -d, 0, .10, .14, m, .004)
        for k in range(bays + 1):
            x = w * k / bays
            for y in (-d + .03, -.03):
                box(x - .022, x + .022, y - .022, y + .022, 0, h, m, .003)
            box(x - .018, x + .018, -d + .055, -.055, h - .04, h - .002, m, .003)
        box(-.02, w + .02, -d + .010, -d + .050, h, h + .04, m, .003)
        for b in range(bays):
            x, k = w * b / bays + .035, 0
            while x < w * (b + 1) / bays - .05:
                face = faces[(b * 3 + k) % len(faces)]
                t = h - .35 - .16 * ((b * 5 + k * 3) % 5) / 2
                box(x, x + .018, -d + .02 + .02 * ((k * 7) % 4), -.08, .141, t, face, .001)
                x, k = x + .026 + .012 * ((b + k) % 3 == 0), k + 1
    return g


def clamp(at, rot=0, L=.6):
    """Bar clamp along x, jaws toward +Y."""
    with Group("clamp", at, rot) as g:
        box(-L / 2, L / 2, -.014, .014, -.004, .004, M.metal("steel", .35), .001)
        for x in (-L / 2 + .02, L / 2 - .14):
            box(x - .014, x + .014, -.018, .085, -.012, .012, M.plain("#2a2b2c", .5), .003)
        rod((L / 2 - .125, .06, 0), (L / 2 + .03, .06, 0), .006, None, M.metal("steel", .3), 10)
        rod((L / 2 + .02, .06, 0), (L / 2 + .13, .06, 0), .016, .013, M.plain("#b5442f", .45), 14)
    return g


def carcass(x0, w, p, z0=.10, z1=.86, depth=.56, shelf=1, legs=True, mat=None):
    """Cabinet body without a door: sides, floor, back, rails on top, adjustable feet."""
    m, t = mat or M.laminate("#e9e5dc", .5), .018
    box(x0 + .001, x0 + w - .001, -.012, 0, z0, z1, m, .001)
    for x in (x0 + .001, x0 + w - t - .001):
        box(x, x + t, -depth, -.0122, z0, z1, m, .001)
    for z in [z0] + ([z1 - t] if z0 > 1 else []) + [z0 + (z1 - z0) * (k + 1) / (shelf + 1) for k in range(shelf)]:
        box(x0 + t + .0012, x0 + w - t - .0012, -depth + (.03 if z0 < z < z1 - t else .0005), -.0122, z + .0005, z + t, m, .001)
    if z0 < 1:
        for y in (-depth + .0005, -.10):
            box(x0 + t + .0012, x0 + w - t - .0012, y, y + .08, z1 - t - .001, z1 - .0005, m, .001)
    if legs:
        for x in (x0 + .06, x0 + w - .06):
            for y in (-depth + .06, -.06):
                rod((x, y, z0), (x, y, .008), .016, .014, M.plain("#1f2022", .5), 14)
                cyl(.028, 0, .012, M.plain("#1f2022", .5), (x, y))

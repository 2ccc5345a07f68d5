"""Free-standing and wall-hung pieces of a kitchen: refrigerator and its housing, shelves, folding counter, stools, blinds."""
import math

from mathutils import Vector, noise

import materials as M
import props as P
from geo import Group, box, lathe, mesh, rod


def steel_of(p, rough=.34):
    """Appliance finish that suits the palette's metal."""
    return M.plain("#232426", .32) if p["metal"] == "black" else M.metal("steel", rough)


def tap_of(p):
    return p["metal"] if p["metal"] in ("brass", "black") else "steel"


def fridge(at, rot=0, w=.70, h=1.82, d=.66, kind="combi", skin=None):
    """Refrigerator, back on y=0, x 0..w. kind: combi (one door over a freezer) or french (two doors over two drawers)."""
    m = skin or M.metal("steel", .34)
    dark, bar = M.plain("#17181a", .6), M.metal("steel", .2)
    yb, yf = -d + .075, -d
    with Group("fridge", at, rot) as g:
        box(.003, w - .003, yb, -.01, .05, h - .012, M.plain("#8b8d8e", .4, .6), .006)
        box(.012, w - .012, yb - .008, yb + .001, .06, h - .02, dark, 0)               # gaskets
        box(.02, w - .02, yb + .02, -.05, 0, .055, dark, .002)
        for x in (.05, w - .05):
            box(x - .03, x + .03, yf + .02, yb + .06, h - .013, h + .006, dark, .004)  # hinge covers
        if kind == "french":
            leaves = [(.004, w / 2 - .002, .80, h), (w / 2 + .002, w - .004, .80, h), (.004, w - .004, .435, .794), (.004, w - .004, .07, .429)]
        else:
            leaves = [(.004, w - .004, .70, h), (.004, w - .004, .07, .694)]
        for a, b, z0, z1 in leaves:
            box(a, b, yf, yb - .007, z0, z1, m, .010, 4)

        def pull(p, q):
            p, q = Vector(p), Vector(q)
            rod(p, q, .010, None, bar, 18)
            for t in (.06, .94):
                c = p.lerp(q, t)
                rod(c, c + Vector((0, .042, 0)), .007, None, bar, 12)
        y = yf - .038
        if kind == "french":
            for s in (-1, 1):
                pull((w / 2 + s * .045, y, .90), (w / 2 + s * .045, y, 1.52))
            for z in (.745, .38):
                pull((.10, y, z), (w - .10, y, z))
            box(.13, w / 2 - .13, yf - .0012, yf + .004, 1.20, 1.52, M.smoked_glass(), .003)
            box(.15, w / 2 - .15, yf - .0018, yf, 1.46, 1.49, M.glow("#cfe6ff", .5), 0)
        else:
            pull((.055, y, .78), (.055, y, 1.36))
            pull((.055, y, .36), (.055, y, .64))
            box(w - .16, w - .07, yf - .0012, yf + .004, 1.50, 1.56, M.smoked_glass(), .002)
    return g


def housing(x0, x1, p, z, depth=.60, clear=1.86):
    """Tall panels either side of a refrigerator and a cupboard above it, up to z."""
    for x in (x0, x1 - .018):
        box(x, x + .018, -depth, 0, 0, z, p["tall"], .0015)
    box(x0 + .018, x1 - .018, -depth + .02, 0, clear + .02, z, p["carcass"], .001)
    mid = (x0 + x1) / 2
    for a, b in ((x0 + .018, mid), (mid, x1 - .018)):
        P.front(a, b, clear + .02, z, -depth + .02, p["tall"], p["door_style"])


def shelf(x0, x1, z, mat, depth=.22, metal="brass", t=.028, y=0.0):
    """Open board on slim metal brackets; y is the wall plane. Returns the height of its top."""
    m = M.metal(metal, .3)
    box(x0, x1, y - depth, y - .001, z, z + t, mat, .003)
    for x in (x0 + .10, x1 - .10):
        box(x - .009, x + .009, y - depth + .03, y - .001, z - .006, z, m, .001)
        box(x - .009, x + .009, y - .007, y - .001, z - .12, z, m, .001)
    return z + t


def fold_counter(at, rot, w, d, mat, metal="black", h=.90):
    """Drop-leaf counter on a wall: hinged leaf, wall rail and two swing brackets. Back on y=0, centred on x."""
    m = M.metal(metal, .35)
    with Group("fold_counter", at, rot) as g:
        box(-w / 2, w / 2, -d, -.052, h - .028, h, mat, .004, 3)
        box(-w / 2, w / 2, -.050, 0, h - .028, h, mat, .003)
        box(-w / 2 + .02, w / 2 - .02, -.022, 0, h - .09, h - .029, mat, .002)
        for x in (-w / 2 + .16, w / 2 - .16):
            rod((x - .03, -.051, h - .001), (x + .03, -.051, h - .001), .005, None, m, 10)
            box(x - .010, x + .010, -.012, 0, h - .40, h - .03, m, .001)
            box(x - .010, x + .010, -d + .08, 0, h - .040, h - .029, m, .001)
            rod((x, -.008, h - .385), (x, -d + .10, h - .040), .007, None, m, 12)
    return g


def stool(at, rot=0, wood="oak", metal="black", h=.66):
    """Backless counter stool: dished wooden seat, splayed legs, metal foot ring."""
    wd, m = M.wood(wood, "x"), M.metal(metal, .35)
    with Group("stool", at, rot) as g:
        lathe([(0, h - .038), (.14, h - .036), (.168, h - .022), (.172, h - .008), (.160, h), (.11, h - .008), (0, h - .014)], wd, seg=56, auto=60, subsurf=1)
        for k in range(4):
            a = math.radians(45 + 90 * k)
            c, s = math.cos(a), math.sin(a)
            rod((c * .11, s * .11, h - .035), (c * .185, s * .185, 0), .015, .012, M.wood(wood, "z"))
        r = .11 + .075 * (h - .25) / h + .004
        lathe([(r + .006 * math.cos(t), .22 + .006 * math.sin(t)) for t in [6.2832 * i / 10 for i in range(11)]], m, seg=48, auto=180)
    return g


def roman_blind(x0, x1, z1, drop, color="#e8dfd0", y=-.02):
    """Linen blind drawn half up: a flat fall that gathers in soft folds at its hem."""
    n, k, folds = 30, 40, 3
    flat, v = drop * .55, []
    for j in range(k + 1):
        t = j / k
        if t < .5:
            z, dy = -flat * t * 2, 0.0
        else:
            u = (t - .5) * 2
            z = -flat - (drop - flat) * u + .012 * math.sin(u * folds * 6.283)
            dy = -.030 * abs(math.sin(u * folds * 3.1416)) ** .7 - .004
        for i in range(n + 1):
            x = x0 + (x1 - x0) * i / n
            v.append((x, y + dy + .003 * noise.noise(Vector((x * 5, z * 7, 0))), z1 + z + .004 * noise.noise(Vector((x * 2.5, t, 3))) * t))
    f = [(j * (n + 1) + i, (j + 1) * (n + 1) + i, (j + 1) * (n + 1) + i + 1, j * (n + 1) + i + 1) for j in range(k) for i in range(n)]
    o = mesh("blind", v, f, M.fabric(color, 300, melange=.06), auto=180)
    box(x0, x1, y - .004, y + .022, z1 - .004, z1 + .022, M.laminate("#efece6", .4), .003)
    return o


def pegboard(x0, x1, z0, z1, wood="oak", y=0.0, pitch=.064):
    """Birch-style board with round holes, pegs and a small ledge are placed by the room."""
    with Group("pegboard") as g:
        box(x0, x1, y - .016, y - .002, z0, z1, M.wood(wood, "z", .5), .002)
        nx, nz = int((x1 - x0 - .06) / pitch), int((z1 - z0 - .06) / pitch)
        ox, oz = (x0 + x1 - nx * pitch) / 2, (z0 + z1 - nz * pitch) / 2
        v, f = [], []
        for i in range(nx + 1):
            for j in range(nz + 1):
                b = len(v)
                v += [(ox + i * pitch + .008 * math.cos(t * .6283), y - .0164, oz + j * pitch + .008 * math.sin(t * .6283)) for t in range(10)]
                f.append(tuple(range(b, b + 10)))
        mesh("holes", v, f, M.plain("#241a12", .9))
    return g, [ox + i * pitch for i in range(nx + 1)], [oz + j * pitch for j in range(nz + 1)]


def peg(x, z, y=0.0, wood="oak", length=.075):
    rod((x, y - .014, z), (x, y - .014 - length, z + .006), .0072, .0072, M.wood(wood, "z"), 16)


def induction(x, y, z, w=.56, d=.48, zones=2):
    """Flush induction hob: black glass, fine printed rings, touch strip."""
    with Group("hob", (x, y, z)) as g:
        box(-w / 2, w / 2, -d / 2, d / 2, 0, .006, M.smoked_glass(), .002)
        line = M.plain("#8d8f90", .4)
        spots = [(0, .10, .085), (0, -.11, .065)] if w < .4 else [(-w * .25, .05, .088), (w * .25, .05, .07)]
        for cx, cy, r in spots[:zones]:
            for q in (r, r * .45):
                lathe([(q, 0), (q + .0018, 0)], line, (cx, cy, .0064), 64)
        for k in range(5):
            lathe([(.004, 0), (.0055, 0)], line, ((k - 2) * .035, -d / 2 + .035, .0064), 24)
    return g

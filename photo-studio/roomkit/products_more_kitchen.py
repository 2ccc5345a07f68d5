"""Kitchen accessories: corner trays, spice and crockery storage, stemware, tambour cabinet."""
import math

import materials as M
import props as P
import props_more_a as Q
import products as S
from geo import Group, box, cyl, lathe, mesh, rod, tube

SAGE, NAVY = "#8b9a84", "#2f4358"


def chrome():
    return M.metal("chrome", .16, False)


def pot(at, r=.11, h=.10, mat=None, lid=True):
    """Casserole with loop handles."""
    m = mat or M.metal("steel", .2, False)
    with Group("pot", at):
        lathe([(0, 0), (r * .9, 0), (r * .97, .008), (r, h), (r * .96, h), (r * .93, .01), (0, .01)], m, seg=56, auto=50)
        if lid:
            lathe([(r * 1.01, h), (r, h + .007), (r * .6, h + .022), (.012, h + .03), (.010, h + .044), (.02, h + .052), (.018, h + .06), (0, h + .062)], m, seg=56, auto=60)
        for s in (-1, 1):
            tube([(s * r, -.03, h * .72), (s * (r + .026), 0, h * .76), (s * r, .03, h * .72)], .0055, m)


def jar(at, fill, s=1.0, lid="walnut"):
    """Glass jar with its contents and a timber lid."""
    x, y, z = at
    r, h = .026 * s, .085 * s
    cyl(r - .003, z + .004, z + h * .80, M.plain(fill, .85, spec=.15), (x, y), seg=28)
    g = lathe([(0, .001), (r - .002, .001), (r, .004), (r, h - .006), (r - .004, h), (r - .006, h)], M.glass("#f4f8f6", reflect=1.2), (x, y, z), 32)
    g.visible_shadow = False
    cyl(r + .001, z + h, z + h + .020 * s, M.wood(lid, "x"), (x, y), .003, seg=32)


# ------------------------------------------------------------------------ swing-out corner
def _bean(R, w, a0, a1, n=26, k=12):
    """Outline of a stadium bent round the origin: spine radius R, half width w, angles in degrees."""
    a0, a1 = math.radians(a0), math.radians(a1)
    arc = lambda r, s, e: [(r * math.cos(s + (e - s) * i / n), r * math.sin(s + (e - s) * i / n)) for i in range(n + 1)]

    def cap(a, sg):
        c = (R * math.cos(a), R * math.sin(a))
        return [(c[0] + w * math.cos(a + sg * math.pi * i / k), c[1] + w * math.sin(a + sg * math.pi * i / k)) for i in range(1, k)]
    inner = [(c[0], c[1]) for c in arc(R - w, a1, a0)]
    end0 = [(R * math.cos(a0) + w * math.cos(a0 + math.pi + math.pi * i / k), R * math.sin(a0) + w * math.sin(a0 + math.pi + math.pi * i / k)) for i in range(1, k)]
    return arc(R + w, a0, a1) + cap(a1, 1) + inner + end0


def _tray(o, z, a0, a1, R=.33, w=.165):
    m = chrome()
    with Group("tray", (*o, z)):
        ring = _bean(R, w, a0, a1)
        n = len(ring)
        v = [(x, y, 0) for x, y in ring] + [(x, y, .014) for x, y in ring]
        f = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        mesh("deck", v, f, M.wood("oak", "x"), auto=40)
        for zz, r in ((.050, .0026), (.088, .0040)):
            tube([(x, y, zz) for x, y in ring], r, m, 8, cyclic=True, smoothpath=False)
        for x, y in ring[::6]:
            rod((x, y, .012), (x, y, .088), .0024, None, m, 8)
        mid = math.radians((a0 + a1) / 2)
        box(0, R - w + .03, -.014, .014, -.012, 0, m, .003, rot=(0, 0, math.degrees(mid))).location = ((R - w) / 2 * math.cos(mid), (R - w) / 2 * math.sin(mid), -.007)

        def at(a, dr=0.0):
            a = math.radians(a)
            return (R + dr) * math.cos(a), (R + dr) * math.sin(a), .014
        return at


def magic_corner():
    w, d, h = 1.14, .56, .70
    wm = M.laminate(S.WHITE, .5)
    S._carcass(w, d, h, wm, inner=M.wood("oak", "x"))
    box(-w / 2 - .004, w / 2 + .004, -d - .035, .004, h + .001, h + .031, M.wood("walnut", "x"), .004, 3)
    P.front(-w / 2, .075, .0, h - .003, -d, M.laminate(SAGE), "shaker")
    o = (.03, -d + .04)
    cyl(.016, .02, h - .02, chrome(), o)
    for z, a0, a1 in ((.075, -78, 42), (.385, -38, 82)):
        at = _tray(o, z, a0, a1)
        if z < .2:
            for a, r, hh, c in ((-62, .115, .12, "#b56a4c"), (-12, .105, .10, None), (28, .10, .09, None)):
                x, y, zz = at(a)
                pot((o[0] + x, o[1] + y, z + zz), r, hh, M.plain(c, .25) if c else None)
        else:
            for i, (a, dr, c) in enumerate(((-34, -.05, "#e7dfd0"), (-30, .07, "#8b9a84"), (-4, 0, "#d8cbb8"), (26, -.05, "#cbbba3"), (30, .07, "#e7dfd0"), (58, 0, "#cbbba3"))):
                x, y, zz = at(a, dr)
                P.vase("bowl" if i == 2 else "canister", (o[0] + x, o[1] + y, z + zz), M.ceramic(c, .35), .85 if i == 2 else 1.0)


# ------------------------------------------------------------------------- spice pull-out
SPICES = ("#b5471f", "#c98a1f", "#5b3a22", "#7d8a3a", "#e3d6b8", "#8c2f1f", "#2f2620", "#c46a2a", "#a89060", "#6d7047")


def spice_pullout():
    w, d, h = .19, .46, .66
    oak = M.wood("oak", "y")
    P.front(-w / 2 - .006, w / 2 + .006, 0, .72, -d - .001, M.laminate("#b56a4c"), "shaker", "knob", hz=.62, side="l", metal="brass")
    box(-w / 2 + .02, w / 2 - .02, -.018, 0, .01, h, M.wood("oak", "z"), .002)
    box(-w / 2 + .02, w / 2 - .02, -d, -d + .018, .01, h, M.wood("oak", "z"), .002)
    k = 0
    for z in (.03, .195, .36, .525):
        box(-w / 2 + .008, w / 2 - .008, -d + .019, -.019, z, z + .010, oak, .0015)
        for s in (-1, 1):
            rod((s * (w / 2 - .010), -d + .01, z + .045), (s * (w / 2 - .010), -.008, z + .045), .0035, None, M.metal("brass", .25, False), 10)
        for i in range(6):
            for s in (-1, 1):
                jar((s * .036, -d + .062 + .0665 * i, z + .010), SPICES[k % 10], 1.08)
                k += 3 if s > 0 else 4
    for s in (-1, 1):
        box(s * .03 - .008, s * .03 + .008, -d + .02, .06, .0, .014, M.metal("steel", .25), .002)


# ----------------------------------------------------------------------- drawer organiser
def drawer_organiser():
    w, d, h = .78, .50, .17
    S._drawer(w, d, h)
    oak = M.wood("oak", "x", .45)
    box(-w / 2 + .016, w / 2 - .016, -d + .002, -.016, .013, .025, oak, .001)
    hole = M.plain("#4a3522", .9)
    for i in range(17):
        for j in range(10):
            lathe([(0, 0), (.0035, 0)], hole, (-.352 + .044 * i, -.042 - .047 * j, .0256), 12)
    def pegs(x, y, r, hh=.115):
        for a in (45, 135, 225, 315):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            cyl(.009, .025, .025 + hh, M.wood("walnut", "z"), (x + c * r, y + s * r), .003, r2=.007, seg=20)
    def stack(x, y, n, s, c):
        for i in range(n):
            Q.plate((x, y, .024 + .0085 * i), M.ceramic(c if i % 2 else M.shade(c, .97), .25), s)
    stack(-.245, -.335, 9, 1.28, "#f1ece2")
    pegs(-.245, -.335, .146)
    stack(.045, -.35, 8, 1.0, "#b9c2b0")
    pegs(.045, -.35, .117)
    for i in range(4):
        P.vase("bowl", (.275, -.36, .025 + .021 * i), M.ceramic(("#c98a6a", "#d6a183")[i % 2], .25), .72)
    pegs(.275, -.36, .108)
    for i in range(5):
        for k in range(2):
            P.vase("cup", (-.31 + .105 * i, -.10, .025 + .078 * k * (i % 2)), M.ceramic(("#efe9df", "#8b9a84", "#d8cbb8")[(i + k) % 3], .3), .92)
    P.vase("canister", (.27, -.115, .025), M.ceramic("#cbbba3", .35), .78)
    pegs(.27, -.115, .062, .07)
    P.front(-w / 2 - .02, w / 2 + .02, 0, .235, -d, M.laminate(SAGE), "slab", "bar", hz=.15, metal="brass", vertical=False, hlen=.26)


# --------------------------------------------------------------------------- stemware rack
def _goblet(at, s=1.0):
    """Wine glass hanging by its foot: `at` is the centre of the foot, bowl below."""
    prof = [(.034, 0), (.033, -.003), (.006, -.010), (.0045, -.03), (.0045, -.085), (.012, -.097), (.034, -.118), (.040, -.145), (.037, -.178), (.031, -.198),
            (.0298, -.198), (.0358, -.178), (.0387, -.145), (.033, -.12), (.010, -.100), (0, -.098)]
    o = lathe([(r * s, z * s) for r, z in prof], M.glass("#e9f0ee", reflect=1.9), at, 44, auto=60)
    o.visible_shadow = False


def glass_holder():
    box(-.34, .34, 0, .018, 0, .66, M.laminate(NAVY, .45), .002)
    box(-.31, .31, -.30, 0, .40, .425, M.wood("oak", "x"), .004, 3)
    m = M.metal("brass", .2, False)
    for s in (-1, 1):
        tube([(s * .25, -.004, .30), (s * .25, -.06, .355), (s * .25, -.20, .397)], .006, m, 10)
    n = 5
    for i in range(n):
        x = -.225 + .1125 * i
        for s in (-1, 1):
            tube([(x + s * .014, -.03, .397), (x + s * .014, -.03, .366), (x + s * .014, -.285, .366), (x + s * .022, -.305, .372)], .0030, m, 8, smoothpath=False)
        for k, y in enumerate((-.075, -.155, -.235)):
            if (i, k) not in ((3, 2), (4, 1)):
                _goblet((x, y, .3745))
    for x, c in ((-.22, "#33402b"), (-.13, "#6b1f24")):
        lathe([(0, 0), (.034, 0), (.037, .006), (.037, .15), (.030, .175), (.014, .20), (.0135, .255), (.016, .258), (.016, .272), (0, .273)], M.plain(c, .08), (x, -.15, .425), 40, auto=50)
    P.vase("jar", (.06, -.15, .425), M.ceramic("#d9cdb9"), .62)
    P.branches((.06, -.15, .545), .20, 6, 3)
    P.vase("bowl", (.21, -.15, .425), M.ceramic("#e7dfd0", .35), .6)


# -------------------------------------------------------------------------- tambour cabinet
def rolling_shutter():
    w, d, h = .64, .40, .86
    S._carcass(w, d, h, M.laminate(SAGE, .45), inner=M.wood("oak", "z"))
    al = M.plain("#c2bdb2", .32, .85)
    for s in (-1, 1):
        box(s * (w / 2 - .018), s * (w / 2 - .040), -d + .002, -d + .040, .018, h - .018, al, .001)
    z = h - .020
    while z > .50:                                      # raised slats
        box(-w / 2 + .041, w / 2 - .041, -d + .010, -d + .022, z - .0275, z, al, .0045, 4)
        z -= .0282
    box(-w / 2 + .041, w / 2 - .041, -d + .002, -d + .026, z - .040, z, al, .004, 3)
    box(-.10, .10, -d - .010, -d + .004, z - .034, z - .022, M.metal("brass", .25), .003, 3)
    P.strip(-w / 2 + .06, w / 2 - .06, -d + .09, h - .02, .4)
    with Group("kettle", (-.15, -.21, .018)):
        m, bk = M.metal("copper", .2, False), M.plain("#1f1d1b", .45)
        cyl(.082, 0, .016, bk)
        lathe([(.080, .016), (.088, .03), (.080, .12), (.060, .175), (.052, .182), (.012, .192), (.010, .202), (.018, .210), (.014, .220), (0, .222)], m, seg=56, auto=50)
        tube([(.080, 0, .07), (.115, 0, .12), (.120, 0, .175), (.138, 0, .192)], .010, m, 14)
        tube([(-.062, 0, .17), (-.125, 0, .175), (-.138, 0, .11), (-.090, 0, .05)], .009, bk, 14)
    with Group("toaster", (.12, -.20, .018), -8):
        box(-.085, .085, -.14, .14, .010, .185, M.plain("#e6dcc8", .25), .035, 6)
        for x in (-.035, .035):
            box(x - .014, x + .014, -.105, .105, .180, .1858, M.plain("#2a2724", .6), .002)
        box(-.012, .012, -.158, -.138, .10, .118, M.plain("#2a2724", .4), .004)
        cyl(.011, 0, .012, M.plain("#2a2724", .4), (0, -.10))
        cyl(.011, 0, .012, M.plain("#2a2724", .4), (0, .10))
    for i, c in enumerate(("#efe9df", "#d8cbb8", "#b56a4c")):
        P.vase("cup", (-.22 + .105 * i, -.34, .018), M.ceramic(c, .3), .85)

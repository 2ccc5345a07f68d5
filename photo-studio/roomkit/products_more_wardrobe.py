"""Wardrobe accessories: lift-down rail, fanned saree rack, tilt-out laundry basket."""
import math

import materials as M
import props as P
import products as S
from geo import Group, box, cyl, lathe, mesh, rod, soft_box, tube


def pull_down_rod():
    w, d, h = .96, .54, 1.62
    S._carcass(w, d, h, M.laminate(S.WHITE, .5), inner=M.wood("oak", "z"))
    m, dark = M.metal("chrome", .18, False), M.plain("#5b5e61", .4, .4)
    zp, y0 = .98, -.30
    ry, rz = -.70, 1.23                                 # rail brought down and out
    for s in (-1, 1):
        x = s * (w / 2 - .018)
        box(x, x - s * .034, y0 - .075, y0 + .075, zp - .10, zp + .10, dark, .010, 4)
        lathe([(0, 0), (.024, 0), (.024, .006), (0, .007)], m, (x - s * .034, y0, zp), 32, rot=(0, -90 * s, 0))
        xa = x - s * .046
        q = (xa, y0 + (ry - y0) * .55, zp + (rz - zp) * .55)
        rod((xa, y0, zp), q, .0125, None, m, 18)
        rod(q, (xa, ry, rz), .0090, None, m, 18)
        rod((xa, ry, rz), (xa - s * .03, ry, rz), .012, None, m, 18)
    xr = w / 2 - .018 - .046
    rod((-xr, ry, rz), (xr, ry, rz), .0115, None, m, 20)
    tube([(0, ry, rz), (0, ry - .012, rz - .06), (0, ry - .012, rz - .46)], .0075, m, 14)
    lathe([(0, -.05), (.012, -.048), (.014, -.02), (.013, .03), (.008, .036)], M.plain("#2a2b2d", .5), (0, ry - .012, rz - .47), 28, auto=60)
    cols = ("#2f4358", "#efe9df", "#b98a5a", "#8b9a84", None, "#e2d9ca", "#6d675d", "#b56a4c", "#3a3c3e")
    for i, c in enumerate(cols):
        if c:
            S._garment(-.315 + .078 * i, ry, rz, c, (.70, .66, .72, .64, 0, .70, .74, .66, .70)[i], .38, i)
    box(-w / 2 + .018, w / 2 - .018, -d + .02, -.009, .34, .358, M.wood("oak", "x"), .001)
    for k, c in enumerate(("#efe9df", "#b7a78c", "#8b9a84")):
        soft_box(.30, .34, .062, M.fabric(c, 300), (.22, -.28, .02 + .063 * k), r=.022, bulge=.006, n=10)
    box(-.40, -.06, -.46, -.10, .019, .21, M.fabric("#c7b698", 160, bump=.5), .006, 3)
    box(-.404, -.056, -.464, -.096, .165, .225, M.fabric("#c7b698", 160, bump=.5), .006, 3)


def _silk(color):
    return M.fabric(color, 700, .45, .10, .9, .12)


def _saree(L1, L2, w, color, border, seed=0):
    """Folded saree over an arm along x (at the origin): front fall L1, back fall L2, zari border on hem and edge."""
    nx, ns, r = 22, 40, .010
    v, f, gold = [], [], []
    tot = L1 + L2
    for j in range(ns + 1):
        s = -L1 + tot * j / ns
        for i in range(nx + 1):
            u = i / nx
            x = (u - .5) * w
            a = max(-math.pi / 2, min(math.pi / 2, s / r))
            over = max(0, abs(s) - r * math.pi / 2)
            y = r * math.sin(a)
            z = r * math.cos(a) - over
            wave = .007 * math.sin(u * 9 + seed * 1.7 + over * 3) * min(1, over / .25)
            v.append((x * (1 + .03 * over), y + wave + math.copysign(.004 * over / .5, s), z))
    for j in range(ns):
        s = -L1 + tot * (j + .5) / ns
        for i in range(nx):
            q = j * (nx + 1) + i
            f.append((q, q + 1, q + nx + 2, q + nx + 1))
            hem = min(s + L1, L2 - s)
            gold.append(1 if hem < .075 and not .030 < hem < .042 or i in (nx - 1, nx - 2) else 0)
    o = mesh("saree", v, f, _silk(color), auto=180)
    o.data.materials.append(M.fabric(border, 500, .38, .25, .6, .3))
    o.data.polygons.foreach_set("material_index", gold)
    sd = o.modifiers.new("s", "SOLIDIFY")
    sd.thickness, sd.offset = .007, 1
    sub = o.modifiers.new("sub", "SUBSURF")
    sub.levels = sub.render_levels = 1


SAREES = (("#8c1f38", "#d6a64a"), ("#1f5d63", "#d9b25a"), ("#c4912f", "#8c2f3a"), ("#5a2f6b", "#d6a64a"), ("#2f6b46", "#e0bd6a"), ("#b5472f", "#e3c07a"), ("#2f4a7a", "#d6b060"))


def saree_rack():
    w, h, d = .60, .86, .03
    box(-w / 2, w / 2, 0, d, 0, h, M.wood("walnut", "z"), .002)
    m = M.metal("brass", .22, False)
    box(-.045, .045, -.012, .001, h - .16, h - .03, m, .006, 4)
    cyl(.013, h - .155, h - .035, m, (0, -.035))
    box(-.013, .013, -.036, -.010, h - .15, h - .13, m, .003)
    box(-.013, .013, -.036, -.010, h - .06, h - .04, m, .003)
    n = len(SAREES)
    for i, (c, b) in enumerate(SAREES):
        ang = -164 + 148 * i / (n - 1)
        z = h - .075 - .008 * (i % 2)
        with Group("arm", (0, -.035, z), ang):
            rod((0, 0, 0), (.43, 0, 0), .0055, None, m, 14)
            lathe([(0, -.010), (.009, -.006), (.011, 0), (.009, .006), (0, .010)], m, (.436, 0, 0), 20)
            cyl(.019, -.007, .007, m, (0, 0))
            with Group("drape", (.265, 0, .006)):
                _saree(.62 - .03 * (i % 3), .55 - .03 * (i % 2), .285, c, b, i)


def _bag(m, rim):
    """Soft rectangular hamper, top open, z 0..h; outside then inside in one loft."""
    n, lv = 48, ((0, .150, .105), (.02, .158, .112), (.28, .166, .118), (.50, .170, .122), (.505, .164, .116), (.30, .160, .112))
    v, f = [], []
    for k, (z, sx, sy) in enumerate(lv):
        for i in range(n):
            a = 2 * math.pi * i / n
            c, s = math.cos(a), math.sin(a)
            q = (abs(c) ** 7 + abs(s) ** 7) ** (-1 / 7)
            wob = 1 + .012 * math.sin(5 * a + k * 2) * (0 < k < 4)
            v.append((c * q * sx * wob, s * q * sy * wob, z))
    for k in range(len(lv) - 1):
        f += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    f += [tuple(range(n))[::-1], tuple((len(lv) - 1) * n + i for i in range(n))]
    mesh("bag", v, f, m, auto=180, subsurf=1)
    tube([v[3 * n + i] for i in range(n)], .006, rim, 10, cyclic=True)


def laundry_basket():
    w, d, h = .46, .38, .78
    S._carcass(w, d, h, M.laminate(S.WHITE, .5), inner=M.wood("oak", "z"))
    box(-w / 2 - .004, w / 2 + .004, -d - .024, .004, h + .001, h + .024, M.wood("oak", "x"), .003, 3)
    linen = M.fabric("#d8cbb4", 160, bump=.5)
    flap = Group("flap", (0, -d, .022))
    flap.obj.rotation_euler[0] = math.radians(27)
    with flap:
        P.front(-w / 2 + .001, w / 2 - .001, 0, h - .024, 0, M.wood("oak", "z"), "fluted")
        P.handle("bar", 0, h - .10, -.022, .20, False, "brass")
        with Group("bag", (0, .136, .03)):
            _bag(linen, M.leather("#8a5a3a"))
            for k, (x, y, z, c, a) in enumerate(((-.06, .01, .40, "#8b9a84", 12), (.06, -.02, .41, "#efe9df", -16), (.0, .03, .45, "#b56a4c", 30), (-.04, -.04, .47, "#e2d9ca", -8))):
                soft_box(.19, .15, .09, M.boucle(c) if k % 2 else M.fabric(c, 240, bump=.4), (x, y, z), r=.042, bulge=.015, wrinkle=.016, seed=k * 3, rot=(10 * (k % 2), 0, a))
            g = Group("towel", (.10, -.118, .512))
            with g:
                P.towel(0, 0, 0, .14, .20, "#f1ece2", 4)
        for s in (-1, 1):
            box(s * .19, s * .186, .004, .258, .035, .047, M.metal("steel", .25), .001)
            box(s * .186, s * .166, .004, .258, .28, .29, M.metal("steel", .25), .001)
    for s in (-1, 1):
        rod((s * (w / 2 - .026), -.16, h - .16), (s * (w / 2 - .026), -d - .24, h - .20), .005, None, M.metal("steel", .25), 12)

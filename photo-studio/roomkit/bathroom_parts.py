"""Sanitary ware and bath furniture shared by the bathrooms. Conventions of props.py: back toward +Y, front toward -Y."""
import math

import core
import materials as M
import props as P
from geo import Group, box, cyl, lathe, mesh, rod, soft_box, tube


def tap_metal(p):
    """Brassware follows the palette's metal."""
    return {"brass": "brass", "black": "black"}.get(p["metal"], "chrome")


def _loft(rings, mat, auto=60, subsurf=0, cap=True):
    """Skin equal-length rings of (x, y, z); the first and the last are closed."""
    n = len(rings[0])
    v = [q for r in rings for q in r]
    f = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
    if cap:
        f += [tuple(range(n))[::-1], tuple((len(rings) - 1) * n + i for i in range(n))]
    return mesh("loft", v, f, mat, auto=auto, subsurf=subsurf)


def _oval(sx, sy, z, e=4.0, n=64, dz=None):
    """Superellipse ring; dz(u) lifts the ends, u being -1..1 along x."""
    out = []
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        q = (abs(c) ** e + abs(s) ** e) ** (-1 / e)
        x = c * q
        out.append((x * sx, s * q * sy, z + (dz(x) if dz else 0)))
    return out


def rect_basin(at, w=.52, d=.36, h=.125, mat=None):
    """Thin-walled counter-top basin with rounded corners."""
    m = mat or M.plain("#f3f1ec", .14)
    a, b, t = w / 2, d / 2, .011
    with Group("basin", at) as g:
        lv = [(a * .90, b * .88, 0), (a * .955, b * .945, .010), (a, b, h - .008), (a, b, h - .002), (a - t * .5, b - t * .5, h), (a - t, b - t, h - .004), (a * .90 - t, b * .88 - t, .034), (a * .74, b * .66, .020), (a * .2, b * .2, .016)]
        _loft([_oval(x, y, z, 6) for x, y, z in lv], m, 50)
        lathe([(0, .022), (.022, .022), (.024, .016)], M.metal("chrome", .15, False), (0, 0, 0), 28)
    return g


def deck_tap(at, metal="brass", h=.30, rot=0):
    """Tall basin mixer standing behind the bowl; spout toward -Y."""
    m = M.metal(metal, .2, False)
    with Group("tap", at, rot) as g:
        lathe([(0, 0), (.027, 0), (.027, .006), (.019, .010), (.0175, .014), (.0175, h - .012), (.0165, h - .006), (.012, h - .003), (0, h - .002)], m, seg=36, auto=40)
        tube([(0, -.012, h - .045), (0, -.085, h - .032), (0, -.135, h - .036), (0, -.146, h - .064)], .0105, m, 18)
        rod((0, 0, h - .003), (0, .004, h + .018), .006, None, m, 14)
        rod((0, .004, h + .016), (0, -.075, h + .030), .0055, .0042, m, 14)
    return g


def rolled(at, color, L=.30, r=.055, rot=0):
    """Rolled towel lying along local y, end toward -Y."""
    m = M.boucle(color)
    with Group("rolled", at, rot):
        o = lathe([(0, 0), (r * .82, .002), (r, .018), (r * 1.02, L / 2), (r, L - .018), (r * .82, L - .002), (0, L)], m, (0, 0, r), 36, rot=(90, 0, 0), auto=180)
        o.location.y = L / 2
        pts = [(k / 60 * r * .86 * math.cos(k * .30), -L / 2 - .004, r + k / 60 * r * .86 * math.sin(k * .30)) for k in range(4, 61, 2)]
        tube(pts, .0042, M.boucle(M.shade(color, .92)), 6)


def stack(at, colors, w=.34, d=.26, h=.062, rot=0):
    """Folded towels, fold toward -Y."""
    with Group("stack", at, rot):
        for k, c in enumerate(colors):
            soft_box(w, d, h, M.boucle(c), (.004 * (-1) ** k, 0, (h + .001) * k), r=h * .46, bulge=.006, wrinkle=.004, seed=k, n=12)


def lit_mirror(x0, x1, z0, z1, y=-.02, frame=None, power=7):
    """Wide mirror floating off the wall with light behind its edge. Returns its group."""
    with Group("mirror") as g:
        box(x0 + .05, x1 - .05, y, -.001, z0 + .05, z1 - .05, M.plain("#d8d4cc", .5), 0)
        r, n = .055, 8
        c = [((x1 - r if sx > 0 else x0 + r) + r * math.cos(a), (z1 - r if sz > 0 else z0 + r) + r * math.sin(a))
             for sx, sz, s in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)) for a in [math.radians(s + 90 * i / n) for i in range(n + 1)]]
        k = len(c)
        v = [(x, y - .012, z) for x, z in c] + [(x, y - .001, z) for x, z in c]
        mesh("glass", v, [tuple(range(k))[::-1]] + [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)], M.mirror(), auto=30)
        if frame is not None:
            tube([(x, y - .008, z) for x, z in c], .0085, frame, 10, cyclic=True, smoothpath=False)
        for zz, s in ((z1 - .03, 1), (z0 + .03, -1)):
            core.lamp("AREA", ((x0 + x1) / 2, y + .006, zz), power, 3000, target=((x0 + x1) / 2, .25, zz + s * .5), size=(x1 - x0 - .1, .012), name="mirror_led")
    return g


def sconce(at, metal="brass", power=3.0, rot=0):
    """Opal glass tube on a slim wall plate."""
    m = M.metal(metal, .25, False)
    with Group("sconce", at, rot) as g:
        box(-.022, .022, -.014, 0, -.07, .07, m, .005, 3)
        rod((0, -.012, 0), (0, -.062, 0), .008, None, m, 14)
        for z in (-.17, .158):
            cyl(.031, z, z + .012, m, (0, -.072))
        lathe([(.027, -.158), (.0285, -.150), (.0285, .150), (.027, .158)], M.glow("#ffe7c6", 3.4), (0, -.072, 0), 32)
        core.lamp("POINT", (0, -.11, 0), power, 2900, radius=.05, name="sconce")
    return g


def ladder(at, m, towels, h=1.62, w=.46, rot=0, lean=9):
    """Leaning towel ladder, feet at `at`, top toward +Y."""
    g = Group("ladder", at, rot)
    with g:
        t = Group("lean")
        t.obj.rotation_euler[0] = math.radians(-lean)
        with t:
            for s in (-1, 1):
                rod((s * w / 2, 0, 0), (s * w / 2, 0, h), .015, .015, m)
            zs = [h * k for k in (.22, .42, .62, .82)]
            for z in zs:
                rod((-w / 2, 0, z), (w / 2, 0, z), .011, None, m, 14)
            for k, c in enumerate(towels):
                P.towel(.02 * (-1) ** k, 0, zs[3 - 2 * k] + .004, w * .74, .46 - .08 * k, c, k)
    return g


def stool(at, wood, rot=0, h=.44, r=.17):
    """Round timber stool with a dished seat."""
    m = M.wood(wood, "z")
    with Group("stool", at, rot) as g:
        lathe([(0, h - .034), (r * .86, h - .034), (r, h - .022), (r, h - .006), (r * .95, h), (r * .5, h - .005), (0, h - .007)], M.wood(wood, "x"), seg=56, auto=40)
        for a in (45, 165, 285):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            rod((c * r * .62, s * r * .62, h - .03), (c * r * .95, s * r * .95, 0), .017, .012, m)
    return g


def soaps(at, colors, s=1.0):
    """Pump bottles side by side along x."""
    for k, c in enumerate(colors):
        x, y, z = at[0] + .085 * s * k, at[1], at[2]
        lathe([(r * s, h * s) for r, h in ((0, 0), (.030, 0), (.032, .004), (.032, .118), (.026, .132), (.012, .138), (.012, .150), (.006, .152), (.005, .178), (0, .178))], M.plain(c, .22), (x, y, z), 32, auto=40)
        rod((x, y + .006, z + .176 * s), (x, y - .036 * s, z + .172 * s), .0055 * s, .004 * s, M.plain("#2a2724", .4), 12)

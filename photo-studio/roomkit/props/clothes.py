"""Shoes, hats, bags, hanging garments and folded clothes."""
import math
import random

from mathutils import Vector, noise as mnoise

import materials as M
from geo import Group, box, lathe, mesh, rod, soft_box, tube
from props.shapes import ball


def shoe(at, rot=0, color="#7a5134", kind="loafer", s=1.0):
    """One shoe, toe toward -Y, heel at +Y. loafer | sneaker | heel."""
    with Group("shoe", at, rot, s) as g:
        m = M.leather(color) if kind != "sneaker" else M.fabric(color, 300)
        L, nv, nu = .265, 14, 12
        lift = .065 if kind == "heel" else 0
        v, f = [], []
        for j in range(nv + 1):
            t = j / nv                                 # 0 heel .. 1 toe
            y = .12 - L * t
            hw = (.030 + .014 * math.sin(min(1, t * 1.15) * math.pi * .9)) * (1 if t < .8 else math.sqrt(max(.04,
                    1 - ((t - .8) / .215) ** 2)))
            top = {"heel": .052 - .028 * t, "sneaker": .088 - .05 * t ** .8}.get(kind, .072 - .042 * t ** .7)
            zb = lift * max(0, 1 - t / .62) ** 1.2 + .012
            if t > .9:
                top *= .75
            for i in range(nu + 1):
                a = math.pi * i / nu
                v.append((hw * math.cos(a) * (1 + .08 * math.sin(a)), y, zb + top * math.sin(a) ** .7))
        for j in range(nv):
            for i in range(nu):
                a = j * (nu + 1) + i
                f.append((a, a + 1, a + nu + 2, a + nu + 1))
        f += [tuple(range(nu + 1)), tuple(nv * (nu + 1) + i for i in range(nu + 1))[::-1]]
        mesh("upper", v, f, m, auto=60, subsurf=1)
        # foot opening and sole
        ball(.026, M.plain("#2a221d", .9), (0, .075, lift * .8 + (.070 if kind != "heel" else .052)),
             scale=(.95, 1.8, .45))
        sm = M.plain("#efece4" if kind == "sneaker" else "#2b211b", .6)
        if kind == "heel":
            rod((0, .10, lift), (0, .105, 0), .014, .006, m, 14)
            soft_box(.075, .13, .012, sm, (0, -.08, 0), r=.006, bulge=0, wrinkle=0)
        else:
            soft_box(.082, L - .004, .022 if kind == "sneaker" else .014, sm, (0, .12 - L / 2, 0), r=.035, bulge=0,
                     wrinkle=0, n=8)
    return g


def shoe_pair(at, rot=0, color="#7a5134", kind="loafer", gap=.105):
    """Two shoes side by side."""
    with Group("pair", at, rot) as g:
        for sx in (-1, 1):
            shoe((sx * gap / 2, 0, 0), sx * 2, color, kind)
    return g


def hat(at, color="#cbb48c", rot=(0, 0, 0)):
    """Straw hat."""
    m = M.fabric(color, 120, bump=.6)
    return lathe([(.185, .004), (.17, .0), (.105, .006), (.098, .015), (.088, .085), (.070, .11), (0, .112)], m, at,
                 48, rot=rot, auto=60, subsurf=1)


def handbag(at, color="#8a5a3a", rot=0, s=1.0, metal="brass"):
    """Handbag, standing."""
    with Group("handbag", at, rot, s) as g:
        m = M.leather(color)
        soft_box(.30, .13, .20, m, (0, 0, 0), r=.035, bulge=.010, wrinkle=.002)
        soft_box(.285, .015, .11, m, (0, -.068, .085), r=.007, bulge=.002, wrinkle=.001)
        box(-.018, .018, -.085, -.072, .085, .108, M.metal(metal, .25), .003)
        for y in (-.03, .03):
            tube([(-.085, y, .18), (-.078, y, .27), (-.045, y, .315), (.045, y, .315), (.078, y, .27),
                  (.085, y, .18)], .006, m, 10)
    return g


def garment(at, color, length=.75, seed=0, rail="brass", sleeve=.5, rot=0):
    """Shirt/dress/coat on a hanger hung from a rail along X: spans Y, thin in X. `at` is the rail point."""
    rng = random.Random(seed)
    m = M.fabric(color, 380, melange=.08, bump=.2)
    with Group("garment", at, rot + rng.uniform(-5, 5)) as g:
        wd = M.wood("walnut", "y")
        tube([(0, .012, .012), (0, 0, .022), (0, -.014, .012), (0, -.012, -.01), (0, 0, -.03), (0, 0, -.06)], .0028,
             M.metal(rail, .25), 8)
        tube([(0, -.20, -.115), (0, -.10, -.075), (0, 0, -.058), (0, .10, -.075), (0, .20, -.115)], .008, wd, 8)
        rows = [(-.055, .045, .014), (-.075, .10, .020), (-.105, .19, .024), (-.135, .218, .024),
                (-.20, .214, .026)]
        n = 7
        for i in range(1, n + 1):
            t = i / n
            rows.append((-.20 - (length - .20) * t, .205 + .015 * t, .026 + .012 * t))
        nu = 30
        v, f = [], []
        for z, hy, hx in rows:
            d = max(0, (-z - .15)) / length
            for i in range(nu):
                a = 2 * math.pi * i / nu
                c, s = math.cos(a), math.sin(a)
                rip = 1 + .55 * d * math.sin(7 * s * math.pi / 2 + seed) + .5 * d * mnoise.noise(Vector((s * 4,
                        z * 2, seed)))
                v.append((hx * math.copysign(abs(c) ** .8, c) * rip, hy * s, z))
        k = len(rows)
        for j in range(k - 1):
            for i in range(nu):
                f.append((j * nu + i, j * nu + (i + 1) % nu, (j + 1) * nu + (i + 1) % nu, (j + 1) * nu + i))
        f.append(tuple((k - 1) * nu + i for i in range(nu)))
        mesh("cloth", v, f, m, auto=180, subsurf=1)
        if sleeve:
            for sy in (-1, 1):
                dx = rng.uniform(-.012, .012)
                v, f, ns = [], [], 12
                for t in (0, .15, .4, .7, 1):
                    r = .036 - .012 * t
                    for i in range(ns):
                        a = 2 * math.pi * i / ns
                        v.append((dx * t + r * .85 * math.cos(a),
                                  sy * (.195 + .028 * math.sin(t * 1.6)) + r * math.sin(a), -.115 - sleeve * t))
                for j in range(4):
                    for i in range(ns):
                        f.append((j * ns + i, j * ns + (i + 1) % ns, (j + 1) * ns + (i + 1) % ns, (j + 1) * ns + i))
                f.append(tuple(range(ns)))
                mesh("sleeve", v, f, m, auto=180, subsurf=1)
    return g


def folded(at, colors, n=4, w=.30, d=.30, seed=0):
    """Stack of folded knits."""
    rng = random.Random(seed)
    with Group("folded", at) as g:
        z = 0
        for i in range(n):
            h = rng.uniform(.038, .052)
            soft_box(w * rng.uniform(.95, 1.02), d, h, M.fabric(rng.choice(colors), 260, melange=.1, bump=.4),
                     (rng.uniform(-.006, .006), 0, z),
                     r=h * .45, bulge=.008, wrinkle=.004, seed=seed + i, n=10)
            z += h - .003
    return g, z

"""Pull-outs: bottles, pantry, corner carousel, waste bin."""
import math

import materials as M
import props as P
from geo import Group, box, cyl, mesh, rod, tube
from products.parts import WHITE, _carcass, _drawer, _wire


def bottle_pullout():
    """Narrow pull-out for bottles."""
    w, d, h = .15, .46, .62
    m = M.metal("chrome", .16, False)
    P.front(-w / 2 - .01, w / 2 + .01, 0, .72, -d - .02, M.laminate("#2f4358"), "slab", "bar", hz=.56, side="r",
            metal="brass", hlen=.18)
    for z in (.05, .36):
        box(-w / 2 + .01, w / 2 - .01, -d, -.01, z, z + .006, M.plain("#c9ccce", .3, .5), .002)
        for zz in (z + .05, z + .10):
            _wire([(-w / 2 + .008, -d, zz), (w / 2 - .008, -d, zz), (w / 2 - .008, -.008, zz),
                   (-w / 2 + .008, -.008, zz)], .0028, m, True)
    for y in (-d + .006, -.012):
        for s in (-1, 1):
            rod((s * (w / 2 - .012), y, .0), (s * (w / 2 - .012), y, h), .004, None, m, 10)
    box(-w / 2 + .008, w / 2 - .008, -d, -.004, .0, .014, M.plain("#8d9092", .35, .6), .002)
    for i, (c, k, s) in enumerate((("#3f4a2d", "bottle", .98), ("#a8762f", "bottle", .95),
                                   ("#7a2f22", "bottle", .9))):
        P.vase(k, (0, -.38 + .15 * i, .056), M.ceramic(c, .12), s)
    for i, c in enumerate(("#e7dfd0", "#cbbba3", "#e7dfd0", "#8b9a84")):
        P.vase("canister", (0, -.40 + .11 * i, .366), M.ceramic(c, .35), .88)


def tall_pantry():
    """Tall pantry with its baskets."""
    w, d, h = .56, .50, 2.0
    wm = M.laminate(WHITE, .5)
    _carcass(w, d, h, wm, z=.08, inner=M.wood("oak", "z"))
    box(-w / 2, w / 2, -d + .05, 0, 0, .08, M.laminate("#2a2927"), .001)
    m = M.metal("chrome", .16, False)
    for k in range(5):
        z = .16 + .37 * k
        with Group("shelf", (0, -.16 if k in (1, 2) else 0, 0)):
            box(-w / 2 + .03, w / 2 - .03, -d + .03, -.03, z, z + .008, M.laminate("#e3dccf", .5), .001)
            for zz in (z + .045, z + .085):
                _wire([(-w / 2 + .03, -d + .03, zz), (w / 2 - .03, -d + .03, zz), (w / 2 - .03, -.03, zz),
                       (-w / 2 + .03, -.03, zz)], .003, m, True)
            for i in range(4):
                if (i + k) % 3 == 0:
                    P.vase("bottle", (-.18 + .12 * i, -.34, z + .008),
                           M.ceramic(("#3f4a2d", "#a8762f", "#7a2f22")[(i + k) % 3 if i else k % 3], .15), .88)
                else:
                    P.vase("canister", (-.18 + .12 * i, -.34, z + .008),
                           M.ceramic(("#e7dfd0", "#cbbba3", "#8b9a84", "#d9b48f")[(i + 2 * k) % 4], .35),
                           .95 - .1 * (i % 2))
                P.vase("canister", (-.17 + .12 * i, -.15, z + .008),
                       M.ceramic(("#cbbba3", "#e7dfd0")[(i + k) % 2], .35), 1.05)
    for s in (-1, 1):                                   # opened doors
        with Group("door", (s * w / 2, -d, 0), s * 104):
            x0, x1 = (0, -s * w / 2) if s > 0 else (0, w / 2)
            a, b = sorted((x0, x1))
            P.front(a, b, .08, .08 + h, 0, M.laminate("#8b9a84"), "slab", t=.02)


def carousel():
    """Corner cabinet with turning trays."""
    m = M.metal("chrome", .16, False)
    cyl(.020, 0, .66, m)
    cyl(.10, 0, .008, m)
    for z in (.06, .38):
        R, n = .36, 48
        pts = [(R * math.cos(a), R * math.sin(a)) for a in [math.radians(-225 + 270 * i / n) for i in range(n + 1)]]
        v = [(0, 0, z)] + [(x, y, z) for x, y in pts] + [(0, 0, z + .012)] + [(x, y, z + .012) for x, y in pts]
        k = n + 2
        f = [(0, i + 1, i + 2)[::-1] for i in range(n)] + [(k, k + i + 1, k + i + 2) for i in range(n)]
        f += [(i + 1, i + 2, k + i + 2, k + i + 1) for i in range(n)] + [(0, 1, k + 1, k), (0, k, k + n + 1, n + 1)]
        mesh("tray", v, f, M.laminate("#e6dfd2", .45), auto=30)
        for zz in (z + .045, z + .08):
            _wire([(0.02, .02, zz)] + [(x, y, zz) for x, y in pts[::2]] + [(-.02, .02, zz)], .0032, m)
        for i in range(0, n + 1, 6):
            rod((pts[i][0], pts[i][1], z + .01), (pts[i][0], pts[i][1], z + .08), .0025, None, m, 8)
        for i, a in enumerate((-200, -150, -100, -50, 0, 30)):
            r = .22
            x, y = r * math.cos(math.radians(a)), r * math.sin(math.radians(a))
            if (i + (z > .2)) % 2:
                P.vase("canister", (x, y, z + .012), M.ceramic(("#e7dfd0", "#8b9a84", "#cbbba3")[i % 3], .35), 1.0)
            else:
                P.vase("bottle" if z > .2 else "bowl", (x, y, z + .012),
                       M.ceramic(("#a8762f", "#d8cbb8", "#3f4a2d")[i % 3], .25), .85 if z > .2 else .6)


def bin_unit():
    """Waste bins under a sink."""
    w, d = .40, .46
    _drawer(w, d, .10)
    for k, c in enumerate(("#6f7375", "#8b9a84")):
        x = -.092 + .184 * k
        with Group("bin", (x, -d / 2, .012)):
            v = []
            for z, sx, sy in ((0, .072, .175), (.36, .086, .205), (.372, .090, .210), (.372, .083, .200),
                              (.34, .080, .196), (.02, .068, .17)):
                v += [(-sx, -sy, z), (sx, -sy, z), (sx, sy, z), (-sx, sy, z)]
            f = [(4 * i + j, 4 * i + (j + 1) % 4, 4 * i + 4 + (j + 1) % 4,
                  4 * i + 4 + j) for i in range(5) for j in range(4)] + [(20, 21, 22, 23), (3, 2, 1, 0)]
            o = mesh("bin", v, f, M.plain(c, .45), auto=30)
            b = o.modifiers.new("b", "BEVEL")
            b.width, b.segments, b.limit_method, b.angle_limit = .010, 3, "ANGLE", 1.0
            if k == 0:
                box(-.088, .088, -.208, .208, .373, .383, M.plain("#4b4f51", .45), .004, 3)
                tube([(-.03, 0, .383), (-.03, 0, .40), (.03, 0, .40), (.03, 0, .383)], .005,
                     M.metal("chrome", .2, False))
    P.front(-w / 2 - .02, w / 2 + .02, -.0, .56, -d, M.laminate("#e9e2d5"), "shaker", "bar", hz=.50, metal="brass",
            vertical=False, hlen=.2)

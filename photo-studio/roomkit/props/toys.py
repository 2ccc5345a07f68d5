"""Toys, baskets, bunting and painted shapes for a child's room."""
import math
import random

from mathutils import Vector

import materials as M
from geo import Group, box, cyl, lathe, mesh, tube
from props.shapes import ball, torus


def teddy(at, rot=0, color="#c79f72", s=1.0):
    """Seated bear, about .34 m tall, faces -Y."""
    m, mu = M.boucle(color), M.boucle("#ead9bd")
    with Group("teddy", at, rot, s) as g:
        ball(.095, m, (0, 0, .105), 1.1)
        ball(.078, m, (0, -.01, .265), .94)
        ball(.034, mu, (0, -.078, .25), .85)
        ball(.011, M.plain("#2c211b", .4), (0, -.11, .262), .8)
        for sx in (-1, 1):
            ball(.030, m, (sx * .062, .005, .328), scale=(1, .55, 1))
            ball(.0075, M.plain("#1c1613", .2), (sx * .028, -.080, .287))
            ball(.036, m, (sx * .10, -.035, .150), rot=(-35, sx * 38, 0), scale=(.9, .9, 1.75))
            ball(.042, m, (sx * .07, -.115, .044), rot=(80, 0, sx * 18), scale=(.95, .95, 1.7))
            ball(.024, mu, (sx * .088, -.186, .050), scale=(1, .35, 1))
    return g


def ring_stack(at, colors, s=1.0):
    """Stacking rings."""
    with Group("rings", at, 0, s) as g:
        w = M.wood("oak", "z")
        cyl(.07, 0, .016, w, (0, 0))
        z = .016
        for k, c in enumerate(colors):
            r = .022 - .0018 * k
            torus(.042 - .005 * k, r, M.plain(c, .45), (0, 0, z + r * .8), squash=.8)
            z += r * 1.6
        cyl(.009, 0, z + .01, w, (0, 0))
        ball(.020, w, (0, 0, z + .022))
    return g


def blocks(at, colors, seed=0, rot=0):
    """Small stack of painted cubes."""
    rng = random.Random(seed)
    with Group("blocks", at, rot) as g:
        s = .055
        for k, (x, y, lv) in enumerate(((-.062, 0, 0), (0, .004, 0), (.064, -.006, 0), (-.03, 0, 1), (.034, 0, 1),
                                        (.004, 0, 2))):
            m = M.plain(colors[k % len(colors)], .5) if k % 3 else M.wood("oak", "x")
            b = box(x - s / 2, x + s / 2, y - s / 2, y + s / 2, lv * s, lv * s + s, m, .004, 3)
            b.rotation_euler[2] = math.radians(rng.uniform(-9, 9))
    return g


def globe(at, s=1.0, sea="#9fb7bd"):
    """Globe on a stand."""
    with Group("globe", at, 0, s) as g:
        br = M.metal("brass", .3)
        lathe([(0, 0), (.07, 0), (.072, .01), (.02, .022), (.010, .05), (0, .05)], M.wood("walnut", "z"), (0, 0, 0),
              36)
        t = M.Tree("globe")
        v = t.coords()
        land = t.ramp(t.noise(v, 9, 4, .6), [(.50, 0.0), (.53, 1.0)])
        t.principled(t.mix(land, sea, "#d3bd93"), .35, avg=sea)
        ball(.105, t.finish(), (0, 0, .175), seg=40)
        pts = [(.118 * math.sin(a), 0,
                .175 - .118 * math.cos(a)) for a in [math.radians(10 + 20 * i) for i in range(10)]]
        tube(pts, .004, br, 8)
    return g


def rope_basket(at, r=.2, h=.28, color="#c9b28a", accent=None):
    """Coiled rope basket: stacked rings with a contrast band."""
    with Group("basket", at) as g:
        n = int(h / .022)
        a, b = M.fabric(color, 90, bump=.8), M.fabric(accent or color, 90, bump=.8)
        for i in range(n):
            t = i / (n - 1)
            R = r * (.84 + .16 * math.sin(t * 1.9))
            torus(R, .0125, b if .35 < t < .62 else a, (0, 0, .0125 + .022 * i), 48)
        lathe([(0, .01), (r * .84, .01), (r * .93, h * .8)], a, (0, 0, 0), 48)
        for sx in (-1, 1):
            x = sx * r * .99
            tube([(x, -.06, h - .03), (x, -.05, h + .05), (x, .05, h + .05), (x, .06, h - .03)], .010, a, 10)
    return g


def bunting(p0, p1, colors, n=9, sag=.16):
    """String of fabric flags between two points on a wall facing -Y."""
    p0, p1 = Vector(p0), Vector(p1)

    def at(t):
        q = p0.lerp(p1, t)
        return Vector((q.x, q.y, q.z - sag * 4 * t * (1 - t)))
    with Group("bunting") as g:
        tube([tuple(at(i / 12)) for i in range(13)], .0025, M.plain("#d8cbb6", .8), 6)
        for i in range(n):
            a, b = at((i + .14) / n), at((i + .86) / n)
            c = (a + b) / 2 - Vector((0, .006, .15))
            m = (a + b) / 2 + Vector((0, -.008, -.07))
            mesh("flag", [tuple(a), tuple(b), tuple(c), tuple(m)], [(0, 3, 1), (0, 2, 3), (3, 2, 1)],
                 M.fabric(colors[i % len(colors)], 300), auto=180)
    return g


def wall_shape(pts, y, mat, t=.003):
    """Thin painted shape on a wall facing -Y from an XZ outline (colour blocks, arches, hills)."""
    n = len(pts)
    v = [(x, y - t, z) for x, z in pts] + [(x, y, z) for x, z in pts]
    f = [tuple(range(n))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return mesh("wall_shape", v, f, mat, auto=20)


def arch_pts(cx, w, z0, zs, n=28):
    """Arch outline: straight to zs, half-circle above."""
    return [(cx - w / 2, z0)] + [(cx - w / 2 * math.cos(math.pi * i / n),
                                  zs + w / 2 * math.sin(math.pi * i / n)) for i in range(n + 1)] + [(cx + w / 2,
                                      z0)]

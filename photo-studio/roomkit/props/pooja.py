"""Lamps, bells, garlands and petals of a pooja room."""
import math
import random

import bpy
from mathutils import Vector

import core
import materials as M
from geo import Group, lathe, link, rod
from props.tapers import ball


def bell(at, r=.035, drop=.2, metal=None):
    """Temple bell hanging `drop` below `at` on a chain."""
    m = metal or M.metal("brass", .2, False)
    with Group("bell", at) as g:
        n = max(3, int(drop / .02))
        for i in range(n):                             # chain as alternating links
            o = lathe([(.0042, -.0012), (.0056, 0), (.0042, .0012), (.0042, -.0012)], m,
                      (0, 0, -drop * (i + .5) / n), 12, rot=(90, 0, 90 * (i % 2)))
            o.scale = (1, drop / n / .0095, 1)
        z = -drop
        lathe([(0, z), (r * .18, z - .002), (r * .22, z - r * .25), (r * .5, z - r * .4), (r * .62, z - r * .9),
               (r * .75, z - r * 1.5), (r, z - r * 1.9), (r * 1.03, z - r * 2.0), (r * .93, z - r * 2.0),
               (r * .6, z - r * 1.2)],
              m, seg=40, auto=70)
        rod((0, 0, z - r * .8), (0, 0, z - r * 2.05), .002, None, m, 8)
        ball(r * .2, m, (0, 0, z - r * 2.15), 16)
    return g


def flame(at, s=1.0):
    """Small flame."""
    o = lathe([(0, 0), (.005 * s, .004 * s), (.0065 * s, .011 * s), (.004 * s, .022 * s), (0, .034 * s)],
              M.glow("#ffb347", 9), at, 16, auto=180, name="flame")
    o.visible_shadow = False


def diya(at, mat=None, s=1.0, lit=True):
    """Oil lamp."""
    with Group("diya", at, 0, s) as g:
        m = mat or M.metal("brass", .25, False)
        lathe([(0, 0), (.022, 0), (.024, .004), (.016, .010), (.034, .022), (.042, .034), (.039, .034), (.03, .024),
               (0, .018)], m, seg=36, auto=60)
        lathe([(0, .028), (.036, .028)], M.plain("#7a4a12", .1), seg=28)
        if lit:
            flame((0, -.02, .03))
    return g


def standing_lamp(at, h=.9, metal=None):
    """Tall brass oil lamp (samai): stepped base, ringed stem, dish with five flames, finial."""
    m = metal or M.metal("brass", .2, False)
    with Group("samai", at) as g:
        pr = [(0, 0), (.115, 0), (.12, .008), (.115, .02), (.085, .03), (.06, .05), (.035, .07), (.022, .09)]
        n = 5
        for i in range(n):
            z = .09 + (h - .26) * i / n
            dz = (h - .26) / n
            pr += [(.013, z + .1 * dz), (.013, z + .7 * dz), (.026, z + .8 * dz), (.030, z + .87 * dz),
                   (.026, z + .94 * dz)]
        z = h - .17
        pr += [(.015, z), (.02, z + .012), (.075, z + .028), (.082, z + .036), (.076, z + .036), (.022, z + .028),
               (.014, z + .045), (.022, z + .065), (.016, z + .085), (.024, z + .10), (.012, z + .125),
               (.004, z + .16), (0, z + .17)]
        lathe(pr, m, seg=40, auto=50)
        for k in range(5):
            a = 2 * math.pi * k / 5 - math.pi / 2
            flame((.070 * math.cos(a), .070 * math.sin(a), z + .034))
        core.lamp("POINT", (0, -.02, z + .10), .7, 2200, radius=.03)
    return g


def garland(pts, mat_a, mat_b, r=.017, sag=.05, seed=0):
    """Marigold string through points, hanging slack between them; a short tail drops at each point."""
    rng = random.Random(seed)
    me = {}
    for key, m in (("a", mat_a), ("b", mat_b)):
        o = ball(r, m, (0, 0, -50), 12, .72)
        me[key] = o.data
        bpy.data.objects.remove(o)

    def put(p, k):
        o = link(bpy.data.objects.new("flower", me["b" if k % 6 == 5 else "a"]))
        o.location, o.rotation_euler = p, (rng.random() * 3, rng.random() * 3, 0)
        s = rng.uniform(.85, 1.1)
        o.scale = (s, s, s)
    k = 0
    for p, q in zip(pts, pts[1:]):
        p, q = Vector(p), Vector(q)
        n = int((q - p).length / (r * 1.35))
        for i in range(n):
            t = i / n
            c = p.lerp(q, t)
            c.z -= sag * 4 * t * (1 - t)
            put(c, k)
            k += 1
    for p in pts:
        for i in range(1, 7):
            put(Vector(p) - Vector((0, 0, i * r * 1.5)), i)


def petals(at, R, n, colors, seed=0, z=0.0):
    """Loose flower heads filling a disc (urli, plate)."""
    rng = random.Random(seed)
    for i in range(n):
        a, r = i * 2.4, R * math.sqrt((i + .5) / n)
        s = rng.uniform(.011, .016)
        lathe([(0, 0), (s * .6, .001), (s, s * .35), (s * .8, s * .7), (s * .45, s * .85), (0, s * .8)],
              M.fabric(rng.choice(colors), 900, bump=.6),
              (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z), 12, auto=180)

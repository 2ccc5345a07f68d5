"""What stands about in a kitchen: boards, jars, pots, crockery, fruit and cloth. Counter things take (x, y, z) of their foot."""
import math
import random

from mathutils import Vector

import materials as M
import props as P
import props_more_a as A
from geo import Group, box, cyl, lathe, rod, tube


def boards(x, z, y=-.012, wood=("walnut", "oak"), flip=1):
    """Two chopping boards leaning on the splashback."""
    with Group("boards", (x, y, z)):
        for k, (dx, w, h, a) in enumerate(((0, .28, .40, 8), (.11 * flip, .24, .30, 10))):
            r = math.radians(a)
            o = box(dx - w / 2, dx + w / 2, -.018, 0, 0, h, M.wood(wood[k], "z"), .008, 3, rot=(-a, 0, 0))
            o.location.y = -h / 2 * math.sin(r) - .012 - .034 * k
            o.location.z = h / 2 * math.cos(r) + .003


def canisters(x, y, z, n=3, colors=("#e7dfd0", "#e7dfd0", "#cbbba3"), flip=1):
    for k in range(n):
        P.vase("canister", (x + flip * .128 * k, y + .008 * k, z), M.ceramic(colors[k % 3], .35), (1.0, .84, .7)[k % 3])


def utensils(x, y, z, color="#cfc4b2"):
    with Group("utensils", (x, y, z)):
        lathe([(0, 0), (.05, 0), (.055, .005), (.056, .14), (.05, .14), (.049, .01)], M.ceramic(color), seg=40)
        for k in range(5):
            top = Vector((.027 * (k - 2), .02 * ((k % 3) - 1), .27 + .02 * (k % 2)))
            m = M.wood(("oak", "walnut")[k % 2], "z")
            rod((.012 * (k - 2), 0, .01), top, .004, .005, m, 10)
            lathe([(0, -.035), (.012, -.03), (.02, 0), (.014, .028), (0, .034)], m, top + Vector((0, 0, .02)), 20, auto=180).scale = (1, .35, 1)


def pot(x, y, z, color="#8c2f22", s=1.0):
    """Enamelled casserole with lid."""
    e = M.plain(color, .25)
    with Group("pot", (x, y, z), 20, s):
        lathe([(0, 0), (.10, 0), (.108, .008), (.112, .10), (.108, .10), (.10, .01)], e, seg=48)
        lathe([(.114, .10), (.113, .108), (.07, .128), (.012, .134), (.010, .15), (.02, .158), (.018, .166), (0, .168)], e, seg=48, auto=60)
        for q in (-1, 1):
            tube([(q * .11, -.03, .075), (q * .138, 0, .078), (q * .11, .03, .075)], .006, e)


def kettle(x, y, z, color="#e9e4d8", metal="steel", rot=30):
    """Round stove kettle with a wooden grip."""
    m = M.plain(color, .22)
    with Group("kettle", (x, y, z), rot):
        lathe([(0, 0), (.095, 0), (.104, .012), (.106, .05), (.090, .105), (.055, .130), (.052, .132), (.030, .142), (.010, .145), (.010, .158), (.017, .166), (.015, .175), (0, .177)],
              m, seg=56, auto=60)
        tube([(.09, 0, .07), (.125, 0, .085), (.150, 0, .125)], .013, m, 14)
        tube([(-.075, 0, .115), (-.07, 0, .19), (-.03, 0, .222), (.03, 0, .222), (.07, 0, .19), (.075, 0, .115)], .0055, M.metal(metal, .25), 12)
        rod((-.035, 0, .224), (.035, 0, .224), .011, None, M.wood("walnut", "x"), 18)


def pan(x, y, z, rot=0, r=.12):
    """Cast-iron frying pan."""
    m = M.plain("#1a1a1b", .45)
    with Group("pan", (x, y, z), rot):
        lathe([(0, 0), (r * .82, 0), (r * .88, .006), (r, .045), (r * .97, .045), (r * .84, .008), (0, .007)], m, seg=48)
        box(r - .005, r + .15, -.011, .011, .034, .044, m, .004, 3)


def bottles(x, y, z, n=3, flip=1):
    for k, (c, r, s) in enumerate((("#3f4a3d", .2, .95), ("#c9b48f", .3, .8), ("#6b4a2c", .2, .72))[:n]):
        P.vase("bottle", (x + flip * .115 * k, y + .02 * (k % 2), z), M.ceramic(c, r), s)


def lemons(x, y, z, seed=0):
    """Board with bread knife, lemons and a bunch of leaves."""
    rng = random.Random(seed)
    with Group("prep", (x, y, z), rng.uniform(-12, 12)):
        box(-.20, .20, -.13, .13, 0, .020, M.wood("oak", "x"), .008, 3)
        for k, (dx, dy) in enumerate(((-.10, .03), (-.035, .055), (-.06, -.03))):
            A.ball(.031, M.ceramic(("#d9b02e", "#d9b02e", "#7d8f35")[k], .4), (dx, dy, .048), .88)
        box(.02, .16, -.055, -.035, .020, .0225, M.metal("steel", .2, False), .001)
        box(.155, .25, -.057, -.033, .020, .034, M.wood("walnut", "x"), .005, 3)
    P.branches((x + .09, y + .05, z + .02), .10, 5, seed)


def bread(x, y, z, rot=10):
    with Group("bread", (x, y, z), rot):
        box(-.21, .21, -.11, .11, 0, .018, M.wood("walnut", "x"), .008, 3)
        o = A.ball(.085, M.ceramic("#b77b42", .75), (-.02, 0, .062), .62)
        o.scale = (1.45, .9, .9)


def cloth(x, y, z, w=.26, h=.42, color="#e6ddcd", seed=0):
    """Tea towel folded over a rail along x at height z."""
    return P.towel(x, y, z, w, h, color, seed)


def rail(x0, x1, y, z, metal="brass", soft=None, seed=0):
    """Hanging rail with hooks, ladles and a towel; y is the wall plane."""
    m = M.metal(metal, .25)
    rod((x0, y - .045, z), (x1, y - .045, z), .007, None, m, 16)
    for x in (x0 + .03, x1 - .03):
        rod((x, y, z), (x, y - .045, z), .006, None, m, 12)
    n = int((x1 - x0 - .14) / .085)
    for k in range(n):
        x = x0 + .09 + .085 * k
        tube([(x, y - .045, z + .009), (x, y - .056, z), (x, y - .045, z - .03)], .0022, m, 8)
        L = (.20, .24, .17, .22)[k % 4]
        rod((x, y - .045, z - .028), (x, y - .045, z - L), .0045, .0040, M.wood(("oak", "walnut")[k % 2], "z") if k % 2 else m, 10)
        if k % 2:
            lathe([(0, -.035), (.016, -.03), (.026, 0), (.016, .028), (0, .034)], M.wood("walnut", "z"), (x, y - .045, z - L - .03), 20, auto=180).scale = (1, .35, 1)
        else:
            lathe([(.034, 0), (.033, -.015), (.022, -.026), (0, -.030)], m, (x, y - .05, z - L + .004), 28, auto=180)


def spice_jars(x0, x1, y, z, seed=0):
    rng = random.Random(seed)
    x = x0
    while x < x1:
        c = rng.choice(("#a8552c", "#c79a3a", "#6f7a3c", "#8c3b2a", "#d9c9a3", "#4b3a2a"))
        o = lathe([(0, 0), (.024, 0), (.026, .003), (.026, .066), (.022, .072)], M.glass("#f1f4f1", reflect=1.0), (x, y, z), 28)
        o.visible_shadow = False
        cyl(.0225, .004, .05 + .012 * rng.random(), M.ceramic(c, .8), (0, 0)).location = (x, y, z)
        cyl(.0245, .070, .088, M.wood("oak", "z"), (0, 0)).location = (x, y, z)
        x += .064


def shelf_things(x0, x1, y, z, seed, soft, kinds="pbjmgc"):
    """Dress a shelf with kitchen things: p plates, b bowls, j jar, m mugs, g glasses, c canister, h herb, s spice jars, k cookbooks."""
    rng = random.Random(seed)
    ce, x, i = M.ceramic("#efe9de", .3), x0 + .02, rng.randrange(len(kinds))
    while True:
        k = kinds[i % len(kinds)]
        w = dict(p=.20, b=.17, j=.16, m=.21, g=.20, c=.13, h=.19, s=.28, k=.16)[k]
        i += 1
        if x + w > x1:
            break
        c = x + w / 2
        if k == "p":
            for n in range(6):
                A.plate((c, y, z + .011 * n), ce if n != 4 else M.ceramic(soft[1], .3), .88)
        elif k == "b":
            for n in range(3):
                P.vase("bowl", (c, y, z + .024 * n), ce if n != 1 else M.ceramic(soft[2], .35), .62)
        elif k == "j":
            P.vase("jar", (c, y, z), M.ceramic(soft[rng.randrange(3)], .4), .72)
        elif k == "m":
            for s in (-1, 1):
                P.vase("cup", (c + s * .05, y + .02 * s, z), M.ceramic(("#e8e0d2", "#d5c7b1")[s > 0]), .95)
        elif k == "g":
            for s in (-1, 0, 1):
                A.tumbler((c + s * .075, y + .02 * (s % 2), z), 1.05)
        elif k == "c":
            P.vase("canister", (c, y, z), M.ceramic("#e2d8c6", .35), .85)
        elif k == "s":
            spice_jars(c - .11, c + .12, y, z, seed)
        elif k == "k":
            P.books(c - .07, y + .07, z, 4, True, seed + i)
        else:
            P.plant("herb", (c, y, z), .24, seed + i, "#e3dacb", .055, .10)
        x += w + rng.uniform(.02, .06)

"""A glazed crockery unit and the dishes in it."""
import random

import core
import materials as M
import props as P
from geo import Group, box
from props.dining import plate, tumbler
from props.shapes import metal_of


def crockery_unit(w, h, p, at=(0, 0, 0), rot=0, depth=.42, bays=3, seed=0):
    """Drawers below, lit serving niche, glass shutters above, closed loft. Back on y=0, x 0..w."""
    rng = random.Random(seed)
    with Group("crockery", at, rot) as g:
        m, y, t = p["base"], -depth, .018
        st = "shaker" if p["door_style"] == "shaker" else "slab"
        hn = p["handle"] if p["handle"] != "edge" else "knob"
        z0, z1, z2, z3 = .84, 1.22, 2.10, h
        yu = -.34                                      # upper cabinets are shallower
        box(0, w, y + .05, -.02, 0, .08, p["kick"], .001)
        box(.002, w - .002, y, 0, .08, z0, p["carcass"], .001)
        box(.002, w - .002, -.014, 0, z0, z3, p["wood_z"], .001)
        for x in (0, w - t):
            box(x, x + t, y - .02, 0, 0, z0, m, .0015)
            box(x, x + t, yu - .02, 0, z0, z3, m, .0015)
        n = bays
        bw = (w - 2 * t) / n
        for i in range(n):
            a, b = t + bw * i, t + bw * (i + 1)
            if i == n // 2:
                for za, zb in ((.08, .34), (.34, .60), (.60, z0)):
                    P.front(a, b, za, zb, y, m, st, hn, metal=p["metal"], vertical=False, hz=(za + zb) / 2)
            else:
                P.front(a, b, .08, z0, y, m, st, hn, "r" if i < n // 2 else "l", .66, p["metal"])
        box(-.006, w + .006, y - .035, 0, z0, z0 + .025, p["counter"], .004, 3)
        # upper box
        for z in (z1, z2 - t, z3 - t):
            box(t, w - t, yu, -.014, z, z + t, m, .0015)
        P.strip(.05, w - .05, yu + .06, z1, 3.2, 2900)
        for i in range(n):
            a, b = t + bw * i, t + bw * (i + 1)
            if i:
                box(a - t / 2, a + t / 2, yu, -.014, z1, z3, m, .0015)
            P.front(a, b, z2, z3, yu, p["loft"] if st != "shaker" else m, st)
            P.front(a, b, z1, z2, yu, m, "glass", accent=metal_of(p))
            P.handle("knob", b - .03 if i < n / 2 else a + .03, z1 + .32, yu - .02, mat=p["metal"])
            core.lamp("AREA", ((a + b) / 2, yu + .05, z2 - .03), 4.5, 2900, target=((a + b) / 2, -.1, z1),
                      size=(bw - .08, .015), name="led")
            for k, z in enumerate((z1 + t, z1 + .30, z1 + .58)):
                if k:
                    sh = box(a + .01, b - .01, yu + .03, -.016, z - .008, z, M.glass("#e4efe9"), .001)
                    sh.visible_shadow = False
                crockery((a + b) / 2, -.17, z, bw - .10, rng.randrange(4), p["soft"])
    return g


def crockery(x, y, z, w, kind, soft):
    """One shelf of dinnerware centred at x."""
    c = M.ceramic("#efe9de", .3)
    if kind == 0:                                      # plate stacks
        for s in (-1, 1):
            for i in range(5):
                plate((x + s * w * .24, y, z + .011 * i), c if i != 3 else M.ceramic(soft[1], .3), .88)
    elif kind == 1:                                    # bowls and a jug
        for i in range(3):
            P.vase("bowl", (x - w * .22, y, z + .022 * i), c, .62)
        P.vase("jar", (x + w * .25, y, z), M.ceramic(soft[2], .35), .72)
    elif kind == 2:                                    # glasses
        for i in range(4):
            tumbler((x - w * .36 + w * .24 * i, y + .03 * (i % 2), z), 1.05)
    else:                                              # cups and a bottle
        for i in range(2):
            P.vase("cup", (x - w * .32 + w * .24 * i, y, z), c, .95)
        P.vase("bottle", (x + w * .28, y, z), M.ceramic(soft[1], .35), .68)

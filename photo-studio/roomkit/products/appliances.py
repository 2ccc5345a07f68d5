"""Hob, hood, sink with tap and lift-up cabinet."""
import math

import bpy

import materials as M
import props as P
from geo import Group, box, cyl, lathe, rod, tube
from products.parts import WHITE, _carcass, _slab_hole


def hob_unit():
    """Built-in hob in a piece of worktop."""
    box(-.45, .45, -.30, .30, 0, .04, M.marble("#d9d3c8", "#a79d8e", 2.0), .004, 3)
    P.hob(0, 0, .04)
    with Group("pan", (-.24, .09, .076)):
        lathe([(0, 0), (.10, 0), (.108, .008), (.112, .085), (.108, .085), (.10, .01), (0, .01)],
              M.metal("steel", .2, False), seg=56)
        rod((-.10, 0, .07), (-.27, .03, .09), .008, .010, M.plain("#1b1b1c", .4))


def hood():
    """Chimney hood."""
    box(-.62, .62, 0, .03, 0, 1.5, M.tiles("#cfc6b6", .20, .075, "#e6e0d4", "xz", .5, .12, .05), .002)
    P.chimney(0, .40, .90, wall_top=1.42)
    for l in bpy.data.lights:                           # hood lamp is set for a whole room: tame it here
        l.energy *= .2


def sink_tap():
    """Counter with a real recessed bowl."""
    W, D, t = 1.0, .60, .03
    st = M.metal("steel", .25)
    q = M.quartz("#e5e0d6")
    bx, by = .30, .19
    _slab_hole(W, D, bx, by, .20, .20 + t, q)
    r = .006
    for x0, x1, y0, y1 in ((-bx - r, -bx + .012, -by - r, by + r), (bx - .012, bx + r, -by - r, by + r),
                           (-bx, bx, -by - r, -by + .012), (-bx, bx, by - .012, by + r)):
        box(x0, x1, y0, y1, .20 + t, .20 + t + .003, st, .001)
    for x0, x1, y0, y1 in ((-bx, -bx + .003, -by, by), (bx - .003, bx, -by, by), (-bx, bx, -by, -by + .003),
                           (-bx, bx, by - .003, by)):
        box(x0, x1, y0, y1, .03, .20 + t, st, 0)
    box(-bx, bx, -by, by, .027, .032, st, 0)
    lathe([(.045, .033), (.042, .035), (.02, .034), (0, .034)], M.metal("chrome", .2, False), seg=40)
    for s in (-1, 1):
        box(s * (W / 2 - .02), s * (W / 2 - .038), -D / 2 + .030, D / 2 - .005, 0, .1985, M.laminate("#8b9a84"),
            .001)
    box(-W / 2 + .018, W / 2 - .018, -D / 2 + .012, -D / 2 + .029, 0, .1985, M.laminate("#8b9a84"), .001)
    tm = M.metal("brass", .18, False)
    y0, z = by + .05, .20 + t
    cyl(.026, z, z + .012, tm, (0, y0))
    tube([(0, y0, z), (0, y0, z + .26), (0, y0 - .03, z + .34), (0, y0 - .11, z + .375), (0, y0 - .19, z + .33),
          (0, y0 - .20, z + .25)], .0125, tm, 20)
    rod((.015, y0, z + .08), (.09, y0 - .01, z + .11), .007, .005, tm, 14)
    P.vase("bottle", (.40, by + .02, z), M.ceramic("#8a6a4a", .2), .55)


def lift_up():
    """Wall cabinet with its flap up."""
    w, d, h = .90, .34, .42
    z0 = .0
    _carcass(w, d, h, M.laminate(WHITE, .5), z=z0, inner=M.wood("oak", "x"))
    box(-.006, .006, -d + .02, -.01, z0 + .018, z0 + h - .018, M.laminate(WHITE, .5), .001)
    for i in range(3):
        for k in range(2):
            P.vase("cup", (-.36 + .11 * i, -.17, z0 + .018 + .08 * k),
                   M.ceramic(("#efe9df", "#8b9a84")[(i + k) % 2], .3), .93)
        P.vase("canister", (.12 + .12 * i, -.17, z0 + .018), M.ceramic(("#e7dfd0", "#cbbba3", "#b56a4c")[i], .35),
               1.1 - .12 * i)
    with Group("flap", (0, -d, z0 + h)) as g:           # raised shutter on stays
        g.obj.rotation_euler[0] = math.radians(-100 + 12)
        P.front(-w / 2, w / 2, -h, 0, 0, M.laminate("#b56a4c"), "slab")
    a = math.radians(88)
    for s in (-1, 1):
        x = s * (w / 2 - .03)
        rod((x, -.10, z0 + h - .10), (x, -d - .20 * math.sin(a), z0 + h + .02 - .20 * math.cos(a)), .007, None,
            M.metal("steel", .25))
        box(x - .012, x + .012, -.20, -.06, z0 + h - .17, z0 + h - .05, M.plain("#c9ccce", .35, .4), .006)
    P.strip(-w / 2 + .05, w / 2 - .05, -.05, z0 + h - .02, .35)

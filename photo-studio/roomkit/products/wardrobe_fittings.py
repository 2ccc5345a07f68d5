"""Inside a wardrobe: trouser, shoe and tie racks, pull-out mirror, lit rod."""
import math

import core
import materials as M
import props as P
import props_more_b as B
from geo import Group, box, lathe, mesh, rod, soft_box
from products.parts import WHITE, _cabinet_open, _carcass, _garment, _rack_frame, _shoe
from products.swatch_materials import velvet


def trouser_rack():
    """Pull-out trouser rack."""
    w, d = .66, .48
    _cabinet_open(w + .04, .50, .80)
    m = M.metal("bronze", .3)
    with Group("pull", (0, -.24, 0)):
        _rack_frame(w - .04, d, .70, m)
        for i in range(7):
            x = -w / 2 + .09 + (w - .18) * i / 6
            rod((x, -d + .01, .705), (x, -.01, .705), .005, None, m)
            if i in (1, 2, 3, 5):
                c = ("#2f3a48", "#6d675d", "#b7a78c", "#3a3c3e", "#8a7660")[i - 1]
                fm = M.fabric(c, 400)
                for s in (-1, 1):
                    box(x + s * .007 - .005, x + s * .007 + .005, -d + .06, -.06,
                        .16 + .03 * (s > 0) + .02 * (i % 2), .708, fm, .004, 3)
                box(x - .012, x + .012, -d + .06, -.06, .702, .718, fm, .007, 3)


def shoe_rack():
    """Sloping shoe shelves."""
    w, d = .70, .34
    _carcass(w, d, .66, M.laminate(WHITE, .5), inner=M.wood("oak", "z"))
    for k, z in enumerate((.06, .26, .46)):
        for y, dz in ((-d + .03, 0), (-d + .13, .028), (-.06, .085)):
            rod((-w / 2 + .018, y, z + dz), (w / 2 - .018, y, z + dz), .006, None, M.metal("bronze", .3))
        for i in range(4):
            c = (("#5a3825", "#26262a", "#b98a5a", "#e9e4da"), ("#efe9df", "#8b9a84", "#26262a", "#7a2f22"),
                 ("#26262a", "#d9b48f", "#3c556d", "#5a3825"))[k][i]
            for s in (-1, 1):
                with Group("shoe", (-.245 + .163 * i + s * .036, -d + .035, z + .012)) as g:
                    g.obj.rotation_euler[0] = math.radians(15)
                    _shoe(c)


def pullout_mirror():
    """Mirror that slides out of a wardrobe."""
    w, d, h = .80, .52, 1.9
    _carcass(w, d, h, M.laminate(WHITE, .5), inner=M.wood("oak", "z"))
    for z in (1.38, 1.62):
        box(-w / 2 + .018, w / 2 - .018, -d + .03, -.009, z, z + .018, M.wood("oak", "x"), .001)
    rod((-w / 2 + .018, -d / 2, 1.28), (w / 2 - .018, -d / 2, 1.28), .012, None, M.metal("bronze", .3))
    for i in range(6):
        _garment(-.10 + .075 * i, -d / 2, 1.28,
                 ("#2f4358", "#efe9df", "#b56a4c", "#8b9a84", "#6d675d", "#3a3c3e")[i], .78 - .05 * (i % 2), .38, i)
    for k, c in enumerate(("#efe9df", "#b7a78c", "#8b9a84")):
        soft_box(.28, .34, .06, M.fabric(c, 300), (.18, -.26, 1.398 + .061 * k), r=.022, bulge=.006, n=10)
    for x in (-.24, -.10):
        P.vase("canister", (x, -.24, 1.398), M.ceramic("#cbbba3", .35), .9)
    soft_box(.5, .34, .10, M.leather("#7a4a2a"), (.05, -.26, .02), r=.03, bulge=.01, n=10)
    x = -w / 2 + .045
    for z in (.40, 1.20):                               # slides, then the mirror swung out on its pivot
        box(x - .010, x + .010, -d - .02, -.06, z - .012, z + .012, M.metal("steel", .25), .002)
    with Group("mirror", (x, -d - .02, .20), -42):
        box(-.008, .008, -.42, .0, 0, 1.12, M.plain("#8d9092", .35, .6), .003)
        for s in (-1, 1):
            box(s * .0080, s * .0095, -.413, -.007, .007, 1.113, M.mirror(), 0)


def tie_rack():
    """Pull-out rack for ties and belts."""
    d = .46
    m = M.metal("bronze", .3)
    box(.0, .022, -d, .04, 0, .62, M.wood("oak", "z"), .001)
    box(-.02, 0, -d + .02, .0, .50, .54, m, .004)
    cols = ("#2f4358", "#7a1f2b", "#6d7047", "#b98a5a", "#3a3c3e", "#8b5a6b", "#1f5d63", "#c4912f")
    for i, c in enumerate(cols):
        y = -d + .05 + .052 * i
        rod((0, y, .52), (-.11, y, .525), .004, None, m)
        B.ball(.007, m, (-.113, y, .525), 14)
        fm = velvet(c) if i % 3 == 0 else M.fabric(c, 500, melange=.1, sheen=.5)
        for s, L in ((-1, .43), (1, .36)):
            v = []
            for t, hw in ((0, .020), (.12, .021), (.9, .036), (.955, .037), (1.0, .002)):
                z = .531 - L * t
                v += [(-.060 - hw, y + s * .0065, z), (-.060 + hw, y + s * .0065, z)]
            o = mesh("tie", v, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(4)], fm, auto=30)
            sd = o.modifiers.new("s", "SOLIDIFY")
            sd.thickness, sd.offset = .004, 0
        box(-.080, -.040, y - .0085, y + .0085, .526, .5335, fm, .003, 3)


def led_rod():
    """Hanging rod with a light strip."""
    w, d, h = 1.0, .50, 1.25
    _carcass(w, d, h, M.laminate("#7d6a58", .5), inner=M.wood("walnut", "z"))
    z = h - .14
    rod((-w / 2 + .018, -d / 2, z), (w / 2 - .018, -d / 2, z), .014, None, M.metal("brass", .25, False))
    box(-w / 2 + .03, w / 2 - .03, -d / 2 - .006, -d / 2 + .006, z - .0165, z - .0135, M.glow("#ffdca8", 6), 0)
    core.lamp("AREA", (0, -d / 2, z - .025), 5, 2800, target=(0, -d / 2 + .05, 0), size=(w - .1, .03), name="led")
    for s in (-1, 1):
        lathe([(0, 0), (.026, 0), (.026, .01), (0, .012)], M.metal("brass", .25, False),
              (s * (w / 2 - .018), -d / 2, z), 28, rot=(0, -90 * s, 0))
    for i in range(8):
        _garment(-.40 + .072 * i, -d / 2, z,
                 ("#2f4358", "#efe9df", "#b98a5a", "#8b9a84", "#e2d9ca", "#6d675d", "#b56a4c", "#3a3c3e")[i],
                 (.78, .74, .80, .70, .76, .82, .72, .78)[i], .42, i)
    for k, c in enumerate(("#efe9df", "#b7a78c", "#8b9a84")):
        soft_box(.26, .34, .055, M.fabric(c, 300), (.32, -.25, .02 + .056 * k), r=.022, bulge=.006, n=10)

"""Laundry things and the small spaces beside a kitchen: a yard behind the wall, glazed doors, grilles, louvres, ribbed glass."""
import math
import random

import core
import materials as M
import props as P
import props_more_a as A
import window_views
from geo import Group, box, curtain, cyl, lathe, rod, tube


def annex(x0, x1, depth, H, wall, floor, win, view="city", seed=1, day=320, lamp=8, **kw):
    """Space behind the back wall, from y=.15 to .15+depth, with a window win=(a0, a1, z0, z1) in its far wall."""
    y0, y1, (a0, a1, z0, z1) = .151, .15 + depth, win
    box(x0 - .15, x0, y0, y1 + .15, 0, H, wall, 0)
    box(x1, x1 + .15, y0, y1 + .15, 0, H, wall, 0)
    for a, b, c, d in ((x0, a0, 0, H), (a1, x1, 0, H), (a0, a1, 0, z0), (a0, a1, z1, H)):
        if b - a > .001 and d - c > .001:
            box(a, b, y1, y1 + .15, c, d, wall, 0)
    box(x0 - .15, x1 + .15, y0, y1 + .15, -.1, -.001, floor, 0)
    box(x0 - .15, x1 + .15, y0, y1 + .15, H, H + .1, M.paint("#f7f5f1"), 0)
    with Group("far", (0, y1, 0)):
        window_views.window("back", 0, 0, a0, a1, z0, z1, view=view, seed=seed, day=day, **kw)
    c = ((x0 + x1) / 2, .15 + depth / 2, H - .03)
    core.lamp("AREA", c, lamp, 4800, target=(c[0], c[1], 0), size=((x1 - x0) * .5, depth * .5), glossy=False, name="annex")


def jambs(x0, x1, z1, mat, z0=0.0, t=.03, y0=-.012, y1=.162):
    """Lining of an opening in the back wall."""
    box(x0 - .012, x0 + t, y0, y1, z0, z1 + .012, mat, .003)
    box(x1 - t, x1 + .012, y0, y1, z0, z1 + .012, mat, .003)
    box(x0 + t, x1 - t, y0, y1, z1 - t, z1 + .0115, mat, .003)
    if z0 > .05:
        box(x0 + t, x1 - t, y0, y1, z0 + .0005, z0 + t, mat, .003)


def leaf(x0, x1, z0, z1, y, frame, glass=None, t=.045, mid=()):
    """Framed glass leaf in the plane y; mid: heights of cross rails."""
    for a, b, c, d in ((x0, x0 + t, z0, z1), (x1 - t, x1, z0, z1), (x0 + t, x1 - t, z0 + .0005, z0 + t), (x0 + t, x1 - t, z1 - t, z1 - .0005)):
        box(a, b, y - .018, y + .018, c, d, frame, .003)
    for z in mid:
        box(x0 + t, x1 - t, y - .017, y + .017, z - t / 2, z + t / 2, frame, .003)
    o = box(x0 + t - .003, x1 - t + .003, y - .002, y + .002, z0 + t - .003, z1 - t + .003, glass or M.glass(reflect=.7), 0)
    o.visible_shadow = False
    return o


@M.cached
def ribbed_glass(pitch=.022, tint="#e9f0ec", veil=.42):
    """Fluted glass: bright and clear stripes in turn, never a sharp view."""
    t = M.Tree("ribbed")
    x = t.node("SeparateXYZ", Vector=t.node("TexCoord").outputs["Object"]).outputs[0]
    w = t.math("MULTIPLY", t.math("ADD", t.math("SINE", t.math("MULTIPLY", x, 2 * math.pi / pitch)), 1.0), .5)
    fac = t.math("ADD", t.math("MULTIPLY", w, .40), veil)
    tr = t.node("BsdfTransparent", Color=M.rgb(tint)).outputs[0]
    dif = t.node("BsdfTranslucent", Color=M.rgb("#eef3f0")).outputs[0]
    glo = t.node("BsdfGlossy", Color=(1, 1, 1, 1), Roughness=.12).outputs[0]
    body = t.node("MixShader", Fac=.18, i1=dif, i2=glo).outputs[0]
    return t.finish(t.node("MixShader", Fac=fac, i1=tr, i2=body).outputs[0])


def grille(x0, x1, z0, z1, y, metal="black", gap=.11, bands=3):
    """Window grille of square bars with flat cross bands."""
    m = M.plain("#f1efea", .45) if metal == "white" else M.metal(metal, .4)
    n = max(2, round((x1 - x0) / gap))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        box(x - .006, x + .006, y - .006, y + .006, z0, z1, m, .001)
    for k in range(bands):
        z = z0 + .03 + (z1 - z0 - .06) * k / max(1, bands - 1)
        box(x0, x1, y - .009, y - .0065, z - .014, z + .014, m, .001)


def louvres(x0, x1, z0, z1, y, pitch=.11, angle=38, frame="#e9e7e2"):
    """Glass louvres in a slim frame."""
    m, g = M.plain(frame, .4), ribbed_glass(.5, "#e6f0ee", .25)
    for a in (x0, x1 - .03):
        box(a, a + .03, y - .03, y + .03, z0, z1, m, .002)
    z = z0 + pitch / 2
    while z < z1:
        o = box(x0 + .03, x1 - .03, y - .055, y + .055, z - .003, z + .003, g, 0, rot=(angle, 0, 0))
        o.visible_shadow = False
        z += pitch


# --- laundry ---------------------------------------------------------------------------------
def hung(x, y, z, w, h, color, seed=0):
    """A cloth or towel over a line that runs along x."""
    m = M.fabric(color, 300, melange=.06)
    curtain(w, h, m, (x - w / 2, y - .012, z - h), folds=2, amp=.010, seed=seed)
    curtain(w, h * .7, m, (x - w / 2, y + .012, z - h * .7), folds=2, amp=.008, seed=seed + 1)
    box(x - w / 2, x + w / 2, y - .018, y + .018, z - .004, z + .008, m, .006, 3)


def pulley_rack(at, w, d=.50, H=2.7, colors=("#dfe5e6", "#b98463", "#7f8c78"), seed=0, rot=0, bars=5, load=True):
    """Ceiling drying rack on cords: bars along x; `at` is the centre, its z the height of the bars."""
    m, rng = M.metal("steel", .25), random.Random(seed)
    with Group("pulley_rack", at, rot) as g:
        for k in range(bars):
            yy = -d / 2 + d * k / (bars - 1)
            rod((-w / 2, yy, 0), (w / 2, yy, 0), .009, None, m, 14)
        for sx in (-1, 1):
            box(sx * (w / 2 - .08) - .012, sx * (w / 2 - .08) + .012, -d / 2 - .02, d / 2 + .02, .009, .030, M.plain("#e8e8e5", .4), .003)
            for yy in (-d / 2, d / 2):
                rod((sx * (w / 2 - .08), yy, .03), (sx * (w / 2 - .08), 0, H - at[2]), .002, None, M.plain("#d9d9d6", .6), 8)
        if load:
            x = -w / 2 + .08
            for k in range(8):
                ww, hh = rng.choice(((.34, .52), (.26, .40), (.42, .62), (.20, .34)))
                if x + ww > w / 2 - .06:
                    break
                hung(x + ww / 2, -d / 2 + d * (k % bars) / (bars - 1), .002, ww, hh, colors[k % len(colors)], seed + k)
                x += ww + .03
    return g


def bamboo(p, q, r=.016):
    """Bamboo pole from p to q along x, with its nodes."""
    m, n = M.plain("#c7a768", .5), 6
    rod(p, q, r, r * .8, m, 18)
    for k in range(1, n):
        t = k / n
        c = [a + (b - a) * t for a, b in zip(p, q)]
        rod((c[0] - .004, c[1], c[2]), (c[0] + .004, c[1], c[2]), r * 1.12, None, M.plain("#a88747", .5), 16)


def laundry_basket(at, color="#d9cfbd", r=.22, h=.50, full=True, cloth="#dfe5e6", seed=0):
    with Group("laundry", at) as g:
        A.rope_basket((0, 0, 0), r, h, color)
        if full:
            A.folded((0, 0, h - .10), (cloth, "#f1ede5"), 2, .26, .26, seed)
    return g


def bucket(at, color="#6d8794", s=1.0):
    with Group("bucket", at, 20, s) as g:
        m = M.plain(color, .35)
        lathe([(0, 0), (.105, 0), (.11, .006), (.145, .27), (.152, .275), (.152, .29), (.140, .285), (.103, .01), (0, .008)], m, seg=48)
        tube([(-.148, 0, .27), (-.12, -.10, .17), (0, -.155, .13), (.12, -.10, .17), (.148, 0, .27)], .0035, M.metal("steel", .3), 8)
    return g


def mop(at, lean=4, color="#8fa6b2", h=1.30):
    """Broom or mop leaning on the wall behind it (+y)."""
    with Group("mop", at) as g:
        g.obj.rotation_euler[0] = math.radians(-lean)
        rod((0, 0, .10), (0, 0, h), .011, None, M.plain(color, .4), 16)
        box(-.14, .14, -.03, .03, .07, .105, M.plain(color, .5), .008, 3)
        box(-.135, .135, -.028, .028, 0, .072, M.fabric("#e8e0cf", 90, bump=1.0), .012, 3)
    return g


def gas_cylinder(at, color="#a8372c"):
    """Domestic LPG cylinder with its regulator."""
    m = M.plain(color, .38)
    with Group("gas", at) as g:
        lathe([(.12, 0), (.13, 0), (.13, .03), (.15, .06), (.155, .12), (.155, .40), (.14, .47), (.09, .52), (.03, .54), (.03, .56), (0, .56)], m, seg=52, auto=50)
        lathe([(.085, .51), (.088, .60), (.080, .60), (.078, .51)], m, seg=44)
        cyl(.022, .555, .60, M.metal("brass", .3), (0, 0))
        tube([(0, 0, .59), (.05, .06, .64), (.03, .15, .55), (.05, .2, .30)], .006, M.plain("#c8641f", .5), 10)
    return g


def slippers(at, rot=0, color="#6d8794"):
    """Pair of rubber house slippers."""
    with Group("slippers", at, rot) as g:
        for sx in (-.06, .06):
            o = cyl(.046, 0, .018, M.plain(color, .7), (0, 0))
            o.location, o.scale = (sx, 0, 0), (1, 2.6, 1)
            tube([(sx - .040, -.02, .016), (sx - .02, -.045, .045), (sx + .02, -.045, .045), (sx + .040, -.02, .016)], .009, M.plain(M.shade(color, .7), .6), 10)
    return g


def switches(x, y, z, n=4, rot=0):
    """Switch plate on a wall plane y."""
    with Group("switches", (x, y, z), rot):
        w = .024 * n + .03
        box(-w / 2, w / 2, -.010, 0, -.042, .042, M.plain("#f4f2ee", .35), .004)
        for k in range(n):
            c = -w / 2 + .027 + .024 * k
            box(c - .010, c + .010, -.014, -.009, -.026, .026, M.plain("#e6e4df", .3), .002)


def school_bag(at, color="#3c556d", rot=0, accent="#c59b5a"):
    """Child's school bag standing on the floor."""
    from geo import soft_box
    with Group("bag", at, rot) as g:
        soft_box(.29, .17, .38, M.fabric(color, 260), (0, 0, 0), r=.06, bulge=.02, wrinkle=.006)
        soft_box(.22, .07, .18, M.fabric(accent, 260), (0, -.10, .03), r=.03, bulge=.015, wrinkle=.004)
        tube([(-.05, .02, .37), (-.03, .02, .43), (.03, .02, .43), (.05, .02, .37)], .008, M.fabric(color, 260), 10)
    return g

"""Small things of daily life for halls, foyers and family rooms: fan, air conditioner, swing, school bag, slippers.
Conventions as in props: back toward +Y, front toward -Y, placed with at= and rot=."""
import math

import core
import living_goods as L
import materials as M
import props as P
import props_more_a as Q
import props_more_b as B
from geo import Group, box, cyl, lathe, mesh, plane_uv, rod, soft_box, tube


def ceiling_fan(x, y, zc, z=None, blade="#8a6a4c", metal="#2b2a29", r=.62, n=3, rot=20):
    """Slow three-blade fan on a short rod."""
    z = zc - .30 if z is None else z
    m, bm = M.plain(metal, .35, .4), M.plain(blade, .4)
    with Group("fan", (x, y, 0), rot) as g:
        cyl(.055, zc - .05, zc, m)
        rod((0, 0, zc - .04), (0, 0, z + .05), .011, None, m, 14)
        lathe([(0, z - .055), (.05, z - .052), (.085, z - .03), (.092, z), (.085, z + .035), (.04, z + .055), (0, z + .056)], m, seg=40, auto=50)
        for k in range(n):
            a = 2 * math.pi * k / n
            c, s = math.cos(a), math.sin(a)
            v = []
            for t, w in ((.10, .045), (.20, .062), (.6, .07), (.95, .062), (1, .045)):
                for e in (-1, 1):
                    v.append((r * t * c - e * w * s, r * t * s + e * w * c, z - .006 + e * .012))
            mesh("blade", v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(4)], bm).modifiers.new("t", "SOLIDIFY").thickness = .008
    return g


def aircon(at, rot=0, w=.86):
    """Split unit on a wall, bottom centre at `at`."""
    white = M.plain("#f3f2ef", .3)
    with Group("aircon", at, rot) as g:
        box(-w / 2, w / 2, -.20, 0, .0, .28, white, .035, 5)
        box(-w / 2 + .04, w / 2 - .04, -.203, -.12, .012, .05, M.plain("#c9c9c6", .5), .006)
        for k in range(3):
            box(-w / 2 + .05, w / 2 - .05, -.206, -.200, .018 + .010 * k, .021 + .010 * k, M.plain("#8d8e8c", .5), 0)
        box(w / 2 - .12, w / 2 - .10, -.2025, -.198, .075, .080, M.glow("#a9e0b4", .8), 0)
    return g


def switch_plate(at, rot=0, n=3):
    """Wall plate with rockers."""
    with Group("switch", at, rot):
        box(-.03 * n, .03 * n, -.009, 0, -.043, .043, M.plain("#f2f1ee", .3), .004, 3)
        for k in range(n):
            x = -.03 * n + .012 + (.06 * n - .024) * (k + .5) / n
            box(x - .019, x + .019, -.0125, -.008, -.030, .030, M.plain("#fbfaf8", .25), .003)


def slippers(at, rot=0, color="#8a6a4c"):
    """A pair of house slippers, toes toward -Y."""
    sole, strap = M.plain("#4a3b30", .7), M.leather(color)
    with Group("slippers", at, rot) as g:
        for s, dy in ((-1, 0), (1, .03)):
            with Group("slipper", (s * .065, dy, 0), s * 5):
                soft_box(.092, .26, .022, sole, (0, 0, 0), r=.011, bulge=0, wrinkle=0, n=10)
                tube([(-.046, -.02, .016), (-.030, -.045, .052), (0, -.055, .062), (.030, -.045, .052), (.046, -.02, .016)], .013, strap, 12)
                tube([(-.046, -.055, .016), (-.028, -.075, .046), (0, -.085, .054), (.028, -.075, .046), (.046, -.055, .016)], .012, strap, 12)
    return g


def newspaper(at, rot=0):
    """Folded newspaper; a picture, no letters."""
    paper = M.plain("#e7e3da", .9)
    with Group("newspaper", at, rot) as g:
        for k in range(5):
            box(-.15 + .002 * k, .15 - .001 * k, -.105, .105 - .002 * k, .003 * k, .003 * k + .0026, paper, .001)
        box(-.12, .02, -.02, .08, .0146, .0152, M.plain("#a9aaa6", .9), 0)
        box(.035, .125, -.02, .08, .0146, .0150, M.plain("#d3cfc6", .9), 0)
        box(-.12, .125, -.085, -.04, .0146, .0150, M.plain("#d6d2c9", .9), 0)
    return g


def school_bag(at, rot=0, color="#3f5f7a", trim="#d0a25d", seed=0):
    """Child's backpack standing on its base."""
    m, t = M.fabric(color, 260, melange=.10), M.fabric(trim, 260)
    with Group("school_bag", at, rot) as g:
        soft_box(.31, .16, .42, m, (0, 0, 0), r=.07, bulge=.02, wrinkle=.008, seed=seed)
        soft_box(.25, .07, .20, m, (0, -.10, .02), r=.033, bulge=.012, wrinkle=.005, seed=seed + 1)
        tube([(-.115, -.137, .195), (0, -.145, .205), (.115, -.137, .195)], .004, t, 8)
        tube([(-.14, -.075, .30), (-.10, -.086, .375), (0, -.088, .395), (.10, -.086, .375), (.14, -.075, .30)], .004, t, 8)
        tube([(-.035, 0, .41), (-.03, 0, .455), (.03, 0, .455), (.035, 0, .41)], .009, t, 10)
        for s in (-1, 1):
            tube([(s * .08, .075, .38), (s * .10, .14, .28), (s * .10, .13, .12), (s * .09, .075, .04)], .014, m, 10)
        lathe([(0, 0), (.030, 0), (.033, .01), (.033, .15), (.02, .17), (.02, .195), (0, .195)], M.plain("#7fa7b5", .3), (.195, -.01, .02), 28)
    return g


def tiffin(at, s=1.0, tiers=3):
    """Steel tiffin carrier with a clamp handle."""
    m = M.metal("steel", .22, False)
    with Group("tiffin", at, 25, s) as g:
        for k in range(tiers):
            lathe([(0, .062 * k), (.060, .062 * k), (.066, .062 * k + .006), (.066, .062 * k + .056), (.069, .062 * k + .058), (.066, .062 * k + .061), (0, .062 * k + .061)], m, seg=48, auto=40)
        h = .062 * tiers
        lathe([(.069, h), (.066, h + .012), (.04, h + .022), (0, h + .024)], m, seg=48)
        for s_ in (-1, 1):
            box(s_ * .071 - .002, s_ * .071 + .002, -.010, .010, .004, h + .03, m, .001)
        tube([(-.071, 0, h + .02), (-.06, 0, h + .055), (0, 0, h + .062), (.06, 0, h + .055), (.071, 0, h + .02)], .005, m, 10)
    return g


def umbrella_stand(at, color="#40505a", metal="black", seed=0):
    """Round wire stand with two rolled umbrellas."""
    m = M.metal(metal, .35)
    with Group("umbrellas", at) as g:
        cyl(.11, 0, .015, m)
        for z in (.16, .42):
            tube([(.11 * math.cos(a * .5236), .11 * math.sin(a * .5236), z) for a in range(12)], .006, m, 8, cyclic=True)
        for k in range(8):
            a = 2 * math.pi * k / 8
            rod((.11 * math.cos(a), .11 * math.sin(a), .01), (.11 * math.cos(a), .11 * math.sin(a), .42), .004, None, m, 8)
        for k, c in enumerate((color, "#b98463")):
            s = 1 if k else -1
            p0, p1 = (s * .03, .02 * s, .02), (s * .075, .05 * s, .66)
            rod(p0, p1, .012, .034, M.fabric(c, 400), 18)
            top = (s * .085, .057 * s, .80)
            rod(p1, top, .006, None, M.metal("steel", .3), 10)
            tube([top, (s * .088, .058 * s, .84), (s * .12, .07 * s, .87), (s * .145, .08 * s, .83)], .011, M.wood("walnut", "z"), 12)
    return g


def swing(at, rot=0, zc=2.8, w=1.30, d=.56, wood="teak", color="#c9bfae", soft=("#7f8c78", "#b98463"), seed=0):
    """Indian hall swing (jhoola): a timber seat with a low back on four brass chains."""
    wx, wz, br = M.wood(wood, "x"), M.wood(wood, "z"), M.metal("brass", .25, False)
    with Group("swing", at, rot) as g:
        z = .42
        box(-w / 2, w / 2, -d / 2, d / 2, z - .035, z, wx, .008, 3)
        for s in (-1, 1):
            box(s * (w / 2 - .02) - .025, s * (w / 2 - .02) + .025, -d / 2 - .02, d / 2 + .02, z - .075, z - .036, M.wood(wood, "y"), .006)
            rod((s * (w / 2 - .05), d / 2 - .03, z), (s * (w / 2 - .05), d / 2 - .01, z + .40), .020, .016, wz, 16)
        box(-w / 2 + .05, w / 2 - .05, d / 2 - .035, d / 2 - .005, z + .34, z + .40, wx, .010, 3)
        for k in range(13):
            x = -w / 2 + .12 + (w - .24) * k / 12
            rod((x, d / 2 - .025, z), (x, d / 2 - .02, z + .345), .009, None, wz, 10)
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (w / 2 - .02), sy * (d / 2 - .01)
                n = int((zc - z) / .045)
                for i in range(n):                     # long brass links, every second one turned
                    o = lathe([(.008, -.0032), (.0112, 0), (.008, .0032), (.008, -.0032)], br, (x, y * (1 - .25 * i / n), z + (zc - z) * (i + .5) / n), 10, rot=(90, 0, 90 * (i % 2)))
                    o.scale = (1, (zc - z) / n / .0185, 1)
                B.ball(.022, br, (x, y, z + .03), 16)
        soft_box(w - .14, d - .10, .07, M.fabric(color, 260, melange=.15), (0, -.02, z), r=.033, bulge=.014, wrinkle=.008, seed=seed, piping=M.fabric(M.shade(color, .85)))
        L.cushion(.42, .42, .15, M.fabric(soft[0], 260, melange=.15), (-.36, .13, z + .255), (70, 3, 9), seed + 1)
        L.cushion(.40, .40, .15, M.fabric(soft[1], 260, melange=.15), (.38, .12, z + .245), (68, -4, -8), seed + 2)
    return g


def lantern(x, y, zc, z, r=.13, power=8, kelvin=3200, metal="brass"):
    """Hanging pierced lantern with a warm core."""
    m = M.metal(metal, .25, False)
    with Group("lantern", (x, y, 0)) as g:
        rod((0, 0, z + r * 2.4), (0, 0, zc), .004, None, m, 8)
        cyl(.05, zc - .02, zc, m)
        lathe([(.02, z + 2.4 * r), (.03, z + 2.25 * r), (.5 * r, z + 2.0 * r), (r, z + 1.75 * r), (r * 1.04, z + 1.7 * r)], m, seg=40)
        lathe([(r * 1.04, z + .1 * r), (r, z), (.5 * r, z - .25 * r), (.05 * r, z - .4 * r), (0, z - .5 * r)], m, seg=40)
        for k in range(12):                            # ribs and crossing bands
            a, b = 2 * math.pi * k / 12, 2 * math.pi * (k + 2) / 12
            for q0, q1 in ((a, b), (b, a)):
                rod((r * math.cos(q0), r * math.sin(q0), z + .08 * r), (r * math.cos(q1), r * math.sin(q1), z + 1.72 * r), .0042, None, m, 8)
        lathe([(0, z + .3 * r), (.42 * r, z + .4 * r), (.42 * r, z + 1.3 * r), (0, z + 1.4 * r)], M.glow("#ffe0b0", 3.2), seg=28)
        core.lamp("POINT", (0, 0, z + .8 * r), power, kelvin, radius=r * .5)
    return g


def prayer_mat(at, rot=0, wood="walnut", color="#7a3f38", band="#d8c49a"):
    """Low timber stand with a folded prayer mat over its rail, fringe hanging."""
    wz, wx = M.wood(wood, "z"), M.wood(wood, "x")
    with Group("prayer_mat", at, rot) as g:
        for s in (-1, 1):
            box(s * .30 - .014, s * .30 + .014, -.13, .13, 0, .03, wz, .006)
            box(s * .30 - .014, s * .30 + .014, -.018, .018, .03, .80, wz, .006)
        rod((-.30, 0, .78), (.30, 0, .78), .016, None, wx, 16)
        rod((-.30, 0, .20), (.30, 0, .20), .012, None, wx, 16)
        L.throw([(-.040, .30), (-.034, .55), (-.022, .76), (0, .802), (.022, .76), (.034, .56), (.04, .36)], .48, M.fabric(color, 220, melange=.22, bump=.6), (0, 0, 0), 0, 3, .003, .04)
        for z in (.36, .40, .66):
            box(-.235, .235, -.0545, -.046, z, z + (.014 if z < .5 else .05), M.fabric(band, 220), .003)
    return g


def toys(at, soft, seed=0, r=.24):
    """Rope basket with a bear in it, blocks and rings beside."""
    with Group("toys", at) as g:
        Q.rope_basket((0, 0, 0), r, .30, "#cbb48c", soft[1])
        Q.teddy((-.04, .02, .15), 10, "#c79f72", .95)
        B.ball(.085, M.fabric(soft[2], 300), (.11, -.06, .27), 24)
        Q.blocks((.42, -.16, 0), ("#c9714f", "#d9a25f", "#7f9aa0", "#8fa08a"), seed, 20)
        Q.ring_stack((.36, .16, 0), ("#c9714f", "#d9a25f", "#8fa08a", "#7f9aa0"), .9)
    return g


def dusk(w, h, at, rot=0):
    """Blue sheet behind a window's glass: the painted day behind it turns to evening."""
    t = M.Tree("dusk")
    o = plane_uv(w, h, t.finish(t.node("BsdfTransparent", Color=(.075, .15, .36, 1)).outputs[0]), at, (90, 0, rot), "dusk")
    o.visible_shadow = o.visible_diffuse = False
    return o


def wall_boards(x0, x1, z0, z1, n, mat, gap, y=0.0, t=.020):
    """Vertical boards with shadow gaps; the gap material lies behind."""
    box(x0, x1, y - .006, y - .0005, z0, z1, gap, 0)
    for i in range(n):
        a, b = x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
        box(a + .003, b - .003, y - t, y - .001, z0, z1, mat, .002)


def tall_cabinet(x0, x1, z1, d, p, mat=None, n=2, split=None, kick=.08, style=None):
    """Full-height cupboard with its back on y=0: hinged doors, upper row above `split`."""
    mat = mat or p["tall"]
    st = style or ("shaker" if p["door_style"] == "shaker" else "slab")
    box(x0, x1, -d + .05, -.02, 0, kick, p["kick"], .001)
    box(x0 + .001, x1 - .001, -d + .001, -.001, kick, z1, p["carcass"], .001)
    w = (x1 - x0) / n
    for i in range(n):
        a, b = x0 + w * i, x0 + w * (i + 1)
        P.front(a, b, kick, split or z1, -d, mat, st, "bar" if p["handle"] == "bar" else "edge", "rl"[i % 2], 1.05, p["metal"], hlen=.30)
        if split:
            P.front(a, b, split, z1, -d, mat, st)
    for x in (x0 - .016, x1):
        box(x, x + .016, -d - .018, -.001, 0, z1 - .001, mat, .001)

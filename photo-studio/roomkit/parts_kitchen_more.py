"""Appliances, vessels and laundry things of Asian and Gulf kitchens. Counter things take (x, y, z) of their foot."""
import math
import random

import core
import materials as M
import props as P
import props_more_a as A
from geo import Group, box, curtain, cyl, lathe, rod, tube


def steel(rough=.22):
    return M.plain("#c6c6c3", rough, .85)


# --- machines --------------------------------------------------------------------------------
def washer(at, rot=0, skin="#f2f1ee", h=.85, w=.60, d=.58):
    """Front-loading washer or dryer: back on y=0, x 0..w."""
    m, dark = M.plain(skin, .28), M.plain("#232426", .3)
    with Group("washer", at, rot) as g:
        box(.002, w - .002, -d, 0, .03, h, m, .010, 3)
        box(.04, w - .04, -d + .04, -.04, 0, .03, dark, .002)
        box(.03, w - .03, -d - .003, -d + .01, h - .125, h - .02, M.plain(M.shade(skin, .93), .3), .004)
        lathe([(0, 0), (.034, 0), (.034, .022), (.028, .026), (0, .026)], M.plain("#b9bab8", .3, .6), (w * .52, -d - .003, h - .072), 32, rot=(90, 0, 0))
        box(w * .64, w - .06, -d - .005, -d, h - .10, h - .045, M.smoked_glass(), .002)
        box(w * .68, w * .76, -d - .0062, -d - .004, h - .08, h - .065, M.glow("#bfe0ff", .8), 0)
        box(.05, .21, -d - .005, -d, h - .115, h - .032, m, .004)
        z = .43
        lathe([(.155, .0), (.215, .0), (.225, .012), (.215, .030), (.170, .034), (.155, .020)], M.plain("#cfd0cf", .25, .7), (w / 2, -d, z), 56, rot=(90, 0, 0))
        lathe([(0, .034), (.09, .030), (.155, .016), (.160, .002)], M.plain("#16181b", .05), (w / 2, -d - .002, z), 48, rot=(90, 0, 0), auto=180)
        box(w / 2 + .18, w / 2 + .205, -d - .045, -d - .028, z - .06, z + .06, M.plain("#dcdcda", .3), .008, 3)
    return g


def top_loader(at, rot=0, skin="#e9e9e6"):
    """Top-loading washing machine: back on y=0, x 0..0.56."""
    m = M.plain(skin, .3)
    with Group("top_loader", at, rot) as g:
        box(0, .56, -.57, 0, .04, .88, m, .018, 4)
        box(.04, .52, -.53, -.04, 0, .04, M.plain("#2b2b2b", .5), .004)
        box(.0, .56, -.17, -.001, .875, .985, m, .018, 4)
        box(.03, .53, -.175, -.165, .90, .97, M.plain("#2b2d31", .25), .004)
        lathe([(0, 0), (.028, 0), (.026, .02), (0, .022)], steel(), (.44, -.174, .935), 28, rot=(90, 0, 0))
        for k in range(4):
            cyl(.008, 0, .004, M.glow("#9fd0ff", .7), (0, 0)).location = (.10 + .06 * k, -.17, .955)
        box(.035, .525, -.545, -.185, .878, .892, M.plain("#3b3f45", .12), .008, 3)
        box(.24, .32, -.556, -.54, .884, .90, m, .005, 3)
    return g


def purifier(x, y, z):
    """Wall-hung RO water purifier with its tap and a glass below. y is the wall plane."""
    with Group("purifier", (x, y, z)) as g:
        box(-.17, .17, -.22, 0, .14, .48, M.plain("#f1f1ef", .25), .025, 4)
        box(-.15, .15, -.228, -.21, .28, .46, M.smoked_glass(), .012, 3)
        box(-.16, .16, -.205, -.002, .0, .142, M.plain("#20242b", .25), .018, 4)
        box(-.10, .10, -.224, -.20, .155, .245, M.plain("#a9c6d6", .08), .010, 3)
        rod((0, -.205, .10), (0, -.255, .10), .012, None, steel(), 16)
        rod((0, -.25, .10), (0, -.25, .055), .010, .008, steel(), 16)
        box(-.10, -.06, -.2295, -.226, .42, .43, M.glow("#6fb7ff", 1.5), 0)
    return g


def coffee_machine(x, y, z, rot=0, skin="#c9c9c7"):
    """Home espresso machine, 28 cm wide, front toward -y."""
    m, dark = M.plain(skin, .24, .8), M.plain("#1b1b1c", .35)
    with Group("coffee_machine", (x, y, z), rot) as g:
        box(-.14, .14, -.17, .15, 0, .055, m, .010, 3)
        box(-.115, .115, -.16, -.02, .054, .060, dark, .001)
        box(-.14, .14, .0, .15, .05, .36, m, .014, 4)
        box(-.14, .14, -.15, .15, .27, .38, m, .016, 4)
        box(-.12, .12, -.155, -.148, .30, .355, dark, .003)
        cyl(.036, .225, .27, m, (0, -.08))
        rod((0, -.09, .238), (0, -.235, .232), .011, .014, dark, 16)
        tube([(.115, -.11, .27), (.125, -.13, .20), (.125, -.125, .11)], .0055, steel())
        P.vase("cup", (0, -.085, .060), M.ceramic("#f1ece2", .25), .8)
        for k in (-1, 1):
            P.vase("cup", (.06 * k, .05, .38), M.ceramic("#e6ddcc", .3), .8)
    return g


def microwave(x, y, z, w=.46, rot=0):
    """Counter-top microwave, back on y, front toward -y."""
    with Group("microwave", (x, y, z), rot) as g:
        box(-w / 2, w / 2, -.32, 0, .012, .27, M.plain("#2a2b2d", .35), .006)
        P.oven(-w / 2, w / 2, .014, .268, -.32, micro=True)
    return g


def mixer_grinder(x, y, z, color="#f0efec", rot=0):
    """Indian mixer grinder with its steel jar."""
    with Group("mixie", (x, y, z), rot) as g:
        lathe([(0, 0), (.105, 0), (.112, .02), (.10, .09), (.075, .135), (.07, .15), (0, .15)], M.plain(color, .3), seg=36, auto=50)
        lathe([(.022, 0), (.02, .02), (0, .022)], M.plain("#2b2b2b", .4), (0, -.104, .055), 24, rot=(90, 0, 0))
        lathe([(0, .15), (.055, .152), (.062, .17), (.075, .30), (.078, .305), (.07, .31)], steel(), seg=40)
        lathe([(.078, .308), (.07, .325), (.03, .33), (.02, .35), (0, .352)], M.plain("#2b2b2b", .35), seg=36)
        tube([(.07, 0, .30), (.12, 0, .285), (.115, 0, .20), (.062, 0, .19)], .009, M.plain("#2b2b2b", .4), 12)
    return g


def slim_hood(x, z, w=.60, top=2.1, skin=None):
    """Slim hood: a thin tray under a cupboard-wide steel box, bottom at z, back on y=0."""
    m = skin or M.metal("steel", .3)
    with Group("hood", (x, 0, z)) as g:
        box(-w / 2 + .001, w / 2 - .001, -.50, 0, 0, .042, m, .004)
        box(-w / 2 + .03, w / 2 - .03, -.512, -.498, .006, .036, M.smoked_glass(), .002)
        box(-w / 2 + .04, w / 2 - .04, -.46, -.05, -.003, .001, M.plain("#55585a", .35, 1.0), 0)
        if top > z + .05:
            box(-.15, .15, -.28, 0, .04, top - z, m, .003)
        core.lamp("AREA", (0, -.25, -.012), 5, 3800, target=(0, -.3, -1), size=(w * .7, .1), spread=120)
    return g


def gas_hob(x, y, z, w=.78, d=.44, burners=2):
    """Heavy gas hob on feet: steel top, iron trivets, front knobs."""
    st, iron = M.metal("steel", .26), M.plain("#171717", .55)
    with Group("hob", (x, y, z)) as g:
        box(-w / 2, w / 2, -d / 2, d / 2, .02, .085, st, .010, 3)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(.016, 0, .022, iron, (sx * (w / 2 - .06), sy * (d / 2 - .05)))
        n = burners
        for k in range(n):
            bx = (k - (n - 1) / 2) * w / n
            lathe([(0, .106), (.030, .108), (.048, .100), (.05, .085)], iron, (bx, .02, 0), 36)
            lathe([(.062, .086), (.11, .0865), (.115, .085)], M.plain("#8c8d8c", .25, .9), (bx, .02, .0008), 40)
            for q in range(5):
                a = q * 2 * math.pi / 5
                c, s = math.cos(a), math.sin(a)
                tube([(bx + c * .035, .02 + s * .035, .128), (bx + c * .12, .02 + s * .12, .128), (bx + c * .12, .02 + s * .12, .086)], .0055, iron, 8, smoothpath=False)
            lathe([(0, 0), (.022, 0), (.020, .024), (0, .026)], iron, (bx, -d / 2, .052), 28, rot=(90, 0, 0))
    return g


# --- vessels ---------------------------------------------------------------------------------
def wok(x, y, z, r=.17, rot=25):
    """Iron wok with a wooden handle and a ladle in it."""
    m = M.plain("#242322", .38, .4)
    with Group("wok", (x, y, z), rot) as g:
        prof = [(r * math.sin(t), r * .62 * (1 - math.cos(t))) for t in [1.25 * i / 10 for i in range(11)]]
        lathe(prof + [(q[0] - .004, q[1] + .003) for q in prof[::-1]], m, seg=56, auto=60)
        e, zz = prof[-1]
        rod((e - .01, 0, zz - .01), (e + .08, 0, zz + .03), .009, None, m, 14)
        rod((e + .07, 0, zz + .026), (e + .20, 0, zz + .08), .014, .016, M.wood("walnut", "x"), 18)
        rod((-.02, .02, .03), (-.13, .14, .20), .005, None, steel(), 12)
    return g


def mortar(x, y, z, s=1.0):
    """Granite mortar and pestle."""
    m = M.quartz("#6d6a66", "#3f3d3b", .55)
    with Group("mortar", (x, y, z), 0, s) as g:
        lathe([(0, 0), (.075, 0), (.082, .012), (.072, .03), (.092, .085), (.098, .12), (.085, .122), (.072, .07), (0, .04)], m, seg=44, auto=50)
        rod((.01, 0, .05), (.085, .03, .19), .020, .015, m, 20)
    return g


def tiffin(x, y, z, n=3, s=1.0):
    """Steel tiffin box: stacked bowls in a handle frame."""
    m = steel()
    with Group("tiffin", (x, y, z), 25, s) as g:
        for k in range(n):
            lathe([(0, .062 * k), (.058, .062 * k), (.064, .062 * k + .008), (.064, .062 * k + .056), (.067, .062 * k + .059), (0, .062 * k + .0605)], m, seg=44, auto=40)
        h = .062 * n
        lathe([(.066, h), (.05, h + .012), (0, h + .016)], m, seg=40)
        tube([(-.07, 0, .02), (-.07, 0, h + .02), (-.04, 0, h + .06), (.04, 0, h + .06), (.07, 0, h + .02), (.07, 0, .02)], .004, m, 10)
    return g


def pressure_cooker(x, y, z, rot=30):
    """Steel pressure cooker."""
    m, dark = steel(.26), M.plain("#1c1c1c", .4)
    with Group("cooker", (x, y, z), rot) as g:
        lathe([(0, 0), (.095, 0), (.103, .010), (.105, .125), (.111, .130), (.111, .142), (.09, .158), (.03, .17), (0, .171)], m, seg=52, auto=45)
        cyl(.014, .168, .20, dark, (0, 0))
        box(.10, .26, -.014, .014, .132, .158, dark, .008, 3)
        box(-.145, -.10, -.020, .020, .115, .132, dark, .006, 3)
    return g


def vessels(x, y, z, n=3, r=.10):
    """Nested steel pots with lids, each smaller than the one below."""
    m, zz = steel(), z
    for k in range(n):
        q, h = r * (1 - .16 * k), .085 * (1 - .12 * k)
        lathe([(0, 0), (q * .92, 0), (q, .010), (q, h), (q * 1.07, h + .003), (q * 1.07, h + .007), (q * .5, h + .014), (.012, h + .016), (.012, h + .026), (0, h + .028)], m, (x, y, zz), 44, auto=40)
        zz += h + .016
    return zz


def dabbas(x0, x1, y, z, seed=0, r=.052):
    """Row of steel storage tins with bright lids."""
    rng, x = random.Random(seed), x0 + r
    while x + r < x1:
        h = rng.choice((.11, .14, .17))
        lathe([(0, 0), (r - .003, 0), (r, .004), (r, h - .03), (r + .0015, h - .03), (r + .0015, h - .002), (r - .004, h), (0, h)], steel(rng.choice((.18, .26))), (x, y, z), 40, auto=35)
        x += 2 * r + rng.uniform(.008, .02)


def tumblers(x, y, z, n=4):
    """Steel water tumblers in two rows."""
    for k in range(n):
        lathe([(0, 0), (.026, 0), (.034, .095), (.036, .097), (.033, .095), (.025, .006), (0, .006)], steel(.2), (x + .078 * (k // 2), y + .078 * (k % 2), z), 32)


def dish_rack(x, y, z, w=.42, rot=0, soft=("#dcd3c4", "#7f8c78", "#b98463")):
    """Steel drainer with plates on edge and cups upside down."""
    m = M.metal("steel", .25)
    with Group("dish_rack", (x, y, z), rot) as g:
        for yy in (-.15, .15):
            for zz in (.02, .10):
                rod((-w / 2, yy, zz), (w / 2, yy, zz), .004, None, m, 10)
        for sx in (-1, 1):
            tube([(sx * w / 2, -.15, 0), (sx * w / 2, -.15, .13), (sx * w / 2, .15, .13), (sx * w / 2, .15, 0)], .005, m, 10, smoothpath=False)
        for k in range(6):
            xx = -w / 2 + .05 + .034 * k
            lathe([(r, zz) for r, zz in A.PLATE], M.ceramic(("#f1ece2", "#f1ece2", soft[1])[k % 3], .3), (xx, .02, .125), 44, rot=(0, 82, 0), auto=180)
        for k in range(3):
            P.vase("cup", (w / 2 - .055, -.09 + .09 * k, .105), M.ceramic(soft[k % len(soft)], .35), .85).rotation_euler = (math.pi, 0, 0)
    return g

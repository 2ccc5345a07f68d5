"""Bar equipment, tables, banquette and menu board of a cafe."""
import random

import core
import materials as M
import props as P
from geo import Group, box, cyl, lathe, rod, soft_box, tube
from props.lattices import frame
from props.tapers import ball


def espresso_machine(at, rot=0):
    """Two-group espresso machine."""
    st, bk = M.metal("steel", .22), M.plain("#1b1b1c", .35)
    with Group("espresso", at, rot) as g:
        w, d = .78, .52
        for sx in (-1, 1):
            for y in (-.2, .2):
                cyl(.022, 0, .05, bk, (sx * .33, y))
        box(-w / 2, w / 2, -d / 2, d / 2, .05, .13, st, .01, 3)
        box(-w / 2 + .03, w / 2 - .03, -d / 2 + .02, .0, .128, .136, bk, .001)
        box(-w / 2, w / 2, .0, d / 2, .12, .36, st, .012, 3)
        box(-w / 2, w / 2, -d / 2 + .03, d / 2, .36, .46, st, .014, 3)
        box(-w / 2 + .05, w / 2 - .05, -d / 2 + .027, -d / 2 + .033, .385, .435, bk, .001)
        for sx in (-.2, .2):
            cyl(.042, .29, .36, st, (sx, -.10))
            rod((sx, -.12, .285), (sx, -.30, .275), .012, .014, bk, 16)
            cyl(.034, .265, .30, st, (sx, -.10))
        for sx in (-1, 1):
            tube([(sx * .34, -.18, .36), (sx * .345, -.22, .28), (sx * .345, -.21, .17)], .006, st)
        for i in range(5):
            for j in range(2):
                P.vase("cup", (-.28 + .14 * i, .02 + .13 * j, .46), M.ceramic("#f1ece2", .25), .85)
    return g


def grinder(at):
    """Coffee grinder with its hopper."""
    with Group("grinder", at):
        box(-.09, .09, -.13, .11, 0, .05, M.plain("#1b1b1c", .35), .008, 3)
        box(-.07, .07, -.02, .10, .05, .34, M.plain("#1b1b1c", .35), .02, 4)
        lathe([(.05, .34), (.06, .36), (.095, .50), (.09, .51), (0, .515)], M.plain("#4a2d1a", .12), (0, .03, 0),
              36)
        rod((0, -.02, .2), (0, -.10, .17), .02, .025, M.metal("steel", .25))


def pastry_case(at, w=1.0, seed=0, wood=None):
    """Counter-top display: glass box, two shelves of bakes."""
    rng = random.Random(seed)
    with Group("pastry_case", at) as g:
        d, h = .42, .42
        box(-w / 2, w / 2, -d / 2, d / 2, 0, .04, wood or M.wood("oak", "x"), .004)
        bk = M.plain("#1d1d1d", .4)
        for sx in (-1, 1):
            for y in (-d / 2 + .008, d / 2 - .008):
                box(sx * (w / 2 - .008) - .007, sx * (w / 2 - .008) + .007, y - .007, y + .007, .04, h, bk, .001)
        box(-w / 2, w / 2, -d / 2, d / 2, h, h + .016, bk, .002)
        for q in ((-w / 2 + .016, w / 2 - .016, -d / 2 + .005, -d / 2 + .009, .04, h),
                  (-w / 2 + .004, -w / 2 + .008, -d / 2 + .016, d / 2 - .016, .04, h),
                  (w / 2 - .008, w / 2 - .004, -d / 2 + .016, d / 2 - .016, .04, h),
                  (-w / 2 + .02, w / 2 - .02, -d / 2 + .03, d / 2 - .02, .225, .231)):
            o = box(*q, M.glass("#f2f7f5", reflect=.7), 0)
            o.visible_shadow = False
        core.lamp("AREA", (0, -.05, h - .01), 4, 2900, target=(0, 0, 0), size=(w - .1, .05), name="case")
        for z in (.042, .232):
            n = int((w - .1) / .125)
            kind = rng.randrange(3)
            for i in range(n):
                x = -w / 2 + .1 + (w - .2) * i / (n - 1)
                for y in (-.07, .08):
                    if kind == 0:                      # muffins
                        lathe([(0, 0), (.024, 0), (.032, .032), (.040, .042), (.036, .060), (.02, .07), (0, .072)],
                              M.ceramic(rng.choice(["#8a552b", "#5a3520", "#b9803f"]), .6), (x, y, z), 20, auto=180)
                    elif kind == 1:                    # rolls
                        o = ball(.042, M.ceramic(rng.choice(["#b9783a", "#c58a48"]), .45), (x, y, z + .026), 20,
                                 .62)
                        o.scale, o.rotation_euler = (1.25, .8, 1), (0, 0, rng.uniform(-.5, .5))
                    else:                              # cake slices
                        c = rng.choice(["#5b3322", "#d9b98c", "#a3433a"])
                        box(x - .035, x + .035, y - .04, y + .04, z, z + .05, M.ceramic(c, .6), .004)
                        box(x - .035, x + .035, y - .04, y + .04, z + .05, z + .062, M.ceramic("#f3e9da", .4), .004)
    return g


def cafe_table(at, r=.34, h=.74, top=None, metal="black"):
    """Round bistro table on one foot."""
    m = M.metal(metal, .35)
    with Group("cafe_table", at) as g:
        lathe([(0, h - .026), (r - .008, h - .026), (r, h - .018), (r, h - .006), (r - .006, h), (0, h)],
              top or M.marble(), seg=72, auto=40)
        lathe([(0, 0), (.21, 0), (.21, .008), (.06, .022), (.028, .04), (.026, h - .06), (.07, h - .027),
               (0, h - .027)], m, seg=56, auto=50)
    return g


def banquette(L, at, rot, fab, plinth, seed=0, h=1.02):
    """Channel-tufted bench, back on local y=0, x 0..L."""
    with Group("banquette", at, rot) as g:
        box(0, L, -.50, 0, 0, .12, plinth, .002)
        box(0, L, -.54, 0, .12, .36, plinth, .004)
        n = max(2, round(L / 1.0))
        for i in range(n):
            soft_box(L / n - .004, .58, .12, fab, (L / n * (i + .5), -.29, .355), r=.04, bulge=.02, wrinkle=.003,
                     seed=seed + i, n=10)
        n = max(4, round(L / .17))
        for i in range(n):
            soft_box(L / n - .002, .12, h - .44, fab, (L / n * (i + .5), -.07, .45), r=.055, bulge=.02,
                     wrinkle=.003, seed=seed + 3 * i, n=8)
    return g


def menu_board(at, w=1.1, h=.7, seed=0, frame_wood="oak"):
    """Slate board with chalk-like lines (no readable words)."""
    rng = random.Random(seed)
    with Group("menu", at) as g:
        box(-w / 2, w / 2, -.02, 0, -h / 2, h / 2, M.plain("#222423", .7), .002)
        frame(-w / 2 - .015, w / 2 + .015, -h / 2 - .015, h / 2 + .015, 0, .02, .03, M.wood(frame_wood, "x"))
        ink = M.plain("#e9e2d2", .9)
        for c in range(2):
            x0 = -w / 2 + .07 + c * w / 2
            box(x0, x0 + .2, -.0212, -.020, h / 2 - .13, h / 2 - .105, ink, 0)
            for r in range(6):
                z = h / 2 - .22 - r * .07
                x = x0
                for _ in range(rng.randint(2, 3)):
                    l = rng.uniform(.04, .09)
                    box(x, x + l, -.0212, -.020, z, z + .012, ink, 0)
                    x += l + .018
                box(x0 + w / 2 - .16, x0 + w / 2 - .12, -.0212, -.020, z, z + .012, ink, 0)
    return g

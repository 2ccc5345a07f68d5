"""Drawer systems: tandem box, cutlery tray, jewellery drawer."""
import math

import materials as M
import props as P
import props_more_b as B
from geo import Group, box, lathe, rod, soft_box
from products.parts import WHITE, _carcass, _drawer, _tray_box
from products.swatch_materials import velvet


def tandem():
    """Drawer box pulled out of its cabinet."""
    w, d = .56, .46
    for k, (z, out, fh) in enumerate(((.02, .0, .30), (.335, .30, .26))):
        with Group("dr", (0, -out, z)):
            with Group("b", (0, 0, .04)):
                _drawer(w - .05, d, .14 if k else .18)
                if k:
                    for s in (-1, 1):
                        rod((s * (w / 2 - .035), -.02, .185), (s * (w / 2 - .035), -d, .185), .005, None,
                            M.metal("chrome", .2, False))
                    for i in range(3):
                        P.vase("bowl", (-.15 + .15 * i, -.26, .012),
                               M.ceramic(("#e6ded0", "#8b9a84", "#d8cbb8")[i], .3), .5)
                        P.vase("cup", (-.16 + .13 * i, -.38, .012), M.ceramic("#efe9df", .3), .95)
                    P.vase("canister", (-.14, -.10, .012), M.ceramic("#cbbba3", .35), .6)
                    P.vase("canister", (.0, -.10, .012), M.ceramic("#e7dfd0", .35), .6)
                    P.vase("canister", (.14, -.10, .012), M.ceramic("#cbbba3", .35), .6)
            P.front(-w / 2, w / 2, 0, fh, -d, M.laminate("#8b9a84"), "slab", "bar", hz=fh - .07, metal="brass",
                    vertical=False, hlen=.28)
    _carcass(w - .004, .455, .64, M.laminate(WHITE, .5), z=0)


def cutlery():
    """Drawer with divided cutlery tray."""
    w, d, h = .52, .44, .055
    m = M.wood("oak", "x")
    _tray_box(w, d, h, .012, m)
    xs = [-w / 2 + .012 + (w - .024) * i / 5 for i in range(6)]
    for x in xs[1:-1]:
        box(x - .004, x + .004, -d + .12, -.012, .008, h - .008, M.wood("oak", "y"), .001)
    box(-w / 2 + .012, w / 2 - .012, -d + .116, -d + .124, .008, h - .008, m, .001)
    st = M.metal("steel", .16, False)
    for c in range(5):
        x = (xs[c] + xs[c + 1]) / 2
        for k in range(3):
            xx, zz = x + (k - 1) * .022, .013 + .002 * (k % 2)
            if c in (0, 4):                             # spoons
                box(xx - .0035, xx + .0035, -.24, -.09, zz, zz + .002, st, .0008)
                o = lathe([(0, 0), (.6, .06), (1, .16), (.96, .19), (.5, .1), (0, .05)], st, (xx, -.065, zz - .001),
                          24, auto=180)
                o.scale = (.0105 if c == 4 else .0095, .026, .026)
            elif c in (1, 3):                           # forks
                box(xx - .0035, xx + .0035, -.25, -.09, zz, zz + .002, st, .0008)
                box(xx - .009, xx + .009, -.095, -.070, zz, zz + .002, st, .0008)
                for i in range(4):
                    box(xx - .009 + .0052 * i, xx - .009 + .0052 * i + .0026, -.072, -.032, zz, zz + .002, st,
                        .0006)
            else:                                       # knives
                box(xx - .0045, xx + .0045, -.25, -.15, zz, zz + .006, M.plain("#2a221c", .4), .002)
                box(xx - .007, xx + .007, -.152, -.035, zz + .002, zz + .004, st, .001)
    rod((-.18, -d + .06, .022), (.14, -d + .06, .022), .012, .012, M.wood("walnut", "x"))
    rod((-.2, -d + .06, .022), (-.18, -d + .06, .022), .006, .012, M.wood("walnut", "x"))
    rod((.14, -d + .06, .022), (.17, -d + .06, .022), .012, .006, M.wood("walnut", "x"))


def jewellery():
    """Drawer with velvet-lined compartments."""
    w, d, h = .60, .42, .085
    m = M.wood("walnut", "x")
    fl = velvet("#8d7f73")
    _tray_box(w, d, h, .014, m)
    box(-w / 2 + .014, w / 2 - .014, -d + .014, -.014, .01, .022, fl, 0)
    for x in (-.12, .12):
        box(x - .005, x + .005, -d + .014, -.014, .022, h - .015, fl, .002)
    for k in range(8):                                  # ring rolls
        soft_box(.15, .036, .036, velvet("#6f6258"), (.205, -d + .045 + .048 * k, .021), r=.017, bulge=.002,
                 wrinkle=0, n=8)
    g = M.metal("brass", .12, False)
    for k in range(4):
        for i in range(3):
            x, y = .155 + .05 * i, -d + .07 + .096 * k
            lathe([(.009, -.0015), (.0108, 0), (.009, .0015), (.009, -.0015)], g, (x, y, .060), 28, rot=(90, 0, 90))
            B.ball(.0045, M.plain(("#b8d8e8", "#7a1f33", "#1f5a46")[(i + k) % 3], .05), (x, y, .072), 12)
    for k in range(2):                                  # watch cushions
        for i in range(2):
            x, y = -.06 + .12 * i, -d + .10 + .13 * k
            soft_box(.075, .075, .05, velvet("#efe6d8"), (x, y, .022), r=.022, bulge=.004, wrinkle=0, n=8)
            box(x - .010, x + .010, y - .040, y + .040, .030, .0745, M.leather(("#3a2418", "#7a4a2a")[(i + k) % 2]),
                .016, 4)
            lathe([(0, 0), (.017, 0), (.0185, .003), (.017, .007), (.015, .0075), (0, .0075)],
                  g if (i + k) % 2 else M.metal("steel", .15, False), (x, y, .074), 36)
            lathe([(0, 0), (.0145, 0)], M.plain("#f4f1ea", .2), (x, y, .0818), 32)
    box(-.115, .115, -.105, -.099, .022, h - .015, fl, .002)
    for i in range(3):                                  # bangles, pearls, chain in the long bays
        lathe([(.030, -.003), (.033, 0), (.030, .003), (.027, 0), (.030, -.003)], g,
              (-.075 + .075 * i, -.058, .026), 48)
    for s in (0, 1):
        n = 46
        for i in range(n):
            a = 2 * math.pi * i / n
            x, y = -.205 + (.052 + .004 * math.sin(3 * a)) * math.cos(a), -.105 - .19 * s + .075 * math.sin(a)
            B.ball(.0052 if s == 0 else .003, M.plain("#f3ece0", .12) if s == 0 else g, (x, y, .027), 12)
        if s:
            B.ball(.010, M.plain("#1f5a46", .05), (-.205, -.375, .030), 16, 1.2)

"""Open wardrobe bays and the glass-topped island of a walk-in wardrobe."""
import random

import core
import materials as M
import props as P
import props_more_a as Q
from geo import Group, box, lathe, rod, soft_box
from room_finishes import knob, shutter, stone_of

CLOTHES = ("#efe9de", "#c9bba6", "#8d8578", "#4b5560", "#a8775a", "#d8cbb8", "#6f7a6a", "#2f3236", "#b9a99a",
           "#e3d3c4")


def open_bay(x0, w, kind, p, zc, seed, depth=.55, led=True, last=True):
    """Open wardrobe bay between x0 and x0+w: long | double | shelves | bags. Neighbours share a side, so only the last draws its right one."""
    rng = random.Random(seed)
    t, y = .022, -depth
    a, b = x0 + t, x0 + w
    wood, wx, m = p["wood_z"], p["wood_x"], Q.metal_of(p)
    cols = CLOTHES + tuple(p["soft"])
    box(a, b, -.012, 0, .08, zc, wood, .001)
    for x in (x0, x0 + w)[:2 if last else 1]:
        box(x, x + t, y, 0, 0, zc, wood, .002)
        # LED profile
        box(x + t / 2 - .004, x + t / 2 + .004, y - .003, y + .001, .10, zc - .02, M.glow("#ffdcae", 3.2), 0)
    box(a, b, y + .04, -.02, 0, .08, p["kick"], .001)
    box(a, b, y, -.012, zc - .02, zc, wood, .001)
    zt = 2.14
    box(a, b, y + .004, -.012, zt, zt + t, wx, .002)
    nb = 2 if w > .7 else 1                             # boxes on the top shelf
    for i in range(nb):
        Q.storage_box((a + (b - a) * (i + .5) / nb, -.16, zt + t), min(.36, (b - a) / nb - .08), .30, .22,
                      rng.choice(("#c7b698", "#d9cfbf", p["soft"][0])))

    def drawers(z0, z1, n):
        for k in range(n):
            za, zb = z0 + (z1 - z0) / n * k, z0 + (z1 - z0) / n * (k + 1)
            P.front(a, b, za, zb, y + .02, p["wardrobe"], shutter(p) if zb - za > .21 else "slab", knob(p),
                    metal=p["metal"], vertical=False, hz=(za + zb) / 2, hlen=.14)
        box(a, b, y + .004, -.012, z1, z1 + t, wx, .002)

    def rail(z, length, sl):
        rod((a, -.28, z), (b, -.28, z), .012, None, m, 16)
        x, c = a + .05, 0
        run = rng.choice(cols)
        while x < b - .05:
            if c % 3 == 0:
                run = rng.choice(cols)
            Q.garment((x, -.28, z), M.shade(run, rng.uniform(.92, 1.06)), length * rng.uniform(.92, 1.05),
                      rng.randrange(99), p["metal"], sl if rng.random() < .8 else 0)
            x += rng.uniform(.058, .085)
            c += 1
    if kind == "long":
        drawers(.08, .52, 2)
        rail(2.05, 1.30, .52)
        for k in range(2):
            Q.shoe_pair((a + (b - a) * (.3 + .4 * k), -.40, .52 + t), 0,
                        rng.choice(("#7a5134", "#2c2a2a", "#b98463")), rng.choice(("heel", "loafer")))
    elif kind == "double":
        rail(2.05, .74, .48)
        box(a, b, y + .004, -.012, 1.16, 1.16 + t, wx, .002)
        rail(1.08, .72, .48)
        box(a, b, y + .03, -.012, .08, .10, wx, .002)
        for k in range(2):
            c, kd = rng.choice((("#e8e2d6", "sneaker"), ("#5a4636", "loafer"), ("#2c2a2a", "loafer")))
            Q.shoe_pair((a + (b - a) * (.28 + .42 * k), -.36, .10), 0, c, kd)
    else:
        drawers(.08, .80, 3)
        zs = [.80, 1.14, 1.48, 1.81]
        for k, z in enumerate(zs):
            if k:
                box(a, b, y + .004, -.012, z, z + t, wx, .002)
            if led:
                P.strip(a + .02, b - .02, -.06, (zs + [zt])[k + 1], 1.1, 2850, (0, -.35, -1))
            zz = z + t
            what = (("fold", "bag", "fold", "fold") if kind == "shelves" else ("shoes", "bag", "shoes",
                    "bag"))[(k + seed) % 4]
            if what == "fold":
                n = 2 if b - a > .62 else 1
                for i in range(n):
                    Q.folded((a + (b - a) * (i + .5) / n, -.30, zz), cols, rng.randint(3, 5), .29, .32,
                             rng.randrange(99))
            elif what == "bag":
                n = 2 if b - a > .66 else 1
                for i in range(n):
                    Q.handbag((a + (b - a) * (i + .5) / n, -.32, zz),
                              rng.choice(("#8a5a3a", "#d8c7a8", "#39424a", p["soft"][1], p["soft"][2])),
                              rng.uniform(-8, 8), .86, p["metal"])
            else:
                n = 3 if b - a > .66 else 2
                for i in range(n):
                    c, kd = rng.choice((("#7a5134", "loafer"), ("#e8e2d6", "sneaker"), ("#2c2a2a", "heel"),
                                        ("#b98463", "heel"), ("#c9a98a", "heel")))
                    Q.shoe_pair((a + (b - a) * (i + .5) / n, -.36, zz), 0, c, kd, .095)
    if led:
        core.lamp("AREA", ((a + b) / 2, y + .02, zt - .02), 3.4 * w, 3300, target=((a + b) / 2, -.30, 1.0),
                  size=(b - a - .06, .03), name="bay_led")


def jewel_island(p, w, L, h=.92):
    """Island, centred on the origin: drawers on the long sides, glass-topped display tray."""
    wd = p["wardrobe"]
    st = stone_of(p)
    box(-w / 2 + .05, w / 2 - .05, -L / 2 + .05, L / 2 - .05, 0, .08, p["kick"], .001)
    box(-w / 2 + .02, w / 2 - .02, -L / 2 + .02, L / 2 - .02, .08, h - .10, p["carcass"], .002)
    for rot, face, span in ((0, L / 2, w), (180, L / 2, w), (90, w / 2, L), (-90, w / 2, L)):
        with Group("side", (0, 0, 0), rot):
            n = 2 if span > .9 else 1
            y = -face + .02
            for i in range(n):
                a, b = -span / 2 + .02 + (span - .04) / n * i, -span / 2 + .02 + (span - .04) / n * (i + 1)
                if rot in (0, 180):
                    P.front(a, b, .08, h - .10, y, wd, "fluted" if p["door_style"] == "slab" else "shaker")
                else:
                    for k in range(3):
                        za, zb = .08 + (h - .18) / 3 * k, .08 + (h - .18) / 3 * (k + 1)
                        P.front(a, b, za, zb, y, wd, "slab", knob(p), metal=p["metal"], vertical=False,
                                hz=(za + zb) / 2)
    e = .035                                            # rim, tray, glass
    for q in ((-w / 2, w / 2, -L / 2, -L / 2 + e), (-w / 2, w / 2, L / 2 - e, L / 2),
              (-w / 2, -w / 2 + e, -L / 2 + e, L / 2 - e), (w / 2 - e, w / 2, -L / 2 + e, L / 2 - e)):
        box(*q, h - .10, h, p["wood_x"], .003)
    vel = M.fabric("#d9cbb6", 500, sheen=.6)
    box(-w / 2 + e, w / 2 - e, -L / 2 + e, L / 2 - e, h - .10, h - .085, vel, .001)
    zz = h - .085
    nx, ny = 2, 4
    for i in range(1, nx):
        x = -w / 2 + e + (w - 2 * e) / nx * i
        box(x - .004, x + .004, -L / 2 + e, L / 2 - e, zz, zz + .05, vel, .001)
    for j in range(1, ny):
        y = -L / 2 + e + (L - 2 * e) / ny * j
        box(-w / 2 + e, w / 2 - e, y - .004, y + .004, zz, zz + .05, vel, .001)
    br = M.metal("brass", .22)
    for i in range(nx):
        for j in range(ny):
            x, y = -w / 2 + e + (w - 2 * e) / nx * (i + .5), -L / 2 + e + (L - 2 * e) / ny * (j + .5)
            k = (i * 3 + j) % 4
            if k == 0:                                  # watches on cushions
                for s in (-1, 1):
                    soft_box(.07, .09, .04, M.fabric("#efe6d6", 400), (x + s * .07, y, zz), r=.018, bulge=.004,
                             wrinkle=0, n=8)
                    lathe([(0, 0), (.019, 0), (.019, .008), (0, .008)], br, (x + s * .07, y, zz + .042), 28)
                    lathe([(0, .0085), (.015, .0085)], M.plain("#f3efe6", .3), (x + s * .07, y, zz + .042), 28)
            elif k == 1:                                # rings and bangles
                for s in range(3):
                    Q.torus(.030 - .004 * s, .004, br, (x - .08 + .08 * s, y, zz + .005), 32)
            elif k == 2:                                # rolled belts
                for s in (-1, 1):
                    lathe([(.012, 0), (.038, 0), (.038, .034), (.012, .034)],
                          M.leather(("#7a5134", "#2f2824")[s > 0]), (x + s * .07, y, zz), 32)
            else:                                       # folded silk
                soft_box(.16, .11, .03, M.fabric(p["soft"][1], 500, sheen=.6), (x, y, zz), r=.012, bulge=.004,
                         wrinkle=.002, n=8)
    g = box(-w / 2 + e - .01, w / 2 - e + .01, -L / 2 + e - .01, L / 2 - e + .01, h - .012, h - .004,
            M.glass("#f1f7f4", reflect=.9), .001)
    g.visible_shadow = False
    core.lamp("AREA", (0, 0, h - .02), 1.5, 3000, target=(0, 0, 0), size=(w - .12, L - .12), name="tray_led")
    return st

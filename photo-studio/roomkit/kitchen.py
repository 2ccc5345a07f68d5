"""L-shaped kitchen with an island or a breakfast table."""
import random

from mathutils import Vector

import core
import materials as M
import props as P
from geo import Group, box, lathe, rod, tag, tube
from lights import fills

CAMERAS = {
    "kitchen/island": {
        "main": dict(at=(3.72, -4.72, 1.36), look=(1.62, -.9, 1.3), lens=23.5, shift_y=-.045,
                     tall=dict(at=(3.45, -4.76, 1.36), look=(1.95, -.9, 1.3), lens=29, shift_y=-.05)),
        "left": dict(at=(.95, -4.72, 1.36), look=(2.45, -.6, 1.3), lens=23.5, shift_y=-.045, tall=dict(lens=30)),
        "right": dict(at=(4.05, -3.95, 1.34), look=(.55, -1.45, 1.3), lens=25, shift_y=-.04, tall=dict(lens=30)),
        "close-hob": dict(at=(2.0, -2.05, 1.36), look=(1.62, 0, 1.3), lens=28, tall=dict(lens=33)),
        "close-sink": dict(at=(2.05, -1.80, 1.40), look=(0, -1.68, 1.3), lens=29, shift_y=-.02, tall=dict(lens=33)),
    },
    "kitchen/table": {
        "main": dict(at=(3.85, -4.74, 1.36), look=(1.55, -.8, 1.3), lens=24, shift_y=-.04,
                     tall=dict(at=(3.5, -4.76, 1.36), look=(1.95, -.8, 1.3), lens=29, shift_y=-.05)),
        "left": dict(at=(.95, -4.72, 1.36), look=(2.5, -.6, 1.3), lens=23.5, shift_y=-.045, tall=dict(lens=30)),
        "right": dict(at=(4.05, -3.95, 1.34), look=(.55, -1.45, 1.3), lens=25, shift_y=-.04, tall=dict(lens=30)),
        "close-hob": dict(at=(2.0, -2.0, 1.36), look=(1.62, 0, 1.3), lens=28, tall=dict(lens=33)),
        "close-sink": dict(at=(2.05, -1.80, 1.40), look=(0, -1.68, 1.3), lens=29, shift_y=-.02, tall=dict(lens=33)),
    },
}


def kitchen(p, seed=1):
    """L-shaped modular kitchen: hob run on the back wall, sink run under a left window, tall block right."""
    rng = random.Random(seed)
    W, D, H = 4.25, 4.9, 2.72
    zc = H - .12                                        # dropped ceiling
    win = ("left", -2.45, -1.0, 1.08, 2.16)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], skirting=None)
    P.cove_ceiling(W, D, H, .12, .75, 3100, 16,
                   downlights=[(x, -.95) for x in (.95, 1.95, 2.95)] + [(.95, -2.6), (3.3, -2.6)], spot=5)
    P.window("left", W, D, *win[1:], day=420, sun=rng.choice([0, 2.5, 3.5]), sun_dir=(.75, .28, -.55))
    fills(W, D, H, 36)

    # --- base runs
    gola = p["handle"] == "edge"
    zt = None
    with Group("base_back"):
        zt = P.base_units(0, [.62, .60, .90, .45, .43], p,
                          types=["blank", "drawers", "drawers2", "door", "drawers"], gola=gola)
    LY = -3.15
    with Group("base_left", (0, LY, 0), 90) as gl:
        n = -LY - .625
        P.base_units(0, [.45, .60, .90, n - 1.95], p, types=["drawers", "door", "sink", "door"], gola=gola,
                     end0=True, over0=.02)
    tag(gl, "base-cabinets", "Base cabinets", (.75, -.60, .5), p["spec"]["base"])
    tag(gl, "counter", "Quartz worktop", (.55, -.45, zt), p["spec"]["counter"])
    # --- splashback
    sp = p["splash"]
    zw = 1.46
    box(0, 3.0, -.010, 0, zt, zc, sp, .001)
    for y0, y1, z1 in ((LY, win[1], zw), (win[2], -.01, zw), (win[1], win[2], win[3] - .02)):
        with Group("splash_l", (0, y0, 0), 90):
            box(0, y1 - y0, -.010, 0, zt, z1, sp, .001)
    # --- wall units + lofts
    hx = 1.67                                           # hob/hood centre
    with Group("wall_a") as ga:
        P.wall_units(0, [.62, .58], p, zw, 2.12, types=["door", "glass" if rng.random() < .6 else "door"])
        P.wall_units(2.14, [.43, .43], p, zw, 2.12,
                     types=["door", "door"] if rng.random() < .5 else ["open", "door"])
    tag(ga, "wall-cabinets", "Wall cabinets", (2.78, -.36, 1.85), p["spec"]["wall_cab"])
    with Group("loft"):
        P.wall_units(0, [.60, .60], p, 2.135, zc, types=["door"] * 2, led=False,
                     style="slab" if p["door_style"] != "shaker" else None)
        P.wall_units(2.14, [.43, .43], p, 2.135, zc, types=["door"] * 2, led=False,
                     style="slab" if p["door_style"] != "shaker" else None)
    # --- tall block to the right wall
    with Group("tall") as gt:
        # an unused draw, kept so that seeds still give the same kitchens
        rng.random()
        P.tall_unit(3.0, [.60, .65], p, ["oven", "pantry"], h=2.12)
        box(2.982, 3.0, -.60, 0, 0, zc, p["tall"], .0015)
        P.wall_units(3.0, [.60, .65], dict(p, wall_cab=p["tall"]), 2.135, zc, depth=.58, types=["door"] * 2,
                     led=False)
    tag(gt, "oven-tower", "Built-in oven tower", (3.3, -.62, .95), "black glass")
    tag(gt, "tall-unit", "Tall pantry unit", (3.9, -.60, 1.55), p["spec"]["tall"])
    # --- appliances
    tag(P.hob(hx, -.31, zt), "hob", "Gas hob", (0, 0, .02))
    tag(P.chimney(hx, 1.58, .88, wall_top=zc,
                  mat=M.metal("steel", .3) if p["metal"] != "black" else M.plain("#1d1d1e", .35)), "chimney",
                  "Chimney hood", (0, -.4, .12))
    sy = (win[1] + win[2]) / 2
    tag(P.sink(.30, sy, zt, tap="brass" if p["metal"] == "brass" else "steel", rot=90), "tap", "Sink and mixer tap",
        (0, .26, .3))

    # --- dressing
    with Group("boards", (2.36, -.03, zt), 0):          # chopping boards leaning on the splash
        box(-.14, .14, -.018, 0, 0.004, .40, M.wood("walnut", "z"), .008, 3, rot=(-9, 0, 0)).location.y -= .035
        box(-.02, .22, -.016, 0, 0.004, .30, M.wood("oak", "z"), .008, 3, rot=(-11, 0, 0)).location.y -= .06
    for i, (kx, s, c) in enumerate(((2.62, 1.0, "#e7dfd0"), (2.755, .84, "#e7dfd0"), (2.87, .7, "#cbbba3"))):
        P.vase("canister", (kx, -.17, zt), M.ceramic(c, .35), s)
    P.fruit_bowl(.36, -.40, zt, seed, M.ceramic("#ddd4c4"))
    P.plant("herb", (.13, -2.63, zt), .34, seed + 1, "#d9cfbf", .075, .13)
    P.plant("herb", (.12, -.86, zt), .30, seed + 2, "#c07a56", .065, .12)
    for k, c in enumerate(("#e8e0d2", "#d5c7b1")):      # mugs by the window
        P.vase("cup", (.16 + .02 * k, -2.86 - .11 * k, zt), M.ceramic(c), 1.0)
    # oil bottle + kettle near hob
    P.vase("bottle", (1.08, -.16, zt), M.ceramic("#3f4a3d", .2), .95)
    P.vase("bottle", (.97, -.14, zt), M.ceramic("#c9b48f", .3), .8)
    with Group("pot", (hx - .24, -.22, zt + .036)):     # casserole on a burner
        e = M.plain("#8c2f22" if "base" in p["spec"] and "navy" not in p["spec"]["base"] else "#d8d2c7", .25)
        lathe([(0, 0), (.10, 0), (.108, .008), (.112, .10), (.108, .10), (.10, .01)], e, seg=48)
        lathe([(.114, .10), (.113, .108), (.07, .128), (.012, .134), (.010, .15), (.02, .158), (.018, .166),
               (0, .168)], e, seg=48, auto=60)
        for s in (-1, 1):
            tube([(s * .11, -.03, .075), (s * .138, 0, .078), (s * .11, .03, .075)], .006, e)
    # utensil holder
    with Group("utensils", (2.19, -.14, zt)):
        lathe([(0, 0), (.05, 0), (.055, .005), (.056, .14), (.05, .14), (.049, .01)], M.ceramic("#cfc4b2"), seg=40)
        for k in range(5):
            a = k * 1.3
            top = Vector((.03 * (k - 2) * .9, .02 * ((k % 3) - 1), .29 + .02 * (k % 2)))
            rod((.012 * (k - 2), 0, .01), top, .004, .005, M.wood(("oak", "walnut")[k % 2], "z"), 10)
            lathe([(0, -.035), (.012, -.03), (.02, 0), (.014, .028), (0, .034)],
                  M.wood(("oak", "walnut")[k % 2], "z"), top + Vector((0, 0, .02)), 20, auto=180).scale = (1, .35,
                      1)
    # open/glass unit contents
    for k in range(3):
        P.vase("cup", (.76 + .12 * k, -.17, zw + .022), M.ceramic("#e9e2d5"), .95)
        P.vase("bowl", (.78 + .15 * k, -.18, (zw + 2.12) / 2 + .011),
               M.ceramic(("#d8cbb8", "#7c8a76", "#e6ded0")[k]), .55)

    # --- foreground: island with stools, or dining nook, by seed
    if rng.random() < .62:
        IW, ID = 1.7, .85
        ix, iy = 2.55, -2.55
        with Group("island", (ix - IW / 2, iy + ID / 2, 0)) as gi:
            box(.04, IW - .04, -ID + .30, -.05, .0, .09, p["kick"], .001)
            box(.02, IW - .02, -ID + .25, -.02, .09, .86,
                p["wood_z"] if "wood" not in p["spec"]["base"] else p["wall_cab"], .002)
            n = 3
            for i in range(n):                          # panelled back facing the room
                P.front(.02 + (IW - .04) / n * i, .02 + (IW - .04) / n * (i + 1), .09, .86, -ID + .25, p["base"],
                        "fluted" if p["door_style"] == "slab" else "shaker")
            box(0, IW, -ID, 0, .86, .90, p["counter"], .004, 3)
            for x in (0, IW - .04):
                box(x, x + .04, -ID, 0, 0, .87, p["counter"], .004, 3)
        tag(gi, "island", "Breakfast island", (IW * .5, -ID, .88), p["spec"]["counter"])
        cols = p["soft"]
        for k, x in enumerate((-.45, .45)):
            c = P.dining_chair((ix + x, iy - ID / 2 - .14, 0), 180 + rng.uniform(-14, 14), cols[0],
                               legs="black" if p["metal"] == "black" else p["spec"]["wood"], h=.64, back=.78)
            if k == 0:
                tag(c, "stool", "Counter stool", (0, 0, .66), cols[0])
        kind = rng.choice(["dome", "globe"])
        for k, x in enumerate((-.42, .42)):
            g = P.pendant(ix + x, iy, zc + .12, 1.62, kind, "#2b2b2c" if p["metal"] == "black" else "#efe8da", 8)
            if k == 1:
                tag(g, "pendant", "Pendant light", (0, 0, 1.72))
        P.vase("jar", (ix - .25, iy + .02, .90), M.ceramic("#d9cdb9"), .95)
        P.branches((ix - .25, iy + .02, 1.08), .48, 7, seed)
        P.tray(ix + .32, iy - .05, .90, rot=8)
        P.vase("cup", (ix + .27, iy - .04, .908), M.ceramic("#efe9df"), .9)
        P.vase("cup", (ix + .38, iy - .07, .908), M.ceramic("#efe9df"), .9)
        core.use_camera(CAMERAS, "kitchen/island")
    else:
        with Group("nook"):
            t = P.round_table((2.75, -2.75, 0), .52, .75, p["counter"], "legs", p["wood_z"])
            tag(t, "dining", "Breakfast table", (0, 0, .75))
            for a, dx, dy in ((170, -.05, -.72), (70, -.72, .12), (-70, .74, .1)):
                P.dining_chair((2.75 + dx, -2.75 + dy, 0), a, p["soft"][0], p["spec"]["wood"])
            g = P.pendant(2.75, -2.75, zc + .12, 1.82, "rattan", r=.22, power=12)
            tag(g, "pendant", "Rattan pendant", (0, 0, 1.95))
            P.vase("jar", (2.7, -2.72, .75), M.ceramic("#d9cdb9"), .8)
            P.branches((2.7, -2.72, .90), .42, 7, seed)
            P.vase("cup", (2.95, -2.9, .75), M.ceramic("#efe9df"), .9)
        core.use_camera(CAMERAS, "kitchen/table")
    return {}


ROOMS = {"kitchen": kitchen}

"""Bathroom with a floating vanity and a walk-in shower."""
import math

import core
import materials as M
import props as P
from geo import Group, box, lathe, rod, tag, tube
from lights import fills

CAMERAS = {
    "bathroom": {
        "main": dict(at=(1.72, -3.24, 1.28), look=(1.38, 0, 1.28), lens=20.5, shift_y=-.035,
                     tall=dict(at=(1.6, -3.24, 1.28), lens=25, shift_y=-.06)),
        # The shower's glass turns black when it is seen from the side, so that no camera does.
        "close-vanity": dict(at=(1.0, -2.6, 1.40), look=(.85, 0, 1.4), lens=43, tall=dict(lens=38, shift_y=-.05)),
    },
}


def bathroom(p, seed=1):
    """Floating vanity with lit round mirror, wall-hung WC, glazed walk-in shower."""
    W, D, H = 2.9, 3.3, 2.62
    zc = H - .12
    win = ("left", -1.95, -1.05, 1.35, 2.15)
    stone = p["splash"] if "marble" in p["spec"]["splash"] else M.marble("#e8e2d8", "#b3a692")
    P.room(W, D, H, p["wall"], M.marble_tiles("#d9d1c3", "#b9ad9a", .6, rough=.25), openings=[win], skirting=None)
    P.cove_ceiling(W, D, H, .12, .4, 3100, 12, downlights=[(.5, -.35), (1.15, -.35), (2.45, -.6)], spot=5)
    P.window("left", W, D, *win[1:], day=800, panes=1)
    fills(W, D, H, 24)
    tile = M.tiles(p["spec"]["accent"], .05, .20, "#e8e2d6", "xz", 0.0, .10, .10, .003, handmade=.7)
    box(0, 1.92, -.012, 0, 0, zc, tile, 0)              # feature wall behind the vanity
    box(1.92, W, -.012, 0, 0, zc, stone, 0)             # shower walls
    with Group("shower_side", (W, 0, 0), -90):
        box(0, 1.35, -.012, 0, 0, zc, stone, 0)
    with Group("left_dado", (0, -D, 0), 90):
        box(0, D, -.012, 0, 0, 1.2, stone, 0)
        box(0, D, -.02, 0, 1.2, 1.225, p["counter"], .003)
    # vanity
    with Group("vanity", (.30, -.012, 0)) as gv:
        L, d, z0, z1 = 1.35, .48, .42, .80
        box(0, L, -d, 0, z0, z1, p["base"], .002)
        for i in range(2):
            P.front(L / 2 * i, L / 2 * (i + 1), z0, z1 - .03, -d, p["base"],
                    "fluted" if p["door_style"] == "slab" else "shaker",
                    p["handle"] if p["handle"] != "edge" else None,
                    metal=p["metal"], vertical=False, hz=z1 - .10)
        box(-.01, L + .01, -d - .03, 0, z1, z1 + .03, p["counter"], .004, 3)
        core.lamp("AREA", (L / 2, -.25, z0 - .01), 4, 2900, target=(L / 2, -.25, 0), size=(L - .2, .03))
    tag(gv, "vanity", "Floating vanity", (.35, -.5, .6), p["spec"]["base"])
    bx = .30 + .675
    tag(P.basin((bx, -.27, .83), .21), "basin", "Counter-top basin", (0, -.1, .1))
    tag(P.wall_tap(bx, -.012, 1.09, "brass" if p["metal"] == "brass" else "chrome"), "tap", "Wall-mounted mixer",
        (0, -.1, 0))
    with Group("mirror", (bx, -.05, 1.66)) as gm:
        lathe([(0, 0), (.40, 0), (.40, .012), (0, .012)], M.mirror(), rot=(90, 0, 0), seg=96, auto=30)
        lathe([(.40, -.002), (.412, -.002), (.412, .016), (.40, .016)],
              M.metal("brass" if p["metal"] == "brass" else "black", .3), rot=(90, 0, 0), seg=96, auto=30)
        lathe([(.36, -.012), (.375, -.012)], M.glow("#ffe0b5", 6), rot=(90, 0, 0), seg=64)
        for k in range(8):                              # halo: ring of small soft lamps on the wall
            a = k * math.pi / 4
            core.lamp("POINT", (.38 * math.cos(a), .012, .38 * math.sin(a)), 1.1, 3000, radius=.02, name="halo")
    tag(gm, "mirror", "Backlit mirror", (.2, -.02, .2))
    P.vase("bottle", (bx + .42, -.16, .83), M.ceramic("#8a6a4a", .2), .62)
    P.vase("cup", (bx + .52, -.20, .83), M.ceramic("#e9e2d5"), .9)
    P.tray(bx - .46, -.2, .83, .26, .16, p["wood_x"], 4)
    P.vase("jar", (bx - .50, -.2, .838), M.ceramic("#ded3c1"), .5)
    P.branches((bx - .50, -.2, .93), .28, 5, seed)
    P.vase("canister", (bx - .40, -.2, .838), M.ceramic("#cbb99e"), .55)
    # towel under/side, stool, plant
    m = M.metal(p["metal"] if p["metal"] != "steel" else "chrome", .25)
    rod((1.72, -.07, 1.22), (1.88, -.07, 1.22), .006, None, m)
    tag(P.wc((.012, -1.22, 0), 90), "wc", "Wall-hung WC", (0, -.4, .42))
    # shower
    g = box(1.92, 1.93, -1.30, -.012, .0, 2.1, M.glass("#eef6f2", reflect=1.0), .001)
    g.visible_shadow = False
    box(1.915, 1.935, -1.315, -1.295, 0, 2.1, m, .002)
    box(1.915, 1.935, -1.30, 0, 2.09, 2.11, m, .002)
    with Group("shower", (2.42, -.012, 0)) as gs:
        cyl_r = .125
        tube([(0, 0, 2.12), (0, -.30, 2.14), (0, -.36, 2.12), (0, -.36, 2.06)], .010, m)
        lathe([(0, .012), (cyl_r, .012), (cyl_r + .004, .006), (cyl_r, 0), (0, 0)], m, (0, -.36, 2.045), 64)
        box(-.10, .10, -.03, 0, 1.06, 1.14, m, .004)
        for s in (-1, 1):
            lathe([(.022, 0), (.02, .03), (0, .032)], m, (s * .06, -.03, 1.10), 24, rot=(90, 0, 0))
        tube([(.06, -.03, 1.06), (.10, -.08, .7), (.16, -.08, .72), (.17, -.05, 1.5)], .006, m)
        rod((.17, -.05, 1.45), (.17, -.07, 1.68), .010, .016, m)
        box(-.36, -.12, -.10, 0, 1.28, 1.30, stone, .002)
        P.vase("bottle", (-.30, -.05, 1.30), M.ceramic("#5d4a38", .2), .6)
        P.vase("bottle", (-.20, -.05, 1.30), M.ceramic("#d8ccb8", .3), .55)
    tag(gs, "shower", "Rain shower", (0, -.36, 2.06))
    P.plant("snake", (1.785, -.17, 0), .78, seed, "#e0d6c6", .10, .20)
    r = P.rug_obj(.98, -.98, .95, .55, M.rug("#e9e1d2", "#b8a990", "border", .95, .55))
    tag(r, "mat", "Bath mat", (0, 0, .015))
    with Group("rail", (W, -1.48, 0), -90):             # towel rail on the right wall
        rod((0, -.07, 1.15), (.60, -.07, 1.15), .008, None, m)
        for x in (.02, .58):
            rod((x, -.07, 1.15), (x, 0, 1.15), .006, None, m)
        P.towel(.3, -.07, 1.15, .42, .62, p["soft"][0], seed)
    core.use_camera(CAMERAS, "bathroom")
    return {}


ROOMS = {"bathroom": bathroom}

"""Bathroom with a double vanity, seen frontally. Odd seeds: floating vanity under one wide lit mirror, linen cabinet at the right.
Even seeds: timber washstand on legs with two arched mirrors and sconces, towel ladder at the left."""
import random

import bathroom_parts as K
import core
import materials as M
import props as P
import props_more_a as Q
from geo import Group, box, rod, tag
from lights import fills
from room_finishes import art_colors, frame_of

W, D, H = 3.42, 4.5, 2.72
CAMERAS = {
    "bathroom-double": {
        "main": dict(at=(1.62, -3.42, 1.30), look=(1.62, 0, 1.30), lens=22.5, shift_y=-.055, tall=dict(at=(1.64, -3.85, 1.30), look=(1.64, 0, 1.30), lens=28, shift_y=-.05)),
        "left": dict(at=(.42, -2.75, 1.34), look=(2.10, 0, 1.34), lens=23, shift_y=-.05, tall=dict(at=(.46, -3.1, 1.34), look=(1.85, 0, 1.34), lens=26, shift_y=-.10)),
        "close-basin": dict(at=(.30, -1.42, 1.14), look=(1.02, -.25, 1.14), lens=38, shift_y=-.06, fstop=5.6),
        "close-towels": dict(at=(2.25, -1.85, 1.25), look=(2.92, -.2, 1.25), lens=34, fstop=8, tall=dict(at=(2.2, -2.1, 1.22), look=(2.95, -.2, 1.22), lens=34)),
    },
    "bathroom-double-even": {
        "main": dict(at=(1.71, -3.42, 1.30), look=(1.71, 0, 1.30), lens=22.5, shift_y=-.055, tall=dict(at=(1.71, -3.8, 1.30), look=(1.71, 0, 1.30), lens=28, shift_y=-.05)),
        "left": dict(at=(.50, -2.85, 1.34), look=(2.20, 0, 1.34), lens=23, shift_y=-.05, tall=dict(at=(.62, -3.2, 1.34), look=(1.95, 0, 1.34), lens=26, shift_y=-.10)),
        "close-basin": dict(at=(2.95, -1.45, 1.14), look=(2.28, -.25, 1.14), lens=38, shift_y=-.06, fstop=5.6),
        "close-towels": dict(at=(1.12, -1.95, 1.02), look=(.46, -.2, 1.02), lens=34, fstop=8),
    },
}


def double(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    zc = H - .12
    win = ("left", -1.82, -.62, 1.10, 2.18)
    stone = p["splash"] if "marble" in p["spec"]["splash"] else M.marble("#e8e2d8", "#b3a692")
    floor = M.marble_tiles("#d9d1c3", "#b9ad9a", .6, rough=.22) if odd else M.terrazzo("#ded8cc", ("#a99f90", "#c7b89e", "#7f7a70", "#efe9de", "#b58e6c"))
    P.room(W, D, H, p["wall"], floor, openings=[win], skirting=None)
    P.cove_ceiling(W, D, H, .12, .45, 3000, 13, downlights=[(x, -.42) for x in (.75, 1.75, 2.75)], spot=5)
    P.window("left", W, D, *win[1:], day=620, panes=2, sun=rng.choice([0, 2.5]), sun_dir=(.75, .25, -.5))
    fills(W, D, H, 26)
    _behind(p, seed, zc)
    (_floating if odd else _washstand)(p, seed, zc, stone)
    core.use_camera(CAMERAS, "bathroom-double" if odd else "bathroom-double-even")
    return dict(target=.60)


def _behind(p, seed, zc):
    """What the mirror shows: wall behind the camera with art, a rail of robes and a dado."""
    with Group("front_wall", (W, -D, 0), 180):
        box(0, W, -.014, 0, 0, 1.05, p["accent_paint"], 0)
        box(0, W, -.022, 0, 1.05, 1.075, p["wood_x"], .003)
        for k, x in enumerate((1.15, 1.95)):
            P.framed_art(.56, .74, (x, -.001, 1.62), 0, seed + 7 + k, frame_of(p), colors=art_colors(p))
    P.plant("palm", (.55, -D + .55, 0), 1.6, seed + 3, "#ddd3c3", .18, .32)


def _dress(x, z, p, seed):
    """Small things between the basins."""
    P.tray(x, -.24, z, .30, .16, p["wood_x"], 3)
    K.soaps((x - .09, -.24, z + .008), ("#8a6a4a", "#e6dccb"), .88)
    P.vase("jar", (x + .09, -.25, z + .008), M.ceramic("#ded3c1"), .46)
    P.branches((x + .09, -.25, z + .095), .26, 5, seed)


def _floating(p, seed, zc, stone):
    metal = K.tap_metal(p)
    tile = M.tiles(p["spec"]["accent"], .05, .20, "#e8e2d6", "xz", 0.0, .10, .10, .003, handmade=.7)
    box(0, W, -.012, 0, 0, zc, tile, 0)
    x0, L, d, z0, z1 = .22, 2.10, .50, .36, .80
    st = "fluted" if p["door_style"] == "slab" else "shaker"
    with Group("vanity", (x0, -.012, 0)) as gv:
        box(0, L, -d, 0, z0, z1, p["base"], .002)
        for i in range(4):
            P.front(L / 4 * i, L / 4 * (i + 1), z0, z1 - .025, -d, p["base"], st, p["handle"] if p["handle"] != "edge" else None, metal=p["metal"], vertical=False, hz=z1 - .10)
        box(-.012, L + .012, -d - .035, 0, z1, z1 + .03, p["counter"], .004, 3)
        core.lamp("AREA", (L / 2, -.28, z0 - .012), 6, 2900, target=(L / 2, -.28, 0), size=(L - .2, .03), name="plinth")
    tag(gv, "vanity", "Double floating vanity", (L * .62, -d - .02, .58), p["spec"]["base"])
    tag(gv, "counter", "Stone vanity top", (L * .5, -d - .03, z1 + .02), p["spec"]["counter"])
    zt = z1 + .03
    for k, x in enumerate((x0 + .50, x0 + L - .50)):
        b = K.rect_basin((x, -.30, zt))
        t = P.wall_tap(x, -.012, zt + .255, metal)
        if k == 0:
            tag(b, "basin", "Counter-top basin", (0, -.17, .08))
            tag(t, "tap", "Wall-mounted mixer", (0, -.12, 0), metal)
    _dress(x0 + L / 2, zt, p, seed)
    gm = K.lit_mirror(x0 + .02, x0 + L - .02, 1.28, 2.20, -.030, M.metal(metal, .3) if metal != "chrome" else None)
    tag(gm, "mirror", "Backlit wide mirror", (x0 + .42, -.04, 2.0))
    # linen cabinet: closed below, lit open shelves above
    c0, c1, dp = 2.66, W - .004, .38
    with Group("linen", (c0, -.012, 0)) as gc:
        w = c1 - c0
        box(.0, w, -dp + .03, 0, .0, .08, p["kick"], .001)
        box(-.018, -.0005, -dp - .02, 0, 0, zc - .02, p["tall"], .0015)
        box(.002, w - .002, -dp, 0, .08, .86, p["carcass"], .001)
        for i in range(2):
            P.front(w / 2 * i, w / 2 * (i + 1), .08, .86, -dp, p["tall"], "shaker" if p["door_style"] == "shaker" else "slab", p["handle"], "r" if i == 0 else "l", .76, p["metal"])
        Q.shelf_wall(0, w, [.865, 1.25, 1.63, 2.02], dp, p["wood_z"], p["wood_x"], p["wood_z"], 1, seed=seed, soft=p["soft"], skip=((0, 0), (1, 0), (2, 0)))
        for z in (1.25, 1.63, 2.02):
            P.strip(.05, w - .05, -.05, z, 1.6, 2800, (0, -.3, -1))
        P.front(0, w, 2.045, zc - .02, -dp, p["tall"], "slab")
        box(.002, w - .002, -dp, 0, 2.045, zc - .02, p["carcass"], .001)
        K.stack((w * .34, -.20, .888), (p["soft"][0], "#efe8dc", p["soft"][0]), .30)
        P.vase("canister", (w * .80, -.20, .888), M.ceramic("#cbb99e"), .8)
        for k in range(3):
            K.rolled((.13 + .125 * k, -.20, 1.273), ("#efe8dc", p["soft"][1], "#efe8dc")[k])
        K.rolled((.19, -.20, 1.273 + .100), p["soft"][0])
        P.plant("herb", (w - .15, -.20, 1.273), .24, seed, "#e3dacb", .055, .10)
        P.vase("jar", (.16, -.20, 1.653), M.ceramic(p["soft"][2], .4), .9)
        Q.storage_box((w - .21, -.06, 1.653), .28, .26, .20)
    tag(gc, "linen-cabinet", "Linen cabinet", (w * .5, -dp - .02, .55), p["spec"]["tall"])
    tag(gc, "open-shelves", "Lit open shelves", (w * .5, -dp + .02, 1.262), "wood:" + p["spec"]["wood"])
    r = P.rug_obj(x0 + L / 2, -1.02, 1.55, .62, M.rug("#e9e1d2", "#b8a990", "border", 1.55, .62))
    tag(r, "mat", "Bath mat", (-.3, -.1, .015))
    s = K.stool((2.50, -.98, 0), p["spec"]["wood"])
    K.stack((2.50, -.98, .436), ("#efe8dc", p["soft"][1]), .26, .20, .055, 14)
    tag(s, "stool", "Timber stool", (0, -.1, .42), p["spec"]["wood"])
    with Group("rail", (W, -1.02, 0), -90) as gr:        # towel bars on the right wall
        for z, c, h in ((1.42, p["soft"][1], .52), (.86, "#efe8dc", .42)):
            rod((0, -.075, z), (.66, -.075, z), .008, None, M.metal(metal, .25))
            for x in (.02, .64):
                rod((x, -.075, z), (x, 0, z), .0065, None, M.metal(metal, .25))
            P.towel(.33, -.075, z, .44, h, c, seed)
    tag(gr, "towel-rail", "Towel rail", (.33, -.1, 1.30), metal)
    P.plant("snake", (.24, -1.22, 0), .92, seed, "#ddd3c3", .14, .30)


def _washstand(p, seed, zc, stone):
    metal = K.tap_metal(p)
    m = M.metal(metal, .25)
    box(0, W, -.012, 0, 0, 1.14, M.tiles(p["spec"]["accent"], .075, .075, "#ece6da", "xz", 0.0, .10, .08, .003, handmade=.8), 0)
    box(0, W, -.024, 0, 1.14, 1.165, p["counter"], .003)
    box(0, W, -.004, 0, 1.165, zc, p["accent_paint"], 0)
    x0, L, d, z1 = .78, 1.86, .50, .82
    wd = p["wood_x"]
    with Group("washstand", (x0, -.024, 0)) as gv:
        for x in (.03, L - .03):
            for y in (-.04, -d + .03):
                box(x - .025, x + .025, y - .025, y + .025, 0, z1 - .001, p["wood_z"], .004)
        box(.056, L - .056, -d + .008, -.02, .52, z1 - .001, p["base"], .001)
        for i in range(3):
            P.front(.056 + (L - .112) / 3 * i, .056 + (L - .112) / 3 * (i + 1), .52, z1 - .004, -d + .008, p["base"], "slab" if p["door_style"] == "slab" else "shaker", p["handle"] if p["handle"] != "edge" else "knob", metal=p["metal"], vertical=False, hz=.67)
        box(.056, L - .056, -d + .04, -.03, .20, .225, wd, .003)
        for y in (-.05, -d + .03):
            rod((.056, y, .212), (L - .056, y, .212), .011, None, p["wood_z"], 12)
        box(-.012, L + .012, -d - .03, 0, z1, z1 + .03, p["counter"], .004, 3)
        for k in range(3):
            K.rolled((.22 + .125 * k, -.25, .226), ("#efe8dc", p["soft"][0], "#efe8dc")[k])
        K.rolled((.285, -.25, .326), p["soft"][1])
        Q.rope_basket((L * .5, -.25, .226), .16, .22, accent=p["soft"][2])
        K.stack((L - .36, -.24, .226), (p["soft"][1], "#efe8dc", p["soft"][0]), .34)
    tag(gv, "washstand", "Timber washstand", (L * .5, -d - .02, .67), p["spec"]["base"])
    tag(gv, "open-shelf", "Slatted towel shelf", (L * .72, -d + .05, .215), "wood:" + p["spec"]["wood"])
    zt = z1 + .03
    for k, x in enumerate((x0 + .42, x0 + L - .42)):
        b = P.basin((x, -.31, zt), .20, M.ceramic("#efe9df", .2))
        t = K.deck_tap((x, -.085, zt), metal, .31)
        gm = Q.arch_mirror((x, -.026, 1.235), .66, 1.10, m)
        if k == 1:
            tag(b, "basin", "Round vessel basin", (0, -.17, .08))
            tag(t, "tap", "Tall basin mixer", (0, -.1, .28), metal)
        else:
            tag(gm, "mirror", "Arched mirror", (.12, -.02, .8))
    for k, x in enumerate((x0 - .14, x0 + L / 2, x0 + L + .14)):
        s = K.sconce((x, -.006, 1.76), metal, 2.4)
        if k == 1:
            tag(s, "sconce", "Opal wall light", (0, -.08, 0), metal)
    _dress(x0 + L / 2, zt, p, seed)
    ld = K.ladder((.34, -.34, 0), p["wood_z"], (p["soft"][1], "#efe8dc"))
    tag(ld, "towel-ladder", "Towel ladder", (0, -.05, 1.2), p["spec"]["wood"])
    P.plant("snake", (3.10, -.34, 0), 1.0, seed, "#ddd3c3", .15, .30)
    ar = P.framed_art(.60, .80, (W - .001, -.95, 1.60), -90, seed + 2, frame_of(p), colors=art_colors(p))
    tag(ar, "art", "Framed print", (0, -.03, 0))
    r = P.rug_obj(x0 + L / 2, -1.05, 1.45, .75, M.rug(*p["spec"]["rug"], "vintage", 1.45, .75))
    tag(r, "mat", "Woven bath rug", (-.3, -.1, .015))
    s = K.stool((2.92, -.98, 0), p["spec"]["wood"])
    K.stack((2.92, -.98, .436), (p["soft"][0], "#efe8dc"), .26, .20, .055, -12)
    tag(s, "stool", "Timber stool", (0, -.1, .42), p["spec"]["wood"])


ROOMS = {"bathroom-double": double}

"""Bathroom with a walk-in shower. Odd seeds: freestanding tub under a garden window at the left, open shower with lit niche at the right.
Even seeds: wet zone across the back behind a gridded screen, with bench, window and tall niche; vanity at the right."""
import random

import bathroom_parts as K
import bathroom_wet as T
import core
import materials as M
import props as P
from geo import Group, box, tag
from lights import fills

W, D, H = 3.7, 4.3, 2.72
CAMERAS = {
    "bathroom-walk-in": {
        "main": dict(at=(1.70, -4.05, 1.30), look=(1.90, 0, 1.30), lens=22, shift_y=-.055, tall=dict(at=(1.95, -4.15, 1.30), look=(2.05, 0, 1.30), lens=24, shift_y=-.10)),
        "left": dict(at=(.45, -3.75, 1.34), look=(2.30, 0, 1.34), lens=23, shift_y=-.06, tall=dict(at=(.55, -3.9, 1.34), look=(2.15, 0, 1.34), lens=25, shift_y=-.10)),
        "close-niche": dict(at=(2.62, -1.75, 1.40), look=(2.60, 0, 1.40), lens=50, shift_y=-.01, fstop=8),
        "close-tub": dict(at=(.52, -2.55, 1.02), look=(1.15, -.6, 1.02), lens=32, shift_y=-.07, fstop=8),
    },
    "bathroom-walk-in-even": {
        "main": dict(at=(1.55, -4.10, 1.32), look=(1.85, 0, 1.32), lens=22, shift_y=-.055, tall=dict(at=(1.75, -4.15, 1.32), look=(1.85, 0, 1.32), lens=24, shift_y=-.10)),
        "left": dict(at=(.50, -3.95, 1.34), look=(2.15, 0, 1.34), lens=23, shift_y=-.06, tall=dict(at=(.60, -4.0, 1.34), look=(2.0, 0, 1.34), lens=25, shift_y=-.10)),
        "close-niche": dict(at=(2.05, -1.55, 1.34), look=(2.98, 0, 1.34), lens=34, fstop=8),
        "close-bench": dict(at=(1.78, -1.85, .98), look=(1.35, -.1, .98), lens=30, shift_y=-.06, fstop=8),
    },
}


def walk_in(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    stone = p["splash"] if "marble" in p["spec"]["splash"] else M.marble("#e8e2d8", "#b3a692")
    hole = ("back", 2.08, 2.68, 1.18, 1.52) if odd else ("back", 2.84, 3.16, .80, 1.95)
    win = ("back", .30, 1.62, .98, 2.16) if odd else ("back", .62, 2.02, 1.30, 2.20)
    floor = M.marble_tiles("#d6cdbf", "#b5a996", .6, rough=.25) if odd else M.tiles(M.shade(p["spec"]["paint"], .88), .20, .20, "#c9c1b3", "xy", 0.0, .30, .05)
    P.room(W, D, H, p["wall"], floor, openings=[win, hole], skirting=None)
    P.cove_ceiling(W, D, H, .12, .45, 3000, 13, downlights=[(.95, -.55), (2.66, -.55), (2.66, -1.2)], spot=5)
    P.window("back", W, D, *win[1:], day=560, panes=2 if odd else 1, sill=odd)
    fills(W, D, H, 40 if odd else 30)
    (_tub_room if odd else _wet_room)(p, seed, rng, H - .12, stone, hole[1:], win[1:])
    core.use_camera(CAMERAS, "bathroom-walk-in" if odd else "bathroom-walk-in-even")
    return dict(target=.63)


def _clad(x0, x1, zc, mat, holes, y0=-.010):
    """Back-wall cladding that leaves rectangular holes (x0, x1, z0, z1) open."""
    cur = x0
    for a, b, z0, z1 in sorted(h for h in holes if h[0] >= x0 and h[1] <= x1):
        box(cur, a, y0, -.0005, 0, zc, mat, 0)
        box(a, b, y0, -.0005, 0, z0, mat, 0)
        box(a, b, y0, -.0005, z1, zc, mat, 0)
        cur = b
    box(cur, x1, y0, -.0005, 0, zc, mat, 0)


def _tub_room(p, seed, rng, zc, stone, nic, win):
    metal = K.tap_metal(p)
    m = M.metal(metal, .25)
    soft = p["soft"]
    tile = M.tiles(p["spec"]["accent"], .05, .20, "#e8e2d6", "xz", 0.0, .10, .10, .003, handmade=.7)
    xs, ys = 1.92, -1.55                                # shower corner
    _clad(xs, W, zc, tile, (nic,))
    with Group("side", (W, 0, 0), -90):
        box(.010, -ys, -.010, 0, 0, zc, stone, 0)
    gn = T.niche(*nic, stone, (), trim=m)
    tag(gn, "niche", "Lit shower niche", ((nic[0] + nic[1]) / 2, 0, 1.2), "stone")
    K.soaps((2.16, .045, nic[2] + .001), ("#8a6a4a", "#e6dccb", "#5d6b5f"), 1.0)
    P.vase("bowl", (2.46, .05, nic[2] + .001), M.ceramic(soft[2], .35), .36)
    P.plant("herb", (2.59, .05, nic[2] + .001), .20, seed, "#e3dacb", .045, .08)
    gs = T.shower_set((2.96, -.010, 0), metal, rail=.25)
    tag(gs, "shower", "Rain shower set", (0, -.40, 2.11), metal)
    with Group("glass") as gg:
        T.pane((xs, -.010), (xs, ys), .002, 2.12)
        box(xs - .010, xs + .010, ys - .020, ys, 0, 2.13, m, .002)
        box(xs - .010, xs + .010, ys, -.010, 2.12, 2.14, m, .002)
    tag(gg, "screen", "Walk-in glass screen", (xs, -1.2, 1.5), "clear glass")
    T.drain(2.20, 3.20, -.10, m)
    with Group("bench", (W - .010, -.012, 0), -90) as gb:
        box(0.0, 1.15, -.38, 0, 0, .43, stone, .004)
        box(-.002, 1.165, -.40, 0, .43, .462, p["counter"], .004, 3)
    tag(gb, "bench", "Stone shower bench", (.9, -.38, .45), p["spec"]["counter"])
    K.stack((W - .20, -.82, .463), ("#efe8dc", soft[0]), .26, .24, .055, 90)
    t = T.tub((.98, -.62, 0))
    core.lamp("AREA", (1.0, -2.3, 2.3), 14, 4200, target=(.98, -.7, .4), size=(1.2, .6), glossy=False, name="tub_fill")
    tag(t, "tub", "Freestanding bath", (-.2, -.36, .45), "white")
    ft = T.floor_tap((1.06, -.14, 0), metal)
    tag(ft, "bath-tap", "Floor-standing bath filler", (0, -.1, .9), metal)
    s = K.stool((1.62, -1.28, 0), p["spec"]["wood"])
    K.stack((1.62, -1.28, .436), (soft[1], "#efe8dc"), .25, .20, .055, 12)
    tag(s, "stool", "Timber stool", (0, -.1, .42), p["spec"]["wood"])
    r = P.rug_obj(1.05, -1.52, 1.20, .66, M.rug("#e9e1d2", "#b8a990", "border", 1.25, .70))
    tag(r, "mat", "Bath mat", (-.2, 0, .015))
    P.plant("snake", (.26, -1.42, 0), rng.uniform(.8, .95), seed, "#ddd3c3", .13, .26)
    h = T.hooks_towel((.001, -1.98, 1.66), (soft[1], "#efe8dc"), m, 90)
    tag(h, "towel-hooks", "Towel hooks", (.17, -.05, -.2), metal)
    _vanity(p, seed, (W, -2.0, 0), 1.15, metal)


def _vanity(p, seed, at, L, metal):
    """Wall-hung single vanity with a round mirror on the right wall."""
    with Group("vanity", at, -90) as gv:
        d, z0, z1 = .46, .42, .80
        box(0, L, -d, 0, z0, z1, p["base"], .002)
        for i in range(2):
            P.front(L / 2 * i, L / 2 * (i + 1), z0, z1 - .025, -d, p["base"], "fluted" if p["door_style"] == "slab" else "shaker", p["handle"] if p["handle"] != "edge" else None, metal=p["metal"], vertical=False, hz=z1 - .10)
        box(-.010, L + .010, -d - .03, 0, z1, z1 + .03, p["counter"], .004, 3)
        K.rect_basin((L * .5, -.25, z1 + .03), .46, .34)
        P.wall_tap(L * .5, 0, z1 + .27, metal)
        K.soaps((.14, -.14, z1 + .03), ("#8a6a4a",), .9)
    tag(gv, "vanity", "Wall-hung vanity", (L * .5, -d - .02, .60), p["spec"]["base"])
    with Group("mirror_at", at, -90):
        gm = K.lit_mirror(.10, L - .10, 1.24, 2.14, -.03, M.metal(metal, .3), 4)
    tag(gm, "mirror", "Backlit mirror", (L * .5, -.04, 1.7))


def _wet_room(p, seed, rng, zc, stone, nic, win):
    metal = K.tap_metal(p)
    m = M.metal(metal, .28)
    soft = p["soft"]
    ys = -1.42
    sq = M.tiles(p["spec"]["accent"], .10, .10, "#ece6da", "xz", 0.0, .10, .08, .003, handmade=.8)
    _clad(0, W, zc, sq, (nic, win))
    for at, rot in (((W, 0, 0), -90), ((0, ys, 0), 90)):
        with Group("side", at, rot):
            box(.010 if rot < 0 else 0, -ys if rot < 0 else -ys - .010, -.010, 0, 0, zc, stone, 0)
    gn = T.niche(*nic, stone, (1.18, 1.56), trim=m)
    tag(gn, "niche", "Tall lit niche", (2.86, -.01, 1.36), "stone")
    K.soaps((2.92, .05, 1.19), ("#8a6a4a", "#e6dccb"), 1.0)
    K.soaps((2.94, .05, 1.57), ("#5d6b5f",), .9)
    P.plant("herb", (3.06, .05, 1.57), .20, seed, "#e3dacb", .045, .08)
    K.rolled((2.93, .03, .801), "#efe8dc", .14, .05)
    K.rolled((3.05, .03, .801), soft[1], .14, .05)
    gs = T.shower_set((2.40, -.010, 0), metal)
    tag(gs, "shower", "Rain shower set", (0, -.40, 2.11), metal)
    b = T.slat_bench((1.30, -.24, 0), 1.30, p["spec"]["wood"])
    tag(b, "bench", "Slatted shower bench", (.2, -.17, .43), p["spec"]["wood"])
    K.stack((1.00, -.24, .441), ("#efe8dc", soft[0], "#efe8dc"), .30, .24, .055, 6)
    P.vase("jar", (1.72, -.24, .441), M.ceramic("#d9cdb9"), .7)
    P.branches((1.72, -.24, .58), .34, 6, seed)
    T.drain(1.95, 2.90, -.72, m)
    gl = T.screen(.02, 1.20, ys, 2.16, m, 2, 4)
    gr = T.screen(2.36, W - .02, ys, 2.16, m, 2, 4)
    box(1.21, 2.35, ys - .014, ys + .014, 2.14, 2.16, m, .002)
    tag(gl, "screen", "Gridded shower screen", (.60, ys, 1.08), metal)
    tag(gr, "screen-fixed", "Fixed screen panel", (2.94, ys, 1.60), metal)
    r = P.rug_obj(1.62, -2.02, 1.15, .70, M.rug(*p["spec"]["rug"], "diamond", 1.15, .70))
    tag(r, "mat", "Bath mat", (-.2, 0, .015))
    s = K.stool((.46, -1.86, 0), p["spec"]["wood"])
    K.stack((.46, -1.86, .436), (soft[1], "#efe8dc"), .25, .20, .055, 12)
    tag(s, "stool", "Timber stool", (0, -.1, .42), p["spec"]["wood"])
    h = T.hooks_towel((.001, -2.85, 1.62), (soft[1], "#efe8dc"), m, 90)
    tag(h, "towel-hooks", "Towel hooks", (.17, -.05, -.2), metal)
    P.plant("snake", (.34, -2.48, 0), .95, seed, "#ddd3c3", .14, .28)
    _vanity(p, seed, (W, -1.72, 0), 1.25, metal)


ROOMS = {"bathroom-walk-in": walk_in}

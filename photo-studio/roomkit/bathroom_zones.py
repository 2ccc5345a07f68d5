"""Bathroom with a dry and a wet zone.
Odd seeds: vanity and toilet at the left stay dry, shower at the right behind a glass wall with a timber bench.
Even seeds: narrow long bathroom, vanity, toilet with bidet spray and storage along the right wall, shower at the end behind a sliding screen."""
import bathroom_parts as K
import bathroom_wet as T
import core
import materials as M
import parts_living_home as F
import props as P
import props_more_a as Q
import window_views as V
from geo import Group, box, rod, tag, tube
from lights import fills

CAMERAS = {
    "bathroom-wet-dry/odd": {
        "main": dict(at=(1.62, -3.62, 1.34), look=(1.62, 0, 1.34), lens=21.5, shift_y=-.055,
                     tall=dict(at=(1.55, -3.64, 1.34), look=(1.45, 0, 1.34), lens=26, shift_y=-.07)),
        "close-vanity": dict(at=(1.35, -1.85, 1.30), look=(.86, 0, 1.30), lens=27, shift_y=-.13),
    },
    "bathroom-wet-dry/even": {
        "main": dict(at=(.50, -4.42, 1.36), look=(1.12, 0, 1.36), lens=24, shift_y=-.07,
                     tall=dict(at=(.58, -4.44, 1.36), look=(.95, 0, 1.36), lens=26, shift_y=-.07)),
        "close-bidet-spray": dict(at=(.40, -2.62, 1.10), look=(1.52, -1.40, 1.10), lens=30, shift_y=-.11),
    },
}


def bathroom_zones(p, seed=1):
    odd = seed % 2 == 1
    (_wide if odd else _narrow)(p, seed)
    core.use_camera(CAMERAS, "bathroom-wet-dry/odd" if odd else "bathroom-wet-dry/even")
    return dict(target=.69 if core.camera_name == "close-vanity" else .64, wb=(.915, 1.0, 1.115) if odd else (.94, 1.0, 1.085))


def clad(x0, x1, z0, z1, mat, hole=None):
    """Tiles on a wall at y=0, leaving one hole (x0, x1, z0, z1) open."""
    if not hole:
        box(x0, x1, -.010, -.0005, z0, z1, mat, 0)
        return
    a, b, c, d = hole
    for q in ((x0, a, z0, z1), (b, x1, z0, z1), (a, b, z0, c), (a, b, d, z1)):
        box(q[0], q[1], -.010, -.0005, q[2], q[3], mat, 0)


def vanity(p, n, metal, basin_x, seed):
    """Wall-hung vanity on y=0, x 0..n: two drawers, stone top, basin, tall tap; returns its group."""
    with Group("vanity") as g:
        d, z0, z1 = .48, .40, .80
        box(.001, n - .001, -d + .001, -.012, z0, z1, p["carcass"], .001)
        st = "fluted" if p["door_style"] == "slab" else "shaker"
        hn = p["handle"] if p["handle"] != "edge" else None
        for i in range(2):
            P.front(n / 2 * i, n / 2 * (i + 1), z0, z1 - .022, -d, p["base"], st, hn, metal=p["metal"], vertical=False, hz=z1 - .10)
        box(0, n, -d - .006, -d + .01, z1 - .021, z1 - .001, p["profile"], 0)
        for x in (-.016, n):
            box(x, x + .016, -d - .018, -.012, z0, z1, p["base"], .001)
        box(-.03, n + .03, -d - .04, -.012, z1, z1 + .03, p["counter"], .004, 3)
        box(-.03, n + .03, -.030, -.012, z1 + .031, z1 + .12, p["counter"], .002)
        K.rect_basin((basin_x, -.26, z1 + .03), .48, .34)
        core.lamp("AREA", (n / 2, -.24, z0 - .01), 2.5, 3200, target=(n / 2, -.24, 0), size=(n - .1, .04), name="under_led")
    tp = K.deck_tap((basin_x, -.075, z1 + .031), metal, .28)
    return g, tp, z1 + .031


def _wide(p, seed):
    W, D, H = 3.2, 3.75, 2.65
    zc = H - .10
    soft, spec, metal = p["soft"], p["spec"], K.tap_metal(p)
    m = M.metal(metal, .25)
    xs, ys = 1.82, -1.75                                       # the glass wall
    win = ("back", 2.18, 2.98, 1.50, 2.22)
    big = M.marble_tiles("#e6e0d6", "#c5b9a7", .6, rough=.22)
    P.room(W, D, H, p["wall"], big, openings=[win], skirting=None)
    P.cove_ceiling(W, D, H, .10, .42, 4000, 14, downlights=[(.85, -.5), (.85, -1.5), (2.5, -.7)], spot=5)
    V.window("back", W, D, *win[1:], view="garden", seed=3, strength=1.5, day=900, panes=2, sill=False, sun=4, sun_dir=(-.3, -.8, -.75))
    fills(W, D, H, 36)
    tile = M.tiles(spec["accent"] if spec["metal"] != "black" else "#b9c0ba", .065, .20, "#ece7dd", "xz", 0.0, .10, .10, .003, handmade=.7)
    plain = M.tiles("#eee9e0", .30, .60, "#dcd6ca", "xz", 0.0, .18, .03, .002)
    clad(0, xs, 0, zc, plain)
    clad(xs, W, 0, zc, tile, win[1:])
    with Group("right", (W, 0, 0), -90):
        box(.010, -ys + .3, -.010, -.0005, 0, zc, tile, 0)
        box(-ys + .3, D, -.010, -.0005, 0, zc, plain, 0)
    with Group("left", (0, -D, 0), 90):
        box(0, D - .010, -.010, -.0005, 0, 1.22, plain, 0)
        box(0, D - .010, -.014, -.0005, 1.22, 1.235, m, 0)
    # wet floor, curb, glass
    box(xs + .02, W - .011, ys + .02, -.011, .0005, .012, M.tiles(M.shade(spec["accent"], .9), .05, .05, "#d8d2c6", "xy", 0.0, .30, .06), 0)
    box(xs - .03, xs + .03, ys, -.011, .0005, .06, p["counter"], .004)
    box(xs + .031, W - .011, ys - .03, ys + .03, .0005, .06, p["counter"], .004)
    with Group("glass") as gg:
        T.pane((xs, -.012), (xs, ys), .062, 2.10)
        T.pane((xs, ys), (xs + .62, ys), .062, 2.10)
        for x, y in ((xs, ys), (xs + .62, ys)):
            box(x - .009, x + .009, y - .009, y + .009, .061, 2.12, m, .002)
        box(xs - .009, xs + .009, ys + .01, -.012, 2.10, 2.12, m, .002)
        box(xs + .01, W - .011, ys - .009, ys + .009, 2.10, 2.12, m, .002)
    tag(gg, "screen", "Glass wall between dry and wet", (xs, -1.3, 1.5), "clear glass")
    gs = T.shower_set((2.58, -.010, 0), metal, 2.12, .40, -.40)
    tag(gs, "shower", "Rain shower set", (0, -.02, 1.10), metal)
    with Group("bench", (W - .011, -.55, 0), -90) as gb:
        for k in range(5):
            box(0, .78, -.34 + .066 * k, -.285 + .066 * k, .44, .465, M.wood("teak", "x"), .004, 3)
        for x in (.10, .68):
            tube([(x, -.002, .24), (x, -.16, .36), (x, -.31, .44)], .011, m, 10)
        K.stack((.22, -.18, .466), ("#efe8dc", soft[0]), .26, .22, .05)
    tag(gb, "bench", "Folding shower seat", (.5, -.34, .45), "wood:teak")
    for z in (1.18, 1.52):                                     # corner shelves
        box(W - .26, W - .011, -.13, -.011, z, z + .015, p["counter"], .003)
    K.soaps((W - .21, -.07, 1.195), ("#8a6a4a", "#e6dccb"), .9)
    K.soaps((W - .17, -.07, 1.535), ("#5d6b5f",), .9)
    T.drain(2.15, 2.95, -.14, m)
    # dry zone: vanity and mirror on the back wall, toilet on the left
    with Group("dry", (.36, 0, 0)):
        gv, tp, zt = vanity(p, 1.22, metal, .66, seed)
        gm = K.lit_mirror(.06, 1.16, 1.12, 2.06, -.035, m, 5)
        K.soaps((.16, -.16, zt), ("#8a6a4a",), .95)
        P.vase("cup", (.28, -.13, zt), M.ceramic("#efe9df"), .9)
        P.plant("herb", (1.10, -.16, zt), .28, seed, "#e3dacb", .06, .10)
        Q.rope_basket((.30, -.24, .0), .16, .26, "#cbb48c", soft[1])
        K.rolled((.25, -.24, .20), "#efe8dc", .26, .05, 20)
        K.rolled((.36, -.24, .20), soft[1], .26, .05, -12)
    tag(gv, "vanity", "Wall-hung vanity", (.35, -.5, .6), spec["base"])
    tag(gm, "mirror", "Backlit mirror", (.85, -.04, 1.7))
    tag(tp, "tap", "Tall basin mixer", (0, -.08, .25), metal)
    wc = P.wc((.011, -1.42, 0), 90)
    tag(wc, "wc", "Wall-hung toilet", (0, -.4, .42), "white")
    F.bidet_spray((.011, -1.10, .62), 90, metal)
    with Group("ledge", (.011, -1.85, 0), 90):
        box(0, .86, -.12, -.001, 1.24, 1.265, p["counter"], .003)
        P.vase("bottle", (.15, -.06, 1.265), M.ceramic(soft[1], .35), .6)
        K.stack((.62, -.07, 1.266), ("#efe8dc", soft[0], soft[1]), .24, .10, .04)
    h = T.hooks_towel((.011, -2.62, 1.66), (soft[1], "#efe8dc"), m, 90)
    tag(h, "towel-hooks", "Towel hooks", (.17, -.05, -.2), metal)
    P.rug_obj(1.02, -1.02, .92, .56, M.rug(*spec["rug"], "border", .92, .56))
    F.heater((W - .011, -1.15, 1.95), -90)


def _narrow(p, seed):
    W, D, H = 1.78, 4.55, 2.62
    zc = H - .10
    soft, spec, metal = p["soft"], p["spec"], K.tap_metal(p)
    m = M.metal(metal, .25)
    ys = -1.18
    win = ("back", .52, 1.26, 1.32, 2.18)
    P.room(W, D, H, p["wall"], M.tiles("#cfc7ba", .30, .30, "#b5ada0", "xy", 0.0, .28, .05), openings=[win], skirting=None)
    P.cove_ceiling(W, D, H, .10, .30, 4000, 15, downlights=[(.6, -.6), (.6, -1.9), (.6, -3.0)], spot=5)
    V.window("back", W, D, *win[1:], view="city", seed=1, strength=1.4, day=1000, panes=1, sill=False, kelvin=6900, frame="#8f9192")
    core.lamp("AREA", (.08, -2.6, 1.8), 26, 5600, target=(1.7, -2.2, .9), size=(1.4, 1.2), glossy=False, name="side")
    fills(W, D, H, 26)
    sq = M.tiles(spec["accent"], .10, .10, "#ece6da", "xz", 0.0, .10, .08, .003, handmade=.8)
    pale = M.tiles("#f0ece4", .20, .60, "#ddd7cb", "xz", .5, .18, .03, .002)
    clad(0, W, 0, zc, sq, win[1:])
    with Group("right", (W, 0, 0), -90):
        box(.010, -ys, -.010, -.0005, 0, zc, sq, 0)
        box(-ys, D, -.010, -.0005, 0, zc, pale, 0)
    with Group("left", (0, -D, 0), 90):
        box(0, D + ys, -.010, -.0005, 0, zc, pale, 0)
        box(D + ys, D - .010, -.010, -.0005, 0, zc, sq, 0)
    # wet end: shower on the left wall, sliding screen in a slim frame
    box(.011, W - .011, ys - .04, ys + .04, .0005, .05, p["counter"], .004)
    with Group("screen") as gg:
        for a, b, y in ((.02, .66, ys - .014), (.10, .76, ys + .014)):
            T.pane((a, y), (b, y), .06, 2.05)
            for x in (a, b):
                box(x - .010, x + .010, y - .010, y + .010, .052, 2.06, m, .002)
            for z in (.062, 2.05):
                box(a + .011, b - .011, y - .010, y + .010, z - .010, z + .010, m, .002)
        box(.011, W - .011, ys - .035, ys + .035, 2.065, 2.105, m, .004)
        rod((.74, ys - .045, .95), (.74, ys - .045, 1.25), .008, None, m, 12)
    tag(gg, "sliding-screen", "Sliding shower screen", (.40, ys, 1.6), metal)
    gs = T.shower_set((W - .011, -.56, 0), metal, 2.10, .36, .30, -90)
    tag(gs, "shower", "Rain shower set", (0, -.36, 2.04), metal)
    with Group("sill"):
        box(.46, 1.32, -.09, .05, 1.285, 1.319, p["counter"], .003)
        K.soaps((.60, -.03, 1.32), ("#8a6a4a", "#e6dccb", "#5d6b5f"), .9)
        P.plant("herb", (1.14, -.03, 1.32), .26, seed, "#e3dacb", .05, .09)
    F.bucket((.42, -.40, .0), soft[1], M.metal("steel", .25, False))
    F.heater((.011, -.60, 1.85), 90)
    T.drain(.75, 1.35, -.20, m)
    # right wall, from the camera: vanity, toilet with storage above
    with Group("dry", (W, -2.08, 0), -90):
        gv, _tap, zt = vanity(p, .98, metal, .49, seed)
        with Group("mirror_box") as gm:                        # mirror cabinet
            box(.0, .98, -.14, -.011, 1.16, 1.96, p["base"], .002)
            for i in range(2):
                box(.49 * i + .003, .49 * i + .487, -.158, -.1405, 1.163, 1.957, M.mirror(), .001)
            P.strip(.04, .94, -.10, 1.158, 2.6, 3600, (0, -.2, -1))
        K.soaps((.10, -.12, zt), ("#8a6a4a",), .9)
        P.vase("cup", (.86, -.13, zt), M.ceramic(soft[1], .3), .9)
        for x in (.15, .38):
            K.rolled((x, -.28, .0), ("#efe8dc", soft[1])[x > .2], .30, .06, 0)
    tag(gv, "vanity", "Wall-hung vanity", (.4, -.5, .6), spec["base"])
    tag(gm, "mirror", "Mirror cabinet", (.25, -.16, 1.6), spec["base"])
    wc = P.wc((W - .011, -1.66, 0), -90)
    tag(wc, "wc", "Wall-hung toilet", (0, -.4, .42), "white")
    bs = F.bidet_spray((W - .011, -1.30, .70), -90, metal)
    tag(bs, "bidet-spray", "Bidet spray", (0, -.05, .05), metal)
    with Group("over", (W - .011, -1.32, 0), -90) as go:       # cupboard over the toilet, open shelf below it
        box(.0, .70, -.20, -.001, 1.62, 2.36, p["carcass"], .001)
        for i in range(2):
            P.front(.35 * i, .35 * (i + 1), 1.62, 2.36, -.20, p["wall_cab"], "shaker" if p["door_style"] == "shaker" else "slab", "knob", "rl"[i], 1.74, p["metal"])
        box(0, .70, -.20, -.001, 1.36, 1.382, p["wood_x"], .003)
        K.stack((.20, -.10, 1.382), ("#efe8dc", soft[0], soft[1]), .26, .17, .05)
        P.vase("jar", (.52, -.10, 1.382), M.ceramic(soft[2], .4), .6)
    tag(go, "wall-cabinets", "Cupboard over the toilet", (.35, -.22, 2.0), spec["wall_cab"])
    # left wall: towels, slim shelf with a plant, laundry basket
    with Group("towels", (.011, -2.62, 0), 90) as gt:
        rod((0, -.07, 1.30), (.80, -.07, 1.30), .009, None, m, 14)
        for x in (.02, .78):
            rod((x, 0, 1.30), (x, -.07, 1.30), .008, None, m, 12)
        P.towel(.24, -.07, 1.305, .36, .62, soft[1], seed)
        P.towel(.60, -.07, 1.305, .28, .46, "#efe8dc", seed + 1)
        box(0, .80, -.13, -.001, 1.68, 1.702, p["wood_x"], .003)
        P.vase("bottle", (.16, -.07, 1.702), M.ceramic("#d8cbb6", .4), .7)
        P.plant("herb", (.60, -.07, 1.702), .26, seed + 4, "#b9694a", .055, .10)
    tag(gt, "towel-rail", "Towel rail and shelf", (.3, -.07, 1.1), metal)
    Q.rope_basket((.22, -1.50, 0), .17, .42, "#cbb48c", soft[1])
    P.rug_obj(.72, -2.55, .62, .95, M.rug(*spec["rug"], "border", .62, .95))


ROOMS = {"bathroom-wet-dry": bathroom_zones}

"""Walk-in wardrobe."""
import random

import core
import materials as M
import props as P
import props_more_a as Q
from closet_parts import jewel_island, open_bay
from geo import Group, box, pillow, soft_box, tag
from lights import fills
from room_finishes import knob, lacquer, shutter, stone_of

CAMERAS = {
    "closet": {
        "main": dict(at=(1.58, -4.42, 1.50), look=(1.74, 0, 1.5), lens=21, shift_y=-.07, tall=dict(lens=27)),
        "left": dict(at=(.98, -4.38, 1.45), look=(2.25, -.6, 1.4), lens=22, shift_y=-.06, tall=dict(lens=27)),
        "right": dict(at=(2.55, -4.38, 1.45), look=(1.15, -.6, 1.4), lens=22, shift_y=-.06, tall=dict(lens=27)),
        "close-island": dict(at=(2.55, -4.0, 1.45), look=(1.45, -1.9, 1.4), lens=30, shift_y=-.14,
                             tall=dict(lens=32)),
        "close-display": dict(at=(1.74, -3.3, 1.50), look=(1.74, 0, 1.5), lens=29, shift_y=-.03,
                              tall=dict(lens=30)),
    },
}


def closet(p, seed=1):
    """Walk-in wardrobe: open run left, shutters right, glass-topped island. Odd: lit display at the back. Even: window seat."""
    rng = random.Random(seed)
    A = seed % 2 == 1
    W, D, H = 3.5, 4.5, 2.72
    zc = H - .12
    soft, spec = p["soft"], p["spec"]
    p = dict(p, wardrobe=lacquer(p))
    win = [] if A else [("back", 1.10, 2.40, .55, 2.22)]
    P.room(W, D, H, p["wall"], p["floor"], openings=win, skirting=None)
    P.cove_ceiling(W, D, H, .12, .62, 3000, 16,
                   downlights=[(1.15, -.75), (2.3, -.75), (1.15, -2.2), (2.35, -2.2), (1.15, -3.5), (2.35, -3.5)],
                   spot=8)
    fills(W, D, H, 150 if A else 90)
    if not A:
        P.window("back", W, D, *win[0][1:], day=300, panes=2, sill=False)
    # left: open bays, reading from the room's front to the back wall
    kinds = ["shelves", "double", "long", "double"] if seed % 4 < 2 else ["long", "double", "shelves", "double"]
    ws = {"shelves": .72, "double": .90, "long": .84}
    with Group("open_run", (0, -3.40, 0), 90) as go:
        x = 0
        for k, kd in enumerate(kinds):
            open_bay(x, ws[kd], kd, p, zc - .004, seed * 10 + k, last=k == len(kinds) - 1)
            x += ws[kd]
    tag(go, "open-wardrobe", "Open wardrobe with LED profiles", (1.15, -.5, 1.55), "wood:" + spec["wood"])
    # right: closed shutters, one glass bay
    style = {"shaker": "shaker", "slab": rng.choice(["slab", "fluted"])}[p["door_style"]]
    hk = {"edge": "edge", "bar": "bar", "knob": "bar"}[p["handle"]]
    P.wardrobe(.96, zc - .004, .58, p, 2, style, .46, hk, at=(W, -.03, 0), rot=-90)
    wd = P.wardrobe(1.5, zc - .004, .58, p, 3, style, .46, hk, at=(W, -1.86, 0), rot=-90)
    tag(wd, "wardrobe", "Hinged wardrobe with loft", (.3, -.6, 1.4), spec["tall"])
    with Group("glass_bay", (W, -1.0, 0), -90) as gg:
        open_bay(0, .83, "bags", p, zc - .004, seed * 10 + 7, .56)
        for i in range(2):
            P.front(.011 + .415 * i, .011 + .415 * (i + 1), .82, 2.15, -.575, p["wardrobe"], "glass",
                    accent=Q.metal_of(p))
            P.handle("bar", .426 + (.022 if i else -.022), 1.4, -.595, .3, True, p["metal"])
    tag(gg, "glass-shutters", "Glass display shutters", (.42, -.6, 1.75), "bronze glass")
    # back wall
    xa, xb = .60, W - .63
    if A:
        with Group("display", (xa, 0, 0)) as gd:
            n = 3
            for k, kd in enumerate(("shelves", "bags", "shelves")):
                w = (xb - xa - .022) / n
                if k == 1:                              # centre: lit mirror over drawers
                    t = .022
                    box(w + t, 2 * w, -.012, 0, .08, zc - .004, p["wood_z"], .001)
                    box(w + t, 2 * w, -.36, -.02, 0, .08, p["kick"], .001)
                    for j in range(3):
                        za, zb = .08 + .24 * j, .08 + .24 * (j + 1)
                        P.front(w + t, 2 * w, za, zb, -.38, p["wardrobe"], shutter(p), knob(p), metal=p["metal"],
                                vertical=False, hz=(za + zb) / 2)
                    box(w + t, 2 * w, -.40, -.012, .80, .825, stone_of(p), .003)
                    box(w + t, 2 * w, -.40, -.012, zc - .024, zc - .004, p["wood_z"], .001)
                    cx = 1.5 * w + t / 2
                    Q.arch_mirror((cx, -.012, .95), w - .16, 1.35, Q.metal_of(p))
                    P.vase("bottle", (cx - .2, -.18, .825), M.ceramic(soft[1], .3), .62)
                    P.vase("jar", (cx + .17, -.19, .825), M.ceramic("#d9cdb9"), .6)
                    P.branches((cx + .17, -.19, .93), .26, 5, seed)
                    core.lamp("AREA", (cx, -.38, 1.65), 5, 3300, target=(cx, 0, 1.6), size=(w - .1, 1.6),
                              glossy=False, name="mirror_led")
                    P.strip(w + .06, 2 * w - .04, -.30, zc - .024, 2.5, 2900, (0, .2, -1))
                else:
                    open_bay(w * k, w, kd if k else "bags", p, zc - .004, seed * 10 + 20 + k, .40)
        tag(gd, "display", "Lit display and mirror", ((xb - xa) / 2, -.02, 1.5), "wood:" + spec["wood"])
    else:
        for a, b in ((xa, 1.10), (2.40, xb)):           # slim shelves beside the window
            with Group("side_shelf", (a, 0, 0)):
                Q.shelf_wall(0, b - a, [.08, .50, .84, 1.18, 1.52, 1.86, 2.20], .30, p["wood_z"], p["wood_x"],
                             p["wood_z"], 1, led=False, seed=seed, soft=soft, kinds="xv")
                box(0, b - a, -.30, 0, 2.222, zc - .004, p["wardrobe"], .001)
        box(1.10, 2.40, -.30, 0, 2.26, zc - .004, p["wardrobe"], .001)
        with Group("window_seat", (1.10, 0, 0)) as gs:
            box(.02, 1.28, -.40, 0, .0, .08, p["kick"], .001)
            box(.0, 1.30, -.44, 0, .08, .40, p["carcass"], .001)
            for i in range(2):
                P.front(.65 * i, .65 * (i + 1), .08, .40, -.44, p["wardrobe"], shutter(p), knob(p),
                        metal=p["metal"], vertical=False, hz=.25)
            soft_box(1.29, .47, .10, M.fabric(soft[0]), (.65, -.235, .40), r=.04, bulge=.015, wrinkle=.003,
                     piping=M.fabric(soft[0]))
            pillow(.44, .44, .16, M.fabric(soft[1], 300, melange=.15), (.24, -.13, .70), (70, 0, 8), seed=seed)
            pillow(.44, .44, .16, M.fabric(soft[2], 300, melange=.15), (1.06, -.13, .70), (70, 0, -8),
                   seed=seed + 1)
        tag(gs, "window-seat", "Window seat with drawers", (.05, -.35, .52), soft[0])
    # island
    ix, iy = 1.72, -2.15
    r = P.rug_obj(ix, iy, 1.7, 2.5, M.rug(*spec["rug"], rng.choice(["border", "vintage"]), 1.7, 2.5))
    tag(r, "rug", "Rug", (-.62, .3, .015), spec["rug"][0])
    with Group("island", (ix, iy, .014)) as gi:
        jewel_island(p, .74, 1.35)
    tag(gi, "island", "Glass-topped island", (0, -.5, .92), spec["tall"])
    P.tray(ix + .02, iy + .40, .934, .30, .20, p["wood_x"], 6)
    P.vase("bottle", (ix - .05, iy + .42, .942), M.ceramic("#cbb48c", .2), .5)
    P.vase("jar", (ix + .08, iy + .39, .942), M.ceramic("#e6ddcd"), .55)
    P.branches((ix + .08, iy + .39, 1.04), .26, 6, seed)
    Q.handbag((ix - .08, iy - .38, .934), soft[1] if seed % 2 else soft[2], 14, .95, p["metal"])
    kind = rng.choice(["globe", "rattan"])
    g = P.pendant(ix, iy, H, 1.92, kind, "#efe8da" if p["metal"] != "black" else "#2b2b2c", 9,
                  r=.19 if kind == "globe" else .24)
    tag(g, "pendant", "Pendant light", (0, 0, 1.95))
    core.use_camera(CAMERAS, "closet")
    return dict(target=.55, wb=(.915, 1.0, 1.115))


ROOMS = {"closet": closet}

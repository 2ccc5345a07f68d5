"""Bedroom with a hinged wardrobe. Odd seeds: an Indian room, wardrobe with loft over the full back wall, bed on the left wall, fan.
Even seeds: a small Singapore room, wardrobes either side of the bed joined by bridge cabinets above it, window left."""
import random

import bedroom_beds as B
import core
import living_goods as L
import materials as M
import parts_bedroom_more as N
import props as P
import props_more_a as Q
import wardrobe_parts as K
import window_views
from geo import Group, box, tag
from lights import fills
from room_finishes import art_colors, frame_of

ROOM = "bedroom-hinge"
CAMERAS = {
    ROOM: {
        "main": dict(at=(4.15, -5.12, 1.36), look=(1.58, -.9, 1.36), lens=23, shift_y=-.05, tall=dict(at=(3.75, -5.15, 1.36), look=(1.9, -.6, 1.36), lens=27, shift_y=-.10)),
        "close-wardrobe": dict(at=(3.55, -2.35, 1.25), look=(2.75, -.62, 1.25), lens=34, fstop=8),
    },
    ROOM + "/even": {
        "main": dict(at=(2.30, -4.25, 1.34), look=(1.50, -.3, 1.34), lens=22.5, shift_y=-.05, tall=dict(at=(2.0, -4.3, 1.34), look=(1.55, -.3, 1.34), lens=27, shift_y=-.10)),
        "close-bridge": dict(at=(2.25, -2.45, 1.38), look=(1.25, -.2, 1.38), lens=30, shift_y=-.0, fstop=7),
    },
}


def hinge(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    (_full_wall if odd else _bridge)(p, seed, rng)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return dict(target=.61)


def _full_wall(p, seed, rng):
    W, D, H = 4.5, 5.3, 2.85
    zc, soft, sp = H - .12, p["soft"], p["spec"]
    win = ("right", -2.75, -.95, .75, 2.25)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], left=p["accent_paint"])
    P.cove_ceiling(W, D, H, .12, .75, 3600, 14, downlights=[(.8, -1.0), (2.2, -1.0), (3.6, -1.0), (.5, -3.9)], spot=5)
    L.dressed_window("right", W, D, *win[1:], p, seed, day=380, sun=2.8, sun_dir=(-.8, .15, -.5), ztop=zc - .08, left=.40, right=.40, panes=2, sill=True)
    fills(W, D, H, 48)
    style = "shaker" if p["door_style"] == "shaker" else "slab"
    # wardrobe: eight leaves, one mirrored, one open over its shelves
    y, z0, zl, m = -.60, .08, 2.14, p["wardrobe"]
    x0, dw = .02, (W - .04) / 8
    with Group("wardrobe") as g:
        box(x0, W - .02, y + .05, -.02, 0, z0, p["kick"], .001)
        for x in (.002, W - .02):
            box(x, x + .018, y - .02, 0, 0, zc - .002, m, .0015)
        for i in range(8):
            a, b = x0 + dw * i, x0 + dw * (i + 1)
            if i == 5:
                K.hollow(a, b, z0, zl, .60, K.lining())
                K.fit(a + K.T, b - K.T, z0 + K.T, zl - K.T, .60, p, seed + 3, "shelves", pull=.12)
                K.leaf(a, b, z0, zl, y, m, style, p, "l", "bar", angle=96)
                continue
            box(a + .001, b - .001, y, 0, z0, zl, p["carcass"], .001)
            d = K.leaf(a, b, z0, zl, y, m, style, p, "rl"[i % 2], "bar", mirror=i == 3)
            if i == 3:
                tag(d, "mirror", "Mirrored door", (-dw / 2, -.03, 1.5))
        with Group("loft") as gl:
            box(x0 + .001, W - .021, y, 0, zl + .001, zc - .003, p["carcass"], .001)
            for i in range(8):
                K.leaf(x0 + dw * i, x0 + dw * (i + 1), zl + .003, zc - .006, y, p["loft"], style, p, "rl"[i % 2], "bar", zl + .13, .13)
    tag(g, "wardrobe", "Hinged wardrobe over the full wall", (x0 + dw * 4.4, y - .02, 1.3), sp["tall"])
    tag(g, "interior", "Shelves and drawers inside", (x0 + dw * 5.5, y + .1, 1.3))
    tag(gl, "loft", "Loft storage", (x0 + dw * 2.5, y - .02, 2.4), sp["wall_cab"])
    # bed on the left wall
    by = -2.75
    with Group("head", (.001, by - 1.2, 0), 90):
        box(0, 2.4, -.05, -.001, .10, 1.12, p["wood_x"], .004)
        with Group("pad", (.32, -.05, 0)):
            B.padded_wall(1.76, .50, soft[0], "channels", seed, z0=.55)
    b = B.dressed_bed((.11, by, 0), 90, p, 1.65, 2.0, soft[0], seed)
    tag(b, "bed", "Queen bed", (.35, -1.3, .62), soft[0])
    for k, yy in enumerate((by - 1.12, by + 1.12)):
        st = P.side_table((.03, yy, 0), .42, .38, .50, p["wood_x"], p["metal"], rot=90)
        if k:
            lp = P.table_lamp((.22, yy, .50), M.ceramic(soft[2], .35), power=4, s=.8)
            tag(lp, "bedside-lamp", "Bedside lamp", (0, 0, .34))
        else:
            Q.tumbler((.22, yy + .06, .50), 1.0)
            N.newspaper((.24, yy - .06, .502), 80)
    for k in range(3):
        a = P.framed_art(.42, .56, (.001, by - .56 + .56 * k, 1.66), 90, seed + k, frame_of(p), colors=art_colors(p))
    tag(a, "art", "Framed prints", (0, -.03, 0))
    r = L.pile_rug(1.95, by, 1.5, 2.4, *sp["rug"], "border", seed)
    tag(r, "rug", "Bedroom rug", (.55, -.9, .015), sp["rug"][0])
    N.ceiling_fan(2.45, -2.7, H, None, "brass" if p["metal"] != "black" else "bronze", sp["wood"])
    N.slippers((2.35, -3.25, .014), 60, soft[1])
    with Group("bench", (3.75, -1.55, 0), -90):        # low stool with a folded saree
        box(-.30, .30, -.18, .18, .36, .40, p["wood_x"], .005)
        for x in (-.26, .26):
            box(x - .02, x + .02, -.16, .16, 0, .3595, p["wood_z"], .004)
        Q.folded((0, 0, .40), (soft[1], "#c9a15a", soft[2]), 3, .30, .26, seed)


def _bridge(p, seed, rng):
    W, D, H = 3.3, 4.4, 2.65
    zc, soft, sp = H - .06, p["soft"], p["spec"]
    win = ("left", -2.75, -1.05, .85, 2.2)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .06, .60, 3600, 9, downlights=[(.8, -1.1), (2.5, -1.1), (1.65, -2.9)], spot=5)
    window_views.window("left", W, D, *win[1:], view="city", seed=seed + 3, day=430, kelvin=6800, panes=2, strength=1.1)
    with Group("blind", (.0, -2.75, 0), 90):
        N.roller_blind(.02, 1.68, 2.18, .38)
    fills(W, D, H, 42)
    style = "shaker" if p["door_style"] == "shaker" else "slab"
    m, y, z0, tw, zb = p["wardrobe"], -.56, .08, .80, 1.72
    xa, xb = .004 + tw, W - .004 - tw
    with Group("wardrobes") as g:
        for x in (.004, xb):
            box(x, x + tw, y + .05, -.02, 0, z0, p["kick"], .001)
            box(x + .001, x + tw - .001, y, 0, z0, zc - .002, p["carcass"], .001)
            for i in range(2):
                K.leaf(x + tw / 2 * i, x + tw / 2 * (i + 1), z0, zc - .004, y, m, style, p, "rl"[i], "bar" if p["handle"] == "bar" else "edge", 1.10)
    tag(g, "wardrobe", "Wardrobes beside the bed", (.24, y - .02, 1.5), sp["tall"])
    with Group("bridge") as gb:
        box(xa, xb, -.42, 0, zb, zc - .002, p["carcass"], .001)
        n = 3
        for i in range(n):
            a, b = xa + (xb - xa) / n * i, xa + (xb - xa) / n * (i + 1)
            K.leaf(a, b, zb, zc - .004, -.42, p["loft"], style, p, "r", "edge", zb + .06, .10)
        P.strip(xa + .03, xb - .03, -.36, zb - .001, 5, 3200, (0, .25, -1))
    tag(gb, "bridge", "Bridge cabinets over the bed", ((xa + xb) / 2, -.44, 2.15), sp.get("loft", sp["wall_cab"]))
    # back panel, ledge and head
    box(xa, xb, -.020, -.001, .10, zb - .001, p["wood_x"], .001)
    box(xa, xb, -.22, -.0205, 1.16, 1.19, p["wood_x"], .002)
    with Group("head", (xa + .02, -.021, 0)):
        pw = B.padded_wall(xb - xa - .04, .72, soft[0], "pads", seed, z0=.40)
    tag(pw, "headboard", "Padded headboard", (1.3, -.09, 1.0), soft[0])
    P.books(xa + .10, -.06, 1.19, 5, True, seed, (soft[1], soft[2]) + Q.BOOKS)
    P.plant("herb", (xa + .62, -.12, 1.19), .22, seed, "#e3dacb", .05, .09)
    P.vase("cup", (xb - .55, -.12, 1.19), M.ceramic("#efe9df"), .85)
    P.framed_art(.22, .30, (xb - .25, -.045, 1.345), 0, seed, frame_of(p), colors=art_colors(p))
    bx = W / 2
    b = B.dressed_bed((bx, -.14, 0), 0, p, 1.50, 1.95, soft[1], seed, legs=False)
    with Group("plinth", (bx, -.14, 0)):               # drawers in the base of the bed
        box(-.74, .74, -1.98, -.10, .0, .11, p["kick"], .002)
    tag(b, "bed", "Queen bed", (.35, -1.3, .60), soft[1])
    r = L.pile_rug(bx, -2.35, 2.1, 1.3, *sp["rug"], "diamond", seed)
    tag(r, "rug", "Bedroom rug", (-.8, -.5, .015), sp["rug"][0])
    with Group("desk", (W - .001, -1.55, 0), -90) as gd:   # slim shelf desk on the right wall
        box(0, 1.05, -.36, -.001, .70, .73, p["wood_x"], .004)
        box(.02, 1.03, -.34, -.001, .58, .6995, p["base"], .002)
        Q.round_mirror((.55, -.001, 1.42), .27, Q.metal_of(p), False)
        for k, s in enumerate((.5, .4, .46)):
            P.vase(("bottle", "canister", "bottle")[k], (.18 + .10 * k, -.16, .73), M.ceramic(("#8a6a4a", "#e6ddcd", soft[1])[k], .25), s)
    tag(gd, "vanity", "Slim dressing shelf", (.5, -.36, .66), sp["base"])
    Q.rope_basket((.30, -3.15, 0), .17, .32, "#c9b28a", soft[1])
    N.slippers((.52, -1.75, 0), 20, soft[2])


ROOMS = {ROOM: hinge}

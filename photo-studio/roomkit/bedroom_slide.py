"""Bedroom with a sliding wardrobe. Odd seeds: wardrobe with a mirrored door along the left wall, bed on the back wall, window right.
Even seeds: the wardrobe fills the back wall behind a free-standing bed head, window left, dresser at the right."""
import random

import bedroom_beds as B
import core
import living_goods as L
import materials as M
import parts_bedroom_more as N
import props as P
import props_more_a as Q
import wardrobe_sliding as S
from geo import Group, box, soft_box, tag
from lights import fills
from room_finishes import art_colors, frame_of

ROOM = "bedroom-slide"
H = 2.80                                               # the sliding wardrobe is made for this height
ZC = H - .12
CAMERAS = {
    ROOM: {
        "main": dict(at=(4.15, -5.05, 1.32), look=(1.75, -.9, 1.32), lens=23, shift_y=-.05, tall=dict(at=(3.9, -5.1, 1.32), look=(1.75, -.9, 1.32), lens=30, shift_y=-.08)),
        "close-mirror": dict(at=(2.15, -3.75, 1.25), look=(.66, -2.35, 1.25), lens=32, fstop=8),
    },
    ROOM + "/even": {
        "main": dict(at=(3.85, -6.45, 1.36), look=(2.20, -.5, 1.36), lens=24, shift_y=-.05, tall=dict(at=(3.4, -6.5, 1.36), look=(2.3, -.5, 1.36), lens=29, shift_y=-.10)),
        "close-headboard": dict(at=(3.75, -3.75, 1.18), look=(2.35, -1.65, 1.18), lens=34, shift_y=-.08, fstop=6),
    },
}


def slide(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    (_long_wall if odd else _behind)(p, seed, rng)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return dict(target=.61)


def _night(p, x, y, seed, lamp=True, rot=0):
    """Bedside table with a lamp, a book and a glass."""
    st = P.side_table((x, y, 0), .46, .38, .50, p["wood_x"], p["metal"], rot=rot)
    if lamp:
        lp = P.table_lamp((x, y - .20, .50), M.ceramic(p["soft"][2], .35), power=4, s=.82)
        tag(lp, "bedside-lamp", "Bedside lamp", (0, 0, .34))
    else:
        P.books(x - .06, y - .20, .50, 2, False, seed)
        Q.tumbler((x + .12, y - .16, .50), 1.0)
    return st


def _long_wall(p, seed, rng):
    W, D, soft, sp = 4.6, 5.2, p["soft"], p["spec"]
    win = ("right", -3.1, -1.0, .55, 2.3)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], back=p["accent_paint"])
    P.cove_ceiling(W, D, H, .12, .78, 3500, 15, downlights=[(1.1, -1.0), (1.1, -2.4), (1.1, -3.8), (3.9, -.5)], spot=5)
    L.dressed_window("right", W, D, *win[1:], p, seed, day=340, sun=2.6, sun_dir=(-.8, .22, -.55), ztop=ZC - .08, left=.45, right=.45, panes=2)
    fills(W, D, H, 46)
    with Group("run", (0, -4.15, 0), 90):
        S.run(.02, 4.08, p, 4, ("lacquer", "mirror", "lacquer"), None, rng)
    bx = 2.72
    with Group("head", (bx - 1.15, -.001, 0)):
        pw = B.padded_wall(2.3, 1.05, soft[0], "channels", seed)
    tag(pw, "headboard", "Padded headboard", (2.1, -.09, .95), soft[0])
    b = B.dressed_bed((bx, -.10, 0), 0, p, 1.65, 2.0, soft[0], seed)
    tag(b, "bed", "Queen bed", (.30, -1.5, .62), soft[0])
    r = L.pile_rug(2.75, -2.0, 2.7, 2.0, *sp["rug"], "border", seed)
    tag(r, "rug", "Bedroom rug", (.9, -.85, .015), sp["rug"][0])
    st = _night(p, bx + 1.22, -.03, seed)
    tag(st, "side-table", "Bedside table", (0, -.38, .36), "wood:" + sp["wood"])
    _night(p, bx - 1.16, -.03, seed, False)
    ar = P.framed_art(1.25, .72, (bx, -.001, 1.72), 0, seed, frame_of(p), colors=art_colors(p))
    tag(ar, "art", "Framed print", (0, -.03, 0))
    P.plant("fiddle", (4.28, -1.0, 0), 1.35, seed, "#ddd3c3", .16, .30)
    N.slippers((1.42, -2.05, .0), -70, soft[1])
    with Group("far", (W, -D, 0), 180):                # seen in the mirror
        Q.door((.5, -.001, 0), 0, .9, 2.15, p["wall_cab"], p["metal"])
        P.framed_art(.6, .8, (2.6, -.001, 1.55), 0, seed + 4, frame_of(p), colors=art_colors(p))


def _behind(p, seed, rng):
    W, D, soft, sp = 4.8, 6.6, p["soft"], p["spec"]
    win = ("left", -4.4, -2.2, .40, 2.32)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .76, 3500, 16, downlights=[(x, -1.05) for x in (.8, 1.85, 2.95, 4.0)], spot=6)
    L.dressed_window("left", W, D, *win[1:], p, seed, day=360, ztop=ZC - .08, left=.5, right=.5, panes=3)
    fills(W, D, H, 54)
    with Group("run") as gr:
        S.run(.02, W - .04, p, seed, ("lacquer", "fluted", "lacquer"), None, rng)
    tag(gr, "wardrobe", "Sliding wardrobe behind the bed", (4.2, -.66, 1.55), sp["tall"])
    bx, hy = 2.35, -1.60                               # bed head: a low wall with a shelf, a passage behind it
    with Group("low_wall", (bx, hy, 0)) as gh:
        box(-1.35, 1.35, .002, .22, 0, 1.10, p["wood_x"], .003)
        box(-1.37, 1.37, -.02, .24, 1.1005, 1.13, p["counter"], .003)
        with Group("pads", (-1.30, -.001, 0)):
            B.padded_wall(2.6, 1.0, soft[0], "pads", seed)
        P.table_lamp((-1.10, .11, 1.13), M.ceramic(soft[2], .35), power=4, s=.72)
        P.books(.95, .11, 1.13, 3, False, seed, rot=8)
        P.vase("jar", (.62, .11, 1.13), M.ceramic("#d9cdb9"), .62)
        P.branches((.62, .11, 1.24), .28, 6, seed)
    tag(gh, "headboard", "Padded bed head with a shelf", (1.1, -.09, .95), soft[0])
    b = B.dressed_bed((bx, hy - .10, 0), 0, p, 1.75, 2.0, soft[0], seed)
    tag(b, "bed", "King bed", (-.35, -1.4, .62), soft[0])
    r = L.pile_rug(bx, hy - 1.75, 3.0, 2.2, *sp["rug"], "diamond", seed)
    tag(r, "rug", "Bedroom rug", (-1.2, -.6, .015), sp["rug"][0])
    for x in (-1.16, 1.16):
        st = P.side_table((bx + x, hy - .10, 0), .42, .36, .46, p["wood_x"], p["metal"])
    Q.tumbler((bx + 1.20, hy - .28, .46), 1.0)
    N.newspaper((bx - 1.16, hy - .30, .462), 12)
    with Group("dress", (W - .001, -2.65, 0), -90):
        S.dresser(p, seed, .05, 1.05)
    with Group("pouf", (W - .80, -3.05, 0)) as gp:
        soft_box(.46, .46, .40, M.boucle("#e6dccb"), (0, 0, .02), r=.10, bulge=.02, wrinkle=.008, seed=seed)
    tag(gp, "pouf", "Dressing pouf", (0, -.2, .36), "#e6dccb")
    P.framed_art(.6, .8, (W - .001, -1.75, 1.55), -90, seed, frame_of(p), colors=art_colors(p))


ROOMS = {ROOM: slide}

"""Bedroom with a walk-in wardrobe. Odd seeds: a Saudi villa, the wardrobe is a room behind an opening beside the bed, panelled wall.
Even seeds: a Malaysian master, the wardrobe lies behind a glass partition at the left, bed at the right, garden window, fan."""
import random

import bedroom_beds as B
import core
import living_goods as L
import materials as M
import parts_bedroom_more as N
import props as P
import props_more_a as Q
import props_more_b as QB
from closet_parts import open_bay
from geo import Group, box, soft_box, tag
from lights import fills
from room_finishes import art_colors, frame_of, lacquer, wainscot

ROOM = "bedroom-walkin"
CAMERAS = {
    ROOM: {
        "main": dict(at=(2.55, -5.55, 1.40), look=(3.02, 0, 1.40), lens=23.5, shift_y=-.04, tall=dict(at=(2.9, -6.0, 1.40), look=(3.05, 0, 1.40), lens=31, shift_y=-.07)),
        "close-open-wardrobe": dict(at=(3.55, -1.75, 1.40), look=(4.75, 2.0, 1.40), lens=27, fstop=10),
    },
    ROOM + "/even": {
        "main": dict(at=(5.0, -5.50, 1.38), look=(2.35, -1.0, 1.38), lens=23, shift_y=-.05, tall=dict(at=(4.7, -5.6, 1.38), look=(2.5, -1.0, 1.38), lens=30, shift_y=-.08)),
        "close-partition": dict(at=(3.30, -3.95, 1.35), look=(1.60, -1.6, 1.35), lens=29, shift_y=-.02, fstop=8),
    },
}


def walkin(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    p = dict(p, wardrobe=lacquer(p))
    (_villa if odd else _master)(p, seed, rng)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return dict(target=.61)


def _closet(p, seed, x0, x1, depth, h):
    """The room behind the back wall: floor, walls, ceiling, open bays on two sides, a pouf."""
    wm = p["wall"]
    box(x0 - .15, x1 + .15, .151, depth + .15, -.10, 0, p["floor"], 0)
    box(x0 - .15, x0, .151, depth, 0, h, wm, 0)
    box(x1, x1 + .15, .151, depth, 0, h, wm, 0)
    box(x0 - .15, x1 + .15, depth, depth + .15, 0, h, wm, 0)
    box(x0 - .15, x1 + .15, .151, depth + .15, h, h + .1, M.paint("#f7f5f1"), 0)
    zc = h - .06
    with Group("back_run", (x0 + .02, depth - .002, 0)) as g:
        for k, kd in enumerate(("long", "double", "shelves")):
            open_bay(.75 * k, .75, kd, p, zc, seed * 10 + k, .50, last=k == 2)
    with Group("side_run", (x1 - .002, depth - .55, 0), -90):
        for k, kd in enumerate(("bags", "double")):
            open_bay(.86 * k, .86, kd, p, zc, seed * 10 + 5 + k, .44, last=k == 1)
    with Group("pouf", ((x0 + x1) / 2 + .15, depth * .48, 0)):
        soft_box(.52, .52, .42, M.boucle("#e6dccb"), (0, 0, .02), r=.12, bulge=.02, wrinkle=.008, seed=seed)
    for x in ((x0 + x1) / 2 - .3, (x0 + x1) / 2 + .7):
        P.downlight(x, depth * .5, h - .002, 12, 3600)
    core.lamp("AREA", ((x0 + x1) / 2, depth * .45, h - .05), 120, 4000, target=((x0 + x1) / 2, depth * .55, 0), size=(1.6, 1.2), glossy=False, name="closet")
    return g


def _villa(p, seed, rng):
    W, D, H = 5.8, 6.2, 3.1
    zc, soft, sp = H - .14, p["soft"], p["spec"]
    win, op = ("left", -4.3, -2.0, .25, 2.6), ("back", 3.75, 5.30, 0, 2.50)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win, op])
    P.cove_ceiling(W, D, H, .14, .85, 3500, 20, downlights=[(.7, -.6), (1.9, -.6), (3.1, -.6), (5.3, -2.4)], spot=5)
    L.dressed_window("left", W, D, *win[1:], p, seed, day=360, sun=2.8, sun_dir=(.85, .22, -.5), ztop=zc - .06, left=.6, right=.6, panes=2)
    fills(W, D, H, 62)
    g = _closet(p, seed, 3.05, 5.79, 2.65, 2.75)
    tag(g, "open-wardrobe", "Walk-in wardrobe", (1.75, -.45, 1.5), "wood:" + sp["wood"])
    m = Q.metal_of(p)
    with Group("portal", (3.75, 0, 0)) as gp:          # architrave of the opening, with a metal bead
        for x0, x1, z0, z1 in ((-.12, 0, 0, 2.62), (1.55, 1.67, 0, 2.62), (.0005, 1.5495, 2.5, 2.62)):
            box(x0, x1, -.03, -.001, z0, z1, p["wood_z"], .004)
        for x in (-.001, 1.549):
            box(x, x + .002, .0, .1495, 0, 2.4995, p["wood_z"], 0)
        box(-.012, -.004, -.034, -.0305, 0, 2.508, m, 0)
        box(1.554, 1.562, -.034, -.0305, 0, 2.508, m, 0)
    tag(gp, "door", "Opening to the wardrobe", (-.06, -.03, 1.8), "wood:" + sp["wood"])
    wainscot(.02, 3.60, zc, p["wall"], (.02, .95, 2.75, 3.60))
    bx = 1.85
    with Group("head", (bx - 1.35, -.03, 0)):
        pw = B.padded_wall(2.7, 1.45, soft[0], "channels", seed)
    tag(pw, "headboard", "Tall padded headboard", (2.5, -.09, 1.2), soft[0])
    b = B.dressed_bed((bx, -.14, 0), 0, p, 1.9, 2.05, soft[0], seed)
    tag(b, "bed", "King bed", (.4, -1.4, .62), soft[0])
    for k, x in enumerate((-1.28, 1.28)):
        st = P.side_table((bx + x, -.12, 0), .48, .40, .52, p["wood_x"], p["metal"])
        lp = P.table_lamp((bx + x, -.32, .52), M.ceramic("#efe6d6", .3), power=4, s=.95)
    tag(lp, "bedside-lamp", "Bedside lamp", (0, 0, .38))
    r = L.pile_rug(bx + .1, -2.25, 3.3, 2.3, *sp["rug"], "vintage", seed)
    tag(r, "rug", "Wool rug", (1.3, -.8, .015), sp["rug"][0])
    with Group("bench", (bx, -2.62, .014)) as gb:      # bench with a folded prayer mat
        box(-.62, .62, -.21, .21, .30, .34, p["wood_x"], .005)
        for x in (-.5, .5):
            box(x - .025, x + .025, -.18, .18, 0, .2995, p["wood_z"], .004)
        soft_box(1.24, .42, .10, M.fabric(soft[1], 260, bump=.4), (0, 0, .34), r=.04, bulge=.015, wrinkle=.006, seed=seed)
        N.prayer_mat((.34, 0, .455), 4)
    tag(gb, "bench", "Bench at the foot of the bed", (-.3, -.2, .42), soft[1])
    a = P.armchair((4.75, -2.15, 0), -38, fab=M.boucle("#e9e0d0"), legs=sp["wood"], seed=seed)
    tag(a, "armchair", "Lounge chair", (0, -.1, .5), "#e9e0d0")
    P.round_table((5.30, -1.45, 0), .27, .52, p["counter"] if "terrazzo" not in sp["counter"] else M.marble(), "legs", p["wood_z"])
    QB.coffee_service((5.30, -1.45, .52), 30, 2)
    P.framed_art(.85, 1.15, (W - .001, -2.2, 1.65), -90, seed, frame_of(p), colors=art_colors(p))
    QB.ring_light(bx + .1, -2.3, H, 2.35, .48, p["metal"], 22, 3500)


def _master(p, seed, rng):
    W, D, H = 5.5, 5.8, 2.9
    zc, soft, sp = H - .12, p["soft"], p["spec"]
    win = ("back", 4.05, 5.25, .85, 2.3)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .70, 3600, 15, downlights=[(1.3, -.9), (1.3, -2.2), (2.9, -.5), (4.9, -3.2)], spot=5)
    L.dressed_window("back", W, D, *win[1:], p, seed, day=420, ztop=zc - .08, left=.30, right=.30, panes=2, sill=True)
    core.lamp("AREA", (W - .05, -3.4, 1.6), 90, 6300, target=(1.5, -2.4, 1.0), size=(2.0, 1.6), glossy=False, name="side_window")
    fills(W, D, H, 52)
    with Group("bays", (.002, -3.42, 0), 90) as gw:
        for k, kd in enumerate(("bags", "double", "shelves", "long")):
            open_bay(.84 * k, .84, kd, p, zc - .004, seed * 10 + k, .52, last=k == 3)
    tag(gw, "open-wardrobe", "Walk-in wardrobe behind glass", (.42, -.5, 1.42), "wood:" + sp["wood"])
    xp = 1.98
    with Group("glass", (xp, -3.30, 0), 90):
        gp = N.glass_partition(3.28, zc - .004, p, 4)
    tag(gp, "partition", "Glass partition in a metal frame", (1.64, -.02, 1.12), p["metal"])
    with Group("end", (.60, -.001, 0)) as ge:          # dressing end: mirror over drawers
        box(0, 1.32, -.40, 0, .10, .80, p["carcass"], .001)
        for k in range(3):
            P.front(.004, 1.316, .10 + .233 * k, .10 + .233 * (k + 1), -.40, p["wardrobe"], "slab", "knob", metal=p["metal"], vertical=False, hz=.22 + .233 * k)
        box(-.0, 1.33, -.425, 0, .8005, .825, p["wood_x"], .003)
        Q.arch_mirror((.68, -.012, .90), .62, 1.30, Q.metal_of(p))
        P.vase("jar", (.20, -.2, .825), M.ceramic("#d9cdb9"), .7)
    Q.rope_basket((1.25, -2.55, 0), .19, .34, "#c9b28a", soft[1])
    bx = 3.05
    with Group("head", (xp + .06, -.001, 0)):
        pw = B.padded_wall(1.90, 1.12, soft[0], "pads", seed)
    b = B.dressed_bed((bx - .02, -.10, 0), 0, p, 1.70, 2.0, soft[0], seed)
    tag(pw, "headboard", "Padded headboard", (1.55, -.09, 1.0), soft[0])
    tag(b, "bed", "Queen bed", (.35, -1.3, .62), soft[0])
    st = P.side_table((4.22, -.06, 0), .46, .40, .52, p["wood_x"], p["metal"])
    lp = P.table_lamp((4.22, -.26, .52), M.ceramic(soft[2], .35), power=4, s=.85)
    tag(lp, "bedside-lamp", "Bedside lamp", (0, 0, .34))
    P.framed_art(1.1, .70, (bx - .02, -.001, 1.72), 0, seed, frame_of(p), colors=art_colors(p))
    r = L.pile_rug(3.15, -1.95, 2.6, 2.0, *sp["rug"], "diamond", seed)
    tag(r, "rug", "Bedroom rug", (.95, -.8, .015), sp["rug"][0])
    N.ceiling_fan(3.4, -2.6, H, None, "brass" if p["metal"] != "black" else "bronze", sp["wood"], 50)
    P.plant("palm", (5.05, -.62, 0), 1.35, seed, "#ddd3c3", .18, .34)
    with Group("bench", (bx, -2.52, .0)) as gb:
        box(-.55, .55, -.19, .19, .34, .38, p["wood_x"], .005)
        for x in (-.46, .46):
            box(x - .02, x + .02, -.17, .17, 0, .3395, p["wood_z"], .004)
        Q.folded((-.25, 0, .38), (soft[1], soft[2], "#efe9de"), 3, .32, .28, seed)
    tag(gb, "bench", "Bench at the foot of the bed", (.3, -.19, .36), "wood:" + sp["wood"])


ROOMS = {ROOM: walkin}

"""Study with two desks. Odd seeds: one long desk for two under a window in the left wall, book shelves on the back wall.
Even seeds: a book wall with a reading seat at the back, two desks back to back on the side walls, evening."""
import random

import core
import living_goods as L
import materials as M
import office_parts as K
import parts_bedroom_more as N
import props as P
import props_more_a as Q
import window_views
from geo import Group, box, soft_box, tag
from lights import fills
from room_finishes import art_colors, frame_of

ROOM = "study-two"
CAMERAS = {
    ROOM: {
        "main": dict(at=(3.95, -4.55, 1.38), look=(1.55, -.9, 1.38), lens=23, shift_y=-.06, tall=dict(at=(3.75, -4.65, 1.38), look=(1.6, -.9, 1.38), lens=26, shift_y=-.12)),
        "close-desk": dict(at=(1.95, -3.15, 1.24), look=(.45, -1.75, 1.24), lens=32, shift_y=-.10, fstop=7),
    },
    ROOM + "/even": {
        "main": dict(at=(2.30, -5.25, 1.38), look=(2.20, 0, 1.38), lens=22.5, shift_y=-.05, tall=dict(at=(2.25, -5.3, 1.38), look=(2.2, 0, 1.38), lens=29, shift_y=-.07)),
        "close-bookshelf": dict(at=(2.75, -2.35, 1.40), look=(1.85, -.2, 1.40), lens=32, fstop=7),
    },
}


def study_two(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    (_window if odd else _book_wall)(p, seed, rng)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return dict(target=.61 if odd else .58)


def _low(L0, p, h, n, dp=.40):
    """Closed cabinets along local x 0..L0, with a timber top."""
    box(.02, L0 - .02, -dp + .05, -.02, 0, .08, p["kick"], .001)
    box(.002, L0 - .002, -dp, 0, .08, h, p["carcass"], .001)
    for i in range(n):
        P.front(L0 / n * i, L0 / n * (i + 1), .08, h, -dp, p["base"], "shaker" if p["door_style"] == "shaker" else "slab", "bar" if p["handle"] == "bar" else "knob", "rl"[i % 2], h - .14, p["metal"])
    box(-.004, L0 + .004, -dp - .026, 0, h + .0005, h + .025, p["wood_x"], .004, 3)


def _window(p, seed, rng):
    W, D, H = 4.5, 4.8, 2.8
    zc, soft, sp = H - .12, p["soft"], p["spec"]
    win = ("left", -3.35, -.85, .98, 2.28)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .66, 3600, 14, downlights=[(1.2, -.8), (2.5, -.8), (3.8, -.8), (3.9, -2.6)], spot=5)
    window_views.window("left", W, D, *win[1:], view="garden", seed=seed + 5, day=430, panes=3, sun=2.6, sun_dir=(.82, .25, -.52))
    window_views.garden(22, (-11.6, 5, 0), seed + 5)   # what a slanting look through the window sees
    fills(W, D, H, 46)
    # desk along the window
    zt, L0 = .75, 3.5
    with Group("desk", (.001, -4.05, 0), 90) as gd:
        box(0, L0, -.68, -.002, zt - .036, zt, p["wood_x"], .005, 3)
        for x in (.02, L0 / 2 - .21, L0 - .44):
            box(x, x + .42, -.60, -.03, .08, zt - .0365, p["base"], .002)
            for za, zb in ((.08, .42), (.42, zt - .04)):
                P.front(x, x + .42, za, zb, -.60, p["base"], "slab", "bar" if p["handle"] == "bar" else "knob", metal=p["metal"], vertical=False, hz=zb - .07, t=.018)
            box(x + .02, x + .40, -.55, -.05, 0, .08, p["kick"], .001)
        for k, x in enumerate((L0 * .26, L0 * .74)):
            with Group("place", (x, -.10, zt)):
                K.workplace(p, seed + k, laptop=k == 1)
        lm = K.swing_lamp((L0 / 2, -.22, zt), p["metal"], 20)
        P.plant("herb", (L0 - .12, -.18, zt), .30, seed, "#d9cfbf", .07, .12)
    tag(gd, "desk", "Desk for two along the window", (L0 * .62, -.68, zt - .01), "wood:" + sp["wood"])
    tag(lm, "desk-lamp", "Desk lamp", (0, -.25, .42), p["metal"])
    for k, y in enumerate((-4.05 + L0 * .26, -4.05 + L0 * .74)):
        c = Q.task_chair((1.08, y, 0), -90 + (24, -20)[k], soft[1 - k], "black")
    tag(c, "chair", "Task chairs", (0, .26, .85), soft[0])
    # shelves on the back wall
    x0 = 1.05
    with Group("books", (x0, 0, 0)) as gb:
        _low(W - x0 - .03, p, .70, 6)
        Q.shelf_wall(0, W - x0 - .03, [.726, 1.12, 1.50, 1.88, 2.26], .32, p["wood_z"], p["wood_x"], p["wood_z"], 4, seed=seed, soft=soft, kinds="bbbsvbp")
        box(.001, W - x0 - .031, -.32, 0, 2.285, zc - .004, p["carcass"], .001)
        for i in range(6):
            w = (W - x0 - .03) / 6
            P.front(w * i, w * (i + 1), 2.287, zc - .006, -.32, p["base"], "slab")
    tag(gb, "bookshelf", "Lit book shelves", (1.75, -.32, 1.51), "wood:" + sp["wood"])
    tag(gb, "storage-wall", "Closed cabinets", (1.45, -.42, .42), sp["base"])
    r = L.pile_rug(2.75, -2.35, 2.2, 2.3, *sp["rug"], "border", seed)
    tag(r, "rug", "Study rug", (-.5, -.7, .015), sp["rug"][0])
    a = P.armchair((3.35, -1.75, .014), -28, fab=M.boucle("#e9e0d0"), legs=sp["wood"], seed=seed)
    tag(a, "armchair", "Reading chair", (0, -.1, .5), "#e9e0d0")
    P.round_table((2.70, -1.45, .014), .22, .46, p["wood_x"], "legs", p["wood_z"])
    P.vase("cup", (2.74, -1.50, .474), M.ceramic("#efe9df"), .85)
    N.newspaper((2.64, -1.40, .475), 30)
    P.floor_lamp((4.05, -1.15, 0), -30, 1.55, 6)
    N.school_bag((1.48, -3.95, 0), -60, soft[1], soft[2])


def _book_wall(p, seed, rng):
    W, D, H = 4.4, 5.4, 2.85
    zc, soft, sp = H - .12, p["soft"], p["spec"]
    win = ("right", -3.35, -1.75, 1.0, 2.25)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], left=p["accent_paint"])
    P.cove_ceiling(W, D, H, .12, .66, 3500, 24, downlights=[(x, -.85) for x in (.7, 1.7, 2.7, 3.7)] + [(1.0, -2.6), (3.4, -2.6)], spot=8)
    window_views.window("right", W, D, *win[1:], view="city", seed=seed + 2, day=120, kelvin=9500, panes=2, strength=.28)
    window_views.city(22, (W + 11.6, 5, 0), seed + 2, .28)
    fills(W, D, H, 70, 4600)
    core.lamp("AREA", (W / 2, -2.6, zc), 60, 4000, target=(W / 2, -2.2, 0), size=(2.4, 2.6), glossy=False, name="evening")
    # book wall with a seat in the middle
    zs, xa, xb = [.50, .90, 1.28, 1.66, 2.04, 2.42], 1.52, 2.88
    for k, (x0, L0, n) in enumerate(((.012, xa - .012, 2), (xb, W - .012 - xb, 2))):
        with Group("books", (x0, 0, 0)) as gb:
            _low(L0, p, .475, 3)
            Q.shelf_wall(0, L0, zs, .34, p["wood_z"], p["wood_x"], p["wood_z"], n, seed=seed + 3 * k, soft=soft, kinds="bbbbsv")
            box(.001, L0 - .001, -.34, 0, 2.445, zc - .004, p["base"], .002)
        if k == 0:
            tag(gb, "bookshelf", "Book wall", (.75, -.34, 1.67), "wood:" + sp["wood"])
    with Group("seat", (xa, 0, 0)) as gs:
        w = xb - xa
        _low(w, p, .36, 2, .52)
        soft_box(w - .02, .52, .11, M.fabric(soft[1], 260, bump=.4), (w / 2, -.28, .386), r=.04, bulge=.015, wrinkle=.006, seed=seed)
        box(.001, w - .001, -.012, -.0005, .40, 2.04, p["wood_x"], .001)
        for x, c in ((.22, soft[0]), (w - .24, soft[2])):
            L.cushion(.46, .46, .16, M.fabric(c, 240, melange=.18, bump=.5), (x, -.14, .71), (70, 0, 8 if x < .5 else -8), seed)
        P.framed_art(.80, .58, (w / 2, -.014, 1.45), 0, seed, frame_of(p), colors=art_colors(p))
        for z in (2.06, 2.42):
            box(.001, w - .001, -.34, -.0125, z - .02, z + .002, p["wood_x"], .002)
        Q.dress_shelf(.02, w - .02, -.32, 2.062, .32, seed + 8, soft, "bbsb")
        box(.001, w - .001, -.34, 0, 2.445, zc - .004, p["base"], .002)
        P.strip(.03, w - .03, -.30, 2.039, 6, 3200, (0, .2, -1))
    tag(gs, "window-seat", "Reading seat in the book wall", (w / 2, -.5, .44), soft[1])
    # two desks, back to back on the side walls
    for k, (at, rot) in enumerate((((.001, -2.62, 0), 90), ((W - .001, -2.62, 0), -90))):
        d = K.work_desk(at, 1.55, .66, p, rot)
        with Group("place", (at[0] + (.02, -.02)[k], at[1], .74), rot):
            K.workplace(p, seed + k, laptop=k == 1)
            lm = K.swing_lamp(((.60, -.60)[k], -.20, 0), p["metal"], (-24, 24)[k])
        c = Q.task_chair(((.98, W - .98)[k], -2.60 + (.06, -.08)[k], .014), (-78, 84)[k], soft[k], "black")
        if k == 0:
            tag(d, "desk", "Two desks, back to back", (-.3, -.66, .73), "wood:" + sp["wood"])
            tag(lm, "desk-lamp", "Desk lamp", (0, -.25, .42), p["metal"])
            tag(c, "chair", "Task chair", (0, .26, .85), soft[0])
    b = K.board((.001, -2.62, 1.62), 1.5, .80, p, seed, 90)
    tag(b, "pin-board", "Pin board", (0, -.03, 0), soft[0])
    r = L.pile_rug(2.2, -2.45, 2.2, 2.0, *sp["rug"], "diamond", seed)
    tag(r, "rug", "Study rug", (0, -.7, .015), sp["rug"][0])
    g = P.pendant(2.2, -2.3, H, 2.12, "globe", "#efe8da", 8, 3500, r=.19)
    tag(g, "pendant", "Globe pendant", (0, 0, 2.15))
    P.plant("fiddle", (.38, -1.20, 0), 1.5, seed, "#ddd3c3", .17, .32)
    Q.rope_basket((4.08, -1.15, 0), .18, .32, "#c9b28a", soft[1])


ROOMS = {ROOM: study_two}

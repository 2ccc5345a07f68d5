"""A delivery. Odd seeds: cartons and wrapped panels in the living room of a new, empty flat with a balcony.
Even seeds: the loading bay, a lorry at the open shutter, pallets of panels and a trolley of cartons."""
import random

import core
import materials as M
import parts_company as C
import parts_company_tools as T
import props as P
import window_views
from geo import Group, box, lathe, soft_box, tag
from lights import fills

ROOM = "company-delivery"
CAMERAS = {
    ROOM: {
        "main": dict(at=(4.35, -5.35, 1.40), look=(2.35, -.6, 1.40), lens=24, shift_y=-.06, tall=dict(at=(3.9, -5.4, 1.40), look=(2.35, -.6, 1.40), lens=31, shift_y=-.11)),
        "close-cartons": dict(at=(2.95, -3.35, 1.35), look=(1.95, -1.6, 1.35), lens=34, shift_y=-.12, fstop=7),
    },
    ROOM + "/even": {
        "main": dict(at=(2.55, -7.3, 1.48), look=(3.85, -.5, 1.48), lens=24, shift_y=-.02, tall=dict(at=(3.0, -7.4, 1.48), look=(4.0, -.5, 1.48), lens=32, shift_y=-.07)),
        "close-trolley": dict(at=(3.05, -5.75, 1.40), look=(4.45, -3.9, 1.40), lens=34, shift_y=-.16, fstop=7),
    },
}
# Cartons of the stack: x, y, z, width, depth, height, turn
STACK = [(0, 0, 0, .80, .60, .44, 2), (.82, .02, 0, .74, .58, .44, -3), (.02, .02, .442, .76, .56, .36, -2), (.80, 0, .442, .62, .50, .30, 5),
         (.10, .02, .804, .56, .46, .30, 7), (.78, .02, .744, .50, .40, .26, -8), (1.62, -.05, 0, .60, .56, .52, 9), (1.60, -.04, .522, .44, .40, .28, -6)]


def delivery(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    (_flat if odd else _bay)(p, seed, rng)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return dict(target=.61)


def _roll(at, r=.22, h=1.0, color="#dfe9ee"):
    """Roll of bubble wrap, upright."""
    with Group("roll", at):
        lathe([(.05, 0), (r, 0), (r + .004, .01), (r + .004, h - .01), (r, h), (.05, h)], M.plain(color, .35), seg=48, auto=40)
        lathe([(.052, 0), (.052, h + .03), (.044, h + .03), (.044, 0)], C.board(), seg=32)


def _flat(p, seed, rng):
    W, D, H = 5.2, 5.6, 2.8
    win = ("back", 2.55, 4.85, .03, 2.35)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .70, 3800, 12, downlights=[(1.2, -.9), (2.6, -.45), (4.3, -.45)], spot=4)
    window_views.window("back", W, D, *win[1:], view="city", seed=seed + 9, day=330, panes=3, rail="black", sun=3.0, sun_dir=(-.45, -.75, -.52), frame="#2b2a29")
    fills(W, D, H, 50)
    C.floor_card(1.0, 4.3, -D + .02, -.75, 1.1, seed)
    with Group("stack", (1.25, -1.55, .006), 6) as g:
        for x, y, z, w, d, h, r in STACK:
            C.carton((x, y, z), w, d, h, r, M.shade("#b9946a", .94 + .04 * (int(x * 10) % 4)))
        T.clipboard((.12, -.02, 1.105), 20)
        T.tape((.72, -.06, 1.005), 30, .10)
    tag(g, "cartons", "Cartons, counted and stacked", (.85, -.30, .62))
    # wrapped panels and flat cartons along the left wall
    a = C.leaning((.03, -1.25, .0), 1.25, 2.25, p["base"], 90, 6, 4, True)
    tag(a, "wrapped-panels", "Panels in film with edge guards", (0, -.25, 1.5), p["spec"]["base"])
    b = C.leaning((.05, -2.38, .0), .72, 1.9, p["wood_z"], 90, 7, 3, True)
    with Group("flat", (.80, -.02, 0)) as gf:
        for k, (x, w, h) in enumerate(((0, .62, 2.05), (.68, .58, 1.85), (.20, .90, 1.45))):
            with Group("c", (x, -.02 - h * (.07 + .03 * (k == 2)) - (.16 if k == 2 else 0), .006)) as q:
                q.obj.rotation_euler[0] = -.07 - .03 * (k == 2)
                box(-w / 2, w / 2, -.125, -.005, 0, h, C.board(M.shade("#b9946a", 1 - .05 * k)), .004)
                for z in (h * .25, h * .75):
                    box(-w / 2 - .001, w / 2 + .001, -.1262, -.0045, z - .02, z + .02, M.plain("#d9c39a", .3), 0)
    tag(gf, "flat-packs", "Flat cartons of the wardrobe", (.68, -.15, 1.7))
    t = T.trolley((3.55, -2.35, .006), -58, .60, .92, "#2f5f8a")
    tag(t, "trolley", "Trolley", (0, .40, .55))
    with Group("load", (3.55, -2.35, .21), -58):
        C.carton((0, .08, 0), .52, .50, .34, 4)
        C.carton((.02, .10, .342), .40, .38, .24, -9)
    _roll((2.28, -.42, 0))
    with Group("sofa", (4.55, -1.15, 0), -90):         # an armchair that came first, still in its film
        soft_box(.86, .80, .30, M.fabric(p["soft"][1]), (0, -.40, .12), r=.06, bulge=.01, wrinkle=.004)
        soft_box(.86, .20, .52, M.fabric(p["soft"][1]), (0, -.10, .30), r=.07, bulge=.01, wrinkle=.004)
        for s in (-1, 1):
            soft_box(.16, .80, .44, M.fabric(p["soft"][1]), (s * .38, -.40, .12), r=.06, bulge=.01, wrinkle=.004)
        C.film_box(-.49, .49, -.83, .01, .10, .84, .14)
    with Group("ac", (W - .001, -1.05, 2.30), -90):    # split air conditioner
        box(-.45, .45, -.22, -.001, -.15, .15, M.plain("#f4f4f1", .35), .03, 4)
        box(-.42, .42, -.2225, -.21, -.125, -.095, M.plain("#3a3c3e", .5), .002)


def _bay(p, seed, rng):
    W, D, H = 7.6, 8.0, 4.0
    op = ("back", 2.35, 5.35, .0, 3.0)
    P.room(W, D, H, M.paint("#eae8e2"), C.concrete("#aeaba4"), openings=[op], skirting=None, ceiling="#dcdcd8")
    dm = M.paint("#7f8d92")
    for q in ((0, 2.19, -.004, 0), (5.51, W, -.004, 0), (0, .004, -D, -.004), (W - .004, W, -D, -.004)):
        box(*q, 0, 1.1, dm, 0)
    window_views.city(26, (3.8, 11, -.8), seed + 2, 1.6)
    core.lamp("AREA", (3.85, .35, 2.4), 620, 6300, target=(3.85, -3, .6), size=(3.0, 2.2), glossy=False, name="daylight")
    s = core.lamp("SUN", (0, 0, 8), 2.2, 5000, target=(.25, -1.0, 7.0), angle=1.2, name="sun")
    fills(W, D, H, 120)
    st, yl, bk = M.plain("#6f767b", .5), M.plain("#d9b12f", .5), M.plain("#232426", .6)
    for x in (2.19, 5.35):                             # guard rails of the shutter, hazard bands
        box(x, x + .16, -.12, 0, 0, 3.0, st, .004)
        for k in range(6):
            box(x - .001, x + .161, -.1215, -.02, .12 + .32 * k, .28 + .32 * k, yl, 0)
    box(2.15, 5.55, -.42, -.001, 3.0, 3.5, st, .02)    # housing of the rolled shutter
    for k in range(5):
        box(2.36, 5.34, -.10, -.07, 2.98 - .075 * (k + 1), 2.98 - .075 * k - .006, M.plain("#b9bdbf", .4, .6), .006)
    # lorry backed to the dock
    wh = M.plain("#f1f1ee", .4)
    with Group("lorry", (3.85, .30, 0)) as gl:
        for x in (-1.22, 1.16):
            box(x, x + .06, 0, 4.2, 0, 2.55, wh, .004)
            box(x - .01, x + .07, -.03, .03, 0, 2.62, M.plain("#c9cbca", .4, .5), .006)
        box(-1.22, 1.22, 0, 4.2, 2.555, 2.62, wh, .004)
        box(-1.159, 1.159, 4.14, 4.2, 0, 2.55, wh, .002)
        box(-1.22, 1.22, -.02, 4.2, -.12, -.001, M.wood("oak", "y"), .002)
        for k in range(3):
            for j in range(3 - k):
                C.carton((-.72 + .66 * j + .20 * k, 2.6 + .1 * j, .48 * k), .62, .55, .478, 3 * j - 2)
        C.leaning((.85, 2.0, 0), 1.2, 2.0, p["base"], -90, 4, 3, True)
        core.lamp("AREA", (0, 1.6, 2.5), 45, 5000, target=(0, 1.8, 0), size=(1.8, 2.4), glossy=False, name="lorry")
    tag(gl, "lorry", "Lorry at the dock", (-1.19, -.03, 1.8))
    box(2.45, 5.25, -.55, .28, -.001, .012, M.plain("#8e9295", .4, .7), .004)   # dock plate
    for x in (2.9, 4.8):
        box(x - .15, x + .15, -.02, .10, -.02, -.002, bk, 0)
    a = C.panel_stack((1.35, -2.2, 0), 2.0, 1.05, 24, [p["base"], p["wall_cab"]], 86, seed=seed, wrapped=True)
    tag(a, "wrapped-panels", "Panels wrapped on a pallet", (-.4, -.54, .40), p["spec"]["base"])
    t = T.trolley((4.35, -3.55, 0), 24, .72, 1.2, "#2f6f4f")
    tag(t, "trolley", "Trolley of cartons", (0, -.60, .18))
    with Group("load", (4.35, -3.55, .204), 24):
        for x, y, z, w, d, h, r in ((0, -.22, 0, .64, .56, .40, 0), (0, .32, 0, .60, .46, .46, 3), (.02, -.20, .402, .52, .46, .32, -6), (-.02, .30, .462, .44, .38, .28, 8)):
            C.carton((x, y, z), w, d, h, r)
    with Group("stack", (6.05, -1.75, 0), -6) as g:
        C.pallet((.45, 0, 0), 1.5, .8)
        for x, y, z, w, d, h, r in STACK[:6]:
            C.carton((x * .9 + .06, y, z + .143), w * .9, d, h, r * .4)
        C.film_box(-.32, 1.20, -.34, .34, .13, 1.26, .10)
    tag(g, "cartons", "Cartons, counted and stacked", (.45, -.33, .7))
    for q in ((2.2, 2.3, -7.8, -.7), (5.4, 5.5, -7.8, -.7)):
        box(*q, .0006, .0014, M.plain("#d9b12f", .6), 0)
    for x, y in ((2.4, -2.0), (5.0, -2.0), (3.7, -4.6)):
        box(x - .8, x + .8, y - .07, y + .07, H - .42, H - .35, M.plain("#e9e9e6", .4), .004)
        box(x - .78, x + .78, y - .05, y + .05, H - .426, H - .4205, M.glow("#f6f8ff", 5), 0)
        core.lamp("AREA", (x, y, H - .44), 40, 4400, target=(x, y, 0), size=(1.6, .12), glossy=False, name="tube")
    with Group("board", (.001, -1.2, 1.75), 90):       # notice board with papers
        box(-.6, .6, -.02, -.001, -.4, .4, M.wood("oak", "x"), .004)
        for k in range(6):
            box(-.50 + .17 * k, -.37 + .17 * k, -.0225, -.0205, -.22 + .12 * (k % 2), .02 + .12 * (k % 2), M.plain("#f4f1ea", .7), 0)


ROOMS = {ROOM: delivery}

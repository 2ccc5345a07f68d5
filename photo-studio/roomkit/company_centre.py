"""The company's experience centre. Odd seeds: a wall of finish samples over a run of drawers, sample doors beside it, a large table
with plans under pendants, window left. Even seeds: a display kitchen with an island in front of a partition, a consultation corner
with a screen at the left, shopfront glazing behind."""
import random

import core
import kitchens_dressing as KD
import kitchens_parts as K
import kitchens_units as U
import living_goods as L
import materials as M
import parts_company as C
import parts_company_tools as T
import props as P
import props_more_a as Q
import window_views
from geo import Group, box, tag
from lights import fills
from room_finishes import art_colors, frame_of

ROOM = "company-centre"
CAMERAS = {
    ROOM: {
        "main": dict(at=(4.55, -5.75, 1.42), look=(2.95, -.4, 1.42), lens=24, shift_y=-.06, tall=dict(at=(3.9, -5.85, 1.42), look=(2.9, -.4, 1.42), lens=29, shift_y=-.12)),
        "close-swatches": dict(at=(1.55, -1.75, 1.50), look=(2.15, 0, 1.50), lens=32, fstop=8),
    },
    ROOM + "/even": {
        "main": dict(at=(3.70, -6.62, 1.42), look=(3.38, -1.0, 1.42), lens=22.5, shift_y=-.055, tall=dict(at=(3.9, -6.62, 1.42), look=(4.1, -1.0, 1.42), lens=31, shift_y=-.09)),
        "close-island": dict(at=(3.35, -4.55, 1.38), look=(4.55, -2.75, 1.38), lens=34, shift_y=-.15, fstop=7),
    },
}


def centre(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    (_swatches if odd else _display)(p, seed, rng)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return dict(target=.60)


def _sample_doors(p, x0, w, y, n, ms):
    """Full-size doors that stand in a timber frame with a lit head."""
    styles = ("slab", "shaker", "fluted", "slab", "shaker")
    with Group("sample_doors", (x0, y, 0)) as g:
        box(-.05, w + .05, -.10, -.001, 0, .10, p["wood_x"], .003)
        box(-.05, w + .05, -.16, -.001, 2.38, 2.46, p["wood_x"], .003)
        for x in (-.05, w + .01):
            box(x, x + .04, -.10, -.001, .1005, 2.3795, p["wood_z"], .002)
        P.strip(.02, w - .02, -.13, 2.379, 5, 3500, (0, .25, -1))
        for k in range(n):
            a, b = w / n * k + .03, w / n * (k + 1) - .01
            P.front(a, b, .12, 2.30, -.03, ms[k], styles[k % 5], ("bar", "knob", "bar", "edge", "bar")[k % 5], "r", 1.05, p["metal"], hlen=.3)
    return g


def _table_things(p, z, seed):
    """Plans, sample boards, a laptop and tea glasses; local origin in the middle of the table."""
    for k, (x, y, r) in enumerate(((-.42, -.10, 8), (.30, .14, -6), (-.30, .18, -3))):
        C.plan((x, y, z + .0015 * k), r, .60, .42, seed + k)
    ms = C.finishes(p)
    for k, (x, y, r) in enumerate(((.66, -.22, 14), (.80, -.14, -9), (.72, .02, 5), (.90, .10, 22), (-.88, .22, -12), (-.95, .05, 8))):
        with Group("sample", (x, y, z + .003 + .013 * (k % 2)), r):
            box(-.075, .075, -.10, .10, 0, .012, ms[(k * 4 + 2) % len(ms)], .002)
    Q.laptop((-.02, -.10, z), 6)
    P.vase("cup", (.42, -.36, z), M.ceramic("#efe9df"), .85)
    P.vase("cup", (-.72, -.34, z), M.ceramic(p["soft"][1], .35), .85)
    with Group("roll", (1.02, .30, z + .03), 0):
        for k in range(2):
            box(-.30, .28, -.03 + .065 * k, .025 + .065 * k, -.028, .028, M.plain("#f1eee6", .7), .027, 4)
    T.tape((.20, -.40, z), -20, .16)


def _swatches(p, seed, rng):
    W, D, H = 6.2, 6.0, 3.0
    zc, sp = H - .14, p["spec"]
    win = ("left", -4.4, -1.5, .45, 2.55)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .14, .75, 3600, 18, downlights=[(x, -.85) for x in (.8, 1.8, 2.8, 3.8, 4.8, 5.6)], spot=6)
    window_views.window("left", W, D, *win[1:], view="city", seed=seed + 3, day=330, panes=3, sun=2.2, sun_dir=(.8, .30, -.62), frame="#2b2a29")
    fills(W, D, H, 55)
    with Group("drawers", (.45, 0, 0)) as gb:
        K.run([(.85, "drawers")] * 4, p, end0=True, end1=True)
    tag(gb, "base-cabinets", "Sample drawers", (.45, -.6, .72), sp["base"])
    g = C.swatch_wall(.52, 3.80, 1.10, 2.55, p, 11, 5, 0, seed)
    tag(g, "swatch-wall", "Swatch wall", (2.6, -.08, 1.85), "wood:" + sp["wood"])
    P.strip(.6, 3.7, -.16, 2.72, 5, 3600, (0, .3, -1))
    box(.47, 3.85, -.20, -.001, 2.7205, 2.76, p["wood_x"], .002)
    for k, x in enumerate((.80, 1.02, 1.24)):
        P.vase(("jar", "bottle", "bowl")[k], (x, -.30, K.TOP), M.ceramic((p["soft"][1], "#e6ddcd", p["soft"][2])[k], .4), .8)
    P.books(3.35, -.30, K.TOP, 4, False, seed, rot=12)
    with Group("tray", (2.55, -.32, K.TOP)):
        for k in range(7):                             # handles laid out on a board
            P.handle(("bar", "edge", "knob")[k % 3], -.24 + .08 * k, .10, 0, .14, True, ("brass", "black", "steel")[k % 3])
        box(-.30, .30, .0, .014, .0, .20, p["wall_cab"], .003)
    ms = [p["base"], p["wood_z"], p["tall"], M.laminate("#d9d5c6"), M.laminate("#8fa6b2")]
    gd = _sample_doors(p, 4.15, 1.9, 0, 5, ms)
    tag(gd, "sample-doors", "Sample doors", (.57, -.06, 1.6), sp["base"])
    tx, ty = 2.95, -2.85
    r = P.rug_obj(tx, ty, 3.9, 2.7, M.rug(*sp["rug"], "border", 3.9, 2.7))
    tag(r, "rug", "Wool rug", (1.7, -.9, .015), sp["rug"][0])
    t = Q.big_table((tx, ty, .014), 2.6, 1.10, 0, p["wood_x"])
    tag(t, "meeting-table", "Consultation table", (.95, -.54, .74), "wood:" + sp["wood"])
    with Group("things", (tx, ty, .014)):
        _table_things(p, .75, seed)
    for k, (x, y, a) in enumerate(((-.85, .80, 0), (0, .82, 4), (.85, .80, -3), (-.85, -.84, 180), (.10, -.92, 172), (1.62, .0, -90))):
        c = Q.spindle_chair((tx + x, ty + y, .014), a, sp["wood"], p["soft"][0])
        if k == 3:
            tag(c, "chair", "Table chair", (0, -.1, .47), p["soft"][0])
    for k in range(3):
        gp = P.pendant(tx - .85 + .85 * k, ty, H, 1.88, "dome", p["soft"][1], 9, 3500, .19)
        if k == 1:
            tag(gp, "pendant", "Pendant lights", (0, 0, 1.95))
    for k in range(2):
        P.framed_art(.80, 1.05, (W - .001, -1.5 - 1.15 * k, 1.60), -90, seed + k, frame_of(p), colors=art_colors(p))
    P.plant("fiddle", (.42, -1.05, 0), 1.75, seed, "#ddd3c3", .19, .34)


def _display(p, seed, rng):
    W, D, H = 7.2, 6.8, 3.1
    zc, sp = H - .14, p["spec"]
    win = ("back", .45, 2.75, .12, 2.65)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .14, .85, 3800, 20, downlights=[(x, -1.75) for x in (3.4, 4.4, 5.4, 6.4)] + [(.9, -2.6), (1.8, -2.6)], spot=6)
    window_views.window("back", W, D, *win[1:], view="city", seed=seed + 5, day=360, panes=2, frame="#2b2a29")
    fills(W, D, H, 75)
    # display kitchen on its partition
    x0, y0, L1 = 3.05, -.75, 3.9
    box(x0 - .12, x0 + L1 + .12, y0 + .001, y0 + .12, 0, 2.62, p["accent_paint"], .004)
    for x in (x0 - .12, x0 + L1 + .06):
        box(x, x + .06, y0 - .66, y0 - .0005, 0, 2.6195, p["wood_z"], .003)
    box(x0 - .12, x0 + L1 + .12, y0 - .66, y0 - .0005, 2.62, 2.68, p["wood_x"], .003)
    with Group("display", (x0 - .06 + .002, y0, 0)):
        with Group("tall") as gt:
            P.tall_unit(0, [.60, .60], p, ["pantry", "oven"], h=2.14)
            P.wall_units(0, [.60, .60], dict(p, wall_cab=p["tall"]), 2.155, 2.61, depth=.58, types=["door"] * 2, led=False)
        tag(gt, "oven-tower", "Built-in oven tower", (.9, -.62, .95), "black glass")
        with Group("base", (1.205, 0, 0)) as gb:
            at = K.run([(.60, "drawers"), (.90, "drawers2"), (.60, "drawers"), (.705, "door2")], p)
        tag(gb, "base-cabinets", "Base cabinets", (.3, -.6, .70), sp["base"])
        K.splash(1.205, L1 + .108, 1.50, p)
        h = 1.205 + at["drawers2"]
        tag(P.hob(h, -.31, K.TOP), "hob", "Gas hob", (0, 0, .02))
        P.chimney(h, 1.62, .90, wall_top=2.61, mat=U.steel_of(p, .3))
        P.wall_units(1.205, [.58], p, 1.48, 2.61, types=["door"])
        P.wall_units(h + .47, [.57, .57], p, 1.48, 2.61, types=["door", "glass"])
        KD.boards(1.5, K.TOP, -.022)
        KD.canisters(3.3, -.16, K.TOP, 3)
        KD.pot(h + .22, -.22, K.TOP + .036, p["soft"][2])
    # island with stools
    ix, iy, iw, idp = 4.75, -2.95, 2.3, .90
    with Group("island", (ix, iy, 0)) as gi:
        box(-iw / 2 + .06, iw / 2 - .06, -idp / 2 + .30, idp / 2 - .05, 0, .10, p["kick"], .001)
        box(-iw / 2 + .03, iw / 2 - .03, -idp / 2 + .26, idp / 2 - .02, .10, .90, p["wall_cab"], .002)
        P.fluted_panel(-iw / 2 + .03, iw / 2 - .03, .10, .90, -idp / 2 + .2595, p["wood_z"])
        K.slab(-iw / 2, iw / 2, -idp / 2, idp / 2, .90, .94, p["counter"])
        P.fruit_bowl(.70, .08, .94, seed, M.ceramic("#ddd4c4"))
        C.plan((-.30, -.05, .94), 7, .60, .42, seed)
        ms = C.finishes(p)
        for k in range(4):
            with Group("sample", (.18 + .09 * k, -.16 + .05 * k, .942 + .012 * (k % 2)), 10 + 12 * k):
                box(-.07, .07, -.09, .09, 0, .011, ms[k * 5], .002)
    tag(gi, "island", "Display island", (-1.06, -.45, .92), sp["counter"])
    for k, x in enumerate((-.62, .05, .70)):
        s = P.dining_chair((ix + x, iy - .62, 0), 180 + (-8, 5, 12)[k], p["soft"][0], "black" if p["metal"] == "black" else sp["wood"], h=.66, back=.78)
        if k == 0:
            tag(s, "stool", "Counter stools", (0, 0, .66), p["soft"][0])
    for k in range(2):
        g = P.pendant(ix - .55 + 1.1 * k, iy, H, 1.82, "globe", "#efe8da", 9, 3500, .17)
    tag(g, "pendant", "Pendant lights", (0, 0, 1.85))
    # consultation corner
    tx, ty = 1.62, -2.45
    P.rug_obj(tx, ty, 2.5, 2.4, M.rug(*sp["rug"], "vintage", 2.5, 2.4))
    t = P.round_table((tx, ty, .014), .55, .74, p["wood_x"], "fluted", p["wood_z"])
    tag(t, "meeting-table", "Consultation table", (.1, -.4, .74), "wood:" + sp["wood"])
    for x, y, a in ((.10, .80, 0), (.80, -.22, -104), (-.42, -.74, 152)):
        Q.spindle_chair((tx + x, ty + y, .014), a, sp["wood"], p["soft"][1])
    C.plan((tx - .08, ty + .02, .756), 30, .52, .37, seed + 2)
    P.vase("cup", (tx + .30, ty - .18, .754), M.ceramic("#efe9df"), .85)
    Q.laptop((tx + .12, ty + .24, .754), 190)
    tv = L.television((.001, -1.95, 1.62), 1.75, 90, True, seed)
    tag(tv, "tv", "Planning screen", (.3, -.05, .1))
    with Group("console", (.001, -2.85, 0), 90):
        box(0, 1.8, -.36, -.001, .30, .62, p["base"], .003)
        for k in range(3):
            P.front(.6 * k, .6 * (k + 1), .305, .615, -.36, p["base"], "slab")
        box(-.01, 1.81, -.385, -.001, .62, .645, p["wood_x"], .003)
        P.books(.3, -.18, .645, 4, False, seed)
        P.vase("jar", (1.5, -.18, .645), M.ceramic("#d9cdb9"), .8)
        P.branches((1.5, -.18, .80), .42, 7, seed)
    P.plant("palm", (.42, -.50, 0), 1.9, seed, "#ddd3c3", .2, .36)


ROOMS = {ROOM: centre}

"""A quality check before the handover. Odd seeds: a finished kitchen, spirit level and laser line on the worktop, a drawer open, the
checklist beside it. Even seeds: a bedroom wardrobe, gap gauge between two doors, laser on a tripod, one door open."""
import random

import core
import kitchens_dressing as KD
import kitchens_parts as K
import kitchens_units as U
import living_goods as L
import materials as M
import parts_company as C
import parts_company_shop as S
import parts_company_tools as T
import props as P
import props_more_a as Q
import wardrobe_parts as WP
import window_views
from geo import Group, box, rod, tag
from lights import fills

ROOM = "company-check"
CAMERAS = {
    ROOM: {
        "main": dict(at=(1.40, -3.15, 1.36), look=(2.30, -.2, 1.36), lens=24, shift_y=-.07, tall=dict(at=(1.75, -3.5, 1.36), look=(2.35, -.2, 1.36), lens=28, shift_y=-.13)),
        "close-level": dict(at=(1.62, -1.35, 1.22), look=(2.12, -.30, 1.22), lens=38, shift_y=-.23, fstop=5.6),
    },
    ROOM + "/even": {
        "main": dict(at=(3.35, -4.40, 1.35), look=(2.30, -.3, 1.35), lens=25, shift_y=-.03, tall=dict(at=(3.0, -4.5, 1.35), look=(2.3, -.3, 1.35), lens=29, shift_y=-.07)),
        "close-gauge": dict(at=(1.06, -1.24, 1.36), look=(1.80, -.66, 1.36), lens=44, shift_y=-.06, fstop=6.3, focus=.85),
    },
}


def check(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    (_kitchen if odd else _wardrobe)(p, seed, rng)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return dict(target=.67 if core.camera_name == "close-level" else .65 if core.camera_name == "close-gauge" else .61)


def _open_drawer(x, w, p, pull=.34):
    """Base unit of three drawers whose top one is pulled out, cutlery in it."""
    S.carcass(x, w, p, K.KICK, K.H - .001, .578, 0, False, p["carcass"])
    gola, y = p["handle"] == "edge", -K.DEPTH
    top = K.H - (.032 if gola else 0)
    cuts = [K.KICK + (top - K.KICK) * c for c in (0, .40, .72, 1)]
    with Group("drawer") as g:
        for i in range(3):
            with Group("d", (0, -pull if i == 2 else 0, 0)):
                P.front(x, x + w, cuts[i], cuts[i + 1] - (.026 if gola and i < 2 else 0), y, p["base"], p["door_style"] if i < 2 else "slab", None if gola else p["handle"], "r", cuts[i + 1] - .05, p["metal"], vertical=False, hlen=.2)
        za, st, ya = cuts[2] + .02, M.plain("#9a9da0", .3, .8), y - pull
        for a in (x + .025, x + w - .039):
            box(a, a + .014, ya, -.12, za, za + .09, st, .002)
        box(x + .0395, x + w - .0395, ya, -.12, za, za + .012, M.laminate("#e9e5dc"), .001)
        n = 4                                          # cutlery tray
        for k in range(n + 1):
            a = x + .05 + (w - .112) * k / n
            box(a, a + .012, ya + .03, -.16, za + .0125, za + .06, M.wood("oak", "y"), .002)
        for k in range(n):
            for j in range(3):
                a = x + .05 + (w - .112) * (k + .28 + .22 * j) / n + .006
                rod((a, ya + .07, za + .022 + .004 * j), (a, ya + .25, za + .022 + .004 * j), .004, .0065, M.metal("steel", .2), 10)
    return g


def _kitchen(p, seed, rng):
    W, D, H = 4.2, 4.4, 2.75
    zc, sp = H - .12, p["spec"]
    win = ("left", -2.7, -1.0, 1.0, 2.2)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .66, 3600, 13, downlights=[(x, -.85) for x in (.9, 2.0, 3.1)], spot=5)
    window_views.window("left", W, D, *win[1:], view="garden", seed=seed + 6, day=520, panes=2, sun=2.6, sun_dir=(.85, .28, -.52))
    fills(W, D, H, 40)
    xd = 2.55
    with Group("base") as gb:
        K.run([(.60, "drawers"), (.90, "drawers2"), (1.05, "door2")], p, counter=False, end0=True)
        K.run([(W - xd - 1.38, "tray")], p, x0=xd + .75, counter=False)
        box(xd, xd + .75, -.52, -.02, 0, K.KICK, p["kick"], .001)
        gd = _open_drawer(xd, .75, p)
        K.slab(0, W - .63, -K.DEPTH - .045, 0, K.H, K.TOP, p["counter"])
    tag(gb, "base-cabinets", "Base cabinets", (1.9, -.60, .45), sp["base"])
    tag(gd, "drawer", "Open drawer", (xd + .37, -.62, .80), sp["base"])
    P.tall_unit(W - .60, [.60], p, ["oven"], h=2.14)
    P.wall_units(W - .60, [.60], dict(p, wall_cab=p["tall"]), 2.155, zc, depth=.58, types=["door"], led=False)
    box(W - .62, W - .602, -.60, 0, 0, zc, p["tall"], .0015)
    K.splash(0, W - .63, zc, p)
    tag(P.hob(1.05, -.31, K.TOP), "hob", "Gas hob", (0, 0, .02))
    P.chimney(1.05, 1.60, .90, wall_top=zc, mat=U.steel_of(p, .3))
    with Group("wall") as gw:
        P.wall_units(.0, [.58], p, 1.48, zc, types=["door"])
        n = (W - 1.53 - .63) / 3
        P.wall_units(1.53, [n] * 3, p, 1.48, 2.14, types=["door", "door", "glass"])
        P.wall_units(1.53, [n] * 3, p, 2.155, zc, types=["door"] * 3, led=False)
    tag(gw, "wall-cabinets", "Wall cabinets", (2.5, -.36, 1.85), sp["wall_cab"])
    lv = T.level((2.14, -.34, K.TOP), 1.0, 3)
    tag(lv, "level", "Spirit level", (0, -.013, .037))
    T.laser((3.34, -.28, K.TOP), -8)
    T.laser_line(.58, W - .64, -.0105, 1.20, 2.12, 1.46, K.TOP + .001)
    cb = T.clipboard((1.60, -.44, K.TOP), 14)
    tag(cb, "checklist", "Checklist of the handover", (0, 0, .01))
    T.tape((2.62, -.48, K.TOP), 4, .42)
    P.vase("jar", (.36, -.24, K.TOP), M.ceramic("#d9cdb9"), .8)
    P.branches((.36, -.24, K.TOP + .15), .36, 7, seed)
    P.books(1.52, -.14, K.TOP, 3, False, seed, rot=10)   # manuals of the appliances
    with Group("keys", (3.10, -.46, K.TOP), 20):
        Q.torus(.018, .002, M.metal("steel", .2), (0, 0, .003))
        for k in range(2):
            box(.02, .07, -.006 + .016 * k, .004 + .016 * k, .001, .004, M.metal("brass", .25), .001, rot=(0, 0, 14 - 26 * k))


def _wardrobe(p, seed, rng):
    W, D, H = 4.5, 4.7, 2.80
    zc, sp = H - .12, p["spec"]
    win = ("left", -3.1, -1.25, .55, 2.3)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .72, 3600, 14, downlights=[(x, -.98) for x in (.9, 1.8, 2.7, 3.6)], spot=5)
    L.dressed_window("left", W, D, *win[1:], p, seed, day=330, ztop=zc - .10, left=.45, right=.45)
    fills(W, D, H, 46)
    x0, dw, y, z0, zl, m = .62, .54, -.60, .08, 2.12, p["wardrobe"]
    st = "shaker" if p["door_style"] == "shaker" else "slab"
    with Group("wardrobe") as g:
        box(x0, x0 + 6 * dw, y + .05, -.02, 0, z0, p["kick"], .001)
        for x in (x0 - .018, x0 + 6 * dw):
            box(x, x + .018, y - .02, 0, 0, zc, m, .0015)
        for b in range(3):
            xa, xb = x0 + 2 * dw * b, x0 + 2 * dw * (b + 1)
            if b == 2:
                WP.hollow(xa, xb, z0, zl, -y, WP.lining())
                xm = xa + dw
                box(xm - .009, xm + .009, y + .03, -.012, z0 + .0182, zl - .0182, WP.lining(), .001)
                for z in (.62, 1.02, 1.42, 1.80):
                    box(xa + .0182, xm - .0095, y + .035, -.0125, z, z + .018, p["wood_x"], .001)
                for k in range(3):
                    WP.drawer(xm + .012, xb - .020, z0 + .03 + .19 * k, z0 + .03 + .19 * (k + 1), y + .06, p["wood_x"], p, .16 if k == 2 else 0)
                rod((xm + .01, -.30, 1.90), (xb - .02, -.30, 1.90), .012, None, Q.metal_of(p), 16)
                for k in range(5):                     # empty hangers
                    with Group("hanger", (xm + .10 + .085 * k, -.30, 1.89), 78):
                        rod((-.20, 0, -.14), (0, 0, -.05), .006, None, p["wood_x"], 8)
                        rod((.20, 0, -.14), (0, 0, -.05), .006, None, p["wood_x"], 8)
                        rod((0, 0, -.06), (0, 0, .012), .003, None, M.metal("steel", .3), 8)
                WP.leaf(xm, xb, z0, zl, y, m, st, p, "l", "bar", angle=100, inner="mirror")
                WP.leaf(xa, xm, z0, zl, y, m, st, p, "r", "bar", angle=112)
                continue
            box(xa + .001, xb - .001, y, 0, z0, zl, p["carcass"], .001)
            for i in range(2):
                WP.leaf(xa + dw * i, xa + dw * (i + 1), z0, zl, y, m, st, p, "rl"[i], "bar")
        box(x0 + .002, x0 + 6 * dw - .002, y, 0, zl, zc, p["carcass"], .001)
        for i in range(6):
            WP.leaf(x0 + dw * i, x0 + dw * (i + 1), zl, zc - .005, y, p["loft"], st, p, "rl"[i % 2], "bar", zl + .12, .12)
    tag(g, "wardrobe", "Hinged wardrobe", (x0 + .27, y - .02, 1.55), sp["tall"])
    tag(g, "interior", "Hanging space and shelves", (x0 + 4.5 * dw, y + .2, 1.25))
    xg = x0 + 2 * dw
    with Group("gauge", (xg, y - .02, 1.28)) as gg:    # wedge gauge in the gap between two doors
        gm = M.plain("#e08a2a", .4)
        box(-.0012, .0012, -.085, .004, -.013, .013, M.metal("steel", .2), 0)
        box(-.011, .011, -.155, -.075, -.021, .021, gm, .006, 3)
        for k in range(5):
            box(-.0016, .0016, -.070 + .012 * k, -.069 + .012 * k, -.0132, -.004, M.plain("#232426", .5), 0)
        rod((0, -.148, .0), (0, -.165, .0), .008, None, M.plain("#232426", .5), 14)
    tag(gg, "gap-gauge", "Gap gauge between two doors", (0, -.11, 0))
    T.laser_line(x0 + .01, x0 + 4 * dw - .01, y - .0202, 1.40, xg + dw * 1.5, zl - .01, z0 + .01)
    lv = T.level((x0 + 4.5 * dw, -.40, 1.0382), .40, 0)
    tag(lv, "level", "Spirit level", (0, -.013, .037))
    with Group("tripod", (1.15, -1.95, 0)):            # laser on its tripod
        for k in range(3):
            a = (2.6, 4.7, .5)[k]
            rod((0, 0, .95), (.30 * (1, -.1, -.9)[k], .30 * (-.5, .95, -.5)[k], 0), .010, .008, M.plain("#2a2b2c", .5), 10)
        rod((0, 0, .90), (0, 0, 1.28), .010, None, M.metal("steel", .3), 12)
        T.laser((0, 0, 1.28), -20)
    with Group("stool", (2.45, -1.65, 0), -8) as gs:
        U.stool((0, 0, 0), 0, sp["wood"], p["metal"], .58)
        cb = T.clipboard((0, 0, .582), 24)
        T.tape((.02, -.13, .586), 10, .06)
    tag(cb, "checklist", "Checklist of the handover", (0, 0, .01))
    r = L.pile_rug(2.3, -2.3, 2.4, 1.5, *sp["rug"], "border", seed)
    P.plant("fiddle", (.33, -.42, 0), 1.6, seed, "#ddd3c3", .16, .30)
    P.framed_art(.60, .80, (W - .001, -1.55, 1.55), -90, seed, sp["wood"])


ROOMS = {ROOM: check}

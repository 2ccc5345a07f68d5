"""Children's room for two. Odd seeds: two beds with drawers either side of a shared desk under the window.
Even seeds: an upper bed on the back wall over a bed along the left wall, stairs of drawers, desk on the right wall."""
import random

import core
import living_goods as L
import materials as M
import parts_bedroom_more as N
import props as P
import props_more_a as Q
import window_views
from geo import Group, box, lathe, rod, tag
from lights import fills

ROOM = "kids-two"
CAMERAS = {
    ROOM: {
        "main": dict(at=(2.75, -4.55, 1.34), look=(2.15, 0, 1.34), lens=22.5, shift_y=-.06, tall=dict(at=(2.5, -4.6, 1.34), look=(2.2, 0, 1.34), lens=25, shift_y=-.12)),
        "close-study-desk": dict(at=(2.75, -2.35, 1.22), look=(2.15, -.2, 1.22), lens=30, shift_y=-.06, fstop=7),
    },
    ROOM + "/even": {
        "main": dict(at=(3.05, -4.45, 1.36), look=(1.85, 0, 1.36), lens=22, shift_y=-.04, tall=dict(at=(2.7, -4.5, 1.36), look=(1.9, 0, 1.36), lens=26, shift_y=-.09)),
        "close-stairs": dict(at=(3.35, -2.45, 1.22), look=(2.60, -.3, 1.22), lens=30, shift_y=-.07, fstop=7),
    },
}


def kids_two(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    (_side_by_side if odd else _stairs)(p, seed, rng)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return dict(target=.62)


def _colors(p):
    return (p["soft"][1], p["soft"][2], "#d9b36a", "#9fb7bd", "#e3c3ae")


def _pencils(at, toys, pot):
    with Group("pencils", at):
        lathe([(0, 0), (.036, 0), (.038, .004), (.038, .095), (.034, .095), (.033, .006)], M.ceramic(pot, .35), seg=32)
        for k in range(6):
            rod((.004 * (k - 3), .004, .01), (.013 * (k - 2.5), .012 * ((k % 3) - 1), .155 + .012 * (k % 3)), .0035, None, M.plain(toys[k % 5], .5), 6)


def _bed(x, p, seed, accent, throw, side):
    """Single bed, head at y=0; drawers on the aisle (`side` = 1: toward +X)."""
    w, Ln = .94, 2.02
    with Group("bed", (x, -.02, 0)) as g:
        box(-w / 2, w / 2, -Ln, 0, .04, .36, p["base"], .004)
        with Group("drawers", (side * w / 2, 0 if side < 0 else -Ln, 0), 90 * side):
            for k in range(2):
                P.front(.03 + (Ln - .06) / 2 * k, .03 + (Ln - .06) / 2 * (k + 1), .06, .34, 0, p["base"], "slab", "knob", metal=p["metal"], vertical=False, hz=.24)
        box(-w / 2 - .02, w / 2 + .02, -.045, 0, .04, .98, p["wood_x"], .02, 4)
        with Group("linen", (0, -.05, 0)):
            Q.bedding(w - .03, Ln - .06, .34, "#f2eee6", accent, throw, seed, drop=.10)
    return g


def _side_by_side(p, seed, rng):
    W, D, H = 4.4, 4.8, 2.72
    zc, soft, sp, toys = H - .12, p["soft"], p["spec"], _colors(p)
    win = ("back", 1.50, 2.90, .98, 2.16)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .60, 3600, 14, downlights=[(.65, -.5), (3.75, -.5), (2.2, -3.6)], spot=5)
    window_views.window("back", W, D, *win[1:], view="garden", seed=seed + 2, day=560, panes=2, sun=2.4, sun_dir=(.25, -.8, -.6))
    fills(W, D, H, 66)
    for k, (x, c) in enumerate(((.66, soft[1]), (3.74, soft[2]))):   # painted arch behind each bed
        Q.wall_shape(Q.arch_pts(x, 1.12, .10, 1.25), -.002, M.paint(M.shade(c, 1.12)))
        b = _bed(x, p, seed + 5 * k, (soft[1], soft[2])[k], (soft[2], soft[1])[k], (1, -1)[k])
        tag(b, "bed", "Single bed with drawers", (.10, -1.3, .58), sp["base"])
        with Group("shelf", (x, -.003, 1.30)) as gs:
            box(-.40, .40, -.20, 0, 0, .026, p["wood_x"], .005, 3)
            for s in (-1, 1):
                box(s * .30 - .01, s * .30 + .01, -.16, 0, -.05, -.0005, Q.metal_of(p), .002)
            P.books(-.34, -.03, .026, 6, True, seed + k, toys)
            (Q.globe if k else Q.ring_stack)((.18, -.10, .026), *((.62,) if k else (toys, .85)))
    tag(gs, "ledges", "Book ledge", (0, -.2, .01), "wood:" + sp["wood"])
    # shared desk
    x0, x1, zt = 1.24, 3.16, .74
    with Group("desk") as gd:
        box(x0, x1, -.58, -.002, zt - .03, zt, p["wood_x"], .005, 3)
        for x in (x0 + .01, x1 - .37, (x0 + x1) / 2 - .18):
            box(x, x + .36, -.54, -.02, .08, zt - .0305, p["base"], .002)
            for za, zb in ((.09, .40), (.40, zt - .04)):
                P.front(x + .003, x + .357, za, zb, -.54, p["base"], "slab", "knob", metal=p["metal"], vertical=False, hz=zb - .08, t=.018)
            box(x + .02, x + .34, -.48, -.05, 0, .08, p["kick"], .001)
    tag(gd, "study-desk", "Shared study desk", ((x0 + x1) / 2, -.56, .45), sp["base"])
    for k, x in enumerate((1.80, 2.60)):
        c = P.dining_chair((x, -.86, 0), 180 + (-14, 18)[k], (soft[2], soft[1])[k], sp["wood"], back=.78)
        box(x - .13, x + .11, -.44, -.26, zt + .0005, zt + .006, M.plain("#f6f3ec", .8), .002, rot=(0, 0, (8, -6)[k]))
        _pencils((x + (.24, -.24)[k], -.18, zt), toys, (soft[1], soft[2])[k])
        Q.desk_lamp((x + (-.36, .36)[k], -.16, zt), (-25, 25)[k], p["metal"], 3)
    tag(c, "study-chair", "Study chairs", (0, 0, .55), soft[1])
    P.books(2.12, -.06, zt, 5, True, seed + 9, toys)
    N.roller_blind(1.50, 2.90, 2.16, .30, M.shade(sp["accent"], 1.05))
    r = L.pile_rug(2.2, -2.15, 1.9, 1.9, *sp["rug"], "diamond", seed)
    tag(r, "rug", "Playroom rug", (.5, -.6, .015), sp["rug"][0])
    N.school_bag((1.42, -2.35, .014), 24, soft[1], "#d9b36a")
    Q.teddy((2.55, -1.75, .014), 30, s=.95)
    Q.blocks((1.95, -1.85, .014), toys, seed, 20)
    bk = Q.rope_basket((2.95, -1.85, .014), .19, .28, "#c9b28a", soft[2])
    tag(bk, "basket", "Toy basket", (0, -.18, .2))
    for s, z in ((.62, 1.86), (3.78, 1.86)):
        P.framed_art(.40, .40, (s, -.003, z), 0, seed + int(s), sp["wood"], colors=("#f4efe4",) + toys[:4] + ("#4b5560",))
    g = P.pendant(2.2, -2.0, H, 2.05, "rattan", "#efe8da", 6, 3400, r=.24)
    tag(g, "pendant", "Rattan pendant", (0, 0, 2.10))


def _stairs(p, seed, rng):
    W, D, H = 4.2, 4.7, 2.80
    zc, soft, sp, toys = H - .10, p["soft"], p["spec"], _colors(p)
    win = ("right", -2.65, -1.15, 1.02, 2.2)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], back=p["accent_paint"])
    P.cove_ceiling(W, D, H, .10, .55, 3600, 14, downlights=[(3.2, -.5), (3.6, -3.4), (1.6, -2.4)], spot=5)
    window_views.window("right", W, D, *win[1:], view="city", seed=seed + 4, day=560, panes=2)
    window_views.city(22, (W + 11.6, 5, 0), seed + 4)     # what a slanting look through the window sees
    fills(W, D, H, 66)
    with Group("upper", (.03, -.01, 0)) as gu:
        N.loft_bed(p, 2.10, .98, 1.40, seed, soft[1], soft[2])
    tag(gu, "bunk", "Upper bed with a guard rail", (.9, -.98, 1.66), "wood:" + sp["wood"])
    with Group("stairs", (2.15, -.01, 0)) as gs:
        N.stair_drawers(4, .30, .38, .56, p)
        for k in range(4):                             # hand rail on the wall
            rod((.05 + .40 * k, -.06, 2.05 - .30 * k), (.45 + .40 * k, -.06, 1.75 - .30 * k), .016, None, p["wood_x"], 14)
        for k in (0, 3):
            rod((.12 + .42 * k, -.005, 2.0 - .315 * k), (.12 + .42 * k, -.06, 2.0 - .315 * k), .010, None, Q.metal_of(p), 10)
    tag(gs, "stairs", "Stairs of drawers", (.57, -.58, .55), sp["base"])
    # lower bed along the left wall, its head under the upper one
    with Group("lower", (.56, -.12, 0)) as gl:
        box(-.50, .50, -2.12, -.02, .03, .30, p["base"], .004)
        with Group("d", (.50, -2.10, 0), 90):
            for k in range(2):
                P.front(.02 + .56 * k, .02 + .56 * (k + 1), .05, .28, 0, p["base"], "slab", "knob", metal=p["metal"], vertical=False, hz=.20)
        with Group("linen", (0, -.06, 0)):
            Q.bedding(.94, 2.02, .30, "#f2eee6", soft[2], soft[1], seed + 7, drop=.10)
    tag(gl, "bed", "Lower bed", (.1, -1.5, .52), sp["base"])
    with Group("cubbies", (1.16, -.05, 0)) as gc:      # toy shelves under the upper bed
        Q.shelf_wall(0, .92, [.02, .40, .78], .38, p["wood_z"], p["wood_x"], p["wood_z"], 2, seed=seed, soft=soft, kinds="xbx", led=False)
        Q.teddy((.30, -.20, .802), 10, s=.85)
        Q.ring_stack((.70, -.18, .802), toys, .85)
    tag(gc, "toy-storage", "Toy shelves", (.46, -.38, .6), "wood:" + sp["wood"])
    P.strip(1.18, 2.0, -.10, 1.20, 3.5, 3300, (0, -.25, -1))
    # desk for two on the right wall
    zt = .74
    with Group("desk", (W - .001, -1.10, 0), -90) as gd:
        box(0, 1.6, -.58, -.002, zt - .03, zt, p["wood_x"], .005, 3)
        for x in (.02, 1.22):
            box(x, x + .36, -.54, -.02, .08, zt - .0305, p["base"], .002)
            for za, zb in ((.09, .40), (.40, zt - .04)):
                P.front(x + .003, x + .357, za, zb, -.54, p["base"], "slab", "knob", metal=p["metal"], vertical=False, hz=zb - .08, t=.018)
            box(x + .02, x + .34, -.48, -.05, 0, .08, p["kick"], .001)
        Q.desk_lamp((.18, -.18, zt), -20, p["metal"], 3)
        P.books(.36, -.06, zt, 6, True, seed, toys)
        _pencils((1.12, -.16, zt), toys, soft[1])
        Q.globe((1.42, -.20, zt), .8)
        box(.62, .90, -.46, -.26, zt + .0005, zt + .007, M.plain("#f6f3ec", .8), .002)
    tag(gd, "study-desk", "Desk for two", (.6, -.58, zt - .01), "wood:" + sp["wood"])
    for k, y in enumerate((-1.56, -2.22)):
        c = P.dining_chair((W - .84, y, 0), 90 + (-16, 12)[k], (soft[1], soft[2])[k], sp["wood"], back=.78)
    tag(c, "study-chair", "Study chairs", (0, 0, .5), soft[2])
    r = L.pile_rug(2.05, -2.15, 1.7, 1.7, *sp["rug"], "border", seed)
    tag(r, "rug", "Playroom rug", (-.3, -.6, .015), sp["rug"][0])
    N.school_bag((1.42, -1.75, .014), 35, soft[2], "#9fb7bd")
    Q.blocks((2.15, -2.25, .014), toys, seed, 15)
    Q.bunting((.15, -.008, 2.58), (2.9, -.008, 2.52), toys, 12, .12)
    for k in range(2):
        P.framed_art(.42, .54, (.001, -1.55 - .62 * k, 1.42), 90, seed + k, sp["wood"], colors=("#f4efe4",) + toys[:4] + ("#4b5560",))
    P.framed_art(.50, .62, (3.72, -.001, 1.52), 0, seed + 5, sp["wood"], colors=("#f4efe4",) + toys[:4] + ("#4b5560",))


ROOMS = {ROOM: kids_two}

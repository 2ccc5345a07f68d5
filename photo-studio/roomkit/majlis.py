"""Majlis with built-in seating."""
import math
import random

import core
import materials as M
import props as P
import props_more_b as B
from geo import Group, box, tag, tube
from lights import fills

CAMERAS = {
    "majlis": {
        "main": dict(at=(3.04, -5.46, 1.32), look=(2.7, 0, 1.32), lens=22, shift_y=-.035,
                     tall=dict(at=(2.8, -5.46, 1.32), lens=28, shift_y=-.05)),
        "left": dict(at=(1.25, -5.35, 1.25), look=(3.5, -.8, 1.2), lens=23.5, shift_y=-.05, tall=dict(lens=28)),
        "right": dict(at=(4.2, -5.35, 1.25), look=(1.95, -.8, 1.2), lens=23.5, shift_y=-.05, tall=dict(lens=28)),
        "close-niche": dict(at=(2.8, -3.95, 1.42), look=(2.7, 0, 1.42), lens=29, tall=dict(lens=31)),
        "close-coffee": dict(at=(3.05, -4.35, 1.05), look=(2.6, -2.2, 1.0), lens=33, shift_y=-.14,
                             tall=dict(lens=35)),
    },
}
CAMERAS["majlis/even"] = dict(CAMERAS["majlis"], main=dict(CAMERAS["majlis"]["main"], at=(2.4, -5.46, 1.32)))


def majlis(p, seed=1):
    """Modern Najdi reception room: U of low seating, three lit arched niches, star lattice, woven rug."""
    rng = random.Random(seed)
    W, D, H = 5.4, 5.6, 3.05
    spec, soft = p["spec"], p["soft"]
    wins = [("left", -4.35, -3.25, .98, 2.30), ("left", -2.55, -1.45, .98, 2.30)]
    wall = B.plaster(spec["paint"])
    feat = B.plaster(M.shade(spec["accent"], 1.0))
    brass = "brass"
    wz, wx = p["wood_z"], p["wood_x"]
    P.room(W, D, H, wall, p["floor"], openings=wins + [("back", 0, W, 0, H)], skirting=None)
    P.cove_ceiling(W, D, H, .16, .62, 2800, 24, downlights=[(x, -.40) for x in (1.0, 2.7, 4.4)], spot=5)
    for _s, a0, a1, z0, z1 in wins:
        P.window("left", W, D, a0, a1, z0, z1, day=420, sun=0, panes=1, frame="#6b5138", sill=False)
        with Group("mashrabiya", (0, a0, z0), 90):      # lattice shutter inside the reveal
            B.strips(B.star_segs(.03, a1 - a0 - .03, .03, z1 - z0 - .03, .15), .010, .014, wz, .035)
            B.frame(0, a1 - a0, 0, z1 - z0, .04, .035, .03, wz)
            B.frame(-.06, a1 - a0 + .06, -.06, z1 - z0 + .06, -.001, .06, .022, wz)
    fills(W, D, H, 40, 4700)

    # --- back wall: arched niches, Najdi frieze
    cx = W / 2
    arches = [(cx - 1.62, .86, .92, 1.80), (cx, 1.30, .92, 1.80), (cx + 1.62, .86, .92, 1.80)]
    dep = .26
    with Group("niche_wall") as gn:
        B.arched_wall(0, W, 0, H, arches, 0, dep, feat, .62)
        box(0, W, dep, dep + .05, 0, H, feat, 0)
    for i, (ax, w, sill, _sp) in enumerate(arches):
        pts = B.arch_curve(ax, w + .05, 1.80, .62)      # slim brass edge round each arch
        path = [(ax - w / 2 - .025, -.004, sill)] + [(q[0], -.004, q[1]) for q in pts] + [(ax + w / 2 + .025, -.004,
                sill)]
        tube(path, .009, M.metal(brass, .3), 8, smoothpath=False)
        box(ax - w / 2 - .06, ax + w / 2 + .06, -.05, dep, sill - .035, sill, wx, .004)
        core.lamp("AREA", (ax, .10, 2.28 if i != 1 else 2.50), 9 if i != 1 else 7, 2700, target=(ax, .2, 1),
                  size=(w * .5, .05), name="niche")
    with Group("lattice") as gl:                        # centre niche: backlit star screen
        box(cx - .66, cx + .66, dep - .012, dep - .004, .92, 2.75, M.glow("#ffcf94", 1.5), 0)
        B.strips(B.star_segs(cx - .675, cx + .675, .93, 2.73, .225), .017, .03, wz, dep - .09)
    tag(gl, "mashrabiya", "Backlit mashrabiya screen", (cx, dep - .12, 1.75), "wood:" + spec["wood"])
    tag(gn, "niche", "Arched display niche", (arches[0][0], 0, 2.2), spec["accent"])
    for k, (ax, w, sill, _sp) in enumerate((arches[0], arches[2])):
        for z in (1.36, 1.78):
            box(ax - w / 2 + .002, ax + w / 2 - .002, .03, dep, z, z + .025, wx, .002)
        zz = (sill, 1.385, 1.805)
        B.dallah((ax - .18 + .36 * k, .14, zz[0]), 180 * k + 30,
                 M.metal(rng.choice(["brass", "copper", "bronze"]), .25, False), 1.02)
        P.vase("jar", (ax + .18 - .36 * k, .15, zz[0]), M.ceramic(soft[2], .5), 1.0)
        P.vase("bowl", (ax + .02, .14, zz[1]), M.ceramic("#d8c7aa", .5), .95)
        P.vase("bottle", (ax - .22, .14, zz[1]), M.ceramic(soft[1], .4), .85)
        P.books(ax + .17, .20, zz[1], 4, True, seed + k)
        P.vase("jar", (ax - .12, .14, zz[2]), M.ceramic("#e6dac4", .5), .9)
        P.vase("bottle", (ax + .14, .14, zz[2]), M.ceramic("#8b6a4c", .4), .72)
    B.prism_row(.06, W - .06, 2.58, .13, .018, -.001, B.plaster(M.shade(spec["accent"], 1.05)), .18)
    box(0, W, -.022, 0, 2.545, 2.565, wx, .003)
    box(0, W, -.022, 0, 2.73, 2.75, wx, .003)

    # --- seating on three walls
    seat = M.fabric(soft[0], 300)
    dark, light = M.shade(soft[2], .62), "#efe5d3"
    back = B.band_fabric(soft[0], soft[2], light, .075)
    arm = B.band_fabric(soft[1], dark, light, .05)
    d, ys = .80, -.80
    L = 3.72
    B.majlis_run(W, (0, 0, 0), 0, seat, back, arm, wx, d, seed)
    gm = B.majlis_run(L, (0, ys - L, 0), 90, seat, back, arm, wx, d, seed + 7)
    gr = B.majlis_run(L, (W, ys, 0), -90, seat, back, arm, wx, d, seed + 13)
    tag(gr, "majlis-seating", "Built-in majlis seating", (1.9, -.7, .3), soft[0])
    tag(gm, "armrest", "Arm bolster", (L * .75, -.45, .5), soft[1])
    for k, (x, y, r) in enumerate(((1.32, -.40, 0), (W - 1.32, -.40, 0), (.42, -2.95, 90), (W - .42, -2.1, 90))):
        B.bolster((x, y, .325), r + rng.uniform(-4, 4), M.fabric(soft[2], 260, melange=.16), M.metal(brass, .3),
                  .52, .085)

    # --- rug and tables
    rw, rd = 2.9, 3.0
    g = B.sadu_rug_obj(cx, -2.75, rw, rd, ground=M.shade(soft[2], .82), dark=M.shade(soft[1], .45), light="#eadfc9",
                       accent=M.shade(spec["rug"][1], 1.0))
    tag(g, "rug", "Woven Sadu-pattern rug", (-.95, .7, .015))
    stone = p["counter"] if "terrazzo" not in spec["counter"] else M.marble("#e8dfd2", "#a8957c")
    bm = M.metal(brass, .3)
    t = B.low_table((cx, -2.45, .012), 1.15, .80, .38, stone, wx, bm)
    tag(t, "coffee-table", "Lattice coffee table", (.3, -.4, .3), spec["counter"])
    s = B.coffee_service((cx - .24, -2.45, .392), -15, 4, spec["metal"])
    tag(s, "coffee-set", "Dallah coffee set", (-.07, .05, .14), "brass")
    if rng.random() < .6:
        P.vase("bowl", (cx + .32, -2.52, .392), M.ceramic("#d9cbb2", .4), .85)
        for i in range(7):
            B.ball(.026, M.ceramic(rng.choice(["#6a2f1c", "#8a4a24"]), .3),
                   (cx + .32 + .045 * math.cos(i * 2.4), -2.52 + .045 * math.sin(i * 2.4), .392 + .06), 16)
    else:
        P.vase("jar", (cx + .34, -2.40, .392), M.ceramic("#d9cbb2", .4), .72)
        P.branches((cx + .34, -2.40, .392 + .13), .30, 6, seed)
    for sx in (-1, 1):                                  # side tables within reach of the long runs
        x = cx + sx * 1.42
        P.round_table((x, -3.15 + .5 * (sx > 0), .0), .24, .42, stone, "fluted", p["wood_z"])
        B.finjan((x + .06, -3.18 + .5 * (sx > 0), .42), M.ceramic("#f4efe4", .2))
        P.vase("canister" if sx > 0 else "bowl", (x - .07, -3.10 + .5 * (sx > 0), .42), M.ceramic(soft[1], .35), .5)
    r = B.ring_light(cx, -2.6, H, 2.28, .48, brass, 30)
    tag(r, "chandelier", "Ring chandelier", (0, -.48, 2.3))
    B.ring_light(cx, -2.6, H, 2.48, .30, brass, 8)
    for k, y in enumerate((-2.0, -3.35)):               # carved-look panels on the right wall
        with Group("panel", (W, y, 1.68), -90) as gp:
            B.frame(-.42, .42, -.62, .62, -.001, .045, .03, wz)
            box(-.38, .38, -.012, -.001, -.58, .58, feat, 0)
            B.strips(B.star_segs(-.375, .375, -.575, .575, .25), .016, .012,
                     B.plaster(M.shade(spec["accent"], 1.06)), -.012)
        if k == 0:
            tag(gp, "gypsum-panel", "Carved gypsum panel", (0, -.03, 0))
    P.plant("palm", (.46, -5.0, 0), 1.7, seed, "#b58a62", .2, .38)
    core.use_camera(CAMERAS, "majlis" if seed % 2 else "majlis/even")
    return dict(target=.55, wb=(.89, 1.0, 1.15), black=.02)


ROOMS = {"majlis": majlis}

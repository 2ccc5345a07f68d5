"""Bedroom with the bed seen from its side against an upholstered wall, pendants at both sides, window beyond.
Odd seeds: wall at left, upright channels. Even seeds: mirrored, large pads under a timber wall."""
import random

import bedroom_beds as B
import core
import living_goods as L
import living_seats as S
import materials as M
import props as P
import rooms as R
from geo import Group, box, rod, soft_box, tag

W, D, H = 4.9, 5.2, 2.80
ZC = H - .14
YB = -2.20                                             # bed axis
CAMERAS = {"bedroom-headboard": {
    "main": dict(at=(3.55, -5.02, 1.12), look=(1.85, -2.1, 1.12), lens=23, shift_y=-.055, tall=dict(at=(3.45, -5.05, 1.15), look=(1.35, -2.0, 1.15), lens=30, shift_y=-.085)),
    "window": dict(at=(1.20, -4.95, 1.25), look=(2.35, -1.2, 1.25), lens=23.5, shift_y=-.06, tall=dict(lens=30, shift_y=-.085)),
    "front": dict(at=(4.72, -2.35, 1.15), look=(0, -2.25, 1.15), lens=23, shift_y=-.03, tall=dict(at=(4.75, -2.0, 1.15), look=(0, -2.2, 1.15), lens=30, shift_y=-.085)),
    "close-pendant": dict(at=(1.55, -4.25, 1.12), look=(.30, -3.30, 1.12), lens=34, fstop=4, tall=dict(lens=32)),
    "close-fabric": dict(at=(2.35, -3.75, .98), look=(1.05, -2.45, .98), lens=36, shift_y=-.14, fstop=4.5),
}}


def bedroom_headboard(p, seed=1):
    rng = random.Random(seed)
    A = seed % 2 == 1
    X = (lambda x: x) if A else (lambda x: W - x)
    soft, spec = p["soft"], p["spec"]
    side = "left" if A else "right"
    win = ("back", *sorted((X(1.15), X(3.95))), .40, 2.30)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], **{side: p["accent_paint"] if A else p["wall"]})
    P.cove_ceiling(W, D, H, .14, .60, 3000, 17, downlights=[(X(.40), y) for y in (-.9, -3.5)] + [(X(4.4), -1.6), (X(4.4), -3.2)], spot=5)
    L.dressed_window(*win[:1], W, D, *win[1:], p, seed, day=240, sun=rng.choice([0, 2.2]), sun_dir=(-.35 if A else .35, -.8, -.5), ztop=ZC - .08, left=.60, right=.60)
    R.fills(W, D, H, 56)

    n, ya = 4.6, -4.60                                  # headboard wall
    place = ((0, ya, 0), 90) if A else ((W, ya + n, 0), -90)
    e = (lambda y: y - ya) if A else (lambda y: ya + n - y)   # world y to wall x
    head = (soft[0], soft[1])[seed // 2 % 2] if A else soft[0]
    with Group("head_wall", *place):
        hh = 1.22 if A else 1.36
        pw = B.padded_wall(n, hh, head, "channels" if A else "pads", seed)
        zt = .08 + hh
        with Group("ledge") as gl:
            box(0, n, -.13, 0, zt + .004, zt + .040, p["wood_x"], .004, 3)
            P.strip(.05, n - .05, -.02, zt + .046, 1.2, 2800, (0, -.12, 1))
        if not A:
            P.fluted_panel(0, n, zt + .06, ZC - .01, -.001, p["wood_z"], .05, .018)
        za = zt + .04
        ar = P.framed_art(.62, .80, (e(YB + .34), -.045, za + .40), 0, seed, spec["wood"] if p["metal"] != "black" else "black", colors=("#efe8dc",) + tuple(soft) + ("#8fa08a", "#2c2a29"))
        P.framed_art(.44, .56, (e(YB - .30), -.075, za + .28), 0, seed + 3, spec["wood"] if p["metal"] != "black" else "black", colors=("#efe8dc",) + tuple(soft) + ("#8fa08a", "#2c2a29"))
        P.vase("bottle", (e(YB - .78), -.07, za), M.ceramic(soft[1], .35), .62)
        stands = []
        for k, y in enumerate((YB - 1.28, YB + 1.28)):
            x = e(y)
            st = P.side_table((x, -.09, 0), .52, .42, .50, p["wood_x"] if "wood" not in spec["base"] else p["wall_cab"], p["metal"])
            kind = ("globe", "cylinder", "dome")[seed % 3]
            pd = P.pendant(x, -.33, ZC, 1.08, kind, "brass" if kind != "dome" and p["metal"] == "brass" else "#202020", 5, r=.13)
            stands.append((st, pd))
            if k == 0:
                P.books(x - .06, -.30, .50, 3, False, seed, rot=10)
                P.vase("cup", (x + .15, -.36, .50), M.ceramic("#efe9df"), .9)
            else:
                P.vase("jar", (x, -.28, .50), M.ceramic("#d9cdb9"), .7)
                P.branches((x, -.28, .63), .34, 6, seed + 3)
    tag(pw, "headboard", "Upholstered headboard wall", (e(YB - .99), -.09, 1.14), head)
    tag(gl, "ledge", "Picture ledge with light", (e(YB + 1.0), -.13, zt + .02), "wood:" + spec["wood"])
    tag(ar, "art", "Framed print", (0, -.03, .1))
    st, pd = stands[0]
    tag(st, "side-table", "Bedside table", (0, -.42, .35), "wood:" + spec["wood"])
    tag(pd, "pendant", "Bedside pendant", (0, 0, 1.12))

    b = B.dressed_bed((X(.10), YB, 0), 90 if A else -90, p, 1.8, 2.02, head, seed)
    tag(b, "bed", "Upholstered king bed", ((-.55 if A else .55), -1.25, .60), head)
    r = L.pile_rug(X(1.75), YB - .15, 2.5, 3.1, *spec["rug"], rng.choice(["border", "diamond", "vintage"]), seed)
    tag(r, "rug", "Bedroom rug", (.4 if A else -.4, -1.25, .015), spec["rug"][0])
    with Group("bench", (X(2.55), YB, .014), 90 if A else -90) as gb:
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((sx * .52, sy * .13, .32), (sx * .56, sy * .16, 0), .020, .013, p["wood_z"])
        soft_box(1.30, .42, .15, M.boucle("#e6dccb"), (0, 0, .30), r=.06, bulge=.02, wrinkle=.012, seed=seed)
    tag(gb, "bench", "Bed-end bench", (0, -.1, .44), "#e6dccb")
    ch = S.lounge_chair((X(3.72), -.92, 0), -28 if A else 28, spec["wood"], soft[1] if A else "#e6dccb", "weave" if A else "boucle", soft[2], seed)
    tag(ch, "armchair", "Reading chair", (0, -.2, .42), soft[1])
    fl = P.floor_lamp((X(3.36), -.42, 0), power=7)
    tag(fl, "floor-lamp", "Floor lamp", (0, 0, 1.45))
    P.round_table((X(3.02), -.62, 0), .22, .46, p["wood_x"], "legs", p["wood_z"])
    P.vase("cup", (X(3.04), -.65, .46), M.ceramic("#efe9df"), .9)
    P.plant("fiddle" if A else "palm", (X(.52), -.45, 0), 1.7, seed, "#ddd3c3", .18, .34)
    with Group("foot_wall", *(((W, -.9, 0), -90) if A else ((0, -3.4, 0), 90))):   # wall beyond the foot of the bed
        P.framed_art(.8, 1.05, (1.1, -.001, 1.5), 0, seed + 6, spec["wood"], colors=("#efe8dc",) + tuple(soft) + ("#8fa08a", "#2c2a29"))
    core.use_camera(CAMERAS if A else {"bedroom-headboard": L.flip(CAMERAS["bedroom-headboard"], W)}, "bedroom-headboard")
    return dict(target=.60)


ROOMS = {"bedroom-headboard": bedroom_headboard}

"""Sliding wardrobe seen frontally: three framed panels on two tracks under a loft.
Odd seeds: a panel is slid away and the fitted interior shows. Even seeds: closed banded panels, dresser beside it, window right."""
import random

import core
import living_goods as L
import materials as M
import props as P
import props_more_a as Q
import rooms as R
import wardrobe_parts as K
from geo import Group, box, rod, soft_box, tag

W, D, H = 4.6, 4.7, 2.80
ZC = H - .12
DEPTH, Z0, ZL = .64, .05, 2.14
CAMERAS = {"wardrobe-sliding": {
    "main": dict(at=(2.34, -4.05, 1.20), look=(2.34, 0, 1.20), lens=24, shift_y=-.012, tall=dict(at=(2.6, -4.45, 1.2), look=(2.6, 0, 1.2), lens=33, shift_y=-.02)),
    "angle": dict(at=(.85, -3.65, 1.32), look=(2.75, -.3, 1.32), lens=24, shift_y=-.02, tall=dict(lens=29, shift_y=-.04)),
}}
# Close views follow the layout: x of a grip profile, x of the open bay or the dresser, x of the bench.
CLOSE = {1: (2.00, 3.93, 1.30), 3: (3.27, 1.36, 1.30), 0: (2.09, .60, 2.95), 2: (2.09, .60, 2.95)}


def cameras(seed):
    h, b, s = CLOSE[seed % 4]
    return {"wardrobe-sliding": dict(CAMERAS["wardrobe-sliding"], **{
        "close-handle": dict(at=(h + .40, -1.85, 1.10), look=(h, -.66, 1.10), lens=38, fstop=5.6, focus=1.22),
        "close-inside": dict(at=(b - .40 if b > 2 else b + .50, -2.30, 1.18), look=(b, -.4, 1.18), lens=27, fstop=8, tall=dict(lens=27)),
        "close-bench": dict(at=(s + .55, -3.05, .80), look=(s, -1.6, .80), lens=36, shift_y=-.12, fstop=5.6)})}


def bronze_glass():
    t = M.Tree("bronze_glass")
    t.principled("#5d4a3a", .05, Specular=.6, Clearcoat=.6, Clearcoat_Roughness=.02)
    return t.finish()


def panel(x0, x1, y, fill, p, grip="r"):
    """Sliding panel in a slim profile; its outer edges are the grips."""
    m, f, t = Q.metal_of(p), .034, .026
    c = Z0 + .012
    d = ZL - .030
    with Group("panel", (x0, y, 0)) as g:
        w = x1 - x0
        for a, b in ((0, f), (w - f, w)):
            box(a, b, -t - .006, 0, c, d, m, .003)
            box(a + .008, b - .008, -t - .0075, -t - .004, c + .03, d - .03, M.plain("#1b1a19", .5), 0)   # finger groove
        for a, b in ((c, c + .028), (d - .028, d)):
            box(f, w - f, -t, 0, a, b, m, .002)
        a, b, yf = f, w - f, -t + .008
        if fill == "mirror":
            box(a, b, yf, -.004, c + .028, d - .028, M.mirror(), 0)
        elif fill == "lacquer":
            box(a, b, yf, -.004, c + .028, d - .028, p["wardrobe"], 0)
        elif fill == "fluted":
            box(a, b, -.006, -.002, c + .028, d - .028, p["wood_z"], 0)
            P.fluted_panel(a, b, c + .028, d - .028, -.004, p["wood_z"], .03, .010)
        else:                                          # bands: lacquer, bronze glass, lacquer
            zs = (c + .028, .86, 1.30, d - .028)
            for k in range(3):
                box(a, b, yf, -.004, zs[k] + (.006 if k else 0), zs[k + 1] - (.006 if k < 2 else 0), p["wardrobe"] if k != 1 else bronze_glass(), 0)
                if k:
                    box(a, b, -t, -.003, zs[k] - .006, zs[k] + .006, m, .001)
    return g


def run(x0, w, p, seed, fills, shift, rng):
    """Carcass, tracks, loft and panels; `shift` = index of the panel slid over its neighbour, or None."""
    m, y = p["wardrobe"], -DEPTH
    pw = (w + .10) / 3
    with Group("sliding") as g:
        for x in (x0 - K.T, x0 + w):
            box(x, x + K.T, y - .03, 0, 0, ZC, m, .0015)
        box(x0, x0 + w, y - .02, -.02, 0, Z0, p["kick"], .001)
        tr = Q.metal_of(p)
        for k in range(2):
            yy = y + .012 + .040 * k
            box(x0, x0 + w, yy - .004, yy + .004, Z0, Z0 + .010, tr, .001)
        box(x0, x0 + w, y - .022, y - .010, ZL - .045, ZL, tr, .002)     # pelmet that hides the top track
        box(x0, x0 + w, y - .010, y + .075, ZL - .012, ZL, p["carcass"], .001)
        bays = [(x0 + w / 3 * k, x0 + w / 3 * (k + 1)) for k in range(3)]
        for k, (a, b) in enumerate(bays):
            if k != shift:
                box(a + .001, b - .001, y + .10, 0, Z0, ZL - .013, p["carcass"], .001)
                continue
            dp = DEPTH - .10
            K.hollow(a, b, Z0, ZL - .013, dp, K.lining())
            xm = a + (b - a) * (.56 if seed % 4 == 1 else .44)
            box(xm, xm + K.T, -dp + .03, -.012, Z0 + K.T, ZL - .032, K.lining(), .001)
            kinds = ("long", "shelves") if seed % 4 == 1 else ("shelves", "double")
            ga = K.fit(a + K.T, xm, Z0 + K.T, ZL - .032, dp, p, seed + 3, kinds[0], pull=.12)
            gb = K.fit(xm + K.T, b - K.T, Z0 + K.T, ZL - .032, dp, p, seed + 8, kinds[1], pull=.12)
            gd, xd = (ga, (a + xm) / 2) if ga else (gb, (xm + b) / 2)
            tag(gd, "internal-drawers", "Internal drawers", (xd, -dp - .09, Z0 + .48), "wood:" + p["spec"]["wood"])
            tag(g, "interior", "Hanging and shelves", ((a + xm) / 2 if gd is gb else (xm + b) / 2, -dp + .2, 1.35))
        for k, kind in enumerate(fills):
            back = k % 2 == 0
            xs = x0 + k * (w - pw) / 2
            if k == shift:
                xs += (-1 if k else 1) * (w - pw) / 2 * .985
            d = panel(xs, xs + pw, y + (.052 if back else .012), kind, p)
            if kind == "mirror":
                tag(d, "mirror", "Mirrored sliding panel", (pw * .55, -.03, 1.55))
            elif k == (0 if shift != 0 else 2):
                tag(d, "door", "Sliding panel", (pw * .45, -.03, 1.62), p["spec"]["tall"])
            if k == 1:
                tag(d, "handle", "Grip profile", (.017, -.035, 1.20), p["metal"])
        n = 4
        with Group("loft") as gl:
            box(x0 + .001, x0 + w - .001, y, 0, ZL + .001, ZC, p["carcass"], .001)
            for k in range(n):
                a, b = x0 + w / n * k, x0 + w / n * (k + 1)
                K.leaf(a, b, ZL + .004, ZC - .005, y, p["loft"], "slab", p, "rl"[k % 2], "edge" if p["handle"] != "knob" else "knob", ZL + .10, .10)
        tag(gl, "loft", "Loft storage", (x0 + w / n * 1.5, y - .02, (ZL + ZC) / 2), p["spec"].get("loft", p["spec"]["wall_cab"]))
    tag(g, "wardrobe", "Sliding wardrobe", (x0 + w * .5, y - .03, .50), p["spec"]["tall"])


def bench(at, p, seed, rot=0):
    """Slatted bench, cushion seat, throw and two cushions."""
    with Group("bench", at, rot) as g:
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((sx * .50, sy * .13, .36), (sx * .54, sy * .17, 0), .020, .013, p["wood_z"])
        box(-.60, .60, -.20, .20, .34, .37, p["wood_x"], .006, 3)
        soft_box(1.16, .40, .085, M.boucle("#e6dccb"), (0, 0, .368), r=.04, bulge=.016, wrinkle=.010, seed=seed)
        L.throw([(-.235, .20), (-.228, .37), (-.15, .476), (.0, .490), (.15, .476), (.228, .37), (.232, .24)], .34, M.fabric(p["soft"][2], 140, melange=.22, bump=.7), (.28, 0, 0), 4, seed, .009)
        L.cushion(.44, .44, .16, M.fabric(p["soft"][1], 260, melange=.18, bump=.5), (-.33, .0, .535), (7, -3, 24), seed)
    tag(g, "bench", "Upholstered bench", (-.05, -.2, .42), "#e6dccb")


def dresser(p, seed, x0, x1):
    """Chest of drawers beside the wardrobe, lamp and leaning mirror on it."""
    w, d, h = x1 - x0, .46, .84
    with Group("dresser", (x0, -.004, 0)) as g:
        box(0, w, -d, 0, .12, h, p["base"], .002)
        for k in range(4):
            za, zb = .13 + (h - .14) / 4 * k, .13 + (h - .14) / 4 * (k + 1)
            P.front(.006, w - .006, za, zb, -d, p["base"], "slab", "bar" if p["handle"] == "bar" else "knob", metal=p["metal"], vertical=False, hz=(za + zb) / 2, hlen=.2)
        box(-.008, w + .008, -d - .028, 0, h, h + .024, p["wood_x"], .004, 3)
        for x in (.06, w - .06):
            for y in (-d + .05, -.05):
                rod((x, y, .12), (x, y, 0), .014, .010, Q.metal_of(p))
        mi = Q.arch_mirror((w * .42, -.012, h + .03), .50, .98, Q.metal_of(p))
        lp = P.table_lamp((w - .17, -.20, h + .024), M.ceramic(p["soft"][1], .35), power=5, s=.82)
        P.vase("bowl", (.20, -.26, h + .024), M.ceramic("#d3c6b1"), .7)
    tag(g, "dresser", "Chest of drawers", (w * .4, -d - .02, .5), p["spec"]["base"])
    tag(mi, "mirror", "Arched mirror", (0, -.02, .55))
    tag(lp, "lamp", "Table lamp", (0, 0, .33))


def sliding(p, seed=1):
    rng = random.Random(seed)
    A = seed % 2 == 1
    side = "left" if A else "right"
    win = (side, -3.05, -1.05, .40, 2.34)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], back=None if A else p["accent_paint"])
    P.cove_ceiling(W, D, H, .12, .76, 3000, 16, downlights=[(x, -1.05) for x in (.9, 1.85, 2.8, 3.75)], spot=5)
    L.dressed_window(side, W, D, *win[1:], p, seed, day=330, sun=rng.choice([0, 2.5]), sun_dir=(.8 if A else -.8, .3, -.55), ztop=ZC - .10, left=.5, right=.62)
    R.fills(W, D, H, 44)
    with Group("far", (W, -D, 0), 180):                # seen in the mirrors
        Q.door((.6, -.001, 0), 0, .9, 2.15, p["wall_cab"], p["metal"])
        P.framed_art(.7, .95, (3.0, -.001, 1.6), 0, seed, p["spec"]["wood"], colors=("#efe8dc",) + tuple(p["soft"]) + ("#8fa08a", "#2c2a29"))
    if A:
        x0, w = .72, W - .72 - .02
        mid = ("mirror", "fluted")[seed // 2 % 2]
        run(x0, w, p, seed, ("lacquer", mid, "lacquer") if mid == "mirror" else ("fluted", "mirror", "fluted"), 2 if seed % 4 == 1 else 0, rng)
        pl = P.plant("palm", (.36, -.42, 0), 1.7, seed, "#ddd3c3", .18, .34)
        tag(pl, "planter", "Floor planter", (0, 0, .25))
        bench((1.30, -1.55, .014), p, seed, 5)
    else:
        x0, w = 1.10, 3.0
        run(x0, w, p, seed, ("bands",) * 3 if seed % 4 == 0 else ("lacquer", "fluted", "lacquer"), None, rng)
        dresser(p, seed, .12, 1.0)
        bench((2.95, -1.65, .014), p, seed, -6)
        Q.rope_basket((W - .28, -.55, 0), .18, .36, "#c9b28a", p["soft"][1])
    r = L.pile_rug(2.35, -1.9, 2.6, 1.7, *p["spec"]["rug"], rng.choice(["border", "diamond", "vintage"]), seed)
    tag(r, "rug", "Wool rug", (.75 if A else -.75, .35, .015), p["spec"]["rug"][0])
    core.use_camera(cameras(seed), "wardrobe-sliding")
    return dict(target=.60)


ROOMS = {"wardrobe-sliding": sliding}

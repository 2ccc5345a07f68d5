"""Hinged wardrobe seen frontally. Odd seeds: one bay stands open between closed leaves, lit end shelves.
Even seeds: closed, wall to wall around a dressing niche."""
import random

import core
import living_goods as L
import materials as M
import props as P
import props_more_a as Q
import rooms as R
import wardrobe_parts as K
from geo import Group, box, rod, soft_box, tag

W, D, H = 4.5, 4.7, 2.80
ZC = H - .12
CAMERAS = {"wardrobe-hinged": {
    "main": dict(at=(2.28, -4.0, 1.20), look=(2.28, 0, 1.20), lens=24, shift_y=-.012, tall=dict(at=(2.5, -4.45, 1.2), look=(2.5, 0, 1.2), lens=33, shift_y=-.02)),
    "angle": dict(at=(.75, -3.55, 1.35), look=(2.75, -.3, 1.35), lens=24, shift_y=-.02, tall=dict(lens=29, shift_y=-.04)),
}}
# Close views follow the layout: x of a pair of handles, x of the open bay or the niche, x of the end shelves or the niche.
CLOSE = {1: (1.195, 2.27, 4.16), 3: (2.265, 1.20, 4.16), 0: (2.832, 1.70, 1.70), 2: (1.668, 2.80, 2.80)}


def cameras(seed):
    h, b, s = CLOSE[seed % 4]
    dx = .85 if s > 4 else .35
    return {"wardrobe-hinged": dict(CAMERAS["wardrobe-hinged"], **{
        "close-handle": dict(at=(h - .42, -1.80, 1.10), look=(h, -.62, 1.10), lens=38, fstop=5.6, focus=1.22),
        "close-inside": dict(at=(b + .30, -2.30, 1.18), look=(b, -.4, 1.18), lens=27, fstop=8, tall=dict(lens=27)),
        "close-shelf": dict(at=(s - dx, -2.05, 1.30), look=(s, -.35, 1.30), lens=36, fstop=5.6)})}


def far_wall(p, seed):
    """What the mirrors see: the entrance leaf and prints behind the camera."""
    with Group("far", (W, -D, 0), 180):
        Q.door((.55, -.001, 0), 0, .9, 2.15, p["wall_cab"], p["metal"])
        for k in range(2):
            P.framed_art(.55, .75, (2.4 + .75 * k, -.001, 1.6), 0, seed + k, p["spec"]["wood"], colors=("#efe8dc",) + tuple(p["soft"]) + ("#8fa08a", "#2c2a29"))


def right_wall(p, seed, pegs):
    """A peg rail with the day's outfit, or a print over a slim shelf."""
    m = Q.metal_of(p)
    with Group("right", (W, -.95, 0), -90):
        if pegs:
            box(.15, 1.25, -.022, -.001, 1.66, 1.74, p["wood_x"], .004, 3)
            for k in range(5):
                rod((.25 + .225 * k, -.02, 1.70), (.25 + .225 * k, -.085, 1.72), .009, .012, m, 16)
            Q.hat((.25, -.05, 1.62), "#cbb48c", (98, 0, 0))
            Q.garment((.70, -.13, 1.69), p["soft"][1], .92, seed, p["metal"], .55, 90)
            Q.garment((1.15, -.13, 1.69), "#c9bba6", .78, seed + 1, p["metal"], .5, 90)
        else:
            P.framed_art(.62, .84, (.55, -.001, 1.55), 0, seed + 2, p["spec"]["wood"], colors=("#efe8dc",) + tuple(p["soft"]) + ("#8fa08a", "#2c2a29"))
            P.plant("palm", (1.05, -.42, 0), 1.35, seed, "#ddd3c3", .17, .34)


def loft(x0, x1, n, p, y, z0, style):
    with Group("loft") as g:
        box(x0 + .002, x1 - .002, y, 0, z0, ZC, p["carcass"], .001)
        w = (x1 - x0) / n
        for i in range(n):
            K.leaf(x0 + w * i, x0 + w * (i + 1), z0, ZC - .005, y, p["loft"], style, p, "r" if i % 2 == 0 else "l", "knob" if p["handle"] == "knob" else p["handle"], z0 + .13, .14)
    tag(g, "loft", "Loft storage", (x0 + w * 1.5, y - .02, (z0 + ZC) / 2), p["spec"].get("loft", p["spec"]["wall_cab"]))


def stool(at, p, seed):
    with Group("pouf", at) as g:
        soft_box(.62, .46, .36, M.boucle("#e6dccb"), (0, 0, .06), r=.09, bulge=.02, wrinkle=.012, seed=seed)
        box(-.26, .26, -.18, .18, 0, .07, p["wood_x"], .004)
        L.throw([(-.275, .12), (-.262, .34), (-.16, .438), (.05, .452), (.17, .435), (.262, .32), (.272, .20)], .30, M.fabric(p["soft"][1], 140, melange=.22, bump=.7), (.13, 0, 0), 6, seed, .010)
    tag(g, "pouf", "Dressing pouf", (-.16, -.2, .34), "#e6dccb")


def end_shelves(x0, x1, p, seed, y):
    """Lit open shelves that close the run."""
    rng = random.Random(seed + 40)
    with Group("end_shelves") as g:
        K.hollow(x0, x1, .08, ZC, -y, p["wood_z"])
        box(x0, x1, y + .05, -.02, 0, .08, p["kick"], .001)
        zs = [.08, .46, .84, 1.20, 1.56, 1.92, 2.28]
        for k, z in enumerate(zs):
            if k:
                box(x0 + K.T, x1 - K.T, y + .006, -.012, z, z + .02, p["wood_x"], .0015)
            P.strip(x0 + .03, x1 - .03, -.05, (zs + [ZC - K.T])[k + 1] - .001, 1.5, 2850, (0, -.35, -1))
            K.shelf_things(x0 + K.T, x1 - K.T, y + .02, z + .021, .33, ("shoes", "box", "bag", "fold", "bag", "fold", "box")[k], rng, p)
    tag(g, "end-shelves", "Lit end shelves", ((x0 + x1) / 2, y + .01, 1.57), "wood:" + p["spec"]["wood"])


def open_layout(p, seed, rng, style, hk):
    """Six leaves in three bays; the middle or left bay is open."""
    y, z0, zl = -.60, .08, 2.12
    x0, dw = .66, .535
    which = (1, 0)[seed // 2 % 2]
    m = p["wardrobe"]
    with Group("wardrobe") as g:
        box(x0, x0 + 6 * dw, y + .05, -.02, 0, z0, p["kick"], .001)
        for x in (x0 - K.T, x0 + 6 * dw):
            box(x, x + K.T, y - .02, 0, 0, ZC, m, .0015)
        for b in range(3):
            xa, xb = x0 + 2 * dw * b, x0 + 2 * dw * (b + 1)
            if b != which:
                box(xa + .001, xb - .001, y, 0, z0, zl, p["carcass"], .001)
                for i in range(2):
                    d = K.leaf(xa + dw * i, xa + dw * (i + 1), z0, zl, y, m, style, p, "rl"[i], hk, mirror=b == 2 - 2 * (which == 2) and i == 1)
                    if b == 2 and i == 1:
                        tag(d, "mirror", "Mirrored shutter", (-dw / 2, -.03, 1.45))
                    if b == (0 if which else 1) and i == 0:
                        tag(d, "door", "Hinged shutter", (dw / 2, -.02, .62), p["spec"]["tall"])
                        tag(d, "handle", "Pull handle", (dw - .035, -.05, 1.05), p["metal"])
                continue
            K.hollow(xa, xb, z0, zl, -y, K.lining())
            xm = xa + .56
            box(xm, xm + K.T, y + .03, -.012, z0 + K.T, zl - K.T, K.lining(), .001)
            K.fit(xa + K.T, xm, z0 + K.T, zl - K.T, -y, p, seed + 5, "hang")
            gd = K.fit(xm + K.T, xb - K.T, z0 + K.T, zl - K.T, -y, p, seed + 9, "shelves", pull=.17)
            tag(gd, "internal-drawers", "Internal drawers", ((xm + xb) / 2, y - .13, .56), "wood:" + p["spec"]["wood"])
            tag(g, "interior", "Hanging and shelves", (xm - .25, y + .2, 1.2))
            for i, an in ((0, 104), (1, 98)):
                K.leaf(xa + dw * i, xa + dw * (i + 1), z0, zl, y, m, style, p, "rl"[i], hk, angle=an, inner=("ties", "mirror")[i])
    tag(g, "wardrobe", "Hinged wardrobe with loft", (x0 + 5 * dw - .27, y - .02, 1.75), p["spec"]["tall"])
    xe = x0 + 6 * dw + K.T
    loft(x0, x0 + 6 * dw, 6, p, y, zl, style)
    end_shelves(xe, W - .004, p, seed, y)
    stool((1.06 if which else 2.95, -1.50, .014), p, seed)
    pl = P.plant("fiddle", (.33, -.38, 0), 1.75, seed, "#ddd3c3", .17, .32)
    tag(pl, "planter", "Floor planter", (0, 0, .25))


def niche_layout(p, seed, rng, style, hk):
    """Four leaves, a dressing niche with drawers and a mirror, two leaves; all closed."""
    y, z0, zl = -.60, .08, 2.12
    m, dw, xn = p["wardrobe"], .55, .018
    left = 2 if seed % 4 == 0 else 4                   # leaves before the niche
    nw = W - .036 - 6 * dw
    spans = [(xn, left), (xn + left * dw + nw, 6 - left)]
    with Group("wardrobe") as g:
        for x in (0, W - K.T):
            box(x, x + K.T, y - .02, 0, 0, ZC, m, .0015)
        for s, (xs, n) in enumerate(spans):
            box(xs, xs + n * dw, y + .05, -.02, 0, z0, p["kick"], .001)
            box(xs + .001, xs + n * dw - .001, y, 0, z0, zl, p["carcass"], .001)
            for i in range(n):
                d = K.leaf(xs + dw * i, xs + dw * (i + 1), z0, zl, y, m, style, p, "rl"[i % 2], hk)
                if (s, i) == (0, 0):
                    tag(d, "door", "Hinged shutter", (dw / 2, -.02, 1.55), p["spec"]["tall"])
                if (s, i) == (1, 0):
                    tag(d, "handle", "Pull handle", (dw - .035, -.05, 1.05), p["metal"])
    xa, xb = xn + left * dw, xn + left * dw + nw
    with Group("niche") as gn:
        K.hollow(xa, xb, z0, zl, -y, p["wood_z"])
        box(xa, xb, y + .05, -.02, 0, z0, p["kick"], .001)
        st = p["counter"] if "terrazzo" not in p["spec"]["counter"] else M.marble()
        with Group("drawers") as gd:
            for k in range(4):
                za, zb = z0 + K.T + .165 * k, z0 + K.T + .165 * (k + 1)
                P.front(xa + K.T, xb - K.T, za, zb, y + .03, m, "slab", "bar" if hk == "bar" else "knob", metal=p["metal"], vertical=False, hz=(za + zb) / 2, hlen=.22)
        zt = z0 + K.T + .66
        box(xa + K.T, xb - K.T, y + .005, -.012, zt, zt + .025, st, .003)
        zt += .025
        xm = (xa + xb) / 2
        mi = Q.round_mirror((xm, -.012, 1.46), .34, Q.metal_of(p))
        P.strip(xa + .03, xb - .03, y + .07, zl - K.T - .001, 4.0, 2900, (0, .15, -1))
        P.vase("jar", (xa + .17, -.24, zt), M.ceramic("#cdbfa9"), .75)
        P.branches((xa + .17, -.24, zt + .14), .34, 6, seed)
        P.tray(xb - .26, -.30, zt, .30, .20, p["wood_x"], 5)
        for k, s in enumerate((.55, .42, .5)):
            P.vase(("bottle", "canister", "bottle")[k], (xb - .35 + .09 * k, -.30 + .03 * (k % 2), zt + .008), M.ceramic(("#8a6a4a", "#e6ddcd", p["soft"][1])[k], .25), s)
    tag(gd, "internal-drawers", "Dressing drawers", (xa + .2, y, .42), p["spec"]["tall"])
    tag(mi, "mirror", "Round backlit mirror", (.12, -.03, .1))
    tag(gn, "niche", "Dressing niche", (xb - .12, -.4, zt + .05), "wood:" + p["spec"]["wood"])
    loft(.018, W - .018, 8, p, y, zl, style)
    with Group("stool", (xm + .08, -1.12, 0), 14) as gs:
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((sx * .15, sy * .13, .38), (sx * .19, sy * .17, 0), .016, .011, p["wood_z"])
        soft_box(.46, .40, .10, M.fabric(p["soft"][1], 260, bump=.4), (0, 0, .37), r=.045, bulge=.02, wrinkle=.006, seed=seed)
    tag(gs, "pouf", "Dressing stool", (0, 0, .47), p["soft"][1])
    b = Q.rope_basket((W - .45 if left == 2 else .45, -1.05, 0), .21, .36, "#c9b28a", p["soft"][1])
    tag(b, "basket", "Laundry basket", (0, -.2, .2))


def hinged(p, seed=1):
    rng = random.Random(seed)
    A = seed % 2 == 1
    win = ("left", -3.05, -1.05, .35 if A else .80, 2.34)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .72, 3000, 16, downlights=[(x, -.98) for x in (.9, 1.8, 2.7, 3.6)] + [(3.9, -2.6)], spot=5)
    L.dressed_window("left", W, D, *win[1:], p, seed, day=330, sun=rng.choice([0, 2.5]), sun_dir=(.8, .3, -.55), ztop=ZC - .10, left=.5, right=.62)
    R.fills(W, D, H, 44)
    far_wall(p, seed)
    style = {"shaker": "shaker", "slab": rng.choice(["slab", "fluted"])}[p["door_style"]]
    hk = "edge" if p["handle"] == "edge" else "bar"
    (open_layout if A else niche_layout)(p, seed, rng, style, hk)
    rw, rd = (2.5, 1.7) if A else (2.1, 1.4)
    r = L.pile_rug(2.25, -1.75, rw, rd, *p["spec"]["rug"], rng.choice(["border", "diamond", "vintage"]), seed, 0)
    tag(r, "rug", "Wool rug", (.7, .35, .015), p["spec"]["rug"][0])
    right_wall(p, seed, A)
    core.use_camera(cameras(seed), "wardrobe-hinged")
    return dict(target=.60)


ROOMS = {"wardrobe-hinged": hinged}

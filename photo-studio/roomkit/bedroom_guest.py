"""Guest room: a daybed, a small wardrobe, a luggage bench. Odd seeds: daybed on the back wall under prints, wardrobe right.
Even seeds: daybed along the left wall under the window, wardrobe on the back wall."""
import random

import bedroom_beds as B
import core
import living_goods as L
import materials as M
import props as P
import props_more_a as Q
import rooms as R
import wardrobe_parts as K
from geo import Group, box, rod, tag

W, D, H = 4.0, 4.4, 2.70
ZC = H - .10
CAMERAS = {"guest-room": {
    "main": dict(at=(1.30, -4.22, 1.15), look=(2.15, 0, 1.15), lens=24, shift_y=-.05, tall=dict(at=(1.55, -4.2, 1.15), look=(2.0, 0, 1.15), lens=30, shift_y=-.085)),
    "wardrobe": dict(at=(.75, -3.75, 1.25), look=(3.3, -.7, 1.25), lens=25, shift_y=-.03, tall=dict(lens=30, shift_y=-.085)),
    "window": dict(at=(3.55, -3.95, 1.15), look=(.95, -1.0, 1.15), lens=24, shift_y=-.05, tall=dict(lens=30, shift_y=-.085)),
    "close-fabric": dict(at=(1.95, -2.35, .85), look=(1.30, -.45, .85), lens=36, shift_y=-.08, fstop=4.5),
    "close-lamp": dict(at=(1.55, -1.75, .95), look=(2.60, -.25, .95), lens=36, fstop=4, tall=dict(lens=34)),
}}


def small_wardrobe(p, at, rot, seed, w=1.1, h=2.10, ajar=False):
    """Free-standing two-door wardrobe on legs, a drawer below."""
    d, z0 = .56, .16
    style = "shaker" if p["door_style"] == "shaker" else ("fluted" if seed % 4 > 1 else "slab")
    with Group("wardrobe", at, rot) as g:
        for x in (.05, w - .05):
            for y in (-d + .06, -.06):
                rod((x, y, z0), (x, y, 0), .020, .014, p["wood_z"])
        K.hollow(0, w, z0, h, d, p["wardrobe"]) if ajar else box(0, w, -d, 0, z0, h, p["wardrobe"], .003)
        P.front(.004, w - .004, z0 + .006, .44, -d, p["wardrobe"], "slab", "bar" if p["handle"] == "bar" else "knob", metal=p["metal"], vertical=False, hz=.30)
        if ajar:
            K.fit(K.T, w - K.T, .45, h - K.T, d, p, seed + 4, "long")
        for i in range(2):
            K.leaf(.004 + (w - .008) / 2 * i, .004 + (w - .008) / 2 * (i + 1), .446, h - .006, -d, p["wardrobe"], style, p, "rl"[i], "bar" if p["handle"] == "bar" else "knob", 1.15, .3, angle=(0, 100)[ajar and i == 1])
        box(-.012, w + .012, -d - .03, 0, h, h + .026, p["wood_x"], .004, 3)
        Q.storage_box((w * .32, -.12, h + .026), .42, .34, .20, "#c7b698")
        Q.rope_basket((w * .76, -.28, h + .026), .16, .17, "#c9b28a", p["soft"][1])
    tag(g, "wardrobe", "Two-door guest wardrobe", (w * .25, -d - .02, 1.55), p["spec"]["tall"])
    tag(g, "drawer", "Wardrobe drawer", (w * .25, -d - .02, .33), p["spec"]["tall"])


def luggage(at, rot, p, seed):
    """Folding rack with a canvas case."""
    m = p["wood_z"]
    with Group("rack", at, rot) as g:
        for y in (-.18, .18):
            rod((-.30, y, .46), (.26, y, 0), .013, None, m)
            rod((.30, y, .46), (-.26, y, 0), .013, None, m)
        for x in (-.30, .30):
            rod((x, -.20, .46), (x, .20, .46), .013, None, m)
        for y in (-.12, 0, .12):
            box(-.30, .30, y - .025, y + .025, .468, .474, M.leather("#7a5134"), .001)
        with Group("case", (0, 0, .475)):
            box(-.29, .29, -.19, .19, 0, .20, M.fabric(p["soft"][1], 200, melange=.2, bump=.6), .03, 4)
            for x in (-.15, .15):
                box(x - .016, x + .016, -.194, .194, -.001, .204, M.leather("#7a5134"), .004)
    tag(g, "rack", "Luggage rack", (0, -.2, .46), "wood:" + p["spec"]["wood"])


def lamp_table(at, p, seed):
    st = P.side_table(at, .44, .38, .50, p["wood_x"], p["metal"], 1)
    tag(st, "side-table", "Bedside table", (0, -.38, .36), "wood:" + p["spec"]["wood"])
    lp = P.table_lamp((at[0] - .04, at[1] - .17, .50), M.ceramic(p["soft"][1], .35), power=5, s=.85)
    tag(lp, "lamp", "Table lamp", (0, 0, .34))
    P.books(at[0] + .12, at[1] - .26, .50, 2, False, seed)


def guest_room(p, seed=1):
    rng = random.Random(seed)
    A = seed % 2 == 1
    soft, spec = p["soft"], p["spec"]
    win = ("left", -2.75, -.75, .85, 2.20)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], back=p["accent_paint"] if A else None)
    P.cove_ceiling(W, D, H, .10, .55, 3000, 15, downlights=[(1.2, -.45), (2.6, -.45), (3.4, -1.8)], spot=5)
    L.dressed_window("left", W, D, *win[1:], p, seed, day=330, sun=rng.choice([0, 2.5]), sun_dir=(.8, .25, -.5), ztop=ZC - .08, left=.46, right=.52, panes=2, sill=True)
    R.fills(W, D, H, 42)
    cols = ("#efe8dc",) + tuple(soft) + ("#8fa08a", "#2c2a29")
    fr = spec["wood"] if p["metal"] != "black" else "black"
    if A:
        d = B.daybed((1.38, -.04, 0), 0, p, 2.05, .92, seed)
        lamp_table((2.66, -.03, 0), p, seed)
        small_wardrobe(p, (W - .01, -.55, 0), -90, seed, 1.1, 2.12, seed % 4 == 3)
        for k, (x, w, h) in enumerate(((.80, .48, .64), (1.42, .58, .76), (2.04, .48, .64))):
            ar = P.framed_art(w, h, (x, -.001, 1.62), 0, seed + k, fr, colors=cols)
        luggage((3.62, -2.25, 0), -90, p, seed)
        box(2.62, 3.34, -.022, -.001, 1.62, 1.69, p["wood_x"], .004, 3)
        for k in range(3):
            rod((2.74 + .24 * k, -.02, 1.655), (2.74 + .24 * k, -.08, 1.67), .009, .012, Q.metal_of(p), 16)
        Q.hat((2.98, -.05, 1.58), "#cbb48c", (98, 0, 0))
        P.plant("snake", (.34, -.34, 0), .95, seed, "#e0d6c6", .14, .28)
        r = L.pile_rug(1.65, -1.75, 2.2, 1.5, *spec["rug"], rng.choice(["border", "diamond", "vintage"]), seed)
        tb = P.round_table((1.72, -1.52, .014), .29, .40, p["wood_x"], "fluted" if seed % 4 == 1 else "legs", p["wood_z"])
        tx, ty = 1.72, -1.52
    else:
        d = B.daybed((.16, -1.75, 0), 90, p, 2.05, .92, seed, soft[1])
        small_wardrobe(p, (2.42, -.01, 0), 0, seed, 1.25, 2.12, seed % 4 == 2)
        lamp_table((.40, -.03, 0), p, seed)
        with Group("desk_wall"):
            ar = P.framed_art(.62, .82, (1.55, -.001, 1.55), 0, seed, fr, colors=cols)
            box(1.0, 2.2, -.38, -.002, .72, .75, p["wood_x"], .004, 3)
            for x in (1.04, 2.16):
                rod((x, -.34, .72), (x, -.34, 0), .014, .010, Q.metal_of(p))
            P.vase("jar", (1.18, -.20, .75), M.ceramic("#d9cdb9"), .8)
            P.branches((1.18, -.20, .90), .38, 7, seed)
            P.books(1.95, -.2, .75, 3, False, seed + 2)
        Q.spindle_chair((1.60, -.62, 0), 172, spec["wood"], soft[2])
        luggage((3.55, -1.75, 0), -82, p, seed)
        P.framed_art(.5, .68, (W - .001, -1.5, 1.55), -90, seed + 4, fr, colors=cols)
        r = L.pile_rug(2.05, -1.95, 1.9, 1.9, *spec["rug"], rng.choice(["border", "diamond", "vintage"]), seed)
        tb = P.round_table((1.62, -1.85, .014), .30, .40, p["wood_x"], "fluted", p["wood_z"])
        tx, ty = 1.62, -1.85
    tag(d, "daybed", "Daybed with drawers", (.25, -.85, .42), soft[0])
    tag(ar, "art", "Framed print", (0, -.03, 0))
    tag(r, "rug", "Wool rug", (.5, -.45, .015), spec["rug"][0])
    tag(tb, "coffee-table", "Small table", (0, -.1, .40), "wood:" + spec["wood"])
    P.tray(tx, ty, .414, .30, .22, p["wood_x"], 12)
    P.vase("cup", (tx - .06, ty, .424), M.ceramic("#efe9df"), .9)
    P.vase("bottle", (tx + .07, ty + .02, .424), M.ceramic(soft[2], .3), .55)
    cams = CAMERAS
    if not A:
        alt = dict(CAMERAS["guest-room"], **{
            "main": dict(at=(3.35, -4.2, 1.15), look=(1.75, -.6, 1.15), lens=23.5, shift_y=-.05, tall=dict(lens=30, shift_y=-.085)),
            "wardrobe": dict(at=(1.75, -4.0, 1.22), look=(2.55, 0, 1.22), lens=26, shift_y=-.03, tall=dict(lens=32, shift_y=-.085)),
            "close-fabric": dict(at=(2.05, -2.65, .85), look=(.55, -1.65, .85), lens=36, shift_y=-.08, fstop=4.5),
            "close-lamp": dict(at=(1.55, -1.65, .95), look=(.40, -.22, .95), lens=36, fstop=4, tall=dict(lens=34))})
        cams = {"guest-room": alt}
    core.use_camera(cams, "guest-room")
    return dict(target=.60)


ROOMS = {"guest-room": guest_room}

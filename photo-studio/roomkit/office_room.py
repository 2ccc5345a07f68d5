"""Small office for two. Odd seeds: facing desks in the middle, storage wall behind, window left.
Even seeds: long shared desk under a window in the back wall, storage towers either side, meeting corner at the right."""
import math
import random

import core
import materials as M
import office_parts as K
import props as P
import props_more_a as Q
from geo import Group, box, tag
from lights import fills
from room_finishes import art_colors, frame_of

W, D, H = 5.0, 5.2, 2.85
CAMERAS = {
    "office": {
        "main": dict(at=(1.50, -5.05, 1.36), look=(2.62, 0, 1.36), lens=22.5, shift_y=-.055, tall=dict(at=(1.62, -5.05, 1.36), look=(2.55, 0, 1.36), lens=24, shift_y=-.13)),
        "right": dict(at=(4.62, -4.55, 1.40), look=(1.70, -.35, 1.40), lens=23, shift_y=-.06, tall=dict(at=(4.55, -4.7, 1.40), look=(1.95, -.3, 1.40), lens=25, shift_y=-.13)),
        "close-lamp": dict(at=(1.35, -3.62, 1.14), look=(2.62, -2.35, 1.14), lens=36, shift_y=-.03, fstop=5.6),
        "close-storage": dict(at=(2.35, -2.05, 1.42), look=(3.12, -.2, 1.42), lens=32, fstop=8),
    },
    "office-even": {
        "main": dict(at=(2.10, -5.05, 1.36), look=(2.55, 0, 1.36), lens=22.5, shift_y=-.055, tall=dict(at=(2.25, -5.05, 1.36), look=(2.45, 0, 1.36), lens=24, shift_y=-.13)),
        "right": dict(at=(4.62, -4.75, 1.40), look=(1.95, -.3, 1.40), lens=23, shift_y=-.06, tall=dict(at=(4.5, -4.8, 1.40), look=(2.1, -.3, 1.40), lens=25, shift_y=-.13)),
        "close-lamp": dict(at=(2.75, -1.95, 1.16), look=(1.72, -.3, 1.16), lens=36, shift_y=-.04, fstop=5.6),
        "close-storage": dict(at=(1.55, -2.15, 1.42), look=(.55, -.2, 1.42), lens=32, fstop=8),
    },
}


def office(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    zc = H - .12
    win = ("left", -4.25, -1.55, .55, 2.40) if odd else ("back", 1.20, 3.30, .98, 2.34)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .12, .55, 3200, 18, downlights=[(x, -.75) for x in (.9, 2.5, 4.1)] + [(4.3, -2.6), (4.3, -3.9)], spot=5)
    P.window(win[0], W, D, *win[1:], day=280 if odd else 400, panes=3, sun=rng.choice([0, 2.6]), sun_dir=(.8, .22, -.5) if odd else (.25, -.8, -.5))
    fills(W, D, H, 40)
    (_facing if odd else _window_desk)(p, seed, rng, zc, win)
    core.use_camera(CAMERAS, "office" if odd else "office-even")
    return dict(target=.57 if odd else .60)


def _cabinets(L, p, h, n, dp=.42, top=True):
    box(.02, L - .02, -dp + .05, -.02, 0, .08, p["kick"], .001)
    box(.002, L - .002, -dp, 0, .08, h, p["carcass"], .001)
    for x in (0, L - .018):
        box(x, x + .018, -dp - .02, 0, 0, h, p["base"], .0015)
    st = "shaker" if p["door_style"] == "shaker" else "slab"
    for i in range(n):
        a, b = .018 + (L - .036) / n * i, .018 + (L - .036) / n * (i + 1)
        P.front(a, b, .08, h, -dp, p["base"], st, "bar" if p["handle"] == "bar" else "knob", "r" if i % 2 == 0 else "l", h - .14, p["metal"])
    if top:
        box(-.006, L + .006, -dp - .03, 0, h, h + .025, p["wood_x"], .004, 3)


def _storage(L, p, seed, zc, n, doors, tall_at=0):
    """Storage wall along local x 0..L: cabinets, lit open shelves, closed top row; one bay stays a closed locker."""
    zs = [.725, 1.13, 1.51, 1.89]
    _cabinets(L, p, .70, doors)
    bw = (L - .022) / n
    skip = tuple((k, tall_at) for k in range(3))
    Q.shelf_wall(0, L, zs, .34, p["wood_z"], p["wood_x"], p["wood_z"], n, seed=seed, soft=p["soft"], skip=skip)
    a = bw * tall_at
    st = "shaker" if p["door_style"] == "shaker" else "slab"
    for i in range(2):
        P.front(a + .011 + bw / 2 * i, a + .011 + bw / 2 * (i + 1), .727, 1.91, -.34, p["tall"], st, p["handle"], "r" if i == 0 else "l", 1.25, p["metal"], hlen=.22)
    box(.001, L - .001, -.34, 0, 1.913, zc - .004, p["carcass"], .001)
    for i in range(doors):
        P.front(L / doors * i, L / doors * (i + 1), 1.915, zc - .006, -.34, p["base"], st)


def _facing(p, seed, rng, zc, win):
    spec, soft = p["spec"], p["soft"]
    x0, L = .50, W - .54
    P.curtains("left", W, D, win[1], win[2], win[4], spec["drape"], width=.50, seed=seed, rail=p["metal"], ztop=zc - .06)
    with Group("storage", (x0, 0, 0)) as gs:
        _storage(L, p, seed, zc, 4, 8, 3)
    tag(gs, "storage-wall", "Office storage wall", (L * .42, -.36, 1.52), spec["base"])
    tag(gs, "lockers", "Closed lockers", (L * .88, -.37, 1.30), spec["tall"])
    r = P.rug_obj(2.60, -2.62, 3.1, 2.7, M.rug(*spec["rug"], rng.choice(["border", "vintage", "diamond"]), 3.1, 2.7))
    tag(r, "rug", "Office rug", (-1.2, .3, .015), spec["rug"][0])
    dx, dy, zt = 2.62, -2.60, .754
    for k, (y, rot) in enumerate(((dy - .012, 0), (dy + .012, 180))):   # near desk's user sits toward the camera
        d = K.work_desk((dx, y, .014), 1.62, .72, p, rot)
        with Group("place", (dx, y, zt), rot):
            K.workplace(p, seed + k, laptop=k == 0)
        c = Q.task_chair((dx + (.12 if k else -.10), y + (.86 if k else -.92), .014), rot + 180 + (rng.uniform(-12, 12) if k else 28), soft[0] if k else soft[1], "black" if p["metal"] == "black" else "brass")
        if k == 0:
            tag(d, "desk", "Two-seat desk", (.55, -.70, .73), "wood:" + spec["wood"])
            tag(c, "chair", "Task chair", (0, .26, .85), soft[1])
    dv = K.divider((dx, dy, zt + .02), 1.50, .34, soft[2])
    tag(dv, "divider", "Acoustic desk screen", (-.5, -.02, .24), soft[2])
    lm = K.swing_lamp((dx - .66, dy - .20, zt), p["metal"], 20)
    tag(lm, "desk-lamp", "Desk lamp", (0, -.25, .42), p["metal"])
    K.pedestal((dx + .52, dy - .12, .014), p, 0, None, soft[0])
    K.pedestal((dx + .52, dy + .12, .014), p, 180)
    g = Q.linear_pendant(dx, dy, H, 1.78, 1.5, 0, p["metal"], 20)
    tag(g, "pendant", "Linear pendant", (.3, 0, 1.80), p["metal"])
    P.plant("fiddle", (.48, -.86, 0), 1.75, seed, "#ddd3c3", .19, .34)
    b = K.board((W - .001, -1.85, 1.52), 1.5, .80, p, seed, -90)
    tag(b, "pin-board", "Pin board", (0, -.03, 0), soft[0])
    with Group("credenza", (W - .001, -1.05, 0), -90) as gc:
        _cabinets(1.6, p, .62, 3, .40)
        K.printer((1.18, -.02, .645))
        P.vase("jar", (.30, -.2, .645), M.ceramic("#d9cdb9"), .85)
        P.branches((.30, -.2, .80), .42, 7, seed)
        P.books(.62, -.2, .645, 4, False, seed + 3, rot=8)
    tag(gc, "credenza", "Low credenza", (.8, -.42, .40), spec["base"])


def _window_desk(p, seed, rng, zc, win):
    spec, soft = p["spec"], p["soft"]
    xa, xb = 1.06, 3.44
    for k, (x0, L) in enumerate(((.012, xa - .02), (xb + .01, W - xb - .022))):
        with Group("tower", (x0, 0, 0)) as gs:
            _cabinets(L, p, .70, 2 if L < 1.2 else 3)
            Q.shelf_wall(0, L, [.725, 1.13, 1.51, 1.89, zc - .03], .34, p["wood_z"], p["wood_x"], p["wood_z"], 1 if L < 1.2 else 2, seed=seed + k, soft=soft)
        tag(gs, "storage-tower" if k == 0 else "storage-wall", "Shelf tower" if k == 0 else "Office storage wall", (L * .5, -.36, 1.52), spec["base"])
    L = xb - xa
    zt = .75
    with Group("bench_desk", (xa, 0, 0)) as gd:
        box(.0, L, -.70, -.002, zt - .036, zt, p["wood_x"], .005, 3)
        box(.001, L - .001, -.028, -.002, .10, zt - .037, p["wall_cab"], .001)
        for x in (.03, L / 2 - .21, L - .45):
            box(x, x + .42, -.60, -.03, .08, zt - .037, p["base"], .002)
            for za, zb in ((.08, .42), (.42, zt - .04)):
                P.front(x, x + .42, za, zb, -.60, p["base"], "slab", "bar" if p["handle"] == "bar" else "knob", metal=p["metal"], vertical=False, hz=zb - .07, t=.018)
            box(x + .02, x + .40, -.55, -.05, 0, .08, p["kick"], .001)
    tag(gd, "desk", "Built-in desk for two", (L * .5, -.70, zt - .01), "wood:" + spec["wood"])
    P.curtains("back", W, D, win[1], win[2], win[4], spec["drape"], sheer=False, width=.30, seed=seed, rail=p["metal"], ztop=zc - .05, z0=zt + .004)
    for k, x in enumerate((xa + .68, xb - .68)):
        with Group("place", (x + (.10 if k else -.10), -.10, zt)):
            K.workplace(p, seed + k, laptop=k == 1)
        c = Q.task_chair((x + .02, -.98, .0), 180 + (22 if k == 0 else -18) + rng.uniform(-6, 6), soft[1 - k], "black" if p["metal"] == "black" else "brass")
        if k == 0:
            tag(c, "chair", "Task chair", (0, .26, .85), soft[1])
    lm = K.swing_lamp(((xa + xb) / 2 - .04, -.22, zt), p["metal"], -24)
    tag(lm, "desk-lamp", "Desk lamp", (0, -.25, .42), p["metal"])
    # meeting corner at the right
    r = P.rug_obj(3.15, -2.60, 3.1, 2.3, M.rug(*spec["rug"], rng.choice(["border", "vintage", "diamond"]), 3.1, 2.3))
    tag(r, "rug", "Office rug", (-1.0, .75, .015), spec["rug"][0])
    t = P.round_table((3.62, -2.45, .014), .48, .74, p["counter"], "fluted", p["wood_z"])
    tag(t, "meeting-table", "Round meeting table", (-.2, -.3, .74), spec["counter"])
    for k, a in enumerate((15, 140, 262)):
        ra = math.radians(a)
        P.dining_chair((3.62 + .66 * math.cos(ra), -2.45 + .66 * math.sin(ra), .014), a - 90 + rng.uniform(-6, 6), soft[0], "black" if p["metal"] == "black" else spec["wood"])
    Q.laptop((3.56, -2.36, .754), 200)
    P.vase("cup", (3.86, -2.58, .754), M.ceramic("#efe9df"), .9)
    g = P.pendant(3.62, -2.45, H, 1.72, rng.choice(["dome", "rattan"]), "#2b2b2c" if p["metal"] == "black" else "#efe8da", 9, r=.24)
    tag(g, "pendant", "Pendant light", (0, 0, 1.80))
    b = K.board((W - .001, -2.45, 1.58), 1.5, .85, p, seed, -90)
    tag(b, "pin-board", "Pin board", (0, -.03, 0), soft[0])
    K.clock((.001, -.86, 1.95), p, .19, 90)
    with Group("credenza", (.001, -2.90, 0), 90) as gc:
        _cabinets(1.7, p, .66, 3, .40)
        K.printer((1.32, -.02, .685))
        P.vase("jar", (.34, -.2, .685), M.ceramic("#d9cdb9"), .85)
        P.branches((.34, -.2, .84), .42, 7, seed)
        P.books(.72, -.2, .685, 4, False, seed + 3, rot=8)
    tag(gc, "credenza", "Low credenza", (.8, -.42, .40), spec["base"])
    ar = P.framed_art(.62, .82, (.001, -2.05, 1.62), 90, seed + 2, frame_of(p), colors=art_colors(p))
    tag(ar, "art", "Framed print", (0, -.03, 0))
    P.plant("fiddle", (.40, -.86, 0), 1.35, seed, "#ddd3c3", .17, .32)
    a = P.armchair((1.28, -2.95, 0), 52 + rng.uniform(-8, 8), legs=spec["wood"], fab=M.boucle("#e9e0d0"), seed=seed)
    tag(a, "armchair", "Lounge chair", (0, -.1, .5), "#e9e0d0")


ROOMS = {"office": office}

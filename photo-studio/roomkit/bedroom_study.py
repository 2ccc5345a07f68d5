"""Bedroom with a place to work: bed, desk and shelves. Odd seeds: desk and open shelves beside the bed on the back wall.
Even seeds: mirrored, desk under the window, a tall shelf at the bed's side."""
import random

import bedroom_beds as B
import core
import living_goods as L
import materials as M
import props as P
import props_more_a as Q
import rooms as R
from geo import Group, box, tag

W, D, H = 4.8, 4.9, 2.75
ZC = H - .12
CAMERAS = {"bedroom-study": {
    "main": dict(at=(3.75, -4.72, 1.22), look=(2.00, -.4, 1.22), lens=24, shift_y=-.06, tall=dict(at=(3.2, -4.75, 1.22), look=(1.9, -.3, 1.22), lens=30, shift_y=-.085)),
    "desk": dict(at=(2.65, -3.25, 1.25), look=(.85, -.3, 1.25), lens=27, shift_y=-.03, tall=dict(lens=32, shift_y=-.085)),
    "bed": dict(at=(1.10, -4.65, 1.15), look=(3.1, -.8, 1.15), lens=24, shift_y=-.06, tall=dict(lens=30, shift_y=-.085)),
    "close-shelf": dict(at=(1.85, -2.05, 1.52), look=(.90, -.15, 1.52), lens=36, fstop=4.5),
    "close-fabric": dict(at=(2.15, -2.95, .95), look=(3.05, -1.35, .95), lens=36, shift_y=-.13, fstop=4.5),
}}


def desk_set(p, x, seed):
    """Desk with its things, chair drawn out; user on -Y."""
    soft = p["soft"]
    d = Q.desk((x, -.03, 0), 0, 1.45, .62, p, None, None, False, 1)
    tag(d, "desk", "Study desk", (-.25, -.6, .74), "wood:" + p["spec"]["wood"])
    Q.laptop((x - .12, -.22, .75), 4)
    lp = Q.desk_lamp((x - .58, -.22, .75), 15, p["metal"], 4)
    tag(lp, "lamp", "Desk lamp", (0, -.17, .46), p["metal"])
    P.books(x + .42, -.24, .75, 3, False, seed)
    P.vase("cup", (x + .20, -.42, .75), M.ceramic(soft[1], .3), .9)
    c = P.dining_chair((x - .08, -.86, 0), 170, soft[1], p["spec"]["wood"]) if seed % 4 < 2 else Q.task_chair((x - .08, -.92, 0), 168, soft[1])
    tag(c, "chair", "Desk chair", (0, .15, .62), soft[1])


def wall_shelves(p, x0, x1, seed, zs):
    with Group("shelves") as g:
        for k, z in enumerate(zs):
            a, b = (x0, x1) if k % 2 == 0 else (x0 + .25, x1)
            box(a, b, -.25, -.001, z, z + .03, p["wood_x"], .004, 3)
            P.strip(a + .04, b - .04, -.04, z - .001, 1.4, 2800, (0, -.3, -1))
            Q.dress_shelf(a, b, -.245, z + .03, .34, seed * 5 + k, p["soft"], "bbsvp")
    tag(g, "shelves", "Wall shelves with light", ((x0 + x1) / 2, -.25, zs[0] + .015), "wood:" + p["spec"]["wood"])


def tall_shelf(p, x0, x1, seed):
    with Group("shelf_unit") as g:
        box(x0, x1, -.30, -.02, 0, .07, p["kick"], .001)
        box(x0 + .002, x1 - .002, -.32, -.001, .07, .60, p["carcass"], .001)
        for i in range(2):
            P.front(x0 + (x1 - x0) / 2 * i, x0 + (x1 - x0) / 2 * (i + 1), .07, .60, -.32, p["base"], "shaker" if p["door_style"] == "shaker" else "slab", "knob", "rl"[i], .50, p["metal"])
        Q.shelf_wall(x0, x1, [.60, .98, 1.36, 1.74, 2.12, 2.46], .32, p["base"], p["wood_x"], p["wood_z"], 1, 0, True, seed, p["soft"], "bbbssvvp")
    tag(g, "shelves", "Lit shelf unit", ((x0 + x1) / 2, -.32, 1.37), p["spec"]["base"])


def bedroom_study(p, seed=1):
    rng = random.Random(seed)
    A = seed % 2 == 1
    X = (lambda x: x) if A else (lambda x: W - x)
    soft, spec = p["soft"], p["spec"]
    side = "left" if A else "right"
    win = (side, -3.3, -1.25, .80 if A else .92, 2.25)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], back=p["accent_paint"] if A else None)
    P.cove_ceiling(W, D, H, .12, .60, 3000, 16, downlights=[(X(.9), -.45), (X(2.2), -.45), (X(4.3), -.45), (X(4.3), -2.6)], spot=5)
    L.dressed_window(*win[:1], W, D, *win[1:], p, seed, day=330, sun=rng.choice([0, 2.5]), sun_dir=(.8 if A else -.8, .25, -.5), ztop=ZC - .08, left=.48, right=.52, panes=2, sill=True)
    R.fills(W, D, H, 48)
    bx = X(3.25)
    head = soft[0] if A else soft[1]
    hw = 2.3 if A else 2.0
    with Group("head", (bx - hw / 2, -.001, 0)):
        pw = B.padded_wall(hw, 1.12, head, "pads" if A else "channels", seed)
    tag(pw, "headboard", "Upholstered headboard", ((.25 if A else hw - .25), -.09, 1.05), head)
    b = B.dressed_bed((bx, -.10, 0), 0, p, 1.6, 2.0, head, seed)
    tag(b, "bed", "Queen bed", ((-.35 if A else .35), -1.2, .62), head)
    r = L.pile_rug(X(2.75), -1.95, 2.9, 2.2, *spec["rug"], rng.choice(["border", "diamond", "vintage"]), seed)
    tag(r, "rug", "Bedroom rug", (-.95 if A else .95, -.65, .015), spec["rug"][0])
    cols = ("#efe8dc",) + tuple(soft) + ("#8fa08a", "#2c2a29")
    fr = spec["wood"] if p["metal"] != "black" else "black"
    if A:
        desk_set(p, 1.02, seed)
        wall_shelves(p, .28, 1.80, seed, (1.36, 1.78, 2.18))
        P.plant("fiddle", (.38, -1.05, 0), 1.5, seed, "#ddd3c3", .16, .30)
        for k in range(2):
            ar = P.framed_art(.55, .70, (bx - .34 + .68 * k, -.001, 1.72), 0, seed + k, fr, colors=cols)
        nx = (bx + 1.30,)
    else:
        with Group("desk_side", (W, -1.45, 0), -90):
            desk_set(p, .80, seed)
        tall_shelf(p, X(1.72), X(.82), seed)
        P.plant("palm", (X(.42), -.48, 0), 1.6, seed, "#ddd3c3", .17, .34)
        ar = P.framed_art(1.15, .80, (bx, -.001, 1.70), 0, seed, fr, colors=cols)
        nx = (bx - 1.17, bx + 1.17)
    tag(ar, "art", "Framed print", (0, -.03, 0))
    for k, x in enumerate(nx):
        st = P.side_table((x, -.03, 0), .44, .38, .50, p["wood_x"] if "wood" not in spec["base"] else p["wall_cab"], p["metal"])
        lp = P.table_lamp((x, -.20, .50), M.ceramic(soft[2], .35), power=5, s=.85)
        if k == len(nx) - 1:
            tag(st, "side-table", "Bedside table", (0, -.38, .36), "wood:" + spec["wood"])
            tag(lp, "bedside-lamp", "Bedside lamp", (0, 0, .34))
    g = P.pendant(X(1.02) if A else bx, -.62 if A else -1.6, H if not A else ZC, 1.98 if A else 2.18, "rattan", "#efe8da", 6, r=.18 if A else .26)
    tag(g, "pendant", "Rattan pendant", (0, 0, 2.04 if A else 2.24))
    Q.rope_basket((X(2.18), -.40, 0), .17, .30, "#c9b28a", soft[1]) if A else None
    core.use_camera(CAMERAS if A else {"bedroom-study": L.flip(CAMERAS["bedroom-study"], W)}, "bedroom-study")
    return dict(target=.60)


ROOMS = {"bedroom-study": bedroom_study}

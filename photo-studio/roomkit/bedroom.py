"""Master bedroom with a wardrobe."""
import random

import core
import materials as M
import props as P
from geo import Group, box, rod, soft_box, tag
from lights import fills

CAMERAS = {
    "bedroom": {
        "main": dict(at=(1.55, -4.78, 1.28), look=(2.33, 0, 1.28), lens=22.5, shift_y=-.02,
                     tall=dict(look=(2.2, 0, 1.28), lens=28, shift_y=-.05)),
        "left": dict(at=(.55, -4.65, 1.25), look=(3.3, -.9, 1.2), lens=23.5, shift_y=-.04, tall=dict(lens=29)),
        "right": dict(at=(3.85, -4.65, 1.25), look=(1.25, -.6, 1.2), lens=23.5, shift_y=-.04, tall=dict(lens=29)),
        "close-bed": dict(at=(3.25, -2.95, 1.15), look=(1.75, -.2, 1.1), lens=29, shift_y=-.06, tall=dict(lens=32)),
        "close-wardrobe": dict(at=(1.0, -3.85, 1.30), look=(4.2, -1.45, 1.3), lens=27, shift_y=-.02,
                               tall=dict(lens=31)),
    },
}


def bedroom(p, seed=1):
    """Master bedroom: bed on a panelled wall, wardrobe with loft on the right, curtained window left."""
    rng = random.Random(seed)
    W, D, H = 4.75, 4.9, 2.85
    zc = H - .14
    win = ("left", -3.05, -1.05, .75, 2.40)
    P.room(W, D, H, p["wall"], p["floor"], back=p["accent_paint"] if seed % 2 == 0 else None, openings=[win])
    bx = 1.95
    P.cove_ceiling(W, D, H, .14, .55, 3000, 18, downlights=[(.7, -.4), (3.2, -.4), (3.75, -1.6), (3.75, -2.7)],
                   spot=5)
    P.window("left", W, D, *win[1:], day=450, sun=rng.choice([0, 3.0]), sun_dir=(.8, .15, -.5), panes=2)
    P.curtains("left", W, D, win[1], win[2], win[4], p["spec"]["drape"], width=.58, seed=seed, rail=p["metal"],
               ztop=zc - .06)
    fills(W, D, H, 34)

    # --- headboard wall: wainscot mouldings or fluted wood + upholstery
    xr = W - .62
    lay = ("panel", "moulding")[seed % 2]
    if lay == "panel":
        P.fluted_panel(.05, bx - 1.32, .1, zc - .02, -.001, p["wood_z"])
        P.fluted_panel(bx + 1.32, xr, .1, zc - .02, -.001, p["wood_z"])
        for x in (bx - 1.30, bx + 1.30):
            core.lamp("AREA", (x, -.03, 1.4), 6, 2800, target=(x, -1, 1.4), size=(.03, 2.2), name="panel_led")
            box(x - .005, x + .005, -.012, -.002, .12, zc - .04, M.glow("#ffd9a6", 4.0), 0)
    else:
        mm = p["wall"]
        box(0, xr, -.012, 0, 1.30, 1.345, mm, .006, 3)
        for a, b in ((.12, bx - 1.12), (bx - 1.0, bx + 1.0), (bx + 1.12, xr - .10)):
            P.moulding(a, b, 1.46, zc - .14, -.001, mm)
            P.moulding(a, b, .20, 1.18, -.001, mm)
    soft = p["soft"]
    b = P.bed((bx, -.02, 0), 0, 1.8, 2.0, soft[0], None, "#f2eee6", soft[2], soft[1], seed,
              rng.choice(["panels", "wing"]))
    tag(b, "bed", "Upholstered king bed", (0, -1.4, .6), soft[0])
    kind = rng.choice(["cylinder", "globe"])
    for k, s in enumerate((-1, 1)):
        x = bx + s * 1.36
        st = P.side_table((x, -.03, 0), .48, .40, .52,
                          p["wood_x"] if "wood" not in p["spec"]["base"] else p["wall_cab"], p["metal"])
        g = P.pendant(x, -.28, zc, 1.28, kind, "brass" if p["metal"] == "brass" else "#202020", 5, r=.13)
        if k == 0:
            tag(g, "pendant", "Bedside pendant", (0, 0, 1.35))
            tag(st, "side-table", "Bedside table", (0, -.4, .35))
            P.books(x - .05, -.2, .52, 3, False, seed, rot=10)
        else:
            P.vase("jar", (x + .06, -.2, .52), M.ceramic("#d9cdb9"), .7)
            P.branches((x + .06, -.2, .65), .34, 6, seed + 3)
            P.vase("cup", (x - .10, -.26, .52), M.ceramic("#efe9df"), .9)
    r = P.rug_obj(bx, -1.75, 2.9, 2.0,
                  M.rug(*p["spec"]["rug"], rng.choice(["border", "vintage", "diamond"]), 2.9, 2.0))
    tag(r, "rug", "Bedroom rug", (-1.2, -.7, .015), p["spec"]["rug"][0])
    with Group("bench", (bx, -2.42, .014)) as gb:
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((sx * .52, sy * .13, .30), (sx * .56, sy * .16, 0), .020, .013, p["wood_z"])
        soft_box(1.25, .42, .15, M.boucle("#e6dccb"), (0, 0, .29), r=.06, bulge=.02)
    tag(gb, "bench", "Bed-end bench", (0, -.1, .42))

    # --- wardrobe on the right wall
    wl = 3.0
    wd = P.wardrobe(wl, zc - .005, .60, p, 6,
                    {"shaker": "shaker", "slab": rng.choice(["slab", "fluted"])}[p["door_style"]], .52,
                    {"edge": "edge", "bar": "bar", "knob": "bar"}[p["handle"]], at=(W, -.03, 0), rot=-90,
                    mirror_at=rng.choice([None, 4]))
    tag(wd, "wardrobe", "Hinged wardrobe with loft", (1.5, -.62, 1.5), p["spec"]["tall"])
    P.plant("snake", (.34, -3.42, 0), 1.0, seed, "#e0d6c6", .15, .30)
    ar = P.framed_art(.8, .8, (bx, -.014 if lay == "moulding" else -.001, 1.88), 0, seed + 4,
                      p["spec"]["wood"] if p["metal"] != "black" else "black",
                      colors=("#efe8dc",) + tuple(soft) + ("#8fa08a", "#2c2a29"))
    tag(ar, "art", "Framed print", (0, -.03, 0))
    core.use_camera(CAMERAS, "bedroom")
    return {}


ROOMS = {"bedroom": bedroom}

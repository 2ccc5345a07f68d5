"""Living room before a television wall."""
import random

import core
import materials as M
import props as P
from geo import Group, box, tag
from lights import fills

CAMERAS = {
    "living": {
        "main": dict(at=(1.98, -5.22, 1.22), look=(2.62, 0, 1.22), lens=22.5, shift_y=-.02,
                     tall=dict(look=(2.55, 0, 1.22), lens=29, shift_y=-.05)),
        "left": dict(at=(.62, -4.95, 1.20), look=(3.45, -.8, 1.2), lens=23.5, shift_y=-.04, tall=dict(lens=29)),
        "right": dict(at=(4.45, -5.05, 1.22), look=(1.55, -.9, 1.2), lens=23.5, shift_y=-.04, tall=dict(lens=29)),
        "close-tv": dict(at=(2.2, -3.45, 1.10), look=(2.38, 0, 1.1), lens=27, shift_y=-.02, tall=dict(lens=31)),
        "close-sofa": dict(at=(1.75, -4.15, 1.12), look=(4.4, -2.2, 1.0), lens=30, shift_y=-.08,
                           tall=dict(lens=33)),
    },
}


def living(p, seed=1):
    """Living room, one-point view of a TV wall: fluted panel, floating console, niche shelves, sofa right, window left."""
    rng = random.Random(seed)
    W, D, H = 5.0, 5.3, 2.85
    zc = H - .14
    win = ("left", -3.75, -1.25, .06, 2.42)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .14, .6, 3000, 18,
                   downlights=[(x, -.42) for x in (1.2, 2.5, 3.8)] + [(4.6, -2.2), (4.6, -3.2)], spot=6)
    P.window("left", W, D, *win[1:], day=330, sun=rng.choice([0, 3.0]), sun_dir=(.8, .22, -.5), panes=3, sill=False)
    P.curtains("left", W, D, win[1], win[2], win[4], p["spec"]["drape"], width=.6, seed=seed, rail=p["metal"],
               ztop=zc - .06)
    fills(W, D, H, 36)

    # --- TV wall
    cx = 2.35
    pw = 2.3
    panel = P.fluted_panel(cx - pw / 2, cx + pw / 2, .02, zc - .02, -.03, p["wood_z"])
    tag(panel, "wall-panel", "Fluted wall panel", (cx - .9, -.05, 2.2), "wood:" + p["spec"]["wood"])
    stone = p["counter"] if "terrazzo" not in p["spec"]["counter"] else M.marble()
    for s in (-1, 1):                                   # side cladding with a light gap beside the fluted panel
        xa = cx + s * (pw / 2 + .05)
        xb = cx + s * (pw / 2 + .64)
        n = 3                                           # lacquered boards with shadow gaps
        for i in range(n):
            a, b = xa + (xb - xa) / n * i, xa + (xb - xa) / n * (i + 1)
            box(a, b, -.022, 0, .02, zc - .02, M.laminate(p["spec"]["accent"], .5), .004)
        x = cx + s * (pw / 2 + .025)
        box(x - .006, x + .006, -.02, -.012, .1, zc - .04, M.glow("#ffd9a6", 4.0), 0)
        core.lamp("AREA", (x, -.03, 1.35), 9, 2800, target=(x, -1, 1.35), size=(.03, 2.3), name="panel_led")
    t = P.tv((cx, -.05, 1.36), 1.66)
    tag(t, "tv", "Wall-mounted TV", (0, -.05, 0))
    with Group("console", (cx - 1.45, -.02, 0)) as gc:  # floating console
        L, d, z0, z1 = 2.9, .42, .26, .56
        box(0, L, -d + .02, 0, z0, z1, p["carcass"], .002)
        n = 4
        for i in range(n):
            P.front(L / n * i, L / n * (i + 1), z0, z1 - .03, -d + .02, p["base"],
                    "fluted" if i in (1, 2) and p["door_style"] == "slab" else ("slab" if p["door_style"] != "shaker" else "shaker"), t=.02)
        box(-.01, L + .01, -d - .01, 0, z1, z1 + .025, p["wood_x"] if "wood" not in p["spec"]["base"] else stone,
            .004)
        box(0, .018, -d, 0, z0, z1, p["base"], .0015)
        box(L - .018, L, -d, 0, z0, z1, p["base"], .0015)
        core.lamp("AREA", (L / 2, -.18, z0 - .01), 7, 2800, target=(L / 2, -.22, 0), size=(L - .2, .03),
                  name="under_led")
    tag(gc, "tv-unit", "Floating TV unit", (1.45, -.44, .42), p["spec"]["base"])
    zt = .585
    P.vase("tall", (cx - 1.22, -.22, zt), M.ceramic("#cdbfa9"), .85)
    P.branches((cx - 1.22, -.22, zt + .36), .62, 8, seed, rng.choice(["eucalyptus", "pampas"]))
    _g, hb = P.books(cx + .98, -.21, zt, 3, False, seed)
    P.vase("bowl", (cx + .98, -.21, zt + hb), M.ceramic("#7f8577", .3), .6)
    P.vase("jar", (cx + 1.26, -.22, zt), M.ceramic("#e3d9c8"), .8)
    P.vase("bottle", (cx - .96, -.2, zt), M.ceramic(p["soft"][1], .3), .7)

    # --- niche shelves at the right end of the TV wall
    x0, x1 = cx + pw / 2 + .70, W - .06
    with Group("shelves") as gs:
        d = .30
        box(x0, x1, -.018, 0, .02, zc - .1, p["wood_z"], .001)
        for x in (x0, x1 - .022):
            box(x, x + .022, -d, 0, .02, zc - .1, p["base"], .002)
        zs = [.62, 1.02, 1.42, 1.82, 2.22, zc - .122]
        for i, z in enumerate(zs):
            box(x0 + .02, x1 - .02, -d + .004, -.015, z, z + .022, p["base"], .002)
            if 0 < i:
                P.strip(x0 + .04, x1 - .04, -.05, z, 1.6, 2800, (0, -.3, -1))
        n = 2
        for i in range(n):
            a, b = x0 + .022 + (x1 - x0 - .044) / n * i, x0 + .022 + (x1 - x0 - .044) / n * (i + 1)
            P.front(a, b, .06, .62, -d + .02, p["base"], "slab" if p["door_style"] != "shaker" else "shaker",
                    "knob", "r" if i == 0 else "l", .5, p["metal"])
        wS = x1 - x0
        for i, z in enumerate(zs[:-1]):
            zz = z + .022
            k = (i + seed) % 4
            if k == 0:
                P.books(x0 + .06, -.05, zz, 6, True, seed + i)
                P.vase("jar", (x1 - .15, -.16, zz), M.ceramic("#d8cbb6"), .75)
            elif k == 1:
                P.vase("bottle", (x0 + wS * .3, -.15, zz), M.ceramic(p["soft"][2], .35), .95)
                P.vase("bowl", (x0 + wS * .66, -.15, zz), M.ceramic("#e6ddcd"), .75)
            elif k == 2:
                _, hh = P.books(x0 + wS * .38, -.15, zz, 3, False, seed + i)
                P.plant("herb", (x0 + wS * .72, -.15, zz), .26, seed + i, "#e3dacb", .06, .10)
            else:
                P.books(x1 - .30, -.05, zz, 5, True, seed + i + 3)
                P.vase("jar", (x0 + .17, -.16, zz), M.ceramic("#8d9684", .4), .6)
    tag(gs, "display-shelf", "Lit display shelves", ((x0 + x1) / 2, -.3, 1.45), p["spec"]["base"])

    # --- seating
    soft = p["soft"]
    s = P.sofa((W - .10, -2.55, 0), -90, 2.45, .98, soft[0], 3, p["spec"]["wood"], seed,
               (soft[2], soft[1], "#ece4d6", soft[1]), chaise=False)
    tag(s, "sofa", "Three-seater sofa", (0, -.75, .55), soft[0])
    a = P.armchair((1.12, -2.45, 0), 68 + rng.uniform(-8, 8), legs=p["spec"]["wood"],
                   fab=M.boucle("#e9e0d0") if seed % 2 else M.fabric(soft[1]), seed=seed)
    tag(a, "armchair", "Lounge chair", (0, -.1, .5), soft[1])
    style = rng.choice(["border", "diamond", "vintage"])
    r = P.rug_obj(2.62, -2.6, 2.5, 2.9, M.rug(*p["spec"]["rug"], style, 2.5, 2.9))
    tag(r, "rug", "Wool rug", (-.7, -1.1, .015), p["spec"]["rug"][0])
    t = P.round_table((2.72, -2.35, 0.014), .46, .34, stone, "fluted", p["wood_z"])
    tag(t, "coffee-table", "Coffee table", (0, 0, .34))
    P.round_table((2.30, -2.98, 0.014), .29, .45, p["wood_x"], "legs", p["wood_z"])
    _g, hb = P.books(2.62, -2.28, .354, 3, False, seed + 5, rot=18)
    P.vase("bowl", (2.64, -2.28, .354 + hb), M.ceramic("#d3c6b1"), .5)
    P.vase("jar", (2.92, -2.45, .354), M.ceramic("#efe7d9"), .62)
    P.branches((2.92, -2.45, .354 + .12), .26, 5, seed + 2)
    P.vase("cup", (2.34, -3.0, .464), M.ceramic("#efe9df"), .9)
    fl = P.floor_lamp((.52, -1.42, 0), power=9)
    tag(fl, "floor-lamp", "Floor lamp", (0, 0, 1.45))
    pl = P.plant(rng.choice(["fiddle", "palm"]), (.50, -.55, 0), 1.75, seed, "#ddd3c3", .2, .36)
    tag(pl, "planter", "Floor planter", (0, 0, .25))
    cols = ("#efe8dc",) + tuple(soft) + ("#8fa08a", "#2c2a29")
    for k, y in enumerate((-2.12, -2.98)):
        ar = P.framed_art(.62, .84, (W - .001, y, 1.62), -90, seed + k,
                          p["spec"]["wood"] if p["metal"] != "black" else "black", colors=cols)
        if k == 0:
            tag(ar, "art", "Framed print", (0, -.03, 0))
    core.use_camera(CAMERAS, "living")
    return {}


ROOMS = {"living": living}

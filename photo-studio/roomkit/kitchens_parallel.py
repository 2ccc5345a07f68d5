"""Galley: two facing runs seen down their length. Odd seeds: hob left, refrigerator and sink right, balcony door at the end.
Even seeds: the sides change places, open shelves become cupboards, and a garden window with a ledge ends the room."""
import random

import core
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import props as P
import window_views
from geo import Group, box, tag
from rooms import fills

ROOM = "kitchen-parallel"
W, DEEP, HIGH, RUN = 2.60, 5.00, 2.72, 3.90
ZC, ZW = HIGH - .12, 1.46
MID = W / 2

CAMERAS = {
    ROOM: {
        "main": dict(at=(1.28, -4.86, 1.42), look=(1.30, 0, 1.42), lens=23, shift_y=-.05, tall=dict(lens=30, shift_y=-.13)),
        "left": dict(at=(1.86, -4.55, 1.42), look=(.62, -1.2, 1.42), lens=25, shift_y=-.05, tall=dict(lens=31, shift_y=-.13)),
        "close-tap": dict(at=(.95, -3.20, 1.36), look=(2.32, -2.25, 1.36), lens=36, shift_y=-.16, fstop=5.6, focus=1.6, tall=dict(lens=34)),
        "close-hob": dict(at=(1.62, -3.10, 1.36), look=(.28, -2.10, 1.36), lens=36, shift_y=-.15, fstop=6.3, focus=1.6, tall=dict(lens=34)),
    },
}
CAMERAS[ROOM + "/even"] = {
    "main": CAMERAS[ROOM]["main"],
    "left": dict(at=(.76, -4.55, 1.42), look=(1.98, -1.2, 1.42), lens=25, shift_y=-.05, tall=dict(lens=31, shift_y=-.13)),
    "close-tap": dict(at=(1.65, -3.20, 1.36), look=(.28, -2.25, 1.36), lens=36, shift_y=-.16, fstop=5.6, focus=1.6, tall=dict(lens=34)),
    "close-hob": dict(at=(.98, -3.10, 1.36), look=(2.32, -2.10, 1.36), lens=36, shift_y=-.15, fstop=6.3, focus=1.6, tall=dict(lens=34)),
}


def parallel(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    win = ("back", .74, 1.86, .03, 2.28) if odd else ("back", .80, 1.80, 1.00, 2.20)
    P.room(W, DEEP, HIGH, p["wall"], p["floor"], openings=[win], skirting=None)
    P.cove_ceiling(W, DEEP, HIGH, .12, .66, 3100, 11, downlights=[(MID, y) for y in (-.4, -4.3)], spot=4)
    window_views.window("back", W, DEEP, *win[1:], view="city" if odd else "garden", seed=seed + 20, day=420, panes=2, rail="black" if odd else None,
                        frame="#2b2a29" if p["metal"] == "black" else "#f4f2ee")
    fills(W, DEEP, HIGH, 30)
    core.lamp("AREA", (MID, -2.2, ZC + .10), 16, 4300, target=(MID, -2.2, 0), size=(.6, 2.4), glossy=False, name="aisle")
    _hob_side(Side("left" if odd else "right"), p, seed)
    _sink_side(Side("right" if odd else "left"), p, seed, rng, odd)
    if not odd:
        _ledge(p, seed)
    r = P.rug_obj(MID, -2.35, .72, 2.5, M.rug(*p["spec"]["rug"], rng.choice(["border", "diamond", "vintage"]), .72, 2.5))
    tag(r, "rug", "Kitchen runner", (0, .5, .015), p["spec"]["rug"][0])
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return {}


class Side:
    """A wall of the galley; u is the distance from the end wall, the same on both sides."""

    def __init__(self, wall):
        self.left = wall == "left"

    def group(self, name):
        return Group(name, (0, -RUN, 0), 90) if self.left else Group(name, (W, 0, 0), -90)

    def x(self, u):
        return RUN - u if self.left else u

    def span(self, u, w):
        return (self.x(u + w), self.x(u)) if self.left else (u, u + w)

    def row(self, items):
        return items[::-1] if self.left else items


def _hob_side(s, p, seed):
    sp = p["spec"]
    with s.group("hob_side") as g:
        at = K.run(s.row([(.60, "door"), (.60, "drawers"), (.60, "panel"), (.90, "drawers2"), (.60, "door"), (.60, "drawers")]), p, end0=s.left, end1=not s.left)
        h = at["drawers2"]
        K.splash(0, RUN, ZC, p)
        tag(P.hob(h, -.31, K.TOP), "hob", "Gas hob", (0, 0, .02))
        tag(P.chimney(h, 1.58, .88, wall_top=ZC, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .12))
        with Group("wall") as gw:
            for u, ws, kinds in ((0, [.60, .60, .60], ["door", "glass", "door"]), (2.70, [.60, .60], ["door", "door"])):
                x0 = s.span(u, sum(ws))[0]
                P.wall_units(x0, ws, p, ZW, 2.12, types=s.row(kinds))
                P.wall_units(x0, ws, p, 2.135, ZC, types=["door"] * len(ws), led=False)
        tag(gw, "wall-cabinets", "Wall cabinets", (s.x(3.0), -.36, 1.8), sp["wall_cab"])
        tag(g, "base-cabinets", "Base cabinets", (s.x(2.25), -.60, .62), sp["base"])
        tag(g, "splashback", "Splashback", (s.x(2.9), -.01, 1.2), sp["splash"])
        for k in range(3):
            P.vase("cup", (s.x(.76 + .14 * k), -.17, ZW + .02), M.ceramic("#e9e2d5"), .95)
            P.vase("bowl", (s.x(.76 + .14 * k), -.17, 1.80), M.ceramic(p["soft"][k]), .5)
        D.pot(h + .24, -.22, K.TOP + .036, p["soft"][2])
        D.boards(s.x(3.05), K.TOP, -.022)
        D.bottles(s.x(1.62), -.14, K.TOP, 2)
        D.utensils(s.x(2.83), -.15, K.TOP)
        D.canisters(s.x(3.42), -.15, K.TOP, 3)
        D.bread(s.x(1.1), -.32, K.TOP, 5)
        P.fruit_bowl(s.x(.40), -.30, K.TOP, seed, M.ceramic("#ddd4c4"))


def _sink_side(s, p, seed, rng, odd):
    sp = p["spec"]
    with s.group("sink_side"):
        a, b = s.span(0, .76)
        with Group("tall") as gt:
            U.housing(a, b, p, ZC)
            P.tall_unit(s.span(.76, .60)[0], [.60], p, ["oven"], h=2.12)
            P.wall_units(s.span(.76, .60)[0], [.60], dict(p, wall_cab=p["tall"]), 2.135, ZC, depth=.58, types=["door"], led=False)
            e = s.x(1.36)
            box(e, e + (-.018 if s.left else .018), -.60, 0, 0, ZC, p["tall"], .0015)
        tag(gt, "oven-tower", "Built-in oven tower", (s.x(1.06), -.62, .95), "black glass")
        tag(U.fridge((a + .032, -.01, 0), w=.696, d=.64, skin=U.steel_of(p)), "fridge", "Refrigerator", (.35, -.65, 1.25), "steel")
        u0 = 1.378
        x0 = s.span(u0, RUN - u0)[0]
        with Group("base") as gb:
            at = K.run(s.row([(.54, "drawers"), (.80, "sink"), (.60, "panel"), (RUN - u0 - 1.94, "drawers")]), p, x0=x0, end0=s.left, end1=not s.left)
        tag(gb, "counter", "Worktop", (s.x(3.62), -.42, K.TOP), sp["counter"])
        K.splash(x0, x0 + RUN - u0, ZW + .06, p)
        tag(K.sink(at["sink"], bowl=rng.choice(["steel", "granite", "ceramic"]), tap=U.tap_of(p), spout=rng.choice(["arc", "square"])), "tap", "Sink and mixer tap", (0, .2, .3))
        if odd:
            with Group("shelves") as go:
                for k, z in enumerate((1.38, 1.74)):
                    zt = U.shelf(x0 + .06, x0 + RUN - u0 - .04, z, p["wood_x"], .22, p["metal"], y=-.010)
                    D.shelf_things(x0 + .10, x0 + RUN - u0 - .06, -.125, zt, seed + 3 * k, p["soft"], ("pgbjcm", "khbcpj")[k])
                P.strip(x0 + .12, x0 + RUN - u0 - .10, -.19, 1.38, 4)
            tag(go, "open-shelf", "Open shelves", (s.x(3.3), -.23, 1.39), "wood:" + sp["wood"])
        else:
            n = RUN - u0
            P.wall_units(x0, [n / 4] * 4, p, ZW, 2.12, types=s.row(["door", "open", "door", "door"]))
            P.wall_units(x0, [n / 4] * 4, p, 2.135, ZC, types=["door"] * 4, led=False)
            xo = s.span(u0 + n / 4, n / 4)[0]
            for z, ks in ((ZW + .02, "mgb"), (1.80, "bjp")):
                D.shelf_things(xo + .03, xo + n / 4 - .02, -.17, z, seed, p["soft"], ks)
        P.plant("herb", (s.x(1.60), -.15, K.TOP), .28, seed + 1, "#d9cfbf", .07, .12)
        D.lemons(s.x(3.30), -.34, K.TOP, seed)
        P.vase("jar", (s.x(2.95), -.17, K.TOP), M.ceramic("#d9cdb9"), .75)
        P.branches((s.x(2.95), -.17, K.TOP + .14), .36, 7, seed)


def _ledge(p, seed):
    """Breakfast ledge under the end window, with a stool."""
    box(.645, W - .645, -.30, -.002, .86, .886, p["wood_x"], .003)
    box(.645, W - .645, -.03, -.002, .78, .86, p["wood_x"], .002)
    tag(U.stool((MID - .05, -.48, 0), 20, p["spec"]["wood"], p["metal"], .62), "stool", "Counter stool", (0, 0, .62))
    P.plant("herb", (.90, -.14, .886), .30, seed + 4, "#c07a56", .07, .12)
    P.vase("cup", (1.42, -.17, .886), M.ceramic("#efe9df"), .9)
    P.books(1.62, -.16, .886, 2, False, seed)


ROOMS = {ROOM: parallel}

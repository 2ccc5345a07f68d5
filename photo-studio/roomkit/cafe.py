"""Neighbourhood cafe."""
import random

import core
import materials as M
import props as P
import props_more_b as B
from geo import Group, box, rod, tag
from lights import fills

CAMERAS = {
    "cafe": {
        "main": dict(at=(3.35, -6.28, 1.42), look=(2.90, 0, 1.42), lens=21.5, shift_y=-.035, tall=dict(lens=27)),
        "left": dict(at=(1.0, -6.2, 1.40), look=(3.9, -1.4, 1.4), lens=22.5, shift_y=-.05, tall=dict(lens=27)),
        "right": dict(at=(4.75, -6.2, 1.40), look=(2.2, -1.4, 1.4), lens=22.5, shift_y=-.05, tall=dict(lens=27)),
        "close-bar": dict(at=(3.25, -4.75, 1.42), look=(2.35, -1.6, 1.4), lens=27, shift_y=-.03,
                          tall=dict(lens=30)),
    },
}


def cafe(p, seed=1):
    """Neighbourhood cafe: fluted bar with stone top, lit back shelves, shopfront window, banquette."""
    rng = random.Random(seed)
    W, D, H = 6.2, 6.4, 3.25
    zc = H - .14
    spec, soft = p["spec"], p["soft"]
    wz, wx = p["wood_z"], p["wood_x"]
    win = ("left", -5.3, -1.75, .45, 2.75)
    metal = "black" if spec["metal"] == "black" else "brass"
    floor = M.terrazzo("#ddd5c8", ("#b5876a", "#8d8c7d", "#c9b48f", "#6b655c",
                                   "#f4efe6")) if "mtile" in spec["floor"] or "terrazzo" in spec["counter"] else p["floor"]
    P.room(W, D, H, p["wall"], floor, openings=[win])
    P.cove_ceiling(W, D, H, .14, .85, 3000, 22,
                   downlights=[(x, -.50) for x in (1.1, 2.5, 3.9)] + [(5.4, -2.6), (5.4, -4.0)], spot=7)
    P.window("left", W, D, *win[1:], day=330, sun=rng.choice([0, 2.5]), sun_dir=(.8, .25, -.5), panes=3,
             frame="#24211f")
    fills(W, D, H, 52)
    # --- back wall: tile field, shelves, boards
    bw = 4.55                                           # bar length, from the left wall
    tile = M.tiles(spec["accent"], .065, .26, "#e8e2d6", "xz", 0.0, .12, .08, .004, handmade=.6)
    box(0, bw, -.012, 0, .9, zc, tile, 0)
    box(bw, bw + .03, -.06, 0, 0, zc, wz, .003)
    with Group("back_bar"):
        P.base_units(.0, [.75, .75, .75, .75, .75, .77], p,
                     types=["door", "drawers", "door", "door", "drawers", "door"], gola=True, depth=.52)
    with Group("shelves") as gs:
        for z in (1.52, 1.98):
            box(.25, 2.75, -.28, -.012, z, z + .035, wx, .004)
            P.strip(.3, 2.7, -.05, z, 4.0, 2900, (0, -.15, -1))
            for x in (.45, 1.5, 2.55):
                box(x - .008, x + .008, -.26, -.012, z - .012, z, M.metal(metal, .3), .001)
        for k in range(2):
            z = (1.555, 2.015)[k]
            x = .36
            while x < 2.62:
                q = rng.random()
                if q < .45:
                    for i in range(2):
                        P.vase("cup", (x, -.15, z + .0795 * i),
                               M.ceramic(rng.choice(("#efe9df", "#d8cbb8", soft[1])), .3), .93)
                    x += .105
                elif q < .65:
                    P.vase("bottle", (x + .02, -.15, z),
                           M.ceramic(rng.choice(("#3f4a3d", "#6b4a2f", soft[2])), .15), .92)
                    x += .155
                elif q < .85:
                    P.vase("canister", (x + .02, -.15, z), M.ceramic(rng.choice(("#e7dfd0", "#cbbba3")), .35), .85)
                    x += .145
                else:
                    P.plant("herb", (x + .05, -.15, z), .25, seed + int(x * 10), "#d9cfbf", .06, .11)
                    x += .24
    tag(gs, "shelves", "Lit wall shelves", (1.5, -.28, 1.78), "wood:" + spec["wood"])
    for k in range(2):
        m = B.menu_board((3.28 + .0 * k, -.013, 2.32 - .66 * k), 1.0, .58, seed + k, spec["wood"])
        if k == 0:
            tag(m, "menu", "Menu board", (0, -.03, 0))
    B.grinder((.55, -.28, .882))
    P.vase("canister", (1.0, -.2, .882), M.ceramic("#cbbba3"), 1.0)
    P.vase("canister", (1.16, -.2, .882), M.ceramic("#e7dfd0"), .85)
    # --- front bar
    bx0, bx1, by, h = .55, 4.35, -1.75, 1.06
    with Group("bar", (0, by, 0)) as gf:
        box(bx0 + .04, bx1 - .04, -.50, 0, 0, .09, p["kick"], .001)
        box(bx0, bx1, -.52, 0, .09, h - .04, p["base"], .002)
        n = 4
        for i in range(n):
            a, b = bx0 + (bx1 - bx0) / n * i, bx0 + (bx1 - bx0) / n * (i + 1)
            P.front(a, b, .09, h - .04, -.52, p["base"], "fluted" if p["door_style"] == "slab" else "shaker")
        box(bx0 - .05, bx1 + .05, -.68, .05, h - .04, h, p["counter"], .005, 3)
        box(bx1, bx1 + .05, -.68, .05, 0, h - .03, p["counter"], .005, 3)
        rod((bx0 + .2, -.60, .20), (bx1 - .1, -.60, .20), .016, None, M.metal(metal, .25))
        for x in (bx0 + .3, (bx0 + bx1) / 2, bx1 - .3):
            rod((x, -.60, .20), (x, -.54, .20), .010, None, M.metal(metal, .25), 12)
        core.lamp("AREA", ((bx0 + bx1) / 2, -.60, h - .05), 9, 2900, target=((bx0 + bx1) / 2, -.62, 0),
                  size=(bx1 - bx0 - .2, .03), name="bar_led")
    tag(gf, "bar", "Service counter", (2.6, -.55, .6), spec["base"])
    e = B.espresso_machine((1.35, by - .20, h), 180)
    tag(e, "espresso", "Espresso machine", (0, 0, .3), "steel")
    c = B.pastry_case((3.35, by - .32, h), 1.15, seed, wx)
    tag(c, "display", "Pastry display", (0, -.2, .25), "glass")
    P.vase("jar", (2.35, by - .30, h), M.ceramic("#d9cdb9"), .9)
    P.branches((2.35, by - .30, h + .17), .46, 8, seed)
    for i in range(3):
        P.vase("cup", (2.60 + .1 * i, by - .12, h), M.ceramic("#efe9df", .25), .9)
    kind = rng.choice(["dome", "globe", "rattan"])
    for k, x in enumerate((1.15, 2.45, 3.75)):
        g = P.pendant(x, by - .25, H, 2.02, kind, "#2b2b2c" if metal == "black" else "#efe8da", 9, r=.19)
        if k == 1:
            tag(g, "pendant", "Pendant light", (0, 0, 2.1))
    # --- seating: banquette on the right wall, tables, window seats
    bq = B.banquette(3.5, (W, -1.35, 0), -90,
                     M.fabric(soft[1], 300) if seed % 2 else M.leather(M.shade(soft[2], .8)), wx, seed)
    tag(bq, "banquette", "Channel-back banquette", (1.0, -.3, .8), soft[1])
    stone = p["counter"] if "terrazzo" not in spec["counter"] else M.marble()
    for k, y in enumerate((-1.95, -3.05, -4.15)):
        B.cafe_table((W - .92, y, 0), .33, .74, stone, metal)
        ch = P.dining_chair((W - 1.52, y + .02, 0), 90 + rng.uniform(-10, 10), soft[0],
                            spec["wood"] if metal != "black" else "black")
        if k == 1:
            tag(ch, "chair", "Cafe chair", (0, 0, .5), soft[0])
        P.vase("cup", (W - .98, y - .06, .74), M.ceramic("#efe9df", .25), .9)
        if k != 1:
            P.vase("bottle", (W - .84, y + .1, .74), M.ceramic("#d8ccb8", .4), .5)
    cols = ("#efe8dc",) + tuple(soft) + ("#8fa08a", "#2c2a29")
    for k, y in enumerate((-1.9, -2.85, -3.8)):
        a = P.framed_art(.58, .76, (W - .001, y, 1.72), -90, seed + k,
                         spec["wood"] if metal != "black" else "black", colors=cols)
        if k == 0:
            tag(a, "art", "Framed print", (0, -.03, 0))
    tx, ty = 1.45, -4.05
    tag(B.cafe_table((tx, ty, 0), .42, .74, stone, metal), "table", "Bistro table", (.1, .1, .745), spec["counter"])
    for dx, dy, r in ((-.62, .05, 90), (.60, .18, -75)):
        P.dining_chair((tx + dx, ty + dy, 0), r + rng.uniform(-8, 8), soft[0] if dx < 0 else soft[1],
                       spec["wood"] if metal != "black" else "black")
    P.vase("jar", (tx, ty + .03, .74), M.ceramic("#cdbfa9"), .55)
    P.branches((tx, ty + .03, .74 + .1), .24, 5, seed + 1)
    P.vase("cup", (tx + .18, ty - .14, .74), M.ceramic("#efe9df", .25), .95)
    P.plant("fiddle", (5.05, -.48, 0), 2.0, seed, "#d9cdbb", .22, .40)
    P.plant("palm", (.45, -2.75, 0), 1.6, seed + 2, "#b98a66", .19, .36)
    core.use_camera(CAMERAS, "cafe")
    return dict(target=.60, wb=(.92, 1.0, 1.11))


ROOMS = {"cafe": cafe}

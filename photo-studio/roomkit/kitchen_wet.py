"""Wet kitchen of a Malaysian house: tiled to the ceiling, made for frying and washing.
Odd seeds: one wall with a louvre window over the steel sink, wok hob and big hood, grey rain light.
Even seeds: U-shape with the hob on the left wall, a back door with a grille, patterned floor, morning sun."""
import random

import core
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import parts_kitchen_more as N
import parts_kitchen_spaces as S
import props as P
import window_views
from geo import Group, box, rod, tag
from rooms import fills

ROOM = "kitchen-wet"
H, ZW = 2.75, 1.50

CAMERAS = {
    1: {
        "main": dict(at=(.85, -3.35, 1.38), look=(1.92, -.2, 1.38), lens=23.5, shift_y=-.05, tall=dict(at=(1.2, -3.5, 1.38), look=(1.86, -.2, 1.38), lens=29, shift_y=-.12)),
        "close-hob": dict(at=(2.05, -1.75, 1.36), look=(2.62, -.25, 1.36), lens=34, shift_y=-.13, fstop=6.3, focus=1.5, tall=dict(lens=34)),
    },
    0: {
        "main": dict(at=(1.98, -4.05, 1.40), look=(1.22, -.3, 1.40), lens=23.5, shift_y=-.06, tall=dict(at=(1.75, -4.15, 1.40), look=(1.28, -.3, 1.40), lens=29, shift_y=-.12)),
        "close-tap": dict(at=(1.15, -2.45, 1.38), look=(2.40, -1.45, 1.38), lens=34, shift_y=-.14, fstop=6.3, focus=1.5, tall=dict(lens=34)),
    },
}


def wet(p, seed=1):
    odd = seed % 2
    (_one_wall if odd else _u_shape)(p, seed, random.Random(seed))
    core.use_camera({ROOM: CAMERAS[odd]}, ROOM)
    return dict(target=.655) if odd else {}


def aluminium(p):
    """The palette with aluminium framed doors and a steel-grey plinth."""
    return dict(p, door_style="shaker", handle="bar", kick=M.plain("#8f9192", .4, .6), metal="steel")


def _tiles(plane, color="#edeae2", w=.20, h=.20):
    return M.tiles(color, w, h, "#cfcbc0", plane, 0.0, .10, .05)


def _one_wall(p, seed, rng):
    sp, W, D0 = p["spec"], 3.35, 3.60
    q = aluminium(p)
    win = ("back", .95, 2.05, 1.12, 2.12)
    P.room(W, D0, H, p["wall"], M.tiles("#8f8d86", .30, .30, "#77756f", "xy", 0.0, .4, .08), openings=[win], skirting=None,
           back=_tiles("xz"), left=_tiles("yz"), right=_tiles("yz"))
    for x in (.9, 2.4):
        P.downlight(x, -1.3, H - .001, 5, 4300)
    window_views.window(win[0], W, D0, *win[1:], view="garden", seed=seed + 2, day=480, kelvin=7200, strength=1.0, panes=2, frame="#d9d9d5")
    S.louvres(win[1] + .02, win[2] - .02, win[3] + .03, win[4] - .02, .035, .11)
    S.grille(win[1] + .01, win[2] - .01, win[3] + .01, win[4] - .01, .135, "white", .12, 2)
    fills(W, D0, H, 44, 5400)
    with Group("base") as g:
        at = K.run([(.45, "drawers"), (.45, "door"), (1.10, "sink"), (.95, "door2"), (W - 2.95, "door")], q, sink=(.80, .44))
    s, h = at["sink"], at["door2"]
    tag(g, "base-cabinets", "Aluminium base cabinets", (.68, -.60, .5), sp["base"])
    tag(g, "counter", "Worktop", (.70, -.5, K.TOP), sp["counter"])
    tag(K.sink(s, w=.80, d=.44, tap="steel", deep=.24), "tap", "Large steel sink", (0, .2, .3))
    box(0, W, -.020, -.0005, K.TOP, K.TOP + .09, p["counter"], .002)
    hob = N.gas_hob(h, -.31, K.TOP, .86, .46)
    tag(hob, "hob", "Heavy gas hob", (0, -.1, .1))
    tag(P.chimney(h, 1.62, .95, wall_top=H - .003, mat=M.metal("steel", .3)), "chimney", "Chimney hood", (0, -.45, .12), "steel")
    N.wok(h - .215, -.29, K.TOP + .125, .185, 215)
    N.vessels(h + .215, -.29, K.TOP + .13, 1, .125)
    with Group("wall") as gw:
        P.wall_units(0, [.44, .44], q, ZW, 2.16, types=["door", "glass"], led=False)
        P.wall_units(0, [.44, .44], q, 2.175, H - .003, types=["door"] * 2, led=False)
        P.strip(.05, .83, -.28, ZW - .002, 5, 3800)
    tag(gw, "wall-cabinets", "Wall cabinets", (.22, -.36, 1.85), sp["wall_cab"])
    N.vessels(.57, -.17, ZW + .022, 2, .075)
    N.dabbas(.47, .86, -.17, 1.85, seed, .045)
    tag(N.mortar(.62, -.24, K.TOP), "mortar", "Granite mortar and pestle", (0, 0, .1), "granite")
    D.bottles(2.06, -.13, K.TOP, 2)
    D.spice_jars(.12, .34, -.10, K.TOP, seed)
    N.dish_rack(.30, -.36, K.TOP, .40, 0, p["soft"])
    D.rail(W - .36, W - .04, 0, 1.42, "steel")
    P.plant("herb", (1.85, .0, 1.126), .22, seed, "#c07a56", .055, .09)
    with Group("right", (W, -.66, 0), -90) as gr:      # steel rack with baskets and pots
        m = M.metal("steel", .28)
        for x in (.04, .98):
            for y in (-.36, -.03):
                box(x, x + .02, y, y + .02, 0, 1.72, m, .002)
        for k, z in enumerate((.12, .56, 1.0, 1.44)):
            box(.04, 1.0, -.36, -.01, z, z + .018, m, .002)
        N.vessels(.30, -.19, .138, 2, .14)
        N.vessels(.74, -.19, .138, 1, .15)
        P.fruit_bowl(.30, -.19, .578, seed, M.ceramic("#c9b48f"))
        D.pot(.74, -.19, .578, p["soft"][2], 1.1)
        N.pressure_cooker(.32, -.19, 1.018, 200)
        N.tiffin(.74, -.19, 1.018, 3, .95)
        N.dabbas(.10, .96, -.18, 1.458, seed + 2, .062)
    tag(gr, "open-shelf", "Steel rack", (.5, -.36, 1.45), "steel")
    tag(S.bucket((2.60, -.88, 0), p["soft"][1]), "bucket", "Bucket", (0, 0, .25))
    S.slippers((1.35, -.95, 0), 14, p["soft"][1])
    box(1.05, 1.75, -1.15, -.70, .0005, .012, M.fabric(p["soft"][0], 120, bump=.9), .005)


def _u_shape(p, seed, rng):
    sp, W, D0 = p["spec"], 2.70, 4.40
    q = aluminium(p)
    door = (1.52, 2.32, .012, 2.12)
    win = ("back", .70, 1.36, 1.10, 2.12)
    floor = M.tiles("#d8d2c4", .20, .20, "#b8b1a2", "xy", 0.0, .3, .16)
    P.room(W, D0, H, p["wall"], floor, openings=[win, ("back",) + door], skirting=None, back=_tiles("xz", "#f0ede6", .30, .10), left=_tiles("yz", "#f0ede6", .30, .10), right=_tiles("yz", "#f0ede6", .30, .10))
    for y in (-1.0, -2.6):
        P.downlight(1.35, y, H - .001, 5, 4200)
    window_views.window("back", W, D0, *win[1:], view="garden", seed=seed + 4, day=420, panes=1, frame="#3a3d3f")
    window_views.window("back", W, D0, *door, view="garden", seed=seed + 4, day=340, sun=3.2, sun_dir=(-.45, -.75, -.62), panes=1, frame="#3a3d3f")
    S.grille(win[1] + .01, win[2] - .01, win[3] + .01, win[4] - .01, .02, "black", .11, 3)
    S.grille(door[0] + .05, door[1] - .05, .10, door[3] - .05, .02, "black", .12, 5)
    fills(W, D0, H, 30, 5400)
    core.lamp("AREA", (1.35, -2.0, H - .03), 14, 4600, target=(1.35, -2.0, 0), size=(.8, 2.4), glossy=False, name="aisle")
    run = 3.00
    with Group("left", (0, -run, 0), 90) as g:         # hob leg, local x grows toward the back wall
        n = run - .625
        at = K.run([(.50, "drawers"), (.95, "door2"), (n - 1.45, "drawers")], q, end0=True)
        h = at["door2"]
        tag(N.gas_hob(h, -.31, K.TOP, .86, .46, 3), "hob", "Heavy gas hob", (0, -.1, .1))
        tag(P.chimney(h, 1.62, .95, wall_top=H - .003, mat=M.metal("steel", .3)), "chimney", "Chimney hood", (0, -.45, .12), "steel")
        N.wok(h - .29, -.29, K.TOP + .125, .165, 120)
        D.kettle(h, -.29, K.TOP + .128, "#c9c9c6", rot=230)
        N.vessels(h + .29, -.29, K.TOP + .13, 1, .11)
        with Group("wall") as gw:
            P.wall_units(h + .50, [.50, .50, run - h - 1.502], q, ZW, 2.16, types=["door", "glass", "door"])
            P.wall_units(h + .50, [.50, .50, run - h - 1.502], q, 2.175, H - .003, types=["door"] * 3, led=False)
        tag(gw, "wall-cabinets", "Wall cabinets", (h + .75, -.36, 1.85), sp["wall_cab"])
        N.dabbas(h + 1.03, h + 1.48, -.17, ZW + .022, seed, .05)
        N.vessels(h + 1.25, -.17, 1.85, 2, .085)
        tag(g, "base-cabinets", "Aluminium base cabinets", (.25, -.60, .5), sp["base"])
        D.bottles(h + .62, -.13, K.TOP, 3)
        D.spice_jars(.10, .40, -.10, K.TOP, seed)
        N.mixer_grinder(.22, -.28, K.TOP, "#f0efec", 200)
        tag(N.mortar(h + 1.10, -.26, K.TOP, 1.1), "mortar", "Granite mortar and pestle", (0, 0, .1), "granite")
    with Group("back"):
        K.run([(.60, "blank"), (.76, "door2")], q, end1=True)
    D.boards(.20, K.TOP, -.004)
    P.plant("herb", (.86, -.12, K.TOP), .28, seed, "#c07a56", .065, .11)
    P.fruit_bowl(1.16, -.28, K.TOP, seed, M.ceramic("#c9b48f"))
    with Group("right", (W, -.98, 0), -90) as gr:      # sink leg opposite, beside the back door
        at = K.run([(.30, "door"), (.95, "sink")], q, sink=(.76, .44), end0=True, end1=True)
        tag(K.sink(at["sink"], w=.76, d=.44, tap="steel", spout="arc", deep=.24), "tap", "Large steel sink", (0, .2, .3))
        zt = U.shelf(.05, 1.28, 1.46, M.plain("#b9bbbb", .3, .8), .24, "steel")
        N.dabbas(.08, .52, -.12, zt, seed + 1, .055)
        N.vessels(.66, -.12, zt, 2, .10)
        N.vessels(.90, -.12, zt, 2, .085)
        N.tiffin(1.12, -.12, zt, 3, .9)
        D.rail(.15, 1.20, 0, 1.34, "steel")
    tag(gr, "counter", "Worktop", (.15, -.45, K.TOP), sp["counter"])
    S.slippers((1.92, -.42, 0), 8, p["soft"][2])
    tag(S.gas_cylinder((2.50, -.55, 0), "#7d8f3a"), "gas", "Gas cylinder", (0, -.1, .4))
    box(1.55, 2.25, -.95, -.62, .0005, .012, M.fabric(p["soft"][0], 120, bump=.9), .005)


ROOMS = {ROOM: wet}

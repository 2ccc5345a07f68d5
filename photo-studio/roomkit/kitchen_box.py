"""Box kitchen of a Mumbai flat with its utility balcony.
Odd seeds: L-shape around an open door to the utility, lofts to the ceiling, noon light.
Even seeds: one wall between refrigerator and hob, a window over the sink into the utility, a breakfast ledge, monsoon light."""
import random

import core
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import parts_kitchen_more as N
import parts_kitchen_spaces as S
import props as P
from geo import Group, box, tag
from rooms import fills

ROOM = "kitchen-box"
H, ZW = 2.70, 1.46
LOFT = 2.13                                            # the lofts begin here

CAMERAS = {
    1: {
        "main": dict(at=(1.72, -3.05, 1.40), look=(.66, -.55, 1.40), lens=21.5, shift_y=-.06, tall=dict(at=(1.60, -3.3, 1.40), look=(.95, -.4, 1.40), lens=27, shift_y=-.12)),
        "close-hob": dict(at=(1.45, -1.55, 1.34), look=(.88, -.25, 1.34), lens=33, shift_y=-.12, fstop=6.3, focus=1.4, tall=dict(lens=34)),
    },
    0: {
        "main": dict(at=(.42, -3.15, 1.38), look=(1.55, -.35, 1.38), lens=23.5, shift_y=-.05, tall=dict(at=(.80, -3.3, 1.38), look=(1.36, -.3, 1.38), lens=28, shift_y=-.12)),
        "close-tap": dict(at=(1.72, -1.55, 1.38), look=(1.12, -.2, 1.38), lens=32, shift_y=-.11, fstop=6.3, focus=1.4, tall=dict(lens=34)),
    },
}


def box_kitchen(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2
    (_around_door if odd else _ledge_side)(p, seed, rng)
    core.use_camera({ROOM: CAMERAS[odd]}, ROOM)
    return {} if odd else dict(wb=(.91, 1.0, 1.12))


def _utility(p, seed, x0, x1, depth, win, low):
    """The dry balcony: washing machine, rack with clothes, grille before the window."""
    tile = M.tiles("#d9d2c4", .30, .30, "#bdb5a6", "xy", 0.0, .3)
    S.annex(x0, x1, depth, H, M.paint("#f0eadf"), tile, win, "city", seed + 11, 420, 12, frame="#f4f2ee", panes=2)
    S.grille(win[0] + .02, win[1] - .02, win[2] + .03, win[3] - .03, .15 + depth + .03, "white")
    soft = p["soft"]
    rack = S.pulley_rack(((x0 + x1) / 2, .15 + depth * .5, 2.10 if low else 2.16), x1 - x0 - .14, .46, H, ("#e3e8e8", soft[2], "#efe7d8", soft[1]), seed)
    tag(rack, "drying-rack", "Ceiling drying rack", (0, -.2, 0), "steel")
    return rack


def _around_door(p, seed, rng):
    sp, W, D0, front = p["spec"], 2.20, 3.40, -2.45
    door = (1.42, 2.14, 0, 2.08)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[("back",) + door], skirting=None)
    for y in (-.9, -2.3):
        P.downlight(1.35, y, H - .001, 5, 4300)
    fills(W, D0, H, 26)
    core.lamp("AREA", (1.78, .08, 1.2), 22, 6000, target=(1.3, -2.2, .5), size=(.6, 1.6), glossy=False, name="door")
    _utility(p, seed, 1.10, 2.35, 1.25, (1.25, 2.20, 1.02, 2.20), False)
    S.jambs(*door[:2], door[3], M.quartz("#4a4845"))
    m = N.washer((1.66, .15 + 1.18, 0), 0, h=.84, d=.56)
    tag(m, "washing-machine", "Washing machine", (.3, -.56, .45), "white")
    S.bucket((1.42, .62, 0), p["soft"][1])
    with Group("back") as gb:                          # hob on the back wall
        at = K.run([(.60, "blank"), (.78, "drawers2")], p, end1=True)
    h = at["drawers2"]
    tag(gb, "base-cabinets", "Base cabinets", (h, -.60, .62), sp["base"])
    K.splash(0, 1.40, LOFT, p)
    tag(P.hob(h, -.31, K.TOP, .72), "hob", "Gas hob", (0, 0, .02))
    tag(P.chimney(h, 1.56, .75, wall_top=LOFT, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .1))
    with Group("loft") as gl:                          # lofts over everything, also over the door
        P.wall_units(.362, [.612, .613, .613], p, LOFT, H - .004, types=["door"] * 3, led=False, depth=.36)
    tag(gl, "loft", "Lofts to the ceiling", (1.28, -.39, 2.42), sp["wall_cab"])
    P.wall_units(.362, [.235], p, ZW, LOFT - .016, types=["open"], led=False)
    with Group("left", (0, front, 0), 90) as g:        # sink leg on the left wall
        n = -front - .625
        at = K.run([(.42, "drawers"), (n - .87, "sink"), (.45, "door")], p, end0=True, sink=(.50, .40))
        K.splash(0, -front - .011, ZW + .03, p)
        s = at["sink"]
        tag(K.sink(s, w=.50, tap=U.tap_of(p)), "tap", "Sink and mixer tap", (0, .2, .3))
        with Group("wall") as gw:
            P.wall_units(0, [.42, .50, .50, .64], p, ZW, LOFT - .016, types=["glass", "door", "door", "door"])
            P.wall_units(0, [.46, .46, .50, .64], p, LOFT, H - .004, types=["door"] * 4, led=False)
        tag(gw, "wall-cabinets", "Wall cabinets", (1.1, -.36, 1.8), sp["wall_cab"])
        tag(g, "counter", "Worktop", (n - .2, -.45, K.TOP), sp["counter"])
        N.vessels(.10, -.16, ZW + .022, 2, .07)
        N.tumblers(.24, -.20, ZW + .022, 4)
        N.dabbas(.03, .40, -.17, 1.79, seed, .042)
        N.dish_rack(.21, -.30, K.TOP, .36, 0, p["soft"])
        N.purifier(n - .02, -.010, 1.0)
        P.plant("herb", (n - .30, -.13, K.TOP), .26, seed + 1, "#c07a56", .06, .10)
    N.pressure_cooker(h - .24, -.22, K.TOP + .036, 140)
    N.vessels(h + .24, -.22, K.TOP + .036, 1, .085)
    D.spice_jars(.40, .58, -.12, ZW + .022, seed)
    N.tiffin(.48, -.14, 1.80, 3, .75)
    D.utensils(.56, -.16, K.TOP)
    N.mixer_grinder(.30, -.22, K.TOP, "#f0efec", 200)
    S.switches(1.40 - .10, -.010, 1.20, 4)
    S.slippers((1.75, -.30, 0), 15, p["soft"][1])
    P.rug_obj(1.25, -1.35, .55, 1.0, M.rug(*sp["rug"], "border", .55, 1.0))
    with Group("right", (W, -.30, 0), -90):            # spice shelf, clock and bag on the right wall
        for k, z in enumerate((1.30, 1.62)):
            zt = U.shelf(.02, .82, z, p["wood_x"], .14, p["metal"])
            N.dabbas(.05, .80, -.075, zt, seed + k, .045)


def _ledge_side(p, seed, rng):
    sp, W, D0 = p["spec"], 2.45, 3.40
    win = (.84, 1.60, 1.10, 2.02)
    tile = M.tiles("#e9e4da", .30, .60, "#cfc8bc", "xz", 0.0, .12)
    P.room(W, D0, H, p["wall"], p["floor"], openings=[("back",) + win], skirting=None, back=tile)
    for x in (.8, 1.7):
        P.downlight(x, -1.5, H - .001, 5, 4300)
    fills(W, D0, H, 30)
    core.lamp("AREA", (1.22, .08, 1.56), 16, 6800, target=(1.3, -2.0, .8), size=(.7, .85), glossy=False, name="hatch")
    _utility(p, seed, .30, 2.15, 1.15, (.55, 1.95, .95, 2.25), True)
    S.jambs(*win[:2], win[3], M.laminate("#f4f2ee", .35), win[2])
    S.leaf(.87, 1.24, 1.13, 1.99, .10, M.laminate("#f4f2ee", .35))
    with Group("ledge_sill"):
        box(.80, 1.64, -.035, .15, 1.072, 1.0995, p["counter"], .003)
    N.top_loader((1.22, .15 + 1.10, 0))
    tag(U.fridge((.02, -.02, 0), w=.60, h=1.72, d=.64, skin=M.plain(p["soft"][2], .25) if p["metal"] == "brass" else U.steel_of(p)), "fridge", "Refrigerator", (.30, -.65, 1.2), "coloured steel")
    x0 = .66
    with Group("base", (x0, 0, 0)) as g:
        at = K.run([(.20, "tray"), (.72, "sink"), (.77, "drawers2"), (W - x0 - 1.69, "blank")], p, sink=(.52, .40))
    box(x0 - .024, x0 - .001, -.60, 0, 0, K.H - .001, p["base"], .0015)
    s, h = x0 + at["sink"], x0 + at["drawers2"]
    tag(g, "base-cabinets", "Base cabinets", (at["drawers2"], -.60, .4), sp["base"])
    tag(g, "counter", "Worktop", (at["drawers2"] - .36, -.56, K.TOP), sp["counter"])
    tag(K.sink(s, w=.52, tap=U.tap_of(p)), "tap", "Sink and mixer tap", (0, .2, .3))
    tag(N.gas_hob(h, -.31, K.TOP, .70), "hob", "Gas hob", (0, 0, .1))
    tag(P.chimney(h, 1.58, .60, wall_top=LOFT, mat=U.steel_of(p, .3)), "chimney", "Chimney hood", (0, -.4, .1))
    K.splash(1.66, W, LOFT, p)
    with Group("loft") as gl:
        P.wall_units(.02, [.61, .61, .61, .58], p, LOFT, H - .004, types=["door"] * 4, led=False, depth=.40)
    tag(gl, "loft", "Lofts to the ceiling", (.94, -.43, 2.42), sp["wall_cab"])
    N.vessels(h - .175, -.29, K.TOP + .13, 1, .105)
    N.pressure_cooker(h + .175, -.29, K.TOP + .13, 215)
    D.bottles(1.02, .035, 1.13, 1)
    P.plant("herb", (1.50, .035, 1.13), .24, seed + 2, "#c07a56", .055, .10)
    N.tiffin(1.32, .035, 1.13, 3, .65)
    with Group("ledge", (W, -.72, 0), -90) as gr:      # local x runs toward the camera
        box(0, 1.35, -.32, -.001, .93, .958, p["counter"], .004, 3)
        box(.02, 1.33, -.03, -.001, .83, .93, p["wood_x"], .002)
        for x in (.18, 1.17):
            box(x - .012, x + .012, -.26, -.03, .905, .93, M.metal(p["metal"], .3), .002)
        for k, z in enumerate((1.50, 1.84)):
            zt = U.shelf(.05, 1.30, z, p["wood_x"], .20, p["metal"])
            N.dabbas(.08, .82 if k else .58, -.10, zt, seed + k, .055)
            D.shelf_things(.86 if k else .62, 1.28, -.11, zt, seed + k, p["soft"], ("mgb", "jb")[k])
        P.strip(.08, 1.26, -.16, 1.50, 3.5, 3400)
        N.tumblers(.22, -.22, .958, 4)
        P.tray(.58, -.16, .958, .30, .22, steel_tray(), 5)
        P.vase("cup", (.55, -.16, .966), M.ceramic("#efe9df"), .85)
        newspaper(.95, -.17, .958)
        N.purifier(-.28, 0, 1.08)
    tag(gr, "ledge", "Breakfast ledge", (.7, -.32, .95), sp["counter"])
    tag(U.stool((W - .46, -1.32, 0), 20, sp["wood"], p["metal"], .64), "stool", "Counter stool", (0, 0, .64), "wood:" + sp["wood"])
    S.gas_cylinder((W - .20, -1.00, 0))
    S.slippers((1.05, -.95, 0), -20, p["soft"][1])


def steel_tray():
    return M.plain("#c9c9c6", .25, .8)


def newspaper(x, y, z):
    """Folded newspaper without letters."""
    with Group("paper", (x, y, z), 12):
        for k in range(3):
            box(-.14, .14, -.10, .10, .004 * k, .004 * k + .0035, M.plain(("#e6e2d8", "#dedad0", "#e9e5dc")[k], .9), .001)
        box(-.12, -.01, -.08, .02, .0117, .0121, M.plain("#b9b4aa", .9), 0)


ROOMS = {ROOM: box_kitchen}

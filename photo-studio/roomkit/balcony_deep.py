"""Deep balcony of a flat.
Odd seeds: open balcony seen along its length, railing and city at the right, sofa at the end, plants, washing on a ceiling rail.
Even seeds: glazed-in balcony under a rainy sky, used as a study with a reading chair."""
import core
import living_goods as L
import living_seats as S
import materials as M
import parts_living_home as F
import parts_living_more as N
import props as P
import props_more_a as Q
import props_more_b as B
import window_views as V
from geo import Group, box, rod, tag
from lights import fills
from room_finishes import art_colors, frame_of, shutter

CAMERAS = {
    "balcony-deep/odd": {
        "main": dict(at=(.95, -4.92, 1.36), look=(1.52, 0, 1.36), lens=22.5, shift_y=-.05,
                     tall=dict(at=(1.0, -4.95, 1.36), look=(1.42, 0, 1.36), lens=27, shift_y=-.06)),
        "close-drying-rail": dict(at=(.80, -3.75, 1.40), look=(1.98, -1.7, 1.40), lens=34, shift_y=.13),
    },
    "balcony-deep/even": {
        "main": dict(at=(1.62, -4.02, 1.32), look=(1.95, 0, 1.32), lens=22, shift_y=-.06,
                     tall=dict(at=(1.55, -4.05, 1.32), look=(1.55, 0, 1.32), lens=27, shift_y=-.07)),
        "close-desk": dict(at=(1.75, -2.0, 1.26), look=(.85, -.2, 1.26), lens=28, shift_y=-.09),
    },
}


def balcony_deep(p, seed=1):
    odd = seed % 2 == 1
    (_open if odd else _glazed)(p, seed)
    core.use_camera(CAMERAS, "balcony-deep/odd" if odd else "balcony-deep/even")
    return dict(target=.56 if core.camera_name == "close-drying-rail" else .61)


def _open(p, seed):
    W, D, H = 2.65, 5.05, 2.75
    soft, spec = p["soft"], p["spec"]
    wood = spec["wood"] if spec["wood"] != "walnut" else "teak"
    wz, wx = M.wood(wood, "z"), M.wood(wood, "x")
    wall = B.plaster(spec["paint"])
    door = ("left", -3.05, -1.25, 0, 2.25)
    P.room(W, D, H, wall, M.quartz("#b9b2a6"), openings=[("right", -D, 0, 0, H), door], skirting=None, ceiling="#f3efe7")
    core.world(.30, "#c4d8f0")
    dk = B.deck(0, W, -D, -.005, "teak" if wood != "oak" else "oak", .30, seed)
    tag(dk, "deck", "Interlocking deck tiles", (1.3, -2.9, .031), "wood:teak")
    V.city(26, (W + 4.2, 6, 0), 2, 1.5, 90)
    core.lamp("AREA", (W + .45, -2.5, 1.9), 300, 6800, target=(0, -2.5, .9), size=(4.6, 2.2), glossy=False, name="sky")
    s = core.lamp("SUN", (6, 0, 8), 7, 4900, target=(5.15, -.38, 7.28), angle=1.0, name="sun")
    s.visible_glossy = False
    fills(W, D, H, 30, 5600)
    # edge: curb, beam, glass railing along the right side
    box(W - .06, W + .08, -D, .14, 0, .09, M.quartz("#cfc8bb"), .004)
    box(W - .10, W + .10, -D, .14, H - .26, H - .001, wall, .002)
    with Group("rail", (W, 0, 0), -90):
        rl = B.railing(.01, D - .02, -.02, 1.10, "black" if spec["metal"] == "black" else "bronze", True, .09)
    tag(rl, "railing", "Glass balustrade", (1.2, 0, 1.06), spec["metal"])
    for i in range(26):                                        # slatted ceiling across
        y = -.10 - (D - .2) * i / 25
        box(.002, W - .11, y - .04, y + .04, H - .035, H - .002, wx, .003)
    for y in (-1.0, -2.4, -3.8):
        P.downlight(1.2, y, H - .036, 3, 3600)
    # left: sliding door to the living room, with its curtain, then a slim utility cupboard
    with Group("door", (0, door[1], 0), 90):
        F.sliding_doors(1.80, 2.25, (0, 0, 0), 0, "#4a4845", 2, ())
        L.drape(1.9, 2.3, M.sheer("#f4efe4", .7), (-.05, .26, .01), 13, .030, seed)
        L.drape(.5, 2.3, M.drape(spec["drape"]), (1.38, .22, .01), 5, .04, seed + 1)
        box(-.3, 2.1, .9, .92, 0, 2.6, M.paint("#e9e0d0"), 0)
        core.lamp("POINT", (.9, .55, 2.2), 9, 3500, radius=.1)
    with Group("green", (0, -.98, 0), 90) as gg:               # ladder shelf of pots between door and end wall
        for x in (.0, .80):
            box(x, x + .032, -.26, -.228, .03, 1.72, wz, .003)
            box(x, x + .032, -.042, -.010, .03, 1.72, wz, .003)
        for z in (.36, .84, 1.30, 1.71):
            box(-.002, .834, -.265, -.005, z, z + .024, wx, .003)
        for k, (x, z, c) in enumerate(((.2, .384, "#c07a56"), (.60, .384, "#e3dacb"), (.22, .864, "#d9cfbf"), (.62, .864, soft[1]), (.2, 1.324, "#e3dacb"), (.60, 1.324, "#c07a56"), (.40, 1.734, "#d9cfbf"))):
            P.plant("herb", (x, -.135, z), .32, seed + k, c, .08, .14)
    tag(gg, "plant-stand", "Plant ladder", (.4, -.26, 1.1), "wood:" + wood)
    # end wall: timber screen, sofa, rug and table
    sc = P.fluted_panel(.02, W - .10, .03, H - .04, -.001, wz, .055, .020)
    tag(sc, "timber-wall", "Timber slat wall", (2.1, -.03, 1.9), "wood:" + wood)
    sf = B.outdoor_sofa((1.50, -.12, .03), 0, 1.72, "teak" if wood != "oak" else "oak", "#e2d9ca", (soft[1], soft[2]), seed)
    tag(sf, "sofa", "Outdoor sofa", (.2, -.6, .45), "wood:teak")
    B.sadu_rug_obj(1.42, -1.62, 1.55, 1.35, ground="#d9cfbe", dark=M.shade(soft[1], .75), light="#f0e9dc", accent=M.shade(soft[2], 1.0)).obj.location.z = .0305
    t = P.round_table((1.40, -1.45, .043), .34, .40, wx, "legs", wz)
    tag(t, "coffee-table", "Timber table", (0, -.2, .4), "wood:" + wood)
    P.tray(1.38, -1.43, .443, .30, .20, M.wood("walnut", "x"), 14)
    for x in (1.32, 1.44):
        P.vase("cup", (x, -1.43, .452), M.ceramic("#efe9df"), .85)
    N.newspaper((1.52, -1.60, .443), -30)
    with Group("rail_at", (2.14, -2.72, 0), 90):               # washing: local x runs to the end wall
        gr = F.drying_rail(0, 1.55, .16, 2.12, H - .036, (soft[0], "#f2eee6", soft[1], "#e9dfcc", soft[2]), seed)
    tag(gr, "drying-rail", "Ceiling drying rail", (.8, 0, 2.12), "steel")
    pb = B.planter_box(.0, 1.0, 0, .03, M.ceramic("#d8cdbb", .6), .24, .30, seed)
    pb.obj.location, pb.obj.rotation_euler[2] = (W - .24, -2.75, 0), 1.5708
    tag(pb, "planter", "Trough planter", (.5, .12, .2))
    P.plant("palm", (2.28, -.98, .03), 1.35, seed, "#c9a37c", .17, .34)
    P.plant("snake", (.28, -3.40, .03), .85, seed + 3, "#b9694a", .14, .28)
    N.slippers((1.50, -2.55, .031), 30)


def _glazed(p, seed):
    W, D, H = 3.7, 4.15, 2.65
    soft, spec = p["soft"], p["spec"]
    wx, wz = p["wood_x"], p["wood_z"]
    wins = [("back", .10, W - .10, .80, 2.32), ("right", -1.35, -.12, .80, 2.32)]
    P.room(W, D, H, p["wall"], p["floor"], openings=wins)
    for k, w in enumerate(wins):
        V.window(w[0], W, D, *w[1:], view="city", seed=1 + k, strength=1.05, frame="#5b5d5e", day=(300, 420)[k], kelvin=7200, panes=(4, 2)[k])
    fills(W, D, H, 48, 5600)
    for x in (.6, 1.85, 3.1):
        P.downlight(x, -.55, H, 4, 3900)
        P.downlight(x, -2.9, H, 4, 3900)
    # the old balcony line: beam, piers, flush track in the floor
    yb = -1.95
    box(.0, W, yb - .10, yb + .10, H - .28, H - .001, p["wall"], .002)
    for a, b in ((.0, .16), (W - .16, W)):
        box(a, b, yb - .10, yb + .10, 0, H - .281, p["wall"], .002)
    box(.16, W - .16, yb - .04, yb + .04, .0005, .004, p["counter"], .001)
    for k in range(4):                                         # bamboo blinds rolled up at different heights
        x0 = .14 + (W - .28) * k / 4
        drop = (.30, .22, .34, .26)[k]
        box(x0 + .015, x0 + .84, -.050, -.046, 2.34 - drop, 2.34, M.fabric("#d8cbb0", 90, bump=.8), 0)
        rod((x0 + .015, -.048, 2.34 - drop), (x0 + .84, -.048, 2.34 - drop), .028, None, M.fabric("#cdbf9f", 90, bump=.8), 18)
    # desk at the left: worktop to the wall, drawers, shelf under the sill
    with Group("desk", (.02, -.02, 0)) as gd:
        n, d, h = 1.72, .58, .75
        box(0, n, -d, -.012, h - .035, h, wx, .005, 3)
        box(n - .45, n - .02, -d + .03, -.03, .08, h - .036, p["carcass"], .001)
        box(n - .43, n - .04, -d + .08, -.05, 0, .08, p["kick"], .001)
        for k in range(3):
            P.front(n - .45, n - .02, .08 + .21 * k, .29 + .21 * k, -d + .03, p["base"], shutter(p), "knob", metal=p["metal"], vertical=False, hz=.185 + .21 * k)
        for x in (n - .466, n - .02):
            box(x, x + .016, -d + .012, -.03, 0, h - .036, p["base"], .001)
        box(.0, .03, -d + .02, -.03, 0, h - .036, p["base"], .002)
        Q.laptop((.72, -.20, h), 4)
        Q.desk_lamp((.22, -.20, h), -30, p["metal"], 3)
        P.books(1.22, -.24, h, 4, False, seed)
        P.vase("cup", (1.04, -.38, h), M.ceramic(soft[1], .3), .9)
        P.plant("herb", (1.52, -.20, h), .30, seed, "#e3dacb", .065, .11)
    tag(gd, "desk", "Desk under the window", (1.25, -.58, .735), "wood:" + spec["wood"])
    c = Q.task_chair((.82, -.98, 0), 190, soft[1], "black")
    tag(c, "study-chair", "Study chair", (0, 0, .5), soft[1])
    # right: low bookcase under the side window, reading chair, lamp
    with Group("bookcase", (W, -.10, 0), -90) as gb:
        Q.shelf_wall(0, 1.30, [.02, .38, .72], .30, p["base"], wx, wz, 2, -.001, False, seed, soft, "bbbsv")
        box(-.01, 1.31, -.32, -.001, .743, .765, wx, .004, 3)
        P.vase("jar", (.95, -.16, .766), M.ceramic(soft[2], .4), .7)
        P.plant("snake", (.34, -.16, .766), .42, seed, "#e3dacb", .08, .13)
    tag(gb, "bookshelf", "Low bookcase", (.65, -.3, .5), spec["base"])
    a = S.lounge_chair((2.55, -1.05, 0), -22, spec["wood"], soft[0], "boucle", soft[2], seed)
    tag(a, "armchair", "Reading chair", (0, -.2, .42), soft[0])
    L.throw([(.10, .42), (.16, .60), (.28, .80), (.36, .90), (.46, .72), (.50, .50)], .34, M.fabric(soft[1], 130, melange=.25, bump=.8), (2.55, -1.05, .01), -22, seed, .008)
    P.floor_lamp((3.20, -1.62, 0), 0, 1.52, 6)
    t = P.round_table((1.92, -1.42, .014), .22, .46, wx, "legs", wz)
    tag(t, "side-table", "Side table", (0, -.1, .46), "wood:" + spec["wood"])
    P.books(1.92, -1.40, .474, 2, False, seed + 3)
    r = L.pile_rug(2.05, -1.15, 1.55, 1.1, *spec["rug"], "border", seed)
    tag(r, "rug", "Wool rug", (-.3, -.4, .015), spec["rug"][0])
    P.plant("snake", (1.98, -.34, 0), .95, seed + 1, "#b9694a", .15, .30)
    with Group("ledge", (0, -1.80, 0), 90):                    # shelf and print on the left wall
        box(.05, 1.15, -.18, -.001, 1.60, 1.624, wx, .003)
        Q.dress_shelf(.08, 1.12, -.175, 1.624, .34, seed + 4, soft, "bsv")
    P.framed_art(.62, .84, (.001, -2.55, 1.55), 90, seed, frame_of(p), .05, art_colors(p))
    P.framed_art(.62, .84, (W - .001, -2.55, 1.55), -90, seed + 1, frame_of(p), .05, art_colors(p))
    P.framed_art(.40, .50, (.001, -1.42, 1.22), 90, seed + 2, frame_of(p), .04, art_colors(p))


ROOMS = {"balcony-deep": balcony_deep}

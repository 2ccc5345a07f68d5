"""Narrow living hall of a flat, about three metres wide: television wall with storage on one side, seats on the other.
Odd seeds: HDB hall seen along its length, shelter door hidden in the panelling, window at the end.
Even seeds: Indian hall seen across, swing beside the balcony door, diwan at the right, television on the long wall."""
import core
import living_goods as L
import living_seats as S
import materials as M
import parts_living_more as N
import props as P
import props_more_a as Q
import window_views as V
from geo import Group, box, lathe, soft_box, tag
from lights import fills
from room_finishes import art_colors, frame_of, lacquer, shutter, stone_of

CAMERAS = {
    "living-hall/odd": {
        "main": dict(at=(1.72, -5.48, 1.28), look=(1.42, 0, 1.28), lens=21.5, shift_y=-.06,
                     tall=dict(at=(1.62, -5.5, 1.28), look=(1.42, 0, 1.28), lens=28, shift_y=-.08)),
        "close-tv-unit": dict(at=(1.75, -3.05, 1.22), look=(.1, -1.55, 1.22), lens=27, shift_y=-.09),
    },
    "living-hall/even": {
        "main": dict(at=(3.42, -4.08, 1.28), look=(2.60, 0, 1.28), lens=20.5, shift_y=-.06,
                     tall=dict(at=(3.3, -4.1, 1.28), look=(1.75, -.6, 1.28), lens=27, shift_y=-.08)),
        "close-swing": dict(at=(2.55, -3.15, 1.22), look=(1.12, -1.1, 1.22), lens=26, shift_y=-.10),
    },
}


def living_hall(p, seed=1):
    odd = seed % 2 == 1
    (_hdb if odd else _indian)(p, seed)
    core.use_camera(CAMERAS, "living-hall/odd" if odd else "living-hall/even")
    return dict(target=.62)


def _hdb(p, seed):
    W, D, H = 3.05, 5.6, 2.6
    zc = H - .10
    soft, spec, stone = p["soft"], p["spec"], stone_of(p)
    win = ("back", .42, 2.62, .86, 2.12)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .10, .42, 3800, 17, downlights=[(.22, y) for y in (-.7, -1.6, -2.5)] + [(2.83, y) for y in (-1.2, -2.6)], spot=4)
    V.window("back", W, D, *win[1:], view="city", seed=2, strength=1.5, frame="#8f9192", day=430, panes=3, sun=2.6, sun_dir=(-.35, -.8, -.62))
    fills(W, D, H, 44)
    with Group("blind"):                                    # linen roller blind, half a hand down
        box(.36, 2.68, -.075, -.012, 2.16, 2.235, M.plain("#e9e4da", .6), .02, 4)
        box(.40, 2.64, -.040, -.036, 1.93, 2.17, M.fabric("#e6ddcb", 300), 0)
        box(.40, 2.64, -.046, -.030, 1.915, 1.935, M.plain("#d5cdbd", .5), .004)

    # left wall: boards from end to end, the shelter door hidden among them, cupboard in the far corner
    n, board = 3.95, M.wood(spec["wood"], "z")
    with Group("tv_wall", (0, -n, 0), 90):                  # local x runs to the back of the room
        with Group("boards") as gb:
            N.wall_boards(0, n - .62, .02, zc - .004, 8, board, p["kick"], -.001)
        with Group("shelter") as gd:                        # flush leaf over the steel door: only a line, a pull and a vent
            xa, xb = .05, .95
            box(xa, xb, -.030, -.021, .02, 2.02, board, .002)
            box(xb - .09, xb - .065, -.040, -.030, .92, 1.22, M.metal(p["metal"], .3), .003)
            for k in range(5):
                box(xa + .30, xb - .30, -.0335, -.0295, 1.80 + .022 * k, 1.81 + .022 * k, p["kick"], 0)
        unit = S.media_unit(2.15, p, (1.10, -.022, 0), 0, .36, .22, .50, shutter(p), 1, seed, stone, 4)
        tv = L.television((2.16, -.024, 1.22), 1.23, 0, True, seed, p["metal"])
        L.soundbar((2.16, -.18, .528), .80)
        with Group("shelf"):
            box(1.10, 3.25, -.20, -.021, 1.78, 1.805, p["wood_x"] if "wood" in spec["base"] else p["base"], .003)
            P.strip(1.15, 3.2, -.04, 1.779, 1.6, 3000, (0, -.05, -1))
            Q.dress_shelf(1.15, 3.2, -.195, 1.805, .36, 5 + seed, soft, "bsv")
        P.vase("tall", (3.08, -.2, .528), M.ceramic("#cdbfa9"), .62)
        P.branches((3.08, -.2, .528 + .27), .42, 7, seed)
        P.vase("jar", (1.28, -.2, .528), M.ceramic(soft[1], .35), .62)
        with Group("cupboard") as gc:
            N.tall_cabinet(n - .60, n - .02, zc - .004, .38, p, lacquer(p), 1, 2.06)
        N.switch_plate((1.02, -.021, 1.15), 0, 2)
    tag(unit, "tv-unit", "Floating television unit", (1.1, -.38, .36), spec["base"])
    tag(tv, "tv", "Wall-mounted television", (.3, -.05, .2))
    tag(gd, "shelter-door", "Panelled shelter door", (.5, -.03, 1.45), "wood:" + spec["wood"])
    tag(gb, "wall-panel", "Timber wall boards", (1.6, -.02, 2.15), "wood:" + spec["wood"])
    tag(gc, "tall-unit", "Slim storage cupboard", (n - .3, -.4, 1.5), spec["tall"])

    # right wall: sofa, prints, air conditioner
    s = P.sofa((W - .03, -2.22, 0), -90, 2.05, .88, soft[0], 3, spec["wood"], seed, (soft[2], "#ece4d6", soft[1]))
    tag(s, "sofa", "Three-seat sofa", (-.2, -.7, .45), soft[0])
    for k, (y, w, h) in enumerate(((-1.45, .46, .62), (-2.05, .46, .62), (-2.65, .46, .62))):
        P.framed_art(w, h, (W - .001, y, 1.50), -90, seed + k, frame_of(p), .05, art_colors(p))
    N.aircon((W, -3.2, 2.08), -90)
    P.floor_lamp((2.74, -.88, 0), 0, 1.55, 6)
    # under the window: low bench with pads, books, the school bag
    with Group("bench", (.66, -.004, 0)) as gw:
        Lb = 1.72
        box(0, Lb, -.36, -.012, .0, .40, p["carcass"], .001)
        for i in range(3):
            P.front(Lb / 3 * i, Lb / 3 * (i + 1), .06, .40, -.36, p["base"], shutter(p), "knob", metal=p["metal"], vertical=False, hz=.33)
        box(.0, Lb, -.35, -.345, 0, .058, p["kick"], 0)
        box(-.01, Lb + .01, -.40, -.012, .40, .42, p["wood_x"], .004, 3)
        soft_box(Lb - .02, .36, .06, M.fabric(soft[1], 260, melange=.15), (Lb / 2, -.205, .42), r=.028, bulge=.012, wrinkle=.006)
        L.cushion(.40, .40, .14, S.cloth("#ece4d6", "boucle"), (.28, -.14, .665), (68, 2, 8), seed)
        L.cushion(.40, .40, .14, S.cloth(soft[2]), (Lb - .30, -.14, .665), (68, -2, -9), seed + 1)
    tag(gw, "window-seat", "Window seat with drawers", (.85, -.38, .22), spec["base"])
    L.pile_rug(1.32, -2.2, 1.35, 1.95, *spec["rug"], "border", seed)
    t = P.round_table((1.36, -2.05, .014), .36, .37, stone, "fluted", p["wood_z"])
    tag(t, "coffee-table", "Round coffee table", (0, -.2, .37), spec["counter"])
    N.newspaper((1.42, -2.16, .385), 18)
    P.vase("cup", (1.22, -1.92, .385), M.ceramic("#efe9df"), .9)
    P.vase("cup", (1.30, -1.82, .385), M.ceramic(soft[2], .3), .85)
    N.school_bag((.62, -.62, 0), -30, M.shade(soft[1], .85), "#d8b46a", seed)
    P.plant("fiddle", (2.78, -.34, 0), 1.45, seed, "#ddd3c3", .16, .30)
    N.slippers((1.92, -3.12, 0), 160, "#8a6a4c")
    N.ceiling_fan(1.52, -2.6, H, H - .30, "#a58463" if "wood" not in spec["base"] else "#6b4f38", "#e9e6df")


def _indian(p, seed):
    W, D, H = 5.0, 4.2, 2.85
    zc = H - .12
    soft, spec, stone = p["soft"], p["spec"], stone_of(p)
    door = ("left", -2.75, -.55, 0, 2.25)
    P.room(W, D, H, p["wall"], p["floor"], openings=[door], right=p["accent_paint"])
    P.cove_ceiling(W, D, H, .12, .52, 3900, 18, downlights=[(x, -.28) for x in (1.7, 2.7, 3.7)] + [(4.7, -1.4), (4.7, -2.6)], spot=5)
    V.window("left", W, D, *door[1:], view="city", seed=1, strength=1.5, rail="black", frame="#f4f2ee", day=420, panes=3, sun=3.4, sun_dir=(.8, .30, -.62))
    fills(W, D, H, 52)
    with Group("drape", (.10, -2.98, 0), 90):
        L.drape(.36, zc - .06, M.drape(spec["drape"]), (0, -.02, .006), 5, .045, seed)
        L.drape(.30, zc - .06, M.drape(spec["drape"]), (2.36, -.02, .006), 4, .045, seed + 1)

    # back wall: television between a tall crockery cabinet and open shelves
    with Group("tv_wall"):
        xa, xb = 1.55, 3.95
        with Group("panel") as gp:
            box(xa, xb, -.022, -.001, .02, zc - .003, M.laminate(spec["accent"], .5), .002)
            P.fluted_panel(xa + .22, xb - .22, .62, 2.16, -.022, p["wood_z"], .030, .012)
        unit = S.media_unit(xb - xa - .1, p, (xa + .05, -.024, 0), 0, .40, .16, .48, shutter(p), 3, seed, stone, 5)
        tv = L.television(((xa + xb) / 2, -.044, 1.38), 1.45, 0, None, seed, p["metal"])
        with Group("cabinet") as gc:
            N.tall_cabinet(3.99, 4.64, zc - .003, .40, p, lacquer(p), 2, 2.12)
        P.vase("jar", (1.82, -.22, .508), M.metal("brass", .25, False), .62)
        P.branches((1.82, -.22, .64), .30, 6, seed)
        N.tiffin((3.72, -.2, .508), .8)
        P.books(3.38, -.2, .508, 3, False, seed)
    tag(unit, "tv-unit", "Television unit with drawers", (.7, -.42, .3), spec["base"])
    tag(tv, "tv", "Wall-mounted television", (.3, -.05, .2))
    tag(gp, "wall-panel", "Fluted television wall", ((xa + xb) / 2 - 1.0, -.03, 2.0), spec["accent"])
    tag(gc, "tall-unit", "Tall storage cabinet", (4.3, -.42, 1.5), spec["tall"])
    for k, z in enumerate((1.30, 1.72)):
        P.framed_art(.34, .36, (1.10, -.001, z), 0, seed + k, frame_of(p), .035, art_colors(p))

    sw = N.swing((1.18, -1.38, 0), 56, H - .001, 1.25, .54, "teak" if spec["wood"] != "walnut" else "walnut", soft[0], (soft[1], soft[2]), seed)
    tag(sw, "hall-swing", "Timber swing on brass chains", (0, -.25, .42), "wood:" + spec["wood"])
    # right wall: diwan with bolsters
    with Group("diwan", (W, -1.02, 0), -90) as gd:
        n, d = 1.95, .82
        box(0, n, -d, -.02, .16, .24, p["wood_x"], .006, 3)
        for x in (.06, n - .06):
            for y in (-d + .06, -.08):
                box(x - .03, x + .03, y - .03, y + .03, 0, .16, p["wood_z"], .005)
        soft_box(n - .02, d - .04, .17, M.fabric(soft[0], 260, melange=.16), (n / 2, -d / 2, .24), r=.06, bulge=.02, wrinkle=.008, seed=seed, piping=M.fabric(M.shade(soft[0], .85)))
        for i, c in enumerate((soft[1], "#ece4d6", soft[2])):
            soft_box(.58, .17, .40, M.fabric(c, 260, melange=.16), (.34 + .635 * i, -.20, .40), r=.07, bulge=.045, wrinkle=.012, seed=seed + i, rot=(-10, 0, 0))
        for x in (.13, n - .13):
            soft_box(.17, .56, .17, M.fabric(soft[2], 260), (x, -.48, .405), r=.084, bulge=.006, wrinkle=.004)
    tag(gd, "diwan", "Diwan with bolsters", (.9, -.8, .32), soft[0])
    P.framed_art(1.15, .72, (W - .001, -2.0, 1.52), -90, seed + 4, frame_of(p), .06, art_colors(p), "hills")
    N.aircon((W, -2.0, 2.32), -90)
    r = L.pile_rug(2.9, -1.72, 2.1, 1.5, *spec["rug"], "vintage", seed)
    tag(r, "rug", "Woven rug", (-.6, -.5, .015), spec["rug"][0])
    t = P.round_table((3.15, -1.62, .014), .42, .38, p["wood_x"], "legs", p["wood_z"])
    tag(t, "coffee-table", "Timber coffee table", (0, -.3, .38), "wood:" + spec["wood"])
    P.tray(3.10, -1.58, .395, .34, .22, M.metal("brass", .3), 12)
    for x in (3.03, 3.14):
        steel_tumbler(x, -1.58, .404)
    N.newspaper((3.36, -1.78, .395), -24)
    S.pouf((2.16, -.80, 0), soft[1], seed, .24, .34)
    P.plant("palm", (.42, -.32, 0), 1.7, seed, "#b9694a", .18, .34)
    N.slippers((1.62, -2.35, 0), 70, "#6b4a34")
    N.ceiling_fan(2.7, -1.95, H, H - .32, "#f0ece4", "#c9a24f", .60, 3, 46)


def steel_tumbler(x, y, z):
    """Steel tumbler for tea."""
    lathe([(0, 0), (.026, 0), (.028, .004), (.034, .085), (.036, .088), (.032, .085), (.027, .01), (0, .008)], M.metal("steel", .2, False), (x, y, z), 32)


ROOMS = {"living-hall": living_hall}

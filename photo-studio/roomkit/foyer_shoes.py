"""Entrance with room for the shoes of a family.
Odd seeds: front door with a glazed side light ahead, shoe wall with a padded seat, hooks and school bags at the right, tall mirror.
Even seeds: corridor foyer, tall shoe cabinet with a lit niche for keys at the right, panelling, ledge and slim seat at the left, window at the end."""
import core
import living_goods as L
import living_seats as S
import materials as M
import parts_living_home as F
import parts_living_more as N
import props as P
import props_more_a as Q
import window_views as V
from geo import Group, box, lathe, rod, soft_box, tag, tube
from lights import fills
from room_finishes import art_colors, frame_of, lacquer, shutter, stone_of

CAMERAS = {
    "foyer-shoes/odd": {
        "main": dict(at=(.92, -4.22, 1.32), look=(1.92, 0, 1.32), lens=22.5, shift_y=-.05,
                     tall=dict(at=(1.0, -4.25, 1.32), look=(1.95, 0, 1.32), lens=27, shift_y=-.06)),
        "close-shoe-storage": dict(at=(1.62, -2.75, 1.12), look=(3.05, -1.45, 1.12), lens=28, shift_y=-.13),
    },
    "foyer-shoes/even": {
        "main": dict(at=(.44, -4.92, 1.34), look=(1.16, 0, 1.34), lens=22.5, shift_y=-.05,
                     tall=dict(at=(.46, -4.95, 1.34), look=(1.12, 0, 1.34), lens=27, shift_y=-.06)),
        "close-key-niche": dict(at=(.36, -2.42, 1.32), look=(1.65, -1.86, 1.32), lens=28, shift_y=-.05),
    },
}
SHOES = (("#7a5134", "loafer"), ("#e8e2d6", "sneaker"), ("#2c2a2a", "loafer"), ("#b98463", "heel"), ("#9aa39a", "sneaker"), ("#5a4636", "loafer"))


def foyer_shoes(p, seed=1):
    odd = seed % 2 == 1
    (_hall if odd else _corridor)(p, seed)
    core.use_camera(CAMERAS, "foyer-shoes/odd" if odd else "foyer-shoes/even")
    return dict(target=.62)


def keys(at, rot=0):
    """A bunch of keys on a ring."""
    br, st = M.metal("brass", .25), M.metal("steel", .25)
    with Group("keys", at, rot):
        tube([(.018, 0, .003), (0, .018, .003), (-.018, 0, .003), (0, -.018, .003)], .0015, st, 8, cyclic=True)
        for k, m in enumerate((br, st, br)):
            with Group("key", (0, -.018, .001 + .003 * k), -35 + 30 * k):
                box(-.009, .009, -.018, 0, 0, .0024, m, .001)
                box(-.003, .003, -.052, -.018, 0, .0022, m, .0005)


def _hall(p, seed):
    W, D, H = 3.3, 4.3, 2.75
    zc = H - .12
    soft, spec, stone = p["soft"], p["spec"], stone_of(p)
    side = ("back", 1.42, 1.80, .10, 2.28)
    P.room(W, D, H, p["wall"], p["floor"], openings=[side])
    P.cove_ceiling(W, D, H, .12, .48, 3900, 16, downlights=[(.85, -.4), (2.4, -.4), (2.75, -1.4), (2.75, -2.4)], spot=5)
    V.window("back", W, D, *side[1:], view="garden", seed=3, strength=1.5, day=900, panes=1, sill=False, sun=4, sun_dir=(.35, -.8, -.6), frame="#6b5138" if spec["metal"] == "black" else "#f4f2ee")
    core.lamp("AREA", (.10, -2.6, 1.6), 46, 5800, target=(2.8, -1.6, 1.0), size=(1.6, 1.8), glossy=False, name="side_day")
    fills(W, D, H, 36)
    d = Q.door((.30, 0, 0), 0, 1.0, 2.25, p["wood_z"], p["metal"])
    tag(d, "door", "Entrance door", (.5, -.03, 1.3), "wood:" + spec["wood"])
    box(.34, 1.30, -.72, -.14, .001, .012, M.fabric("#6f6250", 120, bump=.9), .004)          # door mat
    F.shoe_row((.60, -.40, .012), 0, (SHOES[1], SHOES[0]), .27)
    # back wall, right: tall mirror over panelling
    with Group("mirror", (2.28, 0, 0)) as gm:
        x0, x1, z0, z1 = -.30, .30, .35, 2.15
        box(x0, x1, -.022, -.014, z0, z1, M.mirror(), 0)
        for q in ((x0 - .022, x0, z0 - .022, z1 + .022), (x1, x1 + .022, z0 - .022, z1 + .022), (x0, x1, z0 - .022, z0), (x0, x1, z1, z1 + .022)):
            box(q[0], q[1], -.034, -.001, q[2], q[3], Q.metal_of(p), .002)
    tag(gm, "mirror", "Tall mirror", (-.15, -.03, 1.5))
    u = N.umbrella_stand((2.78, -.24, 0), M.shade(soft[1], .8), p["metal"])
    tag(u, "umbrella-stand", "Umbrella stand", (0, -.1, .4))
    N.switch_plate((1.98, -.001, 1.20), 0, 2)
    # right wall: cupboard, seat with hooks, cupboard
    with Group("shoe_wall", (W, -.46, 0), -90):
        m, dp, na, nb, n = lacquer(p), .40, .58, 2.02, 2.62
        with Group("cupboards") as gc:
            N.tall_cabinet(.016, na, zc - .003, dp, p, m, 1, 2.12)
            N.tall_cabinet(nb, n, zc - .003, dp, p, m, 1, 2.12)
            box(na + .016, nb - .016, -dp, -.001, 2.12, zc - .003, p["carcass"], .001)
            w = (nb - na - .032) / 3
            for i in range(3):
                P.front(na + .016 + w * i, na + .016 + w * (i + 1), 2.12, zc - .003, -dp, m, shutter(p))
        a, b = na + .018, nb - .018
        with Group("seat") as gs:
            P.fluted_panel(a, b, .46, 2.12, -.001, p["wood_z"], .036, .014)
            box(a, b, -.014, -.001, 0, .46, p["wood_z"], 0)
            box(a, b, -dp, -.014, .42, .46, p["wood_x"], .004, 3)
            for z in (.035, .225):                             # two open shelves for the shoes of the day
                box(a, b, -dp + .01, -.014, z, z + .02, p["wood_x"], .003)
            for k in range(4):
                Q.shoe_pair((a + .20 + (b - a - .40) * k / 3, -.19, .055), (3, -4, 2, 5)[k], *SHOES[k])
                if k != 2:
                    Q.shoe_pair((a + .20 + (b - a - .40) * k / 3, -.19, .245), (-3, 2, 4, -5)[k], *SHOES[(k + 3) % 6])
            soft_box(b - a - .01, dp - .03, .075, S.cloth(soft[0]), ((a + b) / 2, -dp / 2 - .01, .46), r=.034, bulge=.014, wrinkle=.006, piping=S.cloth(soft[0]))
            L.cushion(.42, .42, .15, S.cloth(soft[1]), (a + .30, -.15, .745), (68, 3, 8), seed)
            box(a, b, -.05, -.024, 1.58, 1.68, p["wood_x"], .004, 3)
            for k in range(6):
                x = a + .12 + (b - a - .24) * k / 5
                rod((x, -.05, 1.63), (x, -.115, 1.65), .010, .013, Q.metal_of(p), 14)
            P.strip(a + .03, b - .03, -dp + .06, 2.12, 2.6, 3100, (0, .15, -1))
            Q.hat((a + .12 + (b - a - .24) / 5, -.085, 1.58), "#cbb48c", (98, 0, 0))
        x = a + .12 + (b - a - .24) * 3.5 / 5
        with Group("bags") as gb:
            N.school_bag((x - .02, -.17, .535), 4, "#3f5f7a", "#d8b46a", seed)
            N.school_bag((x + .36, -.19, .535), -8, "#b5563c", "#ece4d6", seed + 1)
            with Group("hung", (x + .14, -.075, 1.24)):
                soft_box(.28, .08, .30, M.fabric(soft[2], 240), (0, -.01, -.02), r=.035, bulge=.02, wrinkle=.006)
                for yy in (-.03, .01):
                    tube([(-.07, yy, .26), (-.04, yy, .34), (0, yy, .39), (.04, yy, .34), (.07, yy, .26)], .008, M.fabric(soft[2], 240), 8)
    tag(gc, "shoe-storage", "Full-height shoe storage", (.3, -.42, 1.5), spec["tall"])
    tag(gs, "bench", "Padded seat over shoe shelves", ((a + b) / 2, -.4, .44), soft[0])
    tag(gb, "school-bags", "School bags on their hooks", (x, -.26, .75))
    r = P.rug_obj(1.45, -2.0, 1.15, 1.9, M.rug(*spec["rug"], "border", 1.15, 1.9))
    tag(r, "rug", "Runner rug", (0, .4, .015), spec["rug"][0])
    pe = P.pendant(1.45, -1.35, H, 2.05, "rattan", "#efe8da", 7, 3600, .22)
    tag(pe, "pendant", "Rattan pendant", (0, 0, 2.1))
    P.framed_art(.50, .66, (.001, -1.05, 1.62), 90, seed, frame_of(p), .05, art_colors(p))
    P.plant("palm", (.34, -1.32, 0), 1.25, seed, "#d8cbb6", .15, .30)


def _corridor(p, seed):
    W, D, H = 1.95, 5.05, 2.62
    zc = H - .10
    soft, spec, stone = p["soft"], p["spec"], stone_of(p)
    win = ("back", .42, 1.42, .92, 2.22)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win])
    P.cove_ceiling(W, D, H, .10, .34, 4000, 17, downlights=[(.62, y) for y in (-.6, -1.7, -2.8, -3.9)], spot=5)
    V.window("back", W, D, *win[1:], view="city", seed=2, strength=1.5, day=760, panes=2, frame="#8f9192", sun=0, kelvin=6800)
    fills(W, D, H, 34)
    m, dp = lacquer(p), .36
    # right wall: leaves from floor to ceiling around the niche
    ya, n = -.32, 3.35
    with Group("cabinet", (W, ya, 0), -90):
        xs = (0.016, .56, 1.10, 2.02, 2.58, n)                 # the niche lies in the wide bay
        with Group("leaves") as gc:
            for i, (a, b) in enumerate(zip(xs, xs[1:])):
                if i == 2:
                    continue
                box(a + .001, b - .001, -dp + .001, -.001, .08, zc - .003, p["carcass"], .001)
                P.front(a, b, .08, zc - .003, -dp, m, shutter(p), "bar" if p["handle"] == "bar" else "edge", "rlrlr"[i], 1.08, p["metal"], hlen=.34)
            box(.02, n, -dp + .05, -.02, 0, .08, p["kick"], .001)
            for x in (0, n):
                box(x, x + .016, -dp - .018, -.001, 0, zc - .003, m, .001)
        a, b = xs[2], xs[3]
        with Group("tip_out") as gt:                           # three tip-out shoe drawers below, doors above
            box(a + .001, b - .001, -dp + .001, -.001, .08, .94, p["carcass"], .001)
            box(a + .001, b - .001, -dp + .001, -.001, 1.52, zc - .003, p["carcass"], .001)
            for k in range(2):
                P.front(a, b, .08 + .43 * k, .51 + .43 * k, -dp, m, shutter(p), "bar" if p["handle"] == "bar" else "edge", metal=p["metal"], vertical=False, hz=.47 + .43 * k, hlen=.30)
            for k in range(2):
                P.front(a + (b - a) / 2 * k, a + (b - a) / 2 * (k + 1), 1.52, zc - .003, -dp, m, shutter(p))
        with Group("niche") as gn:
            box(a, b, -dp - .02, -.016, .94, .965, stone, .003)
            box(a + .002, b - .002, -.016, -.002, .94, 1.52, p["wood_z"], 0)
            for x in (a, b - .016):
                box(x, x + .016, -dp - .018, -.016, .965, 1.52, p["wood_z"], .001)
            box(a + .016, b - .016, -dp - .018, -.016, 1.504, 1.5195, p["wood_x"], .001)
            P.strip(a + .04, b - .04, -.06, 1.503, 3.0, 3200, (0, -.3, -1))
            P.tray(a + .26, -.20, .966, .28, .20, p["wood_x"], 6)
            keys((a + .22, -.18, .976), 20)
            keys((a + .32, -.22, .976), -40)
            P.vase("bowl", (a + .55, -.2, .966), M.ceramic(soft[1], .35), .62)
            P.plant("herb", (b - .17, -.19, .966), .30, seed, "#e3dacb", .06, .11)
            for k in range(4):
                x = a + .14 + .17 * k
                rod((x, -.016, 1.34), (x, -.05, 1.345), .006, .008, Q.metal_of(p), 12)
            with Group("hanging", (a + .31, -.040, 1.325)):
                rod((0, 0, 0), (0, 0, -.06), .0035, None, M.leather("#8a5a3a"), 8)
                box(-.009, .009, -.002, .002, -.12, -.06, M.metal("steel", .25), .001)
    tag(gc, "shoe-storage", "Full-height shoe cabinet", (.84, -dp - .02, 1.9), spec["tall"])
    tag(gt, "drawers", "Tip-out shoe drawers", ((a + b) / 2, -dp - .02, .5), spec["tall"])
    tag(gn, "key-niche", "Lit niche for keys", ((a + b) / 2, -.2, 1.1), "wood:" + spec["wood"])
    # left wall: boards, ledge with a round mirror; the entrance door is behind the camera
    with Group("left", (0, -4.0, 0), 90):
        with Group("boards") as gb:
            N.wall_boards(-.9, 3.70, .02, 1.12, 22, p["base"], p["kick"], -.001)
            box(-.92, 3.72, -.075, -.001, 1.12, 1.15, p["wood_x"], .004, 3)
        P.vase("bottle", (1.62, -.04, 1.15), M.ceramic(soft[2], .4), .62)
        P.framed_art(.24, .30, (3.42, -.028, 1.302), 0, seed, frame_of(p), .03, art_colors(p))
        gm = Q.round_mirror((2.62, -.001, 1.70), .34, Q.metal_of(p))
        for k in range(4):                                     # hooks for the day's bags
            rod((.55 + .16 * k, -.021, 1.62), (.55 + .16 * k, -.07, 1.63), .008, .011, Q.metal_of(p), 12)
        Q.hat((.87, -.055, 1.57), "#cbb48c", (98, 0, 0))
        soft_box(.30, .07, .32, M.fabric(soft[2], 240), (.63, -.065, 1.20), r=.03, bulge=.02, wrinkle=.006)
        for yy in (-.085, -.045):
            tube([(.56, yy, 1.50), (.59, yy, 1.58), (.63, yy, 1.635), (.67, yy, 1.58), (.70, yy, 1.50)], .007, M.fabric(soft[2], 240), 8)
        for k in range(2):
            P.framed_art(.34, .44, (1.45 + .42 * k, -.001, 1.66), 0, seed + k, frame_of(p), .035, art_colors(p))
        with Group("fold_seat", (2.0, -.022, 0)) as gs:        # slim seat fixed to the boards
            box(0, 1.05, -.32, 0, .42, .45, p["wood_x"], .006, 3)
            soft_box(1.03, .31, .05, S.cloth(soft[1]), (.525, -.16, .45), r=.024, bulge=.01, wrinkle=.005)
            for x in (.12, .93):
                tube([(x, -.005, .20), (x, -.16, .32), (x, -.29, .42)], .010, Q.metal_of(p), 10)
            Q.handbag((.80, -.15, .505), "#8a5a3a", 8, .85)
        F.shoe_row((2.25, -.18, 0), 180, (SHOES[0], SHOES[4], SHOES[3]), .26)
    tag(gm, "mirror", "Round mirror", (.1, -.04, .1))
    tag(gs, "bench", "Wall-hung seat", (.4, -.32, .45), soft[1])
    tag(gb, "wall-panel", "Board panelling", (3.2, -.03, .8), spec["base"])
    r = P.rug_obj(.78, -2.3, .72, 2.9, M.rug(*spec["rug"], "diamond", .72, 2.9))
    tag(r, "rug", "Runner rug", (0, .5, .015), spec["rug"][0])
    # end of the corridor: radiator-slim console under the window
    with Group("console", (.30, -.002, 0)):
        box(0, 1.20, -.26, -.001, .74, .775, p["wood_x"], .005, 3)
        for x in (.06, 1.14):
            rod((x, -.20, .74), (x, -.20, 0), .014, .011, p["wood_z"], 14)
        P.plant("fiddle", (.26, -.13, .775), .62, seed, "#e3dacb", .09, .15)
        P.books(.82, -.13, .775, 3, False, seed)
        Q.rope_basket((.75, -.13, 0), .15, .26, "#cbb48c", soft[1])
    N.umbrella_stand((.28, -.42, 0), M.shade(soft[1], .8), p["metal"])


ROOMS = {"foyer-shoes": foyer_shoes}

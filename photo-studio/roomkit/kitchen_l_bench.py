"""L-shaped kitchen with a padded bench along the left wall and a round table, sink under a window in the back wall, hob leg on the
right wall that ends in the tall block."""
import core
import kitchen_l_parts as L
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import parts_kitchen_more as N
import props as P
import props_more_a as A
import props_more_b as B
import room_finishes as F
import window_views
from geo import Group, box, pillow, tag
from lights import fills

ROOM = "kitchen-l-bench"
W, DEEP, H = 4.45, 5.0, 2.74
ZC = H - .11
WIN = ("back", 1.08, 2.34, 1.06, 2.12)

CAMERAS = {
    ROOM: {
        "main": dict(at=(1.62, -4.80, 1.36), look=(2.50, -.2, 1.36), lens=21.5, shift_y=-.06,
                     tall=dict(at=(1.75, -4.85, 1.36), look=(2.15, -.2, 1.36), lens=27, shift_y=-.10)),
        "close-banquette": dict(at=(2.55, -3.55, 1.30), look=(.75, -2.05, 1.30), lens=28, shift_y=-.12, fstop=6.3, focus=2.0, tall=dict(lens=30)),
        "close-hob": dict(at=(2.3, -2.3, 1.34), look=(4.3, -1.8, 1.34), lens=28, shift_y=-.09),
        "left": dict(at=(.75, -4.5, 1.36), look=(3.6, -.6, 1.36), lens=24, shift_y=-.06),
    },
}


def bench(p, seed=1):
    floor = M.tiles("#d6c5a8", .30, .30, "#bcab8e", "xy", 0.0, .34, .07, .004)
    P.room(W, DEEP, H, p["wall"], floor, openings=[WIN])
    P.cove_ceiling(W, DEEP, H, .09, .80, 3200, 13, downlights=[(1.0, -.9), (2.6, -.9), (3.6, -1.9)], spot=4)
    window_views.window("back", W, DEEP, *WIN[1:], view="garden", seed=seed + 23, day=640, panes=2, frame=L.frame_colour(p))
    fills(W, DEEP, H, 42)
    _back(p, seed)
    _right(p, seed)
    _seats(p, seed)
    core.use_camera(CAMERAS, ROOM)
    return dict(wb=(.92, 1.0, 1.09))


def _back(p, seed):
    sp, x = p["spec"], .62
    with Group("base_back") as g:
        at = K.run([(.62, "drawers"), (.90, "sink"), (.60, "panel"), (W - x - 2.12 - .62, "drawers"), (.62, "blank")], p, x0=x, end0=True, over0=.02)
    tag(g, "base-cabinets", "Base cabinets", (2.75, -.60, .45), sp["base"])
    tag(g, "counter", "Marble-look worktop", (2.95, -.46, K.TOP), sp["counter"])
    for a, b, z in ((x, WIN[1] - .035, ZC), (WIN[2] + .035, W, ZC), (WIN[1] - .034, WIN[2] + .034, WIN[3] - .026)):
        K.splash(a, b, z, p)
    with Group("wall") as gw:
        L.uppers(WIN[2] + .12, W - .365, ("door", "door", "glass"), p, ZC)
    n = (W - .485 - WIN[2]) / 3
    for k, z in enumerate((L.ZW + .022, 1.81)):
        D.shelf_things(W - .34 - n, W - .40, -.17, z, seed + k, p["soft"], ("gmb", "bjp")[k])
    tag(gw, "wall-cabinets", "Wall cabinets to the ceiling", (WIN[2] + .12 + n, -.36, 1.85), sp["wall_cab"])
    tag(K.sink(at["sink"], w=.62, tap=U.tap_of(p)), "tap", "Sink under the window", (0, .2, .3))
    P.plant("herb", (.84, -.15, K.TOP), .28, seed, "#d9cfbf", .065, .12)
    D.canisters(2.60, -.17, K.TOP, 3)
    N.tiffin(3.25, -.24, K.TOP, 3, .95)


def _right(p, seed):
    """Hob leg on the right wall, local x from the back wall toward the camera."""
    sp, kinds = p["spec"], [(.42, "door"), (.90, "drawers2"), (.15, "tray")]
    with Group("leg", (W, 0, 0), -90):
        at = K.run(kinds, p, x0=.625)
        h, end = at["drawers2"], .625 + sum(w for w, _k in kinds)
        K.splash(.011, end, ZC, p)
        L.uppers(.365, h - .46, ("door", "door"), p, ZC)
        tag(P.hob(h, -.31, K.TOP), "hob", "Four-burner hob", (0, 0, .02))
        tag(P.chimney(h, 1.58, .90, wall_top=ZC, mat=L.hood_metal(p)), "chimney", "Chimney hood", (0, -.4, .12))
        D.pot(h + .24, -.20, K.TOP + .036, "#b4502f")
        D.bottles(.85, -.14, K.TOP, 2)
        with Group("tall") as gt:
            L.talls(end + .018, [(.60, "oven"), (.60, "pantry")], p, ZC)
        tag(gt, "oven-tower", "Built-in oven tower", (end + .32, -.62, .95), "black glass")
        tag(gt, "tall-unit", "Tall pantry unit", (end + .70, -.62, 1.75), sp["tall"])


def _seats(p, seed):
    sp, fab = p["spec"], M.fabric(p["soft"][1])
    a, b = -3.05, -1.25
    with Group("seats") as g:
        B.banquette(b - a, (.001, a, 0), 90, fab, p["base"], seed, .92)
        for y in (a - .021, b + .001):
            box(.001, .56, y, y + .020, 0, .62, p["base"], .003)
    tag(g, "banquette", "Padded bench", (.50, a + .5, .45), p["soft"][1])
    for k, (y, c) in enumerate(((a + .32, p["soft"][2]), (b - .34, "#e9e1d3"))):
        pillow(.42, .42, .14, M.fabric(c, 300, melange=.18), (.26, y, .68), (72, 0, -84 + 10 * k), seed=seed + k)
    for k, y in enumerate((-2.55, -1.75)):
        P.framed_art(.50, .66, (.001, y, 1.60), 90, seed + 3 * k, F.frame_of(p), colors=F.art_colors(p))
    x, y = 1.12, -2.15
    t = B.cafe_table((x, y, 0), .50, .75, p["counter"], p["metal"])
    tag(t, "dining", "Round table with a bench", (.2, -.2, .75), sp["counter"])
    for dx, dy, r in ((.72, -.22, -106), (.46, .62, -30)):
        A.spindle_chair((x + dx, y + dy, 0), r, sp["wood"], p["soft"][0])
    tag(L.woven_lamp(x, y, H, 1.74, .27, "bell"), "pendant", "Woven pendant", (0, 0, 1.88))
    P.vase("jar", (x, y + .12, .75), M.ceramic("#d9cdb9"), .8)
    P.branches((x, y + .12, .90), .38, 7, seed)
    for dx, dy in ((-.12, -.22), (.18, -.14)):
        P.vase("cup", (x + dx, y + dy, .75), M.ceramic("#efe9df"), .9)


ROOMS = {ROOM: bench}

"""L-shaped kitchen under timber rafters: tall block and a glazed balcony door on the back wall, hob leg on the right wall."""
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
import window_views
from geo import Group, box, tag
from lights import fills

ROOM = "kitchen-l-rafters"
W, DEEP, H = 5.10, 5.2, 2.92
ZC = H - .14
DOOR = ("back", .16, 1.48, .02, 2.36)

CAMERAS = {
    ROOM: {
        "main": dict(at=(.95, -4.95, 1.36), look=(2.95, -.6, 1.36), lens=23, shift_y=-.065,
                     tall=dict(at=(1.15, -5.0, 1.36), look=(2.55, -.6, 1.36), lens=28, shift_y=-.09)),
        "close-hob": dict(at=(3.02, -2.15, 1.34), look=(4.85, -1.50, 1.34), lens=29, shift_y=-.09, fstop=6.3, focus=1.7, tall=dict(lens=33)),
        "right": dict(at=(4.2, -4.7, 1.36), look=(1.6, -.6, 1.36), lens=24, shift_y=-.06),
        "close-tap": dict(at=(3.0, -1.95, 1.34), look=(3.35, -.2, 1.34), lens=30, shift_y=-.10),
    },
}


def under_rafters(p, seed=1):
    sp = p["spec"]
    stone = M.tiles("#9c9684", .60, .40, "#857d6b", "xy", .5, .26, .07, .004)
    P.room(W, DEEP, H, p["wall"], stone, openings=[DOOR])
    L.rafters(0, W, -DEEP, 0, H, sp["wood"], 10)
    window_views.window("back", W, DEEP, *DOOR[1:], view="garden", seed=seed + 8, day=420, sun=3.0, sun_dir=(.30, -.75, -.60), panes=2, rail="black",
                        frame=L.frame_colour(p))
    core.lamp("AREA", (.10, -2.9, 1.5), 26, 6000, target=(3, -2.4, 1.0), size=(1.8, 1.6), glossy=False, name="side window")
    for x, y in ((1.0, -1.2), (3.4, -1.2), (3.6, -2.6), (1.6, -3.6)):
        P.downlight(x + .02, y, H - .002, 4, 3300)
    fills(W, DEEP, H, 44)
    _back(p, seed)
    _right(p, seed)
    _table(p, seed)
    core.use_camera(CAMERAS, ROOM)
    return dict(wb=(.92, 1.0, 1.10), target=.585 if core.camera_name == "main" else .64)


def _back(p, seed):
    sp, x = p["spec"], 1.66
    with Group("tall") as gt:
        x1 = L.talls(x, [(.65, "pantry"), (.60, "oven")], p, ZC)
    tag(gt, "oven-tower", "Built-in oven tower", (x + .82, -.62, 1.36), "black glass")
    tag(gt, "tall-unit", "Tall pantry unit", (x + .30, -.60, 1.75), sp["tall"])
    x = x1 + .018
    with Group("base_back") as g:
        at = K.run([(.85, "sink"), (W - x - .85 - .62, "drawers"), (.62, "blank")], p, x0=x)
    s = at["sink"]
    tag(g, "base-cabinets", "Base cabinets", (x + 1.2, -.60, .5), sp["base"])
    tag(g, "counter", "Quartz worktop", (x + 1.25, -.42, K.TOP), sp["counter"])
    K.splash(x, W, ZC, p)
    with Group("wall_back") as gw:
        L.uppers(x, W - .365, ("door", "door", "glass"), p, ZC)
    n = (W - .365 - x) / 3
    for k, z in enumerate((L.ZW + .022, 1.81)):
        D.shelf_things(x + 2 * n + .03, W - .40, -.17, z, seed + k, p["soft"], ("gmb", "bjp")[k])
    tag(gw, "wall-cabinets", "Wall cabinets", (x + n, -.36, 1.85), sp["wall_cab"])
    tag(K.sink(s, w=.60, tap="steel" if p["metal"] == "black" else U.tap_of(p)), "tap", "Sink and mixer tap", (0, .2, .3))
    D.canisters(x + 1.25, -.16, K.TOP, 3)
    N.mixer_grinder(x + 1.72, -.30, K.TOP, "#efece6", 25)


def _right(p, seed):
    """Right leg, local x from the back wall toward the camera."""
    sp, kinds = p["spec"], [(.45, "door"), (.90, "drawers2"), (.60, "drawers"), (.46, "door")]
    with Group("leg", (W, 0, 0), -90):
        at = K.run(kinds, p, x0=.625, end1=True, over1=.02)
        h, end = at["drawers2"], .625 + sum(w for w, _k in kinds)
        K.splash(.011, end, ZC, p)
        L.uppers(.365, h - .46, ("door", "door"), p, ZC)
        L.uppers(h + .46, end, ("door", "door"), p, ZC)
        box(end + .0005, end + .0185, -.36, 0, L.ZW - .015, ZC, p["wall_cab"], .0015)
        tag(P.hob(h, -.31, K.TOP), "hob", "Four-burner hob", (0, 0, .02))
        tag(P.chimney(h, 1.56, .90, wall_top=ZC, kind="slant"), "chimney", "Black chimney hood", (0, -.3, .2))
        box(h - .17, h + .17, -.30, 0, 2.0205, ZC, M.plain("#1d1e1f", .3), .002)
        D.pot(h + .24, -.20, K.TOP + .036, "#b4502f")
        D.bottles(h + .60, -.14, K.TOP, 3)
        D.boards(h + 1.02, K.TOP, -.022)
        N.vessels(.95, -.25, K.TOP, 3, .11)
        P.fruit_bowl(end - .30, -.34, K.TOP, seed, M.ceramic("#ddd4c4"))


def _table(p, seed):
    sp, x, y = p["spec"], 2.02, -2.52
    t = B.cafe_table((x, y, 0), .53, .75, p["counter"])
    tag(t, "dining", "Round table for three", (.2, -.2, .75), sp["counter"])
    for dx, dy, a in ((-.74, .12, 98), (.10, .78, 4), (.68, -.36, -117)):
        A.spindle_chair((x + dx, y + dy, 0), a, sp["wood"], p["soft"][0])
    tag(L.woven_lamp(x, y, H, 1.78, .34, "hat"), "pendant", "Cane lamp", (0, 0, 1.85))
    P.vase("jar", (x - .05, y + .08, .75), M.ceramic("#d9cdb9"), .8)
    P.branches((x - .05, y + .08, .90), .40, 7, seed)
    N.tumblers(x + .18, y - .20, .75, 2)
    P.plant("palm", (.42, -.72, 0), 1.25, seed, "#b9714f", .18, .32)


ROOMS = {ROOM: under_rafters}

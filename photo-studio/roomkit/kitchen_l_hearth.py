"""L-shaped kitchen seen toward its cooking wall: boxed hood between wall cabinets on the left wall, wide window over the sink, tall
block at the right of the back wall, island along the cooking wall, limestone floor."""
import core
import kitchen_l_parts as L
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import props as P
import room_finishes as F
import window_views
from geo import Group, box, tag
from lights import fills

ROOM = "kitchen-l-hearth"
W, DEEP, H = 4.90, 5.6, 2.86
ZC = H - .13
WIN = ("back", .90, 2.46, 1.04, 2.14)

CAMERAS = {
    ROOM: {
        "main": dict(at=(4.55, -4.55, 1.36), look=(1.24, -1.38, 1.36), lens=23, shift_y=-.07,
                     tall=dict(at=(4.45, -4.35, 1.36), look=(1.05, -1.75, 1.36), lens=27, shift_y=-.09)),
        "close-hob": dict(at=(1.95, -2.45, 1.34), look=(.25, -1.75, 1.34), lens=29, shift_y=-.08, fstop=6.3, focus=1.6, tall=dict(lens=33)),
        "close-tap": dict(at=(2.0, -1.95, 1.34), look=(1.68, -.2, 1.34), lens=30, shift_y=-.10),
    },
}


def hearth(p, seed=1):
    stone = M.tiles("#cfc5b1", .80, .50, "#b3a891", "xy", .5, .28, .06, .004)
    P.room(W, DEEP, H, p["wall"], stone, openings=[WIN])
    P.cove_ceiling(W, DEEP, H, .11, .90, 3200, 15, downlights=[(.95, y) for y in (-.95, -1.9, -2.9)] + [(2.4, -.85), (3.6, -.85)], spot=5)
    window_views.window("back", W, DEEP, *WIN[1:], view="garden", seed=seed + 17, day=620, sun=2.6, sun_dir=(.42, -.72, -.60), panes=3, frame=L.frame_colour(p))
    core.lamp("AREA", (W - .10, -3.6, 1.5), 46, 6000, target=(1, -2.2, 1.0), size=(1.8, 1.6), glossy=False, name="side window")
    fills(W, DEEP, H, 44)
    _back(p, seed)
    _cooking_wall(p, seed)
    _island(p, seed)
    P.framed_art(.60, .80, (.001, -3.98, 1.58), 90, seed, F.frame_of(p), colors=F.art_colors(p))
    core.use_camera(CAMERAS, ROOM)
    return dict(wb=(.92, 1.0, 1.09))


def _back(p, seed):
    sp, x = p["spec"], 2.86
    with Group("base_back") as g:
        at = K.run([(.62, "blank"), (.62, "drawers"), (.90, "sink"), (x - 2.14 - .018, "drawers2")], p)
    tag(g, "counter", "Marble-look worktop", (2.45, -.42, K.TOP), sp["counter"])
    for a, b, z in ((0, WIN[1] - .035, ZC), (WIN[2] + .035, x - .019, ZC), (WIN[1] - .034, WIN[2] + .034, WIN[3] - .026)):
        K.splash(a, b, z, p)
    tag(K.sink(at["sink"], w=.62, bowl="ceramic", tap=U.tap_of(p)), "tap", "Sink under the window", (0, .2, .3))
    with Group("blind"):
        U.roman_blind(WIN[1] - .02, WIN[2] + .02, 2.26, .30, sp["drape"], -.03)
    with Group("tall") as gt:
        x1 = L.talls(x, [(.60, "oven"), (.62, "pantry")], p, ZC)
    box(x1 + .019, W, -.60, 0, 0, ZC, p["tall"], .0015)
    tag(gt, "oven-tower", "Built-in oven tower", (x + .30, -.62, .95), "black glass")
    tag(gt, "tall-unit", "Tall pantry unit", (x + .70, -.62, 1.75), sp["tall"])
    P.plant("herb", (1.08, -.13, K.TOP), .30, seed, "#d9cfbf", .065, .12)
    D.bread(2.45, -.30, K.TOP, 10)


def _cooking_wall(p, seed):
    """Hob leg on the left wall, local x from its front end to the corner."""
    sp, front = p["spec"], -3.45
    n = -front - .625
    with Group("leg", (0, front, 0), 90) as g:
        at = K.run([(.55, "door"), (.60, "drawers"), (.90, "drawers2"), (n - 2.05, "drawers")], p, end0=True, over0=.02)
        h = at["drawers2"]
        K.splash(0, -front - .011, ZC, p)
        with Group("wall") as gw:
            L.uppers(0, h - .53, ("glass", "door"), p, ZC)
            box(-.0185, -.0005, -.36, 0, L.ZW - .015, ZC, p["wall_cab"], .0015)
            L.uppers(h + .53, -front - .012, ("door", "door", "door"), p, ZC)
        m = (h - .53) / 2
        for k, z in enumerate((L.ZW + .022, 1.81)):
            D.shelf_things(.03, m - .03, -.17, z, seed + k, p["soft"], ("gmb", "bjp")[k])
        tag(gw, "wall-cabinets", "Wall cabinets with lofts", (m * 1.5, -.36, 1.85), sp["wall_cab"])
        tag(g, "base-cabinets", "Base cabinets", (.25, -.60, .5), sp["base"])
        tag(P.hob(h, -.31, K.TOP), "hob", "Four-burner hob", (0, 0, .02))
        tag(L.box_hood(h, 1.60, 1.02, ZC, p["wall_cab"], p["wood_x"], .46), "chimney", "Hood in a cream box", (-.32, -.46, .62))
        D.pot(h + .24, -.20, K.TOP + .036, "#b4502f")
        D.utensils(h - .60, -.15, K.TOP)
        D.boards(h + .72, K.TOP, -.022)
        D.canisters(.22, -.17, K.TOP, 3)


def _island(p, seed):
    sp, x0, y0, d, n, z = p["spec"], 1.80, -3.45, .92, 1.55, .90
    with Group("island", (x0, y0, 0), 90) as g:
        L.island(n, d, p, z)
    tag(g, "island", "Island with waterfall ends", (.3, -.5, z), sp["counter"])
    legs = "black" if p["metal"] == "black" else sp["wood"]
    for k, y in enumerate((-3.04, -2.32)):
        c = P.dining_chair((x0 + d + .08, y, 0), -90 + (8, -9)[k], p["soft"][0], legs, h=.65, back=.76)
    tag(c, "stool", "Upholstered stool", (0, 0, .67), p["soft"][0])
    for k, y in enumerate((-3.05, -2.30)):
        q = P.pendant(x0 + d / 2, y, H, 1.76, "globe", "brass", 7, 3200, r=.16)
    tag(q, "pendant", "Globe pendant", (0, 0, 1.82))
    P.vase("jar", (x0 + .36, -2.10, z), M.ceramic("#d9cdb9"), 1.0)
    P.branches((x0 + .36, -2.10, z + .19), .48, 8, seed)
    D.lemons(x0 + .40, -2.75, z, seed)


ROOMS = {ROOM: hearth}

"""L-shaped kitchen open to the dining room: walnut backdrop, window over the sink in the right leg, island with a raised bar seen
from the guests' side, herringbone floor."""
import core
import kitchen_l_parts as L
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import props as P
import window_views
from geo import Group, tag
from lights import fills

ROOM = "kitchen-l-bar"
W, DEEP, H = 5.05, 6.0, 2.88
ZC = H - .13
WIN = ("right", -2.62, -.85, 1.06, 2.20)
SIDE = ("left", -5.0, -2.5, .05, 2.40)

CAMERAS = {
    ROOM: {
        "main": dict(at=(.62, -5.35, 1.38), look=(3.12, -.9, 1.38), lens=24.5, shift_y=-.05,
                     tall=dict(at=(.95, -5.5, 1.38), look=(2.72, -.9, 1.38), lens=28, shift_y=-.09)),
        "close-stool": dict(at=(1.15, -3.95, 1.30), look=(2.75, -2.45, 1.30), lens=32, shift_y=-.10, fstop=5.6, focus=1.8, tall=dict(lens=32)),
        "close-tap": dict(at=(3.2, -.95, 1.36), look=(4.9, -1.75, 1.36), lens=28, shift_y=-.09),
    },
}


def bar(p, seed=1):
    sp = p["spec"]
    P.room(W, DEEP, H, p["wall"], p["kick"], openings=[WIN, SIDE])
    L.herringbone(W, DEEP, "oak", .105, 6, seed)
    P.cove_ceiling(W, DEEP, H, .11, .95, 3200, 16, downlights=[(x, -.95) for x in (.9, 2.3, 3.7)] + [(1.0, -4.6)], spot=5)
    window_views.window("right", W, DEEP, *WIN[1:], view="garden", seed=seed + 12, day=480, panes=3, frame=L.frame_colour(p))
    window_views.window("left", W, DEEP, *SIDE[1:], view="garden", seed=seed + 5, day=210, sun=2.6, sun_dir=(.72, .36, -.55), panes=3, frame=L.frame_colour(p))
    fills(W, DEEP, H, 46)
    _back(p, seed)
    _right(p, seed)
    _island(p, seed)
    core.use_camera(CAMERAS, ROOM)
    return dict(wb=(.92, 1.0, 1.10), target=.585 if core.camera_name == "main" else .64)


def _back(p, seed):
    sp = p["spec"]
    with Group("tall") as gt:
        x = L.talls(.45, [(.60, "pantry"), (.60, "oven")], p, ZC) + .018
    tag(gt, "oven-tower", "Built-in oven tower", (1.35, -.62, .95), "black glass")
    tag(gt, "tall-unit", "Tall pantry unit", (.75, -.60, 1.75), sp["tall"])
    P.plant("snake", (.22, -.30, 0), .85, seed, "#ddd3c3", .13, .26)
    with Group("base_back") as g:
        at = K.run([(.60, "drawers"), (.90, "drawers2"), (W - x - 2.12, "drawers"), (.62, "blank")], p, x0=x)
    h = at["drawers2"]
    tag(g, "base-cabinets", "Base cabinets", (x + .30, -.60, .52), sp["base"])
    tag(g, "counter", "Stone worktop", (x + .25, -.42, K.TOP), sp["counter"])
    K.splash(x, W, ZC, p)
    tag(P.hob(h, -.31, K.TOP), "hob", "Four-burner hob", (0, 0, .02))
    tag(L.box_hood(h, 1.62, .92, ZC, p["tall"], M.metal("black", .4), .40), "chimney", "Ducted hood in a walnut box", (0, -.42, .3))
    with Group("wall") as gw:
        L.uppers(x, h - .475, ("glass",), p, ZC)
        L.uppers(h + .475, W - .001, ("door",) * 3, p, ZC)
    tag(gw, "wall-cabinets", "Wall cabinets with lofts", (h + .85, -.36, 1.85), sp["wall_cab"])
    for k, z in enumerate((L.ZW + .022, 1.81)):
        D.shelf_things(x + .03, h - .50, -.17, z, seed + k, p["soft"], ("gmb", "bjp")[k])
    D.pot(h + .24, -.20, K.TOP + .036, p["soft"][2])
    D.utensils(h - .58, -.15, K.TOP)
    D.boards(h + .80, K.TOP, -.022)
    D.canisters(W - .90, -.16, K.TOP, 3)


def _right(p, seed):
    """Sink leg under the window, local x from the back wall toward the camera."""
    kinds = [(.66, "drawers"), (.90, "sink"), (.60, "panel"), (.45, "drawers")]
    with Group("leg", (W, 0, 0), -90):
        at = K.run(kinds, p, x0=.625, end1=True, over1=.02)
        end = .625 + sum(w for w, _k in kinds)
        K.splash(.011, -WIN[2] - .035, ZC, p)
        K.splash(-WIN[1] + .035, end, ZC, p)
        K.splash(-WIN[2] - .034, -WIN[1] + .034, WIN[3] - .026, p)
        tag(K.sink(at["sink"], w=.62, tap=U.tap_of(p)), "tap", "Sink under the window", (0, .2, .3))
        P.plant("herb", (.92, -.16, K.TOP), .28, seed, "#d9cfbf", .065, .12)
        P.plant("herb", (2.40, -.17, K.TOP), .32, seed + 2, "#c07a56", .07, .12)
        D.bread(2.75, -.34, K.TOP, 8)


def _island(p, seed):
    x0, y0, d, n, z, zb = 3.42, -1.75, 1.0, 1.68, .90, 1.067
    with Group("island", (x0, y0, 0), -90) as g:
        L.island(n, d, p, z, bar=zb, over=.30)
    tag(g, "island", "Fluted island with a raised bar", (n * .75, -d + .1, zb), p["spec"]["counter"])
    legs = "black" if p["metal"] == "black" else p["spec"]["wood"]
    for k, y in enumerate((-2.18, -3.0)):
        c = P.dining_chair((x0 - d - .08, y, 0), 90 + (-8, 9)[k], p["soft"][0], legs, h=.76, back=.76)
    tag(c, "stool", "Bar stool", (0, 0, .78), p["soft"][0])
    for k, y in enumerate((-2.15, -3.0)):
        q = P.pendant(x0 - .70, y, H, 1.78, "globe", "brass", 7, 3200, r=.16)
    tag(q, "pendant", "Globe pendant", (0, 0, 1.82))
    P.vase("jar", (x0 - .82, -2.60, zb), M.ceramic("#d9cdb9"), .9)
    P.branches((x0 - .82, -2.60, zb + .17), .42, 8, seed)
    D.lemons(x0 - .35, -2.30, z, seed)


ROOMS = {ROOM: bar}

"""L-shaped kitchen of an open plan: glazed balcony at the right, tall block at the front end of the left leg, island end-on."""
import core
import kitchen_l_parts as L
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import props as P
import window_views
from geo import Group, box, tag
from lights import fills

ROOM = "kitchen-l-open"
W, DEEP, H = 4.95, 6.0, 2.75
ZC = H - .02
GLAZING = ("right", -4.30, -1.10, .02, 2.42)

CAMERAS = {
    ROOM: {
        "main": dict(at=(3.62, -5.78, 1.36), look=(2.38, 0, 1.36), lens=24, shift_y=-.06,
                     tall=dict(at=(3.40, -5.85, 1.36), look=(2.20, 0, 1.36), lens=28, shift_y=-.09)),
        "close-hob": dict(at=(2.62, -1.75, 1.34), look=(1.52, -.25, 1.34), lens=30, shift_y=-.09, fstop=6.3, focus=1.7, tall=dict(lens=33)),
        "right": dict(at=(4.2, -4.6, 1.3), look=(2.5, -2.6, 1.3), lens=30, shift_y=-.10),
    },
}


def open_plan(p, seed=1):
    sp = p["spec"]
    P.room(W, DEEP, H, p["wall"], M.terrazzo("#d9d6d0", ("#8d8b87", "#b9b4ab", "#5f5f5f", "#f3f1ed", "#a69c8d"), .22), openings=[GLAZING])
    window_views.window(*GLAZING[:1], W, DEEP, *GLAZING[1:], view="city", seed=seed + 6, strength=1.7, day=110, sun=3.4, sun_dir=(-.72, .34, -.6), panes=3, rail="black",
                        frame=L.frame_colour(p))
    P.curtains("right", W, DEEP, GLAZING[1], GLAZING[2], GLAZING[4], sp["drape"], sheer=False, width=.34, seed=seed, rail=p["metal"], ztop=H - .04)
    L.track((.95, -1.15), 3.0, H, 0, 5)
    L.track((3.55, -4.5), 2.6, H, 90, 3)
    fills(W, DEEP, H, 50, 5600)
    _back(p, seed)
    _left(p, seed)
    _island(p, seed)
    P.plant("fiddle", (4.50, -.48, 0), 1.65, seed, "#ddd8cf", .19, .34)
    c = P.armchair((4.02, -1.90, 0), 28, p["soft"][0], legs=sp["wood"])
    tag(c, "armchair", "Lounge chair", (0, -.2, .45), p["soft"][0])
    P.rug_obj(3.92, -2.25, 1.25, 1.7, M.rug(*sp["rug"], "border", 1.25, 1.7))
    core.use_camera(CAMERAS, ROOM)
    return dict(wb=(.93, 1.0, 1.075), target=.60 if core.camera_name == "main" else .66)


def _back(p, seed):
    sp = p["spec"]
    with Group("base_back") as g:
        at = K.run([(.62, "blank"), (.55, "drawers"), (.90, "drawers2"), (.80, "sink"), (.80, "drawers")], p, end1=True, over1=.02)
    h, s, end = at["drawers2"], at["sink"], 3.67
    tag(g, "base-cabinets", "Base cabinets", (3.40, -.60, .36), sp["base"])
    tag(g, "counter", "Stone worktop", (3.05, -.46, K.TOP), sp["counter"])
    K.splash(0, end, ZC, p)
    with Group("wall") as gw:
        L.uppers(.365, h - .46, ("door", "door"), p, ZC)
        L.uppers(h + .46, end, ("door", "glass", "door"), p, ZC)
        box(end + .0005, end + .0185, -.36, 0, L.ZW - .015, ZC, p["wall_cab"], .0015)
    tag(gw, "wall-cabinets", "Wall cabinets", (h + .75, -.36, 1.85), sp["wall_cab"])
    n = (end - h - .46) / 3
    for k, z in enumerate((L.ZW + .022, 1.81)):
        D.shelf_things(h + .49 + n, h + .44 + 2 * n, -.17, z, seed + k, p["soft"], ("gmb", "bjp")[k])
    tag(P.hob(h, -.31, K.TOP), "hob", "Five-burner hob", (0, 0, .02))
    tag(L.box_hood(h, 1.60, .88, ZC, L.hood_metal(p), d=.46, duct=.34), "chimney", "Chimney hood", (0, -.46, .05))
    tag(K.sink(s, tap=U.tap_of(p), spout="square"), "tap", "Sink and mixer tap", (0, .2, .28))
    D.kettle(h + .24, -.20, K.TOP + .036, "#2b2c2e" if p["metal"] == "black" else "#ece7dc", rot=20)
    D.utensils(h - .58, -.15, K.TOP)
    D.boards(3.30, K.TOP, -.022)
    P.plant("herb", (3.56, -.30, K.TOP), .26, seed, "#d9d5cd", .06, .11)


def _left(p, seed):
    """Left leg, local x from its front end to the back wall: pantry, ovens, then the worktop to the corner."""
    sp, front = p["spec"], -2.90
    with Group("leg", (0, front, 0), 90):
        with Group("tall") as gt:
            x = L.talls(.018, [(.75, "pantry"), (.60, "oven")], p, ZC)
        x += .018
        n = -front - .625 - x
        K.run([(n, "drawers")], p, x0=x)
        K.splash(x, -front - .011, ZC, p)
        for k, z in enumerate((1.42, 1.82)):
            zt = U.shelf(x + .03, -front - .42, z, p["wood_x"], .24, p["metal"], .034, -.010)
            D.shelf_things(x + .06, -front - .46, -.13, zt, seed + 3 * k, p["soft"], ("pgb", "jcb")[k])
        D.canisters(x + .25, -.16, K.TOP, 3)
    tag(gt, "oven-tower", "Built-in oven tower", (1.07, -.62, .95), "black glass")
    tag(gt, "tall-unit", "Tall pantry unit", (.38, -.60, 1.75), sp["tall"])


def _island(p, seed):
    x0, y0, d, n, z = 1.72, -3.45, .95, 1.68, .90
    with Group("island", (x0, y0, 0), 90) as g:
        L.island(n, d, p, z)
    tag(g, "island", "Island with waterfall ends", (.12, -.45, z), p["spec"]["counter"])
    legs = "black" if p["metal"] == "black" else p["spec"]["wood"]
    for k, y in enumerate((-2.98, -2.22)):
        c = P.dining_chair((x0 + d + .06, y, 0), -90 + (9, -7)[k], p["soft"][0], legs, h=.65, back=.76)
        if k == 0:
            tag(c, "stool", "Counter stool", (0, 0, .67), p["soft"][0])
    for k, y in enumerate((-3.05, -2.15)):
        q = P.pendant(x0 + d / 2, y, H, 1.74, "globe", "#1f2021", 7, 3300, r=.17)
    tag(q, "pendant", "Globe pendant", (0, 0, 1.80))
    P.vase("jar", (x0 + .34, -2.12, z), M.ceramic("#d6d1c7"), 1.0)
    P.branches((x0 + .34, -2.12, z + .19), .50, 8, seed)
    P.tray(x0 + .40, -3.02, z, rot=82)
    for k in (-.06, .06):
        P.vase("cup", (x0 + .40, -3.02 + k, z + .008), M.ceramic("#efece6"), .9)
    P.fruit_bowl(x0 + .52, -2.52, z, seed, M.ceramic("#4a4b4d"))


ROOMS = {ROOM: open_plan}

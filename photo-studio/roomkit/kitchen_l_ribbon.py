"""L-shaped kitchen with a ribbon window between worktop and wall cabinets: the hob leg runs along the right wall past the camera,
tall block at the left of the back wall, rectangular stone table under a line of light."""
import core
import kitchen_l_parts as L
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import parts_kitchen_more as N
import props as P
import window_views
from geo import Group, box, tag
from lights import fills

ROOM = "kitchen-l-ribbon"
W, DEEP, H = 4.40, 5.0, 2.75
ZC = H - .02
RIBBON = ("back", 1.62, 4.02, .925, 1.42)

CAMERAS = {
    ROOM: {
        "main": dict(at=(3.10, -4.80, 1.36), look=(2.06, 0, 1.36), lens=22.5, shift_y=-.06,
                     tall=dict(at=(2.90, -4.85, 1.36), look=(2.35, 0, 1.36), lens=28, shift_y=-.09)),
        "close-tap": dict(at=(1.55, -1.75, 1.30), look=(2.50, -.25, 1.30), lens=32, shift_y=-.10, fstop=6.3, focus=1.7, tall=dict(lens=33)),
        "close-hob": dict(at=(2.4, -2.4, 1.34), look=(4.2, -2.0, 1.34), lens=28, shift_y=-.09),
        "left": dict(at=(.75, -4.6, 1.36), look=(3.4, -.6, 1.36), lens=23, shift_y=-.06),
    },
}


def ribbon(p, seed=1):
    P.room(W, DEEP, H, p["wall"], p["floor"], openings=[RIBBON])
    window_views.window("back", W, DEEP, *RIBBON[1:], view="garden", seed=seed + 15, day=1150, panes=3, frame=L.frame_colour(p))
    L.slot(.55, 3.45, -1.05, H, 15)
    L.slot(.55, 3.45, -2.75, H, 15)
    core.lamp("AREA", (.10, -3.4, 1.5), 44, 6000, target=(3, -2.2, 1.0), size=(1.8, 1.6), glossy=False, name="side window")
    fills(W, DEEP, H, 44, 5600)
    _back(p, seed)
    _right(p, seed)
    _table(p, seed)
    core.use_camera(CAMERAS, ROOM)
    return dict(wb=(.90, 1.0, 1.12), target=.65)


def _back(p, seed):
    sp = p["spec"]
    with Group("tall") as gt:
        x = L.talls(.001, [(.75, "pantry"), (.60, "oven")], p, ZC, (False, True)) + .018
    tag(gt, "oven-tower", "Built-in oven tower", (1.05, -.62, .95), "black glass")
    tag(gt, "tall-unit", "Tall unit with an appliance garage", (.38, -.60, 1.75), sp["tall"])
    with Group("base_back") as g:
        at = K.run([(.60, "drawers"), (.85, "sink"), (W - x - 2.07, "drawers2"), (.62, "blank")], p, x0=x)
    s = at["sink"]
    tag(g, "base-cabinets", "Base cabinets", (3.20, -.60, .45), sp["base"])
    K.splash(x, RIBBON[1] - .035, L.ZW, p)
    K.splash(RIBBON[2] + .035, W, L.ZW, p)
    with Group("wall") as gw:
        L.uppers(x, W - .365, ("door",) * 5, p, ZC)
    tag(gw, "wall-cabinets", "Wall cabinets over the window", (2.4, -.36, 1.85), sp["wall_cab"])
    tag(K.sink(s, w=.62, tap=U.tap_of(p), spout="square"), "tap", "Sink at the ribbon window", (0, .2, .25))
    D.boards(x + .22, K.TOP, -.022)
    P.plant("herb", (3.10, -.16, K.TOP), .24, seed, "#d9d5cd", .06, .11)
    D.canisters(3.42, -.17, K.TOP, 3)


def _right(p, seed):
    """Hob leg on the right wall, local x from the back wall toward the camera."""
    sp, kinds = p["spec"], [(.45, "door"), (.90, "drawers2"), (.60, "drawers"), (.60, "drawers")]
    with Group("leg", (W, 0, 0), -90) as g:
        at = K.run(kinds, p, x0=.625, end1=True, over1=.02)
        h, end = at["drawers2"], .625 + sum(w for w, _k in kinds)
        K.splash(.011, end, ZC, p)
        L.uppers(.365, h - .46, ("door", "door"), p, ZC)
        L.uppers(h + .46, end, ("glass", "door"), p, ZC)
        box(end + .0005, end + .0185, -.36, 0, L.ZW - .015, ZC, p["wall_cab"], .0015)
        n = (end - h - .46) / 2
        for k, z in enumerate((L.ZW + .022, 1.81)):
            D.shelf_things(h + .49, h + .43 + n, -.17, z, seed + k, p["soft"], ("gmb", "bjp")[k])
        tag(N.gas_hob(h, -.31, K.TOP, .78, .46, 3), "hob", "Three-burner hob", (0, 0, .1))
        tag(L.box_hood(h, 1.58, .88, ZC, L.hood_metal(p), M.metal("steel", .3)), "chimney", "Black box hood", (0, -.42, .3))
        N.wok(h - .26, -.29, K.TOP + .13, .15)
        D.bottles(h + .58, -.14, K.TOP, 3)
        D.lemons(end - .45, -.32, K.TOP, seed)
        tag(g, "counter", "Stone worktop", (h + .72, -.50, K.TOP), sp["counter"])


def _table(p, seed):
    sp, x, y = p["spec"], 1.50, -2.62
    t = L.slab_table((x, y, 0), 1.35, .80, p["counter"], M.metal("black", .4) if p["metal"] == "black" else M.wood(sp["wood"], "z"), 90)
    tag(t, "dining", "Stone table for three", (.02, -.24, .75), sp["counter"])
    legs = "black" if p["metal"] == "black" else sp["wood"]
    for dx, dy, a in ((.62, .30, -86), (-.62, .02, 92), (.60, -.36, -96)):
        P.dining_chair((x + dx, y + dy, 0), a, p["soft"][0], legs)
    tag(L.woven_lamp(x, y, H, 1.72, .30, "drum", 10), "pendant", "Woven pendant", (0, 0, 1.85))
    P.vase("jar", (x + .05, y + .30, .75), M.ceramic("#d9d4ca"), .85)
    P.branches((x + .05, y + .30, .91), .42, 7, seed)
    P.tray(x - .05, y - .28, .75, rot=80)
    for k in (-.06, .06):
        P.vase("cup", (x - .05, y - .28 + k, .758), M.ceramic("#efece6"), .9)


ROOMS = {ROOM: ribbon}

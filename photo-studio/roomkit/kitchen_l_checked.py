"""Small L-shaped kitchen on a checked floor: wide window over the sink, hob leg at the left, wall table and tall block at the right."""
import core
import kitchen_l_parts as L
import kitchens_dressing as D
import kitchens_parts as K
import kitchens_units as U
import materials as M
import parts_kitchen_more as N
import props as P
import props_more_a as A
import window_views
from geo import Group, box, rod, tag
from lights import fills

ROOM = "kitchen-l-checked"
W, DEEP, H = 3.50, 4.7, 2.70
ZC = H - .02
WIN = ("back", .92, 2.42, 1.06, 2.10)

CAMERAS = {
    ROOM: {
        "main": dict(at=(1.58, -4.62, 1.34), look=(1.74, 0, 1.34), lens=21.5, shift_y=-.07,
                     tall=dict(at=(1.65, -4.6, 1.34), look=(1.72, 0, 1.34), lens=27, shift_y=-.10)),
        "close-tap": dict(at=(2.30, -1.75, 1.34), look=(1.50, -.2, 1.34), lens=33, shift_y=-.12, fstop=6.3, focus=1.6, tall=dict(lens=33)),
        "left": dict(at=(.8, -4.3, 1.34), look=(2.9, -.8, 1.34), lens=23, shift_y=-.07),
    },
}


def checked(p, seed=1):
    sp = p["spec"]
    P.room(W, DEEP, H, p["wall"], L.checked("#ece3d3", M.shade(p["soft"][2], .95), .20), openings=[WIN])
    window_views.window("back", W, DEEP, *WIN[1:], view="garden", seed=seed + 4, day=620, panes=3, frame=L.frame_colour(p))
    fills(W, DEEP, H, 34)
    for x, y in ((.95, -1.0), (2.3, -1.0), (.95, -3.3), (2.5, -3.3)):
        P.downlight(x, y, H - .001, 4, 3400)
    _back(p, seed)
    _left(p, seed)
    _right(p, seed)
    core.use_camera(CAMERAS, ROOM)
    return dict(wb=(.93, 1.0, 1.09))


def _back(p, seed):
    sp = p["spec"]
    with Group("base_back") as g:
        at = K.run([(.62, "blank"), (.62, "drawers"), (.86, "sink"), (W - .602 - 2.10, "drawers2")], p)
    s, end = at["sink"], W - .602
    tag(g, "base-cabinets", "Base cabinets", (.93, -.60, .5), sp["base"])
    tag(g, "counter", "Terrazzo worktop", (2.5, -.42, K.TOP), sp["counter"])
    K.splash(0, WIN[1] - .035, ZC, p)
    K.splash(WIN[2] + .035, end, ZC, p)
    K.splash(WIN[1] - .034, WIN[2] + .034, WIN[3] - .026, p)
    L.lofts(.365, end, 4, p, ZC, 2.20)
    tag(K.sink(s, w=.60, tap=U.tap_of(p)), "tap", "Sink under the window", (0, .2, .3))
    zt = U.shelf(WIN[2] + .06, end - .02, 1.52, p["wood_x"], .20, p["metal"], .030, -.010)
    D.shelf_things(WIN[2] + .07, end - .03, -.11, zt, seed, p["soft"], "jb")
    P.plant("herb", (1.10, -.13, K.TOP), .28, seed + 1, "#c07a56", .065, .12)
    P.plant("herb", (2.24, .05, WIN[3] + .004), .24, seed + 2, "#d9cfbf", .055, .10)
    N.dabbas(2.42, 2.84, -.16, K.TOP, seed)
    D.bread(.78, -.34, K.TOP, 12)


def _left(p, seed):
    """Hob leg on the left wall, local x from its front end to the corner."""
    sp, front = p["spec"], -2.30
    n = -front - .625
    with Group("leg", (0, front, 0), 90):
        at = K.run([(.42, "drawers"), (.62, "drawers2"), (n - 1.04, "door")], p, end0=True, over0=.02)
        h = at["drawers2"]
        K.splash(0, -front - .011, ZC, p)
        with Group("wall") as gw:
            L.uppers(0, h - .31, ("door",), p, ZC)
            L.uppers(h + .31, -front - .001, ("door", "glass", "door"), p, ZC)
            box(-.018, -.0005, -.36, 0, L.ZW - .015, ZC, p["wall_cab"], .0015)
            P.wall_units(h - .31, [.62], p, 1.96, ZC, types=["door"], led=False)
        tag(gw, "wall-cabinets", "Wall cabinets with lofts", (.2, -.36, 1.9), sp["wall_cab"])
        tag(N.gas_hob(h, -.31, K.TOP, .70, .46, 3), "hob", "Three-burner hob", (0, 0, .1))
        tag(N.slim_hood(h, 1.62, .60, 1.96, U.steel_of(p)), "chimney", "Chimney hood", (0, -.5, .03))
        N.pressure_cooker(h + .23, -.29, K.TOP + .13)
        D.utensils(h - .40, -.16, K.TOP)
        D.bottles(h + .48, -.15, K.TOP, 3)


def _right(p, seed):
    """Right wall, local x from the back wall toward the camera: tall block, then a wall table for three."""
    sp = p["spec"]
    with Group("right", (W, 0, 0), -90):
        with Group("tall") as gt:
            x = L.talls(.001, [(.60, "pantry"), (.60, "oven")], p, ZC, (False, True)) + .018
        with Group("table") as t:
            a, b, d, z = x + .66, x + 1.72, .72, .75
            box(a, b, -d, -.001, z - .028, z, p["counter"], .004, 3)
            box(a + .03, b - .03, -.030, -.001, z - .10, z - .0285, p["wood_x"], .003)
            for q in (a + .10, b - .10):
                rod((q, -d + .10, 0), (q, -d + .10, z - .028), .020, .026, M.wood(sp["wood"], "z"))
            box(a + .08, b - .08, -d + .09, -d + .11, z - .09, z - .0285, p["wood_x"], .002)
        for q, dy, r in ((a + .28, -d - .12, 182), (b - .24, -d - .10, 174), (a - .22, -.36, 88)):
            A.spindle_chair((q, dy, 0), r, sp["wood"], p["soft"][0])
        m = (a + b) / 2
        P.framed_art(.50, .66, (m, -.001, 1.48), 0, seed, sp["wood"], colors=("#efe8dc",) + tuple(p["soft"]) + ("#8fa08a", "#2c2a29"))
        tag(L.woven_lamp(m, -.42, H, 1.80, .22, "bell", 9), "pendant", "Woven pendant", (0, 0, 1.90))
        P.fruit_bowl(m + .15, -.34, z, seed, M.ceramic("#ddd4c4"))
        for k in (0, 1):
            P.vase("cup", (m - .22 - .13 * k, -.42 + .06 * k, z), M.ceramic("#efe9df"), .9)
    tag(gt, "oven-tower", "Built-in oven tower", (.90, -.62, .95), "black glass")
    tag(gt, "tall-unit", "Tall pantry unit", (.30, -.60, 1.75), sp["tall"])
    tag(t, "dining", "Wall table for three", (m, -.4, z), sp["counter"])


ROOMS = {ROOM: checked}

"""A flat in the middle of the work. Odd seeds: a kitchen half fitted, bodies along the back wall and the left wall, film on the first
doors, card on the floor. Even seeds: a bedroom where a wardrobe is being fitted, doors leaning by the window, cloth on the floor."""
import random

import core
import materials as M
import parts_company as C
import parts_company_shop as S
import parts_company_tools as T
import props as P
import props_more_b as B
import wardrobe_parts as K
import window_views
from geo import Group, box, cyl, lathe, rod, tag, tube
from lights import fills

ROOM = "company-site"
CAMERAS = {
    ROOM: {
        "main": dict(at=(3.10, -4.55, 1.42), look=(1.75, -.3, 1.42), lens=23, shift_y=-.06, tall=dict(at=(2.75, -4.6, 1.42), look=(1.75, -.3, 1.42), lens=31, shift_y=-.10)),
        "close-film": dict(at=(2.05, -2.15, 1.25), look=(1.0, -.45, 1.25), lens=32, shift_y=-.14, fstop=8),
    },
    ROOM + "/even": {
        "main": dict(at=(3.35, -4.80, 1.40), look=(2.05, -.3, 1.40), lens=23, shift_y=-.05, tall=dict(at=(3.0, -4.85, 1.40), look=(2.05, -.3, 1.40), lens=30, shift_y=-.08)),
        "close-wardrobe": dict(at=(2.75, -2.25, 1.25), look=(1.55, -.6, 1.25), lens=28, shift_y=.0, fstop=8),
    },
}


def site(p, seed=1):
    rng = random.Random(seed)
    odd = seed % 2 == 1
    (_kitchen if odd else _bedroom)(p, seed, rng)
    core.use_camera({ROOM: CAMERAS[ROOM if odd else ROOM + "/even"]}, ROOM)
    return dict(target=.64, wb=(.92, 1.0, 1.11))


def _door(x0, x1, z0, z1, y, mat, p, film=True, hnd="bar", side="r", hz=None):
    P.front(x0, x1, z0, z1, y, mat, p["door_style"], hnd, side, hz, p["metal"])
    if film:
        C.film_box(x0 + .004, x1 - .004, y - .0245, y - .0215, z0 + .004, z1 - .004, .03, "#cfe0ea")
        t = M.plain("#5f8fb5", .4)
        box(x0 + .05, x1 - .05, y - .0262, y - .0254, z1 - .10, z1 - .075, t, 0)


def _bucket(at, color="#3b3d40"):
    with Group("bucket", at):
        lathe([(0, 0), (.11, 0), (.125, .01), (.15, .28), (.158, .285), (.150, .285), (.118, .015), (0, .012)], M.plain(color, .5), seg=40)
        tube([(-.152, 0, .26), (-.10, -.06, .18), (0, -.16, .12), (.10, -.06, .18), (.152, 0, .26)], .004, M.metal("steel", .3), 8)


def _wires(x, z, y=-.002):
    """A socket box with its wires still bare."""
    box(x - .04, x + .04, y - .006, y, z - .04, z + .04, M.plain("#e9a13b", .5), .004)
    for k, c in enumerate(("#b5442f", "#2f6f4f", "#2a2b2c")):
        tube([(x - .015 + .015 * k, y - .005, z), (x - .02 + .02 * k, y - .05, z - .01), (x - .03 + .03 * k, y - .06, z - .06)], .0025, M.plain(c, .5), 8)


def _kitchen(p, seed, rng):
    W, D, H = 3.9, 4.8, 2.8
    win = ("back", 1.75, 3.15, 1.12, 2.22)
    wall = B.plaster("#d6cfc3")
    P.room(W, D, H, wall, C.concrete("#a9a49b"), openings=[win], skirting=None, ceiling="#e9e6e0")
    window_views.window("back", W, D, *win[1:], view="city", seed=seed + 4, day=520, panes=2, sun=2.6, sun_dir=(-.25, -.8, -.62))
    fills(W, D, H, 55)
    C.floor_card(.0, W, -D, -.55, 1.05, seed)
    sp = p["spec"]
    # primed strip where the tiles will go
    box(.0, W, -.006, -.0005, .80, 1.48, C.concrete("#bdb8ae", .7), 0)
    with Group("back_run", (.0, -.008, 0)) as g:
        x = .60
        for k, w in enumerate((.60, .90, .60, .60)):
            S.carcass(x, w, p, shelf=0 if k == 1 else 1)
            if k == 0:
                _door(x, x + w, .10, .86, -.56, p["base"], p, True, "bar", "r", .74)
            if k == 1:
                for za, zb in ((.10, .48), (.48, .86)):
                    _door(x, x + w, za, zb, -.56, p["base"], p, True, None)
            x += w
        box(x + .02, x + .60, -.60, -.004, .04, .86, C.board(), .004)      # the dishwasher still in its carton
        lv = T.level((2.42, -.30, .862), .9, 2)
        T.drill((1.05, -.26, .862), 25)
        T.tape((1.55, -.34, .862), -14, .4)
    tag(g, "base-cabinets", "Base cabinets with protective film", (1.65, -.59, .60), sp["base"])
    tag(lv, "level", "Spirit level", (0, -.013, .04))
    with Group("left_run", (.008, -2.55, 0), 90):
        for k in range(2):
            S.carcass(.62 * k + .20, .62, p, shelf=1)
        S.carcass(1.44, .50, p, shelf=0)
    with Group("wall_run", (0, -.008, 0)) as gw:
        for k, (x, w) in enumerate(((.02, .56), (.58, .55), (1.13, .55))):
            S.carcass(x, w, p, 1.48, 2.26, .34, 1, False)
            if k < 2:
                _door(x, x + w, 1.465, 2.26, -.34, p["wall_cab"], p, True, None)
    tag(gw, "wall-cabinets", "Wall cabinets", (.85, -.37, 1.9), sp["wall_cab"])
    _wires(3.42, 1.22)
    _wires(1.45, 1.22, -.008)
    for x in (2.40, 2.52):                             # water pipes
        rod((x, -.02, .98), (x, -.09, .98), .011, None, M.metal("brass", .3), 14)
    la = T.ladder((3.15, -1.55, 0), 28, 4)
    tag(la, "ladder", "Step ladder", (0, -.1, .95))
    tb = T.toolbox((1.55, -1.45, .005), 22)
    tag(tb, "tool-box", "Tool box", (0, -.12, .12))
    C.leaning((W - .02, -1.25, 0), .95, .76, p["base"], -90, 9, 4, True)
    d = C.leaning((W - .13, -1.42, .0), .6, .76, p["wall_cab"], -90, 11, 2, True)
    for k, (x, y, w, dd, h, r) in enumerate(((.42, -3.05, .55, .45, .30, 12), (.44, -3.02, .42, .34, .24, -8))):
        C.carton((x, y, .006 + .302 * k), w, dd, h, 90 + r)
    _bucket((2.25, -1.15, .005))
    T.work_light((.62, -3.75, 0), 150, 1.55, 14)
    T.bulb(1.95, -2.3, H, .38, 20)


def _bedroom(p, seed, rng):
    W, D, H = 4.4, 5.0, 2.8
    win = ("left", -3.3, -1.3, .75, 2.25)
    P.room(W, D, H, p["wall"], p["floor"], openings=[win], ceiling="#f1efea")
    window_views.window("left", W, D, *win[1:], view="garden", seed=seed + 2, day=560, kelvin=7200, panes=3, strength=1.0)
    fills(W, D, H, 52)
    C.floor_sheet(.12, W - .1, -D + .05, -.62, seed=seed)
    m, y, z0, zl, zt = p["wardrobe"], -.60, .08, 2.12, 2.62
    x0, bw, ln = .62, 1.02, M.laminate("#dcd5c8", .5)
    with Group("wardrobe", (0, -.004, 0)) as g:
        for b in range(3):
            xa, xb = x0 + bw * b, x0 + bw * (b + 1)
            box(xa, xb, y + .05, -.02, 0, z0, p["kick"], .001)
            K.hollow(xa, xb, z0, zl, .60, ln)
            if b < 2:
                K.hollow(xa, xb, zl + .001, zt, .60, ln)
            xm = xa + bw * .52
            box(xm, xm + .018, y + .03, -.0125, z0 + .0185, zl - .0185, ln, .001)
            for z in ((.48, .86, 1.24, 1.70) if b != 1 else (.60, 1.70)):
                box(xa + .0185, xm - .0005, y + .03, -.0125, z, z + .018, ln, .001)
            box(xm + .0185, xb - .0185, y + .03, -.0125, 1.70, 1.718, ln, .001)
            rod((xm + .02, -.30, 1.62), (xb - .02, -.30, 1.62), .012, None, M.metal("steel", .3), 16)
        for k in range(2):                             # first bay has its doors, in film
            _door(x0 + bw / 2 * k, x0 + bw / 2 * (k + 1), z0, zl, y, m, p, True, "bar", "rl"[k], 1.05)
        _door(x0, x0 + bw / 2, zl, zt, y, p["loft"], p, True, None)
        with Group("open", (x0 + bw + .02, y - .02, 0), -50):
            _door(0, bw / 2, z0, zl, 0, m, p, True, "bar", "r", 1.05)
        box(x0 + 2 * bw + .03, x0 + 3 * bw - .53, -.56, -.10, .8785, .93, C.board(), .004)
    tag(g, "wardrobe", "Wardrobe bodies, fitted in place", (x0 + bw * 2.25, y + .1, 1.45), p["spec"]["tall"])
    tag(g, "door", "Door in its protective film", (x0 + .26, y - .03, 1.5), p["spec"]["tall"])
    d = C.leaning((.03, -.90, 0), .5, 2.02, m, 90, 5, 3, True)
    tag(d, "wrapped-doors", "Doors in film, waiting", (0, -.1, 1.4), p["spec"]["tall"])
    lv = T.level((x0 + bw * 1.5 + .27, -.44, 1.72), .40, 0)
    la = T.ladder((3.05, -1.50, .012), -28, 5)
    tag(la, "ladder", "Step ladder", (0, -.1, .95))
    # board on two trestles with the tools
    with Group("trestle", (1.45, -2.05, .012), 14):
        for x in (-.45, .45):
            for s in (-1, 1):
                rod((x - .08, s * .10, .70), (x - .14, s * .26, 0), .016, None, M.plain("#d8a92c", .5), 10)
                rod((x + .08, s * .10, .70), (x + .14, s * .26, 0), .016, None, M.plain("#d8a92c", .5), 10)
            box(x - .12, x + .12, -.13, .13, .68, .715, M.plain("#2a2b2c", .5), .004)
        box(-.72, .72, -.24, .24, .716, .736, M.wood("pine", "x", .6), .003)
        tb = T.toolbox((-.36, .02, .736), 10, "#2f5f8a")
        T.drill((.18, -.02, .736), 30)
        T.tape((.40, -.12, .736), 40, .2)
        for k in range(6):
            cyl(.012, 0, .05, M.metal("steel", .3), (.42 + .03 * (k % 3), .10 + .03 * (k // 3))).location.z = .736
    tag(tb, "tool-box", "Tool box", (0, -.12, .12))
    C.carton((3.92, -.52, .012), .52, .52, .38, 4)
    C.carton((3.95, -.50, .394), .42, .40, .30, -10)
    T.work_light((3.98, -1.75, .012), 200, 1.5, 12)
    T.bulb(2.2, -2.3, H, .36, 16)


ROOMS = {ROOM: site}

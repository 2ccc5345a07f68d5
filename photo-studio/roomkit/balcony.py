"""Balcony."""

import core
import materials as M
import props as P
import props_more_b as B
from geo import Group, box, cyl, tag, tube
from lights import fills

CAMERAS = {
    "balcony": {
        "main": dict(at=(1.9, -4.2, 1.36), look=(1.75, 0, 1.36), lens=21, shift_y=-.045, tall=dict(lens=27)),
        "left": dict(at=(1.15, -4.2, 1.30), look=(2.25, -.3, 1.3), lens=22.5, shift_y=-.05, tall=dict(lens=27)),
        "right": dict(at=(2.85, -4.2, 1.30), look=(1.3, -.5, 1.3), lens=22.5, shift_y=-.05, tall=dict(lens=27)),
        "close-seat": dict(at=(2.55, -3.85, 1.15), look=(1.0, -1.7, 1.1), lens=28, shift_y=-.09,
                           tall=dict(lens=31)),
    },
}
CAMERAS["balcony/even"] = dict(CAMERAS["balcony"], main=dict(CAMERAS["balcony"]["main"], at=(2.05, -4.2, 1.36)))


def balcony(p, seed=1):
    """Apartment balcony looking out over the railing: deck tiles, teak sofa, hanging chair, planting."""
    W, D, H = 3.6, 4.3, 2.75
    spec, soft = p["spec"], p["soft"]
    wood = spec["wood"] if spec["wood"] != "walnut" else "teak"
    wz, wx = M.wood(wood, "z"), M.wood(wood, "x")
    wall = B.plaster(spec["paint"])
    P.room(W, D, H, wall, M.quartz("#b9b2a6"), openings=[("back", 0, W, 0, H)], skirting=None, ceiling="#f3efe7")
    core.world(.35, "#bcd4f0")
    dk = B.deck(0, W, -D, -.02, "teak" if wood != "oak" else "oak", .30, seed)
    tag(dk, "deck", "Interlocking deck tiles", (2.25, -.85, .031), "wood:teak")
    B.sky_backdrop((W / 2, 16, 4.4), 46, 21, .345, 2.1, 3 + seed)
    # daylight: sky through the opening, low sun from the left
    core.lamp("AREA", (W / 2, .5, 1.7), 190, 7000, target=(W / 2, -2, .9), size=(W * 1.2, 2.6), glossy=False,
              name="sky")
    s = core.lamp("SUN", (0, 4, 6), 16, 4800, target=(2.3, .0, 2.0), angle=1.0, name="sun")
    s.visible_glossy = False
    fills(W, D, H, 34, 5600)
    # edge: curb, beam, railing
    box(0, W, -.10, .02, 0, .09, M.quartz("#cfc8bb"), .004)
    box(0, W, -.14, .02, H - .22, H, wall, .002)
    rl = B.railing(0, W, -.05, 1.10, "black" if spec["metal"] == "black" else "bronze", seed % 3 != 2, .09)
    tag(rl, "railing", "Balustrade", (2.2, -.05, 1.05), spec["metal"])
    # slatted ceiling
    for i in range(17):
        x = .08 + (W - .16) * i / 16
        box(x - .03, x + .03, -D, -.15, H - .045, H - .002, M.wood(wood, "y"), .003)
    # left wall: timber screen and green wall
    with Group("screen", (0, -3.0, 0), 90) as gs:
        P.fluted_panel(0, 1.95, .03, H - .05, -.001, wz, .06, .022)
    tag(gs, "timber-wall", "Timber slat wall", (1.7, -.03, 2.0), "wood:" + wood)
    with Group("green", (0, -1.02, 0), 90) as gg:       # shelf ladder with pots
        for x in (.0, .86):
            box(x, x + .035, -.30, -.265, .03, 1.75, wz, .003)
            box(x, x + .035, -.045, -.01, .03, 1.75, wz, .003)
        for k, z in enumerate((.38, .88, 1.36, 1.74)):
            box(0, .895, -.305, -.005, z, z + .025, wx, .003)
        for k, (x, z, h, c) in enumerate(((.2, .405, .34, "#c07a56"), (.62, .405, .30, "#e3dacb"),
                                          (.25, .905, .32, "#d9cfbf"), (.66, .905, .34, soft[1]),
                                          (.2, 1.385, .30, "#e3dacb"), (.60, 1.385, .30, "#c07a56"),
                                          (.42, 1.765, .32, "#d9cfbf"))):
            P.plant("herb", (x, -.15, z), h, seed + k, c, .085, .15)
    tag(gg, "plant-stand", "Plant stand", (.4, -.3, 1.1), "wood:" + wood)
    # furniture
    sf = B.outdoor_sofa((.06, -2.12, .03), 90, 1.62, "teak" if wood != "oak" else "oak",
                        "#e2d9ca" if seed % 2 else soft[0], (soft[1], soft[2]), seed)
    tag(sf, "sofa", "Outdoor sofa", (0, -.6, .45), "wood:teak")
    B.sadu_rug_obj(1.62, -2.0, 1.55, 2.1, ground="#d9cfbe", dark=M.shade(soft[1], .75), light="#f0e9dc",
                   accent=M.shade(soft[2], 1.0)).obj.location.z = .0305
    if seed % 2:
        e = B.egg_chair((2.82, -1.30, .03), -38, H - .07, "#efe7da", "oak", seed)
        tag(e, "swing", "Hanging rattan chair", (0, -.3, 1.0), "rattan")
    else:
        e = P.armchair((2.78, -1.45, .03), -62, fab=M.fabric("#e6dccb", 260), legs=wood, seed=seed)
        tag(e, "armchair", "Lounge chair", (0, -.2, .5))
    t = P.round_table((1.52, -2.05, .043), .33, .40, wx if seed % 2 else M.terrazzo(), "legs", wz)
    tag(t, "table", "Coffee table", (0, 0, .4))
    zt = .443
    P.tray(1.52, -2.02, zt, .32, .22, M.wood("walnut", "x"), 14)
    P.vase("cup", (1.46, -2.02, zt + .008), M.ceramic("#efe9df"), .9)
    P.vase("cup", (1.58, -1.98, zt + .008), M.ceramic("#efe9df"), .9)
    P.vase("jar", (1.36, -2.18, zt), M.ceramic("#d3c6b1"), .5)
    P.branches((1.36, -2.18, zt + .09), .22, 5, seed)
    # planting along the edge and corners
    pb = B.planter_box(1.15, 2.35, -.30, .03,
                       M.laminate("#4b4c4a", .5) if spec["metal"] == "black" else M.ceramic("#d8cdbb", .6), .24,
                       .30, seed)
    tag(pb, "planter", "Trough planter", (1.75, -.42, .2))
    P.plant("palm", (3.12, -.48, .03), 1.65, seed, "#c9a37c", .19, .36)
    P.plant("snake", (3.24, -2.30, .03), .95, seed + 3, "#e3dacb", .16, .32)
    P.plant("snake", (3.26, -2.72, .03), .62, seed + 5, "#b9694a", .12, .22)
    P.plant("snake", (.32, -3.28, .03), .95, seed + 6, "#ddd3c3", .15, .30)
    B.string_lights((.03, -.2, 2.52), (W - .03, -.2, 2.52), .16, 9)
    with Group("lantern", (1.05, -.95, .041)):
        m = M.metal("black")
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(sx * .08 - .006, sx * .08 + .006, sy * .08 - .006, sy * .08 + .006, 0, .28, m, .001)
        for z in (0, .27):
            box(-.088, .088, -.088, .088, z, z + .014, m, .002)
        tube([(-.05, 0, .284), (-.04, 0, .36), (.04, 0, .36), (.05, 0, .284)], .004, m)
        cyl(.032, .014, .13, M.ceramic("#f2e8d5"))
        B.flame((0, 0, .13), 1.1)
    core.use_camera(CAMERAS, "balcony" if seed % 2 else "balcony/even")
    return dict(target=.60)


ROOMS = {"balcony": balcony}

"""Beds for children: house frame and bunk."""
import materials as M
import props as P
from geo import Group, box, drape_cloth, pillow, rod, soft_box


def bedding(w, L, z, linen, accent, throw, seed=0, drop=.20, pillows=True):
    """Single-bed mattress and linen; head at y=0, top of slats at z."""
    soft_box(w, L, .18, M.fabric("#efeae1", 500), (0, -L / 2, z), r=.05, bulge=.008, wrinkle=.002)
    zt = z + .175
    k = dict(seed=seed, puff=.035)
    lm = M.fabric(linen, 500, melange=.03, bump=.12)
    am = M.fabric(accent, 500, melange=.05, bump=.12)
    drape_cloth(w + .03, L - .50, drop, lm, (0, -.48, zt + .005), thick=.03, yoff=-.48, front=drop > .12, **k)
    drape_cloth(w + .10, .26, drop * .8, am, (0, -.45, zt + .037), front=False, thick=.018, yoff=-.45, **k)
    drape_cloth(w + .10, .46, drop + .02, M.fabric(throw, 160, melange=.2, bump=.6), (0, -L + .62, zt + .037),
                front=False, thick=.012, yoff=-L + .62, **k)
    if pillows:
        pillow(.66, .44, .17, lm, (0, -.17, zt + .20), (60, 0, 3), seed=seed)
        pillow(.40, .40, .15, M.fabric(throw, 220, melange=.15), (-.12, -.33, zt + .17), (56, 0, -6), seed=seed + 3)
        pillow(.34, .26, .12, am, (.18, -.41, zt + .13), (52, 0, 8), seed=seed + 5)


def house_bed(at, rot=0, w=.95, L=2.0, wood="oak", linen="#f2eee6", accent="#7f8c78", throw="#b98463", seed=0):
    """Single bed in a gabled timber frame; head at y=0."""
    wm, wx, wy = (M.wood(wood, a) for a in "zxy")
    with Group("house_bed", at, rot) as g:
        s, hp, hr = .026, 1.50, 1.98                   # half post, eaves and ridge heights
        hw = w / 2 + .05
        ys = (-.03, -L - .09)
        for y in ys:
            for sx in (-1, 1):
                box(sx * hw - s, sx * hw + s, y - s, y + s, 0, hp - s, wm, .006, 3)
                rod((sx * hw, y, hp - .015), (0, y, hr), .026, None, wm, 6)
            box(-hw, hw, y - .018, y + .018, .18, .42, wx, .006, 3)
        for x, z in ((-hw, hp), (hw, hp), (0, hr)):
            box(x - s, x + s, ys[1] - s, ys[0] + s, z - s, z + s, wy, .006, 3)
        for sx in (-1, 1):
            box(sx * hw - .018, sx * hw + .018, ys[1], ys[0], .18, .36, wy, .006, 3)
        for z in (.56, .68):                           # head rail
            box(-hw, hw, ys[0] - .014, ys[0] + .014, z, z + .07, wx, .006, 3)
        box(-hw + .02, hw - .02, ys[1] + .02, ys[0] - .02, .22, .25, wx, 0)
        with Group("linen", (0, -.06, 0)):
            bedding(w - .04, L - .02, .25, linen, accent, throw, seed, drop=.12)
    return g


def bunk(at, rot=0, w=.95, L=2.0, body=None, wood="oak", linen="#f2eee6", accent="#7f8c78", throw="#b98463", seed=0,
         handle_p=None):
    """Bunk with drawers below, guard rail and ladder. Head at y=0; room side is +X (ladder there, near the foot)."""
    wm = M.wood(wood, "z")
    bm = body or wm
    with Group("bunk", at, rot) as g:
        hw, s, H = w / 2 + .04, .03, 1.78
        y0, y1 = -.03, -L - .07
        for sx in (-1, 1):
            for y in (y0, y1):
                box(sx * hw - s, sx * hw + s, y - s, y + s, 0, H, wm, .006, 3)
        for z0, z1 in ((.10, .40), (1.20, 1.38)):
            for y in (y0, y1):
                box(-hw, hw, y - .016, y + .016, z0, z1, bm, .004, 3)
            for sx in (-1, 1):
                box(sx * hw - .016, sx * hw + .016, y1, y0, z0, z1, bm, .004, 3)
            box(-hw + .02, hw - .02, y1 + .02, y0 - .02, z1 - .14, z1 - .11, wm, 0)
        n = 2
        with Group("drawers", (hw + .016, y0 - .04, 0), 90):
            L2 = (y0 - .04) - (y1 + .04)
            for i in range(n):                         # local x runs +Y, so shift back
                P.front(-L2 + L2 / n * i, -L2 + L2 / n * (i + 1), .11, .39, 0, bm, "slab", "knob",
                        metal=handle_p or "brass", vertical=False, hz=.28, t=.016)
        for z0 in (.40, 1.38):                         # solid headboard, slatted foot
            box(-hw, hw, y0 - .012, y0 + .012, z0, z0 + .30, bm, .006, 3)
            for k in range(3):
                box(-hw, hw, y1 - .012, y1 + .012, z0 + .05 + .10 * k, z0 + .11 + .10 * k, wm, .006, 3)
        ylad = y1 + .52
        for z in (1.50, 1.62, 1.74):
            box(hw - .012, hw + .012, ylad, y0, z - .03, z + .03, wm, .006, 3)
        for z in (1.50, 1.62, 1.74):
            box(-hw - .012, -hw + .012, y1, y0, z - .03, z + .03, wm, .006, 3)
        box(hw - .022, hw + .022, ylad - .022, ylad + .022, 1.30, 1.78, wm, .004, 3)
        for y in (y1 + .07, y1 + .45):                 # ladder
            rod((hw + .15, y, 0), (hw + .03, y, 1.76), .020, None, wm, 16)
        for k in range(5):
            t = .15 + .165 * k
            x = hw + .15 - .12 * t
            rod((x, y1 + .07, 1.76 * t), (x, y1 + .45, 1.76 * t), .016, None, wm, 14)
        for z, sd in ((.28, 0), (1.26, 7)):
            with Group("linen", (0, -.06, 0)):
                bedding(w - .04, L - .04, z, linen, accent if sd == 0 else throw, throw if sd == 0 else accent,
                        seed + sd, drop=.05)
    return g

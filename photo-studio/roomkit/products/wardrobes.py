"""Sliding and hinged wardrobes."""
import materials as M
import props as P
import props_more_b as B
from geo import box, rod, soft_box
from products.parts import _carcass, _garment, _wardrobe_palette


def sliding_wardrobe():
    """Wardrobe with two sliding doors."""
    w, d, h = 2.1, .62, 2.3
    _carcass(w, d - .06, h - .08, M.laminate("#cfc6b8", .5), z=.08, inner=M.wood("oak", "z"))
    box(-w / 2, w / 2, -d + .04, 0, 0, .08, M.laminate("#2a2927"), .001)
    for s in (-1, 1):
        box(s * w / 2, s * (w / 2 + .02), -d - .01, 0, 0, h + .02, M.wood("walnut", "z"), .0015)
    box(-w / 2, w / 2, -d - .01, 0, h, h + .02, M.wood("walnut", "x"), .0015)
    box(-w / 2, w / 2, -d - .005, -d + .055, h - .04, h, M.metal("bronze", .35), .002)
    box(-w / 2, w / 2, -d - .005, -d + .055, .08, .095, M.metal("bronze", .35), .002)
    dw = w / 2 + .02
    for k, (x0, y) in enumerate(((-w / 2 + .40, -d + .0), (w / 2 - dw, -d + .03))):
        fr = M.metal("bronze", .35)
        B.frame(x0, x0 + dw, .095, h - .04, y + .022, .025, .024, fr)
        if k == 0:
            for i in range(3):
                za, zb = .12 + (h - .185) * i / 3, .12 + (h - .185) * (i + 1) / 3
                box(x0 + .025, x0 + dw - .025, y + .004, y + .018, za + .002, zb - .002,
                    M.laminate(("#e7dfd2", "#8b9a84", "#e7dfd2")[i], .45), .001)
        else:
            box(x0 + .025, x0 + dw - .025, y + .008, y + .018, .12, h - .065, M.mirror(), 0)
    x0 = -w / 2 + .018
    box(x0 + .52, x0 + .538, -d + .08, 0, .098, h - .018, M.laminate("#cfc6b8", .5), .001)
    rod((x0, -.30, 1.85), (x0 + .52, -.30, 1.85), .012, None, M.metal("brass", .3))
    for i in range(5):
        _garment(x0 + .06 + .07 * i, -.30, 1.85, ("#2f4358", "#efe9df", "#b56a4c", "#8b9a84", "#6d675d")[i], .80,
                 .40, i)
    box(x0, x0 + .52, -d + .09, -.01, .62, .638, M.wood("oak", "x"), .001)
    for k, c in enumerate(("#efe9df", "#b7a78c")):
        soft_box(.30, .34, .08, M.fabric(c, 300), (x0 + .2, -.28, .098 + .082 * k), r=.025, bulge=.008, n=10)


def hinged_wardrobe():
    """Wardrobe with four hinged doors."""
    p = _wardrobe_palette()
    p["wardrobe"] = M.laminate("#8b9a84", .45)
    P.wardrobe(1.8, 2.35, .60, p, 4, "shaker", .45, "bar", at=(-.9, 0, 0))

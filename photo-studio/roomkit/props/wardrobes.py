"""A hinged wardrobe with its loft."""
import materials as M
from geo import Group, box
from props.fronts import front


def wardrobe(w, h=2.55, depth=.6, p=None, doors=5, style="slab", loft=.5, handle_kind="bar", mirror_at=None,
             at=(0, 0, 0), rot=0, glass_at=()):
    """Hinged wardrobe with loft; local back on y=0, x 0..w."""
    with Group("wardrobe", at, rot) as g:
        m = p["wardrobe"]
        y = -depth
        box(0, w, y + .05, -.02, 0, .08, p["kick"], .001)
        box(.002, w - .002, y, 0, .08, h, p["carcass"], .001)
        for x in (0, w - .018):
            box(x, x + .018, y - .02, 0, 0, h, m, .0015)
        dw = (w - .036) / doors
        zt = h - loft
        for i in range(doors):
            x0 = .018 + dw * i
            sd = "r" if i % 2 == 0 else "l"
            if doors % 2 and i == doors - 1:
                sd = "l"
            if i in glass_at:
                for zz in (.5, .95, 1.4, 1.8):
                    if zz < zt - .2:
                        box(x0, x0 + dw, y + .02, -.03, zz, zz + .018, p["accent_wood"], .001)
            if mirror_at == i:
                front(x0, x0 + dw, .08, zt, y, M.mirror(), "slab", handle_kind, sd, 1.05, p["metal"], hlen=.6)
            else:
                front(x0, x0 + dw, .08, zt, y, m, style, handle_kind, sd, 1.05, p["metal"], hlen=.6)
            front(x0, x0 + dw, zt, h, y, p.get("loft", m), style if style != "fluted" else "slab", handle_kind, sd,
                  zt + .16, p["metal"], hlen=.18)
    return g

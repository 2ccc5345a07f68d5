"""Finish samples beyond the first range: limewash, travertine, cement tile, slats, lacquer, sintered stone, floors."""
import math

import materials as M
import products as S
import products_more_surfaces as F
import products_more_wallpaper as R
from geo import box, mesh

W, H = S.CW, S.CH


@M.cached
def limewash(color="#c4a797"):
    """Chalky wash: crossed brush strokes over soft clouds."""
    t = M.Tree("limewash")
    v = t.coords("xz")
    cloud = t.noise(v, 7, 6, .65, .6)
    a = t.noise(t.node("Mapping", Vector=v, Rotation=(0, 0, .7), Scale=(12, 42, 1)).outputs[0], 1.4, 5, .7, .5)
    b = t.noise(t.node("Mapping", Vector=v, Rotation=(0, 0, -.8), Scale=(12, 42, 1)).outputs[0], 1.4, 5, .7, .5)
    f = t.math("ADD", t.math("MULTIPLY", cloud, .5), t.math("ADD", t.math("MULTIPLY", a, .28), t.math("MULTIPLY", b, .28)))
    c = t.ramp(f, [(.40, M.shade(color, .78)), (.53, color), (.66, M.shade(color, 1.20))])
    t.principled(c, .92, t.bump(t.math("ADD", a, b), .12, .002), color, Specular=.1)
    return t.finish()


@M.cached
def travertine(base="#dccbb1", dark="#b99f7c", pit="#8d7454"):
    """Honed vein-cut travertine: wavy horizontal beds with elongated pits."""
    t = M.Tree("travertine")
    v = t.coords("xz")
    bed = t.noise(t.node("Mapping", Vector=v, Scale=(2.2, 26, 1)).outputs[0], 1.3, 6, .62, .7)
    fine = t.noise(t.node("Mapping", Vector=v, Scale=(5, 120, 1)).outputs[0], 1.2, 4, .6, .4)
    c = t.ramp(t.math("ADD", t.math("MULTIPLY", bed, .75), t.math("MULTIPLY", fine, .25)), [(.34, dark), (.47, base), (.56, M.shade(base, 1.06)), (.68, M.shade(dark, 1.08))])
    pits = t.noise(t.node("Mapping", Vector=v, Scale=(16, 70, 1)).outputs[0], 1.6, 3, .6)
    k = t.math("MULTIPLY", t.ramp(pits, [(.62, 0.0), (.68, 1.0)]), t.ramp(bed, [(.42, 1.0), (.58, .15)]))
    t.principled(t.mix(k, c, pit), .34, t.bump(t.math("MULTIPLY", k, -1.0), .5, .0025), base, Specular=.4)
    return t.finish()


def _shape(pts, m, y):
    """Flat inlay from an XZ outline."""
    mesh("inlay", [(x, y, z) for x, z in pts], [tuple(range(len(pts)))], m)


def cement_tile():
    """Four cement tiles: star and quarter rings in three tones."""
    n, g = 2, .003
    s = W / n
    base, star, ring = M.ceramic("#e9e0cf", .6), M.ceramic("#33506a", .6), M.ceramic("#b8714f", .6)
    box(-W / 2, W / 2, -.013, 0, 0, H, M.plain("#cfc5b4", .9), .001)
    for i in range(n):
        for j in range(n):
            x, z = -W / 2 + s * (i + .5), s * (j + .5)
            h = s / 2 - g / 2
            box(x - h, x + h, -.018, -.012, z - h, z + h, base, .0012)
            pts = [(x + r * math.sin(a), z + r * math.cos(a)) for k in range(16) for a, r in [(math.pi * k / 8, s * (.33 if k % 2 == 0 else .185))]]
            _shape(pts, star, -.01815)
            _shape([(x + s * .115 * math.sin(math.pi * k / 16), z + s * .115 * math.cos(math.pi * k / 16)) for k in range(32)], base, -.0183)
            _shape([(x + s * .06 * math.sin(math.pi * k / 4), z + s * .06 * math.cos(math.pi * k / 4)) for k in range(8)], ring, -.01845)
            for sx in (-1, 1):
                for sz in (-1, 1):
                    arc = lambda r: [(x + sx * (h - .0012) - sx * r * math.cos(a), z + sz * (h - .0012) - sz * r * math.sin(a)) for a in [math.pi / 2 * k / 14 for k in range(15)]]
                    _shape(arc(s * .255) + arc(s * .185)[::-1], ring, -.01815)
                    _shape(arc(s * .10) + [(x + sx * (h - .0012), z + sz * (h - .0012))], star, -.01815)


def slats():
    """Oak slats on dark acoustic felt."""
    box(-W / 2, W / 2, -.009, 0, 0, H, M.fabric("#2b2a29", 300, bump=.6), .001)
    n = 8
    p = W / n
    for k in range(n):
        x = -W / 2 + p * (k + .5)
        box(x - p * .36, x + p * .36, -.024, -.0092, 0, H, M.wood("oak", "z"), .0014)


SAMPLES = {
    "wall-limewash": ("Limewash plaster", "wall", lambda: S._board(limewash(), M.plain("#d9d2c6", .8))),
    "counter-travertine": ("Honed travertine", "counter", lambda: S._board(travertine(), None, .022, .002)),
    "tile-cement": ("Patterned cement tile", "tile", cement_tile),
    "panel-slat-oak": ("Acoustic oak slats", "panel", slats),
    "pu-ivory": ("Ivory PU lacquer", "pu", lambda: F.lacquered("#ece4d3")),
    "pu-sage": ("Sage PU lacquer", "pu", lambda: F.lacquered("#8b9a84")),
    "pu-navy": ("Navy PU lacquer", "pu", lambda: F.lacquered("#2f4358")),
    "membrane-white": ("White membrane shaker", "membrane", lambda: F.membrane(F.foil("#f1eee8"))),
    "membrane-oak": ("Oak membrane shaker", "membrane", lambda: F.membrane(M.wood("oak", "z", .46))),
    "sintered-marble": ("Marble-look sintered stone", "sintered", lambda: F.sintered(M.marble("#efece6", "#a8997f", 2.9, .34))),
    "sintered-concrete": ("Concrete-look sintered stone", "sintered", lambda: F.sintered(F.cement())),
    "sintered-black": ("Black sintered stone", "sintered", lambda: F.sintered(S.veined("#252527", "#a98a63", 2.6, .010, .36))),
    "panel-fluted-walnut": ("Wide-fluted walnut panel", "panel", lambda: F.flutes(M.wood("walnut", "z"))),
    "panel-fluted-white": ("Wide-fluted white panel", "panel", lambda: F.flutes(M.laminate("#efebe3", .45))),
    "wallpaper-leaf": ("Leaf wallpaper", "wallpaper", lambda: R.roll(R.leaf_print())),
    "wallpaper-grasscloth": ("Grasscloth wallpaper", "wallpaper", lambda: R.roll(R.grass_print(), .5)),
    "floor-oak-herringbone": ("Oak herringbone parquet", "floor", lambda: F.herringbone()),
    "floor-vinyl-oak": ("Oak vinyl plank", "floor", lambda: F.boards("oak", .005, M.plain("#4a4743", .7), .118, .5)),
    "floor-laminate-walnut": ("Walnut laminate plank", "floor", lambda: F.boards("walnut", .010, M.plain("#a98861", .8), .105, .34)),
    "floor-terrazzo": ("Terrazzo floor tile", "floor", lambda: F.terrazzo_tiles()),
}
LAID = {k for k, sample in SAMPLES.items() if sample[1] in ("floor", "wallpaper")}

"""Every finish we show as a sample chip, and how a chip is photographed."""
import math

import materials as M
import props as P
from geo import Group, box, rod, tag
from products.chips import CH, CW, MDF, _board, _cane, _chip_fab, _chip_wood, _fluted_glass, _gloss, _solid, _stone
from products.studio import LOOK, shoot, studio
from products.swatch_materials import brushed, granite, tweed, veined, velvet, veneer
from products.tile_chips import _herringbone, _hexes, _rects, _tile_board

SWATCHES = {}                                          # key -> (label, family, builder)


def _add(fam, key, label, fn):
    """Enter one finish."""
    SWATCHES[key] = (label, fam, fn)


for _k, _n in (("oak", "Natural oak"), ("walnut", "Dark walnut"), ("teak", "Burma teak"), ("ash", "Nordic ash"),
               ("wenge", "Wenge"), ("pine", "Honey pine")):
    _add("laminate", "laminate-" + _k, _n + " laminate", _chip_wood(_k))
for _k, _c in (("ivory", "#ece5d6"), ("sage", "#8b9a84"), ("terracotta", "#b56a4c"), ("navy", "#2f4358"),
               ("charcoal", "#3a3c3e"), ("sand", "#cbb794"), ("blush", "#d9b3a3"), ("olive", "#6d7047")):
    _add("matte", "matte-" + _k, "Matte " + _k, _solid(_c))
for _k, _c in (("white", "#f1efea"), ("champagne", "#cdb68f"), ("burgundy", "#6e1f2b"), ("teal", "#1f5d63"),
               ("graphite", "#2b2d31"), ("mustard", "#c4912f")):
    _add("acrylic", "acrylic-" + _k, "High-gloss " + _k, _gloss(_c))
for _k in ("oak", "walnut", "teak", "ash"):
    _add("veneer", "veneer-" + _k, "Book-matched %s veneer" % _k, lambda k=_k: _board(veneer(k), M.plain(MDF, .8)))
_add("veneer", "veneer-fluted-walnut", "Fluted walnut veneer",
     lambda: (box(-CW / 2, CW / 2, -.006, 0, 0, CH, M.wood("walnut", "z"), .001),
              P.fluted_panel(-CW / 2, CW / 2, 0, CH, -.0005, M.wood("walnut", "z"), .025, .013)))
for _k, _n, _m in (("carrara", "Carrara marble", lambda: M.marble("#edebe7", "#8f9298", 3.2)),
                   ("calacatta", "Calacatta gold marble", lambda: M.marble("#f3efe6", "#b08a4e", 2.6)),
                   ("marquina", "Marquina black marble", lambda: veined()),
                   ("emperador", "Emperador brown marble", lambda: veined("#5a4030", "#d2b596", 3.4)),
                   ("verde", "Verde green marble", lambda: veined("#2c4a3c", "#b5cab8", 3.2)),
                   ("quartz-white", "Snow quartz", lambda: M.quartz("#efece6", "#c2bcb2")),
                   ("quartz-grey", "Concrete quartz", lambda: M.quartz("#a8a49d", "#77736c")),
                   ("terrazzo-warm", "Warm terrazzo", lambda: M.terrazzo()),
                   ("terrazzo-grey", "Grey terrazzo",
                    lambda: M.terrazzo("#c9c8c4", ("#55585a", "#8a8c8b", "#f1efea", "#2f3133", "#a6a09a"))),
                   ("granite-black", "Black galaxy granite", lambda: granite()),
                   ("granite-tan", "Tan brown granite", lambda: granite("#4a2f26", "#7a4f3c", "#2a2422"))):
    _add("counter", "counter-" + _k, _n, _stone(_m))
_add("glass", "glass-fluted-clear", "Fluted clear glass", lambda: _fluted_glass("#eef6f1"))
_add("glass", "glass-fluted-bronze", "Fluted bronze glass", lambda: _fluted_glass("#e0c29c"))
_add("glass", "glass-fluted-grey", "Fluted grey glass", lambda: _fluted_glass("#c3c9cb"))
for _k, _n, _r in (("brass", "Brushed brass", .3), ("steel", "Brushed steel", .3), ("black", "Black metal", .42),
                   ("copper", "Brushed copper", .3), ("bronze", "Antique bronze", .36)):
    _add("metal", "metal-" + _k, _n, lambda k=_k, r=_r: _board(brushed(k, r), None, .008, .0015))
_add("cane", "cane-natural", "Natural cane weave", lambda: _cane())
_add("cane", "cane-dark", "Smoked cane weave", lambda: _cane("#7d5433", M.wood("walnut", "x")))
_add("tile", "tile-subway", "Subway tile",
     lambda: _tile_board(_rects(.15, .05, .5), ("#f1ede4", "#ebe6db", "#f4f1ea"), "#cfc9be"))
_add("tile", "tile-kitkat", "Kit-kat mosaic",
     lambda: _tile_board(_rects(.0999, .020, 0, .0025, True), ("#8fa08a", "#869680", "#98a893", "#7f907b"),
                         "#e4dfd4", .15))
_add("tile", "tile-herringbone", "Herringbone tile",
     lambda: _tile_board(_herringbone(), ("#c27a57", "#b86f4d", "#cb8763", "#ad6545"), "#e9dfd0", .3))
_add("tile", "tile-hexagon", "Hexagon tile",
     lambda: _tile_board(_hexes(), ("#33506a", "#3a5a76", "#2d475e", "#41627e"), "#e6e2d9"))
_add("tile", "tile-zellige", "Zellige square tile",
     lambda: _tile_board(_rects(.06, .06, 0, .0025), ("#e9dcc3", "#e2d2b4", "#efe5d1", "#dcc9a6"), "#d8cbb4", .1))
for _k, _n, _m in (("linen", "Natural linen", lambda: M.fabric("#cbbfa9", 300, melange=.2, bump=.45)),
                   ("boucle", "Ivory boucle", lambda: M.boucle("#ece5d8")),
                   ("velvet-emerald", "Emerald velvet", lambda: velvet("#1f5a46")),
                   ("velvet-rust", "Rust velvet", lambda: velvet("#a34f2c")),
                   ("leather-tan", "Tan leather", lambda: M.leather("#9a6238")),
                   ("tweed", "Herringbone tweed", lambda: tweed()),
                   ("chenille-blue", "Dusk chenille", lambda: M.fabric("#5b7186", 200, melange=.25, bump=.6))):
    _add("fabric", "fabric-" + _k, _n, lambda m=_m: _chip_fab(m())())


def finish_swatch(kind, seed=1, lean=16, yaw=-16):
    """Sample chip standing on the sweep, leaning back on a small easel foot."""
    label, fam, fn = SWATCHES[kind]
    studio(.42)
    with Group("swatch", (0, 0, 0), yaw) as g:
        tilt = Group("tilt")
        tilt.obj.rotation_euler[0] = math.radians(-lean)
        with tilt:
            fn()
        # timber foot instead of the easel, so that the pane reads as glass
        if fam == "glass":
            tilt.obj.location.z = .006
            box(-.13, .13, -.036, .030, 0, .024, M.wood("oak", "x"), .003)
        a = math.radians(lean)
        if fam != "glass":
            rod((0, .004 + .20 * math.sin(a), .20 * math.cos(a)), (0, .15, .004), .004, None, M.metal("brass", .3),
                14)
    tag(g, kind, label, (0, -.02, .15), kind)
    shoot(g, 14, 16, 85, .72)
    return dict(LOOK)

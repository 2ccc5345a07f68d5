"""Finish samples of lacquer, membrane, sintered stone, wide flutes and floors."""
import math
import random

from mathutils import Matrix, Vector

import materials as M
import products as S
from geo import Group, box, mesh, tag

W, H = S.CW, S.CH


def _ring(inset, r, y, n=7):
    """Rounded rectangle of the chip, `inset` from its outline."""
    hx, hz, pts = W / 2 - inset, H / 2 - inset, []
    for cx, cz, a0 in ((hx - r, hz - r, 0), (-hx + r, hz - r, 90), (-hx + r, -hz + r, 180), (hx - r, -hz + r, 270)):
        for k in range(n):
            a = math.radians(a0 + 90 * k / (n - 1))
            pts.append((cx + r * math.cos(a), y, H / 2 + cz + r * math.sin(a)))
    return pts


def pressed(rings, mat):
    """Front made of one skin through (inset, corner radius, depth) outlines, from the back to the middle."""
    loops = [_ring(i, r, -d) for i, r, d in rings]
    n, v, f = len(loops[0]), [], []
    for q in loops:
        v += q
    for k in range(len(loops) - 1):
        f += [(k * n + i, (k + 1) * n + i, (k + 1) * n + (i + 1) % n, k * n + (i + 1) % n) for i in range(n)]
    f += [tuple(range(n)), tuple(range((len(loops) - 1) * n, len(loops) * n))[::-1]]
    o = mesh("pressed", v, f, mat, auto=32)
    o.modifiers.new("flat", "WEIGHTED_NORMAL").keep_sharp = True
    return o


@M.cached
def satin(color):
    """Sprayed PU lacquer, satin: even colour, soft highlight, a trace of orange peel."""
    t = M.Tree("satin")
    t.principled(color, .26, t.bump(t.noise(t.coords(), 130, 2), .035, .001), color, Specular=.5, Clearcoat=.35, Clearcoat_Roughness=.22)
    return t.finish()


@M.cached
def foil(color):
    """Vinyl foil pressed over a front: a little waxy, fine embossing."""
    t = M.Tree("foil")
    t.principled(color, .38, t.bump(t.noise(t.coords(), 700, 2), .10, .0008), color, Specular=.4)
    return t.finish()


@M.cached
def cement(color="#a29d95", rough=.5):
    """Sintered slab with the look of floated concrete: clouds, trowel arcs, pinholes."""
    t = M.Tree("cement")
    v = t.coords("xz")
    cloud = t.noise(v, 5, 8, .62, .9)
    arc = t.noise(t.node("Mapping", Vector=v, Rotation=(0, 0, .5), Scale=(5, 22, 1)).outputs[0], 1.6, 5, .6, 1.2)
    c = t.ramp(t.math("ADD", t.math("MULTIPLY", cloud, .65), t.math("MULTIPLY", arc, .35)), [(.36, M.shade(color, .82)), (.5, color), (.64, M.shade(color, 1.13))])
    pin = t.math("LESS_THAN", t.node("TexVoronoi", Vector=v, Scale=95.0).outputs["Distance"], .075)
    t.principled(t.mix(t.math("MULTIPLY", pin, .55), c, M.shade(color, .55)), rough, t.bump(cloud, .05, .002), color, Specular=.4)
    return t.finish()


def lacquered(color):
    """Board with an ovolo edge and a routed line near it."""
    ovolo = [(.010 - .009 * math.cos(a), .006, .009 + .008 * math.sin(a)) for a in [math.pi / 2 * k / 8 for k in range(9)]]
    rings = [(0, .004, 0), (0, .004, .0082), (.001, .005, .009)] + ovolo + [(.0105, .006, .019), (.012, .006, .0195), (.040, .005, .0195)]
    rings += [(.0445 + .0045 * math.cos(math.pi - a), .005, .0193 - .0042 * math.sin(a)) for a in [math.pi * k / 8 for k in range(9)]]
    return pressed(rings + [(.0495, .005, .0195)], satin(color))


def membrane(mat):
    """Shaker front under one foil: soft arrises, coved step, round inner corners."""
    cove = [(.056 + .011 * (1 - math.cos(a)), .006, .0185 - .0075 * math.sin(a)) for a in [math.pi / 2 * k / 7 for k in range(8)]]
    return pressed([(0, .004, 0), (0, .004, .0155), (.0009, .0045, .0176), (.003, .005, .0185), (.055, .006, .0185)] + cove + [(.069, .006, .011)], mat)


def sintered(mat):
    """12 mm slab, its body the same through the edge, before a second one that shows the thickness."""
    box(-W / 2, W / 2, -.012, 0, 0, H, mat, .0012, 3)
    box(-W / 2 + .058, W / 2 + .045, .0015, .0135, 0, H * .80, mat, .0012, 3)


def flutes(mat, n=6):
    """Half-round flutes 50 mm wide with a fillet between them, on a thin board."""
    box(-W / 2, W / 2, -.008, 0, 0, H, mat, .001)
    p, K = W / n, 15
    for i in range(n):                                 # one object for each flute gives each its own grain
        c, v = -W / 2 + p * (i + .5), []
        for k in range(K):
            a = math.pi * k / (K - 1)
            v += [(c - .46 * p * math.cos(a), -.0078 - .42 * p * math.sin(a), z) for z in (0.0005, H - .0005)]
        f = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(K - 1)] + [tuple(2 * k for k in range(K)), tuple(2 * k + 1 for k in range(K))[::-1]]
        mesh("flute", v, f, mat, auto=50)


def _plank(x, y, L, w, t, mat, core, z=0.0, axis="x"):
    """One board with a worn arris; the core shows at its edges."""
    lx, ly = (L, w) if axis == "x" else (w, L)
    box(x, x + lx, y, y + ly, z, z + t - .0012, core, .0004)
    box(x, x + lx, y, y + ly, z + t - .0014, z + t, mat, .0007)


def herringbone(w=.046, k=4):
    """Oak blocks in herringbone, with the stepped edge of a floor that is being laid."""
    core, L, g, c = M.plain("#b49468", .7), w * k, .0006, math.sqrt(.5)
    with Group("blocks", (0, 0, 0), 45):
        for i in range(-16, 17):
            for j in range(-4, 5):
                x0, y0 = i * w + j * 2 * L, i * w
                for x, y, axis in ((x0, y0, "x"), (x0 + L, y0 - L + w, "y")):
                    mx, my = (x + L / 2, y + w / 2) if axis == "x" else (x + w / 2, y + L / 2)
                    if abs((mx - my) * c) < .21 and abs((mx + my) * c) < .155:
                        _plank(x + g, y + g, L - 2 * g, w - 2 * g, .014, M.wood("oak", axis, .40 + .02 * (i % 3)), core, axis=axis)


def boards(kind, t, core, w, rough, seed=3):
    """Four staggered boards and one on top that shows the section."""
    rng = random.Random(seed)
    for k, off in enumerate((-.04, .03, -.015, .045)):
        _plank(-.24 + off, -2 * w + k * w + .0004, .46, w - .0008, t, M.wood(kind, "x", rough + .01 * (k % 2)), core)
    with Group("loose", (.03, -.055, t + .0004), rng.uniform(-24, -20)):
        _plank(-.23, -w / 2, .40, w, t, M.wood(kind, "x", rough), core)


def terrazzo_tiles():
    """Honed terrazzo tiles with a fine joint; the last one is not yet pushed home."""
    m = M.terrazzo("#e4ddd0", ("#a9563f", "#7d8471", "#c9a56a", "#5b5750", "#f7f4ee"), .28)
    s, n = .132, 3
    h = s * n / 2
    box(-h + .006, h - .006, -h + .006, h - .006, 0, .006, M.plain("#8d867b", .9), .0005)
    for i in range(n):
        for j in range(n):
            with Group("tile", (-h + s * (i + .5), -h + s * (j + .5), .0062), *((-9,) if (i, j) == (2, 0) else ())) as g:
                if (i, j) == (2, 0):
                    g.obj.location.x, g.obj.location.y = g.obj.location.x + .034, g.obj.location.y - .026
                o = box(-s / 2 + .0012, s / 2 - .0012, -s / 2 + .0012, s / 2 - .0012, 0, .012, m, .0012)
                o.data.transform(Matrix.Translation((1.7 * i, 2.3 * j, 0)))    # each tile shows its own chips
                o.location -= Vector((1.7 * i, 2.3 * j, 0))


def laid(kind, seed=1):
    """Floor sample on the ground, seen from above; wallpaper standing on its edge."""
    label, family, build = S.SWATCHES[kind]
    S.studio(.42)
    with Group("swatch", (0, 0, 0), -6 if family == "wallpaper" else 12) as g:
        build()
    tag(g, kind, label, (-.03, -.02, .15) if family == "wallpaper" else (-.1, .03, .014), kind)
    S.shoot(g, *((10, 17, 85, .74) if family == "wallpaper" else (20, 46, 85, .80)))
    return dict(S.LOOK)

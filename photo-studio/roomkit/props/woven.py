"""Plaster and woven cloth of the Gulf: banded fabric and Sadu rugs."""
import bpy
import numpy as np

import materials as M
from geo import Group, box, plane_uv


@M.cached
def plaster(color="#e2d3bd", rough=0.75):
    """Hand-trowelled earth plaster."""
    t = M.Tree("plaster")
    v = t.coords()
    n = t.noise(v, 2.2, 6, 0.62, 0.4)
    c = t.mix(t.ramp(n, [(0.3, 0.0), (0.7, 1.0)]), M.shade(color, 0.94), M.shade(color, 1.03))
    h = t.math("ADD", t.math("MULTIPLY", t.noise(v, 9, 5, 0.6), 0.7), t.math("MULTIPLY", t.noise(v, 90, 2), 0.2))
    t.principled(c, rough, t.bump(h, 0.22, 0.006), color, Specular=0.2)
    return t.finish()


@M.cached
def band_fabric(base="#b9ada0", a="#8c3b2a", b="#efe6d6", width=0.05, axis=0):
    """Plain weave with one woven geometric band (Sadu-like) down the middle of the object."""
    t = M.Tree("band_fabric")
    v = t.coords()
    s = t.node("SeparateXYZ", Vector=v).outputs
    x, z = t.math("ABSOLUTE", s[axis]), s[2 if axis != 2 else 0]
    tri = t.math("MULTIPLY", t.math("ABSOLUTE",
                                    t.math("SUBTRACT", t.math("FRACT", t.math("MULTIPLY", z, 1 / 0.05)), 0.5)),
                                    width)
    inner = t.math("LESS_THAN", t.math("ADD", x, tri), width * 0.62)
    band = t.math("LESS_THAN", x, width)
    edge = t.math("MULTIPLY", band, t.math("GREATER_THAN", x, width * 0.86))
    w = t.noise(t.node("Mapping", Vector=v, Scale=(1, 6, 6)).outputs[0], 320, 2)
    c = t.mix(t.noise(v, 60, 4, 0.7), M.shade(base, 0.9), M.shade(base, 1.08))
    c = t.mix(band, c, a)
    c = t.mix(inner, c, b)
    c = t.mix(edge, c, M.shade(a, 0.45))
    t.principled(c, 0.9, t.bump(w, 0.25, 0.002), base, Specular=0.2, Sheen=0.25)
    return t.finish()


def sadu_rug(w, d, ground="#a4503a", dark="#33241f", light="#ecdfc8", accent="#c08a4e"):
    """Flat-woven rug with stepped diamonds and a zig-zag border, drawn with numpy."""
    W, H = 640, int(640 * d / w)
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    x, y = (x + .5) / W * w, (y + .5) / H * d
    q = 0.0125                                         # weave step
    x, y = np.floor(x / q) * q + q / 2, np.floor(y / q) * q + q / 2
    ex, ey = np.minimum(x, w - x), np.minimum(y, d - y)
    e = np.minimum(ex, ey)
    col = {k: np.array(M.rgb(c)[:3], np.float32) for k, c in dict(g=ground, d=dark, l=light, a=accent).items()}
    img = np.tile(col["g"], (H, W, 1))
    cell = w / max(3, round((w - .8) / .52) + 1.6)
    u, v = (x - w / 2) / cell, (y - d / 2) / cell
    m = np.abs(u - np.round(u)) + np.abs(v - np.round(v))
    m2 = np.abs(u - .5 - np.round(u - .5)) + np.abs(v - .5 - np.round(v - .5))
    for lo, hi, k in ((0, .09, "l"), (.15, .22, "d"), (.22, .31, "a"), (.31, .35, "l")):
        img[(m >= lo) & (m < hi)] = col[k]
    for lo, hi, k in ((0, .05, "a"), (.09, .12, "l")):
        img[(m2 >= lo) & (m2 < hi)] = col[k]
    s = np.where(ex < ey, y - d / 2, x - w / 2)
    tri = np.abs(s / .15 - np.round(s / .15)) * 2      # 0..1
    b = (e - .07) / .15
    for lo, hi, k in ((0, .05, "d"), (.05, .07, "l"), (.07, .22, "d"), (.22, .24, "l"), (.24, .27, "a"),
                      (.27, .285, "d")):
        img[(e >= lo) & (e < hi)] = col[k]
    z = (e >= .07) & (e < .22)
    img[z & (b < 1 - tri)] = col["a"]
    img[z & (b < .55 - tri)] = col["l"]
    im = bpy.data.images.new("sadu", W, H, float_buffer=True)
    px = np.ones((H, W, 4), np.float32)
    px[..., :3] = img
    im.pixels.foreach_set(px.ravel())
    im.pack()
    t = M.Tree("sadu_rug")
    tx = t.node("TexImage", {"interpolation": "Closest"})
    tx.image = im
    vv = t.coords()
    pile = t.noise(vv, 240, 3, 0.75)
    fade = t.noise(t.node("Mapping", Vector=vv, Scale=(1, 8, 1)).outputs[0], 7, 5, 0.7)
    c = t.mix(t.math("MULTIPLY", fade, 0.22), tx.outputs[0], light)
    c = t.mix(t.math("MULTIPLY", pile, 0.18), c, dark)
    t.principled(c, 0.95, t.bump(pile, 0.6, 0.005), ground, Specular=0.1, Sheen=0.2)
    return t.finish()


def sadu_rug_obj(x, y, w, d, **kw):
    """Sadu rug lying at (x, y)."""
    with Group("rug", (x, y, 0)) as g:
        box(-w / 2, w / 2, -d / 2, d / 2, 0, .010, M.fabric(kw.get("dark", "#33241f")), .004)
        plane_uv(w - .012, d - .012, sadu_rug(w, d, **kw), (0, 0, .0115), (0, 0, 0), "rug_top")
    return g

"""Wallpaper samples: printed leaves and grasscloth, on a strip that stands beside its roll."""
import math

import bpy
import numpy as np

import materials as M
import tone
from geo import mesh


def _paper(img, rough=.75, weave=0.0):
    t = M.Tree("wallpaper")
    tx = t.node("TexImage")
    tx.image = img
    h = t.noise(t.node("Mapping", Vector=t.coords("xz"), Scale=(1, 14, 1)).outputs[0], 160, 3) if weave else t.noise(t.coords(), 400, 2)
    t.principled(tx.outputs[0], rough, t.bump(h, .12 + weave, .0015), Specular=.25)
    return t.finish()


def _image(px):
    im = bpy.data.images.new("paper", px.shape[1], px.shape[0])
    q = np.ones((*px.shape[:2], 4), np.float32)
    q[..., :3] = np.clip(px, 0, 1)
    im.pixels.foreach_set(q.ravel())
    im.pack()
    return im


def _srgb(c):
    return np.array([int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)])


def leaf_print(w=1500, h=600, size=.75):
    """Trailing leaves in three greens on a warm ground; `size` is the width of the image in metres."""
    rng = np.random.default_rng(5)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) * (size / w)
    img = np.tile(_srgb("#eee6d6"), (h, w, 1))
    for s in range(13):
        x0, ph, hue = .03 + .058 * s, rng.uniform(0, 6), s % 3
        stem = lambda t: x0 + .016 * np.sin(t * 17 + ph)
        m = np.clip(1.2 - np.abs(x - stem(y)) / .0009, 0, 1)[..., None]
        img = img * (1 - m) + _srgb("#7c8467") * m
        for k in range(11):
            t0, side = .030 * k + rng.uniform(-.004, .004), 1 if (k + s) % 2 else -1
            a, L = side * rng.uniform(.75, 1.05), rng.uniform(.017, .024)
            cx, cy = float(stem(t0)) + side * L * .62, t0 + L * .55
            u = (x - cx) * math.sin(a) + (y - cy) * math.cos(a)
            v = (x - cx) * math.cos(a) - (y - cy) * math.sin(a)
            half = .36 * L * np.clip(1 - (u / L) ** 2, 0, 1) * (1 - .35 * u / L)
            inside = np.clip((half - np.abs(v)) / .0006, 0, 1)[..., None]
            tint = _srgb(("#6d8263", "#93a284", "#4f6a58")[(hue + k) % 3]) * (1 + .07 * np.sign(v)[..., None])
            vein = (np.abs(v) < .0005)[..., None] * inside * .5
            img = img * (1 - inside) + tint * inside
            img = img * (1 - vein) + _srgb("#dcdcc4") * vein
    return _image(img)


def grass_print(w=1500, h=600):
    """Grasscloth: uneven horizontal straws over a woven ground, one vertical seam."""
    rng = np.random.default_rng(9)
    row = tone.blur(np.repeat(rng.normal(size=(h, 1, 1)), 3, 2).astype(np.float32)[:, [0] * 4], 1)[:, :1]
    straw = np.cumsum(rng.normal(size=(h, w, 1)), 1) * .012
    straw -= np.linspace(0, 1, w)[None, :, None] * straw[:, -1:]
    g = 1 + .10 * row[..., :1] + .035 * straw + .05 * (rng.random((h, w, 1)) > .985) + .03 * (np.arange(w)[None, :, None] % 9 < 2)
    return _image(_srgb("#c2ab80") * g)


def roll(img, weave=0.0):
    """Strip of wallpaper standing on its edge: a curl at one end, a bow in the middle, the roll at the other."""
    pts = []
    for k in range(16):                                # curl toward the viewer at the free end
        a = math.radians(-150 + 150 * k / 15)
        pts.append((-.185 - .024 * math.cos(a + math.pi / 2), -.024 + .024 * math.sin(a + math.pi / 2)))
    pts += [(-.185 + .30 * k / 24, -.012 * math.sin(math.pi * k / 24 * 1.6)) for k in range(1, 25)]
    r0, (xe, ye) = .036, pts[-1]
    for k in range(1, 150):                            # spiral of the roll, tangent to the strip
        a = math.radians(10 * k)
        r = r0 - .0016 * a / (2 * math.pi)
        pts.append((xe + .002 + r * math.sin(a), ye + r0 - r * math.cos(a)))
    s = [0.0]
    for p, q in zip(pts, pts[1:]):
        s.append(s[-1] + math.dist(p, q))
    v = [(x, y, z) for x, y in pts for z in (0, .30)]
    o = mesh("wallpaper", v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(pts) - 1)], _paper(img, .8, weave), auto=180)
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        uv.data[loop.index].uv = (s[loop.vertex_index // 2] / .75 % 1.0, loop.vertex_index % 2)
    o.modifiers.new("solid", "SOLIDIFY").thickness = .0006

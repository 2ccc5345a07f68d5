"""Painted prints in frames."""
import math

import bpy
import numpy as np

import materials as M
import tone
from geo import Group, box, plane_uv


def art_image(seed=0, colors=("#efe8dc", "#c9714f", "#d9a25f", "#31504f", "#8fa08a", "#2c2a29"), w=420, h=560,
              style=None):
    """Original abstract print painted with numpy: paper + arcs, suns, hills or brush strips."""
    rng = np.random.default_rng(seed)
    col = [np.array(M.rgb(c)[:3]) ** (1 / 2.2) for c in colors]
    y, x = np.mgrid[0:1:h * 1j, 0:1:w * 1j]
    asp = h / w
    img = np.tile(col[0], (h, w, 1))
    style = style or rng.choice(["arches", "hills", "stones", "leafline"])

    def put(mask, c, a=0.94):
        nonlocal img
        m = (mask * a)[..., None]
        img = img * (1 - m) + c * m

    def soft(d):
        return np.clip(0.5 - d * 260, 0, 1)
    if style == "arches":
        cx, cy = rng.uniform(.4, .6), rng.uniform(.28, .4)
        for k, r in enumerate(np.linspace(.36, .10, 5)):
            d = np.where(y > cy, np.hypot(x - cx, (y - cy) * asp), np.abs(x - cx)) - r
            put(soft(d) * (y > 0.12), col[1 + k % (len(col) - 1)])
        put(soft(np.hypot(x - rng.uniform(.25, .75), (y - .82) * asp) - .085), col[2])
    elif style == "hills":
        put(soft(np.hypot(x - rng.uniform(.3, .7), (y - .7) * asp) - .15), col[1])
        for k, base in enumerate((.52, .40, .27, .15)):
            e = base + .05 * np.sin(x * rng.uniform(3, 6) + rng.uniform(0, 6)) + .02 * np.sin(x * 11 + k)
            put(soft((y - e) * 1.2), col[(2 + k) % len(col)])
    elif style == "stones":
        cy = .16
        for k in range(5):
            rx, ry = rng.uniform(.12, .27) * (1 - k * .1), rng.uniform(.045, .085)
            d = (np.abs((x - .5 - rng.uniform(-.05, .05)) / rx) ** 2.4 + np.abs((y - cy - ry) / ry) ** 2.4) - 1
            put(np.clip(.5 - d * 30, 0, 1), col[1 + k % (len(col) - 1)])
            cy += 2 * ry + .004
    else:
        for s in range(3):
            x0 = .3 + .2 * s
            stem = x0 + .06 * np.sin(y * 3 + s)
            put(soft(np.abs(x - stem) - .004) * (y > .1) * (y < .85), col[5 % len(col)])
            for t in np.linspace(.25, .85, 8):
                for sd in (-1, 1):
                    lx, ly = x0 + .06 * math.sin(t * 3 + s) + sd * .055, t + .02
                    a = sd * .6
                    u, v = (x - lx) * math.cos(a) + (y - ly) * asp * math.sin(a), -(x - lx) * math.sin(a) + (y - ly) * asp * math.cos(a)
                    put(np.clip(.5 - ((u / .055) ** 2 + (v / .02) ** 2 - 1) * 12, 0, 1),
                        col[1 + (s + 1) % (len(col) - 1)])
    img = img * (1 + 0.05 * (tone.blur(rng.normal(size=(h, w, 1)).astype(np.float32), 1)))
    im = bpy.data.images.new("art", w, h)
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = np.clip(img, 0, 1)
    im.pixels.foreach_set(px.ravel())
    im.pack()
    return im


def framed_art(w, h, at, rot=0.0, seed=0, frame="oak", mount=0.06, colors=None, style=None):
    """Hangs on a wall; local back is y=0 (wall), centre at `at`."""
    with Group("art", at, rot) as g:
        fm = M.metal("black") if frame == "black" else (M.metal("brass", 0.3) if frame == "brass" else M.wood(frame,
                "x"))
        t, d = 0.018, 0.03
        for q in ((-w / 2, w / 2, -h / 2, -h / 2 + t), (-w / 2, w / 2, h / 2 - t, h / 2),
                  (-w / 2, -w / 2 + t, -h / 2, h / 2), (w / 2 - t, w / 2, -h / 2, h / 2)):
            box(q[0], q[1], -d, -0.001, q[2], q[3], fm, 0.0015)
        box(-w / 2 + t, w / 2 - t, -0.014, -0.004, -h / 2 + t, h / 2 - t, M.plain("#f6f3ec", 0.8), 0)
        aw, ah = w - 2 * t - 2 * mount, h - 2 * t - 2 * mount
        kw = dict(colors=colors) if colors else {}
        plane_uv(aw, ah, M.image_material(art_image(seed, w=360, h=int(360 * ah / aw), style=style, **kw)),
                 (0, -0.0155, 0))
    return g

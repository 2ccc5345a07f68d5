"""An open sky with hills and trees behind a balcony."""
import bpy
import numpy as np

import materials as M
import tone
from geo import plane_uv


def _fractal(shape, gh, gw, octaves, rng, gain=.55):
    """Value noise, 0..1."""
    H, W = shape
    y, x = np.mgrid[0:1:H * 1j, 0:1:W * 1j]
    n = np.zeros(shape, np.float32)
    for o in range(octaves):
        h, w = int(gh * 2 ** o), int(gw * 2 ** o)
        g = rng.random((h + 2, w + 2))
        i, j = (y * h).astype(int), (x * w).astype(int)
        u, v = y * h - i, x * w - j
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        n += ((g[i, j] * (1 - v) + g[i, j + 1] * v) * (1 - u) + (g[i + 1, j] * (1 - v) + g[i + 1,
                j + 1] * v) * u) * gain ** o
    return (n - n.min()) / (n.max() - n.min())


def sky_backdrop(at, w, h, horizon=.42, strength=2.4, seed=3):
    """Painted sky with clouds, a hazy skyline and treetops; emissive, camera/glossy only."""
    H, W = 640, 1400
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:1:H * 1j, 0:1:W * 1j]
    t = np.clip((y - horizon) / (1 - horizon), 0, 1)[..., None]
    k = (1 - t) ** 2.2
    img = np.array([.74, .84, .92]) * k + np.array([.16, .38, .72]) * (1 - k)
    c = np.clip((_fractal((H, W), 5, 6, 7, rng) - .50) * 3.4, 0, 1) * np.clip((y - horizon - .01) * 7, 0, 1)
    img = img * (1 - .85 * c[..., None]) + np.array([1.0, .98, .95]) * .85 * c[..., None]

    def layer(mask, col):
        nonlocal img
        img = img * (1 - mask[..., None]) + np.clip(col, 0, 2) * mask[..., None]
    hill = horizon + .012 + .018 * (_fractal((2, W), 1, 5, 5, rng)[0] - .4)
    layer((y < hill[None]).astype(float) * .85, np.array([.58, .70, .80]) * np.ones((H, W, 1)))
    edge = np.full(W, horizon - .02)                    # distant towers in haze
    for _ in range(46):
        a, b = rng.integers(0, W), rng.integers(8, 26)
        edge[a:a + b] = np.maximum(edge[a:a + b], horizon + rng.uniform(-.012, .055) * rng.random())
    win = ((np.floor(y * 260) % 2) * (np.floor(x * 560) % 2))[..., None]
    layer((y < edge[None]).astype(float) * .9, (np.array([.66, .72, .77]) - .05 * win) * np.ones((H, W, 1)))
    for base, amp, col in ((-.012, .02, (.30, .37, .33)), (-.05, .03, (.17, .23, .15)),
                           (-.12, .05, (.10, .145, .075))):
        e = horizon + base + amp * (_fractal((2, W), 1, 26, 5, rng, .62)[0] - .5)
        f = _fractal((H, W), 18, 40, 5, rng, .7)[..., None]
        layer((y < e[None]).astype(float), np.array(col) * (.45 + 1.15 * f))
    img = tone.blur(img.astype(np.float32), 1)
    im = bpy.data.images.new("sky", W, H, float_buffer=True)
    px = np.ones((H, W, 4), np.float32)
    px[..., :3] = img
    im.pixels.foreach_set(px.ravel())
    im.pack()
    tr = M.Tree("sky")
    tx = tr.node("TexImage")
    tx.image = im
    o = plane_uv(w, h, tr.finish(tr.node("Emission", Color=tx.outputs[0], Strength=strength).outputs[0]), at,
                 (90, 0, 0), "sky")
    o.visible_diffuse = o.visible_shadow = False
    return o

"""Outdoor views painted with numpy, row 0 at the bottom: sky, foliage in lit clumps, buildings, and a lens blur."""
import numpy as np

from props_more_b import _fractal


def disc_blur(img, r):
    """Round-aperture blur: bright points open into discs."""
    n = int(r) + 2
    img = np.pad(img, ((n, n), (n, n), (0, 0)), mode="edge")
    H, W, _ = img.shape
    y, x = np.mgrid[0:H, 0:W]
    d = np.hypot(np.minimum(y, H - y), np.minimum(x, W - x))
    k = np.clip(r + .5 - d, 0, 1) * (1 + .35 * np.clip(d / r, 0, 1) ** 4)
    k = np.fft.rfft2(k / k.sum())
    out = np.stack([np.fft.irfft2(np.fft.rfft2(img[..., c]) * k, (H, W)) for c in range(3)], -1)
    return np.maximum(out[n:-n, n:-n], 0).astype(np.float32)


def _sky(H, W, horizon, rng):
    y = np.linspace(0, 1, H)[:, None, None]
    t = np.clip((y - horizon) / (1 - horizon), 0, 1) ** .7
    img = (np.array([1.55, 1.62, 1.66]) * (1 - t) + np.array([.62, 1.0, 1.6]) * t) * np.ones((H, W, 1))
    c = np.clip((_fractal((H, W), 3, 6, 5, rng) - .5) * 3.2, 0, 1)[..., None]
    return img * (1 - .75 * c) + np.array([1.85, 1.82, 1.76]) * .75 * c


def _noise(img, rng, cell=5, octaves=3, gain=.7):
    H, W, _ = img.shape
    return _fractal((H, W), H / cell / 2 ** (octaves - 1), W / cell / 2 ** (octaves - 1), octaves, rng, gain)


def _mass(img, blobs, col, rng, rough=.8, cell=3.2):
    """Foliage made of round clumps (x, y, radius): ragged leafy edges, lit from above, dark in its depth, a few leaves in full sun."""
    H, W, _ = img.shape
    field, lit = np.full((H, W), -1.0), np.zeros((H, W))
    for cx, cy, R in blobs:
        x0, x1, y0, y1 = int(max(0, cx - 1.5 * R)), int(min(W, cx + 1.5 * R)), int(max(0, cy - 1.3 * R)), int(min(H, cy + 1.3 * R))
        if x1 <= x0 or y1 <= y0:
            continue
        y, x = np.mgrid[y0:y1, x0:x1]
        u, v = (x - cx) / R, (y - cy) / (R * .85)
        d = 1 - np.hypot(u, v)
        f = field[y0:y1, x0:x1]
        up = d > f
        lit[y0:y1, x0:x1] = np.where(up, .62 * v + .30 * u, lit[y0:y1, x0:x1])
        field[y0:y1, x0:x1] = np.maximum(d, f)
    leaf = _noise(img, rng, cell)
    tuft = _noise(img, rng, cell * 4, 2)
    m = np.clip((field + rough * (leaf - .5)) * 7, 0, 1)[..., None]
    lum = np.clip(.46 + .50 * lit + 1.5 * (leaf - .5) + .9 * (tuft - .5), .10, 2.2)
    lum = lum + 1.6 * np.clip(leaf * tuft - .50, 0, 1)
    tint = np.array(col) * (1 + np.array([.5, .12, -.2]) * (tuft[..., None] - .5))
    return img * (1 - m) + tint * lum[..., None] * m


def _band(W, y, r, step, rng, jitter=.5):
    return [(x, y + rng.normal() * r * jitter, r * rng.uniform(.7, 1.3)) for x in np.arange(-r, W + r, step)]


def _tree(x, ground, h, rng):
    """Clumps of one crown, low and wide."""
    return [(x + h * .32 * q * np.cos(a), ground + h * (.58 + .34 * q * np.sin(a)), h * rng.uniform(.13, .22))
            for a, q in zip(rng.random(15) * 6.283, rng.random(15) ** .5)]


def garden_image(H, W, horizon, rng):
    img = _sky(H, W, horizon, rng)
    hz, u = H * horizon, H / 9.0                       # u: pixels a metre
    img = _mass(img, _band(W, hz + .35 * u, .75 * u, .5 * u, rng), (.56, .74, .70), rng, .5)
    img = _mass(img, _band(W, hz + .1 * u, .6 * u, .45 * u, rng), (.40, .60, .42), rng, .6)
    lawn = np.linspace(.5, 1.25, H)[:, None, None] * np.array([.42, .62, .20]) * (.75 + .5 * _fractal((H, W), 40, 12, 3, rng, .7)[..., None])
    img[:int(hz - .25 * u)] = lawn[:int(hz - .25 * u)]
    for k, col in ((0, (.36, .54, .26)), (1, (.36, .54, .18))):
        crowns, x = [], rng.uniform(-1.5, .5) * u
        while x < W + u:
            h = rng.uniform(3.2, 5.6) * u
            t = max(1, int(h * .014))
            if 0 < x < W:
                img[int(hz - .3 * u):int(hz + h * .45), int(x) - t:int(x) + t] = (.16, .12, .09)
            crowns += _tree(x, hz - .3 * u, h, rng)
            x += rng.uniform(2.6, 5.0) * u
        img = _mass(img, crowns, col, rng)
    img = _mass(img, _band(W, hz - .12 * u, .46 * u, .36 * u, rng, .35), (.24, .42, .15), rng, .6)
    for col in ((.36, .52, .20), (.30, .48, .24)):      # shrubs on the lawn
        spots = [(x, hz - rng.uniform(.55, 1.3) * u) for x in rng.uniform(0, W, W // int(2.4 * u))]
        img = _mass(img, [(x + rng.normal() * .32 * u, y + rng.normal() * .12 * u, .40 * u) for x, y in spots for _k in range(5)], col, rng, .9)
    return img


def city_image(H, W, horizon, rng):
    img = _sky(H, W, horizon, rng)
    hz, u = H * horizon, H / 9.0
    img[:int(hz)] = (.18, .26, .12)
    for depth, (n, lo, hi, haze) in enumerate(((44, .1, 1.7, .72), (26, 0, 2.6, .40), (11, -.1, 3.6, .10))):
        for _ in range(n):
            w, top = int(rng.uniform(.5, 1.2) * u * (1 + .6 * depth)), hz + rng.uniform(lo, hi) * u
            wall = np.array([(.98, .90, .78), (.84, .82, .80), (.92, .72, .56), (.66, .72, .78)][rng.integers(4)]) * rng.uniform(.7, 1.05)
            _block(img, int(rng.uniform(-.5 * u, W)), w, int(top), int(hz - 2 * u), wall, haze, int((.11 + .06 * depth) * u), rng)
    for dy, r, col in ((-.45, .5, (.36, .52, .30)), (-1.1, .65, (.30, .48, .20)), (-2.0, .85, (.26, .42, .15)), (-3.2, 1.0, (.22, .36, .12))):
        img = _mass(img, _band(W, hz + dy * u, r * u, r * .7 * u, rng), col, rng, .7)
    return img


def _block(img, x, w, top, foot, wall, haze, cell, rng):
    """One building: a lit face and a shaded face, rows of windows, balcony bands, haze with distance."""
    H, W, _ = img.shape
    x0, x1, foot = max(0, x), min(W, x + w), max(0, foot)
    if x1 - x0 < 6 or top <= foot:
        return
    row = int(cell * 1.3)
    yy, xx = np.mgrid[foot:top, x0:x1]
    side = xx < x + w * rng.uniform(.15, .4)
    c = np.where(side[..., None], wall * .55, wall)
    u, v = (xx - x) % cell, (yy - foot) % row
    pane = (u > cell * .22) & (u < cell * .82) & (v > row * .3) & (v < row * .85) & (yy < top - cell * .6)
    shade = rng.random((1 + (top - foot) // row, 2 + w // cell))[(yy - foot) // row, np.clip((xx - x) // cell, 0, w // cell)]
    c = np.where(pane[..., None], wall * .18 + np.array([.16, .22, .28]) * (shade[..., None] ** 2 * 2.4), c)
    if rng.random() < .5:
        c = np.where(((v < row * .16) & ~side)[..., None], wall * 1.15, c)
    img[foot:top, x0:x1] = c * (1 - haze) + np.array([1.20, 1.36, 1.50]) * haze

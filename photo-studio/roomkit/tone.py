"""Develop a linear render into a display image (numpy only, no bpy)."""
import numpy as np


def _agx(x, contrast=1.40, sat=0.94):
    """AgX base (B. Wrensch's polynomial fit) plus a mild 'punchy' look -> display sRGB."""
    m = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643],
                  [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
                  [0.0423756549057051, 0.0784336, 0.879142973793104]], np.float32)
    v = np.log2(np.maximum(x @ m.T, 1e-10))
    v = np.clip((v + 12.47393) / (12.47393 + 4.026069), 0, 1)
    v = ((((15.5 * v - 40.14) * v + 31.96) * v - 6.868) * v + 0.4298) * v * v + 0.1191 * v - 0.00232
    v = np.maximum(v, 0) ** contrast                   # deeper shadows; exposure is solved afterwards
    lum = v @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    v = lum[..., None] + sat * (v - lum[..., None])
    return np.clip(v @ np.linalg.inv(m).T.astype(np.float32), 0, 1)


def _photo(x, knee=0.42, white=9.0, sat=1.0):
    """Colour-faithful curve: straight up to `knee`, then a smooth shoulder reaching 1 at `white`; sRGB encoded.
    Laminate and paint colours come out close to their hex values, which AgX does not give."""
    s = (1 - knee)                                     # C1-continuous shoulder: s*(1-exp(-t)) blended with log tail
    t = np.maximum(x - knee, 0) / s
    y = np.where(x <= knee, x, knee + s * (0.75 * (1 - np.exp(-t)) + 0.25 * np.minimum(1,
            np.log1p(t) / np.log1p((white - knee) / s))))
    lum = y @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    y = np.clip(lum[..., None] + sat * (y - lum[..., None]), 0, 1)
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - 0.055)


def blur(img, r):
    """Three box blurs ~ gaussian, via cumulative sums."""
    for _ in range(3):
        for ax in (0, 1):
            p = np.pad(img, [(r + 1, r) if a == ax else (0, 0) for a in range(3)], mode="edge")
            c = np.cumsum(p, ax, dtype=np.float64)
            n = img.shape[ax]
            hi = np.take(c, range(2 * r + 1, 2 * r + 1 + n), ax)
            lo = np.take(c, range(0, n), ax)
            img = ((hi - lo) / (2 * r + 1)).astype(np.float32)
    return img


def develop(lin, ev=None, target=0.63, wb=(0.94, 1.0, 1.085), bloom=0.03, vignette=0.06, black=0.0, curve="photo"):
    """Linear render -> display image, like a photographer would: expose, WB, glow, curve."""
    fn = {"photo": _photo, "agx": _agx}[curve]
    x = lin * np.array(wb, np.float32)
    if ev is None:                                     # auto exposure on display brightness
        lo, hi = -6.0, 6.0
        small = x[::6, ::6]
        for _ in range(18):
            ev = (lo + hi) / 2
            y = fn(small * 2 ** ev).mean(-1)
            if y[y < 0.96].mean() < target:            # blown-out windows must not darken the room
                lo = ev
            else:
                hi = ev
    x = x * 2 ** ev
    if bloom:
        r = max(2, lin.shape[1] // 90)
        x = x * (1 - bloom) + blur(np.minimum(x, 6), r) * bloom
    if vignette:
        h, w, _ = x.shape
        yy, xx = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
        x = x * (1 - vignette * (xx ** 2 + yy ** 2))[..., None].astype(np.float32)
    y = np.clip((fn(x) - black) / (1 - black), 0, 1)
    return y, ev



"""Sample boards of real tiles, cut at the board's edge."""
import math

import materials as M
from geo import box, mesh
from products.chips import CH, CW


def _clip(poly, lo, hi):
    """Clip a convex polygon to the square lo..hi (Sutherland-Hodgman)."""
    for ax, lim, sg in ((0, lo, 1), (0, hi, -1), (1, lo, 1), (1, hi, -1)):
        out = []
        for a, b in zip(poly, poly[1:] + poly[:1]):
            ia, ib = sg * (a[ax] - lim) >= 0, sg * (b[ax] - lim) >= 0
            if ia:
                out.append(a)
            if ia != ib:
                u = (lim - a[ax]) / (b[ax] - a[ax])
                out.append((a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u))
        poly = out
        if not poly:
            break
    return poly


def _tile_board(polys, colors, grout, rough=.12, seed=1):
    """Individually bevelled tiles (2D polygons in chip space -.5..+.5 CW) on a grouted board."""
    import random
    rng = random.Random(seed)
    box(-CW / 2, CW / 2, -.012, 0, 0, CH, M.plain(grout, .9), .001)
    h = CW / 2 - .001
    for poly in polys:
        q = _clip(poly, -h, h)
        if len(q) < 3:
            continue
        area = abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(q, q[1:] + q[:1]))) / 2
        if area < 3e-5:
            continue
        n, dz = len(q), rng.uniform(0, .0006)
        v = [(a, -.011, b + CH / 2) for a, b in q] + [(a, -.0175 - dz, b + CH / 2) for a, b in q]
        f = [tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        o = mesh("tile", v, f, M.ceramic(rng.choice(colors), rough), auto=40)
        m = o.modifiers.new("bevel", "BEVEL")
        m.width, m.segments, m.harden_normals, m.limit_method = .0012, 2, True, "ANGLE"


def _rects(w, h, off, gap=.003, vertical=False):
    """Rectangular tiles in rows or columns."""
    out = []
    for j in range(-12, 13):
        for i in range(-14, 15):
            x, y = i * w + (off * w if j % 2 else 0), j * h
            out.append([(x + gap / 2, y + gap / 2), (x + w - gap / 2, y + gap / 2),
                        (x + w - gap / 2, y + h - gap / 2), (x + gap / 2, y + h - gap / 2)])
    return [[(b, a) for a, b in r] for r in out] if vertical else out


def _herringbone(w=.034, k=3, gap=.003):
    """Rotated 45 degrees, blocks w x k*w."""
    out, c = [], math.sqrt(.5)
    L = w * k
    for i in range(-30, 31):
        for j in range(-10, 11):
            x0, y0 = i * w + j * 2 * L, i * w              # horizontal block; vertical one starts at its right end
            for bx, by, bw, bh in ((x0, y0, L, w), (x0 + L, y0 - L + w, w, L)):
                r = [(bx + gap / 2, by + gap / 2), (bx + bw - gap / 2, by + gap / 2),
                     (bx + bw - gap / 2, by + bh - gap / 2), (bx + gap / 2, by + bh - gap / 2)]
                r = [((a - b) * c, (a + b) * c) for a, b in r]
                if all(abs(a) < .3 and abs(b) < .3 for a, b in r):
                    out.append(r)
    return out


def _hexes(r=.034, gap=.003):
    """Hexagons."""
    out = []
    for j in range(-6, 7):
        for i in range(-6, 7):
            cx, cy = (i + .5 * (j % 2)) * r * math.sqrt(3), j * 1.5 * r
            q = r - gap * .58
            out.append([(cx + q * math.sin(math.pi / 3 * k), cy + q * math.cos(math.pi / 3 * k)) for k in range(6)])
    return out

"""Tapered tubes and balls."""
import math

import numpy as np
from mathutils import Vector

from geo import lathe, mesh


def taper(points, radii, mat, seg=16, name="taper"):
    """Tube with changing radius along a smooth path (spouts, beaks, horns)."""
    P3 = [Vector(p) for p in points]
    n = 24
    cen, rad = [], []
    for i in range(n + 1):
        t = i / n * (len(P3) - 1)
        k = min(len(P3) - 2, int(t))
        u = t - k
        p0, p1, p2, p3 = P3[max(0, k - 1)], P3[k], P3[k + 1], P3[min(len(P3) - 1, k + 2)]
        cen.append(.5 * ((2 * p1) + (p2 - p0) * u + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u * u + (3 * p1 - p0 - 3 * p2 + p3) * u ** 3))
        rad.append(radii[k] + (radii[k + 1] - radii[k]) * u)
    v, f = [], []
    for i, c in enumerate(cen):
        d = (cen[min(n, i + 1)] - cen[max(0, i - 1)]).normalized()
        qt = d.to_track_quat("Z", "Y")
        v += [tuple(c + qt @ Vector((rad[i] * math.cos(2 * math.pi * j / seg),
                                     rad[i] * math.sin(2 * math.pi * j / seg), 0))) for j in range(seg)]
    for i in range(n):
        f += [(i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg,
               (i + 1) * seg + j) for j in range(seg)]
    f += [tuple(range(seg))[::-1], tuple(n * seg + j for j in range(seg))]
    return mesh(name, v, f, mat, auto=60)


def ball(r, mat, at, seg=20, sq=1.0):
    """Ball."""
    return lathe([(0, -r * sq)] + [(r * math.cos(a), r * sq * math.sin(a)) for a in np.linspace(-1.4, 1.4,
            9)] + [(0, r * sq)], mat, at, seg, auto=180, name="ball")

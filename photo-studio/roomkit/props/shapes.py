"""Simple shapes that several props are made of."""
import math

import materials as M
from geo import lathe


def metal_of(p):
    """The palette's metal."""
    return M.metal(p["metal"], .3)


def ball(r, mat, at, squash=1.0, rot=(0, 0, 0), seg=28, scale=None):
    """Ball, or an egg with `squash`."""
    n = 14
    prof = [(r * math.sin(math.pi * i / n), -r * squash * math.cos(math.pi * i / n)) for i in range(n + 1)]
    o = lathe(prof, mat, at, seg, rot=rot, auto=180)
    if scale:
        o.scale = scale
    return o


def torus(R, r, mat, at, seg=40, squash=1.0):
    """Ring."""
    n = 14
    prof = [(R + r * math.cos(2 * math.pi * i / n),
             r * squash * math.sin(2 * math.pi * i / n)) for i in range(n + 1)]
    return lathe(prof, mat, at, seg, auto=180)

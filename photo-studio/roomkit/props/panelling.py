"""Wall panelling: half-round slats and picture-frame mouldings."""
import math

from geo import Group, box, mesh


def fluted_panel(x0, x1, z0, z1, y, mat, pitch=.034, depth=.016):
    """Vertical half-round slat panel in front of plane y."""
    with Group("fluted_panel") as g:
        n = max(2, round((x1 - x0) / pitch))
        p = (x1 - x0) / n
        v, f = [], []
        K = 8
        for i in range(n):
            for k in range(K):
                th = math.pi * k / (K - 1)
                v += [(x0 + p * (i + .5) - .44 * p * math.cos(th), y - .006 - depth * math.sin(th) ** .7,
                       z) for z in (z0, z1)]
            o = i * K * 2
            f += [(o + 2 * k, o + 2 * k + 2, o + 2 * k + 3, o + 2 * k + 1) for k in range(K - 1)]
        mesh("slats", v, f, mat, auto=70)
        box(x0, x1, y - .006, y, z0, z1, mat, 0)
    return g


def moulding(x0, x1, z0, z1, y, mat, t=.022, d=.012):
    """Rectangular picture-frame wall moulding."""
    for q in ((x0, x1, z0, z0 + t), (x0, x1, z1 - t, z1), (x0, x0 + t, z0 + t, z1 - t),
              (x1 - t, x1, z0 + t, z1 - t)):
        box(q[0], q[1], y - d, y, q[2], q[3], mat, .005, 3)

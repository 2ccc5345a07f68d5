"""Cabinet doors, drawer fronts and their handles."""
import math

from mathutils import Vector

import materials as M
from geo import box, lathe, mesh, rod


def handle(kind, x, z, y, length=0.16, vertical=True, mat="brass"):
    """Handle on a front: bar, knob or edge profile."""
    m = M.metal(mat, 0.3)
    if kind == "bar":
        a = (0, 0, length / 2) if vertical else (length / 2, 0, 0)
        p0, p1 = Vector((x, y - 0.028, z)) - Vector(a), Vector((x, y - 0.028, z)) + Vector(a)
        rod(p0, p1, 0.0055, None, m, 14)
        for q in (p0.lerp(p1, 0.12), p0.lerp(p1, 0.88)):
            rod(q, q + Vector((0, 0.028, 0)), 0.0045, None, m, 12)
    elif kind == "knob":
        lathe([(0.006, 0), (0.005, 0.012), (0.013, 0.018), (0.014, 0.024), (0.010, 0.028), (0, 0.029)], m,
              (x, y, z),
              24, rot=(90, 0, 0))
    elif kind == "edge":                               # slim profile pull lipped over the edge
        if vertical:
            box(x - 0.006, x + 0.006, y - 0.016, y + 0.002, z - length / 2, z + length / 2, m, 0.002)
        else:
            box(x - length / 2, x + length / 2, y - 0.016, y + 0.002, z - 0.004, z + 0.008, m, 0.002)


def front(x0, x1, z0, z1, y, mat, style="slab", hnd=None, side="r", hz=None, metal="brass", gap=0.0015, t=0.02,
          accent=None, vertical=True, hlen=0.16):
    """Door or drawer front. y = outer face plane is y - t. style: slab | shaker | fluted | glass."""
    a, b, c, d = x0 + gap, x1 - gap, z0 + gap, z1 - gap
    f = y - t
    if style == "shaker":
        s = 0.062
        for q in ((a, b, c, c + s), (a, b, d - s, d), (a, a + s, c + s, d - s), (b - s, b, c + s, d - s)):
            box(q[0], q[1], f, y, q[2], q[3], mat, 0.0016)
        box(a + s - .004, b - s + .004, f + 0.009, y - 0.002, c + s - .004, d - s + .004, mat, 0.001)
    elif style == "fluted":
        box(a, b, f + 0.008, y, c, d, mat, 0.001)
        n = max(2, round((b - a) / 0.024))
        p = (b - a) / n
        vs, fs = [], []
        K = 7
        for i in range(n):                             # half-round ribs as one mesh
            for k in range(K):
                th = math.pi * k / (K - 1)
                vs += [(a + p * (i + 0.5) - 0.47 * p * math.cos(th), f + 0.008 - 0.010 * math.sin(th),
                        zz) for zz in (c, d)]
            o = i * K * 2
            fs += [(o + 2 * k, o + 2 * k + 2, o + 2 * k + 3, o + 2 * k + 1) for k in range(K - 1)]
        mesh("flutes", vs, fs, mat, auto=60)
    elif style == "glass":
        s = 0.022
        fr = accent or M.metal("black")
        for q in ((a, b, c, c + s), (a, b, d - s, d), (a, a + s, c + s, d - s), (b - s, b, c + s, d - s)):
            box(q[0], q[1], f, y, q[2], q[3], fr, 0.0015)
        g = box(a + s, b - s, f + 0.007, f + 0.011, c + s, d - s, M.glass("#d8d2c8", reflect=0.8), 0)
        g.visible_shadow = False
    else:
        box(a, b, f, y, c, d, mat, 0.0016)
    if hnd:
        if vertical:
            hx = (b - 0.035) if side == "r" else (a + 0.035)
            if hnd == "edge":
                hx = b - 0.006 if side == "r" else a + 0.006
            handle(hnd, hx, hz if hz is not None else (c + d) / 2, f, hlen, True, metal)
        else:
            handle(hnd, (a + b) / 2, hz if hz is not None else d - 0.045, f, hlen, False, metal)

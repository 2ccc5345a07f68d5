"""Lattice screens and arches built from flat strips."""
import math

from geo import box, mesh


def strips(segs, w, d, mat, y=0.0, name="lattice"):
    """Flat lattice in XZ as one mesh: every 2D segment is a bar of width w, from plane y to y-d.
    Depth varies by a hair from bar to bar so that crossing faces are never coplanar."""
    v, f = [], []
    for k, ((x0, z0), (x1, z1)) in enumerate(segs):
        L = math.hypot(x1 - x0, z1 - z0) or 1e-6
        nx, nz = -(z1 - z0) / L * w / 2, (x1 - x0) / L * w / 2
        b, e = len(v), 0.00035 * (k % 7)
        for yy in (y - e * .5, y - d - e):
            v += [(x0 + nx, yy, z0 + nz), (x1 + nx, yy, z1 + nz), (x1 - nx, yy, z1 - nz), (x0 - nx, yy, z0 - nz)]
        f += [(b + 3, b + 2, b + 1, b), (b + 4, b + 5, b + 6, b + 7)]
        f += [(b + i, b + (i + 1) % 4, b + 4 + (i + 1) % 4, b + 4 + i) for i in range(4)]
    return mesh(name, v, f, mat, auto=30)


def star_segs(x0, x1, z0, z1, s=0.16):
    """Eight-point star and cross lattice filling a rectangle (cell size adjusted to fit)."""
    nx, nz = max(1, round((x1 - x0) / s)), max(1, round((z1 - z0) / s))
    cw, ch = (x1 - x0) / nx, (z1 - z0) / nz
    out = []
    for i in range(nx):
        for j in range(nz):
            cx, cz = x0 + cw * (i + .5), z0 + ch * (j + .5)
            pt = lambda a, b: (cx + a * cw / 2, cz + b * ch / 2)
            k = .7071
            dia = [pt(1, 0), pt(0, 1), pt(-1, 0), pt(0, -1)]
            sq = [pt(k, k), pt(-k, k), pt(-k, -k), pt(k, -k)]
            out += [(dia[n], dia[(n + 1) % 4]) for n in range(4)] + [(sq[n], sq[(n + 1) % 4]) for n in range(4)]
            out += [(q, pt(math.copysign(1, q[0] - cx), math.copysign(1, q[1] - cz))) for q in sq]
    return out


def petal_segs(x0, x1, z0, z1, s=0.12, n=20):
    """Overlapping circles (four-petal jaali), clipped to the rectangle."""
    nx, nz = max(1, round((x1 - x0) / s)), max(1, round((z1 - z0) / s))
    cw, ch = (x1 - x0) / nx, (z1 - z0) / nz
    out = []
    for i in range(nx + 1):
        for j in range(nz + 1):
            cx, cz = x0 + cw * i, z0 + ch * j
            p = [(cx + .7071 * cw * math.cos(2 * math.pi * k / n),
                  cz + .7071 * ch * math.sin(2 * math.pi * k / n)) for k in range(n)]
            for a, b in zip(p, p[1:] + p[:1]):
                mx, mz = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
                if x0 <= mx <= x1 and z0 <= mz <= z1:
                    out.append((a, b))
    return out


def frame(x0, x1, z0, z1, y, t, d, mat):
    """Rectangular frame, front face at y-d."""
    for q in ((x0, x1, z0, z0 + t), (x0, x1, z1 - t, z1), (x0, x0 + t, z0 + t, z1 - t),
              (x1 - t, x1, z0 + t, z1 - t)):
        box(q[0], q[1], y - d, y, q[2], q[3], mat, .002)


def arch_curve(cx, w, spring, k=0.5, n=40):
    """Points of an arch from left to right. k=0.5 semicircle, more = gently pointed."""
    R = w * k
    out = []
    for i in range(n + 1):
        x = w / 2 * -math.cos(math.pi * i / n)
        out.append((cx + x, spring + math.sqrt(max(0, R * R - (abs(x) + R - w / 2) ** 2))))
    return out


def arched_wall(x0, x1, z0, z1, arches, y, depth, mat, k=0.62):
    """Wall face at y with arched holes (cx, width, sill, spring); reveals run back by depth."""
    v, f = [], []

    def quad(*p):
        f.append(tuple(range(len(v), len(v) + 4)))
        v.extend(p)
    cur = x0
    for cx, w, sill, spring in sorted(arches):
        a, b = cx - w / 2, cx + w / 2
        quad((cur, y, z0), (a, y, z0), (a, y, z1), (cur, y, z1))
        quad((a, y, z0), (b, y, z0), (b, y, sill), (a, y, sill))
        quad((a, y, sill), (b, y, sill), (b, y + depth, sill), (a, y + depth, sill))
        for xx in (a, b):
            quad((xx, y, sill), (xx, y, spring), (xx, y + depth, spring), (xx, y + depth, sill))
        pts = arch_curve(cx, w, spring, k)
        for p, q in zip(pts, pts[1:]):
            quad((p[0], y, p[1]), (q[0], y, q[1]), (q[0], y, z1), (p[0], y, z1))
            quad((p[0], y, p[1]), (q[0], y, q[1]), (q[0], y + depth, q[1]), (p[0], y + depth, p[1]))
        cur = b
    quad((cur, y, z0), (x1, y, z0), (x1, y, z1), (cur, y, z1))
    return mesh("arched_wall", v, f, mat, auto=20)


def prism_row(x0, x1, z, h, d, y, mat, pitch=0.2, steps=0):
    """Row of raised triangles (Najdi frieze); steps>0 gives crenellated step profiles."""
    n = max(1, round((x1 - x0) / pitch))
    p = (x1 - x0) / n
    v, f = [], []
    for i in range(n):
        a = x0 + p * i
        out = [(a + .06 * p, z), (a + p * .94, z), (a + p * .5, z + h)]
        if steps:
            out = [(a + .02 * p, z)]
            for s in range(steps):
                xx = a + p * (.02 + .48 * s / steps)
                out += [(xx, z + h * (s + 1) / steps),
                        (a + p * (.02 + .48 * (s + 1) / steps), z + h * (s + 1) / steps)]
            out += [(2 * (a + p / 2) - q[0], q[1]) for q in out[::-1]][1:]
        b, m = len(v), len(out)
        v += [(q[0], y, q[1]) for q in out] + [(q[0], y - d, q[1]) for q in out]
        f += [tuple(range(b + m, b + 2 * m))] + [(b + k, b + (k + 1) % m, b + m + (k + 1) % m,
                                                  b + m + k) for k in range(m)]
    return mesh("frieze", v, f, mat, auto=20)

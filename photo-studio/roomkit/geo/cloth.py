"""Upholstery, pillows, curtains and bedclothes."""
import math

from mathutils import Vector, noise as mnoise

from geo.groups import Group
from geo.solids import mesh, tube


def soft_box(w, d, h, mat, at=(0, 0, 0), r=0.05, bulge=0.02, wrinkle=0.004, rot=(0, 0, 0), seed=0, n=14,
             name="cushion", piping=None):
    """Upholstered block: rounded box, crowned faces, low-frequency wrinkles. `at` = bottom centre."""
    hx, hy, hz = w / 2, d / 2, h / 2
    r = min(r, hx, hy, hz)
    idx, verts, faces = {}, [], []

    def vid(p):
        k = tuple(round(c, 6) for c in p)
        if k not in idx:
            idx[k] = len(verts)
            verts.append(p)
        return idx[k]
    grid = [-1 + 2 * i / n for i in range(n + 1)]
    # concentrate loops near edges so the rounding is smooth
    grid = [math.copysign(abs(g) ** 0.6, g) for g in grid]
    for ax in range(3):
        for sg in (-1, 1):
            for i in range(n):
                for j in range(n):
                    q = []
                    for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                        p = [0, 0, 0]
                        p[ax], p[(ax + 1) % 3], p[(ax + 2) % 3] = sg, grid[a], grid[b]
                        q.append(vid(tuple(p)))
                    faces.append(q if sg > 0 else q[::-1])
    out = []
    for p in verts:
        v = Vector((p[0] * hx, p[1] * hy, p[2] * hz))
        c = Vector((max(-hx + r, min(hx - r, v.x)), max(-hy + r, min(hy - r, v.y)), max(-hz + r, min(hz - r, v.z))))
        nrm = (v - c)
        nrm = nrm.normalized() if nrm.length > 1e-9 else Vector((0, 0, 1))
        q = c + nrm * r
        bx, by, bz = (1 - p[0] ** 2), (1 - p[1] ** 2), (1 - p[2] ** 2)
        q.z += bulge * (1 if p[2] > 0 else -0.3) * abs(p[2]) ** 3 * bx * by
        q.x += 0.5 * bulge * p[0] ** 3 * by * bz
        q.y += 0.5 * bulge * p[1] ** 3 * bx * bz
        q += nrm * wrinkle * mnoise.noise(Vector((q.x * 6 + seed * 7.3, q.y * 6, q.z * 6)))
        q += nrm * wrinkle * 0.5 * mnoise.noise(Vector((q.x * 16, q.y * 16 + seed * 3.1, q.z * 16)))
        out.append((q.x, q.y, q.z + hz))
    g = Group(name, at)
    g.obj.rotation_euler = [math.radians(a) for a in rot]
    with g:
        mesh(name, out, faces, mat, auto=180, subsurf=1)
        if piping is not None:
            for z in (r * 0.35, h - r * 0.35):
                e = r * 0.30
                x, y = hx - e * 0.4, hy - e * 0.4
                k = r * 0.7
                pts = [(x - k, -y, z), (x, -y + k, z), (x, y - k, z), (x - k, y, z), (-x + k, y, z), (-x, y - k, z),
                       (-x, -y + k, z), (-x + k, -y, z)]
                tube(pts, 0.004, piping, 8, cyclic=True, name="piping")
    return g


def pillow(w, h, t, mat, at=(0, 0, 0), rot=(0, 0, 0), seed=0, n=26, name="pillow", pinch=0.06):
    """Scatter cushion lying in XY, centre at origin, stuffed profile with pinched edges."""
    verts, faces = [], []
    for side in (1, -1):
        base = len(verts)
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = -1 + 2 * i / n, -1 + 2 * j / n
                u, v = math.sin(u * math.pi / 2), math.sin(v * math.pi / 2)
                prof = ((1 - abs(u) ** 2.6) ** 0.55) * ((1 - abs(v) ** 2.6) ** 0.55)
                x = u * w / 2 * (1 - pinch * (1 - v * v) * 1.0)
                y = v * h / 2 * (1 - pinch * (1 - u * u) * 1.0)
                wr = 0.09 * mnoise.noise(Vector((u * 2.2 + seed * 5.1, v * 2.2, side * 3 + seed)))
                wr += 0.05 * mnoise.noise(Vector((u * 6 + seed * 5.1, v * 6, side * 3))) * (abs(u) + abs(v)) * 0.7
                verts.append((x, y, side * t / 2 * prof * (1 + wr)))
        for j in range(n):
            for i in range(n):
                a = base + j * (n + 1) + i
                q = (a, a + 1, a + n + 2, a + n + 1)
                faces.append(q if side > 0 else q[::-1])
    o = mesh(name, verts, faces, mat, at, rot, auto=180)
    o.modifiers.new("weld", "WELD").merge_threshold = 0.0005
    sub = o.modifiers.new("sub", "SUBSURF")
    sub.levels = sub.render_levels = 1
    return o


def curtain(width, height, mat, at=(0, 0, 0), rot=0.0, folds=9, amp=0.045, seed=0, gather=1.0, name="curtain"):
    """Hanging drape in XZ (bottom-left at origin). Folds relax and deepen toward the hem."""
    nx, nz = folds * 14, 26
    v, f = [], []
    for j in range(nz + 1):
        t = j / nz                                    # 0 bottom, 1 top
        for i in range(nx + 1):
            u = i / nx
            ph = u * folds * 2 * math.pi
            wob = 0.9 * mnoise.noise(Vector((u * folds * 0.7, t * 1.4, seed * 9.7)))
            a = amp * (0.55 + 0.45 * (1 - t)) * (1 + 0.35 * mnoise.noise(Vector((u * folds, 0, seed))))
            s = math.sin(ph + wob * (1 - t) * 1.4)
            y = a * math.copysign(abs(s) ** 0.8, s)
            x = u * width + 0.35 * a * math.cos(ph + wob) * (1 - 0.3 * t)
            x = (x - width / 2) * (1 + (gather - 1) * (1 - t)) + width / 2
            v.append((x, y, t * height))
    for j in range(nz):
        for i in range(nx):
            a = j * (nx + 1) + i
            f.append((a, a + 1, a + nx + 2, a + nx + 1))
    return mesh(name, v, f, mat, at, (0, 0, rot), auto=180)


def drape_cloth(w, d, drop, mat, at=(0, 0, 0), side=True, front=True, seed=0, puff=0.03, name="duvet", thick=0.03,
                yoff=0.0):
    """Bedspread over a w x d block: top has soft puff, overhang hangs `drop` with folds.
    Local frame: block centred on x, y from 0 (head) to -d (foot), z=0 is the block top.
    Layers that share seed and puff and pass their own y as `yoff` follow one surface, so they stack cleanly."""
    nx, ny = 90, 90
    tx = w / 2 + (drop if side else 0)
    ty = d + (drop if front else 0)
    R = 0.06
    v, f = [], []

    def fold(s, half):
        """Arc-length s beyond/inside edge `half` -> (horizontal, down)."""
        e = abs(s) - (half - R)
        if e <= 0:
            return s, 0.0
        arc = R * math.pi / 2
        if e < arc:
            return math.copysign(half - R + R * math.sin(e / R), s), R * (1 - math.cos(e / R))
        return math.copysign(half, s), R + (e - arc)
    for j in range(ny + 1):
        sy = -ty * j / ny
        for i in range(nx + 1):
            sx = -tx + 2 * tx * i / nx
            x, dx = fold(sx, w / 2)
            if sy < -(d - R) and front:
                y, dy = fold(sy, d)
            else:
                y, dy = sy, 0.0
            z = -max(dx, dy)
            hang = max(0, min(1, (max(dx, dy) - R) / max(drop, 1e-3)))
            ripple = 0.022 * hang ** 0.7
            gy = sy + yoff
            if dx > dy:
                x += math.copysign(ripple * (1 + math.sin(gy * 13 + 2 * mnoise.noise(Vector((gy * 2, seed, 0))))) +
                                   0.02 * hang, sx)
            elif dy > 0:
                y -= ripple * (1 + math.sin(sx * 13 + 2 * mnoise.noise(Vector((sx * 2, seed, 1))))) + 0.02 * hang
            top = 1 - min(1, max(dx, dy) / R)
            z += top * puff * (0.5 + 0.6 * mnoise.noise(Vector((sx * 2.1 + seed * 3, gy * 2.1, 0)))
                               + 0.30 * mnoise.noise(Vector((sx * 5, gy * 5, seed)))
                               + 0.12 * mnoise.noise(Vector((sx * 12, gy * 9, seed))))
            z += (1 - top) * 0.01 * mnoise.noise(Vector((sx * 7, gy * 7, seed)))
            v.append((x, y, z))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            f.append((a, a + nx + 1, a + nx + 2, a + 1))
    o = mesh(name, v, f, mat, at, auto=180)
    m = o.modifiers.new("solid", "SOLIDIFY")
    m.thickness, m.offset = thick, 1
    s = o.modifiers.new("sub", "SUBSURF")
    s.levels = s.render_levels = 1
    return o

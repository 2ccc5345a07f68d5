"""Bevelled boxes, turned shapes, tubes and rods."""
import math

import bpy
from mathutils import Vector

from geo.groups import link


def smooth(me, angle=35):
    """Smooth shading, with edges kept above `angle` degrees."""
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if hasattr(me, "use_auto_smooth"):
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(angle)


def mesh(name, verts, faces, mat=None, at=(0, 0, 0), rot=(0, 0, 0), auto=35, subsurf=0):
    """A mesh object from vertices and faces."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    smooth(me, auto)
    o = link(bpy.data.objects.new(name, me), mat)
    o.location = at
    o.rotation_euler = [math.radians(a) for a in rot]
    if subsurf:
        m = o.modifiers.new("sub", "SUBSURF")
        m.levels = m.render_levels = subsurf
    return o


def box(x0, x1, y0, y1, z0, z1, mat=None, bevel=0.002, seg=2, name="box", rot=(0, 0, 0)):
    """Box from min/max corners with bevelled edges (origin at its centre)."""
    x0, x1 = sorted((x0, x1)); y0, y1 = sorted((y0, y1)); z0, z1 = sorted((z0, z1))
    hx, hy, hz = (x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2
    v = [(sx * hx, sy * hy, sz * hz) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh(name, v, f, mat, (x0 + hx, y0 + hy, z0 + hz), rot, auto=40)
    b = min(bevel, 0.45 * 2 * min(hx, hy, hz))
    if b > 0:
        m = o.modifiers.new("bevel", "BEVEL")
        m.width, m.segments, m.harden_normals = b, seg, True
        m.limit_method = "NONE"
    return o


def lathe(profile, mat=None, at=(0, 0, 0), seg=48, name="lathe", rot=(0, 0, 0), subsurf=0, auto=50, close=False):
    """Revolve (radius, z) points about Z. Radius 0 ends close into a pole."""
    v, f = [], []
    n = len(profile)
    for i in range(seg):
        a = 2 * math.pi * i / seg
        c, s = math.cos(a), math.sin(a)
        v += [(r * c, r * s, z) for r, z in profile]
    for i in range(seg):
        j = (i + 1) % seg
        for k in range(n - 1):
            f.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
    return mesh(name, v, f, mat, at, rot, auto, subsurf)


def cyl(r, z0, z1, mat=None, at=(0, 0), bevel=0.002, r2=None, name="cyl", seg=40):
    """Upright cylinder with a bevelled rim, or a cone with `r2`."""
    r2 = r if r2 is None else r2
    b = min(bevel, r * 0.4, r2 * 0.4, abs(z1 - z0) * 0.4)
    return lathe([(0, z0), (r - b, z0), (r, z0 + b), (r2, z1 - b), (r2 - b, z1), (0, z1)], mat,
                 (at[0], at[1], 0), seg=seg, name=name, auto=40)


def tube(points, r, mat=None, seg=12, name="tube", cyclic=False, smoothpath=True):
    """Round tube through points (curve object)."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = r, max(2, seg // 4), True
    if smoothpath:
        sp = cu.splines.new("BEZIER")
        sp.bezier_points.add(len(points) - 1)
        for bp, p in zip(sp.bezier_points, points):
            bp.co = p
            bp.handle_left_type = bp.handle_right_type = "AUTO"
    else:
        sp = cu.splines.new("POLY")
        sp.points.add(len(points) - 1)
        for pt, p in zip(sp.points, points):
            pt.co = (*p, 1)
    sp.use_cyclic_u = cyclic
    cu.resolution_u = 8
    return link(bpy.data.objects.new(name, cu), mat)


def rod(p, q, r0, r1=None, mat=None, seg=20, name="rod"):
    """Tapered straight rod from p to q (legs)."""
    r1 = r0 if r1 is None else r1
    p, q = Vector(p), Vector(q)
    d = (q - p)
    o = lathe([(0, 0), (r0, 0), (r1, d.length), (0, d.length)], mat, p, seg=seg, name=name, auto=40)
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = d.to_track_quat("Z", "Y")
    return o


def plane_uv(w, h, mat, at, rot=(90, 0, 0), name="plane"):
    """UV-mapped rectangle centred at `at` (art, screens)."""
    o = mesh(name, [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)],
             [(0, 1, 2, 3)], mat, at, rot)
    uv = o.data.uv_layers.new()
    for l, c in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        l.uv = c
    return o

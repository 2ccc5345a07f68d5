"""Soft goods that have been lived with, dressed windows, and a television. Conventions as in props.py."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise as mnoise

import core
import materials as M
import props as P
import window_views as V
from geo import Group, box, mesh, plane_uv, rod, soft_box, tube
from props_more_a import torus


def flip(cams, W):
    """Cameras of a room for its mirrored layout."""
    out = {}
    for name, c in cams.items():
        c = dict(c, at=(W - c["at"][0], *c["at"][1:]), look=(W - c["look"][0], *c["look"][1:]), shift_x=-c.get("shift_x", 0.0))
        if "tall" in c:
            c["tall"] = flip({"tall": dict(at=cams[name]["at"], look=cams[name]["look"]) | c["tall"]}, W)["tall"]
        out[name] = c
    return out


def cushion(w, h, t, mat, at=(0, 0, 0), rot=(0, 0, 0), seed=0, chop=.06, piping=None, n=36):
    """Scatter cushion, top edge toward +Y: settled filling, dented top, creases running out of the corners, dog-ears."""
    rng = random.Random(seed * 17 + 3)
    ph = [rng.uniform(0, 6.3) for _ in range(4)]
    v, f, rim = [], [], []
    for side in (1, -1):
        base = len(v)
        for j in range(n + 1):
            for i in range(n + 1):
                u, q = math.sin((2 * i / n - 1) * math.pi / 2), math.sin((2 * j / n - 1) * math.pi / 2)
                prof = max(0, (1 - abs(u) ** 2.3) * (1 - abs(q) ** 2.3)) ** .5
                ear = (abs(u) * abs(q)) ** 3
                x = u * w / 2 * (1 - .07 * (1 - q * q) + .025 * ear)
                y = q * h / 2 * (1 - .07 * (1 - u * u) + .025 * ear)
                k = (u > 0) * 2 + (q > 0)
                dc, an = math.hypot(1 - abs(u), 1 - abs(q)), math.atan2(1 - abs(q), 1 - abs(u) + 1e-6)
                wr = .10 * math.sin(an * 8 + ph[k]) * math.exp(-((dc - .42) / .26) ** 2)
                wr += .14 * mnoise.noise(Vector((u * 1.6 + seed * 5.1, q * 1.6, side * 3 + seed)))
                wr += .05 * mnoise.noise(Vector((u * 7 + seed, q * 4, side * 3)))
                dent = chop * math.exp(-(u / .42) ** 2) * max(0, q) ** 2
                v.append((x, y - dent * h * 1.3, side * t / 2 * prof * (1 + wr - .22 * q - 2.6 * dent)))
                if side > 0 and (i in (0, n) or j in (0, n)):
                    rim.append((math.atan2(q, u), v[-1]))
        for j in range(n):
            for i in range(n):
                a = base + j * (n + 1) + i
                f.append((a, a + 1, a + n + 2, a + n + 1) if side > 0 else (a, a + n + 1, a + n + 2, a + 1))
    with Group("cushion", at) as g:
        g.obj.rotation_euler = [math.radians(a) for a in rot]
        o = mesh("cushion", v, f, mat, auto=180)
        o.modifiers.new("weld", "WELD").merge_threshold = .0005
        s = o.modifiers.new("sub", "SUBSURF")
        s.levels = s.render_levels = 1
        if piping:
            tube([q for _a, q in sorted(rim)], .0045, piping, 8, cyclic=True, smoothpath=False)
    return g


def throw(path, width, mat, at=(0, 0, 0), rot=0.0, seed=0, amp=.022, fringe=.06):
    """Blanket laid over a profile of (y, z) points, width along x: bunched unevenly, folds deepen where it hangs."""
    pts = [Vector((0, *q)) for q in path]
    dense = []
    for i in range(len(pts) - 1):                     # Catmull-Rom keeps the cloth off the corners
        p0, p1, p2, p3 = pts[max(0, i - 1)], pts[i], pts[i + 1], pts[min(len(pts) - 1, i + 2)]
        for k in range(10):
            t = k / 10
            dense.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    dense.append(pts[-1])
    n, m = len(dense) - 1, 48
    N = lambda *a: mnoise.noise(Vector(a))
    v, f = [], []
    for i, q in enumerate(dense):
        s = i / n
        tan = (dense[min(n, i + 1)] - dense[max(0, i - 1)]).normalized()
        nor = Vector((0, -tan.z, tan.y))
        if nor.z < -.2:
            nor = -nor
        free = .35 + abs(2 * s - 1) ** 1.5
        nar = 1 - .10 * math.sin(s * math.pi) + .05 * N(s * 3, seed, 0)
        for j in range(m + 1):
            u = j / m
            x = (u - .5) * width * nar + .03 * N(s * 2.5, seed + 4, 1) + .012 * N(u * 5, s * 4, seed)
            fold = amp * free * (math.sin(u * 13 + 3 * N(u * 2, s * .8, seed)) + 1 + .8 * N(u * 6, s * 1.5, seed + 2))
            e = q + nor * (fold + .004) + tan * (.05 * N(u * 3, seed, 7) * (2 * s - 1))
            v.append((x, e.y, e.z))
    for i in range(n):
        for j in range(m):
            a = i * (m + 1) + j
            f.append((a, a + m + 1, a + m + 2, a + 1))
    with Group("throw", at, rot) as g:
        o = mesh("throw", v, f, mat, auto=180)
        so = o.modifiers.new("solid", "SOLIDIFY")
        so.thickness, so.offset = .007, 1
        rng = random.Random(seed)
        fv, ff = [], []
        for end in (0, n) if fringe else ():
            for j in range(2 * m):
                a = Vector(v[end * (m + 1) + j // 2]).lerp(Vector(v[end * (m + 1) + j // 2 + 1]), .5 * (j % 2))
                d = (dense[end] - dense[abs(end - 2)]).normalized() + Vector((rng.uniform(-.25, .25), rng.uniform(-.1, .1), -.25))
                b = a + d.normalized() * fringe * rng.uniform(.75, 1.05)
                k = len(fv)
                fv += [(a.x - .002, a.y, a.z), (a.x + .002, a.y, a.z), (b.x + .001, b.y, b.z), (b.x - .001, b.y, b.z)]
                ff.append((k, k + 1, k + 2, k + 3))
        if ff:
            mesh("fringe", fv, ff, mat, auto=180)
    return g


def pile_rug(x, y, w, d, c1, c2, style="plain", seed=0, rot=0, fringe=True, h=.014):
    """Wool rug whose pile is modelled: uneven tufts, wavering edge, knotted ends along +-Y."""
    rng = np.random.default_rng(seed)
    nx, ny = int(w / .0125), int(d / .0125)
    X, Y = np.meshgrid(np.linspace(-1, 1, nx + 1), np.linspace(-1, 1, ny + 1))
    wav = lambda t, k: .006 * (np.sin(t * 7 + k) + .6 * np.sin(t * 17 + 2 * k))
    px, py = X * (w / 2 + wav(Y, seed)), Y * (d / 2 + wav(X, seed + 2))
    edge = np.minimum((1 - abs(X)) * w / 2, (1 - abs(Y)) * d / 2)
    z = h * np.clip(edge / .014, 0.02, 1) ** .5 + rng.uniform(-.0032, .0032, X.shape) * (edge > .004)
    z += .0016 * np.sin(px * 5 + 1.3 * np.sin(py * 3 + seed))
    i = np.arange(nx * ny) // nx * (nx + 1) + np.arange(nx * ny) % nx
    me = bpy.data.meshes.new("rug")
    me.from_pydata(np.stack([px, py, z], -1).reshape(-1, 3).tolist(), [], np.stack([i, i + 1, i + nx + 2, i + nx + 1], -1).tolist())
    me.polygons.foreach_set("use_smooth", [True] * (nx * ny))
    mat = M.rug(c1, c2, style, w, d)
    me.materials.append(mat)
    with Group("rug", (x, y, 0), rot) as g:
        o = bpy.data.objects.new("rug", me)
        bpy.context.scene.collection.objects.link(o)
        o.parent = g.obj
        if fringe:
            r, v, f = random.Random(seed), [], []
            for s in (-1, 1):
                for k in range(int(w / .016)):
                    a, L = -w / 2 + .008 + k * .016, r.uniform(.05, .075)
                    q, e = len(v), r.uniform(-.014, .014)
                    v += [(a - .003, s * d / 2, .006), (a + .003, s * d / 2, .006), (a + e + .003, s * (d / 2 + L), .003), (a + e - .003, s * (d / 2 + L), .003)]
                    f.append((q, q + 1, q + 2, q + 3))
            mesh("fringe", v, f, M.fabric(M.shade(c1, .96), 200), auto=180)
    return g


def television(at, w=1.66, rot=0, on=None, seed=0, metal="black"):
    """Panel with a hairline bezel on a recessed body; screen dark and glossy, or `on` showing a quiet picture."""
    h = w * 9 / 16
    t = M.Tree("screen")
    dark = t.node("BsdfPrincipled", Base_Color=M.rgb("#050607"), Roughness=.07, Specular=.55).outputs[0]
    if on:
        im = P.art_image(seed, ("#cfd6d2", "#d9b48a", "#9fb0a6", "#6b8580", "#3f5a5c", "#26383d"), 480, 270, "hills")
        tx = t.node("TexImage")
        tx.image = im
        em = t.node("Emission", Color=tx.outputs[0], Strength=.55).outputs[0]
        dark = t.node("AddShader", i0=dark, i1=em).outputs[0]
    with Group("tv", at, rot) as g:
        e, fr = .005, M.plain("#242527", .3, .7) if metal == "black" else M.metal("bronze", .32)
        box(-w * .36, w * .36, -.030, 0, -h * .36, h * .36, M.plain("#111112", .5), .004)
        box(-w / 2, w / 2, -.040, -.029, -h / 2, h / 2, M.plain("#0d0d0e", .4), .001)
        for q in ((-w / 2 - e, w / 2 + e, -h / 2 - e - .006, -h / 2), (-w / 2 - e, w / 2 + e, h / 2, h / 2 + e), (-w / 2 - e, -w / 2, -h / 2, h / 2), (w / 2, w / 2 + e, -h / 2, h / 2)):
            box(q[0], q[1], -.042, -.027, q[2], q[3], fr, .001)
        plane_uv(w - .002, h - .002, t.finish(dark), (0, -.0405, 0))
    return g


def soundbar(at, w=1.0, rot=0):
    with Group("soundbar", at, rot) as g:
        soft_box(w, .09, .058, M.fabric("#2b2b2d", 900, melange=.2, bump=.5), (0, 0, .004), r=.026, bulge=0, wrinkle=0, n=12)
        box(-w / 2 + .03, w / 2 - .03, -.036, .036, 0, .006, M.plain("#161617", .5), .002)
        box(-.012, .012, -.0465, -.044, .028, .034, M.glow("#ffffff", .8), 0)
    return g


def drape(width, height, mat, at, folds=7, amp=.055, seed=0, heading=True):
    """Hanging cloth in XZ: pinched heading, folds of unequal width that open toward a hem breaking on the floor."""
    nx, nz = folds * 18, 44
    N = lambda *a: mnoise.noise(Vector(a))
    v, f = [], []
    for j in range(nz + 1):
        t = (j / nz) ** 1.15
        for i in range(nx + 1):
            u = i / nx
            ph = (u * folds + .38 * N(u * folds * .55, seed * 3.3, 0) + .20 * N(u * folds * .8, t * 1.6, seed) * (1 - t)) * 2 * math.pi
            a = amp * (.50 + .5 * (1 - t) ** .7) * (1 + .5 * N(u * folds * .9, t * .8, seed + 9))
            if heading:
                a *= 1 - .45 * max(0, (t - .93) / .07)
            y = a * (math.sin(ph) + .22 * math.sin(2 * ph + 1.1))
            x = u * width + .55 * a * math.sin(2 * ph) + .05 * (u - .5) * (1 - t)
            if t < .02:
                y -= .018 * (1 - t / .02) * (1 + math.sin(ph))
            v.append((x, y + .02 * N(u * 2, t * 3, seed + 5), t * height))
    for j in range(nz):
        for i in range(nx):
            a = j * (nx + 1) + i
            f.append((a, a + 1, a + nx + 2, a + nx + 1))
    return mesh("drape", v, f, mat, at, auto=180)


def dressed_window(wall, W, D, a0, a1, z0, z1, p, seed=0, day=300, sun=0, sun_dir=(.7, .2, -.5), panes=3, left=.55, right=.55, ztop=2.6, sheer=True, sill=False, glare=2.4, view="garden"):
    """Window with unequal pleated drapes on a ringed pole. The room is lit from in front of the sheer, so cloth and view keep their tone."""
    w, h, over = a1 - a0, z1 - z0, .24
    V.window(wall, W, D, a0, a1, z0, z1, view, seed % 3 + 1, glare, day=day * .5, sun=sun, sun_dir=sun_dir, panes=panes, sill=sill)
    place = {"back": ((a0, -.11, 0), 0), "left": ((.11, a0, 0), 90), "right": ((W - .11, a1, 0), -90)}[wall]
    with Group("drapes", *place) as gd:
        dm, r = M.drape(p["spec"]["drape"]), M.metal(p["metal"], .3)
        for x, ww, s in ((-over, left, seed), (w + over - right, right, seed + 3)):
            if ww:
                drape(ww, ztop - .035, dm, (x, -.04, .006), max(4, round(ww * 12)), .048, s)
                for k in range(max(4, round(ww * 12))):
                    o = torus(.021, .003, r, (x + ww * (k + .5) / max(4, round(ww * 12)), -.04, ztop - .004), 20)
                    o.rotation_euler = (0, math.radians(90), 0)
        rod((-over - .08, -.04, ztop), (w + over + .08, -.04, ztop), .011, None, r)
        for x in (-over - .09, w + over + .09):
            rod((x - .02, -.04, ztop), (x + .02, -.04, ztop), .019, None, r)
        if sheer:
            drape(w + .1, ztop - .05, M.sheer("#f8f5ee", .45), (-.05, .045, .012), max(6, int(w * 8)), .022, seed + 5)
        c = Vector((w / 2, -.16, (z0 + z1) / 2))
        core.lamp("AREA", c, day * w * h / 3, 6200, target=c + Vector((0, -1, -.14)), size=(w * .96, h * .96), glossy=False, name="daylight")
    return gd

"""Things of the company's own places: cartons, panels, protection, plans, swatches. Conventions as in props.py."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise

import materials as M
import props_more_a as Q
from geo import Group, box, mesh, plane_uv


@M.cached
def concrete(color="#b1aea8", rough=.42):
    """Floated concrete floor or wall."""
    t = M.Tree("concrete")
    v = t.coords()
    c = t.mix(t.noise(v, .9, 7, .68), M.shade(color, .84), M.shade(color, 1.10))
    t.principled(c, rough, t.bump(t.noise(v, 26, 4), .05, .003), color, Specular=.4)
    return t.finish()


@M.cached
def film(color="#dfe9ef", fac=.26):
    """Thin protective film: see-through with a soft shine."""
    t = M.Tree("film")
    v = t.coords(jitter=True)
    nor = t.bump(t.noise(v, 9, 4, .6, 1.5), .5, .02)
    tr = t.node("BsdfTransparent", Color=M.rgb("#f6f9fa")).outputs[0]
    gl = t.node("BsdfGlossy", Roughness=.16, Normal=nor).outputs[0]
    df = t.node("BsdfDiffuse", Color=M.rgb(color)).outputs[0]
    skin = t.node("MixShader", Fac=.38, i1=df, i2=gl).outputs[0]
    return t.finish(t.node("MixShader", Fac=fac, i1=tr, i2=skin).outputs[0])


def film_box(x0, x1, y0, y1, z0, z1, fac=.26, color="#dfe9ef"):
    o = box(x0, x1, y0, y1, z0, z1, film(color, fac), .004)
    o.visible_shadow = False
    return o


def board(color="#b9946a"):
    return M.paint(color, .85)


def carton(at, w=.5, d=.4, h=.35, rot=0, color="#b9946a"):
    """Closed carton, standing on z of `at`, centred: tape over the top, a pale label without writing."""
    with Group("carton", at, rot) as g:
        box(-w / 2, w / 2, -d / 2, d / 2, 0, h, board(color), .004, 3)
        tp = M.plain("#d9c39a", .25)
        box(-w / 2 - .0012, w / 2 + .0012, -.026, .026, h - .09, h + .0012, tp, 0)
        box(-w * .36, -w * .36 + min(.16, w * .3), -d / 2 - .0012, -d / 2 + .001, h * .45, h * .45 + min(.11, h * .3), M.plain("#f4f1ea", .6), 0)
    return g


def pallet(at, w=1.2, d=.8, rot=0):
    """Wooden pallet, .144 high."""
    m = M.wood("pine", "x", .6)
    with Group("pallet", at, rot) as g:
        for y in (-d / 2 + .05, 0, d / 2 - .05):
            box(-w / 2, w / 2, y - .05, y + .05, 0, .022, m, .003)
            for x in (-w / 2 + .07, 0, w / 2 - .07):
                box(x - .065, x + .065, y - .045, y + .045, .0225, .10, m, .003)
        for x in (-w / 2 + .07, 0, w / 2 - .07):
            box(x - .06, x + .06, -d / 2, d / 2, .1005, .12, M.wood("pine", "y", .6), .003)
        for k in range(6):
            y = -d / 2 + (d - .10) * k / 5
            box(-w / 2, w / 2, y, y + .10, .1205, .142, m, .003)
    return g


def panel_stack(at, w, d, n, faces, rot=0, t=.018, seed=0, wrapped=False, straps=True):
    """Boards lying on a pallet; `faces` are the materials, mixed by the seed. Edges are a little uneven."""
    rng = random.Random(seed)
    with Group("panels", at, rot) as g:
        pallet((0, 0, 0), w * .96, d * .92)
        z = .143
        core_m = M.plain("#c8ab82", .8)
        for k in range(n):
            e, f = rng.uniform(-.008, .008), rng.uniform(-.008, .008)
            m = faces[rng.randrange(len(faces))] if k < n - 1 else faces[0]
            box(-w / 2 + e, w / 2 + e, -d / 2 + f, d / 2 + f, z, z + t - .003, core_m, .001)
            box(-w / 2 + e, w / 2 + e, -d / 2 + f, d / 2 + f, z + t - .0028, z + t - .0006, m, 0)
            z += t
        if straps:
            for x in (-w * .28, w * .28):
                s = M.plain("#2c2d2f", .4)
                box(x - .009, x + .009, -d / 2 - .013, d / 2 + .013, z + .0005, z + .002, s, 0)
                for y in (-d / 2 - .013, d / 2 + .011):
                    box(x - .009, x + .009, y, y + .002, .13, z + .002, s, 0)
        if wrapped:
            film_box(-w / 2 - .02, w / 2 + .02, -d / 2 - .02, d / 2 + .02, .13, z + .012, .34)
    return g


def leaning(at, w, h, mat, rot=0, tilt=8, n=1, wrap=False):
    """Panels that lean on a wall; foot on the floor, back toward +Y."""
    with Group("leaning", at, rot) as g:
        with Group("tilt", (0, -h * math.sin(math.radians(tilt)) - .008, 0)) as q:   # the top touches the wall
            q.obj.rotation_euler[0] = math.radians(-tilt)
            for k in range(n):
                y = -.022 * k
                box(-w / 2 + .006 * k, w / 2 - .008 * k, y - .020, y - .001, .004, h - .02 * k, mat, .0016)
            if wrap:
                film_box(-w / 2 - .012, w / 2 + .012, -.022 * n - .012, .006, .002, h + .012, .10)
                for x, z in ((-w / 2, 0), (w / 2, 0), (-w / 2, h), (w / 2, h)):
                    box(x - .03, x + .03, -.022 * n - .02, .008, z + (.002 if z == 0 else -.05), z + (.055 if z == 0 else .014), board(), .004)
    return g


def floor_sheet(x0, x1, y0, y1, mat=None, seed=0, amp=.008, z=.004):
    """Protective sheet on the floor, with the creases of its folding and a few wrinkles."""
    n, m = int((x1 - x0) / .05), int((y1 - y0) / .05)
    v = []
    for j in range(m + 1):
        for i in range(n + 1):
            x, y = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * j / m
            a = abs(noise.noise(Vector((x * 1.3 + seed, y * 1.7, seed * 2.1))))
            b = noise.noise(Vector((x * 3.1 + y * 2, y * 4.3 - x, seed + 5)))
            v.append((x + .02 * b, y + .02 * a, z + amp * (max(0, 1 - a * 5) + .35 * max(0, b))))
    f = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)]
    return mesh("sheet", v, f, mat or M.fabric("#e6e2da", 300, melange=.05), auto=180)


def floor_card(x0, x1, y0, y1, w=1.1, seed=0):
    """Strips of floor card, taped along the seams."""
    rng, x, k = random.Random(seed), x0, 0
    while x < x1 - .05:
        b = min(x + w, x1)
        c = M.shade("#c2a47c", rng.uniform(.96, 1.05))
        box(x + .001, b - .001, y0, y1, .001, .004 + .0006 * (k % 2), board(c), 0)
        if b < x1:
            box(b - .028, b + .028, y0, y1, .0050, .0056, M.plain("#dcc8a2", .3), 0)
        x, k = b, k + 1


def plan(at, rot=0, w=.60, d=.42, seed=1):
    """Drawing of a kitchen or a flat on paper: lines only, no writing."""
    H, W = 300, 430
    a = np.full((H, W, 3), .88, np.float32)
    rng = np.random.default_rng(seed)

    def line(x0, y0, x1, y1, t=2, c=(.05, .07, .10)):
        a[int(y0 * H):max(int(y1 * H), int(y0 * H) + t), int(x0 * W):max(int(x1 * W), int(x0 * W) + t)] = c

    def rect(x0, y0, x1, y1, t=2, fill=None, c=(.05, .07, .10)):
        if fill:
            line(x0, y0, x1, y1, c=fill)
        line(x0, y0, x1, y0, t, c); line(x0, y1, x1, y1, t, c); line(x0, y0, x0, y1, t, c); line(x1, y0, x1, y1, t, c)
    rect(.06, .08, .94, .92, 5)
    cut = .45 + .15 * rng.random()
    line(cut, .08, cut, .60, 5); line(cut, .60, .80, .60, 5)
    tint = [(.62, .72, .62), (.78, .62, .50), (.58, .68, .76)][seed % 3]
    for k in range(5):
        rect(.08 + .07 * k, .80, .15 + .07 * k, .90, 2, tint)
    for k in range(3):
        rect(.08, .55 + .08 * k, .13, .63 + .08 * k, 2, tint)
    rect(.20, .42, .36, .56); rect(cut + .08, .16, cut + .28, .44, 2, (.80, .76, .68)); rect(.62, .70, .86, .84)
    line(.06, .03, .94, .03, 1, (.45, .2, .15)); line(.975, .08, .975, .92, 1, (.45, .2, .15))
    im = bpy.data.images.new("plan", W, H, float_buffer=True)
    px = np.ones((H, W, 4), np.float32)
    px[..., :3] = a
    im.pixels.foreach_set(px.ravel())
    im.pack()
    with Group("plan", at, rot) as g:
        plane_uv(w, d, M.image_material(im, .75), (0, 0, .0012), (0, 0, 0))
    return g


def finishes(p):
    """Materials of the sample boards, the palette's own first."""
    out = [p["base"], p["wall_cab"], p["tall"], p["wood_x"]]
    out += [M.laminate(c) for c in ("#8b9a84", "#2f4358", "#b56a4c", "#efe9dd", "#3a3c3e", "#d3a596", "#8fa6b2", "#2f4a3e", "#b9ad9c", "#d9d5c6", "#c9a15a", "#6b5138", "#7a2f35")]
    out += [M.wood(k, "z") for k in ("oak", "walnut", "teak", "ash", "wenge", "pine")] + [M.acrylic(c) for c in ("#f4f1ea", "#2f3133", "#a63d33", "#e9e3d7")]
    return out + [M.marble(), M.marble("#26272a", "#8f8a83"), M.quartz(), M.quartz("#2e2d2b"), M.terrazzo(), M.marble("#ece7df", "#a3978a")]


def swatch_wall(x0, x1, z0, z1, p, cols, rows, y=0.0, seed=0):
    """Grid of finish samples tilted on ledges, on a wall facing -Y."""
    rng, ms = random.Random(seed), finishes(p)
    order = [k % len(ms) for k in range(cols * rows)]
    rng.shuffle(order)
    with Group("swatches") as g:
        box(x0 - .05, x1 + .05, y - .02, y - .001, z0 - .06, z1 + .05, p["wood_x"], .003)
        w, h = (x1 - x0) / cols, (z1 - z0) / rows
        for j in range(rows):
            z = z0 + h * j
            box(x0, x1, y - .065, y - .0201, z - .014, z - .002, p["wood_x"], .002)
            box(x0, x1, y - .070, y - .0655, z - .014, z + .006, Q.metal_of(p), .001)
            for i in range(cols):
                c = x0 + w * (i + .5)
                o = box(c - w / 2 + .012, c + w / 2 - .012, -.007, .007, 0, h - .045, ms[order[j * cols + i]], .002, rot=(-5, 0, 0))
                o.location = (c, y - .036, z + (h - .045) / 2)
    return g

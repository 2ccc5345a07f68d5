"""Parts that the L-shaped kitchens share: ceilings, floors, islands, hoods, woven lamps and rows of cabinets."""
import math
import random

import core
import kitchens_parts as K
import kitchens_units as U
import materials as M
import props as P
from geo import Group, box, cyl, lathe, mesh, rod, tube
from materials.woods import _grain

ZW, ZM = 1.46, 2.14                                    # lower and upper edge of wall cabinets


# --- cabinets ---------------------------------------------------------------------------------
def uppers(x0, x1, kinds, p, zc, z0=ZW, led=True):
    """Wall cabinets from x0 to x1 with a loft above each, up to zc."""
    P.wall_units(x0, [(x1 - x0) / len(kinds)] * len(kinds), p, z0, ZM, types=list(kinds), led=led)
    lofts(x0, x1, len(kinds), p, zc)


def lofts(x0, x1, n, p, zc, z0=ZM + .015):
    P.wall_units(x0, [(x1 - x0) / n] * n, p, z0, zc, types=["door"] * n, led=False, style=None if p["door_style"] == "shaker" else "slab")


def talls(x0, units, p, zc, ends=(True, True)):
    """Tall cabinets [(width, kind)] with lofts, and end panels."""
    x = x0
    for w, kind in units:
        P.tall_unit(x, [w], p, [kind], h=ZM)
        P.wall_units(x, [w], dict(p, wall_cab=p["tall"]), ZM + .015, zc, depth=.58, types=["door"], led=False)
        x += w
    for flag, a in zip(ends, (x0 - .018, x)):
        if flag:
            box(a, a + .018, -.602, 0, 0, zc, p["tall"], .0015)
    return x


def island(L, d, p, z1=.90, t=.05, over=.30, bar=0.0, n=4):
    """Island with waterfall ends: cook at y=0, guests at y=-d under the overhang. bar: height of a raised guests' side."""
    face = "shaker" if p["door_style"] == "shaker" else "fluted"
    yf = -d + over
    box(.07, L - .07, yf + .04, -.06, 0, .09, p["kick"], .001)
    box(t + .001, L - t - .001, yf, -.022, .09, z1 - t - .001, p["carcass"], .001)
    box(t + .001, L - t - .001, -.0215, -.002, .09, z1 - t - .001, p["base"], .001)
    w = (L - 2 * t) / n
    for i in range(n):
        P.front(t + w * i, t + w * (i + 1), .09, (bar or z1) - t - .001, yf, p["base"], face)
    if not bar:
        K.slab(0, L, -d, 0, z1 - t, z1, p["counter"])
        for e in (0, L - t):
            box(e, e + t, -d, 0, 0, z1 - t - .0005, p["counter"], .003)
        return
    box(t + .001, L - t - .001, yf + .0005, yf + .06, z1 - t, bar - t - .001, p["counter"], .001)
    K.slab(0, L, yf + .0605, 0, z1 - t, z1, p["counter"])
    K.slab(0, L, -d, yf + .10, bar - t, bar, p["counter"])
    for e in (0, L - t):
        box(e, e + t, yf + .061, 0, 0, z1 - t - .0005, p["counter"], .003)
        box(e, e + t, -d, yf + .0605, 0, bar - t - .0005, p["counter"], .003)


# --- hoods ------------------------------------------------------------------------------------
def box_hood(x, z, w, top, mat, rim=None, d=.42, duct=None):
    """Straight box hood from z to the cabinets' top, or with `duct` a thin tray on a square duct. Back on y=0."""
    with Group("hood", (x, 0, z)) as g:
        a, b = (duct / 2, .30) if duct else (w / 2, d)
        box(-a, a, -b, 0, .0555, top - z, mat, .002)
        box(-w / 2 - .012, w / 2 + .012, -d - .016, 0, 0, .055, rim or mat, .003)
        box(-w / 2 + .06, w / 2 - .06, -d + .05, -.05, -.003, .001, M.plain("#55585a", .35, 1.0), 0)
        core.lamp("AREA", (0, -.24, -.012), 6, 3600, target=(0, -.3, -1), size=(w * .6, .1), spread=125)
    return g


# --- ceilings and lamps -----------------------------------------------------------------------
def track(at, length, z, rot=0, heads=4, power=6, kelvin=3400):
    """Black light track along local x with cylinder spots."""
    blk = M.plain("#1b1b1c", .45)
    with Group("track", (at[0], at[1], 0), rot) as g:
        box(0, length, -.017, .017, z - .020, z - .0005, blk, .002)
        for k in range(heads):
            x = length * (k + .5) / heads
            rod((x, 0, z - .02), (x, 0, z - .065), .008, None, blk, 12)
            cyl(.034, z - .20, z - .06, blk, (x, 0))
            lathe([(0, 0), (.028, 0)], M.glow("#fff0d8", 7.0), (x, 0, z - .2005), 28)
            core.lamp("SPOT", (x, 0, z - .21), power * 4, kelvin, target=(x, 0, 0), angle=80, blend=.9, radius=.03)
    return g


def rafters(x0, x1, y0, y1, z, kind, n=9, w=.075, h=.12):
    """Timber rafters under a plain ceiling, along y."""
    for x in (x0 + (x1 - x0) * (i + .5) / n for i in range(n)):
        box(x - w / 2, x + w / 2, y0, y1, z - h, z - .0005, M.wood(kind, "y", .5), .004)


def slot(x0, x1, y, z, power=16, kelvin=3600):
    """Slim line of light let into a plain ceiling."""
    box(x0 - .01, x1 + .01, y - .026, y + .026, z - .003, z - .0004, M.plain("#1b1b1c", .5), 0)
    box(x0, x1, y - .018, y + .018, z - .006, z - .0031, M.glow("#fff2dd", 6.0), 0)
    core.lamp("AREA", ((x0 + x1) / 2, y, z - .02), power, kelvin, target=((x0 + x1) / 2, y, 0), size=(x1 - x0, .03), name="slot")


SHADES = {"hat": ((1.0, 0), (.86, .10), (.55, .26), (.26, .38), (.08, .44)),
          "drum": ((.96, 0), (1.0, .04), (1.0, .62), (.95, .66), (.30, .70)),
          "bell": ((.70, 0), (.74, .06), (.70, .45), (.52, .82), (.26, 1.02), (.10, 1.08))}


def woven_lamp(x, y, zc, z, r=.28, shade="hat", power=11, kelvin=3000):
    """Pendant of woven cane in the form of a hat, a drum or a bell."""
    m, prof = M.plain("#b58d58", .6), SHADES[shade]

    def at(t):
        k = min(int(t * (len(prof) - 1)), len(prof) - 2)
        u = t * (len(prof) - 1) - k
        return [prof[k][i] + (prof[k + 1][i] - prof[k][i]) * u for i in (0, 1)]
    with Group("pendant", (x, y, 0)) as g:
        rod((0, 0, z + prof[-1][1] * r), (0, 0, zc), .0025, None, M.plain("#202020", .5), 8)
        cyl(.045, zc - .02, zc, M.plain("#202020", .4), (0, 0))
        for k in range(44):
            a = 2 * math.pi * k / 44
            tube([(q * r * math.cos(a), q * r * math.sin(a), z + h * r) for q, h in prof], .0026, m, 6, smoothpath=False)
        for i in range(13):
            q, h = at(i / 12)
            tube([(q * r * math.cos(a), q * r * math.sin(a), z + h * r) for a in [2 * math.pi * k / 40 for k in range(40)]],
                 .0052 if i == 0 else .0036, m, 6, cyclic=True, smoothpath=False)
        lathe([(0, -.045), (.03, -.035), (.045, 0), (.03, .035), (0, .05)], M.glow("#ffe2b8", 7), (0, 0, z + r * .22), 28, auto=180)
        core.lamp("POINT", (0, 0, z + r * .2), power, kelvin, radius=.06)
    return g


# --- floors -----------------------------------------------------------------------------------
@M.cached
def checked(light, dark, size=.20, gap=.003):
    """Matte cement tiles in two colours."""
    t = M.Tree("checked")
    v = t.coords()
    ch = t.node("TexChecker", Vector=v, Color1=M.rgb(light), Color2=M.rgb(dark), Scale=1 / size).outputs["Color"]
    br = t.node("TexBrick", {"offset": 0.0}, Vector=v, Scale=1.0, Mortar_Size=gap * .5, Mortar_Smooth=.3, Brick_Width=size, Row_Height=size)
    c = t.mix(t.math("MULTIPLY", t.noise(v, 7, 5, .65), .28), ch, M.shade(dark, .85))
    c = t.mix(br.outputs["Fac"], c, "#b9ae9c")
    t.principled(c, .42, t.bump(t.math("MULTIPLY", br.outputs["Fac"], -1.0), .2, .001), light, Specular=.4)
    return t.finish()


def herringbone(W, D, kind="oak", width=.11, n=5, seed=1):
    """Herringbone floor: one mesh, each board with its own place in the grain (uv)."""
    rng, v, f, uv = random.Random(seed), [], [], []
    c45, g = math.sqrt(.5), .0008
    span = int((W + D) / width) + 2 * n

    def board(a, b, w, h):
        cx, cy = (a + w / 2) * width, (b + h / 2) * width
        x, y = (cx - cy) * c45 + W / 2, (cx + cy) * c45 - D / 2
        if not (-.25 < x < W + .25 and -D - .25 < y < .25):
            return
        ou, ov, long = rng.uniform(0, 40), rng.uniform(0, 40), w > h
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            dx, dy = sx * (w * width / 2 - g), sy * (h * width / 2 - g)
            v.append((x + (dx - dy) * c45, y + (dx + dy) * c45, .0015))
            uv.append((ou + (dx if long else dy), ov + (dy if long else dx)))
        f.append(tuple(range(len(v) - 4, len(v))))
    for j in range(-span // 2, span // 2):
        for i in range(-span // (2 * n) - 1, span // (2 * n) + 1):
            board(j + 2 * n * i - n, j, n, 1)
            board(j, j - 2 * n + 1 + 2 * n * i + n, 1, n)
    t = M.Tree("herringbone")
    q = t.node("TexCoord").outputs["UV"]
    col, fib, fac = _grain(t, t.node("Mapping", Vector=q, Scale=(.55, 5.5, 5.5)).outputs[0], M.WOODS[kind])
    tint = t.noise(t.node("Mapping", Vector=q, Scale=(.05, .05, 1)).outputs[0], 9, 1)
    val = t.math("ADD", t.math("MULTIPLY", tint, .35), .80)
    col = t.mix(1.0, col, t.node("CombineColor", Red=val, Green=val, Blue=val).outputs[0], "MULTIPLY")
    t.principled(col, t.math("ADD", t.math("MULTIPLY", fac, .16), .28), t.bump(fib, .08, .002), M.WOODS[kind][1], Specular=.45)
    o = mesh("herringbone", v, f, t.finish())
    layer = o.data.uv_layers.new()
    for poly in o.data.polygons:
        for k, loop in enumerate(poly.loop_indices):
            layer.data[loop].uv = uv[poly.vertices[k]]
    return o


# --- tables -----------------------------------------------------------------------------------
def slab_table(at, w, d, top, leg, rot=0, h=.75):
    """Rectangular stone table on two square frames."""
    with Group("table", at, rot) as g:
        box(-w / 2, w / 2, -d / 2, d / 2, h - .03, h, top, .004, 3)
        for s in (-1, 1):
            x = s * (w / 2 - .20)
            for y0, y1, z0, z1 in ((-d / 2 + .06, -d / 2 + .10, 0, h - .0305), (d / 2 - .10, d / 2 - .06, 0, h - .0305), (-d / 2 + .102, d / 2 - .102, 0, .03),
                                   (-d / 2 + .102, d / 2 - .102, h - .07, h - .0305)):
                box(x - .022, x + .022, y0, y1, z0, z1, leg, .002)
    return g


def frame_colour(p):
    """Window frames: black beside black metal, otherwise white."""
    return "#2b2a29" if p["metal"] == "black" else "#f4f2ee"


def hood_metal(p):
    return U.steel_of(p, .3)

"""Pendant, table and floor lamps, each with the light it gives."""
import math

import numpy as np

import core
import materials as M
from geo import Group, cyl, lathe, rod, tube


def pendant(x, y, z_ceiling, z, kind="dome", color="#2b2b2c", power=14, kelvin=2900, r=0.17):
    """Hanging lamp: dome, globe or rattan."""
    with Group("pendant", (x, y, 0)) as g:
        blk = M.plain("#202020", 0.5)
        rod((0, 0, z + 0.1), (0, 0, z_ceiling), 0.0022, None, blk, 8)
        cyl(0.045, z_ceiling - 0.02, z_ceiling, M.metal(color) if color in M.METALS else M.plain(color, 0.4),
            (0, 0))
        if kind == "dome":
            m = M.plain(color, 0.35)
            prof = [(r, 0), (r * .99, 0.03), (r * .92, r * .35), (r * .72, r * .7), (r * .42, r * .95),
                    (0.03, r * 1.08), (0.022, r * 1.3), (0, r * 1.3)]
            lathe(prof, m, (0, 0, z), 56, auto=60)
            lathe([(a - 0.004, b - 0.001) for a, b in prof[:6]], M.plain("#e9d3a0", 0.3, 0.9), (0, 0, z), 56,
                  auto=60)
            lathe([(0, -0.045), (0.03, -0.035), (0.042, 0), (0.03, 0.035), (0, 0.05)], M.glow("#ffe2b8", 9),
                  (0, 0, z + r * .45), 28, auto=180)
            core.lamp("SPOT", (0, 0, z + 0.06), power * 5, kelvin, target=(0, 0, 0), angle=120, blend=0.7,
                      radius=0.06)
        elif kind == "globe":
            lathe([(0.0, -r * .8)] + [(r * .8 * math.cos(t), r * .8 * math.sin(t)) for t in np.linspace(-1.5, 1.45,
                    18)],
                  M.glow("#ffe9cc", 3.2), (0, 0, z), 40, auto=180)
            cyl(0.035, z + r * .76, z + r * .76 + 0.06, M.metal("brass", 0.3), (0, 0))
            core.lamp("POINT", (0, 0, z), power, kelvin, radius=r * .8)
        elif kind == "rattan":
            m = M.wood("oak", "z", 0.6)
            n = 26
            for k in range(n):
                a = 2 * math.pi * k / n
                pts = [(rr * math.cos(a), rr * math.sin(a), z + zz) for rr, zz in
                       ((r * .55, 0), (r * 1.0, r * .35), (r * 1.05, r * .6), (r * .75, r * 1.0), (0.03, r * 1.25))]
                tube(pts, 0.0028, m, 6)
            for rr, zz in ((.55, 0), (.82, .16), (1.0, .35), (1.06, .55), (.97, .8), (.72, 1.02), (.4, 1.16)):
                pts = [(rr * r * math.cos(t), rr * r * math.sin(t), z + zz * r) for t in np.linspace(0, 2 * math.pi,
                        25)[:-1]]
                tube(pts, 0.0035, m, 6, cyclic=True)
            lathe([(0, -0.045), (0.03, -0.035), (0.045, 0), (0.03, 0.035), (0, 0.05)], M.glow("#ffe2b8", 8),
                  (0, 0, z + r * .5), 28, auto=180)
            core.lamp("POINT", (0, 0, z + r * .5), power, kelvin, radius=0.05)
        elif kind == "cylinder":
            m = M.metal("brass", 0.3) if color == "brass" else M.plain(color, 0.4)
            lathe([(0.036, 0.02), (0.038, 0), (0.04, 0.0), (0.04, 0.26), (0.03, 0.268), (0, 0.268)], m, (0, 0, z),
                  36)
            lathe([(0, 0.02), (0.036, 0.02)], M.glow("#ffe2b8", 8), (0, 0, z), 28)
            core.lamp("SPOT", (0, 0, z), power * 4, kelvin, target=(0, 0, 0), angle=80, blend=0.9, radius=0.03)
    return g


def table_lamp(at, mat=None, shade="#efe3cc", power=9, s=1.0):
    """Table lamp with a lit shade."""
    with Group("table_lamp", at) as g:
        lathe([(r * s, z * s) for r,
               z in ((0, 0), (.07, 0), (.075, .012), (.05, .03), (.075, .09), (.085, .14), (.06, .2), (.022, .235),
                     (.012, .25), (.012, .31), (0, .31))],
              mat or M.ceramic("#cfc4b3"), (0, 0, 0), 48, auto=180, subsurf=1)
        t = M.Tree("lampshade")
        tl = t.node("BsdfTranslucent", Color=M.rgb(shade)).outputs[0]
        df = t.node("BsdfDiffuse", Color=M.rgb(shade)).outputs[0]
        em = t.node("Emission", Color=M.rgb("#ffdcae"), Strength=1.1).outputs[0]
        mx = t.node("MixShader", Fac=.5, i1=df, i2=tl).outputs[0]
        sm = t.finish(t.node("AddShader", i0=mx, i1=em).outputs[0])
        o = lathe([(.16 * s, .28 * s), (.115 * s, .50 * s)], sm, (0, 0, 0), 56)
        o.visible_shadow = False
        core.lamp("POINT", (0, 0, .39 * s), power, 2700, radius=.06)
    return g


def floor_lamp(at, rot=0, h=1.6, power=16):
    """Floor lamp with a lit shade."""
    with Group("floor_lamp", at, rot) as g:
        b = M.metal("brass", .3)
        cyl(.15, 0, .022, M.marble("#2a2a2a", "#6b6b6b"), (0, 0))
        rod((0, 0, .02), (0, 0, h - .2), .009, None, b)
        t = M.Tree("lampshade")
        em = t.node("Emission", Color=M.rgb("#ffdcae"), Strength=1.1).outputs[0]
        df = t.node("BsdfDiffuse", Color=M.rgb("#efe3cc")).outputs[0]
        sm = t.finish(t.node("AddShader", i0=df, i1=em).outputs[0])
        o = lathe([(.21, h - .30), (.17, h)], sm, (0, 0, 0), 56)
        o.visible_shadow = False
        core.lamp("POINT", (0, 0, h - .15), power, 2700, radius=.08)
    return g

"""Materials that only a close-up of a sample needs."""
import materials as M


@M.cached
def veneer(kind="oak", coat=.15):
    """Book-matched veneer: mirrored about the joint at x=0, cathedral figure along z."""
    t = M.Tree("veneer_" + kind)
    s = t.node("SeparateXYZ", Vector=t.node("TexCoord").outputs["Object"]).outputs
    x = t.math("ABSOLUTE", s[0])
    fx = t.math("ADD", x, t.math("MULTIPLY", t.math("MULTIPLY", s[2], s[2]), 1.1))   # cathedral arch
    v = t.node("CombineXYZ", X=t.math("MULTIPLY", s[2], .8), Y=t.math("MULTIPLY", fx, 11.0), Z=3.7).outputs[0]
    col, fib, f = M._grain(t, v, M.WOODS[kind])
    joint = t.math("LESS_THAN", x, .0006)
    col = t.mix(t.math("MULTIPLY", joint, .6), col, M.WOODS[kind][0])
    t.principled(col, .36, t.bump(fib, .12, .002), M.WOODS[kind][1], Specular=.45, Clearcoat=coat,
                 Clearcoat_Roughness=.15)
    return t.finish()


@M.cached
def granite(base="#2a2a2b", mid="#55524e", light="#b9b3a8", rough=.12):
    """Speckled granite."""
    t = M.Tree("granite")
    v = t.coords()
    a = t.ramp(t.noise(v, 90, 4, .75), [(.40, base), (.52, mid), (.62, base)])
    vo = t.node("TexVoronoi", Vector=v, Scale=300.0).outputs["Color"]
    k = t.node("SeparateColor", Color=vo).outputs[0]
    c = t.mix(t.math("GREATER_THAN", k, .92), a, light)
    c = t.mix(t.math("LESS_THAN", k, .16), c, M.shade(base, .45))
    t.principled(c, rough, avg=mid, Specular=.5)
    return t.finish()


@M.cached
def veined(base="#1d1d1f", vein="#d8d4cc", scale=3.0, width=.016, rough=.10):
    """Polished slab with sharp branching veins (dark and coloured marbles)."""
    t = M.Tree("veined")
    v = t.coords(scale=(scale,) * 3, rot=.7)
    warp = t.noise(v, 1.1, 4, .5, 0.0, "Color")
    vv = t.node("VectorMath", {"operation": "ADD"}, i0=v,
                i1=t.node("VectorMath", {"operation": "SCALE"}, i0=warp, Scale=.8).outputs[0]).outputs[0]

    def line(s, w, keep):
        d = t.math("ABSOLUTE", t.math("SUBTRACT", t.noise(vv, s, 1.5, .4), .5))
        k = t.node("MapRange", Value=d, From_Min=0.0, From_Max=w, To_Min=1.0, To_Max=0.0).outputs[0]
        return t.math("MULTIPLY", k, t.ramp(t.noise(v, s * 1.3, 2), [(keep, 0.0), (keep + .18, 1.0)]))
    f = t.math("MAXIMUM", line(1.2, width, .36), t.math("MULTIPLY", line(2.9, width * .8, .44), .6))
    cloud = t.mix(t.noise(vv, 1.6, 5), M.shade(base, .82), M.shade(base, 1.22))
    t.principled(t.mix(t.math("MULTIPLY", f, .85), cloud, vein), rough, avg=base, Specular=.5)
    return t.finish()


@M.cached
def velvet(color):
    """Velvet: bright at grazing angles."""
    t = M.Tree("velvet")
    v = t.coords(jitter=True)
    n = t.noise(v, 9, 4, .6)
    c = t.mix(n, M.shade(color, .8), M.shade(color, 1.15))
    t.principled(c, .75, t.bump(t.noise(v, 700, 2), .2, .001), color, Specular=.15, Sheen=1.0, Sheen_Tint=.7)
    return t.finish()


@M.cached
def tweed(a="#6d675d", b="#cfc6b6"):
    """Herringbone wool."""
    t = M.Tree("tweed")
    v = t.coords()
    s = t.node("SeparateXYZ", Vector=v).outputs
    zig = t.math("ABSOLUTE", t.math("SUBTRACT", t.math("FRACT", t.math("MULTIPLY", s[0], 28.0)), .5))
    d = t.math("FRACT", t.math("ADD", t.math("MULTIPLY", s[2], 110.0), t.math("MULTIPLY", zig, 4.0)))
    m = t.math("GREATER_THAN", d, .5)
    m = t.math("MULTIPLY", m, t.ramp(t.noise(v, 260, 3), [(.3, .55), (.7, 1.0)]))
    t.principled(t.mix(m, a, b), .95, t.bump(m, .3, .001), a, Specular=.1, Sheen=.3)
    return t.finish()


@M.cached
def brushed(kind="brass", rough=.3):
    """Brushed sheet, grain along x."""
    t = M.Tree("brushed_" + kind)
    v = t.coords(scale=(1.5, 1, 220))
    n = t.noise(v, 7, 3, .7)
    col = {"black": "#232324", "gunmetal": "#55565a"}.get(kind) or M.METALS[kind]
    c = t.mix(n, M.shade(col, .82), M.shade(col, 1.08))
    r = t.math("ADD", t.math("MULTIPLY", n, .16), rough - .08)
    t.principled(c, r, t.bump(n, .05, .0006), Metallic=1.0 if kind != "black" else .55)
    return t.finish()


@M.cached
def body_glass(tint="#e6efe9", rough=.02):
    """Solid tinted glass for thick panes."""
    t = M.Tree("body_glass")
    t.principled(tint, rough, Transmission=1.0, IOR=1.45, Specular=.5)
    return t.finish()

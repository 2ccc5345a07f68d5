"""Fabric, leather, rugs and curtains."""
from materials.tree import Tree, cached, rgb, shade


@cached
def fabric(color="#b9ada0", weave=420.0, rough=0.9, melange=0.12, sheen=0.25, bump=0.25):
    """Woven cloth; `weave` is threads a metre, `melange` mixes the yarn."""
    t = Tree("fabric")
    v = t.coords(jitter=True)
    n1 = t.noise(v, 60, 4, 0.7)
    n2 = t.noise(t.node("Mapping", Vector=v, Scale=(1, 6, 1)).outputs[0], weave, 2)
    n3 = t.noise(t.node("Mapping", Vector=v, Scale=(6, 1, 6)).outputs[0], weave, 2)
    w = t.math("ADD", n2, n3)
    f = t.math("ADD", t.math("MULTIPLY", n1, 0.5), t.math("MULTIPLY", w, 0.25))
    c = t.mix(f, shade(color, 1 - melange), shade(color, 1 + melange))
    t.principled(c, rough, t.bump(w, bump, 0.002), color, Specular=0.2, Sheen=sheen, Sheen_Tint=0.6)
    return t.finish()


@cached
def boucle(color="#ece5d8"):
    """Looped wool."""
    t = Tree("boucle")
    v = t.coords(jitter=True)
    vo = t.node("TexVoronoi", Vector=v, Scale=110.0).outputs["Distance"]
    n = t.noise(v, 70, 5, 0.7)
    h = t.math("SUBTRACT", n, t.math("MULTIPLY", vo, 0.8))
    t.principled(t.mix(vo, shade(color, 1.03), shade(color, 0.82)), 0.95, t.bump(h, 0.8, 0.008),
                 shade(color, 0.95), Specular=0.15, Sheen=0.4)
    return t.finish()


@cached
def leather(color="#8a5a3a"):
    """Grained leather."""
    t = Tree("leather")
    v = t.coords(jitter=True)
    vo = t.node("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=v, Scale=240.0).outputs["Distance"]
    c = t.mix(t.noise(v, 9, 5), shade(color, 0.85), shade(color, 1.1))
    t.principled(c, 0.42, t.bump(vo, 0.15, 0.002), color, Specular=0.45)
    return t.finish()


@cached
def rug(c1="#d9d0c2", c2="#a79a88", style="plain", w=2.4, d=1.7):
    """Wool rug: fibre bump, tonal streaks and an optional border/diamond pattern."""
    t = Tree("rug_" + style)
    v = t.coords()
    pile = t.noise(v, 260, 3, 0.75)
    streak = t.noise(t.node("Mapping", Vector=v, Scale=(1, 9, 1)).outputs[0], 9, 5, 0.7)
    fac = t.math("MULTIPLY", streak, 0.35)
    s = t.node("SeparateXYZ", Vector=v)
    ax, ay = t.math("ABSOLUTE", s.outputs[0]), t.math("ABSOLUTE", s.outputs[1])
    if style == "border":
        dx, dy = t.math("SUBTRACT", w / 2, ax), t.math("SUBTRACT", d / 2, ay)
        e = t.math("MINIMUM", dx, dy)
        band = t.math("MULTIPLY", t.math("GREATER_THAN", e, 0.10), t.math("LESS_THAN", e, 0.135))
        fac = t.math("MAXIMUM", fac, t.math("MULTIPLY", band, 0.9))
    elif style == "diamond":
        p = t.math("ABSOLUTE", t.math("SUBTRACT",
                                      t.math("FRACT", t.math("MULTIPLY",
                                                             t.math("ADD", ax, t.math("MULTIPLY", streak, 0.02)),
                                                             2.2)), 0.5))
        q = t.math("ABSOLUTE", t.math("SUBTRACT", t.math("FRACT", t.math("MULTIPLY", ay, 2.2)), 0.5))
        line = t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", t.math("ADD", p, q), 0.5)), 0.022)
        fac = t.math("MAXIMUM", fac, t.math("MULTIPLY", line, 0.85))
    elif style == "vintage":
        blot = t.ramp(t.noise(v, 2.6, 8, 0.7, 1.4), [(0.4, 0.0), (0.6, 1.0)])
        fac = t.math("MAXIMUM", fac, t.math("MULTIPLY", blot, 0.8))
    c = t.mix(fac, c1, c2)
    c = t.mix(t.math("MULTIPLY", pile, 0.4), c, shade(c2, 0.75))
    t.principled(c, 0.95, t.bump(pile, 0.9, 0.008), c1, Specular=0.1, Sheen=0.3)
    return t.finish()


@cached
def sheer(color="#fbf8f2", density=0.62):
    """Thin curtain that lets daylight in."""
    t = Tree("sheer")
    tl = t.node("BsdfTranslucent", Color=rgb(color)).outputs[0]
    df = t.node("BsdfDiffuse", Color=rgb(color)).outputs[0]
    cloth = t.node("MixShader", Fac=0.6, i1=df, i2=tl).outputs[0]
    tr = t.node("BsdfTransparent").outputs[0]
    return t.finish(t.node("MixShader", Fac=density, i1=tr, i2=cloth).outputs[0])


@cached
def drape(color="#c9beb0"):
    """Heavy curtain."""
    t = Tree("drape")
    v = t.coords(scale=(1, 1, 0.15))
    c = t.mix(t.noise(v, 90, 3), shade(color, 0.93), shade(color, 1.05))
    p = t.node("BsdfPrincipled", Base_Color=c, Roughness=0.9, Specular=0.15, Sheen=0.2,
               Normal=t.bump(t.noise(t.coords(), 500, 2), 0.15, 0.002)).outputs[0]
    tl = t.node("BsdfTranslucent", Color=c).outputs[0]
    return t.finish(t.node("MixShader", Fac=0.18, i1=p, i2=tl).outputs[0])

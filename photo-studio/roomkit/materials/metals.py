"""Metal, glass, mirrors and glowing surfaces."""
from materials.tree import Tree, cached, rgb

METALS = {"brass": "#c9a15a", "steel": "#c9c9c7", "black": "#1c1c1d", "chrome": "#e6e6e6",
          "copper": "#b8734f", "bronze": "#6b5138"}


@cached
def metal(kind="steel", rough=0.28, brushed=True):
    """Brushed or polished metal by name (METALS)."""
    t = Tree("metal_" + kind)
    v = t.coords(scale=(1, 60, 60) if brushed else (8, 8, 8))
    r = t.math("ADD", t.math("MULTIPLY", t.noise(v, 9, 3), 0.14), rough - 0.07)
    if kind == "black":
        t.principled(METALS[kind], 0.42, Metallic=0.0, Specular=0.5)
    else:
        t.principled(METALS[kind], r, Metallic=1.0)
    return t.finish()


@cached
def glass(tint="#ffffff", rough=0.0, reflect=1.0):
    """Thin architectural glass: transparent + fresnel reflection (no caustics, no noise)."""
    t = Tree("glass")
    fr = t.math("MULTIPLY", t.node("Fresnel", IOR=1.45).outputs[0], reflect)
    tr = t.node("BsdfTransparent", Color=rgb(tint)).outputs[0]
    gl = t.node("BsdfGlossy", Color=(1, 1, 1, 1), Roughness=rough).outputs[0]
    return t.finish(t.node("MixShader", Fac=fr, i1=tr, i2=gl).outputs[0])


@cached
def smoked_glass():
    """Dark reflecting glass of screens and oven doors."""
    t = Tree("smoked_glass")
    t.principled("#0b0b0c", 0.04, Specular=0.6)
    return t.finish()


@cached
def mirror():
    """Silvered mirror."""
    t = Tree("mirror")
    t.principled("#e8eaea", 0.01, Metallic=1.0)
    return t.finish()


@cached
def glow(color="#ffd9a8", strength=4.0):
    """Visible emitter that lights nothing (camera/glossy only): lamps do the lighting."""
    t = Tree("glow")
    lp = t.node("LightPath")
    vis = t.math("MAXIMUM", lp.outputs["Is Camera Ray"], lp.outputs["Is Glossy Ray"])
    e = t.node("Emission", Color=rgb(color), Strength=t.math("MULTIPLY", vis, strength)).outputs[0]
    return t.finish(e)

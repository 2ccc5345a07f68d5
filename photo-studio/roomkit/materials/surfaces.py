"""Paint, laminate, lacquer, ceramic and other even surfaces."""
from materials.tree import Tree, cached, rgb, shade


@cached
def paint(color="#efece6", rough=0.6):
    """Wall paint: a little uneven, as a roller leaves it."""
    t = Tree("paint")
    v = t.coords()
    col = t.mix(t.noise(v, 1.3, 3), shade(color, 0.985), shade(color, 1.01))
    t.principled(col, rough, t.bump(t.noise(v, 220, 2), 0.06, 0.002), color, Specular=0.35)
    return t.finish()


@cached
def laminate(color, rough=0.42):
    """Matte / suede laminate with faint fingerprint-scale roughness variation."""
    t = Tree("laminate")
    v = t.coords(jitter=True)
    r = t.math("ADD", t.math("MULTIPLY", t.noise(v, 6, 4), 0.12), rough - 0.06)
    t.principled(color, r, t.bump(t.noise(v, 500, 1), 0.03, 0.001), color, Specular=0.45)
    return t.finish()


@cached
def acrylic(color):
    """High-gloss acrylic shutter: very slight waviness keeps reflections believable."""
    t = Tree("acrylic")
    v = t.coords(jitter=True)
    r = t.math("ADD", t.math("MULTIPLY", t.noise(v, 5, 3), 0.05), 0.05)
    t.principled(color, r, t.bump(t.noise(v, 2.2, 1), 0.02, 0.01), color, Specular=0.5, Clearcoat=0.5,
                 Clearcoat_Roughness=0.03)
    return t.finish()


@cached
def leaf(color="#3f5f35"):
    """Leaf: lets light through."""
    t = Tree("leaf")
    v = t.coords(jitter=True)
    c = t.mix(t.noise(v, 12, 3), shade(color, 0.8), shade(color, 1.25))
    p = t.node("BsdfPrincipled", Base_Color=c, Roughness=0.38, Specular=0.45).outputs[0]
    tl = t.node("BsdfTranslucent", Color=rgb(shade(color, 1.3))).outputs[0]
    return t.finish(t.node("MixShader", Fac=0.22, i1=p, i2=tl).outputs[0])


@cached
def ceramic(color="#e8e2d6", rough=0.35):
    """Glazed pottery."""
    t = Tree("ceramic")
    v = t.coords(jitter=True)
    c = t.mix(t.noise(v, 30, 5, 0.7), shade(color, 0.9), shade(color, 1.04))
    t.principled(c, rough, t.bump(t.noise(v, 45, 3), 0.08, 0.003), color, Specular=0.45)
    return t.finish()


@cached
def plain(color, rough=0.5, metallic=0.0, spec=0.5):
    """One even colour."""
    t = Tree("plain")
    t.principled(color, rough, Metallic=metallic, Specular=spec)
    return t.finish()


def image_material(img, rough=0.6):
    """Material from an in-memory image (framed art, TV screen); uses UVs."""
    t = Tree("image")
    tx = t.node("TexImage")
    tx.image = img
    t.principled(tx.outputs[0], rough, Specular=0.3)
    return t.finish()

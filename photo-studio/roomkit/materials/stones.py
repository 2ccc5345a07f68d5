"""Marble, quartz, terrazzo and tiles."""
from materials.tree import Tree, cached, rgb, shade


@cached
def marble(base="#ece9e4", vein="#8d8a86", scale=1.0, rough=0.12, amount=0.8):
    """Polished marble with two sets of veins."""
    t = Tree("marble")
    v = t.coords(scale=(scale,) * 3, rot=0.6)
    warp = t.noise(v, 1.6, 6, 0.6, 0.0, "Color")
    vv = t.node("VectorMath", {"operation": "ADD"}, i0=v, i1=t.node(
        "VectorMath", {"operation": "SCALE"}, i0=warp, Scale=0.75).outputs[0]).outputs[0]

    def veins(s, width):
        d = t.math("ABSOLUTE", t.math("SUBTRACT", t.noise(vv, s, 3, 0.5), 0.5))
        return t.node("MapRange", Value=d, From_Min=0.0, From_Max=width, To_Min=1.0, To_Max=0.0).outputs[0]
    big = t.math("MULTIPLY", veins(1.1, 0.045), t.ramp(t.noise(v, 1.1, 2), [(0.38, 0.0), (0.62, 1.0)]))
    fine = t.math("MULTIPLY", veins(2.6, 0.026), t.ramp(t.noise(v, 2.1, 2), [(0.45, 0.0), (0.7, 0.6)]))
    f = t.math("MULTIPLY", t.math("MAXIMUM", big, fine), amount, True)
    cloud = t.mix(t.noise(vv, 1.4, 5), shade(base, 0.94), shade(base, 1.02))
    t.principled(t.mix(f, cloud, vein), rough, avg=shade(base, 0.96), Specular=0.5)
    return t.finish()


@cached
def quartz(base="#e9e6e0", fleck="#b7b1a8", rough=0.16):
    """Engineered stone with fine flecks."""
    t = Tree("quartz")
    v = t.coords()
    f = t.ramp(t.noise(v, 160, 3, 0.7), [(0.55, 0.0), (0.72, 1.0)])
    c = t.mix(t.noise(v, 3, 4), shade(base, 0.97), shade(base, 1.02))
    t.principled(t.mix(t.math("MULTIPLY", f, 0.5), c, fleck), rough, avg=base, Specular=0.5)
    return t.finish()


@cached
def terrazzo(base="#e6e1d8", chips=("#b5563c", "#7d8471", "#c9a56a", "#5b5750", "#f7f4ee"), rough=0.2):
    """Stone chips in a light ground."""
    t = Tree("terrazzo")
    v = t.coords()
    col = rgb(base)
    for s, th in ((26, 0.30), (55, 0.27), (120, 0.25)):
        vo = t.node("TexVoronoi", Vector=v, Scale=s, Randomness=1.0)
        m = t.math("LESS_THAN", t.math("ADD", vo.outputs["Distance"], t.math(
            "MULTIPLY", t.noise(v, s * 2.2, 2), 0.25)), th + 0.08)
        pick = t.ramp(t.node("SeparateColor", Color=vo.outputs["Color"]).outputs[0],
                      [(i / len(chips), c) for i, c in enumerate(chips)])
        pick.node.color_ramp.interpolation = "CONSTANT"
        col = t.mix(m, col, pick)
    t.principled(col, rough, avg=shade(base, 0.9), Specular=0.5)
    return t.finish()


@cached
def tiles(color="#f2efe9", w=0.3, h=0.1, grout="#cfcac2", plane="xz", offset=0.5, rough=0.12,
          vary=0.06, gap=0.003, handmade=0.0):
    """Wall or floor tile with recessed grout; handmade>0 adds zellige-like waviness."""
    t = Tree("tiles")
    v = t.coords(plane)
    br = t.node("TexBrick", {"offset": offset, "offset_frequency": 2}, Vector=v, Color1=(0, 0, 0, 1),
                Color2=(1, 1, 1, 1), Mortar=(0.5, 0.5, 0.5, 1), Scale=1.0, Mortar_Size=gap * 0.5,
                Mortar_Smooth=0.3, Brick_Width=w, Row_Height=h)
    rnd = br.outputs["Color"]
    c = t.mix(rnd, shade(color, 1 - vary), shade(color, 1 + vary))
    if handmade:
        c = t.mix(t.math("MULTIPLY", t.noise(v, 14, 4), 0.5), c, shade(color, 0.8))
    c = t.mix(br.outputs["Fac"], c, grout)
    hgt = t.math("SUBTRACT", t.math("MULTIPLY", t.noise(v, 9, 2), handmade), br.outputs["Fac"])
    r = t.math("ADD", t.math("MULTIPLY", br.outputs["Fac"], 0.6), rough)
    t.principled(c, r, t.bump(hgt, 0.35, 0.002 + 0.004 * handmade), color, Specular=0.5)
    return t.finish()


@cached
def marble_tiles(base="#e9e4da", vein="#bfb4a3", size=0.8, gap=0.002, rough=0.10):
    """Polished large-format vitrified floor tile."""
    t = Tree("marble_tiles")
    v = t.coords()
    br = t.node("TexBrick", {"offset": 0.0}, Vector=v, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1),
                Mortar=(0.5, 0.5, 0.5, 1), Scale=1.0, Mortar_Size=gap * 0.5, Mortar_Smooth=0.2,
                Brick_Width=size, Row_Height=size)
    off = t.node("VectorMath", {"operation": "MULTIPLY"}, i0=br.outputs["Color"], i1=(17, 31, 5)).outputs[0]
    g = t.node("VectorMath", {"operation": "ADD"}, i0=v, i1=off).outputs[0]
    cl = t.noise(g, 1.6, 8, 0.62, 1.1)
    c = t.ramp(cl, [(0.3, shade(base, 0.95)), (0.48, base), (0.515, vein), (0.55, base), (0.75, shade(base, 1.03))])
    c = t.mix(0.45, base, c)
    c = t.mix(br.outputs["Fac"], c, shade(base, 0.72))
    r = t.math("ADD", t.math("MULTIPLY", t.noise(v, 3, 4), 0.08), rough)
    t.principled(c, r, t.bump(t.math("MULTIPLY", br.outputs["Fac"], -1.0), 0.15, 0.001), base, Specular=0.5)
    return t.finish()

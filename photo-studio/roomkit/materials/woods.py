"""Wood and wooden floors."""
from materials.tree import Tree, cached, shade

WOODS = {"oak": ("#9d7f5b", "#bea27b", "#d2ba96"), "walnut": ("#3a2a1f", "#5b4433", "#795d46"),
         "teak": ("#68482d", "#8d6746", "#a9835e"), "ash": ("#b79f80", "#d0bb9c", "#e2d2b8"),
         "wenge": ("#1f1511", "#33241c", "#46342a"), "pine": ("#c79c63", "#debb85", "#ecd2a4")}


def _grain(t, v, tones):
    """Growth bands + fibres + pores from a vector stretched along the grain."""
    warp = t.noise(v, 0.9, 3, 0.55, 0.2)
    bands = t.noise(v, 2.4, 5, 0.6, 1.2)
    fib = t.noise(t.node("Mapping", Vector=v, Scale=(0.6, 7, 7)).outputs[0], 6, 6, 0.65)
    f = t.math("ADD", t.math("MULTIPLY", bands, 0.62), t.math("MULTIPLY", fib, 0.38))
    f = t.math("ADD", f, t.math("MULTIPLY", t.math("SUBTRACT", warp, 0.5), 0.35))
    col = t.ramp(f, [(0.30, tones[0]), (0.50, tones[1]), (0.70, tones[2])])
    return col, fib, f


@cached
def wood(kind="oak", axis="x", rough=0.42, coat=0.0):
    """Solid wood or veneer by name (WOODS), grain along `axis`."""
    t = Tree("wood_" + kind)
    plane = {"x": "xy", "y": "yx", "z": "zx"}[axis]
    v = t.coords(plane, (0.55, 5.5, 5.5), jitter=True)
    col, fib, f = _grain(t, v, WOODS[kind])
    r = t.math("ADD", t.math("MULTIPLY", f, 0.18), rough - 0.09)
    t.principled(col, r, t.bump(fib, 0.10, 0.002), WOODS[kind][1], Specular=0.4, Clearcoat=coat,
                 Clearcoat_Roughness=0.1)
    return t.finish()


@cached
def planks(kind="oak", length=1.4, width=0.16, axis="y", rough=0.34):
    """Plank floor: brick mask gives each board its own tint and its own grain."""
    t = Tree("planks_" + kind)
    s = t.node("SeparateXYZ", Vector=t.coords("yx" if axis == "y" else "xy"))
    row = t.math("FLOOR", t.math("DIVIDE", s.outputs[1], width))
    shift = t.node("TexWhiteNoise", {"noise_dimensions": "1D"}, W=row).outputs["Value"]   # random stagger per row
    v = t.node("CombineXYZ", X=t.math("ADD", s.outputs[0], t.math("MULTIPLY", shift, length)), Y=s.outputs[1],
               Z=s.outputs[2]).outputs[0]
    br = t.node("TexBrick", {"offset": 0.0}, Vector=v, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1),
                Mortar=(0.5, 0.5, 0.5, 1), Scale=1.0, Mortar_Size=0.0012, Mortar_Smooth=0.4, Brick_Width=length,
                Row_Height=width)
    rnd = br.outputs["Color"]
    off = t.node("VectorMath", {"operation": "MULTIPLY"}, i0=rnd, i1=(13.0, 29.0, 47.0)).outputs[0]
    g = t.node("VectorMath", {"operation": "ADD"}, i0=t.node(
        "Mapping", Vector=v, Scale=(0.55, 5.5, 5.5)).outputs[0], i1=off).outputs[0]
    col, fib, f = _grain(t, g, WOODS[kind])
    val = t.math("ADD", t.math("MULTIPLY", rnd, 0.22), 0.88)
    col = t.mix(1.0, col, t.node("CombineColor", Red=val, Green=val, Blue=val).outputs[0], "MULTIPLY")
    col = t.mix(t.math("MULTIPLY", br.outputs["Fac"], 0.75), col, shade(WOODS[kind][0], 0.35))
    h = t.math("SUBTRACT", t.math("MULTIPLY", fib, 0.15), br.outputs["Fac"])
    r = t.math("ADD", t.math("MULTIPLY", f, 0.16), rough - 0.08)
    t.principled(col, r, t.bump(h, 0.25, 0.002), WOODS[kind][1], Specular=0.45)
    return t.finish()

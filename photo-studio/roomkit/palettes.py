"""Twelve palettes: finishes, door style, handles and soft colours that go together."""
import materials as M


def finish(tok, axis="z"):
    """'laminate:#hex' | 'acrylic:#hex' | 'wood:oak' | 'marble:#base:#vein' | 'quartz:#hex' ... -> material."""
    k, *a = tok.split(":")
    if k == "wood":
        return M.wood(a[0], axis)
    if k == "marble":
        return M.marble(*a)
    if k == "quartz":
        return M.quartz(*a)
    if k == "planks":
        return M.planks(*a)
    if k == "mtile":
        return M.marble_tiles(*a)
    if k == "terrazzo":
        return M.terrazzo(*a)
    if k == "subway":
        return M.tiles(a[0], .20, .075, _grout(a, "#d5d0c8"), "xz", .5, .10, .05, handmade=.5)
    if k == "kitkat":
        return M.tiles(a[0], .028, .145, _grout(a, "#d9d4ca"), "xz", 0.0, .12, .08, .0025, handmade=.6)
    if k == "square":
        return M.tiles(a[0], .10, .10, _grout(a, "#d5d0c8"), "xz", 0.0, .10, .09, handmade=.8)
    return {"laminate": M.laminate, "acrylic": M.acrylic, "paint": M.paint, "fabric": M.fabric}[k](*a)


def _grout(words, usual):
    """The second colour of a tile's name is its grout."""
    return words[1] if len(words) > 1 else usual


PALETTES = {
    # base/wall/tall cabinets, counter, splash, floor, wall paint, woods, metals, textiles
    "sage": dict(base="laminate:#8b9a84", wall_cab="laminate:#efebe2", tall="laminate:#8b9a84",
                 counter="marble:#efece7:#9b958d",
                 splash="kitkat:#f1ece1", floor="planks:oak", paint="#f0ebe1", accent="#d9d5c6", wood="oak",
                 metal="brass", door="shaker",
                 handle="bar", soft=("#bfb4a4", "#7f8c78", "#b98463"), rug=("#e4dccd", "#a59680"), drape="#cfc3b1"),
    "walnut": dict(base="wood:walnut", wall_cab="laminate:#e8e1d6", tall="wood:walnut", counter="quartz:#ece8e1",
                   splash="marble:#efece7:#a59b8d",
                   floor="mtile:#e3dccf:#c5b8a4", paint="#efe9df", accent="#8a7f70", wood="walnut", metal="black",
                   door="slab", handle="edge",
                   soft=("#9c9284", "#4a565a", "#a8694a"), rug=("#b9ab97", "#75685a"), drape="#b9aa97"),
    "terracotta": dict(base="laminate:#b56a4c", wall_cab="wood:oak", tall="laminate:#b56a4c", counter="terrazzo",
                       splash="square:#f2e8d9",
                       floor="planks:ash", paint="#f3ebdf", accent="#e2c9b0", wood="oak", metal="brass",
                       door="slab", handle="knob",
                       soft=("#d8cbb8", "#a8664b", "#7a856e"), rug=("#eadfcd", "#bd7a56"), drape="#d9c6ad"),
    "navy": dict(base="laminate:#2f4358", wall_cab="laminate:#f2efe9", tall="laminate:#2f4358",
                 counter="marble:#f1efeb:#8f949a",
                 splash="subway:#f4f2ee", floor="planks:oak", paint="#eeece6", accent="#9fb0ba", wood="oak",
                 metal="brass", door="shaker",
                 handle="bar", soft=("#c9c2b6", "#3c556d", "#c59b5a"), rug=("#e6e1d7", "#7d8c99"), drape="#aeb6ba"),
    "ivory": dict(base="acrylic:#e9e3d7", wall_cab="acrylic:#f4f1ea", tall="wood:oak", counter="quartz:#d9d3c8",
                  splash="marble:#f0ece4:#b7a78f",
                  floor="mtile:#ebe5da:#cfc3b0", paint="#f3efe6", accent="#d8c8ae", wood="oak", metal="brass",
                  door="slab", handle="edge",
                  soft=("#d5cab9", "#a98f6f", "#8d9a8a"), rug=("#d5c8b2", "#a8977b"), drape="#dccfb9"),
    "charcoal": dict(base="laminate:#3a3c3e", wall_cab="wood:teak", tall="laminate:#3a3c3e",
                     counter="marble:#26272a:#8f8a83", splash="marble:#efece7:#8f8a83",
                     floor="mtile:#cfcac2:#aaa298", paint="#e9e6e0", accent="#6d6f6e", wood="teak", metal="black",
                     door="slab", handle="edge",
                     soft=("#77746f", "#b98252", "#d9d2c6"), rug=("#cfc8bd", "#6d6861"), drape="#9d988f"),
    "forest": dict(base="laminate:#2f4a3e", wall_cab="laminate:#efe9dd", tall="laminate:#2f4a3e",
                   counter="marble:#f0ede8:#9a9a92", splash="subway:#f3efe6",
                   floor="planks:oak", paint="#f1ece2", accent="#b9c2b0", wood="oak", metal="brass", door="shaker",
                   handle="bar",
                   soft=("#c8bda9", "#4d6454", "#c08a4e"), rug=("#e5decf", "#7d8873"), drape="#cbbfa9"),
    "blush": dict(base="laminate:#d3a596", wall_cab="laminate:#f3ede6", tall="laminate:#d3a596",
                  counter="quartz:#efeae3", splash="kitkat:#f4ebe3",
                  floor="planks:ash", paint="#f5eee8", accent="#e6cfc4", wood="ash", metal="brass", door="slab",
                  handle="knob",
                  soft=("#dccdc0", "#b9796b", "#8f9a86"), rug=("#efe4da", "#c79a88"), drape="#e0cfc2"),
    "sky": dict(base="laminate:#8fa6b2", wall_cab="laminate:#f3f1ec", tall="laminate:#8fa6b2", counter="terrazzo",
                splash="square:#f3f1ea",
                floor="planks:ash", paint="#f0efea", accent="#c9d5d9", wood="ash", metal="brass", door="shaker",
                handle="knob",
                soft=("#cfc8bc", "#6d8794", "#d0a25d"), rug=("#e8e3d9", "#8fa2ac"), drape="#c2c9c9"),
    "greige": dict(base="acrylic:#b9ad9c", wall_cab="acrylic:#efe9df", tall="wood:walnut",
                   counter="marble:#ece7df:#a3978a", splash="marble:#ece7df:#a3978a",
                   floor="mtile:#ddd5c7:#c0b39f", paint="#f0eae0", accent="#c8baa5", wood="walnut", metal="brass",
                   door="slab", handle="edge",
                   soft=("#c4b8a6", "#8a7a66", "#6d7a70"), rug=("#d9cebd", "#978671"), drape="#cdbfab"),
    "teak": dict(base="wood:teak", wall_cab="laminate:#f1ebe0", tall="wood:teak", counter="quartz:#2e2d2b",
                 splash="kitkat:#efe6d6",
                 floor="planks:teak", paint="#f4ede0", accent="#dcc6a4", wood="teak", metal="black", door="slab",
                 handle="edge",
                 soft=("#cdbfa8", "#5f6f5c", "#b5653f"), rug=("#e2d6c1", "#96704c"), drape="#d3c2a6"),
    "mono": dict(base="acrylic:#f2f1ee", wall_cab="acrylic:#f6f5f2", tall="acrylic:#2f3133",
                 counter="marble:#f2f1ef:#7f8286", splash="subway:#f6f5f2",
                 floor="mtile:#dcdad5:#b9b6b0", paint="#f1f0ec", accent="#c9c8c4", wood="ash", metal="black",
                 door="slab", handle="edge",
                 soft=("#bdbbb6", "#4b4e52", "#a9a298"), rug=("#e3e1dc", "#8b8a86"), drape="#cfcdc8"),
}


def palette(name, **over):
    """Materials of a palette, with some finishes replaced: `base`, or `soft.0` for one of several colours."""
    s = _override(PALETTES[name], over)
    p = dict(s)
    p.update(base=finish(s["base"]), wall_cab=finish(s["wall_cab"]), tall=finish(s["tall"]),
             wardrobe=finish(s.get("wardrobe", s["tall"])),
             loft=finish(s.get("loft", s["wall_cab"])), counter=finish(s["counter"], "x"),
             splash=finish(s["splash"]), floor=finish(s["floor"], "y"),
             wall=M.paint(s["paint"]), accent_paint=M.paint(s["accent"]), carcass=M.laminate("#d9d4ca", .5),
             kick=M.laminate("#2a2927", .5),
             profile=M.metal("bronze", .35) if s["metal"] != "black" else M.plain("#161616", .4),
             accent_wood=M.wood(s["wood"], "x"),
             wood_x=M.wood(s["wood"], "x"), wood_z=M.wood(s["wood"], "z"), door_style=s["door"], handle=s["handle"],
             metal=s["metal"], spec=s)
    return p


def _override(spec, over):
    """A palette's finishes with some of them replaced."""
    spec = dict(spec)
    for key, value in over.items():
        name, _, place = key.partition(".")
        if name not in spec and name not in ("wardrobe", "loft"):
            raise LookupError("no palette has %r" % key)
        if place:
            colours = list(spec[name])
            colours[int(place)] = value
            value = tuple(colours)
        spec[name] = value
    return spec

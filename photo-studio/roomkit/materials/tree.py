"""Node graphs in few words, colours, and the cache that gives every material once."""
import bpy

_cache = {}


def reset():
    """Forget the materials of the last scene."""
    _cache.clear()


def rgb(h, a=1.0):
    """'#rrggbb' (sRGB) -> linear RGBA tuple."""
    h = h.lstrip("#")
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c) + (a,)


def shade(h, f):
    """Lighten (f>1) or darken (f<1) a hex colour."""
    h = h.lstrip("#")
    return "#" + "".join("%02x" % max(0, min(255, round(int(h[i:i + 2], 16) * f))) for i in (0, 2, 4))


class Tree:
    """Tiny node-graph builder: t.node(type, input=value|socket, attr_=value)."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.nt = self.mat.node_tree
        self.nt.nodes.clear()
        self.out = self.nt.nodes.new("ShaderNodeOutputMaterial")

    def node(self, kind, attrs=None, **inputs):
        n = self.nt.nodes.new("ShaderNode" + kind)
        for k, v in (attrs or {}).items():
            setattr(n, k, v)
        for k, v in inputs.items():
            self.set(n, int(k[1:]) if k[0] == "i" and k[1:].isdigit() else k.replace("_", " "), v)
        return n

    def set(self, n, key, v):
        sock = n.inputs[key]
        if isinstance(v, bpy.types.NodeSocket):
            self.nt.links.new(v, sock)
        else:
            sock.default_value = v

    def math(self, op, a, b=0.0, clamp=False):
        return self.node("Math", {"operation": op, "use_clamp": clamp}, i0=a, i1=b).outputs[0]

    def ramp(self, fac, stops):
        n = self.node("ValToRGB", Fac=fac)
        el = n.color_ramp.elements
        while len(el) < len(stops):
            el.new(0.5)
        for e, (p, c) in zip(el, stops):
            e.position, e.color = p, (rgb(c) if isinstance(c, str) else (c, c, c, 1))
        return n.outputs[0]

    def mix(self, fac, a, b, mode="MIX"):
        a = rgb(a) if isinstance(a, str) else a
        b = rgb(b) if isinstance(b, str) else b
        return self.node("MixRGB", {"blend_type": mode}, Fac=fac, Color1=a, Color2=b).outputs[0]

    def coords(self, plane="xy", scale=(1, 1, 1), rot=0.0, jitter=False):
        """Object coordinates swizzled so the texture's XY plane lies on `plane`."""
        v = self.node("TexCoord").outputs["Object"]
        if jitter:                                     # different part of the texture per object
            r = self.node("ObjectInfo").outputs["Random"]
            off = self.node("CombineXYZ", X=self.math("MULTIPLY", r, 37.0),
                            Y=self.math("MULTIPLY", r, 91.0), Z=self.math("MULTIPLY", r, 53.0)).outputs[0]
            v = self.node("VectorMath", {"operation": "ADD"}, i0=v, i1=off).outputs[0]
        if plane != "xy":
            s = self.node("SeparateXYZ", Vector=v)
            o = {c: s.outputs[c.upper()] for c in "xyz"}
            rest = [c for c in "xyz" if c not in plane][0]
            v = self.node("CombineXYZ", X=o[plane[0]], Y=o[plane[1]], Z=o[rest]).outputs[0]
        return self.node("Mapping", Vector=v, Scale=scale, Rotation=(0, 0, rot)).outputs[0]

    def noise(self, vec, scale, detail=2.0, rough=0.5, dist=0.0, out="Fac"):
        return self.node("TexNoise", Vector=vec, Scale=scale, Detail=detail, Roughness=rough,
                         Distortion=dist).outputs[out]

    def bump(self, height, strength=0.1, dist=0.01, normal=None):
        n = self.node("Bump", Height=height, Strength=strength, Distance=dist)
        if normal is not None:
            self.set(n, "Normal", normal)
        return n.outputs[0]

    def principled(self, color, rough=0.5, normal=None, avg=None, **kw):
        """Principled output. With `avg` (hex), diffuse bounces see a flat diffuse of that colour:
        Cycles skips the procedural branch there, which is a large saving on CPU."""
        n = self.node("BsdfPrincipled", Base_Color=rgb(color) if isinstance(color, str) else color,
                      Roughness=rough, **kw)
        if normal is not None:
            self.set(n, "Normal", normal)
        sh = n.outputs[0]
        if avg:
            flat = self.node("BsdfDiffuse", Color=rgb(avg)).outputs[0]
            lp = self.node("LightPath").outputs["Is Diffuse Ray"]
            sh = self.node("MixShader", Fac=lp, i1=sh, i2=flat).outputs[0]
        self.nt.links.new(sh, self.out.inputs[0])
        return n

    def finish(self, shader=None):
        if shader is not None:
            self.nt.links.new(shader, self.out.inputs[0])
        return self.mat


def cached(fn):
    """The same arguments give the same material."""
    def wrap(*a, **k):
        key = (fn.__name__, a, tuple(sorted(k.items())))
        if key not in _cache:
            _cache[key] = fn(*a, **k)
        return _cache[key]
    return wrap

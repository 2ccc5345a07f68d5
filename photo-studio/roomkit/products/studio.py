"""The photographer's table: a seamless sweep, soft boxes, and a camera that fits its subject."""
import math

import bpy
from mathutils import Vector

import core
import materials as M
from geo import mesh, plane_uv

LOOK = dict(ev=0.46, wb=(1.0, 1.0, 1.0), bloom=.01, vignette=.03)


def studio(s=1.0, ground="#e9e2d6"):
    """Seamless warm-white sweep and soft boxes for a subject about `s` metres across at the origin."""
    core.world(.22, "#fbf6ee")
    n, R, yb, W = 24, 1.4 * s, 2.2 * s, 9 * s
    prof = [(-6 * s, 0)] + [(yb + R * math.sin(a),
                             R - R * math.cos(a)) for a in [math.pi / 2 * i / n for i in range(n + 1)]] + [(yb + R,
                                 8 * s)]
    v = [(x, y, z) for y, z in prof for x in (-W, W)]
    mesh("sweep", v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)],
         M.plain(ground, .85, spec=.15), auto=180)
    q = s * s
    core.lamp("AREA", (-1.9 * s, -1.3 * s, 2.5 * s), 62 * q, 6000, target=(0, 0, .25 * s), size=(1.8 * s, 1.8 * s),
              name="key")
    core.lamp("AREA", (2.4 * s, -1.5 * s, 1.5 * s), 14 * q, 6500, target=(0, 0, .3 * s), size=(1.4 * s, 2.2 * s),
              name="fill")
    core.lamp("AREA", (.3 * s, .9 * s, 2.9 * s), 34 * q, 6300, target=(0, .1 * s, 0), size=(2.6 * s, 1.2 * s),
              name="top")
    core.lamp("AREA", (0, 1.6 * s, 2.0 * s), 26 * q, 6300, target=(0, 3.4 * s, 1.2 * s), size=(4 * s, .6 * s),
              name="backdrop", glossy=False)
    _card((-1.75 * s, -1.70 * s, 1.30 * s), (0, 0, .3 * s), 1.3 * s, 1.5 * s)


def _card(at, target, w, h, strength=1.1):
    """Reflector seen in glossy surfaces only, fading out toward its lower edge."""
    t = M.Tree("card")
    y = t.node("SeparateXYZ", Vector=t.node("TexCoord").outputs["UV"]).outputs[1]
    e = t.math("MULTIPLY", t.ramp(y, [(0.0, 0.0), (.35, .35), (1.0, 1.0)]), strength)
    em = t.node("Emission", Color=M.rgb("#fffaf2"),
                Strength=t.math("MULTIPLY", e, t.node("LightPath").outputs["Is Glossy Ray"])).outputs[0]
    o = plane_uv(w, h, t.finish(em), at, (0, 0, 0), "card")
    o.rotation_euler = (Vector(at) - Vector(target)).to_track_quat("Z", "Y").to_euler()
    o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_transmission = False


def shoot(root, yaw=28, pitch=20, lens=70, fill=.74):
    """Aim a camera so that the subject's bounding box fills `fill` of the square frame."""
    bpy.context.view_layer.update()
    obs = [o for o in root.obj.children_recursive if o.type in ("MESH", "CURVE")]
    pts = [o.matrix_world @ Vector(c) for o in obs for c in o.bound_box]
    lo = Vector([min(q[i] for q in pts) for i in range(3)])
    hi = Vector([max(q[i] for q in pts) for i in range(3)])
    c = (lo + hi) / 2
    a, e = math.radians(yaw), math.radians(pitch)
    view = Vector((-math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), -math.sin(e)))
    cam = core.camera((0, 0, 0), (0, 1, 0), lens)
    cam.rotation_euler = view.to_track_quat("-Z", "Y").to_euler()
    right, up = view.cross(Vector((0, 0, 1))).normalized(), None
    up = right.cross(view)
    k = 36 / lens / 2 * fill                           # half frame per metre of distance
    for _ in range(3):                                 # centre the projection, then fit
        rel = [q - c for q in pts]
        d = max(max(abs(r.dot(right)), abs(r.dot(up))) / k - r.dot(view) for r in rel)
        xs = [r.dot(right) / (d + r.dot(view)) for r in rel]
        ys = [r.dot(up) / (d + r.dot(view)) for r in rel]
        c = c + right * (max(xs) + min(xs)) / 2 * d + up * (max(ys) + min(ys)) / 2 * d
    cam.location = c - view * d
    cam.data.clip_end = 200


def _size(root):
    """Longest side of a subject, in metres."""
    bpy.context.view_layer.update()
    pts = [o.matrix_world @ Vector(c) for o in root.obj.children_recursive if o.type in ("MESH",
            "CURVE") for c in o.bound_box]
    return max(max(q[i] for q in pts) - min(q[i] for q in pts) for i in range(3))

"""Scene set-up, lights, camera, rendering, denoising, tone mapping and hotspots."""
import json
import math
import os
import resource
import tempfile
import time

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import denoise as dn
import exr
import geo
import materials as M
from tone import develop


def reset(w=1600, h=1067, samples=64, threads=0):
    """An empty scene with Cycles set for interiors: few bounces, clamped, denoised afterwards."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    geo.reset()
    M.reset()
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = samples
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.02
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 3, 3
    c.transmission_bounces, c.transparent_max_bounces = 4, 10
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_indirect = 4.0
    c.sample_clamp_direct = 20.0
    c.light_sampling_threshold = 0.02
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    s.render.film_transparent = False
    if threads:
        s.render.threads_mode, s.render.threads = "FIXED", threads
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    world(0.0)
    return s


def world(ambient=0.25, sky="#cfe0f2"):
    """Plain sky fill. Daylight proper comes from window area lights and a sun."""
    w = bpy.data.worlds.get("w") or bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes.get("Background") or w.node_tree.nodes.new("ShaderNodeBackground")
    bg.inputs[0].default_value = M.rgb(sky)
    bg.inputs[1].default_value = ambient


def nishita_world(elev=38, azim=120, strength=0.12):
    """Physical sky alternative; pair it with portal() at each opening."""
    world(strength)
    nt = bpy.context.scene.world.node_tree
    sky = nt.nodes.new("ShaderNodeTexSky")
    sky.sky_type, sky.sun_disc = "NISHITA", False
    sky.sun_elevation, sky.sun_rotation = math.radians(elev), math.radians(azim)
    nt.links.new(sky.outputs[0], nt.nodes["Background"].inputs[0])


def _kelvin(k):
    """Colour temperature to linear RGB."""
    t = k / 100.0
    r = 255 if t <= 66 else 329.7 * (t - 60) ** -0.1332
    g = 99.47 * math.log(t) - 161.1 if t <= 66 else 288.1 * (t - 60) ** -0.0755
    b = 255 if t >= 66 else (0 if t <= 19 else 138.5 * math.log(t - 10) - 305.0)
    return tuple((max(0, min(255, x)) / 255) ** 2.2 for x in (r, g, b))


def lamp(kind, at, power, kelvin=5500, target=None, size=(1, 1), angle=60, blend=0.6, radius=0.03,
         camera=False, glossy=True, spread=180, name="lamp"):
    """AREA / SPOT / POINT / SUN light, aimed at `target` (default straight down)."""
    d = bpy.data.lights.new(name, kind)
    d.energy, d.color = power, _kelvin(kelvin)
    if kind == "AREA":
        d.shape, d.size, d.size_y = "RECTANGLE", size[0], size[1]
        d.spread = math.radians(spread)
    elif kind == "SPOT":
        d.spot_size, d.spot_blend, d.shadow_soft_size = math.radians(angle), blend, radius
    elif kind == "POINT":
        d.shadow_soft_size = radius
    elif kind == "SUN":
        d.angle = math.radians(angle)
    o = geo.link(bpy.data.objects.new(name, d))
    o.location = at
    if target is not None:
        o.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera, o.visible_glossy = camera, glossy
    return o


def portal(at, size, target):
    """Tells Cycles where the sky's light comes in."""
    o = lamp("AREA", at, 0, target=target, size=size, name="portal")
    o.data.cycles.is_portal = True
    return o


def camera(at, look, lens=25, shift_y=0.0, shift_x=0.0, fstop=None, focus=None):
    """Level camera: yaw toward `look`, pitch 0, so verticals stay vertical; reframe with shift."""
    cd = bpy.data.cameras.new("cam")
    cd.lens, cd.sensor_width, cd.shift_y, cd.shift_x, cd.clip_start = lens, 36, shift_y, shift_x, 0.02
    o = bpy.data.objects.new("cam", cd)
    bpy.context.scene.collection.objects.link(o)
    o.location = at
    yaw = math.atan2(look[1] - at[1], look[0] - at[0]) - math.pi / 2
    o.rotation_euler = (math.pi / 2, 0, yaw)
    if fstop:
        cd.dof.use_dof, cd.dof.aperture_fstop = True, fstop
        cd.dof.focus_distance = focus or (Vector(look) - Vector(at)).length
    bpy.context.scene.camera = o
    return o


# --- cameras by name -----------------------------------------------------------------------
camera_name = "main"                                   # set by render.py --camera before the room is built


def use_camera(table, room):
    """Place the camera called `camera_name` from table[room]; its "tall" part is for frames taller than wide."""
    cameras = table[room]
    if camera_name not in cameras:
        raise LookupError("%s has no camera %r, only: %s" % (room, camera_name, ", ".join(cameras)))
    entry = dict(cameras[camera_name])
    tall = entry.pop("tall", None)
    size = bpy.context.scene.render
    if tall and size.resolution_y > size.resolution_x:
        entry.update(tall)
    return camera(**entry)


# --- render ------------------------------------------------------------------------------
def raw_exr(path):
    """Render the scene to one uncompressed multilayer EXR (colour + denoising albedo/normal)."""
    s = bpy.context.scene
    im = s.render.image_settings
    if hasattr(im, "media_type"):                      # Blender 5
        im.media_type = "MULTI_LAYER_IMAGE"
    im.file_format = "OPEN_EXR_MULTILAYER"
    im.color_depth, im.exr_codec = "32", "NONE"
    s.render.filepath, s.render.use_file_extension = path, False
    bpy.ops.render.render(write_still=True)


def _cpu():
    """CPU seconds of this process: comparable even when the machine is shared."""
    r = resource.getrusage(resource.RUSAGE_SELF)
    return r.ru_utime + r.ru_stime


def render(out, net="rt_hdr_calb_cnrm_large", ev=None, keep_linear=False, **dev):
    """Render current scene to `out`.png (+ .json hotspots). Returns timing dict."""
    s = bpy.context.scene
    os.makedirs(os.path.dirname(os.path.abspath(out)), exist_ok=True)
    t0, c0 = time.time(), _cpu()
    with tempfile.TemporaryDirectory() as tmp:
        raw_exr(os.path.join(tmp, "raw.exr"))
        t1, c1 = time.time(), _cpu()
        ch = exr.read_exr(os.path.join(tmp, "raw.exr"))
    col, alb, nrm = (exr.layer(ch, k, x) for k, x in exr.PASSES)
    lin = dn.denoise(col, alb, nrm, net) if net else col
    t2, c2 = time.time(), _cpu()
    if keep_linear:                                    # re-develop later without rendering again
        np.savez_compressed(out + ".npz", lin=lin.astype(np.float16))
    img, ev = develop(lin, ev, **dev)
    exr.write_png(out + ".png", img)
    info = dict(render_s=round(t1 - t0, 1), denoise_s=round(t2 - t1, 1), render_cpu_s=round(c1 - c0, 1),
                denoise_cpu_s=round(c2 - c1, 1), samples=s.cycles.samples, ev=round(ev, 3),
                width=s.render.resolution_x, height=s.render.resolution_y)
    return info


def hotspots():
    """Project tagged products: x,y in 0..1 from the top-left, bbox, and whether the point is unobstructed."""
    s, cam = bpy.context.scene, bpy.context.scene.camera
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for t in geo.HOTSPOTS:
        root = t["obj"]
        parts = [root] + list(root.children_recursive)
        pts = [o.matrix_world @ Vector(c) for o in parts if o.type in ("MESH", "CURVE") for c in o.bound_box]
        if not pts:
            continue
        lo = Vector([min(p[i] for p in pts) for i in range(3)])
        hi = Vector([max(p[i] for p in pts) for i in range(3)])
        p = root.matrix_world @ Vector(t["anchor"]) if t["anchor"] else (lo + hi) / 2
        pr = [world_to_camera_view(s, cam, q) for q in pts]
        pr = [q for q in pr if q.z > 0]
        c = world_to_camera_view(s, cam, p)
        if not pr or c.z <= 0:
            continue
        xs, ys = [q.x for q in pr], [1 - q.y for q in pr]
        clip = lambda v: round(max(0.0, min(1.0, v)), 4)
        o = cam.matrix_world.translation
        d = p - o
        hit, loc, _n, _i, ob, _m = s.ray_cast(dg, o, d.normalized(), distance=d.length + 5)
        vis = (not hit) or ob in parts or (loc - o).length >= d.length - 0.05
        out.append(dict(id=t["id"], label=t["label"], finish=t["finish"], x=round(c.x, 4), y=round(1 - c.y, 4),
                        in_frame=bool(0 < c.x < 1 and 0 < c.y < 1), visible=bool(vis),
                        distance_m=round(d.length, 2),
                        bbox=[clip(min(xs)), clip(min(ys)), clip(max(xs)), clip(max(ys))]))
    return out


def write_json(path, **data):
    with open(path, "w") as fh:
        json.dump(data, fh, indent=1)

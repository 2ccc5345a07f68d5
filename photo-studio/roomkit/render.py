"""Render one room.

    blender -b -P render.py -- --room kitchen --palette sage --seed 1 --out DIR [--size 1600x1067]
            [--samples 64] [--threads 2] [--set base=acrylic:#7a2e2e --set handle=edge] [--tag name]

Writes DIR/<name>.png and DIR/<name>.json (hotspots, timing, parameters).
"""
import argparse
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import core       # noqa: E402
import rooms      # noqa: E402

ap = argparse.ArgumentParser()
ap.add_argument("--room", default="kitchen", choices=sorted(rooms.ROOMS))
ap.add_argument("--palette", default="sage", choices=sorted(rooms.PALETTES))
ap.add_argument("--seed", type=int, default=1)
ap.add_argument("--out", required=True)
ap.add_argument("--size", default="1600x1067")
ap.add_argument("--samples", type=int, default=64)
ap.add_argument("--threads", type=int, default=0)
ap.add_argument("--net", default="rt_hdr_calb_cnrm_large", help="denoiser weights, or 'none'")
ap.add_argument("--ev", type=float, default=None, help="fixed exposure (use the first render's for variations)")
ap.add_argument("--set", action="append", default=[], help="override a palette key, e.g. base=wood:teak")
ap.add_argument("--camera", default="main", help="a camera of the room's table")
ap.add_argument("--tag", default=None, help="output base name")
ap.add_argument("--keep-linear", action="store_true")
ap.add_argument("--blend", action="store_true",
                help="only write DIR/<name>.blend + hotspot json (see raw_render.py)")
a = ap.parse_args(sys.argv[sys.argv.index("--") + 1:])

w, h = map(int, a.size.split("x"))
core.reset(w, h, a.samples, a.threads)
core.camera_name = a.camera
over = dict(s.split("=", 1) for s in a.set)
look = rooms.ROOMS[a.room](rooms.palette(a.palette, **over), a.seed) or {}
name = a.tag or "%s-%s-%d%s" % (a.room, a.palette, a.seed, "" if a.camera == "main" else "-" + a.camera)
path = os.path.join(a.out, name)
ev = look.pop("ev", None)                              # products share one exposure
a.ev = ev if a.ev is None else a.ev
if a.blend:
    import bpy
    os.makedirs(a.out, exist_ok=True)
    bpy.context.view_layer.update()
    core.write_json(path + ".json", image=name + ".png", room=a.room, palette=a.palette, seed=a.seed,
                    camera=a.camera, overrides=over,
                    hotspots=core.hotspots())
    bpy.ops.wm.save_as_mainfile(filepath=os.path.abspath(path + ".blend"))
    sys.exit(0)
info = core.render(path, None if a.net == "none" else a.net, a.ev, a.keep_linear, **look)
core.write_json(path + ".json", image=name + ".png", room=a.room, palette=a.palette, seed=a.seed, camera=a.camera,
                overrides=over, stats=info,
                hotspots=core.hotspots())
print("DONE", path, info)

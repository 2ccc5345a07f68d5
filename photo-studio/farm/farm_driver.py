"""Runs inside Blender (in the chroot): claims jobs from a shared folder and renders them one after the other.

    blender -b --factory-startup -P farm_driver.py -- WORKER MODE THREADS DEADLINE_EPOCH

Jobs are WORK/jobs/NNNNN.json (arguments of the kit's render.py), claimed by creating WORK/claim/NAME. What comes out
is WORK/raw/NAME.npz and WORK/kitout/NAME.json; denoising, development and JPEG are done outside by farm_post.py.

The kit is used as it is. Only these names are hooked: core.reset, core.camera, core.develop, core.dn.denoise and
exr.write_png. A job that fails is named in WORK/failed and the next one begins; one that hangs ends this Blender,
and farm.sh starts another.
"""
import faulthandler
import glob
import json
import os
import runpy
import sys
import time
import traceback

import bpy
import numpy as np

WORKER, MODE, THREADS, DEADLINE = sys.argv[sys.argv.index("--") + 1:][:4]
THREADS, DEADLINE = int(THREADS), float(DEADLINE)
WORK = os.environ.get("FARM_D", "/farmwork/")
KIT = WORK + "roomkit"
LOG = open(WORK + "log/worker%s.txt" % WORKER, "a", 1, encoding="utf-8")
HANGS_AFTER = 150 if MODE == "gpu" else 3600            # seconds; a picture takes three on a GPU


def main():
    slowest = 0.0
    for path in sorted(glob.glob(WORK + "jobs/*.json")):
        if time.time() + max(8.0, slowest * 1.25) > DEADLINE:
            say("time is short, stopping")
            break
        try:
            with open(path, encoding="utf-8") as file:
                job = json.load(file)
            os.close(os.open(WORK + "claim/" + job["name"], os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        except FileExistsError:
            continue
        except (OSError, ValueError, KeyError) as error:
            say("cannot read %s: %r" % (path, error))
            continue
        slowest = max(slowest, attempt(job))
    say("worker finished")
    LOG.close()
    sys.stdout.flush()
    os._exit(0)


def attempt(job):
    """Seconds the job took; a broken one is put aside."""
    note(WORK + "cur/" + WORKER, job["name"])
    began = time.time()
    faulthandler.dump_traceback_later(HANGS_AFTER, exit=True, file=LOG)
    try:
        run(job)
        say("ok %s %.1fs" % (job["name"], time.time() - began))
    except BaseException as error:                      # render.py's argument errors are SystemExit
        report = "%r\n%s" % (error, traceback.format_exc())
        say("FAILED %s: %s" % (job["name"], report))
        note(WORK + "failed/" + job["name"], report)
    finally:
        faulthandler.cancel_dump_traceback_later()
    os.remove(WORK + "cur/" + WORKER)
    return time.time() - began


def run(job):
    """Render one picture with a fresh kit and keep its raw passes."""
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(KIT):
            del sys.modules[name]
    if KIT not in sys.path:
        sys.path.insert(0, KIT)
    began = time.time()
    kept = hook(job)
    argv = sys.argv
    sys.argv = ["render.py", "--"] + job["args"] + ["--out", WORK + "kitout", "--tag", job["name"]]
    try:
        runpy.run_path(KIT + "/render.py", run_name="__main__")
    finally:
        sys.argv = argv
    meta = dict(net=kept["net"], ev=kept["ev"], dev=kept["dev"], job=job, seconds=round(time.time() - began, 2),
                mode=MODE, worker=WORKER)
    passes = {key: kept[key] for key in ("c", "a", "n") if key in kept}
    part = WORK + "raw/.%s.tmp.npz" % job["name"]
    np.savez(part, meta=np.frombuffer(json.dumps(meta).encode(), np.uint8), **passes)
    os.rename(part, WORK + "raw/%s.npz" % job["name"])


def hook(job):
    """Let the kit's last steps hand over their input instead of doing the work here."""
    import core
    kept = {}
    kit_reset, kit_camera = core.reset, core.camera

    def reset(*a, **k):
        scene = kit_reset(*a, **k)
        if MODE == "gpu":
            use_gpu(scene)
        else:
            scene.render.threads_mode, scene.render.threads = "FIXED", THREADS
        for key, value in job.get("cycles", {}).items():
            setattr(scene.cycles, key, value)
        return scene

    def camera(at, look, *a, **k):
        moves = job.get("cam") or {}
        k.update(zip(("lens", "shift_y", "shift_x", "fstop", "focus"), a))
        k.update({key: moves[key] for key in ("lens", "shift_x", "shift_y", "fstop", "focus") if key in moves})
        if "zoom" in moves:
            k["lens"] = k.get("lens", 25) * moves["zoom"]
        at = tuple(x + dx for x, dx in zip(moves.get("at", at), moves.get("move", (0, 0, 0))))
        return kit_camera(at, moves.get("look", look), **k)

    def denoise(colour, albedo, normal, net="rt_hdr_calb_cnrm_large"):
        kept.update(c=np.asarray(colour, np.float32), a=np.asarray(albedo, np.float16),
                    n=np.asarray(normal, np.float16), net=net)
        return colour

    def develop(linear, ev=None, **settings):
        if "c" not in kept:
            kept.update(c=np.asarray(linear, np.float32), net="")
        kept.update(ev=ev, dev=settings)
        return linear, 0.0 if ev is None else ev

    core.reset, core.camera, core.develop, core.dn.denoise = reset, camera, develop, denoise
    core.exr.write_png = lambda *a, **k: None
    return kept


def use_gpu(scene):
    preferences = bpy.context.preferences.addons["cycles"].preferences
    preferences.compute_device_type = "CUDA"
    preferences.get_devices()
    for device in preferences.devices:
        device.use = device.type == "CUDA"
    if not any(device.use for device in preferences.devices):
        raise RuntimeError("no CUDA device visible to Cycles")
    scene.cycles.device = "GPU"


def note(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def say(text):
    print("[%s w%s] %s" % (time.strftime("%H:%M:%S"), WORKER, text), file=LOG)


main()

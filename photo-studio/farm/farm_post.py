"""Outside the chroot, on the device's own python3: denoise (torch, GPU) + develop (the kit's tone.py) + JPEG.

    python3 farm_post.py ROOT INDEX        # polls ROOT/farmwork/raw/*.npz until ROOT/farmwork/stop exists and nothing is left
"""
import glob
import json
import os
import sys
import time
import traceback

R, I = sys.argv[1] + "/farmwork/", sys.argv[2]
os.environ.setdefault("OMP_NUM_THREADS", "2")
sys.path.insert(0, R + "roomkit")
import numpy as np                                     # noqa: E402
import denoise as dn                                   # noqa: E402
import tone                                            # noqa: E402

LOG = open(R + "log/post%s.txt" % I, "a", 1)
DEV = None
try:
    import torch
    import torch.nn.functional as F
    torch.set_num_threads(2)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = False
    DEV = torch.device("cuda" if torch.cuda.is_available() else "cpu")
except Exception as e:                                 # numpy still works, only slower
    print("no torch:", e, file=LOG)

if DEV is not None:
    WC = {}

    def _w(a):
        k = id(a)
        if k not in WC:
            WC[k] = (a, torch.from_numpy(np.ascontiguousarray(a)).to(DEV))
        return WC[k][1]

    def _unet(t, x):
        """Same network as the kit's denoise._unet, in torch."""
        def cv(name, v, relu=True):
            v = F.conv2d(v, _w(t[name + ".weight"]), _w(t[name + ".bias"]), padding=1)
            return F.relu_(v) if relu else v
        pool = lambda v: F.max_pool2d(v, 2)
        up = lambda v: F.interpolate(v, scale_factor=2, mode="nearest")
        with torch.no_grad():
            x = torch.from_numpy(np.ascontiguousarray(x, np.float32)).to(DEV)[None]
            if "enc_conv1a.weight" in t:
                skips, v = [x], x
                for i in (1, 2, 3, 4):
                    v = pool(cv("enc_conv%db" % i, cv("enc_conv%da" % i, v)))
                    skips.append(v)
                v = cv("enc_conv5b", cv("enc_conv5a", v))
                skips.pop()
                for i in (4, 3, 2, 1):
                    v = torch.cat([up(v), skips.pop()], 1)
                    v = cv("dec_conv%db" % i, cv("dec_conv%da" % i, v))
                return cv("dec_conv1c", v, False)[0].cpu().numpy()
            p1 = pool(cv("enc_conv1", cv("enc_conv0", x)))
            p2 = pool(cv("enc_conv2", p1))
            p3 = pool(cv("enc_conv3", p2))
            v = pool(cv("enc_conv4", p3))
            v = cv("enc_conv5b", cv("enc_conv5a", v))
            for lvl, skip in ((4, p3), (3, p2), (2, p1)):
                v = torch.cat([up(v), skip], 1)
                v = cv("dec_conv%db" % lvl, cv("dec_conv%da" % lvl, v))
            v = torch.cat([up(v), x], 1)
            return cv("dec_conv0", cv("dec_conv1b", cv("dec_conv1a", v)), False)[0].cpu().numpy()

    if hasattr(dn, "_unet"):
        dn._unet = _unet
    _cache, _load = {}, dn.load_tza

    def load_tza(p):
        if p not in _cache:
            _cache[p] = _load(p)
        return _cache[p]
    dn.load_tza = load_tza


def save_jpeg(img, path, q=92):
    d = np.random.default_rng(1).random(img.shape, np.float32) - 0.5
    px = np.clip(np.round(img * 255 + d * 0.9), 0, 255).astype(np.uint8)
    try:
        from PIL import Image
        Image.fromarray(px).save(path, "JPEG", quality=q, subsampling=0, optimize=True, progressive=True)
        return "PIL"
    except ImportError:
        import torchvision
        torchvision.io.write_jpeg(torch.from_numpy(px.transpose(2, 0, 1).copy()), path, quality=q)
        return "torchvision"


def wait_ev(name):
    """Exposure of another picture of the batch (evfrom=NAME)."""
    p = R + "done/%s.json" % name
    if os.path.exists(p):
        return json.load(open(p))["stats"]["ev"]
    return None


def work(npz, name):
    t0 = time.time()
    z = np.load(npz)
    m = json.loads(z["meta"].tobytes())
    ev, job = m["ev"], m["job"]
    if job.get("evfrom") and ev is None:
        ev = wait_ev(job["evfrom"])
        src = job["evfrom"]
        if ev is None:                                 # its base is not developed yet, or never will be
            pending = os.path.exists(R + "raw/%s.npz" % src) or os.path.exists(R + "raw/.%s.busy" % src)
            lost = os.path.exists(R + "failed/" + src) or os.path.exists(R + "stop")
            if lost and not pending:
                raise RuntimeError("no exposure from %s" % src)
            return False
    c = z["c"]
    lin = dn.denoise(c, z["a"].astype(np.float32), z["n"].astype(np.float32), m["net"]) if m["net"] else c
    t1 = time.time()
    img, ev = tone.develop(lin, ev, **m["dev"])
    t2 = time.time()
    enc = save_jpeg(img, R + "done/.%s.jpg" % name)
    j = json.load(open(R + "kitout/%s.json" % name))
    j["image"] = name + ".jpg"
    j.setdefault("stats", {}).update(ev=round(float(ev), 4), net=m["net"], denoise_s=round(t1 - t0, 2), mode=m["mode"],
                                     total_s=m["seconds"], develop_s=round(t2 - t1, 2), jpeg=enc)
    j["job"] = job.get("line")
    json.dump(j, open(R + "done/.%s.json" % name, "w"), indent=1)
    os.rename(R + "done/.%s.jpg" % name, R + "done/%s.jpg" % name)
    os.rename(R + "done/.%s.json" % name, R + "done/%s.json" % name)
    if job.get("keep"):                                 # keep denoised linear for a later develop
        np.savez_compressed(R + "done/%s.lin.npz" % name, lin=lin.astype(np.float16))
    print("%s ok %s denoise %.2f develop %.2f jpeg %.2f" % (time.strftime("%H:%M:%S"), name, t1 - t0, t2 - t1, time.time() - t2), file=LOG)
    return True


if DEV is not None and DEV.type == "cuda":
    try:
        t = time.time()
        torch.zeros(8, device=DEV).sum().item()
        print("cuda ready %.1fs" % (time.time() - t), file=LOG)
    except Exception as e:
        print("cuda failed", e, file=LOG)
        DEV = torch.device("cpu")
while True:
    todo = sorted(glob.glob(R + "raw/*.npz"))
    n = 0
    for f in todo:
        name = os.path.basename(f)[:-4]
        mine = R + "raw/.%s.busy" % name
        try:
            os.rename(f, mine)
        except FileNotFoundError:
            continue
        try:
            if work(mine, name):
                os.remove(mine)
                n += 1
            else:
                os.rename(mine, f)                      # waits for another picture's exposure
        except Exception as e:
            print("FAILED", name, traceback.format_exc(), file=LOG)
            open(R + "failed/" + name, "w").write("post: %r\n%s" % (e, traceback.format_exc()))
            os.rename(mine, R + "raw/.%s.bad" % name)
    if not n:
        if os.path.exists(R + "stop") and not glob.glob(R + "raw/*.npz"):
            break
        time.sleep(0.2)

"""Windows with daylight and a view, and the curtains before them."""
import bpy
import numpy as np
from mathutils import Vector

import core
import materials as M
import tone
from geo import Group, box, curtain, lathe, plane_uv, rod


def window(wall, W, D, a0, a1, z0, z1, frame="#f4f2ee", day=260, kelvin=6400, sun=0, sun_dir=(0.6, 0.25, -0.5),
           panes=2, view="garden", sill=True):
    """Framed window in `wall` with glass, outdoor backdrop, daylight area lamp and optional sun."""
    w, h = a1 - a0, z1 - z0
    place = {"back": ((a0, 0, z0), 0), "left": ((0, a0, z0), 90), "right": ((W, a1, z0), -90)}[wall]
    fm = M.laminate(frame, 0.35)
    with Group("window", *place) as g:                 # local: x along wall, +y outside
        y0, y1, f = 0.06, 0.12, 0.05
        for x0, x1, b0, b1 in ((0, w, 0, f), (0, w, h - f, h), (0, f, f, h - f), (w - f, w, f, h - f)):
            box(x0, x1, y0, y1, b0, b1, fm, 0.004)
        for k in range(1, panes):
            x = w * k / panes
            box(x - f / 2, x + f / 2, y0, y1, f, h - f, fm, 0.004)
        for k in range(panes):                         # inner sash bead
            xa, xb = w * k / panes + f * 0.6, w * (k + 1) / panes - f * 0.6
            for x0, x1, b0, b1 in ((xa, xb, f, f + .03), (xa, xb, h - f - .03, h - f), (xa, xa + .03, f, h - f),
                                   (xb - .03, xb, f, h - f)):
                box(x0, x1, y0 + .012, y1 - .012, b0, b1, fm, 0.003)
        gl = box(f, w - f, 0.088, 0.092, f, h - f, M.glass(reflect=0.6), 0)
        gl.visible_shadow = False
        # plaster reveal and sill
        rv = M.paint("#f4f1ec")
        for x0, x1, b0, b1 in ((-.001, .002, 0, h), (w - .002, w + .001, 0, h), (0, w, h - .002, h + .001)):
            box(x0, x1, 0.001, 0.149, b0, b1, rv, 0)
        if sill and z0 > 0.1:
            box(-0.03, w + 0.03, -0.035, 0.07, -0.025, 0.004, M.quartz("#efece6"), 0.004)
        bd = plane_uv(w * 6 + 8, 9, backdrop(view), (w / 2, 5.0, 1.2), (90, 0, 0), "backdrop")
        bd.visible_diffuse = bd.visible_shadow = False
        ctr = Vector((w / 2, 0.2, h / 2))
        core.lamp("AREA", ctr, day * w * h / 3.0, kelvin, target=ctr + Vector((0, -1, -0.12)), size=(w, h),
                  glossy=False, name="daylight")
    if sun:
        s = core.lamp("SUN", (0, 0, 6), sun, 5000, target=Vector((0, 0, 6)) + Vector(sun_dir), angle=1.2,
                      name="sun")
        s.visible_glossy = False
    return g


def backdrop(kind="garden"):
    """Out-of-focus outdoor view painted with numpy; emissive, camera/glossy only."""
    h, w = 256, 640
    rng = np.random.default_rng(7)
    y, x = np.mgrid[0:1:h * 1j, 0:1:w * 1j]            # y=0 bottom
    sky = np.stack([0.80 + 0.12 * (1 - y), 0.88 + 0.06 * (1 - y), 1.0 - 0.02 * (1 - y)], -1) * 1.25
    img = sky.copy()
    for layer, (base, c) in enumerate(((0.50, (0.42, 0.52, 0.42)), (0.42, (0.25, 0.38, 0.20)),
                                       (0.30, (0.16, 0.27, 0.11)))):
        n = sum(rng.normal() * np.cos(2 * np.pi * k * x[0] + rng.random() * 6.3) / k ** 0.8 for k in range(1, 26))
        edge = base + 0.045 * n
        m = 1 / (1 + np.exp((y - edge[None, :]) * 70))
        blotch = sum(rng.normal() * np.cos(2 * np.pi * (rng.integers(2, 40) * x + rng.integers(2,
                20) * y) + rng.random() * 6.3)
                     for k in range(40)) / 9
        col = np.array(c)[None, None] * (1 + 0.35 * blotch[..., None])
        img = img * (1 - m[..., None]) + np.clip(col, 0, 2) * m[..., None]
    img = tone.blur(img.astype(np.float32), 4)
    im = bpy.data.images.new("backdrop", w, h, float_buffer=True)
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = img
    im.pixels.foreach_set(px.ravel())
    im.pack()
    t = M.Tree("backdrop")
    tx = t.node("TexImage")
    tx.image = im
    return t.finish(t.node("Emission", Color=tx.outputs[0], Strength=3.2).outputs[0])


def curtains(wall, W, D, a0, a1, z1, color="#cabfb1", sheer=True, width=0.55, seed=0, rail="brass", ztop=None,
             z0=0.012):
    """Pair of full-height drapes and an optional sheer in front of an opening a0..a1."""
    w = a1 - a0
    over = 0.22
    zt = ztop or z1 + 0.18
    place = {"back": ((a0, -0.09, 0), 0), "left": ((0.09, a0, 0), 90), "right": ((W - 0.09, a1, 0), -90)}[wall]
    with Group("curtains", *place) as g:
        dm = M.drape(color)
        curtain(width, zt - z0, dm, (-over, -0.03, z0), folds=max(5, int(width * 11)), seed=seed, amp=0.04)
        curtain(width, zt - z0, dm, (w + over - width, -0.03, z0), folds=max(5, int(width * 11)), seed=seed + 3,
                amp=0.04)
        if sheer:
            curtain(w + 0.1, zt - z0, M.sheer(), (-0.05, 0.045, z0), folds=int(w * 9), amp=0.022, seed=seed + 5)
        if rail:
            r = M.metal(rail, 0.3)
            y = -0.03
            rod((-over - 0.06, y, zt + 0.01), (w + over + 0.06, y, zt + 0.01), 0.012, None, r)
            for x in (-over - 0.07, w + over + 0.07):
                lathe([(0, -0.022), (0.02, -0.012), (0.022, 0), (0.02, 0.012), (0, 0.022)], r, (x, y, zt + 0.01),
                      24)
    return g

"""Views through windows: a garden or a city, painted layer by layer, then thrown out of focus
with a round aperture, as a lens would. Emissive, seen by camera and reflections only: lamps do the lighting.

    window_views.window("back", W, D, .9, 2.3, 1.05, 2.1, view="garden", seed=3)    # in place of P.window
    window_views.garden(width=22, at=(x, y, z))                                     # or the bare backdrop"""
import bpy
import numpy as np
from mathutils import Vector

import core
import materials as M
from geo import Group, box, plane_uv, rod
from window_paint import city_image, disc_blur, garden_image

PX = 44                                                # pixels a metre
EYE = 1.35                                             # height of the horizon above the floor


def garden(width=22, at=(0, 6, 0), seed=1, strength=1.3, rot=0):
    """Backdrop plane of lawn, hedge and trees; `at` is its centre on the floor line."""
    return _plane(garden_image, width, at, seed, strength, rot)


def city(width=22, at=(0, 6, 0), seed=1, strength=1.0, rot=0):
    """Backdrop plane of apartment blocks over tree tops, seen from an upper floor."""
    return _plane(city_image, width, at, seed, strength, rot)


def window(wall, W, D, a0, a1, z0, z1, view="garden", seed=1, strength=None, rail=None, frame="#f4f2ee", day=260, kelvin=6400, sun=0,
           sun_dir=(.6, .25, -.5), panes=2, sill=True):
    """Casement window, or a glazed door when it starts at the floor, with a view, a daylight lamp and optional sun.
    Takes what P.window takes. `rail`: metal of a balcony rail outside, or None."""
    w, h = a1 - a0, z1 - z0
    place = {"back": ((a0, 0, z0), 0), "left": ((0, a0, z0), 90), "right": ((W, a1, z0), -90)}[wall]
    with Group("window", *place) as g:                 # local: x along the wall, +y outside
        _casements(w, h, M.laminate(frame, .35), panes, z0 < .1)
        plaster = M.paint("#f4f1ec")
        for q in ((-.001, .002, 0, h), (w - .002, w + .001, 0, h), (0, w, h - .002, h + .001)):
            box(q[0], q[1], .001, .149, q[2], q[3], plaster, 0)
        if sill and z0 > .1:
            box(-.03, w + .03, -.035, .07, -.025, .004, M.quartz("#efece6"), .004)
        {"garden": garden, "city": city}[view](22, (w / 2, 6, -z0), seed, **({} if strength is None else {"strength": strength}))
        if rail:
            balcony_rail(-1.2, w + 1.2, 1.15, -z0, rail)
        c = Vector((w / 2, .2, h / 2))
        core.lamp("AREA", c, day * w * h / 3, kelvin, target=c + Vector((0, -1, -.12)), size=(w, h), glossy=False, name="daylight")
    if sun:
        s = core.lamp("SUN", (0, 0, 6), sun, 5000, target=Vector((0, 0, 6)) + Vector(sun_dir), angle=1.2, name="sun")
        s.visible_glossy = False
    return g


def _casements(w, h, mat, panes, door):
    """Fixed frame, a sash to each pane, glass and handles. Rails stop at the stiles: no two faces on one plane."""
    f, t = .045, .052

    def ring(x0, x1, b0, b1, y0, y1, t, foot):
        box(x0, x0 + t, y0, y1, b0, b1, mat, .004)
        box(x1 - t, x1, y0, y1, b0, b1, mat, .004)
        box(x0 + t - .001, x1 - t + .001, y0 + .001, y1 - .001, b0 + .0005, b0 + foot, mat, .004)
        box(x0 + t - .001, x1 - t + .001, y0 + .001, y1 - .001, b1 - t, b1 - .0005, mat, .004)
    ring(0, w, 0, h, .070, .130, f, f if not door else .03)
    metal = M.metal("steel", .3)
    for k in range(panes):
        x0, x1 = f + (w - 2 * f) * k / panes + .0015, f + (w - 2 * f) * (k + 1) / panes - .0015
        b0, b1 = (.032 if door else f + .002), h - f - .002
        foot = .16 if door else t
        ring(x0, x1, b0, b1, .055, .105, t, foot)
        glass = box(x0 + t - .004, x1 - t + .004, .079, .083, b0 + foot - .004, b1 - t + .004, M.glass(reflect=.6), 0)
        glass.visible_shadow = False
        if door and k:
            continue
        x, z = (x1 - t / 2 if k % 2 == 0 else x0 + t / 2), (1.02 if door else h * .45)
        box(x - .012, x + .012, .049, .055, z - .05, z + .05, metal, .003)
        rod((x, .050, z + .02), (x, .028, z + .02), .007, None, metal, 14)
        rod((x, .030, z + .026), (x, .030, z - .085), .0065, .0060, metal, 14)


def balcony_rail(x0, x1, y, z, metal="black", h=1.02, floor="#b9b1a4"):
    """Slab and vertical-bar balustrade outside a window, in the window's own frame."""
    m = M.metal(metal, .4)
    box(x0, x1, .16, y + .1, z - .12, z - .01, M.plain(floor, .8), .004)
    box(x0, x1, y - .022, y + .022, z + h - .03, z + h, m, .006)
    box(x0, x1, y - .012, y + .012, z + .08, z + .105, m, .003)
    for i in range(int((x1 - x0) / .12) + 1):
        x = x0 + .12 * i
        rod((x, y, z), (x, y, z + h - .02), .007, None, m, 8)


def _plane(paint, width, at, seed, strength, rot):
    hgt, horizon = 9.0, .42
    o = plane_uv(width, hgt, _material(paint, seed, width, hgt, horizon, strength), (at[0], at[1], at[2] + EYE + (.5 - horizon) * hgt), (90, 0, rot), "view")
    o.visible_diffuse = o.visible_shadow = False
    return o


@M.cached
def _material(paint, seed, width, hgt, horizon, strength):
    H, W = int(hgt * PX), int(width * PX)
    img = disc_blur(paint(H, W, horizon, np.random.default_rng(seed)), 2.2)
    im = bpy.data.images.new("view", W, H, float_buffer=True)
    px = np.ones((H, W, 4), np.float32)
    px[..., :3] = img
    im.pixels.foreach_set(px.ravel())
    im.pack()
    t = M.Tree("view")
    tx = t.node("TexImage")
    tx.image = im
    return t.finish(t.node("Emission", Color=tx.outputs[0], Strength=strength).outputs[0])

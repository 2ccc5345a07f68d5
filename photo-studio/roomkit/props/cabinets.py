"""Rows of kitchen cabinets: base, wall and tall units, with their light strips."""
from mathutils import Vector

import core
import materials as M
from geo import box, rod
from props.appliances import oven
from props.fronts import front


def base_units(x0, widths, p, depth=0.58, h=0.86, kick=0.10, types=None, gola=True, counter=True, ct=0.022,
               over0=0.0, over1=0.0, end0=False, end1=False):
    """Row of base cabinets along +x from x0, backs on y=0. p: palette with finish materials.
    types per unit: 'door','door2','drawers','drawers2','open','oven','sink','blank'."""
    y = -depth
    x = x0
    body = p["carcass"]
    tot = sum(widths)
    box(x0, x0 + tot, y + 0.06, -0.02, 0, kick, p["kick"], 0.001)
    box(x0, x0 + tot, y + 0.001, 0, kick, h, body, 0.001)
    gz = 0.032 if gola else 0.0                        # handle groove under the counter
    if gola:
        box(x0, x0 + tot, y - 0.004, y + 0.012, h - gz, h, p["profile"], 0.001)
    for w, k in zip(widths, types):
        top = h - gz
        st, hn = p["door_style"], (None if gola else p["handle"])
        m = p["base"]
        if k == "door":
            front(x, x + w, kick, top, y, m, st, hn, "r", top - 0.12, p["metal"])
        elif k in ("door2", "sink"):
            front(x, x + w / 2, kick, top, y, m, st, hn, "r", top - 0.12, p["metal"])
            front(x + w / 2, x + w, kick, top, y, m, st, hn, "l", top - 0.12, p["metal"])
        elif k.startswith("drawers"):
            cuts = [0, 0.42, 0.73, 1] if k == "drawers" else [0, 0.5, 1]
            hgt = top - kick
            for i in range(len(cuts) - 1):
                za, zb = kick + hgt * cuts[i], kick + hgt * cuts[i + 1]
                if gola and i < len(cuts) - 2:         # finger groove between drawers
                    box(x, x + w, y - 0.004, y + 0.012, zb - 0.026, zb, p["profile"], 0.001)
                    zb -= 0.026
                front(x, x + w, za, zb, y, m, st if st != "glass" else "slab", hn, "r", zb - 0.05, p["metal"],
                      vertical=False)
        elif k == "oven":
            oven(x, x + w, kick + 0.10, kick + 0.10 + 0.595, y)
            front(x, x + w, kick, kick + 0.10, y, m, "slab")
            if kick + 0.695 < top:
                front(x, x + w, kick + 0.695, top, y, m, "slab")
        elif k == "blank":
            box(x, x + w, y - 0.02, y, kick, top, m, 0.001)
        x += w
    for flag, xx in ((end0, x0), (end1, x0 + tot)):
        if flag:
            s = -1 if xx == x0 else 1
            box(xx, xx + s * 0.018, y - 0.02, 0, 0, h, p["base"], 0.0015)
    if counter:
        box(x0 - over0, x0 + tot + over1, y - 0.045, 0, h, h + ct, p["counter"], 0.0035, 3)
    return h + ct


def wall_units(x0, widths, p, z0=1.46, z1=2.18, depth=0.34, types=None, led=True, mat=None, style=None):
    """Row of wall cabinets; types per unit: 'door', 'glass', 'open'."""
    y = -depth
    x = x0
    tot = sum(widths)
    m = mat or p["wall_cab"]
    for w, k in zip(widths, types or ["door"] * len(widths)):
        if k == "open":
            s = 0.02
            wd = p["accent_wood"]
            box(x, x + w, -0.012, 0, z0, z1, wd, 0.001)
            for q in ((x, x + s), (x + w - s, x + w)):
                box(q[0], q[1], y, 0, z0, z1, wd, 0.0015)
            for zz in (z0, (z0 + z1) / 2 - s / 2, z1 - s):
                box(x + s, x + w - s, y, 0, zz, zz + s, wd, 0.0015)
        elif k == "glass":
            s = 0.018
            wd = p["accent_wood"]
            box(x, x + w, -0.012, 0, z0, z1, wd, 0.001)
            for q in ((x, x + s), (x + w - s, x + w)):
                box(q[0], q[1], y, 0, z0, z1, p["carcass"], 0.0015)
            for zz in (z0, z1 - s):
                box(x + s, x + w - s, y, 0, zz, zz + s, p["carcass"], 0.0015)
            sh = box(x + s, x + w - s, y + 0.03, -0.014, (z0 + z1) / 2, (z0 + z1) / 2 + 0.008, M.glass("#e4efe9"),
                     0.001)
            sh.visible_shadow = False
            front(x, x + w, z0, z1, y, m, "glass")
            core.lamp("AREA", (x + w / 2, y + 0.05, z1 - 0.03), 1.6, 2900, target=(x + w / 2, -0.1, z0),
                      size=(w - 0.08, 0.015))
        else:
            box(x, x + w, y, 0, z0, z1, p["carcass"], 0.001)
            st = style or p["door_style"]
            if k == "door2":
                front(x, x + w / 2, z0 - 0.015, z1, y, m, st)
                front(x + w / 2, x + w, z0 - 0.015, z1, y, m, st)
            elif k == "lift":
                zm = (z0 + z1) / 2
                front(x, x + w, z0 - 0.015, zm, y, m, st)
                front(x, x + w, zm, z1, y, m, st)
            else:
                front(x, x + w, z0 - 0.015, z1, y, m, st)
        x += w
    if led:
        strip(x0 + 0.03, x0 + tot - 0.03, y + 0.05, z0 - 0.002)


def strip(xa, xb, y, z, power=5.5, kelvin=3000, aim=(0, 0.18, -1)):
    """Under-cabinet LED: visible diffuser plus an area lamp."""
    box(xa, xb, y - 0.006, y + 0.006, z - 0.006, z, M.glow("#ffdcae", 5.0), 0)
    c = Vector(((xa + xb) / 2, y, z - 0.012))
    core.lamp("AREA", c, power * (xb - xa), kelvin, target=c + Vector(aim), size=(xb - xa, 0.015), name="led")


def tall_unit(x0, widths, p, types, h=2.18, depth=0.58, kick=0.10):
    """Tall block: 'pantry' | 'oven' (oven + microwave tower) | 'fridge'."""
    y = -depth
    x = x0
    for w, k in zip(widths, types):
        if k == "fridge":
            box(x, x + w, y + 0.03, 0, 0, h, M.plain("#1b1b1c", 0.6), 0.001)
            st = M.metal("steel", 0.32)
            zf = 1.78
            for a, b in ((x + 0.006, x + w / 2), (x + w / 2, x + w - 0.006)):
                box(a + .002, b - .002, y - 0.045, y + 0.03, 0.62, zf, st, 0.006, 3)
            box(x + 0.008, x + w - 0.008, y - 0.045, y + 0.03, 0.06, 0.612, st, 0.006, 3)
            for s in (-1, 1):
                rod((x + w / 2 + s * 0.035, y - 0.08, 0.85), (x + w / 2 + s * 0.035, y - 0.08, 1.55), 0.009, None,
                    M.metal("steel", 0.2), 14)
                for zz in (0.9, 1.5):
                    rod((x + w / 2 + s * 0.035, y - 0.08, zz), (x + w / 2 + s * 0.035, y - 0.04, zz), 0.006, None,
                        M.metal("steel", 0.2), 10)
            rod((x + 0.12, y - 0.08, 0.54), (x + w - 0.12, y - 0.08, 0.54), 0.009, None, M.metal("steel", 0.2), 14)
            for xx in (x + 0.2, x + w - 0.2):
                rod((xx, y - 0.08, 0.54), (xx, y - 0.04, 0.54), 0.006, None, M.metal("steel", 0.2), 10)
            front(x, x + w / 2, zf + 0.02, h, y, p["tall"], p["door_style"])
            front(x + w / 2, x + w, zf + 0.02, h, y, p["tall"], p["door_style"])
        else:
            box(x, x + w, y + .06, 0, 0, kick, p["kick"], 0.001)
            box(x, x + w, y, 0, kick, h, p["carcass"], 0.001)
            if k == "oven":
                z = 0.62
                zz = (kick + z) / 2
                front(x, x + w, kick, zz, y, p["tall"], p["door_style"], p["handle"], metal=p["metal"],
                      vertical=False)
                front(x, x + w, zz, z, y, p["tall"], p["door_style"], p["handle"], metal=p["metal"], vertical=False)
                oven(x, x + w, z, z + 0.595, y)
                oven(x, x + w, z + 0.60, z + 0.60 + 0.385, y, micro=True)
                front(x, x + w, z + 0.99, h, y, p["tall"], p["door_style"], p["handle"], hz=z + 1.12,
                      metal=p["metal"])
            else:
                zs = 1.30
                front(x, x + w, kick, zs, y, p["tall"], p["door_style"], p["handle"], "l", zs - 0.16, p["metal"],
                      hlen=0.24)
                front(x, x + w, zs, h, y, p["tall"], p["door_style"], p["handle"], "l", zs + 0.16, p["metal"],
                      hlen=0.24)
        x += w

"""Kitchen cabinetry and fittings: base runs whose worktop is really cut for the sink, taps, refrigerators, shelves."""
import math

import materials as M
import props as P
from geo import Group, box, cyl, lathe, mesh, rod, tube

H, DEPTH, KICK, CT = .86, .58, .10, .022               # carcass height and depth, plinth, worktop thickness
TOP = H + CT


def run(units, p, x0=0.0, sink=None, end0=False, end1=False, over0=0.0, over1=0.0, counter=True):
    """Row of base cabinets along +x, backs on y=0. units: [(width, type)]; type: drawers, drawers2, door, door2, sink, tray,
    panel (dishwasher), open, oven, blank. sink: (width, depth) of the bowl. Returns {type: centre x} of the last of each type."""
    gola, y, x = p["handle"] == "edge", -DEPTH, x0
    tot, where = sum(w for w, _k in units), {}
    box(x0, x0 + tot, y + .06, -.02, 0, KICK, p["kick"], .001)
    if gola:
        box(x0, x0 + tot, y - .004, y + .012, H - .032, H, p["profile"], .001)
    for w, kind in units:
        _unit(x, w, kind, p, gola)
        where[kind] = x + w / 2
        x += w
    for flag, xx, s in ((end0, x0, -1), (end1, x0 + tot, 1)):
        if flag:
            box(xx, xx + s * .018, y - .02, 0, 0, H - .0005, p["base"], .0015)
    if counter:
        hole = (where["sink"], -.315) + (sink or (.56, .40)) if "sink" in where else None
        slab(x0 - over0, x0 + tot + over1, y - .045, 0, H, TOP, p["counter"], hole)
    return where


def _unit(x, w, kind, p, gola):
    y, top, m, st, hn = -DEPTH, H - (.032 if gola else 0), p["base"], p["door_style"], None if gola else p["handle"]
    if kind in ("sink", "open"):                       # no top board: the bowl hangs here, or the shelves show
        for q in (x, x + w - .016):
            box(q, q + .016, y + .001, 0, KICK, H - .001, p["carcass"] if kind == "sink" else p["accent_wood"], .001)
        box(x, x + w, y + .001, -.002, KICK, KICK + .018, p["carcass"] if kind == "sink" else p["accent_wood"], .001)
    else:
        box(x, x + w, y + .001, 0, KICK, H - .001, p["carcass"], .001)
    if kind in ("door", "tray", "panel"):
        if kind == "door":
            P.front(x, x + w, KICK, top, y, m, st, hn, "r", top - .12, p["metal"])
        else:
            P.front(x, x + w, KICK, top, y, m, st if w > .3 else "slab", hn, "r", top - .06, p["metal"], vertical=False, hlen=min(.16, w * .5))
    elif kind in ("door2", "sink"):
        P.front(x, x + w / 2, KICK, top, y, m, st, hn, "r", top - .12, p["metal"])
        P.front(x + w / 2, x + w, KICK, top, y, m, st, hn, "l", top - .12, p["metal"])
    elif kind.startswith("drawers"):
        cuts = [0, .5, 1] if kind == "drawers2" else [0, .40, .72, 1]
        for i in range(len(cuts) - 1):
            za, zb = (KICK + (top - KICK) * c for c in cuts[i:i + 2])
            if gola and i < len(cuts) - 2:
                box(x, x + w, y - .004, y + .012, zb - .026, zb, p["profile"], .001)
                zb -= .026
            P.front(x, x + w, za, zb, y, m, st, hn, "r", zb - .05, p["metal"], vertical=False, hlen=.16 if w < .7 else .26)
    elif kind == "oven":
        P.oven(x, x + w, KICK + .10, KICK + .695, y)
        P.front(x, x + w, KICK, KICK + .10, y, m, "slab")
        P.front(x, x + w, KICK + .695, top, y, m, "slab")
    elif kind == "open":
        box(x, x + w, -.012, 0, KICK, H - .001, p["accent_wood"], .001)
        box(x + .016, x + w - .016, y + .01, -.012, .46, .478, p["accent_wood"], .001)
    else:
        box(x, x + w, y - .02, y, KICK, top, m, .001)


# --- worktop and sink ------------------------------------------------------------------------
def _ring(cx, cy, w, d, r, k=4):
    """Rounded rectangle, counter-clockwise, 8k + 4 points."""
    out = []
    for n, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(2 * k + 1):
            a = math.radians(90 * n + 45 * i / k)
            out.append((cx + sx * (w / 2 - r) + r * math.cos(a), cy + sy * (d / 2 - r) + r * math.sin(a)))
    return out


def _outer(ring, x0, x1, y0, y1, k=4):
    """The ring's points pushed out to a rectangle, in the same order."""
    out, sides = [], ((x1, None), (None, y1), (x0, None), (None, y0))
    corners = ((x1, y1), (x0, y1), (x0, y0), (x1, y0))
    for n in range(4):
        for i in range(2 * k + 1):
            px, py = ring[n * (2 * k + 1) + i]
            a, b = sides[n] if i < k else sides[(n + 1) % 4]
            out.append(corners[n] if i == k else (px if a is None else a, py if b is None else b))
    return out


def _skin(name, loops, mat, close=False, auto=30, cap=False):
    n = len(loops[0])
    pairs = list(zip(range(len(loops) - 1), range(1, len(loops)))) + ([(len(loops) - 1, 0)] if close else [])
    f = [(a * n + i, a * n + (i + 1) % n, b * n + (i + 1) % n, b * n + i) for a, b in pairs for i in range(n)]
    if cap:
        f.append(tuple((len(loops) - 1) * n + i for i in range(n)))
    return mesh(name, [q for loop in loops for q in loop], f, mat, auto=auto)


def slab(x0, x1, y0, y1, z0, z1, mat, hole=None, b=.003, r=.035):
    """Worktop; hole (cx, cy, w, d) is a rounded cut-out."""
    if hole is None:
        return box(x0, x1, y0, y1, z0, z1, mat, b, 3)
    ox, oy, oz = (x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2
    cx, cy, w, d = hole[0] - ox, hole[1] - oy, hole[2], hole[3]
    x0, x1, y0, y1, z0, z1 = x0 - ox, x1 - ox, y0 - oy, y1 - oy, z0 - oz, z1 - oz
    ring, wide = _ring(cx, cy, w, d, r), _ring(cx, cy, w + 2 * b, d + 2 * b, r + b)
    out, inset = _outer(ring, x0, x1, y0, y1), _outer(wide, x0 + b, x1 - b, y0 + b, y1 - b)
    loops = [[(*q, z) for q in pts] for pts, z in ((out, z0), (out, z1 - b), (inset, z1), (wide, z1), (ring, z1 - b), (ring, z0))]
    o = _skin("worktop", loops, mat, close=True)
    o.location = (ox, oy, oz)
    return o


def sink(x, z=TOP, y=-.315, w=.56, d=.40, bowl="steel", tap="steel", spout="arc", deep=.19, rot=0):
    """Bowl hung under the cut worktop, with waste and mixer tap. bowl: steel, granite or ceramic."""
    m = {"steel": M.plain("#d2d2cf", .24, .6), "granite": M.plain("#34342f", .45), "ceramic": M.plain("#f2f0ea", .12)}[bowl]
    with Group("sink", (x, y, z), rot) as g:
        steps = [(.004, -CT - .0005), (.004, -.05), (-.004, -deep + .045)]
        steps += [(-.004 - .045 * (1 - math.cos(t)) * 2, -deep + .045 - .045 * math.sin(t)) for t in (.4, .8, 1.2, 1.57)]
        loops = [[(px, py, zz) for px, py in _ring(0, 0, w + e, d + e, max(.03, .037 + e / 2))] for e, zz in steps]
        dx, dy = w * .22, d * .12                      # waste toward the back corner
        loops.append([(dx + .052 * math.cos(t), dy + .052 * math.sin(t), -deep - .006) for t in (math.atan2(q[1], q[0]) for q in loops[-1])])
        _skin("bowl", [loop[::-1] for loop in loops], m, auto=50, cap=True)
        st = M.metal("steel", .18, False)
        lathe([(.056, 0), (.054, .003), (.046, .003), (.042, -.004), (.014, -.004), (.012, .004), (0, .005)], st, (dx, dy, -deep - .004), 36)
        lathe([(.020, .0005), (.038, .0005)], M.plain("#1c1c1c", .5), (dx, dy, -deep - .0075), 28)
        mixer(0, d / 2 + .055, tap, spout)
    return g


def mixer(x, y, metal="steel", spout="arc"):
    """Mixer tap on the worktop: a high arc with a pull-down head, or a square spout. Reaches toward -y."""
    m = M.metal(metal, .18, False)
    cyl(.027, 0, .008, m, (x, y))
    if spout == "arc":
        cyl(.021, .006, .125, m, (x, y), .004)
        c, R = .285, .092
        pts = [(x, y, .12), (x, y, .20)] + [(x, y - R + R * math.cos(t), c + R * math.sin(t)) for t in [math.pi * i / 14 for i in range(15)]]
        tube(pts + [(x, y - 2 * R, c - .02)], .0115, m, 20, smoothpath=False)
        rod((x, y - 2 * R, c - .02), (x, y - 2 * R, c - .11), .0165, .0185, m, 28)
        cyl(.0155, c - .1115, c - .1095, M.plain("#1a1a1a", .5), (x, y - 2 * R))
        rod((x + .018, y, .085), (x + .040, y, .085), .013, None, m, 24)
        rod((x + .038, y, .085), (x + .062, y - .012, .150), .0058, .0045, m, 16)
    else:
        box(x - .018, x + .018, y - .018, y + .018, .006, .30, m, .004, 3)
        box(x - .016, x + .016, y - .215, y + .018, .275, .30, m, .004, 3)
        box(x - .013, x + .013, y - .212, y - .186, .262, .276, m, .002)
        box(x + .018, x + .034, y - .016, y + .016, .10, .132, m, .003)
        box(x + .034, x + .042, y - .075, y + .012, .110, .120, m, .003)


def splash(x0, x1, z1, p, z0=TOP):
    box(x0, x1, -.010, 0, z0, z1, p["splash"], .001)

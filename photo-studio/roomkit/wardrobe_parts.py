"""Wardrobe building blocks: hollow bays with fitted interiors, hinged leaves, pull-out drawers. Back on y=0, x along the wall."""
import random

import core
import materials as M
import props as P
import props_more_a as Q
from geo import Group, box, rod, soft_box

CLOTHES = ("#efe9de", "#c9bba6", "#8d8578", "#4b5560", "#a8775a", "#d8cbb8", "#6f7a6a", "#2f3236", "#e3d3c4")
T = .018


def lining():
    return M.laminate("#d3c9b9", .5)


def hollow(x0, x1, z0, z1, depth, mat):
    """Open-fronted box."""
    box(x0, x1, -.012, 0, z0, z1, mat, .001)
    for a in (x0, x1 - T):
        box(a, a + T, -depth, -.012, z0, z1, mat, .001)
    for z in (z0, z1 - T):
        box(x0 + T, x1 - T, -depth, -.012, z, z + T, mat, .001)


def leaf(x0, x1, z0, z1, y, mat, style, p, side="r", hnd="bar", hz=1.05, hlen=.6, angle=0, mirror=False, inner=None):
    """Hinged shutter; `side` is where the handle is. Opened leaves stand clear of their neighbours like on real hinges."""
    w = x1 - x0
    off = .023 if angle else 0
    s = 1 if side == "r" else -1
    with Group("leaf", ((x0 if s > 0 else x1) + s * off, y - off, 0), -s * angle) as g:
        a, b = (0, w) if s > 0 else (-w, 0)
        P.front(a, b, z0, z1, 0, mat, "slab" if mirror else style, hnd, side, hz, p["metal"], hlen=hlen)
        if mirror:
            box(a + .006, b - .006, -.0235, -.0195, z0 + .006, z1 - .006, M.mirror(), .001)
        if inner == "mirror":
            box(a + .07, b - .07, .0005, .005, z0 + .35, z1 - .12, M.mirror(), .001)
        elif inner == "ties":
            m = Q.metal_of(p)
            rod((a + .08, .035, z1 - .35), (b - .08, .035, z1 - .35), .006, None, m, 12)
            for k, c in enumerate((p["soft"][1], "#4b5560", p["soft"][2], "#c9bba6")):
                x = a + .12 + k * (w - .24) / 3
                soft_box(.055, .016, .60 - .05 * (k % 2), M.fabric(c, 500, sheen=.5), (x, .035, z1 - .95 + .05 * (k % 2)), r=.008, bulge=.002, wrinkle=.004, seed=k, n=8)
    return g


def drawer(a, b, za, zb, y, mat, p, pull=0.0, body=None):
    """Internal drawer with a scooped grip; `pull` metres open, then its box and folded contents show."""
    with Group("drawer", (0, -pull, 0)) as g:
        P.front(a, b, za, zb, y, mat, "slab", t=.018, gap=.002)
        m = Q.metal_of(p)
        c = (a + b) / 2
        box(c - .07, c + .07, y - .028, y - .016, zb - .030, zb - .018, m, .003)
        if pull:
            bd = body or lining()
            for x in (a + .01, b - .022):
                box(x, x + .012, y, y + .42, za + .02, zb - .035, bd, .001)
            box(a + .022, b - .022, y, y + .42, za + .02, za + .028, bd, .001)
            n = max(2, int((b - a) / .17))
            for k in range(n):
                x = a + .03 + (b - a - .06) * (k + .5) / n
                soft_box((b - a - .08) / n - .012, pull - .03, zb - za - .075, M.fabric((p["soft"] + CLOTHES[:4])[k % 7], 300), (x, y + pull / 2 + .01, za + .03), r=.03, bulge=.01, wrinkle=.006, seed=k, n=10)
    return g


def rail(a, b, z, y, length, rng, p, sleeve=.5):
    """Hanging rail filled unevenly, with a gap where something was taken out."""
    rod((a, y, z), (b, y, z), .012, None, Q.metal_of(p), 16)
    cols = CLOTHES + tuple(p["soft"])
    x, c, run = a + .05, 0, 0
    gap = rng.uniform(a + (b - a) * .45, a + (b - a) * .8)
    while x < b - .05:
        if c % 2 == 0:
            run = rng.randrange(len(cols))
        Q.garment((x, y, z), M.shade(cols[run], rng.uniform(.92, 1.06)), length * rng.uniform(.86, 1.06), rng.randrange(99), p["metal"], sleeve if rng.random() < .75 else 0)
        step = rng.uniform(.055, .085)
        x += step + (.07 if x < gap <= x + step else 0)
        c += 1


def shelf_things(a, b, y, z, h, kind, rng, p):
    cols = CLOTHES + tuple(p["soft"])
    w = b - a
    if kind == "fold":
        n = 2 if w > .58 else 1
        for i in range(n):
            Q.folded((a + w * (i + .5) / n, y + .26, z), cols, min(rng.randint(3, 5), int(h / .055)), min(.30, w / n - .04), .33, rng.randrange(99))
    elif kind == "bag":
        Q.handbag((a + w * .5, y + .22, z), ("#8a5a3a", "#d8c7a8", "#39424a", p["soft"][1])[rng.randrange(4)], rng.uniform(-9, 9), min(.9, h / .36), p["metal"])
    elif kind == "box":
        n = 2 if w > .62 else 1
        for i in range(n):
            Q.storage_box((a + w * (i + .5) / n, y + .40, z), min(.36, w / n - .05), .32, min(.22, h - .07), ("#c7b698", "#d9cfbf", p["soft"][0])[rng.randrange(3)])
    else:
        n = max(1, int(w / .25))
        for i in range(n):
            c, kd = (("#7a5134", "loafer"), ("#e8e2d6", "sneaker"), ("#2c2a2a", "heel"), ("#b98463", "heel"))[rng.randrange(4)]
            Q.shoe_pair((a + w * (i + .5) / n, y + .17, z), 0, c, kd, .095)


def fit(x0, x1, z0, z1, depth, p, seed, kind="hang", pull=0.0, led=True):
    """Interior of one compartment. hang: drawers under a rail; long: coats over shoes; double: two rails; shelves: stack over drawers.
    Returns the group of its drawers, or None."""
    rng = random.Random(seed)
    a, b, y = x0 + .001, x1 - .001, -depth + .035
    ln, wx, gd = lining(), p["wood_x"], None

    def shelf(z):
        box(a, b, y + .01, -.013, z, z + T, wx, .0015)

    def stack(n, za, zb, out):
        with Group("drawers") as g:
            for k in range(n):
                q, r = za + (zb - za) / n * k, za + (zb - za) / n * (k + 1)
                drawer(a + .004, b - .004, q, r, y + .03, wx, p, pull if k == out else 0)
        shelf(zb)
        return g
    top = z1 - .30                                     # top shelf with boxes
    if kind != "double":
        shelf(top)
        shelf_things(a, b, y, top + T, .27, "box", rng, p)
    if kind == "hang":
        gd = stack(3, z0 + .02, z0 + .60, 2)
        rail(a, b, top - .07, -depth / 2, top - z0 - .86, rng, p)
    elif kind == "long":
        shelf(z0 + .24)
        shelf_things(a, b, y, z0 + T, .2, "shoes", rng, p)
        rail(a, b, top - .07, -depth / 2, top - z0 - .45, rng, p, .55)
    elif kind == "double":
        m = (z0 + z1) / 2
        shelf(m)
        rail(a, b, z1 - .09, -depth / 2, z1 - m - .22, rng, p, .45)
        rail(a, b, m - .07, -depth / 2, m - z0 - .24, rng, p, .45)
    else:
        gd = stack(3, z0 + .02, z0 + .56, 2)
        n = 3
        for k in range(n):
            z = z0 + .56 + (top - z0 - .56) * k / n
            if k:
                shelf(z)
            shelf_things(a, b, y, z + T, (top - z0 - .56) / n - T, ("fold", "bag", "fold")[(k + seed) % 3], rng, p)
    if led:
        for x, s in ((a + .004, 1), (b - .004, -1)):
            box(x - .003, x + .003, y + .012, y + .022, z0 + .62, z1 - .03, M.glow("#ffdcae", 3.2), 0)
        core.lamp("AREA", ((a + b) / 2, y - .02, z1 - .02), 5.0 * (b - a), 3200, target=((a + b) / 2, -depth * .6, z0), size=(b - a - .04, .03), name="bay_led")
    return gd


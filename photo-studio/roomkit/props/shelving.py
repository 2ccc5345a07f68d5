"""Shelf walls and what is put on them."""
import random

import materials as M
import props as P
from geo import Group, box

BOOKS = ("#d8cfc0", "#8a5a44", "#4a5a58", "#c7a56d", "#efe9de", "#2f3438")


def dress_shelf(x0, x1, yf, z, h, seed, soft, kinds="bsvxp"):
    """Fill a shelf: b upright books, s stacked books, v vase, x box, p plant. yf = shelf front edge."""
    rng = random.Random(seed)
    x = x0 + .03 + rng.uniform(0, .05)
    last = ""
    while x < x1 - .12:
        k = rng.choice([c for c in kinds if c != last])
        room = x1 - .02 - x
        if k == "b":
            n = min(rng.randint(4, 8), int(room / .032))
            if n >= 3:
                _g, c = P.books(x, yf + .20, z, n, True, rng.randrange(999), (soft[1], soft[2]) + BOOKS)
                x += c
        elif k == "s" and room > .30:
            _g, c = P.books(x + .14, yf + .13, z, rng.randint(2, 4), False, rng.randrange(999), (soft[1],) + BOOKS)
            if c + .12 < h:
                P.vase("bowl", (x + .14, yf + .13, z + c),
                       M.ceramic(rng.choice(("#d3c6b1", soft[2], "#8d9684")), .4), .5)
            x += .28
        elif k == "v":
            kind, s = rng.choice((("bottle", .75), ("jar", .85), ("bowl", .75), ("jar", .65)))
            P.vase(kind, (x + .09, yf + .14, z),
                   M.ceramic(rng.choice(("#d8cbb6", soft[1], soft[2], "#e6ddcd")), .4), s)
            x += .20
        elif k == "x" and room > .30:
            storage_box((x + .14, yf + .25, z), .27, .22, min(.20, h - .06),
                        rng.choice(("#c7b698", "#d9cfbf", soft[0])))
            x += .29
        elif k == "p" and h > .27 and room > .22:
            P.plant("herb", (x + .11, yf + .15, z), .24, rng.randrange(99), "#e3dacb", .055, .10)
            x += .22
        else:
            x += .06
        last = k
        x += rng.uniform(.03, .09)


def storage_box(at, w=.3, d=.28, h=.2, color="#c7b698", lid=True):
    """Linen box with lid and a small brass label holder; back on y=0."""
    with Group("storage_box", at) as g:
        m = M.fabric(color, 160, bump=.5)
        box(-w / 2, w / 2, -d, 0, 0, h, m, .006, 3)
        if lid:
            box(-w / 2 - .004, w / 2 + .004, -d - .004, .002, h - .045, h + .004, m, .006, 3)
        box(-.03, .03, -d - .008, -d - .002, h * .35 - .012, h * .35 + .012, M.metal("brass", .3), .002)
    return g


def shelf_wall(x0, x1, zs, d, side, shelf, back, n=3, y=0.0, led=True, seed=0, soft=None, kinds="bsvxp", skip=()):
    """Open shelving: uprights at each bay, shelves at heights zs (last is the top). Dressed by seed."""
    t = .022
    bw = (x1 - x0 - t) / n
    box(x0, x1, y - .012, y, zs[0], zs[-1] + t, back, .001)
    for i in range(n + 1):
        box(x0 + bw * i, x0 + bw * i + t, y - d, y - .012, zs[0], zs[-1] + t, side, .002)
    for k, z in enumerate(zs):
        for i in range(n):
            a, b = x0 + bw * i + t, x0 + bw * (i + 1)
            box(a, b, y - d + .004, y - .012, z, z + t, shelf, .002)
            if k and (k - 1, i) not in skip and led:
                P.strip(a + .02, b - .02, y - .05, z, 1.3, 2800, (0, -.3, -1))
            if k < len(zs) - 1 and (k, i) not in skip:
                dress_shelf(a, b, y - d + .02, z + t, zs[k + 1] - z - t, seed * 31 + k * 7 + i, soft, kinds)

"""Sample chips: boards, fabric pads, fluted glass, cane."""
import math

import materials as M
import props_more_b as B
from geo import box, mesh, soft_box
from products.swatch_materials import body_glass

CW, CH, CT = .30, .30, .018                            # width, height and thickness of a chip


def _board(mat, edge=None, t=CT, bevel=.0018):
    """Face on the front, optional contrasting core/edge behind it."""
    if edge is None:
        return box(-CW / 2, CW / 2, -t, 0, 0, CH, mat, bevel, 3)
    box(-CW / 2, CW / 2, -t + .001, 0, 0, CH, edge, .001)
    box(-CW / 2, CW / 2, -t, -t + .0014, 0, CH, mat, .0006)


def _fluted_glass(tint):
    """Reeded pane: half-round ribs on the front of a solid pane, over a soft two-tone card."""
    n, K = 15, 9
    p = CW / n
    v, f = [], []
    cols = n * (K - 1) + 1
    for i in range(cols):
        u = (i % (K - 1)) / (K - 1)
        x = -CW / 2 + p * i / (K - 1)
        y = -.008 - .0085 * math.sqrt(max(0, 1 - (2 * u - 1) ** 2)) * .9
        v += [(x, y, 0), (x, y, CH)]
    for i in range(cols - 1):
        f.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    a, b = len(v), cols - 1
    v += [(-CW / 2, 0, 0), (CW / 2, 0, 0), (CW / 2, 0, CH), (-CW / 2, 0, CH)]
    f += [(a + 1, a, a + 3, a + 2), (0, 1, a + 3, a), (2 * b + 1, 2 * b, a + 1, a + 2),
          tuple([a, a + 1] + [2 * i for i in range(cols - 1, -1, -1)]),
          tuple([a + 2, a + 3] + [2 * i + 1 for i in range(cols)])]
    mesh("reeded", v, f, body_glass(tint), auto=50)


def _cane(color="#d3ac72", frame=None):
    """Six-way rattan weave in a slim frame, light board behind."""
    s, h = .021, CW / 2 - .018
    z = CH / 2

    def clipseg(p, q):
        d = (q[0] - p[0], q[1] - p[1])
        t0, t1 = 0.0, 1.0
        for ax in (0, 1):
            if abs(d[ax]) < 1e-9:
                if abs(p[ax]) > h:
                    return None
                continue
            a, b = sorted(((-h - p[ax]) / d[ax], (h - p[ax]) / d[ax]))
            t0, t1 = max(t0, a), min(t1, b)
        return None if t0 >= t1 else ((p[0] + d[0] * t0, p[1] + d[1] * t0 + z),
                                      (p[0] + d[0] * t1, p[1] + d[1] * t1 + z))
    layers = {"v": [], "h": [], "d": [], "e": []}
    n = int(h / s) + 1
    for i in range(-n, n + 1):
        for o in (-.0022, .0022):
            layers["v"].append(((i * s + o, -.3), (i * s + o, .3)))
            layers["h"].append(((-.3, i * s + o), (.3, i * s + o)))
    for i in range(-2 * n, 2 * n + 1):
        c = (i + .5) * s
        layers["d"].append(((-.3 + c, -.3), (.3 + c, .3)))
        layers["e"].append(((-.3 + c, .3), (.3 + c, -.3)))
    m = M.ceramic(color, .5)
    for k, (key, w) in enumerate((("v", .0024), ("h", .0024), ("d", .0030), ("e", .0030))):
        ss = [c for c in (clipseg(*q) for q in layers[key]) if c]
        B.strips(ss, w, .0011, m, -.009 - .0011 * k)
    B.frame(-CW / 2, CW / 2, 0, CH, 0, .02, .018, frame or M.wood("oak", "x"))
    box(-CW / 2 + .02, CW / 2 - .02, -.003, -.001, .02, CH - .02, M.plain("#f1e9da", .8), 0)


def _chip_wood(k):
    """Board with wood grain."""
    return lambda: _board(M.wood(k, "z", .5), M.plain(M.WOODS[k][1], .6))


def _chip_fab(m):
    """Padded fabric sample."""
    return lambda: soft_box(CW, .045, CH, m, (0, -.022, 0), r=.02, bulge=.012, wrinkle=.0015, n=16)


MDF = "#b89b74"


def _solid(c):
    """Matte board."""
    return lambda: _board(M.laminate(c, .5), M.plain(M.shade(c, .9), .6))


def _gloss(c):
    """Gloss board."""
    return lambda: _board(M.acrylic(c), M.plain("#efece6", .5))


def _stone(m, t=.024):
    """Slab of stone."""
    return lambda: _board(m(), None, t, .0022)

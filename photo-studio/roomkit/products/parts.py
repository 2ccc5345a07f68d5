"""Parts that accessories share: wires, baskets, carcasses, drawers, shoes, garments."""
import math

import materials as M
from geo import Group, box, lathe, mesh, tube


def _wire(pts, r=.003, m=None, cyc=False):
    """Bent wire."""
    return tube(pts, r, m or M.metal("chrome", .16, False), 8, smoothpath=False, cyclic=cyc)


def _basket(x0, x1, y0, y1, z0, z1, m=None, n=7, r=.0022):
    """Open wire basket with a heavier rim."""
    m = m or M.metal("chrome", .16, False)
    for z, rr in ((z0, r), ((z0 + z1) / 2, r), (z1, r * 1.9)):
        _wire([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], rr, m, True)
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        _wire([(x, y0, z1), (x, y0, z0), (x, y1, z0), (x, y1, z1)], r, m)
    k = max(2, int(n * (y1 - y0) / (x1 - x0)))
    for i in range(1, k):
        y = y0 + (y1 - y0) * i / k
        _wire([(x0, y, z1), (x0, y, z0), (x1, y, z0), (x1, y, z1)], r, m)


def _carcass(w, d, h, m, back=True, t=.018, top=True, z=0.0, inner=None):
    """Open-fronted cabinet, x centred, back at y=0, front edge at -d."""
    for s in (-1, 1):
        box(s * w / 2, s * (w / 2 - t), -d, 0, z, z + h, m, .001)
    box(-w / 2 + t, w / 2 - t, -d, 0, z, z + t, m, .001)
    if top:
        box(-w / 2 + t, w / 2 - t, -d, 0, z + h - t, z + h, m, .001)
    if back:
        box(-w / 2 + t, w / 2 - t, -.008, 0, z + t, z + h - t, inner or m, 0)


def _drawer(w, d, h, t=.014, m=None, bottom=None):
    """Metal-sided drawer box, x centred, y 0..-d, on z=0."""
    m = m or M.plain("#8d9092", .35, .6)
    box(-w / 2 + t, w / 2 - t, -d + .001, -t, .002, .012, bottom or M.laminate("#d9d7d2", .5), 0)
    for s in (-1, 1):
        box(s * w / 2, s * (w / 2 - t), -d, 0, 0, h, m, .004, 3)
    box(-w / 2 + t, w / 2 - t, -t, -.001, .001, h - .002, m, .002)


def _tray_box(w, d, h, t, m):
    """Shallow open tray, butt-jointed so that no two faces share a plane."""
    box(-w / 2 + t, w / 2 - t, -d + t, -t, .001, .009, m, 0)
    for y in (-d, -t):
        box(-w / 2, w / 2, y, y + t, 0, h, m, .0015)
    for x in (-w / 2, w / 2 - t):
        box(x, x + t, -d + t, -t, 0, h, m, .0015)


WHITE = "#efece5"


def _slab_hole(W, D, bx, by, z0, z1, m):
    """Worktop with a rectangular cut-out, one mesh."""
    v = [(sx * a, sy * b, z) for z in (z0, z1) for a, b in ((W / 2, D / 2), (bx, by)) for sx,
         sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    f = []
    for k in range(4):
        n = (k + 1) % 4
        f += [(8 + k, 8 + n, 12 + n, 12 + k), (n, k, 4 + k, 4 + n), (k, n, 8 + n, 8 + k),
              (4 + n, 4 + k, 12 + k, 12 + n)]
    mesh("slab", v, f, m, auto=20)


def _rack_frame(w, d, z, m):
    """Frame of a pull-out rack."""
    for s in (-1, 1):
        box(s * w / 2 - .008, s * w / 2 + .008, -d, 0, z - .012, z + .012, m, .003)
    for y in (-d + .008, -.008):
        box(-w / 2, w / 2, y - .008, y + .008, z - .010, z + .010, m, .003)


def _cabinet_open(w, d, h, col=WHITE, inner="oak"):
    """Open cabinet to show a fitting in."""
    _carcass(w, d, h, M.laminate(col, .5), inner=M.wood(inner, "z"))


def _shoe(c):
    """Low shoe, toe toward -Y, 24 cm long, sole on z=0."""
    m, sole = M.plain(c, .38), M.plain(M.shade(c, .45) if c < "#9" else "#c9b79a", .6)
    n, K = 14, 12
    v, f = [], []
    for i in range(n + 1):
        t = i / n                                       # toe 0 .. heel 1
        y = -.02 + .25 * t
        hw = .034 * math.sin(math.pi * min(1, .12 + t * .8)) ** .5 * (1 - .12 * t)
        if i in (0, n):
            hw *= .35
        ht = .030 + .055 * max(0, min(1, (t - .28) / .35)) ** 1.1
        if i in (0, n):
            ht *= .6
        for j in range(K):
            a = 2 * math.pi * j / K
            v.append((hw * math.cos(a), y, .008 + ht * (.5 + .5 * math.sin(a)) * (1 if math.sin(a) > 0 else .9)))
    for i in range(n):
        f += [(i * K + j, i * K + (j + 1) % K, (i + 1) * K + (j + 1) % K, (i + 1) * K + j) for j in range(K)]
    f += [tuple(range(K))[::-1], tuple(n * K + j for j in range(K))]
    mesh("upper", v, f, m, auto=180, subsurf=1)
    o = lathe([(0, 0), (.95, 0), (1, .15), (1, .8), (.95, 1), (0, 1)], sole, (0, .105, 0), 32)
    o.scale = (.036, .128, .013)
    o = lathe([(0, 0), (.9, 0), (1, -.2), (.9, -.5)], M.plain("#201a16", .8), (0, .165, .088), 28)
    o.scale = (.020, .046, .012)


def _garment(x, y, z, color, L, d=.40, seed=0):
    """Shirt-like garment on a hanger; hangs from rail height z, faces +-X."""
    with Group("garment", (x, y, z)):
        hm = M.wood("walnut", "y")
        tube([(0, 0, .016), (0, .012, .006), (0, .004, -.012), (0, 0, -.04)], .0022, M.metal("chrome", .2, False),
             8)
        tube([(0, -d / 2 + .02, -.10), (0, -.07, -.055), (0, 0, -.04), (0, .07, -.055), (0, d / 2 - .02, -.10)],
             .007, hm, 10)
        fm = M.fabric(color, 420, melange=.08)
        n, K, v, f = 18, 16, [], []
        for i in range(n + 1):
            t = i / n
            zz = -.055 - (L - .055) * t
            half = d / 2 * min(1, .34 + 3.2 * t) if t < .21 else d / 2 * (1 + .05 * t)
            th = .016 + .010 * t
            for j in range(K):
                a = 2 * math.pi * j / K
                c, s = math.cos(a), math.sin(a)
                v.append((th * s * (1 + .25 * math.sin(7 * c + 3 * t + seed)),
                          half * math.copysign(abs(c) ** .6, c), zz - (.05 * (1 - min(1, t * 6)) * abs(c))))
        for i in range(n):
            f += [(i * K + j, i * K + (j + 1) % K, (i + 1) * K + (j + 1) % K, (i + 1) * K + j) for j in range(K)]
        f.append(tuple(range(K)))
        mesh("cloth", v, f, fm, auto=180, subsurf=1)


def _wardrobe_palette():
    """Finishes of the wardrobes we photograph alone."""
    return dict(wardrobe=M.wood("oak", "z"), kick=M.laminate("#2a2927"), carcass=M.laminate("#d9d4ca"),
                loft=M.laminate("#efebe2"), accent_wood=M.wood("oak", "x"), metal="brass")

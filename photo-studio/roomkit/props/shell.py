"""The shell of a room: walls with openings, floor, ceiling with a lit cove, downlights."""
import core
import materials as M
from geo import box, lathe


def room(W, D, H, wall, floor, back=None, left=None, right=None, skirting="#f4f2ee", openings=(),
         ceiling="#f7f5f1"):
    """Closed box room: x 0..W, y -D..0 (back wall at y=0), z 0..H.
    openings: (wall, a0, a1, z0, z1) with wall in 'back','left','right','front'."""
    T = 0.15
    wm = {"back": back or wall, "left": left or wall, "right": right or wall, "front": wall}

    def panel(side, a0, a1, z0, z1):
        if a1 - a0 < 1e-4 or z1 - z0 < 1e-4:
            return
        m = wm[side]
        if side == "back":
            box(a0, a1, 0, T, z0, z1, m, 0, name="wall")
        elif side == "front":
            box(a0, a1, -D - T, -D, z0, z1, m, 0, name="wall")
        elif side == "left":
            box(-T, 0, a0, a1, z0, z1, m, 0, name="wall")
        else:
            box(W, W + T, a0, a1, z0, z1, m, 0, name="wall")
    for side, lo, hi in (("back", -T, W + T), ("front", -T, W + T), ("left", -D, 0), ("right", -D, 0)):
        ops = sorted(o[1:] for o in openings if o[0] == side)
        cur = lo
        for a0, a1, z0, z1 in ops:
            panel(side, cur, a0, 0, H)
            panel(side, a0, a1, 0, z0)
            panel(side, a0, a1, z1, H)
            cur = a1
        panel(side, cur, hi, 0, H)
    box(-T, W + T, -D - T, T, -0.1, 0, floor, 0, name="floor")
    box(-T, W + T, -D - T, T, H, H + 0.1, M.paint(ceiling), 0, name="slab")
    if skirting:
        sk = M.laminate(skirting, 0.35)
        h, t = 0.09, 0.014
        for side, lo, hi in (("back", 0, W), ("left", -D, 0), ("right", -D, 0)):
            cur = lo
            for a0, a1, z0, z1 in sorted(o[1:] for o in openings if o[0] == side) + [(hi, hi, 1, 1)]:
                if z0 > 0.05:
                    if (a0, a1) != (hi, hi):
                        continue
                if a0 - cur > 0.02:
                    if side == "back":
                        box(cur, a0, -t, 0, 0, h, sk, 0.004)
                    elif side == "left":
                        box(0, t, cur, a0, 0, h, sk, 0.004)
                    else:
                        box(W - t, W, cur, a0, 0, h, sk, 0.004)
                cur = a1


def cove_ceiling(W, D, H, drop=0.14, margin=0.55, kelvin=3000, power=26, color="#f8f6f2", downlights=(), spot=7):
    """Dropped gypsum border with a recessed centre lit by a hidden LED strip, plus downlights."""
    m = M.paint(color)
    z = H - drop
    a, b, c, d = margin, W - margin, -D + margin, -margin
    t = 0.018
    for x0, x1, y0, y1 in ((0, W, d, 0), (0, W, -D, c), (0, a, c, d), (b, W, c, d)):
        box(x0, x1, y0, y1, z, z + t, m, 0.003)
    lip = 0.05                                         # upstand that hides the strip
    e = .002
    for x0, x1, y0, y1 in ((a - t, b + t, d + e, d + t), (a - t, b + t, c - t, c - e), (a - t, a - e, c, d),
                           (b + e, b + t, c, d)):
        box(x0, x1, y0, y1, z + t + .001, z + lip, m, 0)   # no faces coplanar with the border: they render black
    for x, y, sx, sy in ((W / 2, d + 0.10, b - a, 0.05), (W / 2, c - 0.10, b - a, 0.05),
                         (a - 0.10, (c + d) / 2, 0.05, d - c), (b + 0.10, (c + d) / 2, 0.05, d - c)):
        core.lamp("AREA", (x, y, z + 0.03), power * max(sx, sy) / 3.0, kelvin, target=(x, y, z + 1), size=(sx, sy),
                  name="cove")
    for x, y in downlights:
        downlight(x, y, z, spot, kelvin)


def downlight(x, y, z, power=7, kelvin=3200, angle=75):
    """Recessed ceiling spot."""
    trim = M.plain("#f2f0ec", 0.4)
    lathe([(0.032, -0.001), (0.045, -0.006), (0.048, -0.003), (0.048, 0.0)], trim, (x, y, z), 32)
    lathe([(0, 0.0), (0.033, 0.0)], M.glow("#fff0d8", 9.0), (x, y, z - 0.0015), 32)
    if power:
        core.lamp("SPOT", (x, y, z - 0.012), power * 4, kelvin, target=(x, y, 0), angle=angle, blend=0.9,
                  radius=0.035)

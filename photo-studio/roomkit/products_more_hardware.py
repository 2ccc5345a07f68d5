"""Hardware close-ups: concealed hinge, profile pulls, knurled knobs; safe locker in its niche."""
import math

import materials as M
import props as P
import products as S
from geo import Group, box, cyl, lathe, mesh, rod, soft_box


def nickel():
    return M.metal("chrome", .22, False)


def _screw(x, z, y=0.0, r=.0042):
    """Cross-head screw on a face whose outward normal is -Y."""
    lathe([(0, .0016), (r * .6, .0015), (r, .0004), (r, 0)], nickel(), (x, y, z), 24, rot=(90, 0, 0), auto=60)
    for a in (20, 110):
        box(-r * .6, r * .6, -.0003, .0003, -.0004, .0004, M.plain("#3a3a3c", .5), 0, rot=(0, a, 0)).location = (x, y - .0017, z)


def soft_close_hinge():
    """Door swung wide on its side panel; the faces that carry the hinge look toward -Y."""
    t, h = .016, .098
    z = .050
    n, dark = nickel(), M.plain("#3c3e40", .35, .7)
    box(.004, .122, 0, t, 0, h, M.wood("walnut", "z"), .0012)             # cabinet side, front edge at x=.004
    with Group("door", (-.010, .006, 0), 14):
        box(-.098, -.001, 0, t, 0, h + .004, M.laminate("#8b9a84"), .0014)
        box(-.062, -.010, -.0018, .0002, z - .031, z + .031, n, .006, 4)  # cup flange
        lathe([(.0190, .0022), (.0175, .0030), (.0165, .0022), (.0160, -.006), (0, -.006)], n, (-.034, 0, z), 48, rot=(90, 0, 0), auto=50)
        lathe([(0, 0), (.0158, 0)], dark, (-.034, -.0012, z), 40, rot=(90, 0, 0))
        for s in (-1, 1):
            _screw(-.036, z + s * .0245, -.0018)
        box(-.049, -.020, -.0052, -.0022, z - .0075, z + .0075, n, .0012)
    box(.030, .078, -.0022, .0002, z - .026, z + .026, n, .004, 4)        # mounting plate
    for s in (-1, 1):
        _screw(.054, z + s * .0195, -.0022)
    prof = [(-.050, -.0062), (-.030, -.0120), (-.012, -.0220), (.004, -.0235), (.022, -.0205), (.098, -.0185), (.104, -.0150), (.104, -.0060), (.026, -.0060), (.010, -.0100), (-.006, -.0120), (-.026, -.0060), (-.046, -.0030)]
    k = len(prof)                                                         # bent arm, extruded across its width
    v = [(x, y, z + s * .0085) for s in (-1, 1) for x, y in prof]
    f = [tuple(range(k)), tuple(range(k, 2 * k))[::-1]] + [(i, k + i, k + (i + 1) % k, (i + 1) % k) for i in range(k)]
    o = mesh("arm", v, f, n, auto=30)
    b = o.modifiers.new("b", "BEVEL")
    b.width, b.segments, b.limit_method, b.harden_normals = .0014, 3, "ANGLE", True
    box(.030, .092, -.0225, -.0180, z - .0058, z + .0058, dark, .0022, 4)  # damper housing
    _screw(.038, z, -.0226, .0040)
    _screw(.080, z, -.0226, .0036)
    for s in (-1, 1):
        rod((-.008, -.0165, z - s * .0095), (-.008, -.0165, z - s * .0082), .0036, None, n, 20)


def _profile(L, m, at=(0, 0, 0), rot=(0, 0, 0)):
    """J-section edge pull of length L along x: sits on a front's top edge, lip toward -Y."""
    sec = [(0, 0), (-.020, 0), (-.026, -.004), (-.028, -.012), (-.026, -.020), (-.0235, -.0195), (-.0252, -.012), (-.0236, -.006), (-.019, -.003), (-.003, -.003), (-.003, -.014), (0, -.014)]
    k = len(sec)
    v = [(s * L / 2, y, z) for s in (-1, 1) for y, z in sec]
    f = [tuple(range(k))[::-1], tuple(range(k, 2 * k))] + [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)]
    return mesh("profile", v, f, m, at, rot, auto=40)


def profile_handle():
    w, d, h = .46, .26, .42
    S._carcass(w, d, h, M.laminate(S.WHITE, .5))
    brass = S.brushed("brass", .3)
    for i, (za, zb) in enumerate(((0, .136), (.142, .278), (.284, .418))):
        out = .07 if i == 2 else 0.0
        with Group("front", (0, -out, 0)):
            P.front(-w / 2, w / 2, za, zb - .010, -d, M.laminate("#8b9a84"), "slab")
            _profile(w - .003, brass, (0, -d + .002, zb - .0085))
            if out:
                with Group("box", (0, -.004, za + .02)):
                    S._drawer(w - .05, d - .02, .075)
    for k, (m, y, a) in enumerate(((S.brushed("black", .4), -.46, 4), (S.brushed("steel", .3), -.53, -3))):
        _profile(.40, m, (.02 - .03 * k, y, .0285), (90, 0, a))


def _knurled(r, z0, z1, m, n=44, depth=.0009):
    """Drum with diamond-cut flutes."""
    N, rows = n * 4, 9
    v, f = [], []
    for j in range(rows):
        z = z0 + (z1 - z0) * j / (rows - 1)
        e = .6 if j in (0, rows - 1) else 1.0
        for i in range(N):
            a = 2 * math.pi * i / N
            rr = r * (.985 if e < 1 else 1) + depth * abs(math.sin(n * a / 2 + (j % 2) * math.pi / 2)) * e
            v.append((rr * math.cos(a), rr * math.sin(a), z))
    for j in range(rows - 1):
        f += [(j * N + i, j * N + (i + 1) % N, (j + 1) * N + (i + 1) % N, (j + 1) * N + i) for i in range(N)]
    f += [tuple(range(N))[::-1], tuple((rows - 1) * N + i for i in range(N))]
    mesh("knurl", v, f, m, auto=25)


def _knob(at, rot=(0, 0, 0), m=None, s=1.0):
    m = m or M.metal("brass", .2, False)
    g = Group("knob", at, scale=s)
    g.obj.rotation_euler = [math.radians(a) for a in rot]
    with g:
        lathe([(0, 0), (.0125, 0), (.0130, .0012), (.0125, .0024), (.0065, .0032), (.0058, .012), (.0075, .0165), (0, .0165)], m, seg=48, auto=40)
        _knurled(.0165, .0162, .0268, m)
        lathe([(.0163, .0268), (.0158, .0284), (.0140, .0292), (.0120, .0287), (0, .0287)], m, seg=64, auto=40)
    return g


def knob_brass():
    w, h = .150, .175
    navy = M.laminate("#2f4358", .42)
    P.front(-w / 2, w / 2, 0, h, 0, navy, "slab", t=.018)
    s = .030                                            # slim applied frame
    for q in ((-w / 2 + .001, w / 2 - .001, .0015, s), (-w / 2 + .001, w / 2 - .001, h - s, h - .0015), (-w / 2 + .001, -w / 2 + s, s + .0005, h - s - .0005), (w / 2 - s, w / 2 - .001, s + .0005, h - s - .0005)):
        box(q[0], q[1], -.026, -.0175, q[2], q[3], navy, .0012)
    _knob((0, -.018, h / 2), (90, 0, 0))
    _knob((-.052, -.085, 0))
    _knob((.040, -.100, .0165), (90, 12, 35), M.metal("bronze", .3, False))
    box(-.07, .07, 0.001, .05, 0, .012, M.wood("oak", "x"), .002)


def safe_locker():
    w, d, h = .62, .42, .74
    S._carcass(w, d, h, M.wood("oak", "z"), inner=M.wood("oak", "z"))
    z0 = .30
    box(-w / 2 + .018, w / 2 - .018, -d + .004, -.009, z0 - .018, z0, M.wood("oak", "x"), .001)
    P.front(-w / 2 + .020, w / 2 - .020, .020, z0 - .020, -d + .022, M.laminate(S.WHITE, .45), "slab", "knob", hz=.15, metal="brass", vertical=False)
    gm = M.plain("#34373b", .42, .35)
    a, b, c = -.215, .215, .29
    y = -d + .035
    box(a, b, y, -.03, z0 + .001, z0 + c, gm, .006, 3)
    B = M.plain("#2a2d30", .38, .4)
    box(a + .016, b - .016, y - .012, y + .002, z0 + .018, z0 + c - .016, B, .004, 3)
    for zz in (z0 + .065, z0 + c - .065):               # hinge knuckles
        cyl(.007, zz - .022, zz + .022, nickel(), (a + .012, y - .008))
    kx = .045                                           # keypad
    box(kx - .045, kx + .045, y - .018, y - .011, z0 + .085, z0 + .225, M.plain("#17181a", .25), .005, 3)
    box(kx - .034, kx + .034, y - .0192, y - .0178, z0 + .190, z0 + .214, M.glow("#8fd6a0", .9), 0)
    for i in range(3):
        for j in range(4):
            box(kx - .034 + .0245 * i, kx - .034 + .0245 * i + .019, y - .0205, y - .0175, z0 + .096 + .0225 * j, z0 + .112 + .0225 * j, M.plain("#8e9194" if (i, j) != (2, 0) else "#4c8a5c", .4), .002)
    hx = .155                                           # turning handle
    lathe([(0, 0), (.024, 0), (.024, .006), (.012, .010), (.010, .026), (0, .027)], nickel(), (hx, y - .012, z0 + .155), 40, rot=(90, 0, 0), auto=40)
    box(hx - .0075, hx + .0075, y - .042, y - .032, z0 + .105, z0 + .205, nickel(), .004, 4)
    box(a + .05, a + .13, y - .0135, y - .0118, z0 + .145, z0 + .163, S.brushed("brass", .3), .001)
    soft_box(.22, .26, .05, M.fabric("#efe9df", 300), (-.15, -.20, z0 + c), r=.018, bulge=.006, n=10)
    soft_box(.22, .26, .045, M.fabric("#8b9a84", 300), (-.15, -.20, z0 + c + .051), r=.018, bulge=.006, n=10)
    box(.06, .24, -.30, -.14, z0 + c + .001, z0 + c + .075, M.leather("#7a4a2a"), .008, 3)
    box(.058, .242, -.302, -.138, z0 + c + .052, z0 + c + .056, S.brushed("brass", .3), .0008)

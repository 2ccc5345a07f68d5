"""Desk, task chair and what lies on a desk."""
import math

import core
import materials as M
import props as P
from geo import Group, box, cyl, lathe, mesh, plane_uv, rod, soft_box, tube
from props.shapes import ball, metal_of


def desk(at, rot=0, w=1.5, d=.7, p=None, top=None, body=None, modesty=False, ped=1, h=.75):
    """User sits on the -Y side. ped: +1/-1 side of the drawer pedestal. modesty: fluted panel at the back."""
    with Group("desk", at, rot) as g:
        tm = top or p["wood_x"]
        bm = body or p["base"]
        box(-w / 2, w / 2, -d, 0, h - .032, h, tm, .006, 3)
        xa, xb = (w / 2 - .46, w / 2 - .03) if ped > 0 else (-w / 2 + .03, -w / 2 + .46)
        box(xa, xb, -d + .06, -.04, .10, h - .032, bm, .002)
        st = "shaker" if p["door_style"] == "shaker" else "slab"
        for za, zb in ((.10, .38), (.38, .55), (.55, h - .035)):
            P.front(xa, xb, za, zb, -d + .06, bm, st if zb - za > .2 else "slab",
                    "knob" if p["handle"] != "bar" else "bar", metal=p["metal"], vertical=False, hz=(za + zb) / 2,
                    t=.018, hlen=.12)
        m = metal_of(p)
        for x in (xa + .03, xb - .03):
            for y in (-d + .10, -.08):
                rod((x, y, .11), (x, y, 0), .010, None, m, 14)
        x = -ped * (w / 2 - .08)
        for y in (-d + .07, -.07):
            rod((x, y, h - .03), (x - ped * .03, y, 0), .024, .015, p["wood_z"])
        rod((x - ped * .01, -d + .07, .20), (x - ped * .01, -.07, .20), .010, None, p["wood_z"], 12)
        if modesty:
            with Group("modesty", (0, -.03, 0), 180):
                P.fluted_panel(-w / 2 + .06, w / 2 - .06, .085, h - .034, 0, p["wood_z"], .03, .012)
    return g


def task_chair(at, rot=0, color="#77746f", frame="black", fab=None):
    """Five-star swivel chair, faces -Y."""
    fm = fab or M.fabric(color)
    m = M.metal(frame) if frame in M.METALS else M.plain(frame, .4)
    with Group("task_chair", at, rot) as g:
        for k in range(5):
            a = math.radians(90 + 72 * k)
            c, s = math.cos(a), math.sin(a)
            rod((c * .03, s * .03, .115), (c * .28, s * .28, .075), .018, .012, m)
            for e in (-.018, .018):
                lathe([(0, -.008), (.024, -.008), (.027, 0), (.024, .008), (0, .008)], M.plain("#1b1b1b", .5),
                      (c * .285 - s * e, s * .285 + c * e, .027), 24, rot=(90, 0, math.degrees(a)))
            rod((c * .285, s * .285, .03), (c * .28, s * .28, .08), .008, None, m, 10)
        cyl(.026, .10, .28, m, (0, 0))
        cyl(.016, .26, .43, M.metal("chrome", .2), (0, 0))
        box(-.12, .12, -.12, .12, .42, .44, m, .006)
        soft_box(.50, .48, .085, fm, (0, -.01, .435), r=.04, bulge=.02, wrinkle=.003)
        # curved back shell
        nu, nv = 22, 12
        v, f = [], []
        for sd in (0, 1):
            for j in range(nv + 1):
                t = j / nv
                for i in range(nu + 1):
                    u = -1 + 2 * i / nu
                    e = (1 - abs(u) ** 4) ** .5 * (1 - abs(2 * t - 1) ** 5) ** .5
                    half = .235 - .02 * abs(2 * t - 1) ** 3
                    y = .225 - .075 * u * u + .05 * t - .03 * math.sin(t * math.pi) + (.5 - sd) * -.055 * e
                    v.append((u * half, y, .60 + .44 * t + .012 * (1 - u * u) * (2 * t - 1)))
        s = (nv + 1) * (nu + 1)
        for sd in (0, 1):
            for j in range(nv):
                for i in range(nu):
                    a = sd * s + j * (nu + 1) + i
                    q = (a, a + 1, a + nu + 2, a + nu + 1)
                    f.append(q if sd == 0 else q[::-1])
        o = mesh("back", v, f, fm, auto=180)
        o.modifiers.new("weld", "WELD").merge_threshold = .001
        sub = o.modifiers.new("sub", "SUBSURF")
        sub.levels = sub.render_levels = 1
        tube([(0, .10, .43), (0, .24, .45), (0, .285, .55), (0, .285, .72)], .018, m, 14)
        for sx in (-1, 1):
            tube([(sx * .20, .02, .44), (sx * .285, .02, .46), (sx * .29, .0, .62)], .011, m, 12)
            soft_box(.06, .24, .03, M.plain("#202020", .6), (sx * .29, -.02, .615), r=.014, bulge=.004, wrinkle=0)
    return g


def desk_lamp(at, rot=0, metal="brass", power=5):
    """Jointed lamp; head reaches toward -Y."""
    m = M.metal(metal, .3)
    with Group("desk_lamp", at, rot) as g:
        cyl(.08, 0, .018, m, (0, 0))
        a, b, c = (0, 0, .015), (0, .11, .30), (0, -.17, .46)
        rod(a, b, .006, None, m, 12)
        rod(b, c, .006, None, m, 12)
        for q in (b, c):
            ball(.012, m, q, seg=16)
        lathe([(.075, -.055), (.068, -.02), (.045, .02), (.018, .04), (0, .042)], m, c, 36, rot=(12, 0, 0), auto=60)
        lathe([(0, -.04), (.05, -.04)], M.glow("#ffe2b8", 7), c, 28, rot=(12, 0, 0))
        core.lamp("SPOT", (c[0], c[1] - .01, c[2] - .06), power * 4, 2900, target=(c[0], c[1] - .1, 0), angle=100,
                  blend=.8, radius=.05)
    return g


def laptop(at, rot=0):
    """Open laptop; user on the -Y side."""
    al = M.plain("#b9bbbc", .35, .8)
    with Group("laptop", at, rot) as g:
        box(-.16, .16, -.22, 0, 0, .012, al, .005, 3)
        box(-.135, .135, -.115, -.02, .0118, .0126, M.plain("#1d1d1f", .6), 0)
        box(-.05, .05, -.20, -.13, .0118, .0125, M.plain("#a9abac", .3, .6), 0)
        with Group("lid", (0, 0, .012)) as l:
            l.obj.rotation_euler[0] = math.radians(-16)
            box(-.16, .16, -.003, .004, 0, .215, al, .003, 3)
            box(-.153, .153, -.0042, -.003, .008, .207, M.glow("#dfe7ea", .9), 0)
    return g


def monitor(at, rot=0, w=.62):
    """Desktop display facing -Y."""
    al = M.plain("#c4c5c5", .35, .8)
    h = w * .58
    with Group("monitor", at, rot) as g:
        box(-.10, .10, -.16, .02, 0, .008, al, .003)
        box(-.035, .035, -.02, -.006, .006, .30, al, .003, rot=(-6, 0, 0))
        box(-w / 2, w / 2, -.055, -.035, .14, .14 + h, M.plain("#121213", .4), .006, 3)
        im = P.art_image(11, ("#dfe3e0", "#b9c4bf", "#8fa39a", "#6d8791", "#cdb89a", "#53666b"), 400, 232, "hills")
        t = M.Tree("screen")
        tx = t.node("TexImage")
        tx.image = im
        sm = t.finish(t.node("Emission", Color=tx.outputs[0], Strength=1.3).outputs[0])
        plane_uv(w - .02, h - .02, sm, (0, -.0565, .14 + h / 2))
    return g

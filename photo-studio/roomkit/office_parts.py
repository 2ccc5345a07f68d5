"""Office furniture for two: facing desks with a screen, storage wall with lockers, print and post."""
import math
import random

import core
import materials as M
import props as P
import props_more_a as Q
from geo import Group, box, cyl, lathe, plane_uv, rod, soft_box, tube


def work_desk(at, w=1.5, d=.72, p=None, rot=0, h=.74, frame=None):
    """Clean desk on a steel A-frame with cable tray. User sits at -Y; back edge on y=0, x centred."""
    m = frame or M.metal("black" if p["metal"] == "black" else p["metal"], .3)
    with Group("desk", at, rot) as g:
        box(-w / 2, w / 2, -d, 0, h - .028, h, p["wood_x"], .005, 3)
        for s in (-1, 1):
            x = s * (w / 2 - .10)
            for y, y1 in ((-d + .12, -d + .04), (-.12, -.04)):
                rod((x, y, h - .03), (x + s * .02, y1, 0), .019, .015, m, 18)
            box(x - .022, x + .022, -d + .10, -.10, h - .058, h - .028, m, .003)
        box(-w / 2 + .12, w / 2 - .12, -.13, -.11, h - .058, h - .030, m, .002)
        box(-w / 2 + .22, w / 2 - .22, -.20, -.08, h - .125, h - .105, M.plain("#2b2b2c", .5), .003)
    return g


def pedestal(at, p, rot=0, mat=None, seat=None):
    """Rolling drawer unit with an optional seat pad."""
    m = mat or p["base"]
    with Group("pedestal", at, rot) as g:
        w, d, h = .40, .52, .52
        box(-w / 2, w / 2, -d, 0, .06, h, m, .004, 3)
        for za, zb in ((.06, .30), (.30, .41), (.41, h)):
            P.front(-w / 2 + .004, w / 2 - .004, za, zb, -d, m, "slab", "edge", hz=zb - .012, metal=p["metal"], vertical=False, hlen=.12, t=.016)
        for sx in (-1, 1):
            for y in (-d + .06, -.06):
                cyl(.024, 0, .055, M.plain("#1d1d1e", .5), (sx * (w / 2 - .06), y))
        if seat:
            soft_box(w - .01, d - .01, .055, M.fabric(seat), (0, -d / 2, h), r=.022, bulge=.012, wrinkle=.002)
    return g


def divider(at, w, h, color, rot=0, t=.030):
    """Acoustic felt screen with rounded top corners, standing on z of `at`, centred."""
    with Group("divider", at, rot) as g:
        soft_box(w, t, h, M.fabric(color, 260, melange=.18, bump=.5), (0, 0, 0), r=.014, bulge=.002, wrinkle=.001, n=12)
        for s in (-1, 1):
            box(s * (w / 2 - .16) - .02, s * (w / 2 - .16) + .02, -t / 2 - .006, t / 2 + .006, -.03, .03, M.metal("black"), .003)
    return g


def display(at, w=.62):
    """Monitor on a slim foot, facing -Y, with a quiet landscape on the screen."""
    al, h = M.plain("#c4c5c5", .35, .8), w * .58
    with Group("display", at):
        box(-.10, .10, -.16, .02, 0, .008, al, .003)
        box(-.035, .035, -.02, -.006, .006, .30, al, .003, rot=(-6, 0, 0))
        box(-w / 2, w / 2, -.055, -.035, .14, .14 + h, M.plain("#121213", .4), .006, 3)
        t = M.Tree("screen")
        tx = t.node("TexImage")
        tx.image = P.art_image(11, ("#dfe3e0", "#b9c4bf", "#8fa39a", "#6d8791", "#cdb89a", "#53666b"), 400, 232, "hills")
        plane_uv(w - .02, h - .02, t.finish(t.node("Emission", Color=tx.outputs[0], Strength=1.2).outputs[0]), (0, -.0565, .14 + h / 2))


def workplace(p, seed, laptop=False):
    """Things on one desk, user at -Y, local origin at the middle of the desk's back edge on its top."""
    if laptop:
        Q.laptop((0, -.26, 0), 4)
        P.books(-.46, -.20, 0, 3, False, seed, rot=12)
        P.vase("cup", (.34, -.40, 0), M.ceramic("#efe9df"), .9)
    else:
        display((0, -.12, 0), .62)
        box(-.21, .21, -.50, -.385, 0, .012, M.plain("#e4e2dd", .4), .004, 3)
        for j in range(4):
            for i in range(13):
                x = -.196 + .0305 * i
                box(x, x + .026, -.492 + .0255 * j, -.470 + .0255 * j, .011, .0145, M.plain("#f4f3ef", .45), .002, 2)
        Q.ball(.03, M.plain("#e4e2dd", .35), (.29, -.44, .008), .5, scale=(1, 1.5, 1))
        P.vase("cup", (-.34, -.36, 0), M.ceramic(p["soft"][1], .35), .9)
    box(.30, .46, -.62 if laptop else -.30, -.40 if laptop else -.08, 0, .012, M.leather("#8a5a3a"), .003)
    with Group("pens", (-.56 if not laptop else .54, -.14, 0)):
        lathe([(0, 0), (.034, 0), (.036, .004), (.036, .095), (.033, .095), (.032, .006)], M.ceramic("#cfc4b2"), seg=36)
        for k in range(5):
            rod((.006 * (k - 2), .004 * (k % 2), .006), (.014 * (k - 2), .012 * ((k % 3) - 1), .150 + .01 * (k % 2)), .0036, None, M.plain(("#2a2724", "#b98463", "#e3dcce", "#5d6b5f", "#c7a56d")[k], .5), 10)


def board(at, w, h, p, seed, rot=0):
    """Felt pin board with papers and swatches; back on y=0, centred."""
    rng = random.Random(seed)
    with Group("board", at, rot) as g:
        box(-w / 2, w / 2, -.020, -.001, -h / 2, h / 2, M.fabric(p["soft"][0], 260, melange=.18, bump=.5), .004)
        for x0, x1, z0, z1 in ((-w / 2, w / 2, -h / 2, -h / 2 + .016), (-w / 2, w / 2, h / 2 - .016, h / 2), (-w / 2, -w / 2 + .016, -h / 2 + .0165, h / 2 - .0165), (w / 2 - .016, w / 2, -h / 2 + .0165, h / 2 - .0165)):
            box(x0, x1, -.032, -.0005, z0, z1, p["wood_x"], .002)
        cols = ("#f4f1ea", "#e9e1d2", p["soft"][1], p["soft"][2], "#d9cdb9", "#f4f1ea")
        n = max(4, int(w / .19))
        for k in range(n):
            for j in range(2):
                x = -w / 2 + w * (k + .5) / n + rng.uniform(-.02, .02)
                z = h * (.24 if j == 0 else -.22) + rng.uniform(-.03, .03)
                a, b = rng.choice(((.10, .14), (.14, .10), (.075, .075), (.12, .16)))
                c = rng.choice(cols)
                if rng.random() < .88:
                    box(-a / 2, a / 2, -.0012, 0, -b / 2, b / 2, M.plain(c, .7), 0, rot=(0, rng.uniform(-4, 4), 0)).location = (x, -.0225 - .0016 * ((k + j) % 3), z)
                    Q.ball(.005, M.metal("brass", .3), (x, -.028, z + b / 2 - .012), seg=12)
    return g


def clock(at, p, r=.17, rot=0):
    m = M.metal("black" if p["metal"] == "black" else p["metal"], .3)
    with Group("clock", at, rot) as g:
        lathe([(0, 0), (r, 0), (r, .026), (r - .008, .030), (r - .010, .020), (0, .020)], m, rot=(90, 0, 0), seg=64, auto=40)
        lathe([(0, 0), (r - .010, 0)], M.plain("#f4f1ea", .5), (0, -.0208, 0), 56, rot=(90, 0, 0))
        for k in range(12):
            a = math.radians(30 * k)
            box(-.0025, .0025, -.001, .001, -.010, .010, M.plain("#2a2724", .5), 0, rot=(0, 30 * k, 0)).location = (math.sin(a) * r * .80, -.0225, math.cos(a) * r * .80)
        for a, L in ((305, .50), (60, .70)):
            t = math.radians(a)
            rod((0, -.0245, 0), (math.sin(t) * r * L, -.0245, math.cos(t) * r * L), .0028, .0018, M.plain("#2a2724", .5), 8)
    return g


def printer(at, rot=0):
    with Group("printer", at, rot) as g:
        box(-.21, .21, -.36, 0, 0, .16, M.plain("#e9e7e2", .4), .014, 4)
        box(-.19, .19, -.366, -.20, .045, .068, M.plain("#2a2b2d", .5), .004)
        box(-.13, .13, -.44, -.30, .052, .056, M.plain("#fbfaf7", .7), .001)
        box(-.16, .16, -.30, -.04, .1605, .168, M.plain("#d3d1cc", .4), .005)
        box(.10, .17, -.362, -.35, .115, .140, M.smoked_glass(), .002)
    return g


def swing_lamp(at, metal="brass", rot=0, power=4):
    """Balanced desk lamp with a dome, arm along -Y."""
    m = M.metal(metal, .25, False)
    with Group("desk_lamp", at, rot) as g:
        cyl(.085, 0, .016, m)
        tube([(0, 0, .014), (0, .02, .22), (0, -.02, .38), (0, -.14, .455), (0, -.235, .440)], .0058, m, 12)
        lathe([(.078, -.062), (.077, -.050), (.070, -.018), (.048, .012), (.018, .024), (.012, .030), (0, .031)], m, (0, -.25, .418), 44, rot=(10, 0, 0), auto=60)
        lathe([(.0765, -.061), (.066, -.018), (.044, .008), (0, .018)], M.plain("#f6efe0", .5), (0, -.25, .418), 44, rot=(10, 0, 0), auto=60)
        Q.ball(.026, M.glow("#ffe2b8", 8), (0, -.253, .395), seg=20)
        core.lamp("SPOT", (0, -.26, .355), power * 4, 2900, target=(0, -.30, 0), angle=110, blend=.8, radius=.045)
    return g

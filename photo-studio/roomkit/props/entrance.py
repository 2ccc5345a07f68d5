"""Entrance door and mirrors."""
import math

import core
import materials as M
from geo import Group, box, lathe, rod, tube
from props.toys import arch_pts, wall_shape


def arch_mirror(at, w=.8, h=1.5, frame=None, rot=0, lean=0):
    """Arched mirror, base centre at `at`, back on y=0."""
    with Group("mirror", at, rot) as g:
        g.obj.rotation_euler[0] = math.radians(-lean)
        pts = arch_pts(0, w, 0, h - w / 2, 40)
        wall_shape(pts, -.010, M.mirror(), .008)
        tube([(x, -.014, z) for x, z in pts], .012, frame, 12, cyclic=True, smoothpath=False)
    return g


def round_mirror(at, r=.42, frame=None, halo=True, rot=0):
    """Round mirror, with a lit edge when `halo`."""
    with Group("mirror", at, rot) as g:
        lathe([(0, 0), (r, 0), (r, .012), (0, .012)], M.mirror(), (0, -.03, 0), 96, rot=(90, 0, 0), auto=30)
        lathe([(r - .002, -.004), (r + .014, -.004), (r + .014, .022), (r - .002, .022), (r - .002, -.004)], frame,
              (0, -.028, 0), 96, rot=(90, 0, 0), auto=30)
        if halo:
            for k in range(8):
                a = k * math.pi / 4
                core.lamp("POINT", ((r - .04) * math.cos(a), -.012, (r - .04) * math.sin(a)), .8, 2900, radius=.02,
                          name="halo")
    return g


def door(at, rot=0, w=1.0, h=2.25, mat=None, metal="brass", frame=None):
    """Panelled entrance leaf with architrave and a long pull; back on y=0, x 0..w."""
    with Group("door", at, rot) as g:
        fm = frame or mat
        for q in ((-.09, 0, 0, h + .09), (w, w + .09, 0, h + .09), (0, w, h, h + .09)):
            box(q[0], q[1], -.045, 0, q[2], q[3], fm, .004, 3)
        box(.003, w - .003, -.03, 0, .008, h - .003, mat, .003)
        for k in range(1, 5):                          # fine metal inlays
            z = h * k / 5
            box(.10, w - .10, -.0315, -.029, z - .003, z + .003, M.metal(metal, .3), 0)
        m = M.metal(metal, .28)
        x = w - .10
        rod((x, -.075, .75), (x, -.075, 1.55), .011, None, m, 16)
        for z in (.82, 1.48):
            rod((x, -.075, z), (x, -.028, z), .008, None, m, 12)
        box(x - .025, x + .025, -.036, -.028, 1.60, 1.66, m, .004)
    return g

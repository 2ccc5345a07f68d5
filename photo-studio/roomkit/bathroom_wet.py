"""Wet-room pieces: freestanding tub, shower sets, wall niche, glazed screens, bench."""
import bathroom_parts as K
import core
import materials as M
import props as P
from geo import Group, box, cyl, lathe, mesh, rod, tube


@M.cached
def pane_glass(tint="#f6fbf8", reflect=.9):
    """Glass for a single face: alike from both sides, so that an oblique pane never turns black."""
    t = M.Tree("pane_glass")
    back = t.node("NewGeometry").outputs["Backfacing"]
    ior = t.math("ADD", t.math("MULTIPLY", back, 1 / 1.45 - 1.45), 1.45)
    fr = t.math("MULTIPLY", t.node("Fresnel", IOR=ior).outputs[0], reflect)
    clear = t.node("BsdfTransparent", Color=M.rgb(tint)).outputs[0]
    gloss = t.node("BsdfGlossy", Color=(1, 1, 1, 1), Roughness=0.0).outputs[0]
    return t.finish(t.node("MixShader", Fac=fr, i1=clear, i2=gloss).outputs[0])


def pane(p, q, z0, z1):
    """Upright glass from plan point p to q."""
    o = mesh("pane", [(*p, z0), (*q, z0), (*q, z1), (*p, z1)], [(0, 1, 2, 3)], pane_glass())
    o.visible_shadow = False
    return o


def tub(at, rot=0, w=1.62, d=.74, h=.57, mat=None):
    """Freestanding bath, long side along x, ends gently raised, filled with still water. Centred."""
    m = mat or M.plain("#f4f2ed", .13)
    a, b = w / 2, d / 2
    lift = lambda u: .055 * abs(u) ** 2.6
    none = lambda u: 0
    lv = [(.80, .76, 0, none), (.84, .81, .012, none), (.90, .89, h * .45, none), (.985, .985, h - .03, lift), (1, 1, h - .008, lift), (.992, .985, h, lift),
          (.965, .93, h - .004, lift), (.950, .90, h - .03, lift), (.86, .78, h * .42, none), (.78, .66, .13, none), (.6, .42, .105, none)]
    with Group("tub", at, rot) as g:
        K._loft([K._oval(a * sx, b * sy, z, 3.0, 88, f) for sx, sy, z, f in lv], m, 60)
        K._loft([K._oval(a * .90, b * .84, h * .68, 3.0, 88), K._oval(a * .5, b * .45, h * .6805, 3.0, 88)], M.glass("#d5e6e2", .02, 1.6), 60).visible_shadow = False
        cyl(.024, h * .36, h * .36 + .004, M.metal("chrome", .15, False), (0, b * .70))
    return g


def floor_tap(at, metal="brass", rot=0, h=.92):
    """Floor-standing bath filler with hand shower; spout toward -Y."""
    m = M.metal(metal, .2, False)
    with Group("bath_tap", at, rot) as g:
        cyl(.05, 0, .010, m)
        rod((0, 0, 0), (0, 0, h - .06), .016, None, m)
        tube([(0, 0, h - .08), (0, -.01, h), (0, -.10, h + .03), (0, -.20, h + .01), (0, -.225, h - .05)], .0135, m, 18)
        rod((-.085, 0, h - .14), (.085, 0, h - .14), .015, None, m)
        for s in (-1, 1):
            cyl(.019, h - .158, h - .122, m, (s * .085, 0))
        tube([(.085, -.012, h - .14), (.10, -.06, h - .45), (.05, -.06, h - .62), (.0, -.03, h - .40), (.045, .0, h - .10)], .0065, m, 10)
        rod((.045, .0, h - .12), (.05, -.03, h + .10), .011, .016, m)
    return g


def shower_set(at, metal="brass", z=2.18, reach=.42, rail=.34, rot=0):
    """Wall arm with rain head, thermostat and a hand shower on its rail; back on y=0."""
    m = M.metal(metal, .22, False)
    with Group("shower", at, rot) as g:
        lathe([(0, 0), (.032, 0), (.032, .006), (0, .007)], m, (0, 0, z), 32, rot=(90, 0, 0))
        tube([(0, 0, z), (0, -reach + .06, z), (0, -reach, z - .012), (0, -reach, z - .06)], .0105, m, 16)
        lathe([(0, .012), (.02, .012), (.138, .009), (.140, .004), (.138, 0), (0, 0)], m, (0, -reach, z - .072), 64)
        box(-.135, .135, -.052, -.012, 1.075, 1.115, m, .016, 5)
        for s in (-1, 1):
            lathe([(.020, 0), (.020, .034), (.017, .038), (0, .038)], m, (s * .135 + (0 if s > 0 else -.036), -.032, 1.095), 28, rot=(0, 90, 0))
            rod((s * .075, 0, 1.095), (s * .075, -.03, 1.095), .012, None, m, 14)
        x = rail
        rod((x, -.052, 1.05), (x, -.052, 1.72), .009, None, m)
        for zz in (1.07, 1.70):
            rod((x, 0, zz), (x, -.052, zz), .008, None, m, 14)
        rod((x, -.075, 1.42), (x, -.118, 1.62), .011, .013, m)
        lathe([(0, .012), (.046, .010), (.050, .004), (.046, 0), (0, 0)], m, (x, -.135, 1.635), 36, rot=(62, 0, 0))
        tube([(.0, -.04, 1.075), (.05, -.06, .82), (.20, -.07, .66), (x - .03, -.07, .90), (x, -.076, 1.42)], .0065, m, 10)
    return g


def niche(x0, x1, z0, z1, mat, shelves=(), depth=.11, trim=None, led=True):
    """Lit recess behind an opening in the back wall (leave the opening out of the wall). Front plane y=0."""
    with Group("niche") as g:
        box(x0 - .02, x1 + .02, depth, depth + .02, z0 - .02, z1 + .02, mat, 0)
        for a, b in ((x0 - .02, x0 - .0005), (x1 + .0005, x1 + .02)):
            box(a, b, -.010, depth, z0 - .02, z1 + .02, mat, 0)
        for a, b in ((z0 - .02, z0 - .0005), (z1 + .0005, z1 + .02)):
            box(x0, x1, -.010, depth, a, b, mat, 0)
        for z in shelves:
            box(x0, x1, -.004, depth, z - .009, z + .009, trim or mat, .002)
        if trim is not None:
            for q in ((x0 - .012, x1 + .012, z0 - .012, z0), (x0 - .012, x1 + .012, z1, z1 + .012), (x0 - .012, x0, z0, z1), (x1, x1 + .012, z0, z1)):
                box(q[0], q[1], -.016, -.0095, q[2], q[3], trim, .001)
        if led:
            for z in tuple(s - .009 for s in shelves) + (z1,):
                box(x0 + .02, x1 - .02, .012, .022, z - .006, z - .0008, M.glow("#ffdcae", 4.0), 0)
                core.lamp("AREA", ((x0 + x1) / 2, .020, z - .012), 2.6 * (x1 - x0), 2900, target=((x0 + x1) / 2, .06, z - 1), size=(x1 - x0 - .06, .012), name="niche_led")
    return g


def screen(x0, x1, y, h, m, cols=1, rows=1, t=.020):
    """Glazed shower screen in a slim frame, parallel to the back wall."""
    with Group("screen") as g:
        pane((x0 + .004, y), (x1 - .004, y), .004, h - .004)
        for x in [x0 + (x1 - x0) * k / cols for k in range(cols + 1)]:
            box(x - t / 2, x + t / 2, y - .014, y + .014, 0, h, m, .002)
        for z in [h * k / rows for k in range(rows + 1)]:
            z = min(max(z, t / 2), h - t / 2)
            box(x0 + t / 2, x1 - t / 2, y - .012, y + .012, z - t / 2, z + t / 2, m, .002)
    return g


def drain(x0, x1, y, m):
    """Linear floor drain."""
    box(x0, x1, y - .035, y + .035, .0005, .003, m, .001)
    for k in range(int((x1 - x0) / .03)):
        box(x0 + .012 + .03 * k, x0 + .030 + .03 * k, y - .022, y + .022, .0026, .0034, M.plain("#2b2b2b", .6), 0)


def slat_bench(at, L, wood, d=.36, h=.44, rot=0):
    """Teak slat bench on slim legs, x centred."""
    m = M.wood(wood, "x")
    with Group("bench", at, rot) as g:
        n = 6
        for k in range(n):
            y = -d / 2 + d * (k + .5) / n
            box(-L / 2, L / 2, y - d / n * .40, y + d / n * .40, h - .024, h, m, .004, 3)
        for s in (-1, 1):
            x = s * (L / 2 - .09)
            box(x - .022, x + .022, -d / 2 + .01, d / 2 - .01, h - .055, h - .025, m, .003)
            for y in (-d / 2 + .035, d / 2 - .035):
                box(x - .020, x + .020, y - .020, y + .020, 0, h - .055, M.wood(wood, "z"), .003)
    return g


def hooks_towel(at, colors, m, rot=0):
    """Robe hooks with towels on a timber rail; back on y=0, x along the wall."""
    with Group("hooks", at, rot) as g:
        n = len(colors)
        for k, c in enumerate(colors):
            x = .34 * k
            rod((x, 0, 0), (x, -.05, .004), .007, None, m, 12)
            lathe([(0, 0), (.014, 0), (.014, .010), (0, .011)], m, (x, -.048, .004), 24, rot=(90, 0, 0))
            P.towel(x, -.040, -.004, .24, .72 - .10 * (k % 2), c, k)
        box(-.16, .34 * (n - 1) + .16, -.014, 0, -.035, .035, M.wood("oak", "x"), .003)
    return g

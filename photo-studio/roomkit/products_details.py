"""Details of our joinery at arm's length, on the sweep of products/studio.py. Keys: detail-hinge, detail-mitre, …"""
import kitchens_parts as K
import materials as M
import products_more_hardware as W
import props as P
from geo import Group, box, lathe, mesh, rod, tag
from products.parts import _carcass, _drawer
from products.studio import LOOK, _size, shoot, studio

SAGE, OAK, WHITE = "#8b9a84", "oak", "#efece5"


def hinge():
    """Concealed hinge between a side panel and a door that stands open."""
    W.soft_close_hinge()


def edge_band():
    """Corner of a board: chipboard core, edge band peeled back a little at one end."""
    core = M.quartz("#c2a578", "#94754a", .8)
    box(-.03, .16, -.12, .04, .001, .018, core, 0)
    box(-.03, .16, -.12, .04, .018, .0195, M.laminate(SAGE), 0)
    box(-.03, .16, -.12, .04, 0, .001, M.laminate(SAGE), 0)
    box(-.03, .06, -.1215, -.1201, 0, .0195, M.laminate(SAGE), .0004)
    n, v = 16, []                                      # the last part of the band curls away from the board
    for i in range(n + 1):
        t = i / n
        v += [(.06 + .10 * t, -.1208 - .045 * t * t, z) for z in (0, .0195)]
    band = mesh("band", v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)], M.laminate(SAGE), auto=180)
    band.modifiers.new("thick", "SOLIDIFY").thickness = .0012
    box(.1601, .1615, -.12, .04, 0, .0195, M.laminate(SAGE), .0004)


def mitre():
    """Two panels joined at 45 degrees, with the joint a hair open so that it can be read."""
    t, L, h = .022, .26, .20
    oak = M.wood(OAK, "z")
    for s in (0, 1):
        ring = [(0, 0), (L, 0), (L, t), (t, t)] if not s else [(0, 0), (t, t), (t, L), (0, L)]
        k = .0004
        ring = [(x + (k if not s else 0), y + (0 if not s else k)) for x, y in ring]
        v = [(x - .06, y - .10, z) for z in (0, h) for x, y in ring]
        mesh("panel", v, [(3, 2, 1, 0), (4, 5, 6, 7)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], oak, auto=20)


def runner():
    """Drawer pulled out on its runner: steel rails, box side and front."""
    w, d = .40, .42
    _carcass(w + .07, .43, .26, M.laminate(WHITE, .5), inner=M.wood(OAK, "z"))
    with Group("out", (0, -.27, .05)):
        _drawer(w, d, .13)
        P.front(-w / 2 - .033, w / 2 + .033, -.048, .208, -d, M.laminate(SAGE), "slab", "bar", hz=.15, metal="brass", vertical=False, hlen=.18)
    st = M.metal("steel", .2, False)
    for s in (-1, 1):
        x = s * (w / 2 + .008)
        box(x - .006, x + .006, -.42, -.01, .075, .110, st, .002)
        box(x - .004, x + .004, -.68, -.20, .082, .103, st, .002)


def sink_joint():
    """Steel bowl hung under a stone worktop."""
    with Group("raise", (0, .315, 0)):
        K.slab(-.36, .36, -.62, -.02, .20, .222, M.marble("#efece7", "#9b958d"), (0, -.315, .46, .36), .003)
        K.sink(0, .222, -.315, .46, .36, "steel", "brass", "arc", .17)


def handle():
    """Brass bar handle on a framed door."""
    P.front(-.20, .20, .0, .46, .0, M.laminate(SAGE), "shaker", "bar", "r", .24, "brass", hlen=.20)
    box(-.20, .20, .0005, .05, .0, .46, M.laminate(WHITE, .5), .001)


def plinth():
    """Foot of a base unit: two drawers, recessed plinth and its seal on the floor."""
    box(-.34, .34, .06, .30, 0, .098, M.plain("#6f776c", .45), .001)
    box(-.34, .34, .056, .0598, 0, .006, M.plain("#2a2a2a", .6), 0)
    box(-.34, .34, .0, .30, .10, .36, M.laminate(WHITE, .5), .001)
    for a in (-.34, 0):
        P.front(a, a + .34, .10, .36, .0, M.laminate(SAGE), "shaker", "bar", hz=.30, metal="brass", vertical=False, hlen=.14)


def tall_inside():
    """Inside of a tall unit: shelves with jars, lit side, drawers below, door open."""
    w, d, h = .60, .50, 1.25
    _carcass(w, d, h, M.laminate(WHITE, .5), inner=M.wood(OAK, "z"))
    oak = M.wood(OAK, "x")
    for z in (.44, .72, .98):
        box(-w / 2 + .019, w / 2 - .019, -d + .03, -.009, z, z + .018, oak, .001)
    for k, z in enumerate((.04, .24)):
        box(-w / 2 + .022, w / 2 - .022, -d + .012, -d + .030, z, z + .17, oak, .002)
        box(-.06, .06, -d + .011, -d + .0118, z + .13, z + .15, M.plain("#3a2d20", .7), 0)
    for k in range(4):
        P.vase("canister", (-.20 + .13 * k, -.26, .458), M.ceramic(("#e7dfd0", "#cbbba3", "#8b9a84", "#e7dfd0")[k], .35), .9)
    for k in range(3):
        P.vase("bowl", (-.14, -.26, .738 + .024 * k), M.ceramic("#efe9de", .3), .62)
        P.vase("cup", (.06 + .09 * k, -.24, .738), M.ceramic("#e8e0d2"), .9)
    for k in range(3):
        P.vase("bottle", (-.18 + .12 * k, -.24, .998), M.ceramic(("#3f4a3d", "#c9b48f", "#6b4a2c")[k], .25), .62)
    P.vase("jar", (.19, -.24, .998), M.ceramic("#d9cdb9"), .75)
    with Group("door", (w / 2, -d, 0), 100):
        P.front(-w, 0, .0, h, .020, M.laminate(SAGE), "shaker", "bar", "l", .62, "brass", hlen=.24)


DETAILS = {                                            # name -> (label, builder, yaw, pitch, share of the frame)
    "hinge": ("Hinge on an open door", hinge, 38, 10, 1.0), "edge-band": ("Edge band", edge_band, 34, 28, 1.1),
    "mitre": ("Mitred joint", mitre, -35, 30, 1.15), "drawer-runner": ("Drawer runner", runner, 48, 24, 1.2),
    "sink-joint": ("Undermount sink edge", sink_joint, 26, 40, 1.3), "handle": ("Bar handle", handle, 30, 10, 1.25),
    "plinth": ("Plinth", plinth, 26, 10, 1.2), "tall-inside": ("Inside of a tall unit", tall_inside, -24, 8, .98),
}


def detail(name, seed=1):
    """Photograph one detail; it fills the frame."""
    label, build, yaw, pitch, fill = DETAILS[name]
    with Group("detail", rot=-yaw) as g:
        build()
    studio(max(.35, _size(g)), "#efe9df")
    tag(g, "detail-" + name, label)
    shoot(g, 0, pitch, 70, fill)
    return dict(LOOK, ev=.55)


PRODUCTS = {"detail-" + key: lambda p=None, seed=1, key=key: detail(key, seed) for key in DETAILS}

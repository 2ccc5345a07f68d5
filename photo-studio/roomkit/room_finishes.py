"""How a room's details follow from its palette."""
import materials as M
import props as P
from geo import box


def art_colors(p):
    """Colours of prints that suit the palette."""
    return ("#efe8dc",) + tuple(p["soft"]) + ("#8fa08a", "#2c2a29")


def frame_of(p):
    """Picture frames: wood, or black beside black metal."""
    return p["spec"]["wood"] if p["metal"] != "black" else "black"


def stone_of(p):
    """Stone of table tops: terrazzo stays in the kitchen."""
    return p["counter"] if "terrazzo" not in p["spec"]["counter"] else M.marble()


def shutter(p):
    """Door style of loose furniture."""
    return "shaker" if p["door_style"] == "shaker" else "slab"


def lacquer(p):
    """Shutter finish that stands apart from a timber surround."""
    if not p["spec"]["tall"].startswith("wood"):
        return p["tall"]
    return p["wall_cab"] if p["spec"]["base"].startswith("wood") else p["base"]


def knob(p):
    """Handle of loose furniture."""
    return "bar" if p["handle"] == "bar" else "knob"


def wainscot(x0, x1, zc, mat, cuts, y=-.001, dado=.95):
    """Dado rail with picture-frame mouldings above and below."""
    box(x0, x1, y - .014, y, dado, dado + .04, mat, .006, 3)
    for a, b in zip(cuts, cuts[1:]):
        P.moulding(a + .06, b - .06, dado + .13, zc - .14, y, mat)
        P.moulding(a + .06, b - .06, .18, dado - .10, y, mat)

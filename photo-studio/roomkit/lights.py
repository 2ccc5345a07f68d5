"""Lights that every room shares."""
import core


def fills(W, D, H, power=55, kelvin=5200):
    """Soft off-camera fills a photographer would add: one behind camera, one overhead."""
    core.lamp("AREA", (W / 2, -D + .12, 1.7), power, kelvin, target=(W / 2, 0, 1.1), size=(W * .8, 1.8),
              glossy=False, name="fill")
    core.lamp("AREA", (W / 2, -D / 2, H - .02), power * .7, 4300, target=(W / 2, -D / 2, 0), size=(W * .5, D * .5),
              glossy=False, name="top")

"""Groups that place what is built inside them, and the tags that become hotspots."""
import math

import bpy

_stack = []
HOTSPOTS = []


def reset():
    """Forget the groups and tags of the last scene."""
    _stack.clear()
    HOTSPOTS.clear()


class Group:
    """Parent empty; use as context manager. Placed by location + rotation about Z."""

    def __init__(self, name, at=(0, 0, 0), rot=0.0, scale=1.0):
        self.obj = bpy.data.objects.new(name, None)
        bpy.context.scene.collection.objects.link(self.obj)
        self.obj.empty_display_size = 0.1
        if _stack:
            self.obj.parent = _stack[-1].obj
        self.obj.location = at
        self.obj.rotation_euler[2] = math.radians(rot)
        self.obj.scale = (scale,) * 3

    def __enter__(self):
        _stack.append(self)
        return self

    def __exit__(self, *a):
        _stack.pop()


def tag(target, pid, label, anchor=None, finish=None):
    """Register a shoppable product. target: Group/object; anchor: local point (default bbox centre)."""
    HOTSPOTS.append(dict(obj=getattr(target, "obj", target), id=pid, label=label, anchor=anchor, finish=finish))


def link(obj, mat=None):
    """Put an object into the scene, under the open group."""
    bpy.context.scene.collection.objects.link(obj)
    if _stack:
        obj.parent = _stack[-1].obj
    if mat is not None:
        obj.data.materials.append(mat)
    return obj

"""Potted plants and cut branches."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

import materials as M
from geo import Group, lathe, link, tube


def leaf_mesh(length, width, curl=0.5, fold=0.25, n=10, key=[0]):
    """Single leaf along +X, cupped and drooping; returns mesh data for instancing."""
    v, f = [], []
    for i in range(n + 1):
        t = i / n
        w = width / 2 * math.sin(math.pi * min(1, t * 0.94 + 0.03)) ** 0.8 * (1 - 0.25 * t)
        x = length * t
        z = -curl * length * t * t + 0.12 * length * math.sin(t * math.pi)
        for s in (-1, -0.5, 0, 0.5, 1):
            v.append((x, s * w, z + abs(s) * fold * w + 0.015 * length * math.sin(t * 14 + s * 2) * abs(s)))
    for i in range(n):
        for k in range(4):
            a = i * 5 + k
            f.append((a, a + 5, a + 6, a + 1))
    me = bpy.data.meshes.new("leaf")
    me.from_pydata(v, [], f)
    me.polygons.foreach_set("use_smooth", [True] * len(f))
    return me


def _leaf_inst(me, at, yaw, pitch, s, roll=0.0):
    """One more leaf of the same mesh."""
    o = link(bpy.data.objects.new("leaf", me))
    o.location = at
    o.rotation_euler = (roll, -pitch, yaw)
    o.scale = (s,) * 3
    return o


def plant(kind="fiddle", at=(0, 0, 0), h=1.5, seed=0, pot="#e6e0d6", pot_r=0.17, pot_h=0.32, basket=False):
    """Potted plant: fiddle, palm, snake or herb."""
    rng = random.Random(seed)
    with Group("plant", at, rng.uniform(0, 360)) as g:
        r = pot_r
        if pot:
            pm = M.ceramic(pot, 0.5)
            lathe([(0, 0), (r * .72, 0), (r * .76, .01), (r * .95, pot_h * .75), (r, pot_h - .02), (r, pot_h),
                   (r * .92, pot_h), (r * .9, pot_h - .04), (0, pot_h - .04)],
                  pm, (0, 0, 0), 56, auto=40)
            lathe([(0, pot_h - .035), (r * .9, pot_h - .036)], M.plain("#2c2018", 0.95), (0, 0, 0), 32)
        z0 = pot_h - 0.04
        if kind == "fiddle":
            bark = M.wood("walnut", "z", 0.8)
            for k in range(2 if h > 1.0 else 1):
                lean = rng.uniform(-.08, .08), rng.uniform(-.08, .08)
                top = h * rng.uniform(.85, 1)
                pts = [(lean[0] * t * 2, lean[1] * t * 2, z0 + (top - z0) * t) for t in (0, .35, .7, 1)]
                tube(pts, 0.011, bark, 10)
                me = leaf_mesh(0.30, 0.19, 0.35, 0.3)
                me.materials.append(M.leaf("#3c5a33"))
                n = int(26 * (top - z0))
                for i in range(n):
                    t = 0.28 + 0.72 * i / n
                    p = (lean[0] * t * 2, lean[1] * t * 2, z0 + (top - z0) * t)
                    _leaf_inst(me, p, i * 2.4 + rng.uniform(-.4, .4), 0.25 + 0.7 * t + rng.uniform(-.25, .25),
                               (0.7 + 0.35 * math.sin(t * 3.1)) * rng.uniform(.8, 1.15), rng.uniform(-.3, .3))
        elif kind == "palm":
            me = leaf_mesh(0.26, 0.032, 0.25, 0.6, 6)
            me.materials.append(M.leaf("#4c6f35"))
            st = M.leaf("#6d8a45")
            for k in range(13):
                yaw = k * 2.4 + rng.uniform(-.3, .3)
                L = (h - z0) * rng.uniform(.75, 1.08)
                up = rng.uniform(.78, 1.32)
                pts = []
                for i in range(9):
                    t = i / 8
                    a = up - t * t * 1.15
                    if i == 0:
                        q = Vector((math.cos(yaw) * .02, math.sin(yaw) * .02, z0))
                    else:
                        q = pts[-1] + Vector((math.cos(yaw) * math.cos(a), math.sin(yaw) * math.cos(a),
                                              math.sin(a))) * L / 8
                    pts.append(q)
                tube([tuple(q) for q in pts], 0.0045, st, 6)
                for i in range(3, 9):
                    for sub in (0, 0.33, 0.66):
                        if i == 8 and sub:
                            continue
                        q = pts[i].lerp(pts[min(8, i + 1)], sub)
                        a = up - (i / 8) ** 2 * 1.15
                        for s in (-1, 1):
                            _leaf_inst(me, q, yaw + s * rng.uniform(.75, 1.0), a * .45 + rng.uniform(-.1, .1),
                                       (1.15 - .45 * abs(i - 5) / 4) * rng.uniform(.85, 1.1))
        elif kind == "snake":
            for k in range(13):
                L = (h - z0) * rng.uniform(.55, 1)
                me = leaf_mesh(L, 0.062, -0.02, 0.35, 12)
                me.materials.append(M.leaf(rng.choice(["#4a6340", "#5a7348", "#3d5636"])))
                a = k * 2.4
                _leaf_inst(me, (math.cos(a) * r * .5 * rng.random(), math.sin(a) * r * .5 * rng.random(), z0), a,
                           rng.uniform(1.22, 1.5), 1, rng.uniform(-1, 1))
        else:                                          # bushy herb / pothos
            me = leaf_mesh(0.10, 0.06, 0.5, 0.3, 7)
            me.materials.append(M.leaf("#5a7d3c"))
            n = 46
            R = max(0.05, (h - z0) * .75)
            for i in range(n):
                yaw, el = i * 2.4, rng.uniform(-.2, 1.4)
                d = R * rng.uniform(.25, .85)
                p = (math.cos(yaw) * math.cos(el) * d, math.sin(yaw) * math.cos(el) * d,
                     z0 + .02 + max(0, math.sin(el)) * d)
                _leaf_inst(me, p, yaw + rng.uniform(-.5, .5), rng.uniform(-.2, .7), rng.uniform(.5, 1.0) * R / 0.12,
                           rng.uniform(-.4, .4))
    return g


def branches(at, h=0.7, n=6, seed=0, kind="eucalyptus"):
    """Dry stems / eucalyptus / pampas for a vase opening at `at`."""
    rng = random.Random(seed)
    with Group("branches", at) as g:
        if kind == "pampas":
            stem = M.plain("#b99d74", .8)
            fl = leaf_mesh(0.05, 0.006, 0.5, 0.1, 4)
            fl.materials.append(M.plain("#dcc7a3", .9))
        else:
            stem = M.wood("walnut", "z", .8)
            fl = leaf_mesh(0.055, 0.042, 0.2, 0.2, 5)
            fl.materials.append(M.leaf("#6f8668"))
        for k in range(n):
            yaw, lean = k * 2.4 + rng.random(), rng.uniform(.15, .45)
            L = h * rng.uniform(.7, 1)
            pts = [Vector((math.cos(yaw) * lean * L * t * t, math.sin(yaw) * lean * L * t * t,
                           L * t)) for t in np.linspace(-0.1, 1, 7)]
            tube([tuple(p) for p in pts], 0.0022, stem, 6)
            m = 60 if kind == "pampas" else 16
            for i in range(m):
                t = (0.55 + 0.45 * i / m) if kind == "pampas" else (0.3 + 0.7 * i / m)
                f = t * 6
                p = pts[min(5, int(f))].lerp(pts[min(6, int(f) + 1)], f - int(f))
                _leaf_inst(fl, p, i * 2.4 + rng.random(), rng.uniform(.2, 1.1), rng.uniform(.7, 1.2))
    return g

"""An upholstered bed, made."""
import random

import materials as M
from geo import Group, box, cyl, drape_cloth, pillow, soft_box


def bed(at, rot=0, w=1.8, L=2.0, head="#a99a88", base=None, linen="#f1ede5", throw="#8c6f57", accent="#6f7d6c",
        seed=0, headboard="panels", fab=None):
    """Head at y=0 (wall side), foot toward -Y."""
    rng = random.Random(seed)
    hf = fab or M.fabric(head)
    with Group("bed", at, rot) as g:
        bm = base or hf
        box(-w / 2 - .04, w / 2 + .04, -L - .08, -.08, .06, .30, bm, .02, 4)
        for sx in (-1, 1):
            for y in (-.25, -L + .05):
                cyl(.03, 0, .07, M.wood("walnut", "z"), (sx * (w / 2 - .1), y))
        hh = 1.15
        if headboard == "panels":
            n = 6
            pw = (w + .3) / n
            for i in range(n):
                soft_box(pw - .004, .09, hh - .08, hf, (-(w + .3) / 2 + pw * (i + .5), -.05, .08), r=.035,
                         bulge=.02, wrinkle=.003, seed=seed + i)
        elif headboard == "wing":
            soft_box(w + .2, .12, hh, hf, (0, -.065, .05), r=.05, bulge=.02, wrinkle=.004, seed=seed)
            for sx in (-1, 1):
                soft_box(.09, .28, hh, hf, (sx * (w / 2 + .10), -.16, .05), r=.04, bulge=.01, wrinkle=.003,
                         seed=seed)
        else:
            box(-w / 2 - .08, w / 2 + .08, -.07, -.01, .1, hh, base or M.wood("walnut", "x"), .02, 4)
        soft_box(w, L, .26, M.fabric("#efeae1", 500), (0, -L / 2 - .10, .28), r=.07, bulge=.01, wrinkle=.002)
        lm = M.fabric(linen, 500, melange=.03, bump=.12)
        k = dict(seed=seed, puff=.05)                  # one shared surface for all layers
        drape_cloth(w + .05, L - .52, .26, lm, (0, -.66, .55), thick=.035, yoff=-.66, **k)
        drape_cloth(w + .135, .30, .20, M.fabric(accent, 500, melange=.05, bump=.12), (0, -.63, .588), front=False,
                    thick=.02, yoff=-.63, **k)
        drape_cloth(w + .135, .52, .30, M.fabric(throw, 160, melange=.2, bump=.6), (0, -L + .36, .588), front=False,
                    thick=.012, yoff=-L + .36, **k)
        for sx in (-1, 1):
            pillow(.74, .50, .19, M.fabric(linen, 500, melange=.03, bump=.12), (sx * w * .25, -.24, .78),
                   (62, 0, rng.uniform(-4, 4)), seed=seed + sx)
            pillow(.70, .48, .18, M.fabric(accent, 400, melange=.06), (sx * w * .25, -.40, .75),
                   (56, 0, rng.uniform(-6, 6)), seed=seed + sx + 4)
        pillow(.48, .48, .16, M.fabric(throw, 220, melange=.15), (.06, -.55, .755), (54, 0, 5), seed=seed + 8)
        pillow(.62, .30, .13, M.boucle("#e9e2d4"), (-.05, -.69, .705), (50, 0, -3), seed=seed + 11)
    return g

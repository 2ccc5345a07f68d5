"""Minimal reader for uncompressed multilayer EXR, and an 8-bit PNG writer. numpy only."""
import struct
import zlib
import numpy as np

PASSES = (("Combined", "RGB"), ("Denoising Albedo", "RGB"), ("Denoising Normal", "XYZ"))


def read_exr(path):
    """-> {channel name: HxW float32}. Scanline files with compression NONE only."""
    b = open(path, "rb").read()
    assert struct.unpack_from("<I", b)[0] == 20000630, "not an EXR"
    p, att = 8, {}

    def cstr(p):
        e = b.index(b"\0", p)
        return b[p:e].decode(), e + 1
    while b[p]:
        name, p = cstr(p)
        _typ, p = cstr(p)
        (n,) = struct.unpack_from("<I", b, p)
        att[name] = b[p + 4:p + 4 + n]
        p += 4 + n
    p += 1
    assert att["compression"][0] == 0, "save with codec NONE"
    x0, y0, x1, y1 = struct.unpack("<4i", att["dataWindow"])
    w, h = x1 - x0 + 1, y1 - y0 + 1
    ch, q, c = [], 0, att["channels"]
    while c[q]:
        e = c.index(b"\0", q)
        ch.append((c[q:e].decode(), struct.unpack_from("<i", c, e + 1)[0]))
        q = e + 17
    size = sum({1: 2, 2: 4, 0: 4}[t] for _, t in ch) * w + 8
    p += 8 * h                                         # offset table
    rows = np.frombuffer(b, np.uint8, size * h, p).reshape(h, size)[:, 8:]
    out, o = {}, 0
    for name, t in ch:
        nb = w * (2 if t == 1 else 4)
        out[name] = np.ascontiguousarray(rows[:,
                                              o:o + nb]).view(np.float16 if t == 1 else np.float32).astype(np.float32)
        o += nb
    return out


def layer(ch, key, axes):
    """Stack channels whose name ends with key.axis, e.g. ('Combined', 'RGB')."""
    pick = lambda a: next(v for k, v in ch.items() if k.endswith(key + "." + a))
    return np.stack([pick(a) for a in axes], -1)


def write_png(path, img):
    """Float HxWx3 in 0..1 -> dithered 8-bit PNG."""
    h, w, _ = img.shape
    d = np.random.default_rng(1).random(img.shape, np.float32) - 0.5
    px = np.clip(np.round(img * 255 + d * 0.9), 0, 255).astype(np.uint8)
    raw = np.hstack([np.zeros((h, 1), np.uint8), px.reshape(h, -1)]).tobytes()

    def chunk(t, data):
        return struct.pack(">I", len(data)) + t + data + struct.pack(">I", zlib.crc32(t + data))
    with open(path, "wb") as f:
        f.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 2, 0, 0, 0)) +
                chunk(b"IDAT", zlib.compress(raw, 7)) + chunk(b"IEND", b""))

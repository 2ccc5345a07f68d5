/**
 * Adds one simple glyph of a variable TrueType font to another subset of the same typeface. The packages put the
 * rupee sign into a second file; after merging, a price needs one download instead of two.
 */
export function mergeGlyph(base: Buffer, donor: Buffer, codePoint: number): Buffer {
  const into = readTables(base);
  const from = readTables(donor);
  const source = glyphIndex(table(from, "cmap"), codePoint);
  const added = table(into, "maxp").readUInt16BE(4);

  const outlines = readOffsets(table(into, "loca"), table(into, "head").readInt16BE(50) === 1);
  const donorOffsets = readOffsets(table(from, "loca"), table(from, "head").readInt16BE(50) === 1);
  const outline = table(from, "glyf").subarray(donorOffsets[source], donorOffsets[source + 1]);
  if (outline.readInt16BE(0) < 0) throw new Error("Only simple glyphs can be merged.");
  const glyf = Buffer.concat([padded(table(into, "glyf")), padded(outline)]);
  const loca = [...outlines.slice(0, -1), padded(table(into, "glyf")).length, glyf.length];

  into.set("glyf", glyf);
  into.set("loca", writeLongOffsets(loca));
  into.set(
    "head",
    patched(table(into, "head"), (head) => head.writeInt16BE(1, 50)),
  );
  into.set("hmtx", withMetrics(into, from, source));
  into.set(
    "hhea",
    patched(table(into, "hhea"), (hhea) => hhea.writeUInt16BE(added + 1, 34)),
  );
  into.set(
    "maxp",
    patched(table(into, "maxp"), (maxp) => {
      maxp.writeUInt16BE(added + 1, 4);
      for (const at of [6, 8])
        maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), table(from, "maxp").readUInt16BE(at)), at);
    }),
  );
  into.set("gvar", withVariations(table(into, "gvar"), table(from, "gvar"), source));
  into.set("cmap", writeCmap(new Map([...readCmap(table(into, "cmap")), [codePoint, added]])));
  // Without HVAR the advances vary by the phantom points in gvar, which contain the same values.
  into.delete("HVAR");
  return writeTables(into);
}

export type Tables = Map<string, Buffer>;

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString("latin1", at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no ${tag} table.`);
  return found;
}

export function readCmap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(4 + 8 * i + 4);
    if (cmap.readUInt16BE(at) === 4) readSegments(cmap.subarray(at), glyphs);
    if (cmap.readUInt16BE(at) === 12) readGroups(cmap.subarray(at), glyphs);
  }
  return glyphs;
}

function readSegments(sub: Buffer, glyphs: Map<number, number>): void {
  const double = sub.readUInt16BE(6);
  for (let i = 0; i < double; i += 2) {
    const end = sub.readUInt16BE(14 + i);
    const start = sub.readUInt16BE(16 + double + i);
    const delta = sub.readUInt16BE(16 + 2 * double + i);
    const rangeAt = 16 + 3 * double + i;
    const range = sub.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const listed = range === 0 ? code : sub.readUInt16BE(rangeAt + range + 2 * (code - start));
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph) glyphs.set(code, glyph);
    }
  }
}

function readGroups(sub: Buffer, glyphs: Map<number, number>): void {
  for (let i = 0; i < sub.readUInt32BE(12); i++) {
    const at = 16 + 12 * i;
    const start = sub.readUInt32BE(at);
    for (let code = start; code <= sub.readUInt32BE(at + 4); code++)
      glyphs.set(code, sub.readUInt32BE(at + 8) + code - start);
  }
}

/** Uses format 12 in the Windows slot: every browser reads it, and it is the shortest to write. */
function writeCmap(glyphs: Map<number, number>): Buffer {
  const groups: [number, number, number][] = [];
  for (const [code, glyph] of [...glyphs].sort((a, b) => a[0] - b[0])) {
    const last = groups.at(-1);
    if (last && code === last[1] + 1 && glyph === last[2] + code - last[0]) last[1] = code;
    else groups.push([code, code, glyph]);
  }
  const cmap = Buffer.alloc(12 + 16 + 12 * groups.length);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(cmap.length - 12, 16);
  cmap.writeUInt32BE(groups.length, 24);
  groups.forEach((group, i) => {
    group.forEach((value, j) => {
      cmap.writeUInt32BE(value, 28 + 12 * i + 4 * j);
    });
  });
  return cmap;
}

function glyphIndex(cmap: Buffer, codePoint: number): number {
  const glyph = readCmap(cmap).get(codePoint);
  if (!glyph) throw new Error(`The font has no glyph for U+${codePoint.toString(16)}.`);
  return glyph;
}

function withMetrics(into: Tables, from: Tables, source: number): Buffer {
  const count = table(into, "maxp").readUInt16BE(4);
  const all = Buffer.alloc(4 * (count + 1));
  for (let glyph = 0; glyph < count; glyph++) metricsOf(into, glyph).copy(all, 4 * glyph);
  metricsOf(from, source).copy(all, 4 * count);
  return all;
}

/** Advance and side bearing. A font may omit repeated advances at the end of the table. */
function metricsOf(tables: Tables, glyph: number): Buffer {
  const hmtx = table(tables, "hmtx");
  const full = table(tables, "hhea").readUInt16BE(34);
  if (glyph < full) return hmtx.subarray(4 * glyph, 4 * glyph + 4);
  const bearing = 4 * full + 2 * (glyph - full);
  return Buffer.concat([hmtx.subarray(4 * full - 4, 4 * full - 2), hmtx.subarray(bearing, bearing + 2)]);
}

export function advanceOf(tables: Tables, glyph: number): number {
  return metricsOf(tables, glyph).readUInt16BE(0);
}

/** Appends the donor's shared tuples to ours and updates the glyph's references to them. */
function withVariations(ours: Buffer, theirs: Buffer, source: number): Buffer {
  const axes = ours.readUInt16BE(4);
  const shared = (gvar: Buffer) => {
    const start = gvar.readUInt32BE(8);
    return gvar.subarray(start, start + 2 * axes * gvar.readUInt16BE(6));
  };
  const variations = (gvar: Buffer) => {
    const isLong = (gvar.readUInt16BE(14) & 1) === 1;
    const offsets = readOffsets(
      gvar.subarray(20, 20 + (isLong ? 4 : 2) * (gvar.readUInt16BE(12) + 1)),
      isLong,
    );
    const start = gvar.readUInt32BE(16);
    return offsets.slice(0, -1).map((at, i) => gvar.subarray(start + at, start + (offsets[i + 1] ?? at)));
  };

  const ownShared = ours.readUInt16BE(6);
  const added = Buffer.from(variations(theirs)[source] ?? []);
  if (added.length) moveSharedTuples(added, axes, ownShared);
  const glyphs = [...variations(ours), added].map(padded);
  const tuples = Buffer.concat([shared(ours), shared(theirs)]);

  let end = 0;
  const offsets = [0, ...glyphs.map((glyph) => (end += glyph.length))];
  const header = Buffer.from(ours.subarray(0, 20));
  header.writeUInt16BE(ownShared + theirs.readUInt16BE(6), 6);
  header.writeUInt32BE(20 + 4 * offsets.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(20 + 4 * offsets.length + tuples.length, 16);
  return Buffer.concat([header, writeLongOffsets(offsets), tuples, ...glyphs]);
}

function moveSharedTuples(variation: Buffer, axes: number, by: number): void {
  let at = 4;
  for (let i = 0; i < (variation.readUInt16BE(0) & 0x0fff); i++) {
    const index = variation.readUInt16BE(at + 2);
    const hasOwnPeak = (index & 0x8000) !== 0;
    const hasRange = (index & 0x4000) !== 0;
    if (!hasOwnPeak) variation.writeUInt16BE(index + by, at + 2);
    at += 4 + (hasOwnPeak ? 2 * axes : 0) + (hasRange ? 4 * axes : 0);
  }
}

function readOffsets(loca: Buffer, isLong: boolean): number[] {
  const size = isLong ? 4 : 2;
  return Array.from({ length: loca.length / size }, (_, i) =>
    isLong ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i),
  );
}

function writeLongOffsets(offsets: number[]): Buffer {
  const loca = Buffer.alloc(4 * offsets.length);
  offsets.forEach((offset, i) => {
    loca.writeUInt32BE(offset, 4 * i);
  });
  return loca;
}

function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  const directory = Buffer.alloc(12 + 16 * tags.length);
  const power = 2 ** Math.floor(Math.log2(tags.length));
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tags.length, 4);
  directory.writeUInt16BE(16 * power, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE(16 * tags.length - 16 * power, 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  tags.forEach((tag, i) => {
    const body = padded(table(tables, tag));
    directory.write(tag, 12 + 16 * i, "latin1");
    directory.writeUInt32BE(checksum(body), 12 + 16 * i + 4);
    directory.writeUInt32BE(offset, 12 + 16 * i + 8);
    directory.writeUInt32BE(table(tables, tag).length, 12 + 16 * i + 12);
    parts.push(body);
    offset += body.length;
  });
  return Buffer.concat(parts);
}

function checksum(body: Buffer): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0;
  return sum;
}

function padded(part: Buffer): Buffer {
  return Buffer.concat([part, Buffer.alloc((4 - (part.length % 4)) % 4)]);
}

function patched(original: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(original);
  change(copy);
  return copy;
}

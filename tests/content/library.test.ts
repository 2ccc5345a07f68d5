import { readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";

const LIBRARY = new URL("../../content/photographs/", import.meta.url);

const Entry = z.looseObject({
  name: z.string(),
  kind: z.enum(["room", "variation", "swatch", "accessory"]),
  room: z.string(),
  camera: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.object({ en: z.string().min(12), ar: z.string().regex(/\p{Script=Arabic}/u) }),
  colours: z.array(z.object({ hex: z.string() })).min(3),
  products: z.array(z.looseObject({ product: z.string(), finishes: z.array(z.unknown()) })).optional(),
});

const entries = z.array(Entry).parse(JSON.parse(await readFile(new URL("catalogue.json", LIBRARY), "utf8")));
const rooms = entries.filter(({ kind }) => kind === "room");

test("the photograph library is as large as specified", () => {
  const scenes = rooms.filter(
    ({ products = [] }) => products.filter(({ finishes }) => finishes.length >= 3).length >= 2,
  );
  expect(rooms.length).toBeGreaterThanOrEqual(420);
  expect(new Set(rooms.map(({ room }) => room)).size).toBeGreaterThanOrEqual(24);
  expect(scenes.length).toBeGreaterThanOrEqual(24);
  expect(entries.filter(({ kind }) => kind === "swatch").length).toBeGreaterThanOrEqual(60);
  expect(entries.filter(({ kind }) => kind === "accessory").length).toBeGreaterThanOrEqual(32);
  expect(rooms.filter(({ width, height }) => height > width).length).toBeGreaterThanOrEqual(20);
});

test("every entry has its picture file, and every new room has at least three cameras", async () => {
  for (const { name } of entries)
    expect((await stat(new URL(`${name}.webp`, LIBRARY))).size).toBeGreaterThan(1000);
  const cameras = new Map<string, Set<string>>();
  for (const { room, camera } of rooms) cameras.set(room, (cameras.get(room) ?? new Set()).add(camera));
  const few = [...cameras]
    .filter(([room, seen]) => room.includes("-") && seen.size < 3)
    .map(([room]) => room);
  expect(few).toEqual([]);
});

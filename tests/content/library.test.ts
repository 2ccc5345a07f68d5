import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { checkUses } from "../../src/services/content/photograph-uses/check-uses.ts";
import { findUses } from "../../src/services/content/photograph-uses/find-uses.ts";
import { readContentFiles } from "../../src/services/content/read-content.ts";
import { openPhotographs } from "../../src/services/images/photographs.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";

const LIBRARY = new URL("../../content/photographs/", import.meta.url);

const Entry = z.looseObject({
  name: z.string(),
  kind: z.enum(["room", "variation", "swatch", "accessory", "detail"]),
  room: z.string(),
  seed: z.number(),
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
  expect(rooms.length).toBeGreaterThanOrEqual(600);
  expect(new Set(rooms.map(({ room }) => room)).size).toBeGreaterThanOrEqual(54);
  expect(scenes.length).toBeGreaterThanOrEqual(24);
  expect(entries.filter(({ kind }) => kind === "swatch").length).toBeGreaterThanOrEqual(60);
  expect(entries.filter(({ kind }) => kind === "accessory").length).toBeGreaterThanOrEqual(32);
  expect(entries.filter(({ kind }) => kind === "detail").length).toBeGreaterThanOrEqual(8);
  expect(rooms.filter(({ width, height }) => height > width).length).toBeGreaterThanOrEqual(70);
  expect(rooms.filter(({ width }) => width >= 2400).length).toBeGreaterThanOrEqual(60);
});

test("a photograph opens pages of one kind only, and is on at most eight pages of a country", async () => {
  const photographs = await openPhotographs(fileURLToPath(LIBRARY));
  const files = await readContentFiles(`${PROJECT_ROOT}/content`);
  expect(checkUses(await findUses(files, photographs))).toEqual([]);
});

test("every entry has its picture file, and every room except the oldest has at least three views", async () => {
  for (const { name } of entries)
    expect((await stat(new URL(`${name}.webp`, LIBRARY))).size).toBeGreaterThan(1000);
  const views = new Map<string, Set<string>>();
  // Odd and even seeds are different layouts of a room.
  for (const { room, camera, seed } of rooms)
    views.set(room, (views.get(room) ?? new Set()).add(`${seed % 2} ${camera}`));
  const few = [...views].filter(([room, seen]) => room.includes("-") && seen.size < 3).map(([room]) => room);
  expect(few).toEqual([]);
});

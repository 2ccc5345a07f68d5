import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { localisedText } from "../../contracts/field-types.ts";
import type { LocalisedText } from "../../editions/languages.ts";
import { readJsonFile } from "../files/read-json-file.ts";
import { RECIPE } from "./encoding-version.ts";

export interface Photograph {
  name: string;
  file: string;
  width: number;
  height: number;
  dominant: string;
  /** What it shows: a room, a room in another finish, or a product or sample on its own. */
  kind: "room" | "variation" | "product";
  /** The point that must stay in the picture when it is cropped, from 0 to 1. The centre when unset. */
  focus?: { x: number; y: number } | undefined;
  /** The same room in portrait format: the name of another photograph. */
  tall?: string | undefined;
  alt?: LocalisedText | undefined;
  /** Sorted by the covered share of the picture, the largest first. */
  colours: readonly { hex: string; share: number }[];
  hotspots: readonly Hotspot[];
  /** The products that exist in another finish, each with the aligned print that shows it. */
  products: readonly {
    product: string;
    hotspot?: string | undefined;
    finishes: readonly { finish: string; label: LocalisedText; photograph: string }[];
  }[];
}

export interface Hotspot {
  id: string;
  label: LocalisedText;
  /** From 0 to 1, from the start edge and the top. */
  x: number;
  y: number;
}

/** A picture that a member has uploaded. */
export interface OwnPhotograph extends Photograph {
  hash: string;
}

export interface Photographs {
  find(name: string): Photograph | undefined;
  list(): readonly Photograph[];
  /** Eight digits that change with the picture, so that its address can be cached permanently. */
  hashOf(photograph: Photograph): Promise<string>;
  reload(): Promise<void>;
  /** Pictures that are not in the catalogue, or that replace one of it. */
  setOwn(pictures: readonly OwnPhotograph[], bring?: (file: string) => Promise<void>): void;
  /** Makes the file of an uploaded picture available on this machine. */
  bring(photograph: Photograph): Promise<void>;
  own(): readonly OwnPhotograph[];
  /** Reloads if the catalogue was replaced; returns whether it was. */
  reloadIfChanged(): Promise<boolean>;
  /** Reloads if the catalogue or this picture has been replaced; another process may have imported it. */
  refresh(name: string): Promise<void>;
}

const share = z.number().min(0).max(1);
const name = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const Localised = localisedText(z.string());
const Entry = z.object({
  name,
  file: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*\.(?:webp|avif|jpg)$/)
    .optional(),
  format: z.enum(["webp", "avif", "jpg"]).default("webp"),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  dominant: colour,
  kind: z
    .string()
    .optional()
    .transform((kind) =>
      kind === undefined || kind === "room" ? "room" : kind === "variation" ? kind : "product",
    ),
  focus: z.object({ x: share, y: share }).optional(),
  tall: name.optional(),
  alt: Localised.optional(),
  colours: z.array(z.object({ hex: colour, share })).default([]),
  hotspots: z.array(z.object({ id: name, label: Localised, x: share, y: share })).default([]),
  products: z
    .array(
      z.object({
        product: name,
        hotspot: name.optional(),
        finishes: z.array(z.object({ finish: name, label: Localised, photograph: name })),
      }),
    )
    .default([]),
});
const Catalogue = z.array(Entry).superRefine((entries, context) => {
  const names = new Set(entries.map((entry) => entry.name));
  entries.forEach(({ tall }, index) => {
    if (tall !== undefined && !names.has(tall))
      context.addIssue({
        code: "custom",
        path: [index, "tall"],
        message: `there is no photograph "${tall}"`,
      });
  });
});

/** Reads the catalogue of a folder of photographs. The pictures themselves are read on demand. */
export async function openPhotographs(directory: string): Promise<Photographs> {
  let catalogue = await readCatalogue(directory);
  let own: ReadonlyMap<string, OwnPhotograph> = new Map();
  let byName = catalogue;
  let bringFile = async (_file: string) => {};
  let hashes = new Map<string, Promise<string>>();
  let catalogueState = await stateOf(join(directory, CATALOGUE));
  const hashedStates = new Map<string, string>();

  async function reload(): Promise<void> {
    const state = await stateOf(join(directory, CATALOGUE));
    catalogue = await readCatalogue(directory);
    byName = new Map([...catalogue, ...own]);
    catalogueState = state;
    hashes = new Map();
  }

  async function isReplaced(): Promise<boolean> {
    return (await stateOf(join(directory, CATALOGUE))) !== catalogueState;
  }

  return {
    find: (name) => byName.get(name),
    list: () => [...byName.values()],
    async bring({ name, file }) {
      if (own.has(name)) await bringFile(file);
    },
    setOwn(pictures, bring = bringFile) {
      bringFile = bring;
      own = new Map(pictures.map((picture) => [picture.name, picture]));
      byName = new Map([...catalogue, ...own]);
      hashes = new Map();
    },
    own: () => [...own.values()],
    async hashOf(photograph) {
      const uploaded = own.get(photograph.name);
      if (uploaded) return uploaded.hash;
      const known = hashes.get(photograph.name);
      if (known) return known;
      const hash = stateOf(photograph.file).then((state) => {
        hashedStates.set(photograph.name, state);
        return hashPhotograph(photograph);
      });
      hashes.set(photograph.name, hash);
      hash.catch(() => hashes.delete(photograph.name));
      return hash;
    },
    reload,
    async reloadIfChanged() {
      const isOld = await isReplaced();
      if (isOld) await reload();
      return isOld;
    },
    async refresh(name) {
      const isOld = await isReplaced();
      // A catalogue that is being written cannot be read: the previous one is used until the next request.
      if (isOld) await reload().catch(() => undefined);
      const photograph = own.has(name) ? undefined : byName.get(name);
      if (photograph && hashedStates.get(name) !== (await stateOf(photograph.file))) hashes.delete(name);
    },
  };
}

const CATALOGUE = "catalogue.json";

async function stateOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : "";
}

async function readCatalogue(directory: string): Promise<ReadonlyMap<string, Photograph>> {
  const entries = await readJsonFile(join(directory, CATALOGUE), Catalogue);
  return new Map(
    entries.map(({ format, ...entry }) => [
      entry.name,
      { ...entry, file: join(directory, entry.file ?? `${entry.name}.${format}`) },
    ]),
  );
}

async function hashPhotograph({ file, focus }: Photograph): Promise<string> {
  const hash = createHash("sha256").update(await readFile(file));
  return hash
    .update(JSON.stringify({ recipe: RECIPE, focus }))
    .digest("hex")
    .slice(0, 8);
}

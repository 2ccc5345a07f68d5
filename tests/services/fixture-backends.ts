import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { Database } from "../../src/platform/database/database.ts";
import type { DocumentTypes } from "../../src/services/content/document-type.ts";
import { createEmbeddedBackends, type EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { openDatabase } from "../../src/services/open-database.ts";

import { onCleanUp } from "../support/clean-up.ts";

export const FIXTURE_CONTENT = join(import.meta.dirname, "../fixtures/content");

const Photo = z.object({
  name: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  dominant: z.string(),
});
const Page = z.object({ title: z.string(), hero: z.object({ photo: Photo, text: z.string() }) });

export const FIXTURE_TYPES: DocumentTypes = {
  website_content: {
    answersAs: "page",
    schemas: { home: Page, about: Page },
    search: { kind: "page", heading: ["title"], text: ["hero.text"], summary: "hero.text" },
  },
  designs: {
    answersAs: "item",
    schemas: {
      "*": z.object({
        title: z.string(),
        roomType: z.string(),
        tags: z.array(z.string()),
        price: z.number(),
        redirectedTo: z.string().optional(),
      }),
    },
    filters: ["roomType", "tags", "price", "redirectedTo"],
    search: { kind: "design", heading: ["title"], tags: ["roomType", "tags"] },
  },
  centres: {
    answersAs: "item",
    schemas: { "*": z.object({ cityName: z.string(), zoomMobile: z.number() }) },
  },
};

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "atrium-services-"));
  onCleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the fixture content that a test may change. */
export function copyOfContent(): string {
  const folder = newFolder();
  cpSync(FIXTURE_CONTENT, folder, { recursive: true });
  return folder;
}

export async function newSqliteDatabase(): Promise<Database> {
  const database = await openDatabase({ dataDirectory: newFolder() });
  onCleanUp(() => database.close());
  await database.migrate();
  return database;
}

type Options = Parameters<typeof createEmbeddedBackends>[0];

export async function newBackends(options: Partial<Options> = {}): Promise<EmbeddedBackends> {
  const backends = await createEmbeddedBackends({
    database: options.database ?? (await newSqliteDatabase()),
    contentDirectory: FIXTURE_CONTENT,
    dataDirectory: newFolder(),
    documentTypes: FIXTURE_TYPES,
    log: SILENT,
    ...options,
  });
  onCleanUp(() => backends.stop());
  return backends;
}

export async function loadedBackends(options: Partial<Options> = {}): Promise<EmbeddedBackends> {
  const backends = await newBackends(options);
  await backends.loadContent();
  return backends;
}

export const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

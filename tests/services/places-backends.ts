import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Hono } from "hono";
import { z } from "zod";
import { EngagementCentre } from "../../src/contracts/documents/centres/engagement-centre.ts";
import { City } from "../../src/contracts/documents/city-document.ts";
import type { Database } from "../../src/platform/database/database.ts";
import type { DocumentTypes } from "../../src/services/content/document-type.ts";
import { createEmbeddedBackends, type EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import type { TestEngine } from "../stores/each-engine.ts";
import { PROJECT_ROOT, projectFiles } from "../support/project-files.ts";
import { FIXTURE_CONTENT, FIXTURE_TYPES, SILENT } from "./fixture-backends.ts";

const PLACE_TYPES: DocumentTypes = {
  ...FIXTURE_TYPES,
  ec: { answersAs: "item", schemas: { "*": EngagementCentre } },
  cities: {
    answersAs: "item",
    schemas: { "*": z.object({ aliases: City.shape.aliases, localities: City.shape.localities }) },
  },
};

interface PlacesBackends extends EmbeddedBackends {
  contentDirectory: string;
  database: Database;
}

/** The backends with the shipped places, and only the documents that describe places. */
export async function openPlacesBackends(
  { newMigratedOptions, open }: TestEngine,
  options: Partial<Parameters<typeof createEmbeddedBackends>[0]> = {},
): Promise<PlacesBackends> {
  const databaseOptions = await newMigratedOptions();
  const database = await open(databaseOptions);
  const { dataDirectory } = databaseOptions;
  const contentDirectory = join(dataDirectory, "content");
  copyContent(contentDirectory);
  const backends = await createEmbeddedBackends({
    database,
    contentDirectory,
    dataDirectory,
    documentTypes: PLACE_TYPES,
    log: SILENT,
    ...options,
  });
  await backends.loadContent();
  return { ...backends, contentDirectory, database };
}

function copyContent(target: string): void {
  const shipped = join(PROJECT_ROOT, "content");
  cpSync(FIXTURE_CONTENT, target, { recursive: true });
  cpSync(join(shipped, "places"), join(target, "places"), { recursive: true });
  cpSync(join(shipped, "documents/ec"), join(target, "documents/ec"), { recursive: true });
  mkdirSync(join(target, "documents/cities/in"), { recursive: true });
  for (const file of projectFiles("content/documents/cities/in/*.json")) {
    const { slug, aliases, localities } = JSON.parse(readFileSync(join(PROJECT_ROOT, file), "utf8"));
    const copy = join(target, "documents/cities/in", basename(file));
    // The copy has no photographs, so its localities have no pictures.
    const withoutPictures = localities.map((locality: object) => ({ ...locality, picture: undefined }));
    writeFileSync(copy, JSON.stringify({ slug, aliases, localities: withoutPictures }));
  }
}

/** Returns the body of a response with its status. */
export async function answerOf(app: Hono, path: string, fields: Record<string, string> = {}) {
  const response = await app.request(`${path}?${new URLSearchParams(fields)}`);
  return { status: response.status, body: await response.json() };
}

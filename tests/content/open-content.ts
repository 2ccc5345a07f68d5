import { cpSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Hono } from "hono";
import type { Database } from "../../src/platform/database/database.ts";
import type { DocumentTypes } from "../../src/services/content/document-type.ts";
import { loadedBackends, newFolder } from "../services/fixture-backends.ts";

const CONTENT = fileURLToPath(new URL("../../content/", import.meta.url));

/** The backends with only the shipped documents of these types. */
export async function openContent(database: Database, types: DocumentTypes): Promise<Hono> {
  const contentDirectory = newFolder();
  for (const name of readdirSync(CONTENT).filter((entry) => entry !== "documents"))
    symlinkSync(join(CONTENT, name), join(contentDirectory, name));
  const written = readdirSync(join(CONTENT, "documents"));
  for (const contentType of written.filter((name) => Object.hasOwn(types, name)))
    cpSync(join(CONTENT, "documents", contentType), join(contentDirectory, "documents", contentType), {
      recursive: true,
    });
  const { app } = await loadedBackends({ database, contentDirectory, documentTypes: types });
  return app;
}

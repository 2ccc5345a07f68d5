import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { listFiles } from "../files/list-files.ts";
import type { ContentFile } from "./document-source.ts";
import type { DocumentTypes } from "./document-type.ts";
import { isDocumentFile } from "./parsing/read-source.ts";

/** Our own code, because a change of it may give other documents from the same files. */
const CODE = ["services", "contracts"].map((room) => join(import.meta.dirname, "../..", room));

export async function readContentFiles(contentDirectory: string): Promise<ContentFile[]> {
  const names = (await listFiles(join(contentDirectory, "documents"))).filter(isDocumentFile);
  return Promise.all(
    names.map(async (name) => ({
      name: `documents/${name}`,
      text: await readFile(join(contentDirectory, "documents", name), "utf8"),
    })),
  );
}

/** Changes when a document, a photograph, the brand name or the code that processes them changes. */
export async function checksumContent(
  contentDirectory: string,
  files: readonly ContentFile[],
  types: DocumentTypes,
  brandName: string,
): Promise<string> {
  const hash = createHash("sha256").update(`${brandName}\n`);
  for (const { name, text } of files) hash.update(`${name} ${text.length}\n${text}`);
  for (const directory of [join(contentDirectory, "photographs"), ...CODE])
    for (const line of await describeFiles(directory)) hash.update(line);
  for (const [name, type] of Object.entries(types))
    hash.update(`${name} ${describeSchemas(type?.schemas ?? {})}`);
  return hash.digest("hex");
}

// Uses sizes and times, because reading a hundred megabytes of pictures would cost more than loading the documents
// again.
async function describeFiles(directory: string): Promise<string[]> {
  const names = await listFiles(directory);
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(directory, name));
      return `${name} ${size} ${mtimeMs}\n`;
    }),
  );
}

const descriptions = new WeakMap<object, string>();

/** Describes the same schemas only once, because that takes as long as reading the files. */
function describeSchemas(schemas: Record<string, z.ZodType>): string {
  const options = { io: "input", unrepresentable: "any" } as const;
  const known =
    descriptions.get(schemas) ??
    JSON.stringify(Object.entries(schemas).map(([name, schema]) => [name, z.toJSONSchema(schema, options)]));
  descriptions.set(schemas, known);
  return known;
}

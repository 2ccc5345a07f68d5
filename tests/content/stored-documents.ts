import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { CostSection } from "../../src/contracts/documents/home-cost-document.ts";
import type { DocumentTypes } from "../../src/services/content/document-type.ts";
import { NEVER } from "../../src/services/content/publication/publish-at.ts";
import { readContentFiles } from "../../src/services/content/read-content.ts";
import { readDocuments } from "../../src/services/content/read-documents.ts";
import { openPhotographs } from "../../src/services/images/photographs.ts";

const CONTENT = fileURLToPath(new URL("../../content/", import.meta.url));

/** The shipped documents of these types as they are stored. Faults in the files are thrown as errors. */
export async function readStoredDocuments(types: DocumentTypes) {
  const files = await readContentFiles(CONTENT);
  const own = files.filter(({ name }) => Object.hasOwn(types, name.split("/")[1] ?? ""));
  const photographs = await openPhotographs(`${CONTENT}photographs`);
  return (await readDocuments(own, types, photographs, { at: NEVER })).documents;
}

/** The cost table of a region's home page: the prices before tax for homes of a few sizes. */
export async function readCostTable(region: string): Promise<CostSection> {
  return JSON.parse(await readFile(`${CONTENT}documents/website_content/home.${region}.json`, "utf8")).cost;
}

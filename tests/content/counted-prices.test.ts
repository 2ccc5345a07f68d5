import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { DocumentTypes } from "../../src/services/content/document-type.ts";
import { readDocuments } from "../../src/services/content/read-documents.ts";
import { PAGE_TYPES } from "../../src/services/content/types/pages-types.ts";
import { PRICE_TYPES } from "../../src/services/content/types/prices-types.ts";
import { ContentProblem } from "../../src/services/files/content-problem.ts";
import { openPhotographs } from "../../src/services/images/photographs.ts";

const CONTENT = fileURLToPath(new URL("../../content/", import.meta.url));
const photographs = await openPhotographs(`${CONTENT}photographs`);
const read = async (name: string) => ({ name, text: await readFile(`${CONTENT}documents/${name}`, "utf8") });
const rates = await read("calculator-rates/rates-my.json");
const overview = JSON.parse((await read("content-pages/my/offerings.json")).text);
const TYPES: DocumentTypes = { ...PAGE_TYPES, ...PRICE_TYPES };

/** Returns the faults that the loader reports for an overview with these values for its prices. */
async function reasonsFor(counted: object): Promise<string[]> {
  const sections = overview.sections.map((section: { kind: string; items: object[] }) =>
    section.kind === "offers"
      ? { ...section, items: section.items.map((item) => ({ ...item, counted })) }
      : section,
  );
  const page = {
    name: "documents/content-pages/my/offerings.json",
    text: JSON.stringify({ ...overview, sections }),
  };
  const files = [{ ...rates, name: "documents/calculator-rates/rates-my.json" }, page];
  try {
    await readDocuments(files, TYPES, photographs);
    return [];
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    return [...new Set(error.faults.map(({ reason }) => reason))];
  }
}

test("the homes and parts that an overview calculates its prices from must be in the rates of its country", async () => {
  const unknown = [expect.stringContaining("do not contain this home")];
  expect(await reasonsFor({ home: "condo" })).toEqual([]);
  expect(await reasonsFor({ parts: { "wet-kitchen": 1 } })).toEqual([]);
  expect(await reasonsFor({ home: "2bhk" })).toEqual(unknown);
  expect(await reasonsFor({ parts: { "wardrobe-front": 42 } })).toEqual(unknown);
});

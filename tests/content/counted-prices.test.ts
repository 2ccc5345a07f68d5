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

/** Returns the faults that the loader reports for an overview with these values for its prices, and with this section. */
async function reasonsFor(counted: object, more?: object): Promise<string[]> {
  const sections = [...overview.sections, ...(more ? [more] : [])].map(
    (section: { kind: string; items: object[] }) =>
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

test("prices that are printed as a sum must be the sum of their parts", async () => {
  const { sections } = overview;
  const cut = sections.find(({ kind }: { kind: string }) => kind === "cutaway");
  const less = { ...cut, parts: cut.parts.slice(1) };
  const wrong = [expect.stringContaining("do not add up")];
  const row = (part: string, isTotal?: true) => ({ name: part, counted: { parts: { [part]: 1 } }, isTotal });
  const bill = (...rows: object[]) => ({
    kind: "cost-table",
    title: "A bill",
    rowsLabel: "Line",
    city: "kuala-lumpur",
    tiers: [{ tier: "premium", name: "Premium" }],
    rows,
  });
  expect(await reasonsFor({ home: "condo" }, less)).toEqual(wrong);
  expect(await reasonsFor({ home: "condo" }, bill(row("wet-kitchen"), row("wet-kitchen", true)))).toEqual([]);
  expect(await reasonsFor({ home: "condo" }, bill(row("wet-kitchen"), row("wardrobe", true)))).toEqual(wrong);
});

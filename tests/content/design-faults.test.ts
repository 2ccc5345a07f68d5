import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readDocuments } from "../../src/services/content/read-documents.ts";
import { DESIGN_IDEA_TYPES } from "../../src/services/content/types/design-ideas-types.ts";
import { ContentProblem } from "../../src/services/files/content-problem.ts";
import { openPhotographs } from "../../src/services/images/photographs.ts";

const CONTENT = fileURLToPath(new URL("../../content/", import.meta.url));
const photographs = await openPhotographs(`${CONTENT}photographs`);
const read = async (name: string) => ({ name, text: await readFile(`${CONTENT}${name}`, "utf8") });
const categories = await read("documents/design-ideas-categories/sg/categories.json");
const filters = await read("documents/design-ideas-filters/filters.json");
const [design] = JSON.parse((await read("documents/smart-photo-lite/sg/storage.json")).text);

/** Returns the faults that the loader reports for a priced design with these wrong values. */
async function reasonsFor(spoilt: object, folder = "smart-photo-lite/sg"): Promise<string[]> {
  const file = { name: `documents/${folder}/spoilt.json`, text: JSON.stringify([{ ...design, ...spoilt }]) };
  try {
    await readDocuments([categories, filters, file], DESIGN_IDEA_TYPES, photographs);
    return [];
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    return error.faults.map(({ reason }) => reason);
  }
}

test("accepts a design as it is written", async () => {
  expect(await reasonsFor({})).toEqual([]);
});

test("a price must be at a hotspot of the photograph, and each hotspot has one price", async () => {
  const [first, ...rest] = design.products;
  const elsewhere = [{ ...first, hotspot: "swimming-pool" }, ...rest];
  expect(await reasonsFor({ products: elsewhere })).toEqual([
    expect.stringContaining(`"${design.picture.photo}" has no hotspot "swimming-pool", only `),
  ]);
  expect(await reasonsFor({ products: [first, first, ...rest] })).toEqual([
    "products: prices a hotspot twice",
  ]);
});

test("a photograph must be in the catalogue", async () => {
  expect(
    await reasonsFor({ picture: { photo: "nowhere", alt: "A room that was never photographed" } }),
  ).toEqual(['there is no photograph "nowhere" in the catalogue']);
});

test("a design must name a known category, home type and country", async () => {
  expect(await reasonsFor({ roomType: "pooja-room" })).toEqual(['there is no category "pooja-room" in SG']);
  expect(await reasonsFor({ homeTypes: ["2bhk"] })).toEqual([
    expect.stringMatching(/^"2bhk" is not a home in SG; use one of hdb-2-room, /),
  ]);
  expect(await reasonsFor({}, "smart-photo-lite")).toContain(
    "a design belongs to a country: put its file into the folder of a region",
  );
});

test("a design may redirect only to a design of its own country", async () => {
  expect(await reasonsFor({ redirectedTo: "nothing-like-this" })).toEqual([
    'there is no design "nothing-like-this" in SG',
  ]);
});

test.each([
  ["description", "Too short."],
  ["story", "It works."],
  ["seoTitle", "Short"],
  ["tags", ["one", "two"]],
  ["details", [{ name: "Wall", value: "White" }]],
  ["style", "fancy"],
  ["colour", "blue"],
])("rejects a %s that breaks its rule", async (field, value) => {
  expect(await reasonsFor({ [field]: value })).not.toEqual([]);
});

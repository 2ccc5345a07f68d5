import { expect, test } from "vitest";
import { readEntries, writeEntry } from "./file-entries.ts";

const POST = "documents/magazine-posts/a.md";
const LIST = "documents/skus/in.json";

test("writing a Markdown document changes only the lines of what differs", () => {
  const text =
    '---\ntitle: "A calendar"\n# kept\ndate: 2026-10-06\ncountries: [IN, SG]\n---\n\n## First\n\nText.\n';
  const value = readEntries({ name: POST, text }).get(POST);
  expect(value).toEqual({
    ...{ title: "A calendar", date: "2026-10-06", countries: ["IN", "SG"], text: "## First\n\nText.\n" },
  });
  expect(writeEntry(text, POST, value)).toBe(text);
  const changed = writeEntry(text, POST, { ...value, title: 'New: a "calendar"', text: "## Other\n" }) ?? "";
  expect(changed).toContain("# kept\ndate: 2026-10-06\ncountries: [ IN, SG ]\n---\n\n## Other\n");
  expect(readEntries({ name: POST, text: changed }).get(POST)).toEqual({
    ...{ ...value, title: 'New: a "calendar"', text: "## Other\n" },
  });
});

test("documents of a list are changed, added and removed one by one, and the last one removes the file", () => {
  const text = '[\n  { "slug": "bed", "size": [1, 2] },\n  { "slug": "sofa", "price": 5 }\n]\n';
  const changed = writeEntry(text, `${LIST}#sofa`, { slug: "sofa", price: 6 }) ?? "";
  expect(changed).toBe(text.replace("5", "6"));
  const added = writeEntry(changed, `${LIST}#lamp`, { slug: "lamp", price: 1 }) ?? "";
  expect([...readEntries({ name: LIST, text: added }).keys()]).toEqual(
    ["bed", "sofa", "lamp"].map((slug) => `${LIST}#${slug}`),
  );
  const one = writeEntry(writeEntry(added, `${LIST}#bed`, undefined), `${LIST}#sofa`, undefined) ?? "";
  expect([...readEntries({ name: LIST, text: one }).values()]).toEqual([{ slug: "lamp", price: 1 }]);
  expect(writeEntry(one, `${LIST}#lamp`, undefined)).toBeUndefined();
  expect(writeEntry(undefined, `${LIST}#new`, { slug: "new" })).toContain('"slug": "new"');
});

import { expect, test } from "vitest";
import { lineOfPath, parseJson } from "./locate-json.ts";

const TEXT = `{
  "title": "A \\"quoted\\" title",
  "sections": [
    { "heading": "One" },
    {
      "heading": "Two",
      "items": [1, -2.5e3, true, null]
    }
  ]
}
`;

test.each([
  [[], 1],
  [["title"], 2],
  [["sections", 0, "heading"], 4],
  [["sections", 1], 5],
  [["sections", 1, "items", 3], 7],
  [["sections", 1, "missing", "deeper"], 5],
  [["nowhere"], 1],
])("finds the line of %j", (path, line) => {
  expect(lineOfPath(TEXT, path)).toBe(line);
});

test.each([
  ['{\n  "a": 1,\n}', 3, "a name in double quotes"],
  ['{\n  "a": 1\n  "b": 2\n}', 3, "a comma or }"],
  ['{\n  "a" 1\n}', 2, "a colon"],
  ["[\n1,\n2", 3, "the file ends"],
  ["{}\n{}", 2, "after the end"],
  ['{\n"a": tru }', 2, "a value"],
  ["", 1, "a value"],
])("reports the line at which %j is not JSON", (text, line, reason) => {
  const parsed = parseJson(text);
  expect(parsed).toMatchObject({ fault: { line } });
  if ("fault" in parsed) expect(parsed.fault.reason).toContain(reason);
});

test("parses valid JSON", () => {
  expect(parseJson(TEXT)).toEqual({ value: JSON.parse(TEXT) });
});

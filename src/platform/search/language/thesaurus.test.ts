import { expect, test } from "vitest";
import { createThesaurus } from "./thesaurus.ts";
import { readWords } from "./words.ts";

const thesaurus = createThesaurus([
  { name: "wardrobe", phrases: ["wardrobe", "cupboard", "Cupboards"] },
  { name: "false-ceiling", phrases: ["false ceiling", "POP ceiling"], askedOnly: ["POP"] },
  { name: "study", phrases: ["work from home"] },
]);
const conceptsIn = (text: string) => thesaurus.conceptsIn(readWords(text));

test.each([
  ["Two cupboards and a wardrobe", ["#wardrobe", "#wardrobe"]],
  ["A false ceiling", ["#false-ceiling"]],
  ["The ceiling is false", []],
  ["A pop of colour", []],
  ["Working at home", ["#study"]],
])("finds in %s the concepts %j", (text, concepts) => {
  expect(conceptsIn(text)).toEqual(concepts);
});

test("treats forms of one word as one phrase, and marks phrases that apply only to queries", () => {
  expect(thesaurus.phrases).toHaveLength(6);
  expect(thesaurus.phrases.filter(({ isAskedOnly }) => isAskedOnly)).toEqual([
    { phrase: "pop", concept: "#false-ceiling", isAskedOnly: true },
  ]);
});

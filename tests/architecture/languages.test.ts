import { expect, test } from "vitest";
import { isCountry } from "../../src/editions/countries.ts";
import { LANGUAGE_CODES } from "../../src/editions/languages.ts";
import { REGION_NAMES } from "../../src/editions/regions.ts";
import { parseModule } from "../support/parse-module.ts";
import { isTestFile, projectFiles, readProjectFile } from "../support/project-files.ts";
import { languageBranches } from "./rules/language-branches.ts";

const CODES = [...LANGUAGE_CODES, ...REGION_NAMES.filter((region) => !isCountry(region))];
const check = (file: string, source: string) => languageBranches(parseModule(file, source), CODES);

/** A new language is not added to these lists automatically. */
const OTHER_LISTS = [
  { file: "src/contracts/leads/contact-choices.ts", reason: "what the designers of a country speak" },
];

test("no code outside the language table branches on a language", () => {
  const files = projectFiles("src/**/*.{ts,tsx}", "scripts/**/*.{ts,mjs}", "public/**/*.js").filter(
    (file) => !isTestFile(file) && !file.startsWith("src/editions/"),
  );
  const problems = files.flatMap((file) => check(file, readProjectFile(file)));
  const isExcused = (problem: string) => OTHER_LISTS.some(({ file }) => problem.startsWith(file));
  expect(problems.filter((problem) => !isExcused(problem))).toEqual([]);
  expect(OTHER_LISTS.filter(({ file }) => !problems.some((problem) => problem.startsWith(file)))).toEqual([]);
});

test.each([
  'const comma = language === "ar" ? "، " : ", ";',
  'if ("en" !== edition.language) say();',
  'const isArabic = code === "AR";',
  'if (region === "sa-ar") flip();',
  'switch (language) { case "ar": flip(); }',
  'const isArabic = locale.startsWith("ar");',
  'const language = z.enum(["en", "ar"]);',
])("reports a branch on a language: %s", (source) => {
  expect(check("a.ts", source)).toEqual([expect.stringContaining("a.ts:1: ")]);
});

test.each([
  'const { comma } = LANGUAGES[language]; const isFirst = kind === "area";',
  'const title = <b lang="en">{brand}</b>; const digits = total.toLocaleString("en");',
  'const names = { en: "Riyadh", ar: "الرياض" }; const one = textOf("ar");',
])("accepts code that only mentions a language: %s", (source) => {
  expect(check("a.tsx", source)).toEqual([]);
});

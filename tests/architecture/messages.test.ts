import { expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from "../../src/editions/languages.ts";
import { parseModule } from "../support/parse-module.ts";
import { isTestFile, projectFiles, readProjectFile } from "../support/project-files.ts";
import { translationProblems, unknownKeys, unusedKeys } from "./rules/messages.ts";

const en: Record<string, string> = JSON.parse(readProjectFile("messages/en.json"));
const modules = projectFiles("src/**/*.{ts,tsx}")
  .filter((file) => !isTestFile(file))
  .map((file) => parseModule(file, readProjectFile(file)));

const translations = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);

test.each(translations)("every message is translated: %s", (language) => {
  const messages = JSON.parse(readProjectFile(`messages/${language}.json`));
  expect(translationProblems(en, { language, messages, script: LANGUAGES[language].script })).toEqual([]);
});

test("every message file belongs to a language", () => {
  const files = LANGUAGE_CODES.map((language) => `messages/${language}.json`);
  expect(projectFiles("messages/*").sort()).toEqual(files.sort());
});

test("every message key that the code uses exists", () => {
  const keys = new Set(Object.keys(en));
  expect(modules.flatMap((module) => unknownKeys(module, keys))).toEqual([]);
});

test("every message is used", () => {
  expect(unusedKeys(modules, Object.keys(en))).toEqual([]);
});

test("reports a missing, empty, untranslated or wrongly filled message", () => {
  const english = { a: "Close", b: "Open", c: "Page {page}", d: "Save", e: "" };
  const arabic = { b: "Open", c: "صفحة", d: " ", e: "شيء", f: "زائد" };
  expect(translationProblems(english, inArabic(arabic))).toEqual([
    'messages/ar.json: "a" is missing; translate it',
    'messages/en.json: "f" is missing; translate it',
    'messages/ar.json: "b" has no arabic letter ("Open"); translate it',
    'messages/ar.json: "c" fills in nothing, but English fills in {page}',
    'messages/ar.json: "d" is empty; write it or delete the key',
    'messages/en.json: "e" is empty; write it or delete the key',
  ]);
  const counted = {
    a: "{n, plural, one {1 design} other {{n} designs}}",
    b: "{n, plural, other {{n} days}}",
  };
  const forms = "{n, plural, one {تصميم} two {تصميمان} few {{n} تصاميم} many {{n} تصميمًا} other {{n} تصميم}}";
  expect(translationProblems(counted, inArabic({ a: forms, b: "{n} أيام" }))).toEqual([
    'messages/ar.json: "a" has no form "zero" for {n}; add it',
    'messages/en.json: "b" has no form "one" for {n}; add it',
    'messages/ar.json: "b" has no plural forms for {n}, but English has',
  ]);
  const right = inArabic({ a: "{count}", b: "صفحة {page}" });
  expect(translationProblems({ a: "{count}", b: "Page {page}" }, right)).toEqual([]);
});

function inArabic(messages: Record<string, string>) {
  return { language: "ar", script: "arabic", messages } as const;
}

test("reports a message key that the code uses but no message file contains", () => {
  const module = parseModule("a.tsx", 'const a = t("known");\nconst b = text.t("unknown", { n: 1 });');
  expect(unknownKeys(module, new Set(["known"]))).toEqual([
    'a.tsx:2: t("unknown") is in no dictionary; add it to all',
  ]);
});

test("reports an unused message, and accepts one whose key is built from parts", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a file
  const module = parseModule("a.ts", 'const key = "nav.home"; const other = t(`step.${name}.title`);');
  const keys = ["nav.home", "step.design.title", "step.design.text", "nav.away"];
  expect(unusedKeys([module], keys).map((problem) => problem.match(/"(.+)"/)?.[1])).toEqual([
    "step.design.text",
    "nav.away",
  ]);
});

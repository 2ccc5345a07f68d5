import { expect, test } from "vitest";
import { parseModule } from "../support/parse-module.ts";
import { isTestFile, projectFiles, readProjectFile } from "../support/project-files.ts";
import { translationProblems, unknownKeys, unusedKeys } from "./rules/messages.ts";

const en: Record<string, string> = JSON.parse(readProjectFile("messages/en.json"));
const ar: Record<string, string> = JSON.parse(readProjectFile("messages/ar.json"));
const modules = projectFiles("src/**/*.{ts,tsx}")
  .filter((file) => !isTestFile(file))
  .map((file) => parseModule(file, readProjectFile(file)));

test("every message is translated", () => {
  expect(translationProblems(en, ar)).toEqual([]);
});

test("every message that is asked for exists", () => {
  const keys = new Set(Object.keys(en));
  expect(modules.flatMap((module) => unknownKeys(module, keys))).toEqual([]);
});

test("every message is used", () => {
  expect(unusedKeys(modules, Object.keys(en))).toEqual([]);
});

test("a missing, empty, untranslated or wrongly filled message is found", () => {
  const english = { a: "Close", b: "Open", c: "Page {page}", d: "Save", e: "" };
  const arabic = { b: "Open", c: "صفحة", d: " ", e: "شيء", f: "زائد" };
  expect(translationProblems(english, arabic)).toEqual([
    'messages/ar.json: "a" is missing; translate it',
    'messages/en.json: "f" is missing; translate it',
    'messages/ar.json: "b" has no Arabic letter ("Open"); translate it',
    'messages/ar.json: "c" fills in nothing, English {page}',
    'messages/ar.json: "d" is empty; write it or delete the key',
    'messages/en.json: "e" is empty; write it or delete the key',
  ]);
  expect(translationProblems({ a: "{count}", b: "Page {page}" }, { a: "{count}", b: "صفحة {page}" })).toEqual(
    [],
  );
});

test("a message that is asked for and not written is found", () => {
  const module = parseModule("a.tsx", 'const a = t("known");\nconst b = text.t("unknown", { n: 1 });');
  expect(unknownKeys(module, new Set(["known"]))).toEqual([
    'a.tsx:2: t("unknown") is in no dictionary; add it to both',
  ]);
});

test("a message that nothing uses is found, and one that is put together is not", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a file
  const module = parseModule("a.ts", 'const key = "nav.home"; const other = t(`step.${name}.title`);');
  const keys = ["nav.home", "step.design.title", "step.design.text", "nav.away"];
  expect(unusedKeys([module], keys).map((problem) => problem.match(/"(.+)"/)?.[1])).toEqual([
    "step.design.text",
    "nav.away",
  ]);
});

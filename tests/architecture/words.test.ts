import { expect, test } from "vitest";
import { avoidedIn, insteadOf, textsInCode, textsInDocument } from "../../scripts/lib/avoided-words.ts";
import { isPlainSubject } from "../../scripts/lib/commit-subjects.mjs";
import { settingsDocument } from "../../scripts/lib/settings-document.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";

const CODE = ["{src,scripts,tests,bench,public,photo-studio}/**/*.{ts,tsx,mjs,css}", "*.config.ts"];
const DOCUMENTS = [
  "*.md",
  "docs/*.md",
  "docs/decisions/*.md",
  "content/README.md",
  "{src,bench,tests,photo-studio}/**/*.md",
];
/** The glossary lists the words that it replaces. */
const GLOSSARY = "docs/glossary.md";

test("comments, test titles and documents use none of the avoided words", () => {
  const texts = [
    ...projectFiles(...CODE).flatMap((file) => textsInCode(file, readProjectFile(file))),
    ...projectFiles(...DOCUMENTS)
      .filter((file) => file !== GLOSSARY)
      .flatMap((file) => textsInDocument(file, readProjectFile(file))),
  ];
  const found = texts.flatMap(({ file, line, text }) =>
    avoidedIn(text).map((word) => `${file}:${line}: "${word}"; write ${insteadOf(word)}`),
  );
  expect(found).toEqual([]);
});

test("finds an avoided word, unless it is quoted or allowed", () => {
  const code = '/* It stands here. */ test("nobody asks", () => {}); // A "ladder" of steps';
  const words = textsInCode("a.ts", code).flatMap(({ text }) => avoidedIn(text));
  expect(words.toSorted()).toEqual(["nobody", "stands"]);
  expect(
    textsInDocument("a.md", "It was told.\n```\ntold\n```").flatMap(({ text }) => avoidedIn(text)),
  ).toEqual(["told"]);
  expect(avoidedIn("The bunk has a ladder. allow-word: ladder")).toEqual([]);
});

test("a commit subject is an imperative with a type", () => {
  expect(isPlainSubject("fix(login): require a fresh login before account deletion")).toBe(true);
  expect(isPlainSubject("Merge branch 'main'")).toBe(true);
  expect(isPlainSubject("fix(profile): whose login is too old to leave is asked to log in")).toBe(false);
  expect(isPlainSubject("Updated things")).toBe(false);
  expect(isPlainSubject(`docs: explain ${"more ".repeat(20)}`)).toBe(false);
});

test("docs/settings.md is made from the schema of the settings", () => {
  expect(readProjectFile("docs/settings.md"), "run node scripts/make-settings.ts").toBe(settingsDocument());
});

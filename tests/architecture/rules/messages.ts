import { parse, type Token } from "@messageformat/parser";
import { Visitor } from "rolldown/utils";
import { mentionedKeys } from "../../../scripts/vite/mentioned-keys.ts";
import type { Script } from "../../../src/editions/languages.ts";
import type { ParsedModule } from "../../support/parse-module.ts";
import { lineOf } from "../../support/project-files.ts";

type Dictionary = Record<string, string>;

/** Names and units that are spelt the same in every script. */
const SAME_EVERYWHERE: readonly string[] = ["layout.gstin", "layout.ssm"];

interface Translation {
  language: string;
  /** Every translated text must contain letters of this script, unless it is the script of English. */
  script: Script;
  messages: Dictionary;
}

/** Reports texts whose content differs from English, and keys that only one of the two files has. */
export function translationProblems(en: Dictionary, translation: Translation): string[] {
  const { language, messages } = translation;
  return [
    ...missingKeys(en, messages, `messages/${language}.json`),
    ...missingKeys(messages, en, "messages/en.json"),
    ...Object.keys(en).flatMap((key) => textProblems(key, en[key] ?? "", translation)),
  ];
}

function missingKeys(from: Dictionary, to: Dictionary, file: string): string[] {
  return Object.keys(from)
    .filter((key) => !(key in to))
    .map((key) => `${file}: "${key}" is missing; translate it`);
}

function textProblems(key: string, english: string, { language, script, messages }: Translation): string[] {
  const problems: string[] = [];
  const [file, text] = [`messages/${language}.json`, messages[key]];
  if (english.trim() === "") problems.push(`messages/en.json: "${key}" is empty; write it or delete the key`);
  if (text === undefined) return problems;
  if (text.trim() === "") problems.push(`${file}: "${key}" is empty; write it or delete the key`);
  else if (!LETTERS[script].test(text) && !SAME_EVERYWHERE.includes(key) && hasWords(english)) {
    problems.push(`${file}: "${key}" has no ${script} letter ("${text}"); translate it`);
  }
  problems.push(
    ...pluralProblems(english, "en").map((problem) => `messages/en.json: "${key}" ${problem}`),
    ...pluralProblems(text, language).map((problem) => `${file}: "${key}" ${problem}`),
  );
  const uncounted = pluralsIn(english).filter(({ arg }) => !pluralsIn(text).some((own) => own.arg === arg));
  for (const { arg } of uncounted)
    problems.push(`${file}: "${key}" has no plural forms for {${arg}}, but English has`);
  const [here, there] = [placeholders(english), placeholders(text)];
  if (here !== there) {
    problems.push(
      `${file}: "${key}" fills in ${there || "nothing"}, but English fills in ${here || "nothing"}`,
    );
  }
  return problems;
}

const LETTERS: Record<Script, RegExp> = { latin: /\p{Script=Latin}/u, arabic: /\p{Script=Arabic}/u };

function hasWords(text: string): boolean {
  return /\p{Letter}/u.test(text.replace(/\{\w+\}/g, ""));
}

function placeholders(text: string): string {
  const args = everyToken(text).flatMap((token) => ("arg" in token ? [`{${token.arg}}`] : []));
  return [...new Set(args)].sort().join(" ");
}

/** Each language must have all of its plural forms, as `Intl` names them: six in Arabic, two in English. */
function pluralProblems(text: string, language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralsIn(text).flatMap(({ arg, forms }) => {
    const missing = pluralCategories.filter((form) => !forms.includes(form));
    const unknown = forms.filter((form) => !pluralCategories.some((category) => category === form));
    return [
      ...missing.map((form) => `has no form "${form}" for {${arg}}; add it`),
      ...unknown.map((form) => `has the form "${form}" for {${arg}}, which ${language} does not use`),
    ];
  });
}

function pluralsIn(text: string): { arg: string; forms: string[] }[] {
  return everyToken(text).flatMap((token) =>
    token.type === "plural" ? [{ arg: token.arg, forms: token.cases.map(({ key }) => key) }] : [],
  );
}

function everyToken(text: string): Token[] {
  const within = (token: Token): Token[] => [
    token,
    ...("cases" in token ? token.cases.flatMap(({ tokens }) => tokens.flatMap(within)) : []),
  ];
  return parse(text).flatMap(within);
}

/** Message keys that a file uses and no dictionary contains. */
export function unknownKeys(module: ParsedModule, keys: ReadonlySet<string>): string[] {
  const { file, source, program } = module;
  const problems: string[] = [];
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: [first], start }) => {
      const name = callee.type === "MemberExpression" ? callee.property : callee;
      if (name.type !== "Identifier" || name.name !== "t" || first?.type !== "Literal") return;
      if (typeof first.value !== "string" || keys.has(first.value)) return;
      problems.push(
        `${file}:${lineOf(source, start)}: t("${first.value}") is in no dictionary; add it to all`,
      );
    },
  });
  visitor.visit(program);
  return problems;
}

/** Keys that no file mentions, either whole or as the beginning of a key that is built from parts. */
export function unusedKeys(modules: readonly ParsedModule[], keys: Iterable<string>): string[] {
  const isUsed = mentionedKeys(modules.map(({ program }) => program));
  return [...keys]
    .filter((key) => !isUsed(key))
    .map((key) => `messages/en.json: nothing in src uses "${key}"; delete it from all dictionaries`);
}

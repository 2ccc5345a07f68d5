import { Visitor } from "rolldown/utils";
import type { ParsedModule } from "../../support/parse-module.ts";
import { lineOf } from "../../support/project-files.ts";

type Dictionary = Record<string, string>;

/** Names and units that are written the same in Arabic. */
const SAME_IN_ARABIC: readonly string[] = ["layout.gstin", "layout.ssm"];

/** What the two languages say differently, or one of them not at all. */
export function translationProblems(en: Dictionary, ar: Dictionary): string[] {
  return [
    ...missingKeys(en, ar, "messages/ar.json"),
    ...missingKeys(ar, en, "messages/en.json"),
    ...Object.keys(en).flatMap((key) => textProblems(key, en[key] ?? "", ar[key])),
  ];
}

function missingKeys(from: Dictionary, to: Dictionary, file: string): string[] {
  return Object.keys(from)
    .filter((key) => !(key in to))
    .map((key) => `${file}: "${key}" is missing; translate it`);
}

function textProblems(key: string, english: string, arabic: string | undefined): string[] {
  const problems: string[] = [];
  if (english.trim() === "") problems.push(`messages/en.json: "${key}" is empty; write it or delete the key`);
  if (arabic === undefined) return problems;
  if (arabic.trim() === "") problems.push(`messages/ar.json: "${key}" is empty; write it or delete the key`);
  else if (!/\p{Script=Arabic}/u.test(arabic) && !SAME_IN_ARABIC.includes(key) && hasWords(english)) {
    problems.push(`messages/ar.json: "${key}" has no Arabic letter ("${arabic}"); translate it`);
  }
  const [here, there] = [placeholders(english), placeholders(arabic)];
  if (here !== there) {
    problems.push(`messages/ar.json: "${key}" fills in ${there || "nothing"}, English ${here || "nothing"}`);
  }
  return problems;
}

function hasWords(text: string): boolean {
  return /\p{Letter}/u.test(text.replace(/\{\w+\}/g, ""));
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(" ");
}

/** Keys that a file asks for and no dictionary has. */
export function unknownKeys(module: ParsedModule, keys: ReadonlySet<string>): string[] {
  const { file, source, program } = module;
  const problems: string[] = [];
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: [first], start }) => {
      const name = callee.type === "MemberExpression" ? callee.property : callee;
      if (name.type !== "Identifier" || name.name !== "t" || first?.type !== "Literal") return;
      if (typeof first.value !== "string" || keys.has(first.value)) return;
      problems.push(
        `${file}:${lineOf(source, start)}: t("${first.value}") is in no dictionary; add it to both`,
      );
    },
  });
  visitor.visit(program);
  return problems;
}

/** Keys that no file mentions, neither whole nor as the beginning of a key that is put together. */
export function unusedKeys(modules: readonly ParsedModule[], keys: Iterable<string>): string[] {
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") texts.add(value);
    },
    TemplateLiteral: ({ quasis, expressions }) => {
      const parts = quasis.map(({ value }) => value.raw);
      if (expressions.length === 0) texts.add(parts[0] ?? "");
      else if (/^[a-z]\w*\./i.test(parts[0] ?? "")) patterns.push(keyPattern(parts));
    },
  });
  for (const { program } of modules) visitor.visit(program);
  return [...keys]
    .filter((key) => !texts.has(key) && !patterns.some((pattern) => pattern.test(key)))
    .map((key) => `messages/en.json: nothing in src uses "${key}"; delete it from both dictionaries`);
}

function keyPattern(parts: string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[\\w-]+")}$`);
}

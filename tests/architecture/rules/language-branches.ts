import { Visitor } from "rolldown/utils";
import type { ParsedModule } from "../../support/parse-module.ts";
import { lineOf } from "../../support/project-files.ts";

const COMPARISONS = ["===", "!==", "==", "!="];
const QUESTIONS = ["startsWith", "endsWith", "includes"];

/**
 * Reports code that compares with a language code instead of reading a property from the language table, or that
 * lists the languages again. `codes` are the languages, and the regions that are named after one.
 */
export function languageBranches(module: ParsedModule, codes: readonly string[]): string[] {
  const { file, source, program } = module;
  const problems: string[] = [];
  const codeOf = (node: unknown) => {
    const text = textOf(node);
    return text !== undefined && codes.includes(text.toLowerCase()) ? text : undefined;
  };
  const report = (offset: number, what: string) =>
    problems.push(`${file}:${lineOf(source, offset)}: ${what}; add a property to LANGUAGES and read it`);
  const visitor = new Visitor({
    BinaryExpression: ({ operator, left, right, start }) => {
      const code = codeOf(left) ?? codeOf(right);
      if (code && COMPARISONS.includes(operator)) report(start, `compares with "${code}"`);
    },
    SwitchCase: ({ test, start }) => {
      const code = codeOf(test);
      if (code) report(start, `has a case for "${code}"`);
    },
    CallExpression: ({ callee, arguments: [first], start }) => {
      const code = codeOf(first);
      if (!code || callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (QUESTIONS.includes(callee.property.name)) report(start, `searches for "${code}"`);
    },
    ArrayExpression: ({ elements, start }) => {
      if (elements.length > 1 && elements.every(codeOf)) report(start, "lists languages again");
    },
  });
  visitor.visit(program);
  return problems;
}

function textOf(node: unknown): string | undefined {
  if (typeof node !== "object" || node === null || !("value" in node)) return undefined;
  return typeof node.value === "string" ? node.value : undefined;
}

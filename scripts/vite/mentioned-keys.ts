import { type ParseResult, Visitor } from "rolldown/utils";

type Program = ParseResult["program"];

/**
 * Returns a function that checks whether these modules mention a message key: whole, or as a template
 * (`step.${name}.title`).
 */
export function mentionedKeys(programs: readonly Program[]): (key: string) => boolean {
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
  for (const program of programs) visitor.visit(program);
  return (key) => texts.has(key) || patterns.some((pattern) => pattern.test(key));
}

function keyPattern(parts: string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[\\w-]+")}$`);
}

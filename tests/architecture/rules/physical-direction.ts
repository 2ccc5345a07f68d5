import { Visitor } from "rolldown/utils";
import type { ParsedModule } from "../../support/parse-module.ts";
import { lineOf } from "../../support/project-files.ts";

const SIDE = "left|right";
const NAMES_A_SIDE = new RegExp(
  `^(?:${SIDE}|(?:scroll-)?(?:margin|padding)-(?:${SIDE})|border-(?:${SIDE})(?:-[a-z]+)?|border-(?:top|bottom)-(?:${SIDE})-radius)$`,
);
const TAKES_A_SIDE =
  /^(?:text-align|float|clear|caption-side|transform-origin|object-position|background-position)$/;
const HAS_FOUR_SIDES =
  /^(?:margin|padding|border-width|border-style|border-color|scroll-margin|scroll-padding)$/;

/** Reports declarations that name a side of the screen: in Arabic, elements would be on the wrong side. */
export function physicalDirectionsInCss(file: string, css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  return [...text.matchAll(/(?<![\w-])([a-z][a-z-]*)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap((match) => {
    const [, property = "", value = ""] = match;
    const problem = physicalProblem(property, value.trim());
    return problem ? [`${file}:${lineOf(text, match.index)}: ${problem}`] : [];
  });
}

/** Reports physical sides in style={{…}} of a view and in element.style of browser code. */
export function physicalDirectionsInModule({ file, source, program }: ParsedModule): string[] {
  const problems: string[] = [];
  const report = (name: string, value: string, offset: number) => {
    const problem = physicalProblem(toCssName(name), value);
    if (problem) problems.push(`${file}:${lineOf(source, offset)}: ${problem}`);
  };
  const visitor = new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (name.name !== "style" || value?.type !== "JSXExpressionContainer") return;
      if (value.expression.type !== "ObjectExpression") return;
      for (const property of value.expression.properties) {
        if (property.type !== "Property") continue;
        const { key } = property;
        const written =
          key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
        report(
          written,
          source.slice(property.value.start, property.value.end).replaceAll(/["'`]/g, ""),
          key.start,
        );
      }
    },
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== "MemberExpression" || property.type !== "Identifier") return;
      const owner = object.property;
      if (owner.type === "Identifier" && owner.name === "style") report(property.name, "", start);
    },
  });
  visitor.visit(program);
  return problems;
}

function physicalProblem(property: string, value: string): string | undefined {
  if (NAMES_A_SIDE.test(property))
    return `${property} names a side; use the inline-start or inline-end property`;
  if (TAKES_A_SIDE.test(property) && /\b(?:left|right)\b/.test(value)) {
    return `${property}: ${value} names a side; use start or end, or flip it with the direction`;
  }
  if (!HAS_FOUR_SIDES.test(property)) return undefined;
  const sides = splitValues(value);
  return sides.length === 4 && sides[1] !== sides[3]
    ? `${property}: ${value} differs between left and right; use ${property}-block and ${property}-inline`
    : undefined;
}

/** Splits at spaces that are outside of parentheses. */
function splitValues(value: string): string[] {
  return value.match(/(?:[^\s()]+|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

function toCssName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

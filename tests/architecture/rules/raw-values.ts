import { lineOf } from "../../support/project-files.ts";

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;
const WEIGHT = /\b[1-9]\d0\b|\bbold\b/;
const SPACE = /^(?:(?:margin|padding)(?:-.+)?|(?:row-|column-)?gap|--gap)$/;
/** Half of the line height that an icon leaves free; the number is the size of the icon. */
const ICON_IN_LINE = /^calc\(\(1lh - \d+px\) \/ 2\)$/;
const LENGTH = /(?<![\w.-])-?(\d*\.?\d+)(px|rem)\b/g;
/** A few pixels align a mark with its text; such values are not part of the spacing scale. */
const LARGEST_ALIGNMENT = 3;

/** Reports declarations with a literal value where the token sheet has a token, or should have one. */
export function rawValuesInCss(file: string, css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  return [...text.matchAll(/(?<![\w-])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap((match) => {
    const [, property = "", value = ""] = match;
    const problem = rawProblem(property, value.trim().replace(/\s+/g, " "));
    return problem
      ? [`${file}:${lineOf(text, match.index)}: ${property}: ${value.trim()} has ${problem}`]
      : [];
  });
}

function rawProblem(property: string, value: string): string | undefined {
  if (COLOUR.test(value)) return "a raw colour";
  if (/^font(?:-weight)?$/.test(property) && WEIGHT.test(value)) return "a raw font weight";
  if (value.includes("clamp(")) return "a clamp() instead of a token";
  if (/^border/.test(property) && value.includes("1px solid var(--line)"))
    return "a hairline instead of a token";
  if (SPACE.test(property) && hasRawSpace(value)) return "a raw space";
  return undefined;
}

function hasRawSpace(value: string): boolean {
  if (ICON_IN_LINE.test(value)) return false;
  return [...value.matchAll(LENGTH)].some(
    ([, number, unit]) => unit === "rem" || Number(number) > LARGEST_ALIGNMENT,
  );
}

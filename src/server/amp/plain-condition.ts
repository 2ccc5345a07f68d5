import { splitList } from "./split-list.ts";

const NOT_AS_WIDE = /\(not \(min-(width|height):([\d.]+)px\)\)|^not \(min-(width|height):([\d.]+)px\)$/g;
/** As much less as no screen shows. */
const A_BIT = 0.02;

/**
 * The condition of a block as it is where no script of ours runs, and as AMP reads it: without `not` before a width and
 * without `or`, which its parser does not know.
 */
export function plainCondition(condition: string): string | "always" | "never" {
  if (condition.includes("(scripting:enabled)")) return "never";
  if (condition.includes("(scripting:none)")) return "always";
  const turned = condition.replaceAll(NOT_AS_WIDE, (_, side, size, onlySide, onlySize) => {
    const most = Number(size ?? onlySize) - A_BIT;
    return `(max-${side ?? onlySide}:${most}px)`;
  });
  return splitList(turned.replaceAll(" or ", ","))
    .map((one) => one.replace(/^\((\(.*\))\)$/, "$1"))
    .join();
}

import type { FlatRule, FlatStyles } from "./flatten-styles.ts";
import { mayMatch } from "./match-selector.ts";
import type { Seen } from "./seen.ts";

/** The rules that a document can use, as one style sheet. */
export function usedStyles({ rules, fonts, animations }: FlatStyles, seen: Seen): string {
  const used = rules.flatMap((rule) => {
    const selectors = rule.selectors.filter(({ plain }) => mayMatch(plain, seen));
    return selectors.length > 0 ? [{ ...rule, selectors }] : [];
  });
  const text = written(used);
  const moving = animations.filter(({ name }) => text.includes(name)).map((one) => one.text);
  const letters = fonts.filter(({ family }) => text.includes(family)).map((one) => one.text);
  return [...letters, text, ...moving].join("");
}

/** Rules under the same conditions, one after the other, stand in one block. */
function written(rules: readonly FlatRule[]): string {
  let text = "";
  let open: readonly string[] = [];
  for (const { within, selectors, declarations } of rules) {
    if (within.join() !== open.join()) {
      text += "}".repeat(open.length) + within.map((condition) => `${condition}{`).join("");
      open = within;
    }
    text += `${selectors.map((selector) => selector.written).join()}{${declarations}}`;
  }
  return text + "}".repeat(open.length);
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

// The minified file, loaded once for each page, because parsing it takes a browser longer than applying some of the
// rules.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The outermost elements that are shown now and were not shown before. */
const NEW_ELEMENTS = `[...document.body.querySelectorAll(":not([data-checked])")].filter(
  (element) => element.checkVisibility() && element.parentElement.matches("body, [data-checked]"),
)`;

interface Judged {
  /** The part of the page to check, instead of the whole page. */
  within?: string;
  /** True to check good practice beyond WCAG as well. */
  isStrict?: boolean;
  /** True to check only elements that were not shown before, at another width. */
  isNew?: boolean;
}

/**
 * Returns the rules of WCAG 2.2 A and AA that a machine can check and that the page breaks, with the element and the
 * reason.
 */
export async function brokenRules(
  page: Page,
  { within, isStrict = false, isNew = false }: Judged = {},
): Promise<string[]> {
  // Our own frames are checked; frames of other sites would need a second page, which takes as long again.
  const { origin } = new URL(page.url());
  const foreign = page.frames().filter((frame) => new URL(frame.url()).origin !== origin);
  if (foreign.length > 0) throw new Error(`${page.url()} has a frame of another site.`);
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
  // Passed rules are not reported in detail, because that would be most of the work.
  const options = {
    resultTypes: ["violations"],
    preload: false,
    // This goes beyond WCAG: people who navigate by landmarks must find all content.
    ...(!isStrict && { runOnly: WCAG, rules: { region: { enabled: true } } }),
  };
  if (isNew && (await page.evaluate(`${NEW_ELEMENTS}.length`)) === 0) return [];
  const part = isNew
    ? `{ include: ${NEW_ELEMENTS} }`
    : within
      ? JSON.stringify({ include: [within] })
      : "document";
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${part}, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}

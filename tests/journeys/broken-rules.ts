import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

// The small edition, and once for each page: to read the rules would take a browser longer than to apply some of them.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

interface Judged {
  /** The part that is looked at, instead of the whole page. */
  within?: string;
  /** Also what is good practice beyond WCAG. */
  isStrict?: boolean;
}

/** The rules of WCAG 2.2 A and AA that a machine can check and that the page breaks, with the element and the reason. */
export async function brokenRules(page: Page, { within, isStrict = false }: Judged = {}): Promise<string[]> {
  // Frames of our own are looked into; those of others would need a second page to judge in, which takes as long again.
  const { origin } = new URL(page.url());
  const foreign = page.frames().filter((frame) => new URL(frame.url()).origin !== origin);
  if (foreign.length > 0) throw new Error(`${page.url()} has a frame of another site.`);
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
  // What is in order is not told in detail: that would be most of the work.
  const options = {
    resultTypes: ["violations"],
    preload: false,
    // Beyond WCAG: people who move from landmark to landmark must find everything.
    ...(!isStrict && { runOnly: WCAG, rules: { region: { enabled: true } } }),
  };
  const place = within ? JSON.stringify({ include: [within] }) : "document";
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${place}, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}

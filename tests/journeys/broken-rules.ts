import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules of WCAG 2.2 A and AA that a machine can check and that the page breaks, with the element and the reason. */
export async function brokenRules(page: Page): Promise<string[]> {
  // A second, empty page to judge in would take as long again as the rules. Only frames of other sites need it.
  if (page.frames().some((frame) => new URL(frame.url()).origin !== new URL(page.url()).origin)) {
    throw new Error(`${page.url()} has a frame of another site, which is not looked into.`);
  }
  // What is in order is not told in detail: that would be most of the work.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: WCAG, resultTypes: ["violations"], preload: false })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}

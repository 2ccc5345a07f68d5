import type { Story } from "../../../features/magazine/stories/story.ts";

const SIZE = /\d[\d.,]*\s(?:sq ft|m²)/;
const PRICE = /^(?:₹|S\$|RM)\s?\d[\d.,]*(?:\s(?:lakh|crore))?/;

/** What is written on the photograph of a home: how large it is, and what it cost. Of some neither is known. */
export function homeBadges(facts: Story["keyFacts"] = []): string[] {
  return [SIZE, PRICE].flatMap((pattern) => firstMatch(facts, pattern) ?? []);
}

function firstMatch(facts: readonly { value: string }[], pattern: RegExp): string | undefined {
  for (const { value } of facts) {
    const [found] = pattern.exec(value) ?? [];
    if (found) return found;
  }
  return undefined;
}

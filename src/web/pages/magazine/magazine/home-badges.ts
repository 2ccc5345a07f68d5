import type { Story } from "../../../features/magazine/stories/story.ts";

/** What is told of a home, by the names of its facts. */
const BADGES = [
  { label: /^home$/i, value: /\d[\d.,]*\s(?:sq ft|m²)/ },
  { label: /^(?:cost|total|budget)$/i, value: /^(?:₹|S\$|RM)\s?\d[\d.,]*(?:\s(?:lakh|crore))?/ },
];

/** What is written on the photograph of a home: how large it is, and what it cost. Of some neither is known. */
export function homeBadges(facts: Story["keyFacts"] = []): string[] {
  return BADGES.flatMap(({ label, value }) => {
    const fact = facts.find((one) => label.test(one.label));
    return fact ? (value.exec(fact.value)?.[0] ?? []) : [];
  });
}

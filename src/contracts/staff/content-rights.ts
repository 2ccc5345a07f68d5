import type { StaffRight } from "./staff-roles.ts";

const MARKETING = [
  ...["design-ideas-cues", "looks-cues", "offerings-cues", "magazine-cues", "campaigns", "notifications"],
  ...["seo-footers", "faqs", "trending-stories", "diwali-stories", "home-story-gallery"],
];

/** Documents whose numbers a customer pays or relies on. */
const PRICES = [
  "calculator-rates",
  "facts",
  "skus",
  "custom-skus",
  "smart-photo",
  "work-calendars",
  "building-rules",
];

/** The right to change documents of a type. */
export function writeRightOf(type: string): StaffRight {
  if (MARKETING.includes(type)) return "content.market";
  return PRICES.includes(type) ? "content.prices" : "content.write";
}

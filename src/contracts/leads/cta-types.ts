export const CTA_TYPES = [
  "Banner",
  "Header",
  "Sticky",
  "Footer",
  "Scratchable",
  "Call Now",
  "Normal Lead Forms",
  "Normal Pop-Up",
  "Oembed Open Form",
  "Oembed Pop-Up",
  "Guide Download",
  "Footer Open Form",
  "Design Idea Tag",
  "Multi Step Form",
] as const;

export type CtaType = (typeof CTA_TYPES)[number];

export function isCtaType(label: unknown): label is CtaType {
  return CTA_TYPES.some((known) => known === label);
}

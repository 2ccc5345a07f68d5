/** From the first meeting to the keys: what a customer's project goes through, in its order. */
export const PROJECT_STAGES = [
  "meeting",
  "design",
  "quote",
  "order",
  "permit",
  "making",
  "site",
  "fitting",
  "checks",
  "handover",
] as const;

export type ProjectStageName = (typeof PROJECT_STAGES)[number];

/** What a price is called on its way from the first number to the last. */
export const QUOTE_STEPS = ["estimate", "quote", "order", "bill"] as const;
export type QuoteStep = (typeof QUOTE_STEPS)[number];

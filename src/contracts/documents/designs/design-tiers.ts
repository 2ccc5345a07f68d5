/** What designs and prices are told in; alone in its file, because every price needs it. */
export const DESIGN_TIERS = ["essential", "premium", "luxe"] as const;

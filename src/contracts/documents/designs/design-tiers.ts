/** The tiers of designs and prices. They are in a separate file, because every price needs them. */
export const DESIGN_TIERS = ["essential", "premium", "luxe"] as const;

/** The details that a designer needs before a first layout, in the order of the form. */
export const REFILL_FIELDS = ["email", "pincode", "property_name", "scope"] as const;

export const PROJECT_STAGES = ["looking", "booked-home", "keys-soon", "living-there"] as const;

export type RefillField = (typeof REFILL_FIELDS)[number];

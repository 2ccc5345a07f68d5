/** What a designer needs to know before a first layout, in the order in which a form asks for it. */
export const REFILL_FIELDS = ["email", "pincode", "property_name", "scope"] as const;

export const PROJECT_STAGES = ["looking", "booked-home", "keys-soon", "living-there"] as const;

export type RefillField = (typeof REFILL_FIELDS)[number];

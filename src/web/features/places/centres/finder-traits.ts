import { CENTRE_SERVICES } from "../../../../contracts/documents/centres/centre-facts.ts";

/** What can be filtered by: what a centre has, and whether it is open on the day that others keep free. */
export type Trait = (typeof CENTRE_SERVICES)[number] | "open-sunday" | "open-friday";

export const TRAITS: readonly Trait[] = [...CENTRE_SERVICES, "open-sunday", "open-friday"];

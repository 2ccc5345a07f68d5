import { CENTRE_SERVICES } from "../../../../contracts/documents/centres/centre-facts.ts";

/** The filters: the services of a centre, and whether it is open on the weekly day off. */
export type Trait = (typeof CENTRE_SERVICES)[number] | "open-sunday" | "open-friday";

export const TRAITS: readonly Trait[] = [...CENTRE_SERVICES, "open-sunday", "open-friday"];

import { REFILL_FIELDS, type RefillField } from "../../contracts/leads/refill-fields.ts";
import type { StoredLead } from "../leads/lead-store.ts";

/** What was told in any of some leads, the newest word first. */
export type KnownFields = Record<RefillField, string | null>;

export function knownOf(leads: readonly StoredLead[]): KnownFields {
  const known = (field: RefillField) =>
    leads.map(({ payload }) => payload[field]).find((value) => value !== undefined) ?? null;
  return {
    email: known("email"),
    pincode: known("pincode"),
    property_name: known("property_name"),
    scope: known("scope"),
  };
}

export function missingOf(known: KnownFields): RefillField[] {
  return REFILL_FIELDS.filter((field) => known[field] === null);
}

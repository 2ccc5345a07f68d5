import { isServedIsoCode } from "../../editions/countries.ts";
import { isConsentVersion } from "./consent-versions.ts";
import { isCtaType } from "./cta-types.ts";
import { DEVICE_SOURCES } from "./device-sources.ts";
import type { LeadPayload } from "./lead-payload.ts";

/**
 * The fields of a lead with unknown values. Such a lead is stored like any other, because its sender could not have
 * corrected it (AMB-53); the marks show the CRM and the operator which fields to check.
 */
export function leadMarks(payload: LeadPayload): string[] {
  return MARKED_FIELDS.filter(({ field, isKnown }) => {
    const value = payload[field];
    return value !== undefined && !isKnown(value);
  }).map(({ field }) => field);
}

interface MarkedField {
  field: keyof LeadPayload;
  isKnown: (value: unknown) => boolean;
}

const isChoice = (value: unknown) => typeof value === "boolean";

const MARKED_FIELDS: readonly MarkedField[] = [
  { field: "iso_code", isKnown: isServedIsoCode },
  { field: "cta_type", isKnown: isCtaType },
  { field: "device_source", isKnown: (value) => DEVICE_SOURCES.some((known) => known === value) },
  { field: "attempt", isKnown: (value) => typeof value === "number" },
  { field: "is_whatsapp_enable", isKnown: isChoice },
  { field: "whatsapp_alert", isKnown: isChoice },
  { field: "serviceable", isKnown: isChoice },
  { field: "direct_to_ec_pilot", isKnown: isChoice },
  { field: "consent_version", isKnown: isConsentVersion },
];

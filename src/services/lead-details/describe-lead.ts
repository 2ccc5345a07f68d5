import type { z } from "zod";
import type { getLeadDetails } from "../../contracts/calls/leads/lead-details.ts";
import { maskEmail, maskName, maskPhone } from "../../contracts/mask-contact.ts";
import { COUNTRIES, isCountry } from "../../editions/countries.ts";
import type { Log } from "../http/log.ts";
import type { StoredLead } from "../leads/lead-store.ts";
import { knownOf, missingOf } from "./known-fields.ts";

/** Who has the link sees that we mean them, and who has stolen it learns nothing to call them by. */
export function describeLead(
  lead: StoredLead,
  opened: readonly StoredLead[],
  log: Log,
): z.input<typeof getLeadDetails.answer> {
  const known = knownOf(opened);
  const logError = (message: string) => log.error({ lead: lead.id }, message);
  const country = lead.country.toLowerCase();
  const prefix = isCountry(country) ? COUNTRIES[country].dialCode : "";
  return {
    lead: {
      ...known,
      name: maskName(lead.name),
      phone: maskPhone(lead.phone, prefix, logError),
      email: known.email === null ? null : maskEmail(known.email, logError),
      created_at: lead.created_at,
    },
    missing: missingOf(known),
  };
}

import type { LeadRules } from "../../../../contracts/leads/lead-rules.ts";
import type { Edition } from "../../../../editions/edition.ts";

/** No field is required, and there is no phone field: the number of the lead is used. */
export function detailsRules({ isoCode }: Pick<Edition, "isoCode">): LeadRules {
  return { isoCode, required: [], readPhone: () => ({ ok: false, problem: "wrong" }) };
}

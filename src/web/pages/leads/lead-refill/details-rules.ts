import type { LeadRules } from "../../../../contracts/leads/lead-rules.ts";
import type { Edition } from "../../../../editions/edition.ts";

/** Nothing has to be filled in, and no number is asked for: ours is the one of the lead. */
export function detailsRules({ isoCode }: Pick<Edition, "isoCode">): LeadRules {
  return { isoCode, required: [], readPhone: () => ({ ok: false, problem: "wrong" }) };
}

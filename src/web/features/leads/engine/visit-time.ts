import type { SentLead } from "../../../../contracts/leads/lead-payload.ts";

/** The field of the hour in the form of a visit. */
export const VISIT_TIME = "ec_visit_timing";

/** Who chooses a centre in the form of a visit chooses an hour, too. */
export function lacksVisitTime({ ec_name, ec_visit_timing }: SentLead): boolean {
  return ec_name !== undefined && ec_visit_timing === undefined;
}

import type { NewJob } from "../../platform/jobs/enqueue.ts";
import { storedTrace } from "../../platform/tracing/current-trace.ts";
import type { LeadRow } from "./lead-store.ts";

export const DELIVER_LEAD = "deliver-lead";
export const CONFIRM_LEAD = "confirm-lead";

/**
 * Delays double up to an hour and randomness shortens them by at most half, so this many attempts last at least two
 * days.
 */
export const ATTEMPTS_OF_TWO_DAYS = 120;

export interface LeadOutlets {
  crm: boolean;
  mail: boolean;
}

type TellableLead = Pick<LeadRow, "id" | "email" | "held_because">;

/** The jobs of a stored lead. A held lead has none. */
export function jobsOf(lead: TellableLead, outlets: LeadOutlets): NewJob[] {
  if (lead.held_because !== null) return [];
  return [
    ...(outlets.crm ? [jobFor(DELIVER_LEAD, lead.id)] : []),
    ...(outlets.mail && lead.email !== null ? [jobFor(CONFIRM_LEAD, lead.id)] : []),
  ];
}

export function jobFor(kind: typeof DELIVER_LEAD | typeof CONFIRM_LEAD, leadId: string): NewJob {
  return {
    kind,
    payload: { leadId },
    uniqueKey: `${kind}:${leadId}`,
    maxAttempts: ATTEMPTS_OF_TWO_DAYS,
    // Read here, because leads of several requests are stored together.
    trace: storedTrace(),
  };
}

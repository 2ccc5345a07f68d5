import { browserCall } from "../../../../contracts/browser/browser-call.ts";
import { createLeadDescriptor } from "../../../../contracts/calls/leads/create-lead-descriptor.ts";
import type { LeadBody } from "./submission.ts";

export type LeadAnswer =
  /** A token gives the lead its own page; an upstream need not return one. */
  | { kind: "stored"; token: string | undefined; leadId: string }
  | { kind: "wrong"; field: string; reason: string }
  /** The sender was not recognised as a person, or sent too many leads: the visitor may try again. */
  | { kind: "refused" }
  | { kind: "too-many" };

/** The lead may or may not have arrived; sending the same submission again is always safe. */
export class LeadNotSent extends Error {
  override name = "LeadNotSent";
  readonly isConnectionLost: boolean;

  constructor(message: string, isConnectionLost: boolean) {
    super(message);
    this.isConnectionLost = isConnectionLost;
  }
}

const TIMEOUT_MS = 8000;
const RETRY_DELAYS_MS = [800, 2500];
const { reportLabel, ...quietly } = createLeadDescriptor;
/** Only the last failure is reported. */
const CALL = { ...quietly, timeoutMs: TIMEOUT_MS };

/** Retries until the server responds about the lead; timeouts and server errors do not count as a response. */
export async function sendLead(lead: LeadBody, wait = pause): Promise<LeadAnswer> {
  for (const delay of [...RETRY_DELAYS_MS, undefined]) {
    try {
      return await attempt(lead);
    } catch (error) {
      if (!(error instanceof LeadNotSent)) throw error;
      const isOver = delay === undefined || !navigator.onLine;
      if (!isOver) {
        await wait(delay);
        continue;
      }
      // Being offline is not an error.
      if (navigator.onLine) reportFailure(reportLabel ?? CALL.name, error);
      throw error;
    }
  }
  throw new LeadNotSent("No attempt was made", true);
}

async function attempt(lead: LeadBody): Promise<LeadAnswer> {
  const answer = await browserCall(CALL, lead, { keepalive: true });
  if (answer.ok) {
    const leadId = textIn(valueIn(answer.value, "customerLead"), "id") ?? "";
    return { kind: "stored", token: textIn(answer.value, "token"), leadId };
  }
  const { problem, body, isUnheard = false } = answer;
  if (problem.status === 403) return { kind: "refused" };
  if (problem.status === 429) return { kind: "too-many" };
  const field = textIn(body, "field");
  if (problem.status === 400 && field)
    return { kind: "wrong", field, reason: textIn(body, "reason") ?? "wrong" };
  throw new LeadNotSent(problem.report, isUnheard);
}

function pause(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function textIn(body: unknown, name: string): string | undefined {
  const value = valueIn(body, name);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The body of an upstream's 200 response is not specified. */
function valueIn(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
}

/** Reports an error under the label of the failed service; the form informs the visitor. */
export function reportFailure(label: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  reportError(new Error(`${label}: ${message}`, { cause: error }));
}

import { reportMessage } from "../../../../contracts/error-reports.ts";
import { HOSTS } from "../../../../contracts/hosts.ts";
import type { LeadBody } from "./lead-body.ts";

export const LEADS_ADDRESS = `${HOSTS.bumblebee.embeddedAt}/v1/api/leads`;

export type LeadAnswer =
  /** With a token it has a page of its own; a host of someone else need not give one. */
  | { kind: "stored"; token: string | undefined; leadId: string }
  /** A field must be mended. */
  | { kind: "wrong"; field: string; reason: string }
  /** Not believed to be from a person, or too many of them: the visitor may try again. */
  | { kind: "refused" }
  | { kind: "too-many" };

/** The lead may or may not have arrived; the same submission can always be sent again. */
export class LeadNotSent extends Error {
  override name = "LeadNotSent";
  readonly isConnectionLost: boolean;

  constructor(message: string, isConnectionLost: boolean) {
    super(message);
    this.isConnectionLost = isConnectionLost;
  }
}

interface SendOptions {
  fetch: typeof globalThis.fetch;
  wait: (milliseconds: number) => Promise<unknown>;
  isOnline: () => boolean;
  /** Monitoring; see reportLeadFailure. */
  report: (label: string, error: Error) => void;
}

const TIMEOUT_MS = 8000;
const RETRY_DELAYS_MS = [800, 2500];
const SERVICE = "Leads Service";
const REPORT_LABEL = "Leads Service API Issue";

/** Sends until somebody answers: what a server says about the lead is an answer, silence and its own faults are not. */
export async function sendLead(lead: LeadBody, options: SendOptions): Promise<LeadAnswer> {
  for (const delay of [...RETRY_DELAYS_MS, undefined]) {
    try {
      return await attempt(lead, options);
    } catch (error) {
      if (!(error instanceof LeadNotSent)) throw error;
      const isOver = delay === undefined || !options.isOnline();
      if (!isOver) {
        await options.wait(delay);
        continue;
      }
      // Being offline is nobody's fault.
      if (options.isOnline()) options.report(REPORT_LABEL, error);
      throw error;
    }
  }
  throw new LeadNotSent("Nothing was tried", true);
}

async function attempt(lead: LeadBody, { fetch }: SendOptions): Promise<LeadAnswer> {
  const { status, body } = await post(lead, fetch);
  if (status === 403) return { kind: "refused" };
  if (status === 429) return { kind: "too-many" };
  const field = textIn(body, "field");
  if (status === 400 && field) return { kind: "wrong", field, reason: textIn(body, "reason") ?? "wrong" };
  if (status === 200 && body !== undefined) {
    const leadId = textIn(valueIn(body, "customerLead"), "id") ?? "";
    return { kind: "stored", token: textIn(body, "token"), leadId };
  }
  throw new LeadNotSent(reportMessage(SERVICE, status), false);
}

async function post(lead: LeadBody, fetch: SendOptions["fetch"]): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(LEADS_ADDRESS, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(lead),
      // A visitor who leaves the page takes nothing back.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    // Nobody answered, or not in time: TypeError, TimeoutError or AbortError, by browser.
    throw new LeadNotSent(`${SERVICE}: ${error instanceof Error ? error.message : "no answer"}`, true);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Something between us and the service answered with a page of its own: the status tells.
    return undefined;
  }
}

function textIn(body: unknown, name: string): string | undefined {
  const value = valueIn(body, name);
  return typeof value === "string" && value !== "" ? value : undefined;
}

function valueIn(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
}

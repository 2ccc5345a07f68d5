import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { LeadReceipt } from "../../src/contracts/leads/lead-record.ts";

/** The acknowledged leads of a client: the id of the lead, by the id of the submission. */
export type Acknowledged = Map<string, string>;

export interface ClientTally {
  sent: number;
  repeated: number;
  /** Counts repeated receipts that named another lead. */
  contradictions: number;
}

/** Sends one form after another. Each is sent with the same id until it is acknowledged, as our form does. */
export async function runClient(
  url: string,
  number: number,
  { signal, acknowledged, tally, pauseMs }: ClientOptions,
): Promise<void> {
  const phone = `+9198${String(10_000_000 + number)}`;
  while (!signal.aborted) {
    const lead = { name: `Client ${number}`, phone, iso_code: "IN", submission_id: randomUUID() };
    const id = await sendUntilAcknowledged(url, lead, tally);
    acknowledged.set(lead.submission_id, id);
    // Sometimes a visitor presses twice, or the response was lost.
    if (Math.random() < 0.1) {
      tally.repeated += 1;
      if ((await sendUntilAcknowledged(url, lead, tally)) !== id) tally.contradictions += 1;
    }
    await pause(pauseMs * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
  }
}

interface ClientOptions {
  signal: AbortSignal;
  acknowledged: Acknowledged;
  tally: ClientTally;
  pauseMs: number;
}

function sendUntilAcknowledged(url: string, lead: object, tally: ClientTally): Promise<string> {
  return sendUntilAnswered(url, lead, 10_000, () => {
    tally.sent += 1;
  });
}

/** Reports every attempt: its status (0 without a response) and its duration in milliseconds. */
export async function sendUntilAnswered(
  url: string,
  lead: object,
  giveUpAfterMs: number,
  tell: (attempt: { status: number; took: number }) => void,
): Promise<string> {
  for (;;) {
    const begun = performance.now();
    const { status, id } = await send(url, lead, giveUpAfterMs);
    tell({ status, took: performance.now() - begun });
    if (id) return id;
    await pause(50 + 200 * Math.random());
  }
}

async function send(
  url: string,
  lead: object,
  giveUpAfterMs: number,
): Promise<{ status: number; id?: string }> {
  try {
    const response = await fetch(`${url}/bumblebee/v1/api/leads`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(giveUpAfterMs),
    });
    const { status } = response;
    const answer: unknown = await response.json();
    if (status < 500 && !response.ok) throw new Refused(`${status} ${JSON.stringify(answer)}`);
    return response.ok ? { status, id: LeadReceipt.parse(answer).customerLead.id } : { status };
  } catch (error) {
    // The site was killed during the request, so the client cannot know whether the lead was stored.
    if (error instanceof Refused) throw error;
    return { status: 0 };
  }
}

class Refused extends Error {}

import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { z } from "zod";
import type { recordContactAttempt } from "../../contracts/calls/leads/contact-pact-calls.ts";
import { editionOf } from "../../editions/edition.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { findLead } from "../leads/lead-store.ts";
import { regionOfLead } from "../leads/region-of-lead.ts";
import { lastReached, logAttempt } from "./attempt-store.ts";
import { pactOf } from "./pact-store.ts";
import { type ContactObstacle, contactObstacle } from "./planned-contact.ts";

type AskedAttempt = z.output<typeof recordContactAttempt.input>;

/**
 * Checks whether a lead may be contacted, and records the attempt. A question that is answered with no is recorded as
 * refused; an actual contact is recorded as it happened, allowed or not, because the visitor noticed it.
 */
export async function recordAttempt(
  db: Kysely<Schema>,
  asked: AskedAttempt,
): Promise<{ allowed: true } | Refusal> {
  const lead = await findLead(db, asked.leadId);
  if (!lead) return new Refusal(404, "There is no such lead.");
  const at = asked.at ? new Date(asked.at) : new Date();
  const obstacle = contactObstacle(await pactOf(db, lead), {
    country: editionOf(regionOfLead(lead)).country,
    channel: asked.channel,
    now: at,
    reachedAt: await lastReached(db, lead, at),
  });
  const outcome = asked.outcome ?? (obstacle && "refused");
  if (outcome) {
    const attempt = { at: at.toISOString(), channel: asked.channel, outcome, note: asked.note ?? null };
    await logAttempt(db, lead, { id: attemptId(lead.id, Object.values(attempt)), ...attempt });
  }
  return obstacle ? new Refusal(409, SENTENCES[obstacle], { reason: obstacle }) : { allowed: true };
}

const SENTENCES: Record<ContactObstacle, string> = {
  stopped: "This person has asked not to be contacted.",
  "wrong-channel": "This person has chosen another channel.",
  "outside-hours": "This person has chosen other hours.",
  "too-often": "This person has been reached as often as they have agreed to.",
};

/** A CRM that does not receive our response sends the same report again, so the id is derived from it. */
function attemptId(leadId: string, attempt: readonly (string | null)[]): string {
  return createHash("sha256")
    .update(JSON.stringify([leadId, ...attempt]))
    .digest("hex")
    .slice(0, 32);
}

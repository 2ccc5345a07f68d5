import { z } from "zod";
import { createLead } from "../../../contracts/calls/leads/create-lead.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import { defineCall } from "../../../contracts/define-call.ts";
import { agreedPart, type LeadPayload } from "../../../contracts/leads/lead-payload.ts";
import { taken } from "../../../contracts/taken.ts";

/** The lead call as a host of someone else knows it (K46): the agreed fields, and 200 is success. */
const sendLead = defineCall({
  name: createLead.name,
  host: createLead.host,
  method: createLead.method,
  path: createLead.path,
  input: z.looseObject({ key: z.string(), visitorAddress: z.string().optional() }),
  headers: { key: "idempotency-key", visitorAddress: "x-forwarded-for" },
  answer: taken({}),
  // A form waits for eight seconds, and must hear of it before it takes the line for broken.
  timeoutMs: 6000,
});

export interface LeadHost {
  /** The status that it answered with; 200 when it has the lead. The key is the same however often a lead is sent. */
  send(lead: LeadPayload, about: { key: string; visitorAddress?: string | undefined }): Promise<number>;
}

export function leadHost(call: Caller): LeadHost {
  return {
    async send(lead, about) {
      const outcome = await call(sendLead, { ...agreedPart(lead), ...about });
      return outcome.ok ? 200 : outcome.problem.status;
    },
  };
}

import { z } from "zod";
import { createLead } from "../../../contracts/calls/leads/create-lead.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import { defineCall } from "../../../contracts/define-call.ts";
import { agreedPart, type LeadPayload } from "../../../contracts/leads/lead-payload.ts";
import { submissionReceipt } from "../../../contracts/submission-receipt.ts";

/** The lead call in its agreed form (K46): the agreed fields, and 200 is success. */
const sendLead = defineCall({
  name: createLead.name,
  host: createLead.host,
  method: createLead.method,
  path: createLead.path,
  input: z.looseObject({ key: z.string(), visitorAddress: z.string().optional() }),
  headers: { key: "idempotency-key", visitorAddress: "x-forwarded-for" },
  answer: submissionReceipt({}),
  // A form waits for eight seconds, and must get a response before it assumes a broken connection.
  timeoutMs: 6000,
});

export interface LeadHost {
  /** The status of the response; 200 when the upstream has the lead. The key is the same for every attempt. */
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

import { createLead } from "../../src/contracts/calls/leads/create-lead.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import type { SentLead } from "../../src/contracts/leads/lead-payload.ts";
import { LeadReceipt } from "../../src/contracts/leads/lead-record.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";

/** Calls the embedded backends as a page does. */
export function callerOf({ app }: Pick<EmbeddedBackends, "app">) {
  return createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
}

let count = 0;

/** Sends a lead as any form does, each with its own phone number. */
export async function sendLead(
  call: ReturnType<typeof callerOf>,
  more: Partial<SentLead> = {},
): Promise<{ id: string; token: string }> {
  count += 1;
  const outcome = await call(createLead, {
    name: "Asha Rao",
    phone: `98450${String(12000 + count)}`,
    iso_code: "IN",
    referral_page: "/in/design-ideas?utm_source=x",
    ...more,
  });
  if (!outcome.ok) throw new Error(`The lead was not taken: ${outcome.problem.report}`);
  const { customerLead, token } = LeadReceipt.parse(outcome.value);
  return { id: customerLead.id, token };
}

import { createLead } from "../../src/contracts/calls/leads/create-lead.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { LeadReceipt } from "../../src/contracts/leads/lead-record.ts";
import { createSigner, type Signer } from "../../src/platform/signing.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { refillLink } from "../../src/services/leads/refill-link.ts";

export const SECRET = "a-secret-for-tests-that-is-long-enough";

/** Sends a lead as a visitor would, and returns its id. */
export async function leaveLead(
  { app }: Pick<EmbeddedBackends, "app">,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
  const outcome = await call(createLead, {
    name: "Asha Rao",
    phone: "98450 12345",
    iso_code: "IN",
    ...fields,
  });
  if (!outcome.ok) throw new Error(outcome.problem.report);
  return LeadReceipt.parse(outcome.value).customerLead.id;
}

/** The `q` parameter of a link to complete a lead, created at a given time. */
export function linkTo(leadId: string, madeAt = new Date(), signer: Signer = createSigner(SECRET)): string {
  const lead = { id: leadId, country: "IN", language: "en" };
  return (
    new URL(refillLink({ signer, publicUrl: "https://atrium.test" }, lead, madeAt)).searchParams.get("q") ??
    ""
  );
}

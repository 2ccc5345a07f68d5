import type { FormValues } from "../../../frame/forms/form-values.ts";
import type { PageFacts } from "../../../frame/islands/page-context.ts";
import { attributionFields } from "../attribution/attribution-fields.ts";
import { leadEntriesOf, softLeadOf } from "../engine/lead-entries.ts";
import { readValues } from "../engine/lead-problems.ts";
import { type LeadBody, leadBody } from "./lead-body.ts";
import { nextSubmission } from "./submission.ts";
import { visitFacts } from "./visit-facts.ts";

/** Everything that goes with a lead: what was typed, where the visit came from, and which submission it is. */
export function collectLead(values: FormValues, { edition, state }: PageFacts): LeadBody {
  const reading = readValues(values, edition);
  state.setState("leadForm", {
    formEntries: { ...leadEntriesOf(reading) },
    softLead: reading.payload.kind === "soft" ? { ...softLeadOf(reading) } : null,
  });
  state.setState("leadSubmissionCtaType", reading.payload.cta_type ?? "");
  const { typed, payload } = reading;
  const { id, attempt } = nextSubmission(
    () => sessionStorage,
    JSON.stringify([
      edition.country,
      typed,
      payload.property_name,
      payload.pact_hours,
      payload.ec_visit_timing,
    ]),
  );
  const customerId = state.getState().customer.info?.customerId;
  return leadBody({
    form: payload,
    attribution: attributionFields(visitFacts(state.getState())),
    submissionId: id,
    attempt,
    customerId: typeof customerId === "string" ? customerId : undefined,
  });
}

import type { LeadReceipt } from "../../../contracts/leads/lead-record.ts";
import type { Signer } from "../../../platform/signing.ts";
import { Refusal } from "../../http/refusal.ts";
import type { LeadLimits } from "../lead-limits.ts";
import { prepareLead } from "../prepare-lead.ts";
import { type LeadReceiver, refuseField, refuseTooMany } from "../receive-lead.ts";
import type { LeadHost } from "./lead-host.ts";

interface PassingOn {
  host: LeadHost;
  signer: Signer;
  limits: LeadLimits;
  /** For what is kept back: nobody else is to hear of it. */
  kept: Pick<LeadReceiver, "receive">;
}

/** Leads that go straight to a host of someone else: its answer is the visitor's, and nothing of them stays here. */
export function passOnLeads({ host, signer, limits, kept }: PassingOn): {
  receive(...sent: Parameters<LeadReceiver["receive"]>): Promise<Partial<LeadReceipt> | Refusal>;
} {
  return {
    async receive(sent, visitor) {
      if (sent.website) {
        const answer = await kept.receive(sent, visitor);
        return answer instanceof Refusal ? answer : {};
      }
      const prepared = prepareLead(sent, signer);
      if ("problem" in prepared) return refuseField(prepared.field, prepared.problem);
      const { row, payload } = prepared;
      const { wait, uncount } = await limits.count(visitor.address, row.phone);
      if (wait !== undefined) return refuseTooMany(wait);
      // A token of reCAPTCHA is good for one question, which is theirs to ask.
      const status = await host.send(
        { ...payload, reCaptchaToken: sent.reCaptchaToken },
        { key: row.submission_key, visitorAddress: visitor.address },
      );
      if (status === 200) return {};
      // Whoever has to send it again has not sent too many.
      await uncount();
      return refusalOf(status);
    },
  };
}

function refusalOf(status: number): Refusal {
  if (status === 400 || status === 403 || status === 429)
    return new Refusal(status, "The service behind this address did not take it.");
  return new Refusal(503, "The service behind this address does not answer.", { retryAfter: 5 });
}

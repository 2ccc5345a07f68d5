import type { Signer } from "../../platform/signing.ts";

const PURPOSE = "lead";

/** Opens the visitor's own pages. It gives access to the lead, so it is in no log and no list. */
export function leadToken(signer: Signer, leadId: string): string {
  return signer.sign(PURPOSE, leadId);
}

export function readLeadToken(signer: Signer, token: string): string | undefined {
  const read = signer.read(PURPOSE, token);
  return typeof read === "object" ? read.text : undefined;
}

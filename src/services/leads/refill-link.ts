import type { Signer } from "../../platform/signing.ts";
import { addressOf } from "../../urls/links.ts";
import { regionOfLead } from "./region-of-lead.ts";

/**
 * A link is valid for two weeks: long enough for a holiday, short enough that a forgotten one in a mailbox does
 * little harm.
 */
const GOOD_FOR_MS = 14 * 24 * 60 * 60_000;
const PURPOSE = "refill";

interface LinkedLead {
  id: string;
  country: string;
  language: string;
}

export function refillLink(
  { signer, publicUrl }: { signer: Signer; publicUrl: string },
  lead: LinkedLead,
  now = new Date(),
): string {
  const token = signer.sign(PURPOSE, lead.id, new Date(now.getTime() + GOOD_FOR_MS));
  return `${publicUrl}${addressOf(regionOfLead(lead), "lead-refill")}?q=${token}`;
}

/** The lead of a link; "expired" after its end, undefined if it is not ours. */
export function readRefillToken(signer: Signer, token: string, now = new Date()) {
  const read = signer.read(PURPOSE, token, now);
  return typeof read === "object" ? read.text : read;
}

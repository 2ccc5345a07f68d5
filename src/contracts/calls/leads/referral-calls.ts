import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";
import { servedCountry, typedLine, typedText } from "../../field-types.ts";
import { readAnyPhone } from "../../leads/read-any-phone.ts";
import { submissionReceipt } from "../../submission-receipt.ts";

const Kept = submissionReceipt({
  referralKey: z.string().describe("The referrer's key for links; verify-referral returns the referrer"),
  isRepeated: z.boolean().describe("True if the same referrer has named the same friend before"),
});

/** A customer refers a friend. The friend is not called, because the friend has requested nothing. */
export const referFriend = defineCall({
  name: "referFriend",
  summary: "Stores a referral, and returns the referrer's own key",
  host: "backend",
  method: "POST",
  path: "/v1/referral/customer",
  input: z.object({
    referrerName: typedLine(80),
    referrerEmail: typedLine(254),
    friendName: typedLine(80),
    friendEmail: typedLine(254).optional(),
    friendPhone: typedLine(32),
    comment: typedText(1000).optional(),
    countryCode: servedCountry.describe("The country of the programme, whose phone numbers need no prefix"),
    visitorAddress: z
      .string()
      .optional()
      .describe("Address of the visitor, if the site sends the request for the visitor"),
  }),
  headers: { visitorAddress: "x-forwarded-for" },
  example: {
    referrerName: "Asha Rao",
    referrerEmail: "asha@example.com",
    friendName: "Vikram Shah",
    friendEmail: "vikram@example.com",
    friendPhone: "98450 12345",
    comment: "He gets his keys in May.",
  },
  answer: Kept,
  agreed: agreed({
    without: ["countryCode"],
    ask: withWholeNumber,
    answer: Kept,
    complete: (theirs) => theirs,
  }),
  failures: {
    400: "A field is missing or wrong: `field` names it, `reason` says how (missing, short, long, wrong).",
    429: "Too many requests from this address; retry-after says when to try again.",
  },
});

/** The referrer of a referral key. The surname is only an initial, because everyone with the link can request it. */
export const verifyReferral = defineCall({
  name: "verifyReferral",
  summary: "The referrer to whom a referral key belongs",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/verify-referral",
  input: z.object({ referralKey: z.string().min(1).max(64) }),
  example: { referralKey: "REF123" },
  answer: z.object({
    firstname: z.string(),
    name: z.string().describe("The first name with the initial of the last name"),
    id: z.string(),
  }),
  agreed: agreed({
    answer: z.object({ firstname: z.string(), name: z.string(), id: z.union([z.string(), z.number()]) }),
    complete: (theirs) => ({ ...theirs, id: String(theirs.id) }),
  }),
  failures: { 404: "This key does not exist." },
});

/** The agreed fields do not contain the country, so the number must be in international form. */
function withWholeNumber(referral: Record<string, unknown>): Record<string, unknown> {
  const phone = readAnyPhone(String(referral.friendPhone), String(referral.countryCode));
  return phone.ok ? { ...referral, friendPhone: phone.e164 } : referral;
}

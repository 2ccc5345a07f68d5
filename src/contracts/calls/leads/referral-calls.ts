import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";
import { servedCountry, typedLine, typedText } from "../../field-types.ts";
import { readAnyPhone } from "../../leads/read-any-phone.ts";
import { submissionReceipt } from "../../submission-receipt.ts";

const Kept = submissionReceipt({
  referralKey: z.string().describe("Of the referrer, for links: verify-referral knows it"),
  isRepeated: z.boolean().describe("True where the same referrer had named the same friend before"),
});

/** A customer refers a friend. The friend is not called, because the friend has requested nothing. */
export const referFriend = defineCall({
  name: "referFriend",
  summary: "Keeps a referral, and gives the referrer a key of their own",
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
    countryCode: servedCountry.describe(
      "Whose programme it is, and whose numbers are written without a prefix",
    ),
    visitorAddress: z
      .string()
      .optional()
      .describe("Of whoever filled in the form, where the site sends it for them"),
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
    429: "Too many from this address; retry-after says when to come back.",
  },
});

/** The referrer of a referral key. The surname is only an initial, because everyone with the link can request it. */
export const verifyReferral = defineCall({
  name: "verifyReferral",
  summary: "Who stands behind a referral key",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/verify-referral",
  input: z.object({ referralKey: z.string().min(1).max(64) }),
  example: { referralKey: "REF123" },
  answer: z.object({
    firstname: z.string(),
    name: z.string().describe("The first name with the initial of the last"),
    id: z.string(),
  }),
  agreed: agreed({
    answer: z.object({ firstname: z.string(), name: z.string(), id: z.union([z.string(), z.number()]) }),
    complete: (theirs) => ({ ...theirs, id: String(theirs.id) }),
  }),
  failures: { 404: "Nobody has this key." },
});

/** The agreed fields do not contain the country, so the number must be in international form. */
function withWholeNumber(referral: Record<string, unknown>): Record<string, unknown> {
  const phone = readAnyPhone(String(referral.friendPhone), String(referral.countryCode));
  return phone.ok ? { ...referral, friendPhone: phone.e164 } : referral;
}

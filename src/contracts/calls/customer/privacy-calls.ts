import { z } from "zod";
import { PrivacyPreference } from "../../customer/privacy-preference.ts";
import { defineCall } from "../../define-call.ts";
import { defineMutation } from "../../graphql/define-query.ts";
import { submissionReceipt } from "../../submission-receipt.ts";
import { bearer, NOT_LOGGED_IN } from "./get-customer.ts";
import { HUB } from "./hub-operations.ts";

/** PP-04: for a number or an address that is not the customer's own, the defaults are returned. */
export const getPrivacyPreference = defineCall({
  name: "getPrivacyPreference",
  summary: "The channels by which a customer may be contacted",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/hub/privacy-preference",
  isPersonal: true,
  input: z.object({
    authorization: bearer,
    id: z.string().trim().max(254).describe("An e-mail address or a phone number of the customer"),
  }),
  headers: { authorization: "authorization" },
  answer: PrivacyPreference,
  expected: [401],
  failures: NOT_LOGGED_IN,
});

/** PP-05 */
export const savePrivacyPreference = defineMutation({
  name: "updateCustomerPrivacyDetails",
  summary: "Set the channels by which the customer may be contacted",
  ...HUB,
  path: "/v1/api/hub/save-privacy-preference",
  input: z.object({
    authorization: bearer,
    privacyInput: z.object({
      type: z.enum(["email", "phone"]).describe("The contact that identifies the customer"),
      email: z.boolean(),
      sms: z.boolean(),
      whatsapp: z.boolean(),
      is_black: z.boolean(),
    }),
  }),
  variables: { privacyInput: "PrivacyInput!" },
  answer: submissionReceipt({ success: z.boolean() }),
});

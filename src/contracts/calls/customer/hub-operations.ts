import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { HUB_PATH } from "../../browser/backend-paths.ts";
import { CustomerInfo } from "../../customer/customer-info.ts";
import { defineMutation, defineQuery } from "../../graphql/define-query.ts";
import { bearer, NOT_LOGGED_IN } from "./get-customer.ts";

export const HUB = {
  host: "bumblebee",
  path: HUB_PATH,
  headers: { authorization: "authorization", visitorAddress: "x-forwarded-for" },
  isPersonal: true,
  expected: [401],
  failures: NOT_LOGGED_IN,
} as const;

const username = z.string().trim().min(3).max(254).describe("A phone number or an e-mail address");
const isdcode = z
  .string()
  .regex(/^\+\d{1,4}$/)
  .optional()
  .describe("The country code of a phone number that is written without it, such as +91");

/** Why no password was sent, so that the page can explain it in its own words. */
const OTP_PROBLEMS = [
  "missing",
  "phone",
  "email",
  "soon",
  "too-many",
  "channel",
  "elsewhere",
  "login",
] as const;

const SentPassword = z.object({
  message: z.string(),
  username: z.string(),
  requestId: z.string(),
  success: z.boolean(),
});

/** CH-05: sends a one-time password to a number or an address that the customer claims. */
export const generateOtp = defineMutation({
  name: "generateOTP",
  summary: "Send a one-time password to a phone number or an e-mail address",
  ...HUB,
  input: z.object({ authorization: bearer, visitorAddress: z.string().optional(), username, isdcode }),
  variables: { username: "String!", isdcode: "String" },
  answer: SentPassword.extend({
    reason: z.enum(OTP_PROBLEMS).nullable(),
    proofSentTo: z
      .string()
      .nullable()
      .describe(
        "The masked contact that received a second password, for `proof`. Missing if the login is fresh enough",
      ),
  }),
  agreed: agreed({
    answer: SentPassword.partial(),
    complete: ({ message = "", username = "", requestId = "", success = true }) => ({
      message,
      username,
      requestId,
      success,
      reason: null,
      proofSentTo: null,
    }),
  }),
});

/**
 * Checks the one-time password that the customer typed. If it is correct, the number or address is added to the
 * account. It can then be used to log in, so the customer must also prove their identity.
 */
export const verifyOtp = defineMutation({
  name: "verifyOTP",
  summary: "Prove by a one-time password that a number or an address belongs to the customer",
  ...HUB,
  input: z.object({
    authorization: bearer,
    payload: z.object({
      username,
      isdcode,
      otp: z.string().max(20),
      requestId: z.string().max(100).optional(),
      proof: z
        .string()
        .max(40)
        .optional()
        .describe(
          "The password that was sent to an existing contact of the customer; needed unless the login is fresh",
        ),
    }),
  }),
  variables: { payload: "VerifyOTPInput!" },
  answer: z.object({ success: z.boolean(), status: z.string(), message: z.string() }),
});

/** CH-02 */
export const fetchCustomerInfo = defineQuery({
  name: "fetchCustomerInfo",
  summary: "The customer to whom the token belongs, through the hub",
  ...HUB,
  input: z.object({ authorization: bearer }),
  variables: {},
  answer: CustomerInfo,
});

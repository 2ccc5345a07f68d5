import { z } from "zod";

/** A phone number or an e-mail address that the customer has proved to be theirs. */
const AuthEntry = z.object({
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  type: z.string().describe("PHONE or EMAIL from our provider; other providers use other names"),
  valid: z.boolean(),
  deleted: z.boolean(),
  isdcode: z.string().nullable(),
  verify: z.boolean(),
});

/** CH-02 */
export const CustomerInfo = z.object({
  enforcedVerifyMobile: z.boolean(),
  forcedResetPassword: z.boolean(),
  name: z.string(),
  customerId: z.string(),
  email: z.string(),
  id: z.string(),
  phone: z.string().describe("Without the code of the country"),
  isdcode: z.string().describe("Such as +91"),
  countryCode: z.string().describe("ISO 3166, upper case"),
  authList: z.array(AuthEntry),
});

export type CustomerInfo = z.infer<typeof CustomerInfo>;

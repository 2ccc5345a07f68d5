import { z } from "zod";
import { ProfileFrequency, ProfileLanguage, ProfileRecord } from "../../customer/profile-record.ts";
import { defineCall } from "../../define-call.ts";
import { typedLine } from "../../field-types.ts";
import { bearer, byCustomer, NOT_LOGGED_IN, OF_CUSTOMER } from "./get-customer.ts";

export const getProfile = defineCall({
  name: "getProfile",
  summary: "The settings of a customer's profile",
  ...OF_CUSTOMER,
  method: "GET",
  path: "/v1/api/profile",
  input: byCustomer,
  answer: ProfileRecord,
});

export const saveProfile = defineCall({
  name: "saveProfile",
  summary: "Change a customer's name, language, or how often they hear from us",
  ...OF_CUSTOMER,
  method: "POST",
  path: "/v1/api/profile/save",
  input: z.object({
    authorization: bearer,
    name: typedLine(80).optional(),
    language: ProfileLanguage.optional(),
    frequency: ProfileFrequency.optional(),
  }),
  answer: z.object({ saved: z.boolean() }),
  failures: { ...NOT_LOGGED_IN, 409: "The name is changed at the login provider." },
});

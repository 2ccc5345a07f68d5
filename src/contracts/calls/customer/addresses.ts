import { z } from "zod";
import { ISO_CODES, type IsoCode } from "../../../editions/countries.ts";
import { defineCall } from "../../define-call.ts";
import { localisedText, typedLine } from "../../field-types.ts";
import { bearer, NOT_LOGGED_IN, OF_CUSTOMER } from "./get-customer.ts";

export const MAX_ADDRESSES = 10;

const country = z.enum(Object.values(ISO_CODES) as [IsoCode, ...IsoCode[]]);
const id = z.string().regex(/^[\w-]{1,60}$/);
const NONE = { 404: "The customer has no such address." };

export const CustomerAddress = z.object({
  id: z.string(),
  country,
  label: z.string().describe("The customer's name for the address; may be empty"),
  fields: z.record(z.string(), z.string()).describe("The fields of an address in this country"),
  isDefault: z.boolean(),
});

export type CustomerAddress = z.infer<typeof CustomerAddress>;

export const listAddresses = defineCall({
  name: "listAddresses",
  summary: "The addresses of a customer, the default one first",
  ...OF_CUSTOMER,
  method: "GET",
  path: "/v1/api/profile/addresses",
  input: z.object({
    authorization: bearer,
    country: country.optional().describe("The country whose places are returned too"),
  }),
  answer: z.object({
    addresses: z.array(CustomerAddress),
    places: z.object({
      cities: z.array(localisedText(z.string())),
      localities: z.array(localisedText(z.string())),
    }),
  }),
});

export const saveAddress = defineCall({
  name: "saveAddress",
  summary: "Add an address, or change one",
  ...OF_CUSTOMER,
  method: "POST",
  path: "/v1/api/profile/addresses/save",
  input: z.object({
    authorization: bearer,
    id: id.optional(),
    country,
    label: z.union([z.literal(""), typedLine(40)]).default(""),
    fields: z.record(z.string().max(40), z.string().max(500)),
    isDefault: z.boolean().default(false),
  }),
  answer: CustomerAddress,
  failures: { ...NOT_LOGGED_IN, ...NONE, 409: `The customer already has ${MAX_ADDRESSES} addresses.` },
});

const one = z.object({ authorization: bearer, id });

export const removeAddress = defineCall({
  name: "removeAddress",
  summary: "Remove an address",
  ...OF_CUSTOMER,
  method: "POST",
  path: "/v1/api/profile/addresses/remove",
  input: one,
  answer: z.object({ removed: z.literal(true) }),
  failures: { ...NOT_LOGGED_IN, ...NONE },
});

export const chooseAddress = defineCall({
  name: "chooseAddress",
  summary: "Make an address the default one",
  ...OF_CUSTOMER,
  method: "POST",
  path: "/v1/api/profile/addresses/choose",
  input: one,
  answer: CustomerAddress,
  failures: { ...NOT_LOGGED_IN, ...NONE },
});

import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "../../../editions/languages.ts";
import { defineCall } from "../../define-call.ts";
import { countryName } from "../../places/place-shapes.ts";
import { countWaitingDescriptor, joinWaitingListDescriptor } from "./waiting-list-descriptors.ts";

const place = { country: countryName, pincode: z.string().trim().min(1).max(20) };

const waiting = z.number().int().min(0).describe("The number of people who wait at this post code");

export const joinWaitingList = defineCall({
  ...joinWaitingListDescriptor,
  summary: "Adds a contact to the waiting list of a post code",
  isOurs: true,
  input: z.object({
    ...place,
    contact: z.string().trim().min(1).max(254).describe("A phone number or an e-mail address"),
    language: z.enum(LANGUAGE_CODES).default(DEFAULT_LANGUAGE),
    visitorAddress: z
      .string()
      .optional()
      .describe("Address of the visitor, if the site sends the request for the visitor"),
  }),
  headers: { visitorAddress: "x-forwarded-for" },
  example: { country: "IN", pincode: "800001", contact: "asha@example.com" },
  answer: z.object({
    waiting,
    position: z.number().int().min(1).describe("The position of this contact in the list"),
  }),
  failures: {
    400: "The post code or the contact is not valid: `field` names it.",
    429: "Too many requests from this address; retry-after says when to try again.",
  },
});

export const countWaiting = defineCall({
  ...countWaitingDescriptor,
  summary: "The number of people who wait for our service at a post code",
  isOurs: true,
  input: z.object(place),
  example: { country: "IN", pincode: "800001" },
  answer: z.object({ waiting }),
  failures: { 400: "The post code does not look like one of the country." },
});

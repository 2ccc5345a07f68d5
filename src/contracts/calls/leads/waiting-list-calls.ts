import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "../../../editions/languages.ts";
import { defineCall } from "../../define-call.ts";
import { countryName } from "../../places/place-shapes.ts";
import { countWaitingDescriptor, joinWaitingListDescriptor } from "./waiting-list-descriptors.ts";

const place = { country: countryName, pincode: z.string().trim().min(1).max(20) };

const waiting = z.number().int().min(0).describe("How many wait at this post code");

export const joinWaitingList = defineCall({
  ...joinWaitingListDescriptor,
  summary: "Tell me when you come here",
  isOurs: true,
  input: z.object({
    ...place,
    contact: z.string().trim().min(1).max(254).describe("A phone number or an e-mail address"),
    language: z.enum(LANGUAGE_CODES).default(DEFAULT_LANGUAGE),
    visitorAddress: z.string().optional().describe("Of whoever joins, where the site asks for them"),
  }),
  headers: { visitorAddress: "x-forwarded-for" },
  example: { country: "IN", pincode: "800001", contact: "asha@example.com" },
  answer: z.object({ waiting, position: z.number().int().min(1).describe("Which of them this contact is") }),
  failures: {
    400: "The post code or the contact is not one: `field` names it.",
    429: "Too many from this address; retry-after says when to come back.",
  },
});

export const countWaiting = defineCall({
  ...countWaitingDescriptor,
  summary: "How many wait for us at a post code",
  isOurs: true,
  input: z.object(place),
  example: { country: "IN", pincode: "800001" },
  answer: z.object({ waiting }),
  failures: { 400: "The post code does not look like one of the country." },
});

import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { countryName } from "../../places/place-shapes.ts";
import { ContactPact, leadToken, NOT_OURS } from "./contact-pact-calls.ts";
import { listFullVisitsDescriptor } from "./visit-descriptors.ts";

export const listFullVisits = defineCall({
  ...listFullVisitsDescriptor,
  summary: "The hours at which a centre is fully booked",
  input: z.object({ country: countryName }),
  example: { country: "SG" },
  answer: z.object({
    full: z.array(z.object({ ecName: z.string(), at: z.iso.datetime().describe("In UTC") })),
  }),
});

/** Releases the booking of a visit. Nothing happens if there is none. */
export const cancelVisit = defineCall({
  name: "cancelVisit",
  summary: "Cancels a visit to a centre",
  host: "bumblebee",
  method: "POST",
  path: "/v1/api/contact-pact/visit/cancel",
  isOurs: true,
  input: z.object({ token: leadToken }),
  answer: ContactPact,
  failures: NOT_OURS,
});

import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { defineCall } from "../../define-call.ts";
import { PincodeMappings } from "../../places/pincode-mapping.ts";
import { countryName } from "../../places/place-shapes.ts";
import { pincodeMappingsDescriptor } from "./pincode-mappings-descriptor.ts";

export const listPincodeMappings = defineCall({
  ...pincodeMappingsDescriptor,
  summary: "Where post codes lie and what we offer there",
  input: z.object({
    country: countryName,
    pincode: z.string().trim().max(20).optional().describe("In any digits; all known ones when unset"),
  }),
  example: { country: "IN", pincode: "560102" },
  answer: PincodeMappings,
  agreed: agreed({
    answer: z.looseObject({}),
    complete: (_, { country }) => ({ country: String(country), mappings: [], served: [] }),
  }),
  failures: { 400: "The post code does not look like one of the country." },
});

import { z } from "zod";
import { OFFERINGS } from "../../documents/offerings/offering-categories.ts";
import { defineQuery } from "../../graphql/define-query.ts";
import { OfferingsAnswer } from "../../graphql/offering.ts";
import { agreedOfferings } from "./list-offerings-agreed.ts";

export const OFFERINGS_PAGE_SIZE = 21;

/** Finishes or accessories, filtered (see offering-filters.ts); a page of one product asks by its code. */
export const listOfferings = defineQuery({
  name: "offerings_details",
  input: z.object({
    filters: z.string(),
    /** How many to leave out. */
    start: z.number().int().min(0).default(0),
    count: z.number().int().min(1).max(100).default(OFFERINGS_PAGE_SIZE),
    offeringType: z.enum(OFFERINGS),
  }),
  variables: { filters: "String!", start: "Int", count: "Int", offeringType: "String!" },
  answer: OfferingsAnswer,
  agreed: agreedOfferings,
});

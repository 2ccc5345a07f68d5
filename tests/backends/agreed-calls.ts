import type { Call } from "../../src/contracts/define-call.ts";
import { PROBES } from "../../src/server/commands/backends/probes.ts";

const IN = { countryIsoCode: "IN" };
const GALLERY = "country.eq:IN;roomType.in:their-kitchens;field.excludes:redirectedTo";

/** Inputs that name content which only the other company has. */
const THEIRS: Record<string, object> = {
  K16: { contentSlug: "looks", filters: "country.eq:IN;roomType.eq:their-kitchens;slug.eq:their-look-1" },
  K17: { contentType: "looks", slug: "their-look-1", preNextContentType: "looks", filters: GALLERY },
  K20: { slug: "their-service" },
  K22: { slug: "their-story-1", ...IN, include: "related_posts" },
  K24: { attribute: "category", ...IN, slug: "their-category" },
  K33: { urlQueryParams: `filters=${GALLERY}&page=0&size=12` },
  K34: { smartPhotoSlug: "their-photo-in", smartphotoContentId: "" },
  K40: { slug: "their-home-1", ...IN },
  K41: { slug: "their-home-1", ...IN, count: 4 },
  K47: { q: "their-link" },
  K51: { referralKey: "THEIRKEY" },
};

/**
 * Every call of the specification that has a contract, with the input that the specification shows. Leads (K46) are
 * tested in acts.test.ts.
 */
export const AGREED_CALLS: readonly (readonly [row: string, call: Call, input: unknown])[] = PROBES.filter(
  ({ row }) => row !== "K46",
).map(({ row, call, input }) => [row, call, THEIRS[row] ?? input((_, otherwise) => otherwise)]);

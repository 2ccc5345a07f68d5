import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { countedFromOne } from "../../counted-by-page.ts";
import { countryCode } from "../../country-code.ts";
import { defineCall } from "../../define-call.ts";
import { MagazineAttribute } from "../../documents/magazine/magazine-attribute.ts";
import { magazinePage, magazinePageSize, pageOfList, slugList } from "./magazine-shapes.ts";

export const MAGAZINE_ATTRIBUTES = ["category", "post_tag", "author"] as const;

const Attribute = MagazineAttribute.partial({ id: true, count: true });

export const listMagazineAttributes = defineCall({
  name: "listMagazineAttributes",
  summary: "Categories, tags or authors that have articles in a country",
  host: "web-backend",
  method: "GET",
  path: "/v1/magazine/attributes/:attribute/search",
  input: z.object({
    attribute: z.enum(MAGAZINE_ATTRIBUTES, `must be ${MAGAZINE_ATTRIBUTES.join(", ")}`),
    countryIsoCode: countryCode,
    page: magazinePage.optional(),
    pageSize: magazinePageSize.optional(),
    slug: slugList.optional(),
  }),
  example: { attribute: "author", countryIsoCode: "IN", slug: "ananya-rao" },
  agreed: agreed({
    answer: z.array(z.object({ name: z.string(), slug: z.string() })),
    complete: (attributes, input) => ({ attributes, ...countedFromOne(attributes.length, input) }),
  }),
  answer: z.looseObject({ attributes: z.array(Attribute), ...pageOfList }),
  reportLabel: "Error updating taxonomy in magazine",
});

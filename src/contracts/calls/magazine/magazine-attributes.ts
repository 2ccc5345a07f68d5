import { z } from "zod";
import { countryCode } from "../../country-code.ts";
import { defineCall } from "../../define-call.ts";
import { Picture } from "../../documents/picture.ts";
import { magazinePage, magazinePageSize, pageOfList, slugList } from "./magazine-shapes.ts";

export const MAGAZINE_ATTRIBUTES = ["category", "post_tag", "author"] as const;

/** A category, a tag or an author. What is optional is more than the specification asks for. */
const Attribute = z.looseObject({
  id: z.number().int().optional(),
  name: z.string(),
  slug: z.string(),
  /** Its articles in this country. */
  count: z.number().int().optional(),
  description: z.string().optional(),
  parent: z.string().optional(),
  picture: Picture.optional(),
});

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
  answer: z.looseObject({ attributes: z.array(Attribute), ...pageOfList }),
});

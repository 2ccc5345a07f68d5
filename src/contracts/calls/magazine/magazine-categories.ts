import { z } from "zod";
import { defineCall } from "../../define-call.ts";

const Category = z.looseObject({
  categoryName: z.string(),
  displayName: z.string(),
  categorySlug: z.string(),
});

export const listMagazineCategories = defineCall({
  name: "listMagazineCategories",
  summary: "The categories of a country's magazine, each with its subcategories",
  host: "wcms",
  method: "GET",
  path: "/api/public/v2/magazines/:iso/categories/",
  input: z.object({ iso: z.string().regex(/^[A-Za-z]{2}$/, "must be a country of two letters") }),
  example: { iso: "in" },
  answer: z.looseObject({
    categories: z.array(Category.extend({ subCategories: z.array(Category).optional() })),
  }),
  reportLabel: "There is error in fetching category subcategories data",
});

import { z } from "zod";
import { searchContent } from "../../../contracts/calls/search-documents.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import { optional } from "../../frame/page.ts";
import type { NamedFilter } from "./filter-names.ts";

const FilterWords = z.object({
  slug: z.string(),
  options: z.array(z.object({ id: z.string(), displayName: z.string() })).default([]),
});

/** What styles, layouts, homes and tags are called in every category. */
export async function loadFilterNames(call: Caller): Promise<NamedFilter[]> {
  const { contents } = await optional(
    call(searchContent, { contentSlug: "design-ideas-filters", size: 100 }),
    {
      contents: [],
    },
  );
  return contents.map((filter) => {
    const { slug, options } = FilterWords.parse(filter);
    return { key: slug, options };
  });
}

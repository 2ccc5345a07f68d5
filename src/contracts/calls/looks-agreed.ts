import { z } from "zod";
import { countedFromOne } from "../counted-by-page.ts";
import { wordsOfSlug } from "../words/words-of-slug.ts";

/** A look as the specification names it. A title is taken where there is one. */
export const AgreedLook = z.object({
  slug: z.string().min(1),
  image: z.string().catch(""),
  id_1_Value: z.string().catch(""),
  title: z.string().optional().catch(undefined),
});

/** A host may answer well, and with nothing: whoever asks looks for the slug (LK-10). */
export const MaybeLook = AgreedLook.extend({ slug: z.string().catch("") });

/** What stands in the other parts is not said: of the words for search engines those of ours are taken. */
const Words = z
  .object({ title: z.string().catch(""), description: z.string().catch(""), heading: z.string().catch("") })
  .catch({ title: "", description: "", heading: "" });

export const AgreedLooks = z.object({
  looks_list: z.array(AgreedLook),
  seo_data: Words,
  look_detail_seo: Words,
});

export function completeLook({ title, ...look }: z.output<typeof AgreedLook>) {
  return { ...look, title: title || wordsOfSlug(look.slug) };
}

/** Its filters cannot be offered: nobody agreed on what they are called. */
export function completeLooks(
  { looks_list, seo_data, look_detail_seo }: z.output<typeof AgreedLooks>,
  input: Record<string, unknown>,
) {
  const { title, description } = look_detail_seo;
  const heading = seo_data.heading || seo_data.title;
  return {
    looks_list: looks_list.map(completeLook),
    meta: countedFromOne(looks_list.length, input),
    seo_data: { ...seo_data, heading, slug: String(input.slug), intro: "" },
    filters: [],
    look_detail_seo: { title, description },
  };
}

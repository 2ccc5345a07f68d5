import { searchContent } from "../../../contracts/calls/search-documents.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import { SeoFooter } from "../../../contracts/documents/seo-footer.ts";
import type { Edition } from "../../../editions/edition.ts";
import { optional } from "../page.ts";

/** A slug that can stand in a filter as it is; an address may hold anything. */
const PLAIN_SLUG = /^[a-z0-9-]{1,80}$/;

/** The links above the footer of a page. No page needs them, so a failure leaves none. */
export async function loadSeoFooter(
  call: Caller,
  edition: Edition,
  slug: string,
): Promise<SeoFooter | undefined> {
  if (!PLAIN_SLUG.test(slug)) return undefined;
  const { isoCode, languageCode } = edition;
  const { contents } = await optional(
    call(searchContent, {
      contentSlug: "seo-footers",
      filters: `slug.eq:${slug};country.eq:${isoCode};language.eq:${languageCode}`,
      size: 1,
    }),
    { contents: [] },
  );
  return SeoFooter.safeParse(contents[0]).data;
}

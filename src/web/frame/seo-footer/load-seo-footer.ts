import type { Caller } from "../../../contracts/create-caller.ts";
import type { DocumentFilter } from "../../../contracts/document-filters.ts";
import type { SeoFooter } from "../../../contracts/documents/seo-footer.ts";
import type { Edition } from "../../../editions/edition.ts";
import { findDocuments } from "../load-document.ts";

/** A slug that can stand in a filter as it is; an address may hold anything. */
const PLAIN_SLUG = /^[a-z0-9-]{1,80}$/;

/** The links above the footer of a page. No page needs them, so a failure leaves none. */
export async function loadSeoFooter(
  call: Caller,
  edition: Edition,
  slug: string,
): Promise<SeoFooter | undefined> {
  if (!PLAIN_SLUG.test(slug)) return undefined;
  const filters: DocumentFilter[] = [{ field: "slug", op: "eq", values: [slug] }];
  const [footer] = await findDocuments("seo-footers", { call, edition }, { filters, size: 1 });
  return footer;
}

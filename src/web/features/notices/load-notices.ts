import { searchDocuments } from "../../../contracts/calls/search-documents.ts";
import type { Caller } from "../../../contracts/create-caller.ts";
import { Notification } from "../../../contracts/documents/notification.ts";
import type { Edition } from "../../../editions/edition.ts";
import { optional } from "../../frame/page.ts";

const MOST_NOTICES = 10;

/** What is new in a region, the latest first. No page needs it, so a failure leaves none. */
export async function loadNotices(call: Caller, edition: Edition): Promise<Notification[]> {
  const { contents } = await optional(
    call(searchDocuments, {
      contentSlug: "notifications",
      filters: `country.eq:${edition.isoCode};language.eq:${edition.languageCode}`,
      size: MOST_NOTICES,
    }),
    { contents: [] },
  );
  return contents
    .map((document) => Notification.safeParse(document).data)
    .filter((notice) => notice !== undefined)
    .sort((one, other) => other.from.localeCompare(one.from));
}

import type { Campaign } from "../../../../contracts/documents/campaign.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";

/**
 * Several pages have campaigns by a slug, and may use the same one: `interiors-home-interiors` is the document of
 * /sg/interiors/home-interiors, and `interiors` that of the page above it. The others are called as their page is.
 */
const SLUGS: Partial<Record<PageName, { param: string; prefix?: string }>> = {
  "campaign-page": { param: "pageSlug" },
  "sg-interiors": { param: "pageSlug", prefix: "interiors" },
  lp: { param: "designSlug", prefix: "lp" },
};

/** The slug of the document at an address; nothing where the address is that of the overview. */
export function campaignSlug(
  page: PageName,
  params: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const row = SLUGS[page];
  if (!row) return page;
  const parts = [row.prefix, params[row.param]].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join("-");
}

/** The parameters of its address. */
export function campaignParams({ page, slug }: Pick<Campaign, "page" | "slug">): Record<string, string> {
  const row = page === "overview" ? undefined : SLUGS[page];
  if (!row || slug === row.prefix) return {};
  return { [row.param]: row.prefix === undefined ? slug : slug.slice(row.prefix.length + 1) };
}

export function campaignPath(
  edition: Edition,
  campaign: Pick<Campaign, "page" | "slug">,
): string | undefined {
  const page = campaign.page === "overview" ? "campaign-page" : campaign.page;
  return linkTo(edition, page, campaignParams(campaign));
}

import type { Campaign } from "../../../../contracts/documents/campaign.ts";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import type { SectionOf } from "../../../../contracts/documents/sections/content-section.ts";
import { addDays, COUNTRY_TIME, instantAt, todayIn } from "../../../../editions/country-time.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { ShownPicture } from "../../../../ui/media/photo.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import type { ListAddresses } from "../../../frame/define-page.ts";
import { findDocuments, loadDocuments } from "../../../frame/load-document.ts";

/** Experiments and landing pages of advertisements are not listed; visitors reach them by their links only. */
const SHOWN_PAGES: readonly string[] = [
  "campaign-page",
  "sg-interiors",
  "chinese-new-year",
  "launch-family-offer2",
] satisfies PageName[];
const MOST = 100;

export interface CampaignCard {
  slug: string;
  name: string;
  text: string;
  href: string;
  picture: ShownPicture;
  endsOn: string | undefined;
}

/**
 * Lists the campaigns of the edition that have begun: those with a last day ahead, those without one, and those that
 * have ended. The earliest end comes first.
 */
export async function loadCampaigns(asking: CallContext) {
  const { edition } = asking;
  const today = todayIn(edition.country);
  const all = await findDocuments("campaigns", asking, { size: MOST });
  const begun = all.filter((one) => SHOWN_PAGES.includes(one.page) && phaseOf(one, today) !== "before");
  const cards = (keep: (one: Campaign) => boolean) =>
    begun
      .filter(keep)
      .sort((one, other) => (one.endsOn ?? one.slug).localeCompare(other.endsOn ?? other.slug))
      .flatMap((one) => cardOf(one, asking));
  return {
    running: cards((one) => one.endsOn !== undefined && phaseOf(one, today) === "now"),
    lasting: cards(({ endsOn }) => endsOn === undefined),
    past: cards((one) => phaseOf(one, today) === "over").reverse(),
    change: nextChange(all, today, edition.country),
  };
}

function cardOf(campaign: Campaign, { edition }: CallContext): CampaignCard[] {
  const { slug, crumb, title, description, endsOn } = campaign;
  const href = campaignPath(edition, campaign);
  const hero = heroOf(campaign);
  if (!href || !hero) return [];
  return [{ slug, name: crumb ?? title, text: description, href, picture: hero.picture, endsOn }];
}

/** Lists the active campaigns of one page for the sitemap, without those that have ended or have not begun. */
export function listCampaigns(page: PageName): ListAddresses {
  return async (call, edition) => {
    const today = todayIn(edition.country);
    const all = await loadDocuments("campaigns", { call, edition }, { size: MOST });
    const own = all.filter((one) => one.page === page && phaseOf(one, today) === "now");
    const overview = page === "campaign-page" ? [{ params: {} }] : [];
    return [...overview, ...own.map((one) => ({ params: campaignParams(one) }))];
  };
}

/**
 * The pages with a slug parameter share one document type: `interiors-home-interiors` is the document of
 * /sg/interiors/home-interiors, and `interiors` that of its parent page. For all other pages the slug is the page's
 * name.
 */
const SLUGS: Partial<Record<PageName, { param: string; prefix?: string }>> = {
  "campaign-page": { param: "pageSlug" },
  "sg-interiors": { param: "pageSlug", prefix: "interiors" },
  lp: { param: "designSlug", prefix: "lp" },
};

/** The slug of the document at a URL; undefined for the overview. */
export function campaignSlug(
  page: PageName,
  params: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const row = SLUGS[page];
  if (!row) return page;
  const parts = [row.prefix, params[row.param]].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join("-");
}

function campaignParams({ page, slug }: Pick<Campaign, "page" | "slug">): Record<string, string> {
  const row = page === "overview" ? undefined : SLUGS[page];
  if (!row || slug === row.prefix) return {};
  return { [row.param]: row.prefix === undefined ? slug : slug.slice(row.prefix.length + 1) };
}

function campaignPath(edition: Edition, campaign: Pick<Campaign, "page" | "slug">): string | undefined {
  const page = campaign.page === "overview" ? "campaign-page" : campaign.page;
  return linkTo(edition, page, campaignParams(campaign));
}

interface Days {
  startsOn?: string | undefined;
  endsOn?: string | undefined;
}

type Phase = "before" | "now" | "over";

/** The phase of a campaign on a day in its country; a campaign without days is always active. */
export function phaseOf({ startsOn, endsOn }: Days, today: string): Phase {
  if (startsOn !== undefined && today < startsOn) return "before";
  return endsOn !== undefined && today > endsOn ? "over" : "now";
}

/** The next midnight in the country at which a campaign begins or has ended; undefined if there is none. */
export function nextChange(campaigns: readonly Days[], today: string, country: Country): Date | undefined {
  const days = campaigns.flatMap(({ startsOn, endsOn }) => [
    ...(startsOn === undefined ? [] : [startsOn]),
    ...(endsOn === undefined ? [] : [addDays(endsOn, 1)]),
  ]);
  const [next] = days.filter((day) => day > today).sort();
  return next === undefined
    ? undefined
    : instantAt({ day: next, minutes: 0 }, COUNTRY_TIME[country].timeZone);
}

/** Every document with sections begins with a hero. */
export function heroOf({ sections }: Pick<Campaign, "sections">): SectionOf<"hero"> | undefined {
  return sections.find((section) => section.kind === "hero");
}

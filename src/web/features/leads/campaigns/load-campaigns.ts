import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import type { Campaign } from "../../../../contracts/documents/campaign.ts";
import { todayIn } from "../../../../editions/country-time.ts";
import type { ShownPicture } from "../../../../ui/media/photo.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import type { ListAddresses } from "../../../frame/define-page.ts";
import { findDocuments, loadDocuments } from "../../../frame/load-document.ts";
import { campaignParams, campaignPath } from "./campaign-address.ts";
import { nextChange, phaseOf } from "./campaign-days.ts";
import { heroOf } from "./hero-of.ts";

/** Experiments and landing pages of advertisements are found by whoever is sent there. */
const SHOWN_PAGES: readonly string[] = [
  "campaign-page",
  "sg-interiors",
  "chinese-new-year",
  "launch-family-offer2",
] satisfies PageName[];
const MOST = 100;

/** A campaign in the overview. */
export interface CampaignCard {
  slug: string;
  name: string;
  text: string;
  href: string;
  picture: ShownPicture;
  endsOn: string | undefined;
}

/** All campaigns of the edition that have begun: with a last day to come, without one, and over; the soonest to end first. */
export async function loadCampaigns(asking: Asking) {
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

function cardOf(campaign: Campaign, { edition }: Asking): CampaignCard[] {
  const { slug, crumb, title, description, endsOn } = campaign;
  const href = campaignPath(edition, campaign);
  const hero = heroOf(campaign);
  if (!href || !hero) return [];
  return [{ slug, name: crumb ?? title, text: description, href, picture: hero.picture, endsOn }];
}

/** Of one page, for the sitemap: what is over is not for search engines, and what has not begun is for nobody. */
export function listCampaigns(page: PageName): ListAddresses {
  return async (call, edition) => {
    const today = todayIn(edition.country);
    const all = await loadDocuments("campaigns", { call, edition }, { size: MOST });
    const own = all.filter((one) => one.page === page && phaseOf(one, today) === "now");
    const overview = page === "campaign-page" ? [{ params: {} }] : [];
    return [...overview, ...own.map((one) => ({ params: campaignParams(one) }))];
  };
}

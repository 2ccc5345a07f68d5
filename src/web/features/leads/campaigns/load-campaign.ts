import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import { ASKING_SECTIONS, type Campaign } from "../../../../contracts/documents/campaign.ts";
import { todayIn } from "../../../../editions/country-time.ts";
import { type PageServices, pageNotFound } from "../../../frame/page.ts";
import { loadSupplies } from "../../company/supplied-sections/load-supplies.ts";
import { findDesigns } from "../../design-ideas/designs/list-designs.ts";
import { loadRates } from "../../design-ideas/my-room/load-rates.ts";
import type { PageWishes } from "../drawer/page-wishes.ts";
import { nextChange, phaseOf } from "./campaign-days.ts";

type CampaignPlace = Pick<PageServices, "call" | "place" | "changesAt">;

/** A campaign as it stands today; not found before its first day, and at the address of another page. */
export async function loadCampaign(
  document: Campaign | undefined,
  { call, place, changesAt }: CampaignPlace,
) {
  const { edition, url, page } = place;
  const today = todayIn(edition.country);
  if (document?.page !== page.name || phaseOf(document, today) === "before") throw pageNotFound();
  const change = nextChange([document], today, edition.country);
  if (change) changesAt(change);
  const isOver = phaseOf(document, today) === "over";
  const sections = document.sections.filter(({ kind }) => kind !== "hero" && !(isOver && asks(kind)));
  const asking = { call, edition };
  const [supplies, designs] = await Promise.all([
    loadSupplies(sections, { ...asking, url }),
    loadCampaignDesigns(document.designs, asking),
  ]);
  return {
    document,
    isOver,
    sections,
    supplies,
    designs,
    wishes: wishesOf(document, isOver),
  };
}

export type LoadedCampaign = Awaited<ReturnType<typeof loadCampaign>>;

function asks(kind: string): boolean {
  return ASKING_SECTIONS.includes(kind);
}

/** Whoever finds an offer that is over has nothing to be led away from, and is asked for nothing. */
function wishesOf({ slug, hasMenus }: Campaign, isOver: boolean): PageWishes {
  if (isOver) return { asksNothing: true };
  return { hasMenus, ctaQuery: { utm_campaign: slug } };
}

const SHOWN = 6;

/** The designs that a campaign wants to show, with what their prices are counted from; nothing where it wants none. */
async function loadCampaignDesigns(wanted: Campaign["designs"], { call, edition }: Asking) {
  if (!wanted) return undefined;
  const { title, ...traits } = wanted;
  const filters = Object.entries(traits).map(([field, value]) => ({
    field,
    op: "in" as const,
    values: [value],
  }));
  const [designs, rates] = await Promise.all([
    findDesigns(call, edition, { filters, size: SHOWN }),
    loadRates(call, edition),
  ]);
  return { title, designs, rates };
}

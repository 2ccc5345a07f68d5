import { listDesignIdeas } from "../../../contracts/calls/graphql/list-design-ideas.ts";
import type { DocumentFilter } from "../../../contracts/document-filters.ts";
import type { Asking } from "../../../contracts/documents/ask-documents.ts";
import type { Campaign } from "../../../contracts/documents/campaign.ts";
import { buildUrlQueryParams } from "../../../contracts/graphql/build-url-query-params.ts";
import { optional } from "../../frame/page.ts";
import { loadRates } from "../my-room/load-rates.ts";

const SHOWN = 6;

/** The designs that a campaign wants to show, with what their prices are counted from; nothing where it wants none. */
export async function loadCampaignDesigns(wanted: Campaign["designs"], { call, edition }: Asking) {
  if (!wanted) return undefined;
  const { title, ...traits } = wanted;
  const filters: DocumentFilter[] = [
    { field: "country", op: "eq", values: [edition.isoCode] },
    { field: "field", op: "excludes", values: ["redirectedTo"] },
    ...Object.entries(traits).map(([field, value]) => ({ field, op: "in" as const, values: [value] })),
  ];
  const urlQueryParams = buildUrlQueryParams({ filters, page: 0, size: SHOWN });
  const [{ items }, rates] = await Promise.all([
    optional(call(listDesignIdeas, { urlQueryParams }), { items: [] }),
    loadRates(call, edition),
  ]);
  return { title, designs: items, rates };
}

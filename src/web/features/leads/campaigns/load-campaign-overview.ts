import { loadDocument } from "../../../frame/load-document.ts";
import type { PageServices } from "../../../frame/page.ts";
import { loadSupplies } from "../../company/supplied-sections/load-supplies.ts";
import { loadCampaigns } from "./load-campaigns.ts";

/** The document that is about all campaigns, and which of them there are today. */
export async function loadOverview({
  call,
  place,
  changesAt,
}: Pick<PageServices, "call" | "place" | "changesAt">) {
  const { edition, url } = place;
  const asking = { call, edition };
  const [document, { change, ...lists }] = await Promise.all([
    loadDocument("campaigns", asking, "overview"),
    loadCampaigns(asking),
  ]);
  if (change) changesAt(change);
  return { document, lists, supplies: await loadSupplies(document.sections, { ...asking, url }) };
}

export type LoadedOverview = Awaited<ReturnType<typeof loadOverview>>;

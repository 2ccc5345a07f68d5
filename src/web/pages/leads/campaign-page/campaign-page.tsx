import { useLoaderData } from "react-router";
import {
  loadOverview,
  OverviewView,
  overviewMeta,
} from "../../../features/leads/campaigns/campaign-overview.tsx";
import {
  CampaignView,
  campaignMeta,
  loadCampaign,
} from "../../../features/leads/campaigns/campaign-view.tsx";
import { campaignSlug } from "../../../features/leads/campaigns/load-campaigns.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async (services) => {
  const { requestContext, params } = services;
  const slug = campaignSlug(requestContext.page.name, params);
  if (slug === undefined) return { kind: "overview" as const, ...(await loadOverview(services)) };
  const document = await loadDocument("campaigns", services, slug);
  return { kind: "campaign" as const, ...(await loadCampaign(document, services)) };
});

export const meta = pageMeta<typeof loader>((loaded, context) =>
  loaded.kind === "overview" ? overviewMeta(loaded) : campaignMeta(loaded, context),
);

export default function CampaignPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.kind === "overview" ? <OverviewView {...loaded} /> : <CampaignView {...loaded} />;
}

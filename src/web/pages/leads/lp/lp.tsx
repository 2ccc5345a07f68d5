import { useLoaderData } from "react-router";
import { isAddress } from "../../../features/design-ideas/designs/find-design.ts";
import { campaignSlug } from "../../../features/leads/campaigns/campaign-address.ts";
import { CampaignView, campaignMeta } from "../../../features/leads/campaigns/campaign-view.tsx";
import { loadLanding } from "../../../features/leads/campaigns/landing-design.ts";
import { LandingView } from "../../../features/leads/campaigns/landing-view.tsx";
import { loadCampaign } from "../../../features/leads/campaigns/load-campaign.ts";
import { findDocument } from "../../../frame/load-document.ts";
import { page, pageNotFound } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

/** A page that was written under this name, or else the design that has it. */
export const loader = page(async (services) => {
  const { place, params } = services;
  const { designSlug: slug = "" } = params;
  if (!isAddress({ slug })) throw pageNotFound();
  const written = await findDocument("campaigns", services, campaignSlug(place.page.name, params) ?? "");
  if (written) return { kind: "campaign" as const, ...(await loadCampaign(written, services)) };
  return { kind: "design" as const, ...(await loadLanding(services, slug)) };
});

export const meta = pageMeta<typeof loader>((loaded, context) => {
  if (loaded.kind === "campaign") return campaignMeta(loaded, context);
  const { title, text, path } = loaded.landing;
  const named = context.t("landing.title", { title });
  return { title: named, description: text || named, canonical: path };
});

export default function LandingPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.kind === "campaign" ? <CampaignView {...loaded} /> : <LandingView {...loaded} />;
}

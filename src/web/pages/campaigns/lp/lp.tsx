import { useLoaderData } from "react-router";
import { campaignSlug } from "../../../features/campaigns/campaign-address.ts";
import { CampaignView, campaignMeta } from "../../../features/campaigns/campaign-view.tsx";
import { loadLanding } from "../../../features/campaigns/landing-design.ts";
import { LandingView } from "../../../features/campaigns/landing-view.tsx";
import { loadCampaign } from "../../../features/campaigns/load-campaign.ts";
import { isAddress } from "../../../features/designs/find-design.ts";
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

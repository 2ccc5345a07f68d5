import { useLoaderData } from "react-router";
import { explainerMeta } from "../../../features/looks-and-offerings/explainers/explainer-meta.ts";
import { ExplainerView } from "../../../features/looks-and-offerings/explainers/explainer-view.tsx";
import { loadExplainer } from "../../../features/looks-and-offerings/explainers/load-explainer.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page((asking) =>
  loadExplainer(asking.requestContext.page.name === "know-your-kitchen" ? "kitchen" : "wardrobe", asking),
);

export const meta = pageMeta<typeof loader>(explainerMeta);

export default function ExplainerPage() {
  return <ExplainerView {...useLoaderData<typeof loader>()} />;
}

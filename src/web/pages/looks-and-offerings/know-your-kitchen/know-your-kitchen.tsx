import { useLoaderData } from "react-router";
import { explainerMeta } from "../../../features/looks-and-offerings/explainers/explainer-meta.ts";
import { ExplainerView } from "../../../features/looks-and-offerings/explainers/explainer-view.tsx";
import { loadExplainer } from "../../../features/looks-and-offerings/explainers/load-explainer.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page((place) => loadExplainer("kitchen", place));

export const meta = pageMeta<typeof loader>(explainerMeta);

export default function KnowYourKitchen() {
  return <ExplainerView {...useLoaderData<typeof loader>()} />;
}

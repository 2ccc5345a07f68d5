import { useLoaderData } from "react-router";
import { readCheck } from "../../../features/explainers/check/check-query.ts";
import { explainerMeta } from "../../../features/explainers/explainer-meta.ts";
import { ExplainerView } from "../../../features/explainers/explainer-view.tsx";
import { loadExamples } from "../../../features/explainers/load-examples.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ call, edition, url }) => {
  const explainer = await loadDocument("know-your-wardrobe", { call, edition });
  return {
    explainer,
    examples: await loadExamples(call, edition, explainer.designs.category),
    path: url.pathname,
    asked: readCheck("wardrobe", url.searchParams, edition.country),
  };
});

export const meta = pageMeta<typeof loader>(explainerMeta);

export default function KnowYourWardrobe() {
  const { explainer, examples, path, asked } = useLoaderData<typeof loader>();
  return (
    <ExplainerView
      explainer={explainer}
      examples={examples}
      module="wardrobe"
      check={{ kind: "wardrobe", path, asked }}
    />
  );
}

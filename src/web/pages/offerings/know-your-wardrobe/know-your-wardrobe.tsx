import { useLoaderData } from "react-router";
import { readCheck } from "../../../features/explainers/check/check-query.ts";
import { explainerMeta } from "../../../features/explainers/explainer-meta.ts";
import { ExplainerView } from "../../../features/explainers/explainer-view.tsx";
import { loadExamples } from "../../../features/explainers/load-examples.ts";
import { loadTopicRail } from "../../../features/magazine/rails/load-rail.ts";
import { STORY_TOPICS } from "../../../features/magazine/rails/story-topics.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ call, edition, url }) => {
  const [explainer, stories] = await Promise.all([
    loadDocument("know-your-wardrobe", { call, edition }),
    loadTopicRail(call, edition, STORY_TOPICS.wardrobe),
  ]);
  return {
    explainer,
    stories,
    examples: await loadExamples(call, edition, explainer.designs.category),
    path: url.pathname,
    asked: readCheck("wardrobe", url.searchParams, edition.country),
  };
});

export const meta = pageMeta<typeof loader>(explainerMeta);

export default function KnowYourWardrobe() {
  const { explainer, examples, stories, path, asked } = useLoaderData<typeof loader>();
  return (
    <ExplainerView
      explainer={explainer}
      examples={examples}
      stories={stories}
      module="wardrobe"
      check={{ kind: "wardrobe", path, asked }}
    />
  );
}

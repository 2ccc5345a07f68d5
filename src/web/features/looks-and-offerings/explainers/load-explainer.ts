import { loadDocument } from "../../../frame/load-document.ts";
import type { PageContext } from "../../../frame/page.ts";
import { loadTopicRail } from "../../magazine/rails/load-rail.ts";
import { STORY_TOPICS } from "../../magazine/rails/story-topics.ts";
import { readCheck } from "./check/check-query.ts";
import { loadExamples } from "./load-examples.ts";

const EXPLAINERS = {
  kitchen: { document: "know-your-kitchen", check: "triangle" },
  wardrobe: { document: "know-your-wardrobe", check: "wardrobe" },
} as const;

export async function loadExplainer(
  module: keyof typeof EXPLAINERS,
  { call, edition, url }: PageContext<"url">,
) {
  const { document, check } = EXPLAINERS[module];
  const [explainer, stories] = await Promise.all([
    loadDocument(document, { call, edition }),
    loadTopicRail(call, edition, STORY_TOPICS[module]),
  ]);
  return {
    explainer,
    stories,
    module,
    examples: await loadExamples(call, edition, explainer.designs.category),
    check: {
      kind: check,
      path: url.pathname,
      asked: readCheck(check, url.searchParams, edition.country),
    },
  };
}

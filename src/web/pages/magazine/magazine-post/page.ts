import { findStoryCard, STORY_CARD } from "../../../features/magazine/article/find-story-card.ts";
import { listArticles } from "../../../features/magazine/article/list-articles.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "magazine-post",
  contentType: "magazine-posts",
  listAddresses: listArticles,
  shareCards: { [STORY_CARD]: findStoryCard },
  embedAs: "magazine-card",
});

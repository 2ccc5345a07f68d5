import { isRegion } from "../../../../editions/regions.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { shareCard } from "../../../frame/seo/share-image.ts";
import { articleJsonLd } from "./article-json-ld.ts";
import { STORY_CARD, storyCardSource } from "./find-story-card.ts";
import type { LoadedArticle } from "./load-article.ts";

/** What a host's Yoast says of an article, and what follows from the article where it says nothing (MG-07). */
export function articleMeta(loaded: LoadedArticle, context: MetaContext): PageDescription {
  const { post, path } = loaded;
  const { edition, brand, t } = context;
  const { title, description } = post.yoast_meta;
  const place = { kind: STORY_CARD, region: edition.region, slug: post.slug };
  return {
    title: title || post.title,
    description: description || post.excerpt,
    type: "article",
    canonical: path,
    regions: (post.countries ?? []).map((country) => country.toLowerCase()).filter(isRegion),
    crumb: post.title,
    crumbNames: { magazine: t("layout.magazine") },
    image: shareCard(place, storyCardSource(post), brand, post.imageAltText),
    article: {
      published: post.date,
      modified: post.updated ?? post.date,
      section: post.category.name,
      tags: post.tags.map(({ name }) => name),
    },
    jsonLd: articleJsonLd(loaded, context),
  };
}

import { isRegion } from "../../../../editions/regions.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { shareCard } from "../../../frame/seo/share-image.ts";
import type { JsonLd } from "../../../frame/seo/structured-data.ts";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { authorPath, categoryPath } from "../stories/story-paths.ts";
import { STORY_CARD, storyCardSource } from "./find-story-card.ts";
import type { LoadedArticle } from "./load-article.ts";

/** The meta data of an article from the upstream's Yoast fields, else from the article itself (MG-07). */
export function articleMeta(loaded: LoadedArticle, context: MetaContext): PageDescription {
  const { post, path } = loaded;
  const { edition, brand, t } = context;
  const { title, description } = post.yoast_meta;
  const subject = { kind: STORY_CARD, region: edition.region, slug: post.slug };
  return {
    title: title || post.title,
    description: description || post.excerpt,
    type: "article",
    canonical: path,
    regions: (post.countries ?? []).map((country) => country.toLowerCase()).filter(isRegion),
    crumb: post.title,
    crumbNames: { magazine: t("layout.magazine") },
    image: shareCard(subject, storyCardSource(post), brand, post.imageAltText),
    article: {
      published: post.date,
      modified: post.updated ?? post.date,
      section: post.category.name,
      tags: post.tags.map(({ name }) => name),
    },
    jsonLd: articleJsonLd(loaded, context),
  };
}

const ARTICLES = ["Article", "NewsArticle", "BlogPosting"];

/** The parts of the page for voice assistants: the title, the deck and the facts. */
const SPEAKABLE: JsonLd = {
  "@type": "SpeakableSpecification",
  cssSelector: [".article-head__title", ".article-head__deck", ".article-facts"],
};

/**
 * The article, its authors and its breadcrumbs from the upstream's Yoast graph; our own data if the graph lacks them
 * (MG-07). The organisation is in every page, so the graph's entry for it is left out.
 */
function articleJsonLd(loaded: LoadedArticle, context: MetaContext): JsonLd[] {
  const graph = loaded.post.yoast_graph["@graph"];
  const told = (types: readonly string[]) =>
    graph.filter((node) => types.some((type) => typesOf(node).includes(type)));
  const or = (theirs: JsonLd[], ours: () => JsonLd[]) => (theirs.length > 0 ? theirs : ours());
  return [
    // Samples have no structured data.
    ...or(told(ARTICLES), () => (loaded.post.sample ? [] : [ownArticle(loaded, context)])).map((article) => ({
      speakable: SPEAKABLE,
      ...article,
    })),
    ...or(told(["BreadcrumbList"]), () => [ownBreadcrumbs(loaded, context)]),
    ...or(told(["Person"]), () => (loaded.post.sample ? [] : ownPersons(loaded, context))),
    ...(loaded.questions.length > 0 ? [questionsJsonLd(loaded.questions)] : []),
  ];
}

function typesOf({ "@type": type }: JsonLd): unknown[] {
  return Array.isArray(type) ? type : [type];
}

function ownArticle({ post, url }: LoadedArticle, { brand, edition }: MetaContext): JsonLd {
  const { date, updated, image } = post;
  const publisher = { "@type": "Organization", name: brand.name };
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: post.title,
    description: post.excerpt,
    ...(image && { image: new URL(image, url).href }),
    ...(date && { datePublished: date, dateModified: updated ?? date }),
    author: realAuthors(post).length > 0 ? realAuthors(post).map(asPerson) : publisher,
    publisher,
    mainEntityOfPage: url,
    ...(post.category.name && { articleSection: post.category.name }),
    keywords: post.tags.map(({ name }) => name),
    inLanguage: edition.locale,
  };
}

/** Sample names are left out of structured data. */
function realAuthors({ authors }: LoadedArticle["post"]) {
  return authors.filter(({ sample }) => !sample);
}

function asPerson({ name }: { name: string }): JsonLd {
  return { "@type": "Person", name };
}

function ownPersons({ post, url }: LoadedArticle, { edition }: MetaContext): JsonLd[] {
  return realAuthors(post).map(({ name, slug, role }) => {
    const path = authorPath(edition, slug);
    const address = path && new URL(path, url).href;
    return {
      "@type": "Person",
      name,
      ...(address && { "@id": address, url: address }),
      ...(role && { jobTitle: role }),
    };
  });
}

function ownBreadcrumbs({ post, url }: LoadedArticle, { edition, t }: MetaContext): JsonLd {
  const steps = [
    { name: t("layout.home"), path: `/${edition.region}` },
    { name: t("layout.magazine"), path: linkTo(edition, "magazine") },
    { name: post.category.name, path: categoryPath(edition, post.category.slug) },
    { name: post.title, path: url },
  ];
  const known = steps.flatMap(({ name, path }) =>
    name && path ? [{ name, item: new URL(path, url).href }] : [],
  );
  return {
    "@type": "BreadcrumbList",
    itemListElement: known.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}

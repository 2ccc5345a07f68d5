import { listCompanyNews } from "../../../../contracts/calls/company-news-calls.ts";
import {
  getMagazinePost,
  listMagazinePosts,
  slugList,
} from "../../../../contracts/calls/magazine/magazine-calls.ts";
import { getServicePage } from "../../../../contracts/calls/service-page-calls.ts";
import type { HomePage } from "../../../../contracts/documents/home-page.ts";
import type { MagazinePostItem } from "../../../../contracts/documents/magazine/stored-post.ts";
import { fillPlaceholders } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { pageNotFound, required } from "../../../frame/page.ts";
import { servicePath, termsSlug } from "../../../frame/policy-paths.ts";
import {
  type EmbedContent,
  type EmbedContext,
  type EmbedLoad,
  type EmbedTile,
  homeEmbed,
  loadHome,
  moreAt,
} from "../content.ts";

export const TRUST_EMBEDS = {
  reviews: homeEmbed("reviews", ({ reviews, sampleNote }) => {
    const { critical } = reviews;
    return {
      kind: "voices",
      title: reviews.title,
      score: reviews.score,
      outOf: reviews.outOf,
      items: [
        ...reviews.items.map((review) => voiceOf(review, reviews)),
        { ...voiceOf(critical, reviews), reply: critical.reply },
      ],
      note: reviews.sample && sampleNote,
    };
  }),
  promise: homeEmbed("promise", ({ promise }) => ({
    kind: "points",
    title: promise.title,
    text: promise.lede,
    items: promise.items,
  })),
  proof: homeEmbed(undefined, ({ proof, sampleNote }) => ({
    kind: "points",
    title: proof.label,
    items: proof.figures.map(({ value, label }) => ({ figure: value, name: label })),
    note: proof.sample && sampleNote,
  })),
  process: async (context): Promise<EmbedContent> => {
    const { steps } = await loadHome(context);
    return {
      kind: "steps",
      title: steps.title,
      items: steps.items.map(({ name, when, text }) => ({ name, when, text })),
      more: moreAt(context, linkTo(context.edition, "how-it-works"), "steps"),
    };
  },
  local: homeEmbed(undefined, ({ local }) => ({
    kind: "points",
    title: local.title,
    text: local.lede,
    picture: local.picture,
    items: local.points,
  })),
  warranty: (context) => summaryOf(context, "warranty-and-after-care"),
  faq: (context) => topicOf(context, context.asked("topic") ?? "price"),
  service: (context) => summaryOf(context, context.asked("slug") ?? "design-stage"),
  tnc: (context) => summaryOf(context, termsSlug(context.edition.region)),
} satisfies Record<string, EmbedLoad>;

/** Returns the key points of a service or a policy. */
export async function summaryOf(context: EmbedContext, slug: string): Promise<EmbedContent> {
  const { call, edition } = context;
  const page = await required(
    call(getServicePage, { slug, countryIsoCode: edition.isoCode, languageCode: edition.languageCode }),
  );
  return {
    kind: "summary",
    title: page.title,
    text: page.summary,
    points: page.headings.map(({ text }) => text),
    updated: page.updated || undefined,
    more: moreAt(context, servicePath(edition, slug)),
  };
}

export async function topicOf(context: EmbedContext, topic: string): Promise<EmbedContent> {
  const { title, intro, questions } = await loadDocument("faqs", context, topic);
  return {
    kind: "questions",
    title,
    text: intro,
    items: questions,
    more: moreAt(context, undefined, "questions"),
  };
}

function voiceOf(
  { stars, text, name, home }: HomePage["reviews"]["items"][number],
  { starsLabel }: Pick<HomePage["reviews"], "starsLabel">,
) {
  return { stars, label: fillPlaceholders(starsLabel, { stars }), text, by: [name, home] };
}

const SHOWN = 8;
const MAX_NEWS = 6;

export const READING_EMBEDS = {
  "magazine-card": async (context) => {
    const { call, edition, asked } = context;
    const slug = asked("slug") ?? (await newest(context, {}))[0]?.slug;
    if (!slug) throw pageNotFound();
    const post = await required(call(getMagazinePost, { slug, countryIsoCode: edition.isoCode }));
    return {
      kind: "tiles",
      layout: "single",
      title: post.title,
      text: post.excerpt,
      items: [postTile(context, post)],
      more: moreAt(context, linkTo(edition, "magazine-post", { postSlug: slug })),
    };
  },
  magazine: async (context) => {
    const category = context.asked("category");
    const posts = await newest(context, category ? { categories: category } : {});
    if (posts.length === 0) throw pageNotFound();
    return storiesOf(context, context.t("embed.magazineTitle"), posts);
  },
  "most-read": (context) => chosenStories(context, "popular_stories"),
  "editors-pick": (context) => chosenStories(context, "editors_pick"),
  news: async (context) => {
    const { call, edition, t } = context;
    const news = await required(call(listCompanyNews, { iso: edition.country, per_page: MAX_NEWS }));
    if (news.length === 0) throw pageNotFound();
    return {
      kind: "links",
      title: t("embed.newsTitle"),
      items: news.map(({ title, outlet, external_link }) => ({
        title,
        facts: outlet ? [outlet] : [],
        href: external_link,
      })),
      more: moreAt(context, linkTo(edition, "company-news")),
    };
  },
} satisfies Record<string, EmbedLoad>;

async function newest({ call, edition }: EmbedContext, filter: { categories?: string; slug?: string }) {
  const { posts } = await required(
    call(listMagazinePosts, { ...filter, countryIsoCode: edition.isoCode, pageSize: SHOWN }),
  );
  return posts;
}

async function chosenStories(context: EmbedContext, list: string) {
  const slug = `${context.edition.country}_${list}`;
  const row = await loadDocument("trending-stories", context, slug);
  const { title, subtitle } = row;
  // Only slugs that fit the comma-separated list can be requested from an upstream.
  const magazineSlugs = row.magazineSlugs.filter((slug) => slugList.safeParse(slug).success);
  if (magazineSlugs.length === 0) throw pageNotFound();
  const posts = await newest(context, { slug: magazineSlugs.slice(0, SHOWN).join(",") });
  const byChoice = magazineSlugs.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []);
  return storiesOf(context, title, byChoice, subtitle);
}

function storiesOf(context: EmbedContext, title: string, posts: readonly MagazinePostItem[], text?: string) {
  return {
    kind: "tiles" as const,
    layout: "rail" as const,
    title,
    text,
    items: posts.map((post) => postTile(context, post)),
    more: moreAt(context, linkTo(context.edition, "magazine")),
  };
}

function postTile({ edition, t }: EmbedContext, post: MagazinePostItem): EmbedTile {
  return {
    title: post.title,
    kicker: post.category.name || undefined,
    facts: post.readingMinutes ? [t("embed.readingMinutes", { count: post.readingMinutes })] : [],
    picture: post.picture ?? foreignPicture(post),
    href: linkTo(edition, "magazine-post", { postSlug: post.slug }),
  };
}

/** A story of an upstream has a picture URL, perhaps with a size, instead of one of our photographs. */
function foreignPicture({ image, imageAltText, media_details }: MagazinePostItem): EmbedTile["picture"] {
  const { width, height } = media_details;
  return image ? { photo: { url: image, width, height }, alt: imageAltText } : undefined;
}

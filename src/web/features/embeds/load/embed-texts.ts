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
  type EmbedLoad,
  type EmbedPlace,
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
  process: async (place): Promise<EmbedContent> => {
    const { steps } = await loadHome(place);
    return {
      kind: "steps",
      title: steps.title,
      items: steps.items.map(({ name, when, text }) => ({ name, when, text })),
      more: moreAt(place, linkTo(place.edition, "how-it-works"), "steps"),
    };
  },
  local: homeEmbed(undefined, ({ local }) => ({
    kind: "points",
    title: local.title,
    text: local.lede,
    picture: local.picture,
    items: local.points,
  })),
  warranty: (place) => summaryOf(place, "warranty-and-after-care"),
  faq: (place) => topicOf(place, place.asked("topic") ?? "price"),
  service: (place) => summaryOf(place, place.asked("slug") ?? "design-stage"),
  tnc: (place) => summaryOf(place, termsSlug(place.edition.region)),
} satisfies Record<string, EmbedLoad>;

/** What a reader must know of a service or a policy who reads nothing else. */
export async function summaryOf(place: EmbedPlace, slug: string): Promise<EmbedContent> {
  const { call, edition } = place;
  const page = await required(
    call(getServicePage, { slug, countryIsoCode: edition.isoCode, languageCode: edition.languageCode }),
  );
  return {
    kind: "summary",
    title: page.title,
    text: page.summary,
    points: page.headings.map(({ text }) => text),
    updated: page.updated || undefined,
    more: moreAt(place, servicePath(edition, slug)),
  };
}

export async function topicOf(place: EmbedPlace, topic: string): Promise<EmbedContent> {
  const { title, intro, questions } = await loadDocument("faqs", place, topic);
  return {
    kind: "questions",
    title,
    text: intro,
    items: questions,
    more: moreAt(place, undefined, "questions"),
  };
}

function voiceOf(
  { stars, text, name, home }: HomePage["reviews"]["items"][number],
  { starsLabel }: Pick<HomePage["reviews"], "starsLabel">,
) {
  return { stars, label: fillPlaceholders(starsLabel, { stars }), text, by: [name, home] };
}

const SHOWN = 8;
const MOST_NEWS = 6;

export const READING_EMBEDS = {
  "magazine-card": async (place) => {
    const { call, edition, asked } = place;
    const slug = asked("slug") ?? (await newest(place, {}))[0]?.slug;
    if (!slug) throw pageNotFound();
    const post = await required(call(getMagazinePost, { slug, countryIsoCode: edition.isoCode }));
    return {
      kind: "tiles",
      layout: "single",
      title: post.title,
      text: post.excerpt,
      items: [postTile(place, post)],
      more: moreAt(place, linkTo(edition, "magazine-post", { postSlug: slug })),
    };
  },
  magazine: async (place) => {
    const category = place.asked("category");
    const posts = await newest(place, category ? { categories: category } : {});
    if (posts.length === 0) throw pageNotFound();
    return storiesOf(place, place.t("embed.magazineTitle"), posts);
  },
  "most-read": (place) => chosenStories(place, "popular_stories"),
  "editors-pick": (place) => chosenStories(place, "editors_pick"),
  news: async (place) => {
    const { call, edition, t } = place;
    const news = await required(call(listCompanyNews, { iso: edition.country, per_page: MOST_NEWS }));
    if (news.length === 0) throw pageNotFound();
    return {
      kind: "links",
      title: t("embed.newsTitle"),
      items: news.map(({ title, outlet, external_link }) => ({
        title,
        facts: outlet ? [outlet] : [],
        href: external_link,
      })),
      more: moreAt(place, linkTo(edition, "company-news")),
    };
  },
} satisfies Record<string, EmbedLoad>;

async function newest({ call, edition }: EmbedPlace, filter: { categories?: string; slug?: string }) {
  const { posts } = await required(
    call(listMagazinePosts, { ...filter, countryIsoCode: edition.isoCode, pageSize: SHOWN }),
  );
  return posts;
}

async function chosenStories(place: EmbedPlace, list: string) {
  const slug = `${place.edition.country}_${list}`;
  const row = await loadDocument("trending-stories", place, slug);
  const { title, subtitle } = row;
  // Of somebody else's slugs those can be asked for that fit into a list of them.
  const magazineSlugs = row.magazineSlugs.filter((slug) => slugList.safeParse(slug).success);
  if (magazineSlugs.length === 0) throw pageNotFound();
  const posts = await newest(place, { slug: magazineSlugs.slice(0, SHOWN).join(",") });
  const byChoice = magazineSlugs.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []);
  return storiesOf(place, title, byChoice, subtitle);
}

function storiesOf(place: EmbedPlace, title: string, posts: readonly MagazinePostItem[], text?: string) {
  return {
    kind: "tiles" as const,
    layout: "rail" as const,
    title,
    text,
    items: posts.map((post) => postTile(place, post)),
    more: moreAt(place, linkTo(place.edition, "magazine")),
  };
}

function postTile({ edition, t }: EmbedPlace, post: MagazinePostItem): EmbedTile {
  return {
    title: post.title,
    kicker: post.category.name || undefined,
    facts: post.readingMinutes ? [t("embed.readingMinutes", { count: post.readingMinutes })] : [],
    picture: post.picture ?? foreignPicture(post),
    href: linkTo(edition, "magazine-post", { postSlug: post.slug }),
  };
}

/** An article of another host has an address instead of a photograph of ours, and perhaps its size. */
function foreignPicture({ image, imageAltText, media_details }: MagazinePostItem): EmbedTile["picture"] {
  const { width, height } = media_details;
  return image ? { photo: { url: image, width, height }, alt: imageAltText } : undefined;
}

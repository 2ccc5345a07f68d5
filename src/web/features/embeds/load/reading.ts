import { listCompanyNews } from "../../../../contracts/calls/company-news.ts";
import {
  getMagazinePost,
  listMagazinePosts,
  slugList,
} from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { MagazinePostItem } from "../../../../contracts/documents/magazine/stored-post.ts";
import { linkTo } from "../../../../urls/links.ts";
import { loadDocument } from "../../../frame/load-document.ts";
import { pageNotFound, required } from "../../../frame/page.ts";
import type { EmbedTile } from "../content.ts";
import { type EmbedLoad, type EmbedPlace, moreAt } from "../embed-place.ts";

const SHOWN = 8;
const MOST_NEWS = 6;

/** Something to read. */
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

import { MAGAZINE_SIZES } from "../../../../contracts/calls/magazine/magazine-shapes.ts";
import { coverOf, type Story } from "../../../features/magazine/stories/story.ts";
import { storyPath } from "../../../features/magazine/stories/story-paths.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { absoluteUrl } from "../../../frame/seo/absolute-url.ts";
import { feedTitle } from "../../../frame/seo/feed-title.ts";
import { itemList } from "../../../frame/seo/item-list.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import type { Landing } from "./load/load-landing.ts";
import type { loadOlder } from "./load/load-older.ts";

interface Loaded {
  landing?: Landing | undefined;
  older?: Awaited<ReturnType<typeof loadOlder>> | undefined;
  publicUrl: string;
}

/** The magazine as a whole, and the stories of this page in the order in which they stand. */
export function landingMeta({ landing, older, publicUrl }: Loaded, context: MetaContext): PageDescription {
  const { t, brand, atHost } = context;
  const { page, lastPage, total, stories } = (landing ?? older)?.recent ?? NOTHING;
  const numbered = (text: string) => (page > 1 ? t("category.titleOfPage", { title: text, page }) : text);
  const told = landing ? unique([...landing.leading, ...landing.below]) : stories;
  const cover = landing?.leading[0] && coverOf(landing.leading[0]);
  const country = t(COUNTRY_LABELS[context.edition.country]);
  const title = t("magazine.headTitle", { country });
  const description = t("magazine.description", { country, brand: brand.name });
  return {
    title: numbered(title),
    description: numbered(description),
    crumb: t("magazine.crumb"),
    pagination: { page, lastPage },
    feedTitle: feedTitle(context),
    ...(cover && { image: { ...sharedPicture(cover.photo, atHost), alt: cover.alt } }),
    jsonLd: [
      {
        "@type": "CollectionPage",
        name: title,
        description,
        inLanguage: context.edition.locale,
        mainEntity: itemList(listed(told, publicUrl, context), {
          before: (page - 1) * MAGAZINE_SIZES.landingRecent,
          total,
        }),
      },
    ],
  };
}

const NOTHING = { page: 1, lastPage: 1, total: 0, stories: [] };

function unique(stories: readonly Story[]): Story[] {
  return [...new Map(stories.map((story) => [story.slug, story])).values()];
}

function listed(stories: readonly Story[], publicUrl: string, { edition }: MetaContext) {
  return stories.flatMap(({ slug, title }) => {
    const path = storyPath(edition, slug);
    return path ? [{ name: title, url: absoluteUrl(publicUrl, path) }] : [];
  });
}

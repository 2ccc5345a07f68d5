import type { Edition } from "../../../../../editions/edition.ts";
import type { Crumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { type Text, useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { useDesignIdeasState } from "../../../../frame/islands/page-context.ts";
import type { PageDescription } from "../../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../../frame/seo/page-meta.ts";
import { designShareCard } from "../../../../frame/seo/share-image.ts";
import { categoryPath } from "../../designs/design-path.ts";
import type { LoadedSmartPhoto } from "../load/load-smart-photo.ts";
import { categoryOf, roomName } from "../load/rooms-of-scenes.ts";
import { productJsonLd } from "../load/scene-meta.ts";
import { SMART_PHOTO } from "../load/smart-photo-path.ts";

/** The ways up: to the design ideas and their room, where the country has them. */
export function smartPhotoCrumbs({ photo }: LoadedSmartPhoto, edition: Edition, t: Text["t"]): Crumb[] {
  const ideas = linkTo(edition, "design-ideas");
  const category = categoryOf(photo.roomType);
  const room = roomName(photo.roomType);
  return [
    { name: t("layout.home"), href: `/${edition.region}` },
    ...(ideas ? [{ name: t("layout.designIdeas"), href: ideas }] : []),
    ...(ideas && category && room ? [{ name: t(room), href: categoryPath(edition, category) }] : []),
    { name: photo.title },
  ];
}

export function savedPhoto({ photo, view, pricing, path }: LoadedSmartPhoto) {
  return {
    slug: photo.slug,
    contentType: SMART_PHOTO,
    title: photo.title,
    href: path,
    image: view.scene.photo.url,
    price: photo.totalPrice ?? undefined,
    facts: pricing.facts,
  };
}

export function smartPhotoMeta(
  { photo, view, path, url }: LoadedSmartPhoto,
  context: MetaContext,
): PageDescription {
  const { title, description, seoTitle, seoDescription } = photo;
  return {
    title: seoTitle ?? title,
    description: seoDescription ?? description,
    canonical: path,
    crumb: title,
    image: designShareCard("smart-photo", { ...photo, image: view.scene.photo.url }, context),
    jsonLd: [productJsonLd({ view, url, title, description }, context)],
  };
}

/** What is said of the room before anything in it. */
export function useOverview({ photo }: LoadedSmartPhoto): { text: string; facts: string[] } {
  const { t } = useText();
  const room = roomName(photo.roomType);
  const facts = [room && t(room), photo.roomSize, photo.city];
  return { text: photo.description, facts: facts.filter((fact) => typeof fact === "string") };
}

export function otherViewsOf({ photo }: LoadedSmartPhoto) {
  return photo.viewImages
    .slice(1)
    .flatMap(({ photo: view, altText }) => (view ? [{ photo: view, alt: altText ?? photo.title }] : []));
}

/** Tells the state which photograph is looked at. */
export function useSmartPhotoState({ slug, visibleTags }: LoadedSmartPhoto["photo"]): void {
  useDesignIdeasState({ sppSlug: slug, sppTags: visibleTags, currentContentType: SMART_PHOTO });
}

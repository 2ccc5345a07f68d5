import { COUNTRIES } from "../../../../../editions/countries.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { formatCurrency } from "../../../../../editions/plain-formats.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import type { Photo } from "../../../../../ui/media/photo.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import type { Crumb } from "../../../../../ui/navigation/breadcrumb.tsx";
import { type Text, useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { useDesignIdeasState, usePage } from "../../../../frame/islands/page-context.ts";
import type { PageDescription } from "../../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../../frame/seo/page-meta.ts";
import { designShareCard } from "../../../../frame/seo/share-image.ts";
import { sharedPicture } from "../../../../frame/seo/shared-picture.ts";
import type { JsonLd } from "../../../../frame/seo/structured-data.ts";
import { HeadedSection } from "../../../../sections/parts/section.tsx";
import { SMART_PHOTO, type SmartPhoto } from "../load/list-smart-photos.ts";
import type { LoadedSmartPhoto } from "../load/load-scene-view.ts";
import { roomName } from "../load/rooms-of-scenes.ts";
import type { RoomPricing } from "../picks/room-pricing.ts";
import type { Scene } from "../picks/scene.ts";
import { type SceneView, sumOf } from "../picks/scene-view.ts";
import { SmartPhotoCard } from "./smart-photo-card.tsx";
import "./smart-photo-views.css";

export function smartPhotoCrumbs({ photo }: LoadedSmartPhoto, edition: Edition, t: Text["t"]): Crumb[] {
  const ideas = linkTo(edition, "design-ideas");
  const list = linkTo(edition, "smart-photos");
  const room = roomName(photo.roomType);
  return [
    { name: t("layout.home"), href: `/${edition.region}` },
    ...(ideas ? [{ name: t("layout.designIdeas"), href: ideas }] : []),
    ...(list ? [{ name: t("layout.pricedDesigns"), href: list }] : []),
    ...(list && room ? [{ name: t(room), href: `${list}?roomType=${photo.roomType}` }] : []),
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

export function useSmartPhotoState({ slug, visibleTags }: LoadedSmartPhoto["photo"]): void {
  useDesignIdeasState({ sppSlug: slug, sppTags: visibleTags, currentContentType: SMART_PHOTO });
}

interface OtherPhotosProps {
  photos: readonly SmartPhoto[];
  pricing: Pick<RoomPricing, "rates" | "room">;
}

export function OtherPhotos({ photos, pricing: { rates, room } }: OtherPhotosProps) {
  const { t } = useText();
  const { edition } = usePage();
  const list = linkTo(edition, "smart-photos");
  if (photos.length === 0) return null;
  return (
    <HeadedSection
      id="other-photos"
      title={t("smartPhoto.others")}
      more={list && <GoLink href={list}>{t("smartPhotos.allRooms")}</GoLink>}
    >
      <ul className="card-grid card-grid--4 cards-in-pairs no-print">
        {photos.map((photo) => (
          <li key={photo.slug}>
            <SmartPhotoCard photo={photo} rates={rates} room={room} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

export function OtherViews({ views }: { views: readonly { photo: Photo; alt: string }[] }) {
  const { t } = useText();
  if (views.length === 0) return null;
  return (
    <section className="wrap other-views" aria-labelledby="views-title">
      <h2 className="d32" id="views-title">
        {t("smartPhoto.views")}
      </h2>
      <div className="above-5 columns columns--2 columns--near">
        {views.map(({ photo, alt }) => (
          <Picture
            key={photo.url}
            photo={photo}
            alt={alt}
            sizes="(width < 600px) calc(100vw - 40px), 648px"
          />
        ))}
      </div>
    </section>
  );
}

interface ProductFacts {
  view: SceneView;
  url: string;
  title: string;
  description: string;
}

/** Describes the room as a product with the prices of its cheapest and dearest finishes. */
export function productJsonLd(
  { view, url, title, description }: ProductFacts,
  { atHost }: MetaContext,
): JsonLd {
  const { scene, country } = view;
  const least = boundOf(scene, Math.min);
  const most = boundOf(scene, Math.max);
  const { currency } = COUNTRIES[country];
  const written = (amount: number) => formatCurrency(amount, { country, currency });
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    url,
    name: title,
    ...(description && { description }),
    image: new URL(sharedPicture(scene.photo, atHost).url, url).href,
    offers: {
      "@type": "AggregateOffer",
      description: `${written(least)} – ${written(most)}`,
      priceCurrency: currency,
      lowPrice: least,
      highPrice: most,
      offerCount: scene.pieces.reduce((count, { variations }) => count * variations.length, 1),
    },
  };
}

function boundOf(scene: Scene, choose: (...prices: number[]) => number): number {
  const picks = scene.pieces.map(({ id, variations }) => {
    const prices = variations.map(({ price }) => price);
    return { piece: id, pick: prices.indexOf(choose(...prices)) + 1 };
  });
  return sumOf(scene, picks).total;
}

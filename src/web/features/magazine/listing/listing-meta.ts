import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { feedTitle } from "../../../frame/seo/feed-title.ts";
import { itemList } from "../../../frame/seo/item-list.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { sharedPicture } from "../../../frame/seo/shared-picture.ts";
import type { JsonLd } from "../../../frame/seo/structured-data.ts";
import { coverOf } from "../stories/story.ts";
import type { ListingSubject } from "./listing-subject.ts";
import { LISTING_PAGE_SIZE, type LoadedListing } from "./load-listing.ts";

/** The head of a list of articles. */
export function listingMeta(found: LoadedListing, context: MetaContext): PageDescription {
  const { t, atHost } = context;
  const { subject, page, lastPage, total, listed, entries } = found;
  const numbered = (text: string) => (page > 1 ? t("category.titleOfPage", { title: text, page }) : text);
  const isFull = entries.length > 0;
  const [first] = entries;
  const cover = first?.kind === "item" ? coverOf(first.item) : undefined;
  return {
    title: numbered(t(`magazineList.title-${subject.kind}`, { name: subject.name })),
    description: numbered(descriptionOf(subject, context)),
    canonical: subject.path,
    crumb: subject.name,
    crumbNames: {
      magazine: t("layout.magazine"),
      ...(subject.parent && { "magazine-category": subject.parent.name }),
    },
    ...(isFull && { pagination: { page, lastPage, href: subject.path } }),
    index: isFull,
    ...(subject.kind === "category" && { feedTitle: feedTitle(context, subject.name) }),
    ...(cover && { image: { ...sharedPicture(cover.photo, atHost), alt: cover.alt } }),
    jsonLd: [
      ...(subject.kind === "author" && page === 1 && !subject.sample ? [person(found)] : []),
      ...(listed.length > 0 ? [itemList(listed, { before: (page - 1) * LISTING_PAGE_SIZE, total })] : []),
    ],
  };
}

function descriptionOf(
  { kind, name, description, role, city, expertise }: ListingSubject,
  { t, edition }: MetaContext,
): string {
  // A list of several countries is described for each of them.
  const country = t(COUNTRY_LABELS[edition.country]);
  if (kind === "author" && role && city && expertise)
    return t("magazineList.description-author", {
      name,
      role,
      city,
      expertise: expertise.join(", "),
      country,
    });
  return t("magazineList.description", {
    text: description ?? t("magazineList.about", { name }),
    country,
  });
}

/** The writer, in the words of schema.org, as far as anything is known. */
function person({ subject, url }: LoadedListing): JsonLd {
  const { name, role, city, bio, expertise, languages } = subject;
  return {
    "@type": "Person",
    name,
    url,
    ...(role && { jobTitle: role }),
    ...(bio && { description: bio }),
    ...(city && { workLocation: { "@type": "Place", name: city } }),
    ...(expertise && { knowsAbout: expertise }),
    ...(languages && { knowsLanguage: languages }),
  };
}

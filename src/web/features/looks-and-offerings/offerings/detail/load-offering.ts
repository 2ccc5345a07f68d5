import { data } from "react-router";
import { listOfferings } from "../../../../../contracts/calls/graphql/list-offerings.ts";
import type { Asking } from "../../../../../contracts/documents/ask-documents.ts";
import {
  isOfferingCategory,
  OFFERING_CATEGORIES,
  type OfferingCategory,
  type OfferingType,
} from "../../../../../contracts/documents/offerings/offering-categories.ts";
import {
  buildOfferingFilters,
  UNLISTED_AVAILABILITIES,
  writeOfferingFilters,
} from "../../../../../contracts/graphql/offering-filters.ts";
import { redirectTo } from "../../../../frame/errors/redirect-to.ts";
import { optional, pageNotFound } from "../../../../frame/page.ts";
import { absoluteUrl } from "../../../../frame/seo/absolute-url.ts";
import type { SiteSettings } from "../../../../frame/seo/site-settings.ts";
import { loadChosen } from "../../../design-ideas/compare/load-compared.ts";
import { listSmartPhotos } from "../../../design-ideas/smart-photo/load/list-smart-photos.ts";
import { loadTopicRail } from "../../../magazine/rails/load-rail.ts";
import { topicOfOffering } from "../../../magazine/rails/story-topics.ts";
import { findInRoom } from "../in-room/find-in-room.ts";
import { isAvailable, type Offering } from "../offering.ts";
import { categoryAt, offeringPath, WHOLE_LIST } from "../offering-path.ts";

interface OfferingPlace extends Asking {
  url: URL;
  site: SiteSettings;
}

interface OfferingAddress {
  code: string;
  categorySlug?: string | undefined;
}

const MOST_PHOTOS = 3;

/** Everything that the page of a finish or an accessory shows; not found unless it can be had (OF-10). */
export async function loadOffering(place: OfferingPlace, offering: OfferingType, address: OfferingAddress) {
  const { call, edition, site } = place;
  const product = await findOffering(place, offering, address);
  if (!product || !isAvailable(product)) throw pageNotFound();
  const category = categoryOf(product);
  const [pairs, photos, inRoom, chosen, stories] = await Promise.all([
    findPairs(place, offering, product),
    listSmartPhotos(call, edition, { slugs: product.seenIn, size: MOST_PHOTOS }),
    offering === "finishes" ? findInRoom(place, product.code) : undefined,
    loadChosen(place),
    loadTopicRail(call, edition, topicOfOffering(category ?? WHOLE_LIST[offering])),
  ]);
  const path = offeringPath(edition, offering, product);
  return {
    offering,
    product,
    category,
    pairs,
    photos,
    stories,
    inRoom,
    chosen,
    path,
    url: absoluteUrl(site.publicUrl, path),
  };
}

export type LoadedOffering = Awaited<ReturnType<typeof loadOffering>>;

/** In the list that the address names; one that stands in another list is shown there. */
async function findOffering(
  place: OfferingPlace,
  offering: OfferingType,
  { code, categorySlug }: OfferingAddress,
): Promise<Offering | undefined> {
  if (!CODE.test(code)) return undefined;
  const whole = WHOLE_LIST[offering];
  if (categorySlug === undefined) return askFor(place, offering, code, whole);
  const category = categoryAt(place.url, offering, categorySlug);
  if (!category) return undefined;
  const found = await askFor(place, offering, code, category);
  if (found) return categoryOf(found) ? found : { ...found, category_slug: category };
  const elsewhere = category === whole ? undefined : await askFor(place, offering, code, whole);
  if (elsewhere && isAvailable(elsewhere))
    throw redirectTo(offeringPath(place.edition, offering, elsewhere), 301);
  return undefined;
}

/** What may be a code; nobody is asked for anything else. */
const CODE = /^[\w.-]{1,60}$/;

/** A failed question is 401, whatever the reason (OF-11). */
async function askFor(
  { call }: Asking,
  offeringType: OfferingType,
  code: string,
  category: OfferingCategory,
) {
  const { id } = OFFERING_CATEGORIES[category];
  const outcome = await call(listOfferings, {
    offeringType,
    filters: buildOfferingFilters({ categoryId: id, code }),
  });
  if (!outcome.ok) throw data("Unauthorized", { status: 401, statusText: "Unauthorized" });
  return outcome.value.products.find((product) => product.code === code);
}

async function findPairs(
  { call }: Asking,
  offeringType: OfferingType,
  { pairsWith }: Offering,
): Promise<Offering[]> {
  if (pairsWith.length === 0) return [];
  const filters = writeOfferingFilters({
    product_category_id: [String(OFFERING_CATEGORIES[WHOLE_LIST[offeringType]].id)],
    available_offline: ["1"],
    code: pairsWith,
    hide_availability: UNLISTED_AVAILABILITIES,
  });
  const { products } = await optional(call(listOfferings, { offeringType, filters }), { products: [] });
  return pairsWith.flatMap((code) => products.filter((product) => product.code === code));
}

function categoryOf({ category_slug }: Offering): OfferingCategory | undefined {
  return category_slug && isOfferingCategory(category_slug) ? category_slug : undefined;
}

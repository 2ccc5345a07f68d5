import { data } from "react-router";
import { listOfferings } from "../../../../../contracts/calls/graphql/list-offerings.ts";
import {
  isOfferingCategory,
  OFFERING_CATEGORIES,
  type OfferingCategory,
  type OfferingType,
} from "../../../../../contracts/documents/offerings/offering-categories.ts";
import type { CallContext } from "../../../../../contracts/documents/request-documents.ts";
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

interface OfferingContext extends CallContext {
  url: URL;
  site: SiteSettings;
}

interface OfferingAddress {
  code: string;
  categorySlug?: string | undefined;
}

const MAX_PHOTOS = 3;

/** Loads the page of a finish or an accessory. Throws not found if it is not available (OF-10). */
export async function loadOffering(
  context: OfferingContext,
  offering: OfferingType,
  address: OfferingAddress,
) {
  const { call, edition, site } = context;
  const product = await findOffering(context, offering, address);
  if (!product || !isAvailable(product)) throw pageNotFound();
  const category = categoryOf(product);
  const [pairs, photos, inRoom, chosen, stories] = await Promise.all([
    findPairs(context, offering, product),
    listSmartPhotos(call, edition, { slugs: product.seenIn, size: MAX_PHOTOS }),
    offering === "finishes" ? findInRoom(context, product.code) : undefined,
    loadChosen(context),
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

/** Finds the product in the list that the URL names; a product of another list redirects there. */
async function findOffering(
  context: OfferingContext,
  offering: OfferingType,
  { code, categorySlug }: OfferingAddress,
): Promise<Offering | undefined> {
  if (!CODE.test(code)) return undefined;
  const whole = WHOLE_LIST[offering];
  if (categorySlug === undefined) return askFor(context, offering, code, whole);
  const category = categoryAt(context.url, offering, categorySlug);
  if (!category) return undefined;
  const found = await askFor(context, offering, code, category);
  if (found) return categoryOf(found) ? found : { ...found, category_slug: category };
  const elsewhere = category === whole ? undefined : await askFor(context, offering, code, whole);
  if (elsewhere && isAvailable(elsewhere))
    throw redirectTo(offeringPath(context.edition, offering, elsewhere), 301);
  return undefined;
}

/** The format of a code; other values cause no call. */
const CODE = /^[\w.-]{1,60}$/;

/** Responds with 401 if the call fails for any reason (OF-11). */
async function askFor(
  { call }: CallContext,
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
  { call }: CallContext,
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

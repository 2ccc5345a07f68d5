import { useLoaderData } from "react-router";
import { addressOf } from "../../../../urls/links.ts";
import { requireAttribute } from "../../../features/magazine/listing/listing-subject.ts";
import { ListingView } from "../../../features/magazine/listing/listing-view.tsx";
import { listingMeta, loadListing } from "../../../features/magazine/listing/load-listing.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...place }) => {
  const { call, edition } = place;
  const { name, slug, count } = await requireAttribute(call, edition, "post_tag", params.tagSlug ?? "");
  const path = addressOf(edition.region, "magazine-tag", { tagSlug: slug });
  return loadListing(place, { kind: "tag", name, slug, count, path }, { tags: slug });
});

export const meta = pageMeta<typeof loader>(listingMeta);

export default function MagazineTag() {
  return <ListingView {...useLoaderData<typeof loader>()} />;
}

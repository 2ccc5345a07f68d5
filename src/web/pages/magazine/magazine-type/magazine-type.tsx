import { useLoaderData } from "react-router";
import { loadType } from "../../../features/magazine/listing/listing-subject.ts";
import { ListingView } from "../../../features/magazine/listing/listing-view.tsx";
import { listingMeta, loadListing } from "../../../features/magazine/listing/load-listing.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...place }) => {
  const { subject, question } = await loadType(place, params.magazineCategorySlug ?? "");
  return loadListing(place, subject, question);
});

export const meta = pageMeta<typeof loader>(listingMeta);

export default function MagazineType() {
  return <ListingView {...useLoaderData<typeof loader>()} />;
}

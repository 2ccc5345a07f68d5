import { useLoaderData } from "react-router";
import { listingMeta } from "../../../features/magazine/listing/listing-meta.ts";
import { ListingView } from "../../../features/magazine/listing/listing-view.tsx";
import { loadListing } from "../../../features/magazine/listing/load-listing.ts";
import { loadType } from "../../../features/magazine/listing/load-type.ts";
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

import { useLoaderData } from "react-router";
import { loadCategory } from "../../../features/magazine/listing/listing-subject.ts";
import { ListingView } from "../../../features/magazine/listing/listing-view.tsx";
import { listingMeta, loadListing } from "../../../features/magazine/listing/load-listing.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...place }) => {
  const subject = await loadCategory(place, params.categorySlug ?? "", params.childCategorySlug);
  return loadListing(place, subject, { categories: subject.slug });
});

export const meta = pageMeta<typeof loader>(listingMeta);

export default function MagazineCategory() {
  return <ListingView {...useLoaderData<typeof loader>()} />;
}

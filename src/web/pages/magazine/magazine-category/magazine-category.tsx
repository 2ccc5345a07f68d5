import { useLoaderData } from "react-router";
import { listingMeta } from "../../../features/magazine/listing/listing-meta.ts";
import { ListingView } from "../../../features/magazine/listing/listing-view.tsx";
import { loadCategory } from "../../../features/magazine/listing/load-category.ts";
import { loadListing } from "../../../features/magazine/listing/load-listing.ts";
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

import { useLoaderData } from "react-router";
import { loadSubject } from "../../../features/magazine/listing/listing-subject.ts";
import { ListingView } from "../../../features/magazine/listing/listing-view.tsx";
import { listingMeta, loadListing } from "../../../features/magazine/listing/load-listing.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...asking }) => {
  const { subject, question } = await loadSubject(asking, params);
  return loadListing(asking, subject, question);
});

export const meta = pageMeta<typeof loader>(listingMeta);

export default function MagazineListing() {
  return <ListingView {...useLoaderData<typeof loader>()} />;
}

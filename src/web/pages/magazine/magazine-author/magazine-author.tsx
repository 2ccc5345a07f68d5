import { useLoaderData } from "react-router";
import { addressOf } from "../../../../urls/links.ts";
import { requireAttribute } from "../../../features/magazine/listing/listing-subject.ts";
import { ListingView } from "../../../features/magazine/listing/listing-view.tsx";
import { listingMeta, loadListing } from "../../../features/magazine/listing/load-listing.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...place }) => {
  const { call, edition } = place;
  const author = await requireAttribute(call, edition, "author", params.authorSlug ?? "");
  const path = addressOf(edition.region, "magazine-author", { authorSlug: author.slug });
  const subject = { ...author, kind: "author", path, parent: undefined } as const;
  return loadListing(place, subject, { authors: author.slug });
});

export const meta = pageMeta<typeof loader>(listingMeta);

export default function MagazineAuthor() {
  return <ListingView {...useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "react-router";
import { loadOffering } from "../../../features/looks-and-offerings/offerings/detail/load-offering.ts";
import { offeringMeta } from "../../../features/looks-and-offerings/offerings/detail/offering-meta.ts";
import { OfferingView } from "../../../features/looks-and-offerings/offerings/detail/offering-view.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...place }) =>
  loadOffering(place, "finishes", {
    code: params.finishCode ?? "",
    categorySlug: params.finishesCategorySlug,
  }),
);

export const meta = pageMeta<typeof loader>(offeringMeta);

export default function FinishDetail() {
  return <OfferingView {...useLoaderData<typeof loader>()} />;
}

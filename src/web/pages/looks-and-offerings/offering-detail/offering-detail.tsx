import { useLoaderData } from "react-router";
import { loadOffering } from "../../../features/looks-and-offerings/offerings/detail/load-offering.ts";
import { offeringMeta } from "../../../features/looks-and-offerings/offerings/detail/offering-meta.ts";
import { OfferingView } from "../../../features/looks-and-offerings/offerings/detail/offering-view.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...asking }) => {
  const { finishCode, finishesCategorySlug, accessoryCode = "", accessoriesSlug } = params;
  return finishCode === undefined
    ? loadOffering(asking, "accessories", { code: accessoryCode, categorySlug: accessoriesSlug })
    : loadOffering(asking, "finishes", { code: finishCode, categorySlug: finishesCategorySlug });
});

export const meta = pageMeta<typeof loader>(offeringMeta);

export default function OfferingDetail() {
  return <OfferingView {...useLoaderData<typeof loader>()} />;
}

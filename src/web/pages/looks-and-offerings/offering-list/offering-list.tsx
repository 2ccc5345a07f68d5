import { useLoaderData } from "react-router";
import {
  loadOfferingList,
  offeringListMeta,
} from "../../../features/looks-and-offerings/offerings/list/load-offering-list.ts";
import { OfferingListView } from "../../../features/looks-and-offerings/offerings/list/offering-list-view.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...asking }) =>
  asking.requestContext.page.name === "finishes-list"
    ? loadOfferingList(asking, "finishes", params.finishesCategorySlug ?? "")
    : loadOfferingList(asking, "accessories", params.accessoriesSlug ?? ""),
);

export const meta = pageMeta<typeof loader>(offeringListMeta);

export default function OfferingList() {
  return <OfferingListView {...useLoaderData<typeof loader>()} />;
}

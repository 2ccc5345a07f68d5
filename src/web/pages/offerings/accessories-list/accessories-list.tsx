import { data, useLoaderData } from "react-router";
import { loadOfferingList } from "../../../features/offerings/list/load-offering-list.ts";
import { offeringListMeta } from "../../../features/offerings/list/offering-list-meta.ts";
import { OfferingListView } from "../../../features/offerings/list/offering-list-view.tsx";
import { notFoundWith, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...place }) => {
  const list = await loadOfferingList(place, "accessories", params.accessoriesSlug ?? "");
  return list.isFound ? data(list) : notFoundWith(list);
});

export const meta = pageMeta<typeof loader>(offeringListMeta);

export default function AccessoriesList() {
  return <OfferingListView {...useLoaderData<typeof loader>()} />;
}

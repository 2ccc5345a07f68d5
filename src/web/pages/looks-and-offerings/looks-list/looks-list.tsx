import { useLoaderData } from "react-router";
import { loadLooks, looksMeta } from "../../../features/looks-and-offerings/looks/list/load-looks.ts";
import { LooksView } from "../../../features/looks-and-offerings/looks/list/looks-view.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...place }) => loadLooks(place, params.lookSlug ?? ""));

export const meta = pageMeta<typeof loader>(looksMeta);

export default function LooksList() {
  return <LooksView {...useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "react-router";
import { loadLook } from "../../../features/looks-and-offerings/looks/view/load-look.ts";
import { lookMeta } from "../../../features/looks-and-offerings/looks/view/look-meta.ts";
import { LookView } from "../../../features/looks-and-offerings/looks/view/look-view.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...context }) =>
  loadLook(context, { lookSlug: params.lookSlug ?? "", lookItem: params.lookItem ?? "" }),
);

export const meta = pageMeta<typeof loader>(lookMeta);

export default function LookDetail() {
  return <LookView {...useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "react-router";
import {
  DetailView,
  detailMeta,
  loadDetail,
} from "../../../features/design-ideas/smart-photo/views/priced-design.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...context }) =>
  loadDetail(context, { slug: params.slug ?? "", categorySlug: params.categorySlug }, "smart-photo-lite"),
);

export const meta = pageMeta<typeof loader>(detailMeta);

export default function PricedDesign() {
  return <DetailView {...useLoaderData<typeof loader>()} />;
}

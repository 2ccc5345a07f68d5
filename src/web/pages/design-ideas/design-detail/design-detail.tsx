import { useLoaderData } from "react-router";
import { designMeta } from "../../../features/design-ideas/designs/view/design-meta.ts";
import { DesignView } from "../../../features/design-ideas/designs/view/design-view.tsx";
import { loadDesign } from "../../../features/design-ideas/designs/view/load-design.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...context }) =>
  loadDesign(context, { slug: params.slug ?? "", categorySlug: params.categorySlug }),
);

export const meta = pageMeta<typeof loader>(designMeta);

export default function DesignDetail() {
  return <DesignView {...useLoaderData<typeof loader>()} />;
}

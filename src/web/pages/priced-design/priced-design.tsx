import { useLoaderData } from "react-router";
import { page } from "../../page.ts";
import { loadPricedDesign, PricedDesignView, pricedDesignMeta } from "../../scene/priced-design-view.tsx";
import { pageMeta } from "../../seo/page-meta.ts";

export const loader = page(async ({ params, ...place }) =>
  loadPricedDesign(place, { slug: params.slug ?? "", categorySlug: params.categorySlug }),
);

export const meta = pageMeta<typeof loader>(pricedDesignMeta);

export default function PricedDesign() {
  return <PricedDesignView {...useLoaderData<typeof loader>()} />;
}

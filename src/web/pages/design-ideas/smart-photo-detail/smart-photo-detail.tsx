import { useLoaderData } from "react-router";
import {
  loadPricedDesign,
  PricedDesignView,
  pricedDesignMeta,
} from "../../../features/smart-photo/views/priced-design-view.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...place }) =>
  loadPricedDesign(place, { slug: params.slug ?? "", categorySlug: params.categorySlug }),
);

export const meta = pageMeta<typeof loader>(pricedDesignMeta);

export default function PricedDesign() {
  return <PricedDesignView {...useLoaderData<typeof loader>()} />;
}

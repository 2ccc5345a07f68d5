import { useLoaderData } from "react-router";
import { findDesign, followRedirect } from "../../../features/designs/find-design.ts";
import { designMeta } from "../../../features/designs/view/design-meta.ts";
import { DesignView } from "../../../features/designs/view/design-view.tsx";
import { loadDesign } from "../../../features/designs/view/load-design.ts";
import {
  loadPricedDesign,
  PricedDesignView,
  pricedDesignMeta,
} from "../../../features/smart-photo/views/priced-design-view.tsx";
import { page, pageNotFound } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

/** An address that does not say whether the design has prices: whichever kind has the slug. */
export const loader = page(async ({ params, ...place }) => {
  const address = { slug: params.slug ?? "", categorySlug: params.categorySlug };
  const found = await findDesign(place, address);
  if (!found) throw pageNotFound();
  if (found.redirectedTo) throw await followRedirect(place, found.redirectedTo);
  return found.contentType === "smart-photo-lite"
    ? { kind: "priced" as const, loaded: await loadPricedDesign(place, address) }
    : { kind: "design" as const, loaded: await loadDesign(place, address) };
});

export const meta = pageMeta<typeof loader>((data, context) =>
  data.kind === "priced" ? pricedDesignMeta(data.loaded, context) : designMeta(data.loaded, context),
);

export default function DesignGenericDetail() {
  const data = useLoaderData<typeof loader>();
  return data.kind === "priced" ? <PricedDesignView {...data.loaded} /> : <DesignView {...data.loaded} />;
}

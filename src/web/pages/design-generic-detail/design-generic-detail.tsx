import { useLoaderData } from "react-router";
import { findDesign, followRedirect } from "../../designs/find-design.ts";
import { designMeta } from "../../designs/view/design-meta.ts";
import { DesignView } from "../../designs/view/design-view.tsx";
import { loadDesign } from "../../designs/view/load-design.ts";
import { page, pageNotFound } from "../../page.ts";
import { loadPricedDesign, PricedDesignView, pricedDesignMeta } from "../../scene/priced-design-view.tsx";
import { pageMeta } from "../../seo/page-meta.ts";

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

import { useLoaderData } from "react-router";
import { findDesign, followRedirect } from "../../../features/design-ideas/designs/find-design.ts";
import {
  DetailView,
  detailMeta,
  loadDetail,
} from "../../../features/design-ideas/smart-photo/views/priced-design.tsx";
import { page, pageNotFound } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

/** A URL that does not say whether the design has prices: both kinds are searched for the slug. */
export const loader = page(async ({ params, ...context }) => {
  const address = { slug: params.slug ?? "", categorySlug: params.categorySlug };
  const found = await findDesign(context, address);
  if (!found) throw pageNotFound();
  if (found.redirectedTo) throw await followRedirect(context, found.redirectedTo);
  return loadDetail(
    context,
    address,
    found.contentType === "smart-photo-lite" ? "smart-photo-lite" : "looks",
  );
});

export const meta = pageMeta<typeof loader>(detailMeta);

export default function DesignGenericDetail() {
  return <DetailView {...useLoaderData<typeof loader>()} />;
}

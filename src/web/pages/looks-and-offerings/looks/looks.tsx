import { useLoaderData } from "react-router";
import { LOOKS_CONFIG } from "../../../../contracts/calls/looks-calls.ts";
import { loadLooks, looksMeta } from "../../../features/looks-and-offerings/looks/list/load-looks.ts";
import { LooksView } from "../../../features/looks-and-offerings/looks/list/looks-view.tsx";
import { looksPath } from "../../../features/looks-and-offerings/looks/look-path.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ params, ...asking }) => {
  const { edition, url, requestContext } = asking;
  if (requestContext.page.name === "looks-list") return loadLooks(asking, params.lookSlug ?? "");
  const asked = url.searchParams.get("category") || LOOKS_CONFIG.defaultCategory;
  const category = asked.slice(0, 100);
  const path = looksPath(edition, category);
  const hasOwnPage = category !== LOOKS_CONFIG.defaultCategory && !path.includes("?");
  if (hasOwnPage) throw redirectTo(path);
  return loadLooks(asking, category);
});

export const meta = pageMeta<typeof loader>(looksMeta);

export default function Looks() {
  return <LooksView {...useLoaderData<typeof loader>()} />;
}

import { useLoaderData } from "react-router";
import { searchPath } from "../../../features/search/search-keyword.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/pagination.ts";
import { FrontPage } from "./front-page.tsx";
import { landingMeta } from "./landing-meta.ts";
import { loadLanding } from "./load/load-landing.ts";
import { loadOlder } from "./load/load-older.ts";
import { OlderPage } from "./older-page.tsx";
import { searchesAt } from "./searches-at.ts";

export const loader = page(async ({ call, edition, url, site }) => {
  const typed = url.searchParams.get("q");
  const searched = searchesAt(edition);
  if (typed !== null && searched) throw redirectTo(searchPath(searched, typed));
  const number = parsePage(url.searchParams);
  const { publicUrl } = site;
  return number === 1
    ? { landing: await loadLanding(call, edition), publicUrl }
    : { older: await loadOlder(call, edition, number), publicUrl };
});

export const meta = pageMeta<typeof loader>(landingMeta);

export default function Magazine() {
  const { landing, older } = useLoaderData<typeof loader>();
  return landing ? <FrontPage landing={landing} /> : <OlderPage {...older} />;
}

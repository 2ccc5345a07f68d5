import { useLoaderData } from "react-router";
import { searchPath } from "../../../features/search/search-keyword.ts";
import { magazineSearchPlaces } from "../../../features/search/search-places.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/pagination.ts";
import { FrontPage } from "./front-page.tsx";
import { landingMeta } from "./landing-meta.ts";
import { loadLanding } from "./load/load-landing.ts";
import { loadOlder } from "./load/load-older.ts";
import { OlderPage } from "./older-page.tsx";
import "./magazine.css";

export const loader = page(async ({ call, edition, url, site }) => {
  const typed = url.searchParams.get("q");
  const places = magazineSearchPlaces(edition);
  if (typed !== null && places) throw redirectTo(searchPath(places.basePath, typed));
  const number = parsePage(url.searchParams);
  const { publicUrl } = site;
  return number === 1
    ? { landing: await loadLanding(call, edition), publicUrl }
    : { older: await loadOlder(call, edition, number), publicUrl };
});

export const meta = pageMeta<typeof loader>(landingMeta);

export default function Magazine() {
  const { landing, older } = useLoaderData<typeof loader>();
  const { page, total } = (landing ?? older).recent;
  usePage().state.setState("magazine", { page, total });
  return landing ? <FrontPage landing={landing} /> : <OlderPage {...older} />;
}

import { useLoaderData } from "react-router";
import { loadServicePage, serviceMeta } from "../../../features/company/service/load-service-page.ts";
import { ServiceView } from "../../../features/company/service/service-view.tsx";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { page } from "../../../frame/page.ts";
import { ownPagePath } from "../../../frame/policy-paths.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

const MOVED = 301;

export const loader = page(async ({ params, call, edition }) => {
  const slug = params.serviceDetailSlug ?? "";
  const own = ownPagePath(edition, slug);
  if (own) throw redirectTo(own, MOVED);
  return loadServicePage({ call, edition }, slug);
});

export const meta = pageMeta<typeof loader>(serviceMeta);

export default function ServiceDetail() {
  return <ServiceView page={useLoaderData<typeof loader>()} />;
}

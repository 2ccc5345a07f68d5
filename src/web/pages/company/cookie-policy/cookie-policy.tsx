import { useLoaderData } from "react-router";
import { loadServicePage, serviceMeta } from "../../../features/company/service/load-service-page.ts";
import { ServiceView } from "../../../features/company/service/service-view.tsx";
import { COOKIE_POLICY } from "../../../frame/consent/cookie-settings-id.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

export const loader = page(async ({ call, edition }) => loadServicePage({ call, edition }, COOKIE_POLICY));

export const meta = pageMeta<typeof loader>(serviceMeta);

export default function CookiePolicy() {
  return <ServiceView page={useLoaderData<typeof loader>()} />;
}

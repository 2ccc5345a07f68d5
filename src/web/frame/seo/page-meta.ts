import type { LoaderFunction, MetaArgs } from "react-router";
import { textOf } from "../../../editions/all-texts.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { ResizeAtHost } from "../../../ui/media/resize-picture.ts";
import type { Text } from "../../../ui/text/text.tsx";
import { atImageHosts } from "../image-hosts.ts";
import type { RequestContext } from "../request-context.ts";
import { type PageDescription, type PageHead, pageHead } from "./page-head.ts";
import type { Brand, SiteSettings } from "./site-settings.ts";

type LoadedData<Loader> = Exclude<MetaArgs<Loader>["loaderData"], undefined>;

export interface MetaContext {
  edition: Edition;
  t: Text["t"];
  brand: Brand;
  atHost: ResizeAtHost;
}

export type PageMeta = (
  loaderData: unknown,
  at: { site: SiteSettings; requestContext: RequestContext },
) => PageHead;

/** Creates the `meta` of a page from its description, including canonical, hreflang, Open Graph and JSON-LD. */
export function pageMeta<Loader extends LoaderFunction | unknown = unknown>(
  describe: (data: LoadedData<Loader>, context: MetaContext) => PageDescription,
): PageMeta {
  return (loaderData, { site, requestContext }) => {
    const { edition, page, url } = requestContext;
    const { t } = textOf(edition.language);
    const atHost = atImageHosts(site.imageHosts);
    // The document passes the data that this page's own loader returned.
    const description = describe(loaderData as LoadedData<Loader>, { edition, t, brand: site.brand, atHost });
    return pageHead(description, {
      site,
      edition,
      path: url.pathname,
      isListed: page.isListed,
      embedAs: page.embedAs,
    });
  };
}

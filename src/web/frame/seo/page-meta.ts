import type { LoaderFunction, MetaArgs, MetaDescriptor, MetaFunction } from "react-router";
import { textOf } from "../../../editions/all-texts.ts";
import { type Edition, editionOf } from "../../../editions/edition.ts";
import type { ResizeAtHost } from "../../../ui/media/resize-picture.ts";
import type { Text } from "../../../ui/text/text.tsx";
import { atImageHosts } from "../image-hosts.ts";
import type { HeadPlace } from "./head-place.ts";
import { type PageDescription, type PageHead, pageHead } from "./page-head.ts";
import type { Brand, SiteSettings } from "./site-settings.ts";

type RootLoader = () => { site: SiteSettings; place: HeadPlace };
type LoadedData<Loader> = Exclude<MetaArgs<Loader>["loaderData"], undefined>;
type Meta<Loader> = MetaFunction<Loader, { root: RootLoader }>;

/** What a page may need to describe itself, besides its own data. */
export interface MetaContext {
  edition: Edition;
  t: Text["t"];
  brand: Brand;
  atHost: ResizeAtHost;
}

/** The `meta` of a page: it says what is its own, and canonical, hreflang, Open Graph and JSON-LD follow. */
export function pageMeta<Loader extends LoaderFunction | unknown = unknown>(
  describe: (data: LoadedData<Loader>, context: MetaContext) => PageDescription,
): Meta<Loader> {
  return ({ loaderData, matches, error }) => {
    const root = matches.find((match) => match.id === "root")?.loaderData;
    if (!root || !isLoaded<Loader>(loaderData, error)) return [];
    const { site, place } = root;
    const edition = editionOf(place.region);
    const { t } = textOf(edition.language);
    const atHost = atImageHosts(site.imageHosts);
    const description = describe(loaderData, { edition, t, brand: site.brand, atHost });
    return toDescriptors(pageHead(description, { ...place, site, edition }));
  };
}

export function toDescriptors({ title, tags, links, jsonLd }: PageHead): MetaDescriptor[] {
  return [
    { title },
    ...tags.map(({ label, key, value }) => ({ [label]: key, content: value })),
    ...links.map(({ rel, href, hreflang, type, title }) => ({
      tagName: "link",
      rel,
      href,
      ...(hreflang && { hrefLang: hreflang }),
      ...(type && { type }),
      ...(title && { title }),
    })),
    ...(jsonLd ? [{ "script:ld+json": jsonLd }] : []),
  ];
}

// A page without a loader has no data and is loaded all the same; a loader that failed leaves an error.
function isLoaded<Loader>(
  _data: MetaArgs<Loader>["loaderData"],
  error: unknown,
): _data is LoadedData<Loader> {
  return error === undefined || error === null;
}

import { listDesignIdeas } from "../../../contracts/calls/graphql/list-design-ideas.ts";
import type { Asking } from "../../../contracts/documents/ask-documents.ts";
import { buildUrlQueryParams } from "../../../contracts/graphql/build-url-query-params.ts";
import type { DesignIdeaAnswer } from "../../../contracts/graphql/design-idea.ts";
import { linkTo } from "../../../urls/links.ts";
import { optional } from "../../frame/page.ts";
import { CLIMATE_CITIES } from "../offerings/label/climate-cities.ts";

const SHOWN = 3;
/** So many cities have designs of their own; the next ones begin again. */
const PAGES = 30;

/** A few designs of the country, others in every city. */
export async function findCityDesigns({ call, edition }: Asking, slug: string): Promise<DesignIdeaAnswer[]> {
  if (!linkTo(edition, "design-ideas")) return [];
  const filters = [
    { field: "country", op: "eq" as const, values: [edition.isoCode] },
    { field: "field", op: "excludes" as const, values: ["redirectedTo"] },
  ];
  const urlQueryParams = buildUrlQueryParams({ filters, page: pageOf(slug), size: SHOWN });
  const { items } = await optional(call(listDesignIdeas, { urlQueryParams }), { items: [] });
  return items.slice(0, SHOWN);
}

/** Each city begins at another page of the gallery; one that we do not know begins at the first. */
function pageOf(slug: string): number {
  const place = CLIMATE_CITIES.findIndex((city) => city.slug === slug);
  return Math.max(place, 0) % PAGES;
}

import { getServicePage } from "../../../../contracts/calls/service-page.ts";
import { optional, type PageContext } from "../../../frame/page.ts";
import { servicePath } from "../../../frame/policy-paths.ts";
import { layServiceText } from "./load-service-page.ts";

const LADDER = "grievance-and-escalation";

/** Who answers by when if the answer before was not enough. */
export async function loadLadder(place: PageContext) {
  const text = await loadServiceText(place, LADDER);
  return {
    table: text.find((part) => part.kind === "table"),
    href: servicePath(place.edition, LADDER),
  };
}

/** Of a service page; empty where the host has none. */
export async function loadServiceText({ call, edition }: PageContext, slug: string) {
  const { isoCode: countryIsoCode, languageCode } = edition;
  const page = await optional(call(getServicePage, { slug, countryIsoCode, languageCode }), undefined);
  return page ? layServiceText(page.content).text : [];
}

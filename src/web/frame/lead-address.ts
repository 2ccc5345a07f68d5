import type { Edition } from "../../editions/edition.ts";
import { addressOf } from "../../urls/links.ts";
import type { LeadRequest } from "./lead-attributes.ts";

/** The URL of the form as a page, for visitors without scripts. */
export function leadAddress(
  { region }: Pick<Edition, "region">,
  request: LeadRequest,
  campaign: Readonly<Record<string, string>> = {},
): string {
  const fields = {
    cta_type: request.ctaType,
    form_title: request.formTitle,
    about: request.about,
    estimate: request.estimate,
    ...campaign,
  };
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${addressOf(region, "talk")}?${new URLSearchParams(given)}`;
}

import { matchUrl } from "../../../../../urls/match-url.ts";
import { openHref } from "../../../cues/cue-action.ts";
import { attributeOf } from "./html-blocks.ts";

const LINK = /<a ([^>]*)>(.*?)<\/a>/gs;

/** No link of a text is dead: one to a page that is to come leads to what says the same until then, or is plain words. */
export function openLinks(html: string): string {
  return html.replace(LINK, (whole, attributes: string, words: string) => {
    const href = attributeOf(` ${attributes}`, "href") ?? "";
    if (!href.startsWith("/") || !matchUrl(href.split(/[?#]/)[0] ?? "")) return whole;
    const open = openHref(href);
    if (open === undefined) return words;
    return open === href ? whole : `<a href="${open}">${words}</a>`;
  });
}

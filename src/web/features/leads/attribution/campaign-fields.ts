import { hostOf, queryOf } from "./marketing-channel.ts";

const UTM_NAMES = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_adset",
  "utm_ad",
  "utm_keyword",
  "utm_matchtype",
  "utm_placement",
] as const;

/** What analytics tools call the same things. */
const OTHER_NAMES: Partial<Record<(typeof UTM_NAMES)[number], string>> = {
  utm_ad: "utm_content",
  utm_keyword: "utm_term",
};

export type CampaignFields = Partial<Record<(typeof UTM_NAMES)[number] | "searched_keywords", string>>;

interface Addresses {
  landing: { url: string; referrer: string };
  page: { url: string; referrer: string };
}

/** The campaign of the page itself where it has one, or else of the page that the visit began on; never a mixture. */
export function campaignFields({ landing, page }: Addresses): CampaignFields {
  const utm = utmFields(queryOf(hasCampaign(page.url) ? page.url : landing.url));
  const keywords = searchedKeywords({ landing, page });
  return { ...utm, ...(keywords && { searched_keywords: keywords }) };
}

/** Whether an address tells of a campaign by itself. */
export function hasCampaign(address: string): boolean {
  return Object.keys(utmFields(queryOf(address))).length > 0;
}

function utmFields(query: URLSearchParams): CampaignFields {
  return Object.fromEntries(
    UTM_NAMES.flatMap((name) => {
      const value = query.get(name) || query.get(OTHER_NAMES[name] ?? name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** What was looked for: on our own search just now, or where the visit came from, as far as the engine tells. */
function searchedKeywords({ landing, page }: Addresses): string | undefined {
  const host = hostOf(page.url);
  for (const address of [page.url, page.referrer, landing.url, landing.referrer]) {
    const words = hostOf(address) === host ? ownWords(address) : wordsIn(address, ENGINE_PARAMETERS);
    if (words) return words;
  }
  return undefined;
}

const ENGINE_PARAMETERS = ["q", "p", "query", "text", "wd"];

function wordsIn(address: string, parameters: readonly string[]): string | undefined {
  const query = queryOf(address);
  return parameters.map((name) => query.get(name)?.trim()).find(Boolean);
}

/** The words of our own search stand in its path; those that were just typed, in its query. */
function ownWords(address: string): string | undefined {
  // Elsewhere on our site "q" can be something private, such as the key of a lead.
  if (!OWN_SEARCH.test(address)) return undefined;
  return wordsIn(address, ["q"]) ?? decode(SEARCHED_PATH.exec(address)?.[1] ?? "").trim();
}

const OWN_SEARCH = /^[^?#]*\/(design-ideas|magazine|search)\b/;
const SEARCHED_PATH = /^[^?#]*\/(?:design-ideas|magazine)\/search\/([^/?#]+)/;

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Somebody has written the address by hand: what they meant can still be read.
    return segment;
  }
}

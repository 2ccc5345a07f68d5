import { hideTokens } from "../../../../contracts/hide-tokens.ts";
import type { DeviceSource } from "../../../../contracts/leads/device-sources.ts";
import type { SentLead } from "../../../../contracts/leads/lead-payload.ts";
import { hostOf, type Marketing, marketingOf, queryOf } from "./marketing-channel.ts";

export interface VisitFacts {
  page: { url: string; referrer: string };
  landing: { url: string; referrer: string };
  firstContact: Marketing;
  device: DeviceSource;
  trackingIds: Pick<Partial<SentLead>, "ga_client_id" | "ga_session_id" | "fb_fbp" | "fb_fbc">;
  customQuery: Record<string, string>;
  referralKey: string | undefined;
}

/** Everything in a lead that nobody types: where it comes from, and through what. */
export function attributionFields(visit: VisitFacts): Partial<SentLead> {
  const { landing, firstContact } = visit;
  const page = withQuery(visit.page, visit.customQuery);
  const marketing = marketingOf(queryOf(page.url).has("utm_source") ? page : landing);
  const fields: Partial<SentLead> = {
    marketing_lead_medium: marketing.medium,
    marketing_lead_source: marketing.source,
    marketing_lead_channel: marketing.channel,
    marketing_lead_medium_fc: firstContact.medium,
    marketing_lead_source_fc: firstContact.source,
    marketing_lead_channel_fc: firstContact.channel,
    source: marketing.source,
    medium: marketing.medium,
    referral_page: pathOf(page.url),
    // No page has the root as its address: there the visit began on a private page.
    landing_page_id: pathOf(landing.url).replace(/^\/$/, ""),
    landing_page_referrer: hideTokens(withoutQuery(landing.referrer)),
    device_source: visit.device,
    referral_key: visit.referralKey,
    ...campaignFields({ landing, page }),
    ...visit.trackingIds,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, tidy(name, String(value))]] : [])),
  );
}

/** Without its query: that may hold anything, and the page is the same without it. */
function pathOf(address: string): string {
  return hideTokens(withoutQuery(URL.canParse(address) ? new URL(address).pathname : address));
}

/** The page before is somebody else's, and so is what stands in its query. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0] ?? "";
}

/** The call takes no longer ones and no broken ones, and a lead must not fail for its campaign. */
function tidy(name: string, value: string): string {
  const most = name.includes("_page") ? 2000 : 200;
  return value
    .replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, " ")
    .slice(0, most)
    .replace(/\p{Cs}/gu, "")
    .trim();
}

/** Whoever was sent to the page by an advertisement counts for that, and not for what the page calls itself. */
function withQuery(page: VisitFacts["page"], query: Record<string, string>): VisitFacts["page"] {
  if (!URL.canParse(page.url) || hasCampaign(page.url)) return page;
  const url = new URL(page.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { ...page, url: url.href };
}

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

const OTHER_NAMES: Partial<Record<(typeof UTM_NAMES)[number], string>> = {
  utm_ad: "utm_content",
  utm_keyword: "utm_term",
};

type CampaignFields = Partial<Record<(typeof UTM_NAMES)[number] | "searched_keywords", string>>;

interface Addresses {
  landing: { url: string; referrer: string };
  page: { url: string; referrer: string };
}

/** The campaign of the page itself where it has one, or else of the page that the visit began on; never a mixture. */
function campaignFields({ landing, page }: Addresses): CampaignFields {
  const utm = utmFields(queryOf(hasCampaign(page.url) ? page.url : landing.url));
  const keywords = searchedKeywords({ landing, page });
  return { ...utm, ...(keywords && { searched_keywords: keywords }) };
}

function hasCampaign(address: string): boolean {
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

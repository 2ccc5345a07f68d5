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

/** Returns the fields of a lead that the visitor does not type: its origin, campaign and device. */
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
    // No page has the path /; it means that the visit began on a private page.
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

/** Removes the query, which may contain private data and does not identify the page. */
function pathOf(address: string): string {
  return hideTokens(withoutQuery(URL.canParse(address) ? new URL(address).pathname : address));
}

/** The referrer is a page of another site, so its query is not ours to store. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0] ?? "";
}

/** The call rejects values that are too long or malformed, and a lead must not fail because of its campaign. */
function tidy(name: string, value: string): string {
  const most = name.includes("_page") ? 2000 : 200;
  return value
    .replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, " ")
    .slice(0, most)
    .replace(/\p{Cs}/gu, "")
    .trim();
}

/** A visitor who came through an advertisement is counted for it and not for the page's own campaign. */
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

/** The campaign of the current page if it has one, else that of the landing page; the two are never mixed. */
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

/** The keywords of our own search, or of the search engine that the visit came from if it sends them. */
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

/** Our own search has its keywords in the path; keywords that were just typed are in the query. */
function ownWords(address: string): string | undefined {
  // On other pages of our site "q" may be private, such as the key of a lead.
  if (!OWN_SEARCH.test(address)) return undefined;
  return wordsIn(address, ["q"]) ?? decode(SEARCHED_PATH.exec(address)?.[1] ?? "").trim();
}

const OWN_SEARCH = /^[^?#]*\/(design-ideas|magazine|search)\b/;
const SEARCHED_PATH = /^[^?#]*\/(?:design-ideas|magazine)\/search\/([^/?#]+)/;

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A malformed escape in a hand-written URL: the raw text is still readable.
    return segment;
  }
}

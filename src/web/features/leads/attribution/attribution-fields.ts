import { hideTokens } from "../../../../contracts/hide-tokens.ts";
import type { DeviceSource } from "../../../../contracts/leads/device-sources.ts";
import type { SentLead } from "../../../../contracts/leads/lead-payload.ts";
import { campaignFields, hasCampaign } from "./campaign-fields.ts";
import { type Marketing, marketingOf, queryOf } from "./marketing-channel.ts";

export interface VisitFacts {
  page: { url: string; referrer: string };
  landing: { url: string; referrer: string };
  firstContact: Marketing;
  device: DeviceSource;
  trackingIds: Pick<Partial<SentLead>, "ga_client_id" | "ga_session_id" | "fb_fbp" | "fb_fbc">;
  /** What campaigns add to their buttons, by the names of the payload. */
  customQuery: Record<string, string>;
  /** Of the friend whose link brought this visit. */
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

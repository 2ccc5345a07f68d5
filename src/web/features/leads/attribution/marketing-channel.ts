const CHANNELS = ["direct", "organic", "paid", "social", "referral", "email"] as const;

export interface Marketing {
  medium: string;
  source: string;
  channel: (typeof CHANNELS)[number];
}

export function isChannel(word: unknown): word is Marketing["channel"] {
  return CHANNELS.some((known) => known === word);
}

/** Campaign parameters come first, then the referrer. */
export function marketingOf(landing: { url: string; referrer: string }): Marketing {
  const query = queryOf(landing.url);
  const host = hostOf(landing.referrer);
  const isFromOutside = host !== "" && host !== hostOf(landing.url);
  const campaign = isFromOutside ? channelOfHost(host) : undefined;
  const ad = AD_CLICKS.find(({ parameter }) => query.has(parameter));
  const source = query.get("utm_source") || ad?.source || campaign?.source || "direct";
  const medium =
    query.get("utm_medium") ||
    (ad ? "cpc" : campaign?.medium) ||
    (query.has("utm_source") ? "campaign" : "none");
  return { medium, source, channel: channelOf(medium, source) };
}

export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
}

export function queryOf(address: string): URLSearchParams {
  return URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
}

/** Advertisements add a click id to the URL even if it has no campaign parameters. */
const AD_CLICKS = [
  { parameter: "gclid", source: "google" },
  { parameter: "gbraid", source: "google" },
  { parameter: "wbraid", source: "google" },
  { parameter: "msclkid", source: "bing" },
  { parameter: "ttclid", source: "tiktok" },
] as const;

/** Host names by channel. A name also matches with a country's ending, as in google.com.sa. */
const CHANNEL_HOSTS = {
  organic: ["google", "bing", "duckduckgo", "yahoo", "yandex", "baidu", "ecosia", "brave", "qwant"],
  social: [
    "facebook",
    "instagram",
    "t.co",
    "twitter",
    "x.com",
    "linkedin",
    "lnkd",
    "youtube",
    "youtu",
    "pinterest",
    "tiktok",
    "snapchat",
    "whatsapp",
    "wa.me",
    "reddit",
    "quora",
    "telegram",
    "threads",
    "houzz",
  ],
  email: ["mail.google", "outlook", "mail.yahoo", "mail.zoho"],
} as const;

function channelOfHost(host: string): { medium: string; source: string } {
  for (const medium of ["email", "social", "organic"] as const) {
    const name = CHANNEL_HOSTS[medium].find((known) => isOf(host, known));
    if (name)
      return { medium, source: name.split(".").find((part) => part.length > 2 && part !== "mail") ?? name };
  }
  return { medium: "referral", source: host };
}

/** "google" matches google.com, google.com.sa and lens.google.com, but not notgoogle.com. */
function isOf(host: string, name: string): boolean {
  return `.${host}.`.includes(`.${name}.`);
}

const CHANNEL_WORDS: [RegExp, Marketing["channel"]][] = [
  [/^(.*cp[acmv]|ppc|paid.*|ads?|display|banner|retargeting|affiliate)$/i, "paid"],
  [/^(e-?mail.*|newsletter)$/i, "email"],
  [/^(social.*|sm)$/i, "social"],
  [/^organic$/i, "organic"],
  [/^(none|\(none\)|direct)$/i, "direct"],
];

function channelOf(medium: string, source: string): Marketing["channel"] {
  const word = CHANNEL_WORDS.find(([pattern]) => pattern.test(medium))?.[1];
  if (word) return word;
  return CHANNEL_HOSTS.social.some((name) => source.toLowerCase() === name) ? "social" : "referral";
}

import type { ConsentCategory } from "../../../../../contracts/consent/cookie-consent.ts";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { type MessageKey, useText } from "../../../../../ui/text/text.tsx";
import { CONSENT_COOKIE } from "../../../../frame/consent/choice.ts";
import { COOKIE_SETTINGS_ID } from "../../../../frame/consent/cookie-settings-id.ts";
import "./cookie-facts.css";

const CATEGORIES = [
  ["necessary", "cookies.necessary"],
  ["preferences", "cookies.preferences"],
  ["measurement", "cookies.measurement"],
  ["marketing", "cookies.marketing"],
] as const satisfies readonly [StoredItem["category"], MessageKey][];

const PLACES: Record<StoredItem["storage"], MessageKey> = {
  cookie: "kept.inCookie",
  device: "kept.onDevice",
  visit: "kept.inVisit",
};

export function CookieFacts() {
  const { t } = useText();
  return (
    <section className="pad-above-6 cookie-facts stack gap-5" id="kept" aria-labelledby="kept-title">
      <div className="stack gap-2">
        <h2 className="d32" id="kept-title">
          {t("kept.title")}
        </h2>
        <p className="soft measure">{t("kept.text")}</p>
      </div>
      <noscript>
        <p className="strong">{t("kept.noScript")}</p>
      </noscript>
      <p className="needs-script no-print">
        <ButtonLink href="#kept" data-opens={COOKIE_SETTINGS_ID}>
          {t("cookies.settings")}
        </ButtonLink>
      </p>
      {CATEGORIES.map(([category, label]) => (
        <div key={category} className="stack gap-2">
          <h3 className="d25">{t(label)}</h3>
          <dl className="pairs cookie-facts__list">
            {STORED_ITEMS.filter((thing) => thing.category === category).map((thing) => (
              <Row key={thing.purpose} thing={thing} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function Row({ thing: { names, purpose, storage, days } }: { thing: StoredItem }) {
  const { t } = useText();
  const lives = days === undefined ? t(PLACES[storage]) : t("kept.cookieDays", { count: days });
  return (
    <div>
      <dt className="stack gap-0">
        {names.map((name) => (
          <bdi key={name} dir="ltr" className="t13 break-words cookie-facts__name">
            {name === "{notice}" ? t("kept.noticeName") : name}
          </bdi>
        ))}
      </dt>
      <dd className="stack gap-1">
        <span>{t(purpose)}</span>
        <span className="t13 soft">{lives}</span>
      </dd>
    </div>
  );
}

interface StoredItem {
  /** The names as the browser shows them. A * marks the part that varies: a country, a number. */
  names: readonly string[];
  storage: "cookie" | "device" | "visit";
  category: "necessary" | ConsentCategory;
  purpose: MessageKey;
  /** Lifetime in days; undefined for data that stays until it is removed or that ends with the visit. */
  days?: number;
}

/** The complete list that the cookie policy shows. A test compares it with the code that stores the data. */
export const STORED_ITEMS: readonly StoredItem[] = [
  necessary("cookie", "kept.consent", [CONSENT_COOKIE], 180),
  necessary("cookie", "kept.flag", ["atrium_flag_id"], 90),
  necessary("cookie", "kept.shell", ["atrium_shell"]),
  necessary("cookie", "kept.login", ["__Host-atrium-session", "atrium-known"], 30),
  necessary("cookie", "kept.appToken", ["__Host-atrium-app-token"]),
  necessary("cookie", "kept.signIn", [
    "__Host-atrium-login-*",
    "atrium-refused",
    "atrium-passkey-offer",
    "_session",
    "_interaction",
    "_interaction_resume",
    "_locales",
  ]),
  necessary("cookie", "kept.notice", ["{notice}"], 30),
  necessary("cookie", "kept.estimate", ["estimate_key"], 365),
  necessary("cookie", "kept.boardVoter", ["board_voter"], 365),
  necessary("device", "kept.saved", [
    "atrium:saved:*",
    "atrium:compared:*",
    "looksToAdd",
    "atrium:saved-here",
  ]),
  necessary("device", "kept.queue", ["lead-queue"]),
  necessary("device", "kept.offline", ["offline-*", "assets", "images"]),
  necessary("device", "kept.firstContact", ["firstContact"]),
  necessary("device", "kept.popup", ["popUpInteracted"]),
  necessary("visit", "kept.draft", ["lead-draft", "lead-submission"]),
  necessary("visit", "kept.landing", [
    "landingPageURL",
    "landingPageReferrer",
    "landingPageRouteParams",
    "referralKey",
  ]),
  necessary("visit", "kept.technical", ["atrium.travel", "rates-*", "chunkReloadedAt"]),
  {
    names: ["my-city", "my-room-*"],
    storage: "device",
    category: "preferences",
    purpose: "kept.room",
  },
  {
    names: ["atrium-recent-searches"],
    storage: "device",
    category: "preferences",
    purpose: "kept.searches",
  },
  {
    names: ["_ga", "_ga_*"],
    storage: "cookie",
    category: "measurement",
    purpose: "kept.counting",
    days: 400,
  },
  {
    names: ["_fbp", "_fbc", "_gcl_*"],
    storage: "cookie",
    category: "marketing",
    purpose: "kept.advertising",
    days: 90,
  },
];

function necessary(
  storage: StoredItem["storage"],
  purpose: MessageKey,
  names: readonly string[],
  days?: number,
): StoredItem {
  return { names, storage, category: "necessary", purpose, ...(days !== undefined && { days }) };
}

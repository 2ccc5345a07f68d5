import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { type MessageKey, useText } from "../../../../../ui/text/text.tsx";
import { COOKIE_SETTINGS_ID } from "../../../../frame/consent/cookie-settings-id.ts";
import { KEPT_THINGS, type KeptThing } from "./kept-things.ts";
import "./cookie-facts.css";

const CATEGORIES = [
  ["necessary", "cookies.necessary"],
  ["preferences", "cookies.preferences"],
  ["measurement", "cookies.measurement"],
  ["marketing", "cookies.marketing"],
] as const satisfies readonly [KeptThing["category"], MessageKey][];

const PLACES: Record<KeptThing["place"], MessageKey> = {
  cookie: "kept.inCookie",
  device: "kept.onDevice",
  visit: "kept.inVisit",
};

/** What is really kept, and the way to decide about it. */
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
            {KEPT_THINGS.filter((thing) => thing.category === category).map((thing) => (
              <Row key={thing.purpose} thing={thing} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function Row({ thing: { names, purpose, place, days } }: { thing: KeptThing }) {
  const { t } = useText();
  const lives = days === undefined ? t(PLACES[place]) : t("kept.cookieDays", { count: days });
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

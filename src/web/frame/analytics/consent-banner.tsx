import { Button } from "../../../ui/forms/button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { linkTo } from "../../../urls/links.ts";
import { useLayout } from "../layouts/layout-context.tsx";
import { useAnalytics } from "./analytics-part.ts";
import "../float.css";
import "./consent-banner.css";

/**
 * Asks before anything is counted, with two answers of the same weight. It is no dialog: whoever does not care reads on.
 * Without a script nothing is counted, and so nothing is asked.
 */
export function ConsentBanner() {
  const { t } = useText();
  const { edition } = useLayout();
  const analytics = useAnalytics();
  if (!analytics) return null;
  const policy = linkTo(edition, "cookie-policy") ?? linkTo(edition, "privacy");
  return (
    <section
      className="consent float float--lifted on-sand"
      aria-label={t("consent.label")}
      tabIndex={-1}
      hidden
      data-analytics={JSON.stringify(analytics)}
    >
      <div className="wrap consent__in">
        <p className="consent__text t15">
          {t("consent.text")}{" "}
          {policy && (
            <a className="consent__link" href={policy}>
              {t("consent.policy")}
            </a>
          )}
        </p>
        <div className="consent__answers beside">
          <Button look="line" size="small" value="refused">
            {t("consent.refuse")}
          </Button>
          <Button look="line" size="small" value="granted">
            {t("consent.accept")}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Taking it back is as easy as giving it: at the foot of every page. */
export function CookieChoices() {
  const { t } = useText();
  if (!useAnalytics()) return null;
  return (
    <li className="cookie-choices">
      <button type="button">{t("consent.change")}</button>
    </li>
  );
}

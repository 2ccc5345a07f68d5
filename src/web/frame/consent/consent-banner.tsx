import { Button, ButtonLink } from "../../../ui/forms/button.tsx";
import { useText } from "../../../ui/text/text.tsx";
import type { EventFields } from "../analytics/events.ts";
import { useDocument } from "../document-context.ts";
import { useLayout } from "../layouts/layout-context.tsx";
import { servicePath } from "../policy-paths.ts";
import type { AnalyticsSettings } from "../seo/site-settings.ts";
import { categoriesOf } from "./consent-categories.ts";
import { COOKIE_POLICY, COOKIE_SETTINGS_ID } from "./cookie-settings-id.ts";
import "../overlays.css";
import "./consent.css";

/**
 * Requests consent, with buttons of equal weight. It is not a dialog: visitors may continue reading without an
 * answer.
 */
export function ConsentBanner() {
  const { t } = useText();
  const { edition } = useLayout();
  const analytics = useAnalytics();
  if (!analytics) return null;
  const policy = servicePath(edition, COOKIE_POLICY) ?? "";
  return (
    <section
      className="consent no-print float float--lifted on-sand"
      aria-label={t("cookies.label")}
      hidden
      data-analytics={JSON.stringify(analytics)}
      data-consent={edition.region}
      data-asks={categoriesOf(analytics).join(" ")}
    >
      <div className="wrap line pad-block-3 consent__in">
        <p className="pretty consent__text t15">
          {t("cookies.text")}{" "}
          <a className="consent__link" href={policy}>
            {t("cookies.policy")}
          </a>
        </p>
        <div className="columns gap-2 consent__answers">
          <Button look="line" size="small" value="none">
            {t("cookies.rejectAll")}
          </Button>
          <Button look="line" size="small" value="all">
            {t("cookies.acceptAll")}
          </Button>
          <ButtonLink look="line" size="small" href={policy} data-opens={COOKIE_SETTINGS_ID}>
            {t("cookies.choose")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

export interface AnalyticsPart extends AnalyticsSettings {
  page: EventFields<"page_view">;
}

/** Undefined without analytics, and on private pages, whose URLs are keys. */
function useAnalytics(): AnalyticsPart | undefined {
  const analytics = useDocument().site.analytics ?? {};
  const { edition, page } = useLayout();
  if (page.access !== "public" || !Object.values(analytics).some((id) => id !== undefined)) return undefined;
  const { region, language } = edition;
  return { ...analytics, page: { page: page.name, region, language } };
}

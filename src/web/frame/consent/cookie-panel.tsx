import { useText } from "../../../ui/text/text.tsx";
import { useDocument } from "../document-context.ts";
import { useLayout } from "../layouts/layout-context.tsx";
import { servicePath } from "../policy-paths.ts";
import { categoriesOf } from "./consent-categories.ts";
import CookieSettings from "./cookie-settings.island.tsx";
import { COOKIE_POLICY, COOKIE_SETTINGS_ID } from "./cookie-settings-id.ts";

export function CookiePanel() {
  const { analytics = {} } = useDocument().site;
  const { edition } = useLayout();
  return (
    <CookieSettings
      categories={categoriesOf(analytics)}
      policy={servicePath(edition, COOKIE_POLICY) ?? `/${edition.region}`}
    />
  );
}

/**
 * Consent can be withdrawn as easily as given: the link is in every footer. Without scripts it leads to the policy,
 * which explains it.
 */
export function CookieSettingsLink() {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <a href={servicePath(edition, COOKIE_POLICY)} data-opens={COOKIE_SETTINGS_ID}>
      {t("cookies.settings")}
    </a>
  );
}

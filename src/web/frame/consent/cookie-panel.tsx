import { useDocument } from "../document-context.ts";
import { useLayout } from "../layouts/layout-context.tsx";
import { servicePath } from "../policy-paths.ts";
import { categoriesOf } from "./consent-categories.ts";
import { COOKIE_POLICY } from "./cookie-policy-path.ts";
import CookieSettings from "./cookie-settings.island.tsx";

/** The panel as this site needs it. */
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

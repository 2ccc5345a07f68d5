import { useDocument } from "../document-context.ts";
import { useLayout } from "../layouts/layout-context.tsx";
import type { AnalyticsSettings } from "../seo/site-settings.ts";
import type { EventFields } from "./events.ts";

/** What the browser is told of analytics. */
export interface AnalyticsPart extends AnalyticsSettings {
  page: EventFields<"page_view">;
}

/**
 * Nothing where no analytics is set. Nothing either on a page for one person: its address is a key, and would be told to
 * whoever counts the visits.
 */
export function useAnalytics(): AnalyticsPart | undefined {
  const analytics = useDocument().site.analytics ?? {};
  const { edition, page } = useLayout();
  if (page.access !== "public" || !Object.values(analytics).some((id) => id !== undefined)) return undefined;
  const { region, language } = edition;
  return { ...analytics, page: { page: page.name, region, language } };
}

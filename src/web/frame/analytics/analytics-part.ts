import { useDocument } from "../document-context.ts";
import { useLayout } from "../layouts/layout-context.tsx";
import type { AnalyticsSettings } from "../seo/site-settings.ts";
import type { EventFields } from "./events.ts";

export interface AnalyticsPart extends AnalyticsSettings {
  page: EventFields<"page_view">;
}

/** Undefined without analytics, and on private pages: their addresses are keys. */
export function useAnalytics(): AnalyticsPart | undefined {
  const analytics = useDocument().site.analytics ?? {};
  const { edition, page } = useLayout();
  if (page.access !== "public" || !Object.values(analytics).some((id) => id !== undefined)) return undefined;
  const { region, language } = edition;
  return { ...analytics, page: { page: page.name, region, language } };
}

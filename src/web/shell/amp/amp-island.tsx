import type { ComponentType, ReactNode } from "react";
import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { PANEL } from "../../features/filters/filter-panel.tsx";
import { LeadLink } from "../../features/leads/drawer/lead-link.tsx";
import { useLayout } from "../../frame/layouts/layout-context.tsx";
import { canonicalPath } from "../../frame/seo/canonical.ts";

/**
 * An island where none comes to life: what the server writes of it, which works by itself. Those have a row here whose
 * links lead to what AMP does not have.
 */
export function AmpIsland({ name, children }: { name: string; children: ReactNode }) {
  const Twin = TWINS[name];
  return Twin ? <Twin /> : children;
}

const TWINS: Partial<Record<string, ComponentType>> = { filters: FiltersLink, "lead-form": AskLink };

function AskLink() {
  const { t } = useText();
  return (
    <p>
      <LeadLink ctaType="Normal Lead Forms">{t("layout.book")}</LeadLink>
    </p>
  );
}

function FiltersLink() {
  const { t } = useText();
  const { path } = useLayout();
  return (
    <div className="wrap line">
      <a className="chip" href={`${canonicalPath(path)}#${PANEL}`}>
        <Icon name="filter" size="small" />
        {t("filters.all")}
      </a>
    </div>
  );
}

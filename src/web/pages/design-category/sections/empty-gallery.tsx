import type { Edition } from "../../../../editions/edition.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { EmptyState } from "../../../../ui/state.tsx";
import { type Text, useText } from "../../../../ui/text.tsx";
import { rangeName } from "../../../filters/applied-name.ts";
import type { AppliedFilter } from "../../../filters/filter-state.ts";
import { LeadLink } from "../../../leads/lead-link.tsx";
import type { CategoryDocument } from "../category-document.ts";
import { galleryHref } from "../gallery-query.ts";
import type { WayOut } from "../load-ways-out.ts";
import { countDesigns } from "./count-designs.ts";
import "./empty-gallery.css";

interface EmptyGalleryProps {
  edition: Edition;
  category: CategoryDocument;
  path: string;
  waysOut: readonly WayOut[];
}

const TITLES = { without: "category.emptyWithout", only: "category.emptyOnly" } as const;
const ICONS = { without: "close", only: "arrow" } as const;

/** Nothing fits everything at once: what to give up and what that leaves, and who could draw it. */
export function EmptyGallery({ edition, category, path, waysOut }: EmptyGalleryProps) {
  const { t } = useText();
  const [best] = waysOut;
  return (
    <div className="empty-gallery">
      <EmptyState
        title={t("category.emptyTitle")}
        exits={
          <>
            <LeadLink look="line" ctaType="Normal Lead Forms" formTitle={t("category.emptyAsk")}>
              {t("category.emptyAsk")}
            </LeadLink>
            <ButtonLink look="quiet" href={path}>
              {t("category.emptyAll")}
            </ButtonLink>
          </>
        }
      >
        {t("category.emptyText")}
      </EmptyState>
      {best && (
        <div>
          <h3 className="d25">{t(TITLES[best.kind])}</h3>
          <ul className="empty-gallery__ways">
            {waysOut.map(({ kind, applied, query, total }) => (
              <li key={nameOf(applied, t, edition)}>
                <a href={galleryHref(path, query, category.filterGroups)}>
                  <Icon name={ICONS[kind]} size="small" flip={kind === "only"} />
                  <span>{nameOf(applied, t, edition)}</span>
                  <span className="t15 soft num">{countDesigns(total, t)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function nameOf(applied: AppliedFilter | undefined, t: Text["t"], { country }: Edition): string {
  if (!applied) return t("category.budget");
  const { group, option, range } = applied;
  return option ? option.displayName : rangeName(group, range, t, country);
}

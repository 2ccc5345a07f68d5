import type { DesignCategory } from "../../../../../contracts/documents/designs/design-category.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { EmptyState } from "../../../../../ui/overlay/state.tsx";
import { type Text, useText } from "../../../../../ui/text/text.tsx";
import { appliedName } from "../../../../features/filters/state/applied-name.ts";
import type { AppliedFilter } from "../../../../features/filters/state/filter-state.ts";
import { LeadLink } from "../../../../features/leads/drawer/lead-link.tsx";
import { type GalleryQuery, galleryHref, isNarrowed } from "../gallery-query.ts";
import type { WayOut } from "../load-ways-out.ts";
import { countDesigns } from "./count-designs.ts";
import "./empty-gallery.css";

interface EmptyGalleryProps {
  edition: Edition;
  category: DesignCategory;
  query: GalleryQuery;
  path: string;
  waysOut: readonly WayOut[];
}

const WORDS = {
  narrowed: { title: "category.emptyTitle", text: "category.emptyText" },
  plain: { title: "category.emptyNewTitle", text: "category.emptyNewText" },
} as const;
const TITLES = { without: "category.emptyWithout", only: "category.emptyOnly" } as const;
const ICONS = { without: "close", only: "arrow" } as const;

/** Nothing fits everything at once: what to give up and what that leaves, and who could draw it. */
export function EmptyGallery({ edition, category, query, path, waysOut }: EmptyGalleryProps) {
  const text = useText();
  const { t } = text;
  const [best] = waysOut;
  const words = isNarrowed(query) ? WORDS.narrowed : WORDS.plain;
  return (
    <div className="split empty-gallery">
      <EmptyState
        title={t(words.title)}
        exits={
          <>
            <LeadLink look="line" ctaType="Normal Lead Forms" formTitle={t("category.emptyAsk")}>
              {t("category.emptyAsk")}
            </LeadLink>
            {isNarrowed(query) && (
              <ButtonLink look="quiet" href={path}>
                {t("category.emptyAll")}
              </ButtonLink>
            )}
          </>
        }
      >
        {t(words.text)}
      </EmptyState>
      {best && (
        <div>
          <h3 className="d25">{t(TITLES[best.kind])}</h3>
          <ul className="empty-gallery__ways">
            {waysOut.map(({ kind, applied, query, total }) => (
              <li key={nameOf(applied, text, edition)}>
                <a className="beside beside--3" href={galleryHref(path, query, category.filterGroups)}>
                  <Icon name={ICONS[kind]} size="small" flip={kind === "only"} />
                  <span>{nameOf(applied, text, edition)}</span>
                  <span className="t15 soft num">{countDesigns(total, text)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function nameOf(applied: AppliedFilter | undefined, text: Text, { country }: Edition): string {
  return applied ? appliedName(applied, text, country) : text.t("category.budget");
}

import { Icon } from "../media/icon.tsx";
import { useText } from "../text/text.tsx";
import { pageHref, pageWindow } from "./page-window.ts";
import "./pagination.css";

export interface PaginationProps {
  page: number;
  total: number;
  /** Path and query of the list; the page number is inserted, and everything else is unchanged. */
  href: string;
}

export function Pagination({ page, total, href }: PaginationProps) {
  const { t } = useText();
  if (total < 2) return null;
  return (
    <nav className="pages" aria-label={t("ui.pages")}>
      {page > 1 && (
        <a className="tap strong hover-accent pages__step" href={pageHref(href, page - 1)} rel="prev">
          <Icon name="back" flip />
          <span>{t("ui.previousPage")}</span>
        </a>
      )}
      <ol className="line pages__list">
        {pageWindow(page, total).map((entry) => (
          <li key={entry}>
            {typeof entry === "number" ? (
              <a
                className="pages__page num"
                href={pageHref(href, entry)}
                aria-current={entry === page ? "page" : undefined}
                aria-label={t("ui.page", { page: entry })}
              >
                {entry}
              </a>
            ) : (
              <span className="soft pages__gap">…</span>
            )}
          </li>
        ))}
      </ol>
      <p className="soft pages__where num">{t("ui.pageOf", { page, total })}</p>
      {page < total && (
        <a className="tap strong hover-accent pages__step" href={pageHref(href, page + 1)} rel="next">
          <span>{t("ui.nextPage")}</span>
          <Icon name="arrow" flip />
        </a>
      )}
    </nav>
  );
}

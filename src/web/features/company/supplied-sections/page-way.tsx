import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { PageName } from "../../../../urls/url-table.ts";
import { breadcrumbsOf } from "../../../frame/seo/breadcrumbs.ts";
import "./page-way.css";

interface PageWayProps {
  path: string;
  /** What the page calls itself. */
  current: string;
  /** What the pages above it call themselves. */
  pages: Partial<Record<PageName, string>>;
}

/** The way to a page of sections, above its hero. */
export function PageWay({ path, current, pages }: PageWayProps) {
  const { t } = useText();
  const crumbs = breadcrumbsOf(path, { home: t("layout.home"), current, pages });
  return (
    <div className="wrap pad-above-5 page-way">
      <Breadcrumb
        crumbs={crumbs.map(({ name, path: href }, index) =>
          index === crumbs.length - 1 ? { name } : { name, href },
        )}
      />
    </div>
  );
}

import { Icon } from "../media/icon.tsx";
import { useText } from "../text/text.tsx";
import "./breadcrumb.css";

export interface Crumb {
  name: string;
  href?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useText();
  return (
    <nav aria-label={t("ui.breadcrumb")}>
      <ol className="soft crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.name}>
            {index > 0 && <Icon name="chevron" size="small" flip />}
            {crumb.href ? (
              <a href={crumb.href}>{crumb.name}</a>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

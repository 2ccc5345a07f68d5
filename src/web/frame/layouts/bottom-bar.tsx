import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { useLayout } from "./layout-context.tsx";
import { BOTTOM_BAR } from "./layout-table.ts";
import { resolveLinks } from "./menus/menu-link.ts";
import "./layouts.css";

/** Shown on phones only. It hides when the visitor scrolls down and returns when they scroll up. */
export function BottomBar() {
  const { t } = useText();
  const { edition, path } = useLayout();
  return (
    <nav className="bar" aria-label={t("layout.quickMenu")}>
      {resolveLinks(edition, BOTTOM_BAR).map(({ label, href, icon, opens }) => (
        <a key={label} href={href} aria-current={href === path ? "page" : undefined} {...opens}>
          <Icon name={icon} size="large" />
          <span>{t(label)}</span>
        </a>
      ))}
    </nav>
  );
}

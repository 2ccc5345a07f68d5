import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { useLayout } from "../layouts/layout-context.tsx";
import { type MenuLink, resolveLinks } from "../layouts/menus/menu-link.ts";
import { LINKS } from "../layouts/menus/menu-links.ts";
import "./error-page.css";

const DOORS = [
  LINKS.ideas,
  LINKS.typicalHomes,
  LINKS.centres,
  LINKS.questions,
  { label: "layout.talkToDesigner", asks: "Normal Lead Forms" },
] as const satisfies readonly MenuLink[];

export function OnwardLinks() {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <nav className="onward" aria-labelledby="onward-title">
      <h2 className="t15 strong" id="onward-title">
        {t("error.onward")}
      </h2>
      <ul>
        {resolveLinks(edition, DOORS).map(({ label, href, opens }) => (
          <li key={label}>
            <a className="rule-end onward__link line apart" href={href} {...opens}>
              <span className="d20">{t(label)}</span>
              <Icon name="arrow" flip />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

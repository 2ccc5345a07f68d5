import { Icon } from "../../../ui/media/icon.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { useLayout } from "../layouts/layout-context.tsx";
import { type MenuLink, resolveLinks } from "../layouts/menus/menu-link.ts";
import "./error-page.css";

const DOORS = [
  { label: "layout.designIdeas", page: "design-ideas", section: "rooms" },
  { label: "layout.typicalHomes", section: "cost" },
  { label: "layout.findCentre", section: "centres" },
  { label: "layout.questions", page: "service", section: "questions" },
  { label: "layout.talkToDesigner", asks: "Normal Lead Forms" },
] as const satisfies readonly MenuLink[];

/** Ways onward for whoever came to the wrong place. */
export function OpenDoors() {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <nav className="doors" aria-labelledby="open-doors">
      <h2 className="t15 strong" id="open-doors">
        {t("error.openDoors")}
      </h2>
      <ul>
        {resolveLinks(edition, DOORS).map(({ label, href, opens }) => (
          <li key={label}>
            <a className="doors__door" href={href} {...opens}>
              <span className="d20">{t(label)}</span>
              <Icon name="arrow" flip />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

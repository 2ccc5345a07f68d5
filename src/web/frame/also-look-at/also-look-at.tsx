import { useText } from "../../../ui/text/text.tsx";
import { useLayout } from "../layouts/layout-context.tsx";
import { LINKS } from "../layouts/menus/links.ts";
import { hrefOf, resolveLinks } from "../layouts/menus/menu-link.ts";
import { RELATED_PAGES } from "./related-pages.ts";
import "./also-look-at.css";

const MOST = 4;

/** Where others went from here: a row of related pages at the end of those that are read. */
export function AlsoLookAt() {
  const { t } = useText();
  const { edition, path, page } = useLayout();
  const names = RELATED_PAGES[page.name] ?? [];
  const others = names.map((name) => LINKS[name]).filter((link) => hrefOf(edition, link) !== path);
  const links = resolveLinks(edition, others).slice(0, MOST);
  if (links.length < 2) return null;
  return (
    <nav className="also" aria-labelledby="also-title">
      <div className="wrap">
        <h2 className="t15 strong" id="also-title">
          {t("layout.alsoLookAt")}
        </h2>
        <ul className="columns columns--4">
          {links.map(({ label, help, href }) => (
            <li key={label}>
              <a className="rule pad-block-3 also__link stack gap-1" href={href}>
                <span className="d20">{t(label)}</span>
                <span className="t15 soft">{t(help)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

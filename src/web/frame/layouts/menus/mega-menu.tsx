import { inLanguage } from "../../../../editions/languages.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { largestCities } from "../cities.ts";
import { useLayout } from "../layout-context.tsx";
import type { Feature, GroupsPanel, MenuEntry, MenuPanel, RoomsPanel } from "../layout-row.ts";
import { FEATURE_PHOTO_SIZE, FEATURE_PHOTOS, ROOM_PHOTO_SIZE, ROOM_PHOTOS } from "../menu-photos.ts";
import { resolveLinks } from "./menu-link.ts";
import "./menus.css";

/** Opens on hover and on focus with CSS alone; the runtime adds Escape. */
export function MegaMenu() {
  const { t } = useText();
  const { edition, path, layout } = useLayout();
  return (
    <nav className="nav" aria-label={t("layout.mainMenu")}>
      <ul>
        {resolveLinks<MenuEntry>(edition, layout.menu).map(({ label, href, panel }) => (
          <li key={label}>
            <a
              className="t15 medium nowrap nav__a"
              href={href}
              aria-current={href === path ? "page" : undefined}
            >
              {t(label)}
            </a>
            {panel && <Panel panel={panel} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ panel }: { panel: MenuPanel }) {
  return (
    <div className="rules mega">
      <div className="wrap mega__in split split--8-4 align-stretch">
        {panel.kind === "rooms" && <Rooms panel={panel} />}
        {panel.kind === "groups" && <Groups panel={panel} />}
        {panel.kind === "cities" && <Cities />}
        <FeatureCard feature={panel.feature} more={panel.kind === "groups" ? [] : panel.more} />
      </div>
    </div>
  );
}

function Rooms({ panel }: { panel: RoomsPanel }) {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <ul className="mega__rooms columns">
      {resolveLinks(edition, panel.rooms).map(({ label, href, photo }) => (
        <li key={label}>
          <a className="medium mega__room beside" href={href}>
            <img src={ROOM_PHOTOS[photo]} alt="" {...ROOM_PHOTO_SIZE} loading="lazy" decoding="async" />
            <span>{t(label)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Groups({ panel }: { panel: GroupsPanel }) {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <ul className="mega__groups columns columns--2">
      {resolveLinks(edition, panel.items).map(({ label, href, help }) => (
        <li key={label}>
          <a className="rule-end pad-block-4 mega__group stack gap-1" href={href}>
            <span className="d20">{t(label)}</span>
            <span className="t15 soft">{t(help)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Cities() {
  const { edition } = useLayout();
  return (
    <ul className="mega__groups columns columns--2">
      {largestCities(edition.country).map(({ slug, names }) => {
        const href = linkTo(edition, "city", { citySlug: slug });
        return (
          href && (
            <li key={slug}>
              <a className="rule-end pad-block-4 mega__group d20" href={href}>
                {inLanguage(names, edition.language)}
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}

function FeatureCard({ feature, more }: { feature: Feature; more: RoomsPanel["more"] }) {
  const { t } = useText();
  const { edition } = useLayout();
  return (
    <div className="mega__side stack gap-4">
      {resolveLinks(edition, [feature]).map(({ label, href, help, photo }) => (
        <a key={label} className="mega__feature stack gap-2" href={href}>
          <img src={FEATURE_PHOTOS[photo]} alt="" {...FEATURE_PHOTO_SIZE} loading="lazy" decoding="async" />
          <span className="d20">{t(label)}</span>
          <span className="t15 soft">{t(help)}</span>
        </a>
      ))}
      {more.length > 0 && (
        <div className="stack gap-0 stack--start">
          {resolveLinks(edition, more).map(({ label, href }) => (
            <GoLink key={label} href={href}>
              {t(label)}
            </GoLink>
          ))}
        </div>
      )}
    </div>
  );
}

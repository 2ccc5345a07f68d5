import { Icon } from "../../../../../ui/media/icon.tsx";
import type { IconName } from "../../../../../ui/media/icon-paths.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { LinkIndex } from "../../../../sections/link-grid/link-grid.tsx";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import type { HubTopic } from "./load-hub.ts";

const ICONS: Partial<Record<string, IconName>> = {
  "designing-my-dream-home": "ideas",
  "booking-and-payments": "wallet",
  "pricing-and-quotes": "price",
  "design-stage": "edit",
  "materials-and-quality": "shield",
  "delivery-and-installation": "truck",
  "civil-and-on-site-works": "ruler",
  "move-in-and-handover": "key",
  "warranty-and-after-care": "shield",
  "customer-dos-and-donts": "check",
  "home-care-guide": "home",
  financing: "wallet",
  permits: "list",
};

/** A tile for each topic of the work, and what was agreed in a list below. */
export function HubTopics({ topics }: { topics: readonly HubTopic[] }) {
  const { t } = useText();
  const tiles = topics.filter(({ isTile }) => isTile);
  const others = topics.filter(({ isTile }) => !isTile);
  if (topics.length === 0) return null;
  return (
    <Section id="topics" isFlush className="stack gap-7">
      <div>
        <SectionHead title={t("service.topics")} lede={t("service.topicsText")} />
        <ul className="columns columns--4 columns--near hub-tiles">
          {tiles.map(({ slug, title, href, opening }) => (
            <li key={slug}>
              <a className="stack gap-2 box pad-5 hub-tile" href={href}>
                <Icon name={ICONS[slug] ?? "info"} />
                <span className="d20">{title}</span>
                <span className="t15 soft">{opening}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      {others.length > 0 && (
        <div className="stack gap-4">
          <h2 className="d32">{t("service.policies")}</h2>
          <LinkIndex links={others.map(({ title, href }) => ({ name: title, href }))} />
        </div>
      )}
    </Section>
  );
}

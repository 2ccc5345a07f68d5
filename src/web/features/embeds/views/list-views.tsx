import { Facts } from "../../../../ui/text/facts.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { ContentOf } from "../content.ts";
import { EmbedAnchor } from "./embed-anchor.tsx";
import { EmbedSection } from "./embed-section.tsx";

export function CentresView({ content }: { content: ContentOf<"centres"> }) {
  const { t } = useText();
  return (
    <EmbedSection content={content}>
      <ul className="embed-list">
        {content.items.map(({ name, place, phone, hours, directions }) => (
          <li key={`${name} ${directions}`} className="embed-list__item stack">
            <div>
              <h2 className="d20">{name}</h2>
              {place !== name && <p className="t15 soft">{place}</p>}
              {hours.length > 0 && (
                <ul className="t15 soft embed-list__lines">
                  {hours.map(({ days, times }) => (
                    <li key={days}>
                      {days} <bdi dir="ltr">{times}</bdi>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <p className="embed-list__ways row">
              {phone && (
                <a className="link t15" href={`tel:${phone}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              )}
              <EmbedAnchor className="link t15" href={directions}>
                {t("embed.directions")}
                <span className="sr">, {name}</span>
              </EmbedAnchor>
            </p>
          </li>
        ))}
      </ul>
    </EmbedSection>
  );
}

export function LinksView({ content }: { content: ContentOf<"links"> }) {
  return (
    <EmbedSection content={content}>
      <ul className="embed-list">
        {content.items.map(({ title, facts, href }) => (
          <li key={href ?? [title, ...facts].join(" ")} className="stack">
            <h2 className="d20">{href ? <EmbedAnchor href={href}>{title}</EmbedAnchor> : title}</h2>
            {facts.length > 0 && <Facts items={facts} />}
          </li>
        ))}
      </ul>
    </EmbedSection>
  );
}

import type { CSSProperties } from "react";
import { fullDateWords } from "../../../../editions/day-words.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Accordion } from "../../../../ui/navigation/accordion.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { ContentOf } from "../content.ts";
import { EmbedAnchor, EmbedSection } from "./embed-parts.tsx";

export function QuestionsView({ content }: { content: ContentOf<"questions"> }) {
  const items = content.items.map((item, index) => ({ ...item, open: index === 0 }));
  return (
    <EmbedSection content={content}>
      <Accordion group="questions" items={items} />
    </EmbedSection>
  );
}

export function StepsView({ content }: { content: ContentOf<"steps"> }) {
  return (
    <EmbedSection content={content}>
      <ol className="embed-points columns columns--fit">
        {content.items.map(({ name, when, text, share, shareLabel }, index) => (
          <li key={name} className="stack gap-2 ruled">
            <span className="strong embed-steps__no center" aria-hidden="true">
              {share === undefined ? index + 1 : `${share}%`}
            </span>
            <h2 className="d20">{name}</h2>
            {when && <p className="t15 strong">{when}</p>}
            {share !== undefined && (
              <p className="t15 strong">
                <span className="sr">{share}% </span>
                {shareLabel}
              </p>
            )}
            <p className="t15 soft">{text}</p>
          </li>
        ))}
      </ol>
    </EmbedSection>
  );
}

export function PointsView({ content }: { content: ContentOf<"points"> }) {
  return (
    <EmbedSection content={content}>
      {content.picture && (
        <Picture {...content.picture} ratio="16:9" sizes="(width < 600px) 92vw, 1100px" priority />
      )}
      <ul className="embed-points columns columns--fit">
        {content.items.map(({ figure, name, text }) => (
          <li key={name} className="stack gap-2 ruled">
            {figure && (
              <p className="d32 embed-points__figure">
                <bdi>{figure}</bdi>
              </p>
            )}
            <h2 className={text ? "d20" : "t15 soft"}>{name}</h2>
            {text && <p className="t15 soft">{text}</p>}
          </li>
        ))}
      </ul>
    </EmbedSection>
  );
}

export function SummaryView({ content }: { content: ContentOf<"summary"> }) {
  const { t } = useText();
  const { edition } = usePage();
  return (
    <EmbedSection content={content}>
      {content.points.length > 0 && (
        <ul className="embed-summary t15">
          {content.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {content.updated && (
        <p className="t13 soft">
          {t("embed.updated", { date: fullDateWords(content.updated, edition.language) })}
        </p>
      )}
    </EmbedSection>
  );
}

export function VoicesView({ content }: { content: ContentOf<"voices"> }) {
  const { t } = useText();
  return (
    <EmbedSection content={content}>
      <p>
        <b className="d42">
          <bdi>{content.score}</bdi>
        </b>{" "}
        <span className="t15 soft">{content.outOf}</span>
      </p>
      <ul className="embed-points columns columns--fit">
        {content.items.map(({ stars, label, text, by, reply }) => (
          <li key={text} className="stack gap-2 ruled">
            <p className="embed-voices__stars" role="img" aria-label={label} style={starred(stars)} />
            <blockquote className="d20">{text}</blockquote>
            <Facts items={by} />
            {reply && (
              <p className="t15 soft">
                <b>{t("embed.ourReply")}</b> {reply}
              </p>
            )}
          </li>
        ))}
      </ul>
    </EmbedSection>
  );
}

function starred(stars: number): CSSProperties & Record<`--${string}`, string> {
  return { "--share": `${stars * 20}%` };
}

export function NoticeView({ content: { title, more } }: { content: ContentOf<"notice"> }) {
  return (
    <div className="embed-part stack gap-5 embed-notice">
      <h1 className="t17 strong">{title}</h1>
      <EmbedAnchor className="go" href={more.href} hasArrow>
        {more.label}
      </EmbedAnchor>
    </div>
  );
}

import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { CueCard } from "../../../lists/cues/cue-card.tsx";
import { htmlOf, type TablePart } from "../read-article.ts";
import { ArticleFilm } from "./article-film.tsx";
import { ArticleFrame } from "./article-frame.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import type { LaidPart } from "./lay-text.ts";
import { ArticleScene } from "./shoppable/article-scene.tsx";
import "../../../../../ui/text/prose.css";
import "./article-text.css";

/** The text itself. Its HTML was cleaned where it came in (FH-04). */
export function ArticleText({ parts }: { parts: readonly LaidPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is written once and never reordered
    <Part key={index} part={part} />
  ));
}

function Part({ part }: { part: LaidPart }) {
  switch (part.kind) {
    case "text":
      return (
        <div
          className={joinClasses("pretty prose", part.hasInitial && "prose--initial")}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by createHtmlCleaner.
          dangerouslySetInnerHTML={{ __html: htmlOf(part.blocks) }}
        />
      );
    case "table":
      return <Table part={part} />;
    case "scene":
      return <ArticleScene facts={part.facts} caption={part.caption} />;
    case "linked-picture":
      return part.film ? <ArticleFilm {...part} film={part.film} /> : <ArticlePicture {...part} />;
    case "frame":
      return <ArticleFrame {...part} />;
    case "cue":
      return (
        <div className="no-print article-cue">
          <CueCard cue={part.cue} />
        </div>
      );
  }
}

/** One that is wider than a phone scrolls there, says so, and can be reached by the keyboard. */
function Table({ part: { table, label, isWide } }: { part: TablePart }) {
  const { t } = useText();
  return (
    <div className={joinClasses("article-table", isWide && "article-table--wide")}>
      {isWide && (
        <p className="article-table__hint t13 soft line" aria-hidden="true">
          {t("article.tableHint")}
          <Icon name="arrow" size="small" flip />
        </p>
      )}
      <section
        className="article-table__frame pretty prose"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by createHtmlCleaner.
        dangerouslySetInnerHTML={{ __html: htmlOf(table) }}
      />
    </div>
  );
}

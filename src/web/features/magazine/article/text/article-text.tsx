import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { Icon } from "../../../../../ui/media/icon.tsx";
import type { ShownPicture } from "../../../../../ui/media/photo.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import type { SceneFacts } from "../../../design-ideas/smart-photo/picks/scene-facts.ts";
import { CueCard } from "../../../lists/cues/cue-card.tsx";
import { CueFilm, FilmDialog } from "../../../lists/cues/cue-film.tsx";
import { type FramePart, htmlOf, type TablePart } from "../read-article.ts";
import type { LaidPart } from "./lay-text.ts";
import ShoppablePhoto from "./shoppable/shoppable-photo.island.tsx";
import { TEXT_SIZES } from "./text-sizes.ts";
import "../../../lists/cues/cue-card.css";
import "../../../../../ui/text/prose.css";
import "./article-text.css";

/** The text of the article. Its HTML was sanitised on arrival (FH-04). */
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

/** A table that is wider than a phone scrolls there, has a hint and can be focused by keyboard. */
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

function ArticleScene({ facts, caption }: { facts: SceneFacts; caption: string }) {
  return (
    <figure className="article-scene">
      <ShoppablePhoto facts={facts} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function ArticlePicture({
  href,
  picture,
  caption,
}: {
  href: string;
  picture: ShownPicture;
  caption: string;
}) {
  return (
    <figure>
      <a href={href}>
        <Picture {...picture} ratio="own" sizes={TEXT_SIZES} />
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/**
 * A film of another host. A lazy iframe inside closed details is not loaded, so nothing of that host is requested
 * before the visitor opens it, without any script.
 */
function ArticleFrame({ src, title, host }: Omit<FramePart, "kind">) {
  const { t } = useText();
  const name = title || t("article.film");
  return (
    <details className="well no-print article-frame">
      <summary className="beside">
        <span className="article-frame__play center">
          <Icon name="play" />
        </span>
        <span>
          <span className="d20">{name}</span>
          <span className="t13 soft">{t("article.playsFrom", { host })}</span>
        </span>
      </summary>
      <iframe
        src={src}
        title={name}
        loading="lazy"
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </details>
  );
}

interface ArticleFilmProps {
  picture: ShownPicture;
  caption: string;
  /** The URL without its extension: our films exist as WebM and MP4. */
  film: string;
}

function ArticleFilm({ picture, caption, film }: ArticleFilmProps) {
  const video = {
    poster: picture.photo,
    alt: picture.alt,
    sources: [
      { src: `${film}.webm`, type: "video/webm" },
      { src: `${film}.mp4`, type: "video/mp4" },
    ],
    href: `${film}.mp4`,
    seconds: undefined,
  };
  const filmed = { key: film.split("/").at(-1) ?? "", title: caption || picture.alt, text: undefined, video };
  return (
    <>
      <figure className="article-film">
        <CueFilm cue={filmed} video={video} sizes={TEXT_SIZES} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
      <FilmDialog cue={filmed} />
    </>
  );
}

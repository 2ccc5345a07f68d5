import { Icon } from "../../../../../ui/media/icon.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import type { ArticleHeading } from "../read-article.ts";
import "./article-contents.css";

interface ContentsProps {
  headings: readonly ArticleHeading[];
  title?: string;
}

/** Shorter articles need no list of chapters. */
const FEWEST = 3;

/** The chapters beside the text. The list is sticky, and the current chapter is marked (`contents-behaviour.ts`). */
export function ArticleContents({ headings, title }: ContentsProps) {
  const { t } = useText();
  if (headings.length < FEWEST) return null;
  const label = title ?? t("article.contents");
  return (
    <nav className="no-print contents" aria-label={label} data-contents>
      <p className="contents__title t15 strong">{label}</p>
      <Chapters headings={headings} />
    </nav>
  );
}

export function ArticleContentsFold({ headings, title }: ContentsProps) {
  const { t } = useText();
  if (headings.length < FEWEST) return null;
  const label = title ?? t("article.contents");
  return (
    <details className="rules below-5 no-print contents-fold">
      <summary className="line apart strong">
        {label}
        <Icon name="down" />
      </summary>
      <Chapters headings={headings} />
    </details>
  );
}

function Chapters({ headings }: Pick<ContentsProps, "headings">) {
  return (
    <ol className="t15">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}

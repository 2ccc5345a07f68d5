import { Icon } from "../../../../../ui/media/icon.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import type { ArticleHeading } from "../read/article-part.ts";
import "./article-contents.css";

interface ContentsProps {
  headings: readonly ArticleHeading[];
}

/** With fewer there is nothing to find one's way in. */
const FEWEST = 3;

/** The chapters beside the text. They follow, and the one that is read is marked (`contents-behaviour.ts`). */
export function ArticleContents({ headings }: ContentsProps) {
  const { t } = useText();
  if (headings.length < FEWEST) return null;
  return (
    <nav className="contents" aria-label={t("article.contents")} data-contents>
      <p className="contents__title t15 strong">{t("article.contents")}</p>
      <Chapters headings={headings} />
    </nav>
  );
}

/** The same above the text, folded, where there is no room beside it. */
export function ArticleContentsFold({ headings }: ContentsProps) {
  const { t } = useText();
  if (headings.length < FEWEST) return null;
  return (
    <details className="contents-fold">
      <summary className="line line--apart strong">
        {t("article.contents")}
        <Icon name="down" />
      </summary>
      <nav aria-label={t("article.contents")}>
        <Chapters headings={headings} />
      </nav>
    </details>
  );
}

function Chapters({ headings }: ContentsProps) {
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

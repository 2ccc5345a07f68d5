import { useText } from "../../../../../ui/text/text.tsx";
import type { LoadedArticle } from "../load-article.ts";

const TITLE_ID = "article-facts";

/** The story in a few lines, for whoever has no time for it. */
export function ArticleFacts({ facts }: { facts: NonNullable<LoadedArticle["post"]["keyFacts"]> }) {
  const { t } = useText();
  if (facts.length === 0) return null;
  return (
    <section className="article-facts" aria-labelledby={TITLE_ID}>
      <h2 className="d20" id={TITLE_ID}>
        {t("article.facts")}
      </h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="t13 soft">{label}</dt>
            <dd className="t15 strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

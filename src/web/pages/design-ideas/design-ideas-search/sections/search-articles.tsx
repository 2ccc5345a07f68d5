import { GoLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { FoundStory } from "../../../../features/magazine/search/found-story.tsx";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import type { FoundArticles } from "../find-articles.ts";
import "../../../../features/magazine/stories/magazine-stories.css";

/** What to read about what was looked for, below the designs. */
export function SearchArticles({ articles, total, allPath, keyword }: FoundArticles & { keyword: string }) {
  const { t } = useText();
  return (
    <Section tone="sand" label={t("search.articles")}>
      <SectionHead title={t("search.articles")}>
        {allPath && total > articles.length && (
          <GoLink href={allPath}>{t("search.articlesAll", { count: total, keyword })}</GoLink>
        )}
      </SectionHead>
      <ul className="found-row">
        {articles.map(({ href, ...story }) => (
          <li key={story.slug}>
            <FoundStory story={story} href={href} isLead={false} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Filled } from "../../../sections/parts/filled.tsx";
import { joinWords } from "./join-words.tsx";
import type { Story } from "./story.ts";
import { authorPath } from "./story-paths.ts";

/** The writers of an article, each with the way to what else they wrote. */
export function StoryByline({ authors = [] }: Pick<Story, "authors">) {
  const { t, language } = useText();
  const { edition } = usePage();
  if (authors.length === 0) return null;
  const linked = authors.map(({ name, slug }) => {
    const href = authorPath(edition, slug);
    return href ? (
      <a key={slug} className="link" href={href} rel="author">
        {name}
      </a>
    ) : (
      name
    );
  });
  return (
    <p className="story-byline">
      <Filled text={t("magazine.by")} parts={{ names: joinWords(linked, language) }} />
    </p>
  );
}

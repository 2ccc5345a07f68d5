import { Fragment, type ReactNode } from "react";
import { fullDateWords } from "../../../../editions/day-words.ts";
import { byLanguage, type Language } from "../../../../editions/languages.ts";
import { Facts } from "../../../../ui/text/facts.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Filled } from "../../../sections/parts/filled.tsx";
import type { Story } from "./story.ts";
import { authorPath, categoryPath } from "./story-paths.ts";
import "./magazine-stories.css";

interface StoryMetaProps {
  story: Story;
  /** Beside a large title there is room for the authors. */
  hasAuthors?: boolean;
}

/** Authors, date and reading time in one grey line, as far as known. */
export function StoryMeta({ story, hasAuthors = false }: StoryMetaProps) {
  const { t, language } = useText();
  const { authors = [], date, readingMinutes } = story;
  const names = authors.map(({ name }) => name);
  const facts = [
    ...(hasAuthors && names.length > 0
      ? [<Filled key="by" text={t("magazine.by")} parts={{ names: joinWords(names, language) }} />]
      : []),
    ...(date ? [<StoryDate key="date" date={date} />] : []),
    ...(readingMinutes ? [t("magazine.readingTime", { count: readingMinutes })] : []),
  ];
  return facts.length > 0 ? (
    <div className="story-meta">
      <Facts items={facts} />
    </div>
  ) : null;
}

export function StoryDate({ date }: { date: string }) {
  const { language } = useText();
  const day = date.slice(0, "YYYY-MM-DD".length);
  return <time dateTime={day}>{fullDateWords(day, language)}</time>;
}

interface StoryKickerProps extends Pick<Story, "category"> {
  part?: Story["category"];
}

export function StoryKicker({ category, part }: StoryKickerProps) {
  const { edition } = usePage();
  const { name } = part ?? category;
  if (name === "") return null;
  const href = categoryPath(edition, category.slug, part?.slug);
  return <p className="kicker story-kicker">{href ? <a href={href}>{name}</a> : name}</p>;
}

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

const LISTS = byLanguage((language) => new Intl.ListFormat(language, { type: "conjunction" }));

/** "Ananya Rao and Farah Qureshi": joins elements with the list format of the language. */
function joinWords(pieces: readonly ReactNode[], language: Language): ReactNode {
  const places = LISTS[language].formatToParts(pieces.map((_, index) => String(index)));
  return places.map(({ type, value }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
    <Fragment key={index}>{type === "element" ? pieces[Number(value)] : value}</Fragment>
  ));
}

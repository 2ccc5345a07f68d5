import { fullDateWords } from "../../../../editions/day-words.ts";
import { Facts } from "../../../../ui/text/facts.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { Filled } from "../../../sections/parts/filled.tsx";
import { joinWords } from "./join-words.tsx";
import type { Story } from "./story.ts";
import "./magazine-stories.css";

interface StoryMetaProps {
  story: Story;
  /** Beside a large title there is room for who wrote it. */
  hasAuthors?: boolean;
}

/** Who, when and for how long, in one grey line: as far as it is known. */
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

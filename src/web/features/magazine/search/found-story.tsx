import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { FoundEntry } from "./found-lists.ts";
import "../stories/magazine-stories.css";

interface FoundStoryProps {
  story: FoundEntry;
  href: string | undefined;
  /** The first of five. */
  isLead: boolean;
  priority?: boolean;
}

const SIZES = {
  lead: "(width < 1024px) calc(100vw - 40px), (width < 1440px) 56vw, 760px",
  card: "(width < 600px) 112px, (width < 1024px) 45vw, 310px",
};

/** An article that was found. Its address comes with it: browsers show further ones, and know no table of addresses. */
export function FoundStory({ story, href, isLead, priority = false }: FoundStoryProps) {
  const { t } = useText();
  const { name, category, excerpt, readingMinutes, picture } = story;
  return (
    <article className={joinClasses("story", isLead ? "story--lead" : "story--card", "found-story")}>
      <div className="relative story__cover">
        {picture ? (
          <Picture {...picture} sizes={isLead ? SIZES.lead : SIZES.card} priority={priority} />
        ) : (
          <div className="center well story-plate" aria-hidden="true">
            {[...name][0]}
          </div>
        )}
      </div>
      <div className="stack gap-2 story__words">
        {category && <p className="kicker">{category}</p>}
        <h3 className={joinClasses("story__title cover-title", isLead ? "d42" : "d20")}>
          {href ? <a href={href}>{name}</a> : name}
        </h3>
        {isLead && excerpt && <p className="pretty story__excerpt soft">{excerpt}</p>}
        {readingMinutes !== undefined && (
          <p className="t13 soft">{t("magazine.readingTime", { count: readingMinutes })}</p>
        )}
      </div>
    </article>
  );
}

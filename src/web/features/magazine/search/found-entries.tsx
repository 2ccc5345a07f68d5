import type { MagazineSearchType } from "../../../../contracts/calls/graphql/search-magazine-descriptor.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { FoundEntry } from "./search-lists.ts";
import "../stories/magazine-stories.css";

/** The path up to the slug by type; null if the country has no such page. */
export type ListPaths = Record<MagazineSearchType, string | null>;

interface FoundEntriesProps {
  type: MagazineSearchType;
  entries: readonly FoundEntry[];
  basePaths: ListPaths;
  pageSize: number;
}

/** The results of one kind: articles in groups of one large and four small ones, names as a list, tags as words. */
export function FoundEntries({ type, entries, basePaths, pageSize }: FoundEntriesProps) {
  const hrefOf = ({ slug }: FoundEntry) => addressIn(basePaths[type], slug);
  if (type !== "post") {
    return (
      <ul className={type === "post_tag" ? "row align-stretch found-tags" : "found-names"}>
        {entries.map((entry) => (
          <li key={entry.slug}>
            <FoundName name={entry.name} href={hrefOf(entry)} isTag={type === "post_tag"} />
          </li>
        ))}
      </ul>
    );
  }
  return spreadsOf(entries, pageSize).map((spread, spreadIndex) => (
    <ul className="found-spread" key={spread[0]?.slug}>
      {spread.map((entry, index) => (
        <li key={entry.slug}>
          <FoundStory
            story={entry}
            href={hrefOf(entry)}
            isLead={index === 0}
            priority={spreadIndex === 0 && index === 0}
          />
        </li>
      ))}
    </ul>
  ));
}

function FoundName({ name, href, isTag }: { name: string; href: string | undefined; isTag: boolean }) {
  if (isTag)
    return href ? (
      <a className="chip" href={href}>
        {name}
      </a>
    ) : (
      <span className="chip">{name}</span>
    );
  if (!href) return <span className="line gap-4 apart hover-accent break-words pad-block-4 d32">{name}</span>;
  return (
    <a className="line gap-4 apart hover-accent break-words pad-block-4 d32" href={href}>
      {name}
      <Icon name="arrow" flip />
    </a>
  );
}

function addressIn(place: string | null, slug: string): string | undefined {
  return place === null || slug === "" ? undefined : place + encodeURIComponent(slug);
}

function spreadsOf(entries: readonly FoundEntry[], size: number): FoundEntry[][] {
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, index) => entries.slice(index * size, (index + 1) * size));
}

interface FoundStoryProps {
  story: FoundEntry;
  href: string | undefined;
  /** Whether it is the first of a group of five. */
  isLead: boolean;
  priority?: boolean;
}

const SIZES = {
  lead: "(width < 1024px) calc(100vw - 40px), (width < 1440px) 56vw, 760px",
  card: "(width < 600px) 112px, (width < 1024px) 45vw, 310px",
};

/**
 * An article in the results. It gets its URL as a prop, because the browser shows further results without the URL
 * table.
 */
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

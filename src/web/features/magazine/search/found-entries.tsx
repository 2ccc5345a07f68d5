import type { MagazineSearchType } from "../../../../contracts/calls/graphql/search-magazine-descriptor.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import type { FoundEntry } from "./found-lists.ts";
import { FoundStory } from "./found-story.tsx";
import "../stories/magazine-stories.css";

/** Up to the slug of what stands there; nothing where a country has no such page. */
export type FoundPlaces = Record<MagazineSearchType, string | null>;

interface FoundEntriesProps {
  type: MagazineSearchType;
  entries: readonly FoundEntry[];
  places: FoundPlaces;
  /** How many come at once. */
  pageSize: number;
}

/** What was found of one kind: articles in spreads of a large one and four small ones, names below each other, tags as words. */
export function FoundEntries({ type, entries, places, pageSize }: FoundEntriesProps) {
  const hrefOf = ({ slug }: FoundEntry) => addressIn(places[type], slug);
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
  return spreadsOf(entries, pageSize).map((spread, index) => (
    <ul className="found-spread" key={spread[0]?.slug}>
      {spread.map((entry, place) => (
        <li key={entry.slug}>
          <FoundStory
            story={entry}
            href={hrefOf(entry)}
            isLead={place === 0}
            priority={index === 0 && place === 0}
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

import type { ReactNode } from "react";
import type { ListWords } from "../../../../contracts/documents/sections/list-sections.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { EmptyState } from "../../../../ui/overlay/empty-state.tsx";
import { fillPlaceholders } from "../../../../ui/text/text.tsx";
import { EmptyList } from "../gallery/empty-list.tsx";
import ListFilters from "./list-filters.island.tsx";
import type { Listing } from "./narrowing.ts";
import "./narrowed-list.css";

interface NarrowedListProps {
  id: string;
  path: string;
  words: Pick<ListWords, "show" | "found" | "clear" | "none">;
  listing: Listing<unknown>;
  children: ReactNode;
}

/** A list with its filters above and its pagination below. An empty result shows a link to the whole list. */
export function NarrowedList({ id, path, words, listing, children }: NarrowedListProps) {
  const { narrowing, choice, total, items, page, lastPage, href } = listing;
  const isNarrowed = Object.keys(choice).length > 0;
  const whole = `${path}#${id}`;
  return (
    <div className="stack gap-5 narrowed">
      <ListFilters id={id} path={path} narrowing={narrowing} choice={choice} show={words.show} />
      {items.length > 0 ? (
        <>
          <p className="narrowed__found">
            <b>{fillPlaceholders(words.found, { count: total })}</b>
            {isNarrowed && (
              <a className="link tap" href={whole}>
                {words.clear}
              </a>
            )}
          </p>
          {children}
          <Pagination page={page} total={lastPage} href={href} />
        </>
      ) : (
        <EmptyList list={listing}>
          <EmptyState
            title={words.none.title}
            level={3}
            exits={<ButtonLink href={whole}>{words.clear}</ButtonLink>}
          >
            {words.none.text}
          </EmptyState>
        </EmptyList>
      )}
    </div>
  );
}

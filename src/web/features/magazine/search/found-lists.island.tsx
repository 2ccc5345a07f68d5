import { type MouseEvent, useEffect, useRef, useState } from "react";
import { TabNav } from "../../../../ui/navigation/tabs.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../frame/islands/island-pictures.tsx";
import { startsNavigation } from "../../../frame/navigation/starts-navigation.ts";
import { GalleryBeyond } from "../../gallery/gallery-beyond.tsx";
import { FoundEntries, type FoundPlaces } from "./found-entries.tsx";
import { FoundFoot } from "./found-foot.tsx";
import { type FoundList, type FoundLists as Lists, SEARCH_TABS } from "./found-lists.ts";
import { moreThan } from "./more-than.ts";
import { type Tab, tabHref } from "./search-href.ts";
import { useFoundLists } from "./use-found-lists.ts";
import "../stories/magazine-stories.css";

export interface FoundListsProps {
  keyword: string;
  /** The address of the search. */
  path: string;
  /** Where what is found leads. */
  places: FoundPlaces;
  tab: Tab;
  lists: Lists;
  pageSize: number;
}

/** Tabs and further pages are links; where scripts run, they come without another document. */
export default island("found-lists", FoundLists, { when: "intent" });

function FoundLists({ keyword, path, places, pageSize, ...served }: FoundListsProps) {
  const { t } = useText();
  const [tab, setTab] = useState(served.tab);
  const { lists, loadMore, loadingOf } = useFoundLists(keyword, served.lists, pageSize);
  const panel = useRef<HTMLDivElement>(null);
  const { type, label } = SEARCH_TABS.find((row) => row.tab === tab) ?? SEARCH_TABS[0];
  const { first, page, total, entries } = lists[type];
  const loading = loadingOf(type);
  const seen = (first - 1) * pageSize + entries.length;
  useNewFocus(panel, entries.length, type);

  const answer = (event: MouseEvent<HTMLAnchorElement>, act: () => void) => {
    if (!startsNavigation(event.nativeEvent, event.currentTarget, location.href)) return;
    event.preventDefault();
    act();
  };
  const show = (chosen: Tab) => {
    setTab(chosen);
    history.replaceState(history.state, "", tabHref(path, chosen));
  };
  const more = () => void loadMore(type);

  return (
    <div className="found">
      <TabNav
        label={t("magazineSearch.tabs")}
        links={SEARCH_TABS.map((row) => ({
          label: (
            <>
              {t(row.label)} <span className="num soft">{shortTotal(lists[row.type])}</span>
            </>
          ),
          href: tabHref(path, row.tab),
          current: row.tab === tab,
          onClick: (event) => answer(event, () => show(row.tab)),
        }))}
      />
      <div
        className="pad-above-6 found__panel stack gap-6"
        ref={panel}
        aria-busy={loading === "under-way" || undefined}
      >
        <h2 className="sr">{t(label)}</h2>
        {first > 1 && entries.length > 0 && (
          <p>
            <a className="link t15" href={tabHref(path, tab, first - 1)}>
              {t("gallery.earlierAny")}
            </a>
          </p>
        )}
        {entries.length > 0 && (
          <div>
            <IslandPictures>
              <FoundEntries {...{ type, entries, places, pageSize }} />
            </IslandPictures>
          </div>
        )}
        {entries.length === 0 && total > 0 && (
          <GalleryBeyond page={first} lastPage={Math.ceil(total / pageSize)} href={tabHref(path, tab)} />
        )}
        {total === 0 && <p className="soft">{t("magazineSearch.noneOfKind")}</p>}
        {total > pageSize && entries.length > 0 && (
          <FoundFoot
            {...{ seen, total, pageSize, moreThan: moreThan(lists[type]) }}
            href={tabHref(path, tab, page + 1)}
            hasFailed={loading === "failed"}
            onMore={more}
            onFollow={(event) => answer(event, more)}
          />
        )}
      </div>
    </div>
  );
}

function shortTotal(list: FoundList): string {
  const least = moreThan(list);
  return least === undefined ? `${list.total}` : `${least.toLocaleString("en")}+`;
}

/** The focus goes to the first entry that has come, for the button may be gone; not when another list is shown. */
function useNewFocus(panel: { current: HTMLElement | null }, count: number, list: string): void {
  const before = useRef({ list, count });
  useEffect(() => {
    const was = before.current;
    before.current = { list, count };
    if (was.list !== list || count <= was.count) return;
    const links = panel.current?.querySelectorAll<HTMLElement>(
      ".found-spread a, .found-names a, .found-tags a",
    );
    links?.[was.count]?.focus({ preventScroll: true });
  }, [panel, count, list]);
}

import { type MouseEvent, type MouseEventHandler, useEffect, useRef, useState } from "react";
import { browserCall } from "../../../../contracts/browser/browser-call.ts";
import {
  MAGAZINE_SEARCHES,
  type MagazineSearchType,
} from "../../../../contracts/calls/graphql/search-magazine-descriptor.ts";
import { Button, ButtonLink } from "../../../../ui/forms/button.tsx";
import { TabNav } from "../../../../ui/navigation/tabs.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../frame/islands/island-pictures.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { startsNavigation } from "../../../frame/navigation/starts-navigation.ts";
import { EmptyList } from "../../lists/gallery/empty-list.tsx";
import { FoundEntries, type ListPaths } from "./found-entries.tsx";
import {
  addPage,
  type FoundList,
  type FoundLists as Lists,
  moreThan,
  readFound,
  SEARCH_TABS,
  type Tab,
  tabHref,
} from "./search-lists.ts";
import "../stories/magazine-stories.css";

export interface FoundListsProps {
  keyword: string;
  path: string;
  basePaths: ListPaths;
  tab: Tab;
  lists: Lists;
  pageSize: number;
}

/** Tabs and further pages are links; with scripts they load without a new document. */
export default island("found-lists", FoundLists, { when: "intent" });

function FoundLists({ keyword, path, basePaths, pageSize, ...served }: FoundListsProps) {
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
        {entries.length > 0 ? (
          <div>
            <IslandPictures>
              <FoundEntries {...{ type, entries, basePaths, pageSize }} />
            </IslandPictures>
          </div>
        ) : (
          <EmptyList
            list={{ page: first, lastPage: Math.ceil(total / pageSize), total, href: tabHref(path, tab) }}
          >
            <p className="soft">{t("magazineSearch.noneOfKind")}</p>
          </EmptyList>
        )}
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

/** Moves the focus to the first new entry, because the button may have been removed; not when another list is shown. */
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

type Loading = "at-rest" | "under-way" | "failed";

function useFoundLists(keyword: string, served: Lists, pageSize: number) {
  const { edition, state } = usePage();
  const [lists, setLists] = useState(served);
  const [loading, setLoading] = useState<Partial<Record<MagazineSearchType, Loading>>>({});
  const underWay = useRef(new Set<MagazineSearchType>());

  async function loadMore(type: MagazineSearchType): Promise<void> {
    if (underWay.current.has(type)) return;
    underWay.current.add(type);
    setLoading((known) => ({ ...known, [type]: "under-way" }));
    const answer = await browserCall(MAGAZINE_SEARCHES[type], {
      type,
      query: keyword,
      countryIsoCode: edition.isoCode,
      page: lists[type].page + 1,
      pageSize,
    });
    underWay.current.delete(type);
    setLoading((known) => ({ ...known, [type]: answer.ok ? "at-rest" : "failed" }));
    if (!answer.ok) return;
    const { page, total, ...list } = addPage(lists[type], readFound(type, answer.value));
    setLists((known) => ({ ...known, [type]: { ...list, page, total } }));
    state.setState("searchConfig", { [type]: { page, total } });
  }

  return { lists, loadMore, loadingOf: (type: MagazineSearchType) => loading[type] ?? "at-rest" };
}

interface FoundFootProps {
  seen: number;
  total: number;
  /** A round number below the real total, if not all results are counted. */
  moreThan: number | undefined;
  pageSize: number;
  href: string;
  hasFailed: boolean;
  onMore: () => void;
  onFollow: MouseEventHandler<HTMLAnchorElement>;
}

function FoundFoot({ seen, total, moreThan, pageSize, href, hasFailed, onMore, onFollow }: FoundFootProps) {
  const { t } = useText();
  return (
    <div className="pad-above-5 found__foot stack stack--center">
      <p className="t15 soft" role="status">
        {moreThan === undefined || seen > moreThan
          ? t("gallery.seen", { to: seen, total })
          : t("gallery.seenOfMore", { to: seen, total: moreThan.toLocaleString("en") })}
      </p>
      {hasFailed && (
        <div className="stack gap-2 stack--center" role="alert">
          <p className="t15">{t("gallery.failedAny")}</p>
          <Button look="line" onClick={onMore}>
            {t("gallery.retry")}
          </Button>
        </div>
      )}
      {!hasFailed && seen < total && (
        <ButtonLink look="line" href={href} onClick={onFollow} data-held="">
          {t("gallery.more", { count: Math.min(pageSize, total - seen) })}
        </ButtonLink>
      )}
    </div>
  );
}

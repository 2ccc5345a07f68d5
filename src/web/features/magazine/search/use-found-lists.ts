import { useRef, useState } from "react";
import { browserCall } from "../../../../contracts/browser/browser-call.ts";
import {
  MAGAZINE_SEARCHES,
  type MagazineSearchType,
} from "../../../../contracts/calls/graphql/search-magazine-descriptor.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { addPage, type FoundLists, readFound } from "./found-lists.ts";

type Loading = "at-rest" | "under-way" | "failed";

/** The lists of a search, each of which grows by itself, page by page. */
export function useFoundLists(keyword: string, served: FoundLists, pageSize: number) {
  const { edition, state } = usePage();
  const [lists, setLists] = useState(served);
  const [loading, setLoading] = useState<Partial<Record<MagazineSearchType, Loading>>>({});
  const underWay = useRef(new Set<MagazineSearchType>());

  /** Puts the next page behind those that are there. */
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

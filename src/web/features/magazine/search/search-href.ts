import { pageHref } from "../../../../ui/navigation/page-window.ts";
import { SEARCH_TABS } from "./found-lists.ts";

export type Tab = (typeof SEARCH_TABS)[number]["tab"];

const [FIRST] = SEARCH_TABS;

/** The address of a tab of a search, at one of its pages. The first tab is the search itself. */
export function tabHref(path: string, tab: Tab, page = 1): string {
  return pageHref(tab === FIRST.tab ? path : `${path}?tab=${tab}`, page);
}

/** The tab that an address asks for; nothing where it asks for none that there is. */
export function parseTab(text: string | null): Tab | undefined {
  return SEARCH_TABS.find(({ tab }) => tab === text)?.tab;
}

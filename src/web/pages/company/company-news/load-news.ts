import {
  COMPANY_NEWS_PAGE_SIZE,
  listCompanyNews,
  NEWS_PAGES,
  type NewsItem,
} from "../../../../contracts/calls/company-news.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../editions/edition.ts";

export interface LoadedNews {
  items: NewsItem[];
  lastPage: number;
  /** Why there is nothing to show: nobody has written, the list ends before this page, or it could not be had (CN-05). */
  none?: "empty" | "beyond" | "failed";
}

interface NewsAsked {
  /** As in the address: the first is 1. */
  page: number;
  /** The site that asks, for a host that has the news of several. */
  domain: string;
}

/** One page of what the press wrote. Whatever goes wrong with it, the page around it stands. */
export async function loadNews(
  call: Caller,
  { country }: Edition,
  { page, domain }: NewsAsked,
): Promise<LoadedNews> {
  const outcome = await call(listCompanyNews, {
    iso: country,
    _embed: "",
    domain,
    per_page: COMPANY_NEWS_PAGE_SIZE,
    page,
    page_type: "company_news",
  });
  const nothing = { items: [], lastPage: 0 };
  if (!outcome.ok) {
    const isBeyond = page > 1 && outcome.problem.kind === "refused";
    return { ...nothing, none: isBeyond ? "beyond" : "failed" };
  }
  const items = outcome.value;
  if (items.length === 0) return { ...nothing, none: page > 1 ? "beyond" : "empty" };
  // A host that tells no number of pages may have another one where this one is full.
  const mayGoOn = items.length >= COMPANY_NEWS_PAGE_SIZE;
  const told = Number(outcome.told?.[NEWS_PAGES]);
  return { items, lastPage: told > 0 ? told : page + (mayGoOn ? 1 : 0) };
}

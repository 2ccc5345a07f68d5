import { COMPANY_NEWS_PAGE_SIZE, type NewsItem as Item } from "../../../../contracts/calls/company-news.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { NewsItem } from "./news-item.tsx";

/** Fewer do not fill a row: each gets one of its own. */
const FEWEST_IN_GRID = 3;

/** A full first page opens with its newest item in twice the size, which leaves no hole in the grid. */
export function NewsList({ items, isFirstPage }: { items: readonly Item[]; isFirstPage: boolean }) {
  const look =
    items.length < FEWEST_IN_GRID
      ? "row"
      : isFirstPage && items.length === COMPANY_NEWS_PAGE_SIZE
        ? "lead"
        : "card";
  return (
    <ul className={joinClasses("news-list", look === "row" ? "stack gap-6" : "columns")}>
      {items.map((item, index) => {
        const own = look === "lead" && index > 0 ? "card" : look;
        return (
          <li key={item.external_link + item.title} className={`news-list__${own}`}>
            <NewsItem item={item} look={own} priority={index === 0} />
          </li>
        );
      })}
    </ul>
  );
}

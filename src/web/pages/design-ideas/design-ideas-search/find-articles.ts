import { searchMagazinePosts } from "../../../../contracts/calls/graphql/search-magazine.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import { type FoundEntry, readFound } from "../../../features/magazine/search/found-lists.ts";
import { storyPath } from "../../../features/magazine/stories/story-paths.ts";
import { searchPath } from "../../../features/search/search-keyword.ts";
import { optional } from "../../../frame/page.ts";

const MOST = 4;

export interface FoundArticles {
  articles: (FoundEntry & { href: string })[];
  total: number;
  /** The same search in the magazine, where it has one. */
  allPath: string | undefined;
}

/** What the magazine of the country has for the words; nothing where there is none, or where its search fails. */
export async function findArticles(
  call: Caller,
  edition: Edition,
  keyword: string,
): Promise<FoundArticles | undefined> {
  const magazine = linkTo(edition, "magazine");
  if (!magazine) return undefined;
  const question = { query: keyword, countryIsoCode: edition.isoCode, page: 1, pageSize: MOST };
  const answer = await optional(call(searchMagazinePosts, question), undefined);
  if (!answer) return undefined;
  const { entries, total } = readFound("post", answer);
  const articles = entries.flatMap((entry) => {
    const href = storyPath(edition, entry.slug);
    return href ? [{ ...entry, href }] : [];
  });
  if (articles.length === 0) return undefined;
  const hasSearch = linkTo(edition, "magazine-search", { searchKeyword: keyword }) !== undefined;
  return { articles, total, allPath: hasSearch ? searchPath(magazine, keyword) : undefined };
}

import { usePage } from "../../../frame/islands/page-context.ts";
import type { FoundLists } from "./found-lists.ts";

/** Puts into the state, which is written behind the page, what was searched for, and of each list its page and total (SE-01). */
export function useSearchState(
  searchKeyword: string,
  { post, author, category, post_tag }: FoundLists,
): void {
  const { state } = usePage();
  state.setState("magazine", { searchKeyword, page: post.page, total: post.total });
  state.setState("searchConfig", {
    post: placeOf(post),
    author: placeOf(author),
    category: placeOf(category),
    post_tag: placeOf(post_tag),
  });
}

function placeOf({ page, total }: FoundLists["post"]): { page: number; total: number } {
  return { page, total };
}

import { listMagazinePosts } from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { DocumentAddress, ListAddresses } from "../../../frame/define-page.ts";

const PAGE_SIZE = 100;
/** Twice what the sitemap of a region holds in one file; beyond that something is wrong. */
const MOST_PAGES = 1_000;

/** All articles of a country. A sitemap that lacks half of them tells search engines to forget them, so a failure is one. */
export const listArticles: ListAddresses = async (call, { isoCode: countryIsoCode }) => {
  const all: DocumentAddress[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const outcome = await call(listMagazinePosts, { countryIsoCode, page, pageSize: PAGE_SIZE });
    if (!outcome.ok && outcome.problem.kind === "not-found") break;
    if (!outcome.ok) throw new Error(`The sitemap lacks its articles: ${outcome.problem.statusText}`);
    const { posts, total } = outcome.value;
    all.push(
      ...posts.map(({ slug, date, updated }) => {
        const lastModified = updated || date;
        return { params: { postSlug: slug }, ...(lastModified && { lastModified }) };
      }),
    );
    if (posts.length === 0 || page * PAGE_SIZE >= total) break;
  }
  return all;
};

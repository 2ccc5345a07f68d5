import { listMagazinePosts } from "../../../../contracts/calls/magazine/magazine-calls.ts";
import type { ListAddresses } from "../../../frame/define-page.ts";
import { wholeList } from "../../../frame/seo/whole-list.ts";

export const listArticles: ListAddresses = (call, { isoCode: countryIsoCode }) =>
  wholeList(
    (page, pageSize) => call(listMagazinePosts, { countryIsoCode, page, pageSize }),
    ({ posts, total }, size) => ({
      items: posts.map(({ slug, date, updated }) => {
        const lastModified = updated || date;
        return { params: { postSlug: slug }, ...(lastModified && { lastModified }) };
      }),
      lastPage: total / size,
    }),
  );

import {
  listAuthors,
  listCategories,
  listTags,
  listTypes,
} from "../../../features/magazine/listing/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";

const shared = { module: "magazine-listing", query: ["page"] };

export const page = [
  definePage({ ...shared, name: "magazine-author", listAddresses: listAuthors }),
  definePage({ ...shared, name: "magazine-category", listAddresses: listCategories }),
  definePage({ ...shared, name: "magazine-tag", listAddresses: listTags }),
  definePage({ ...shared, name: "magazine-type", listAddresses: listTypes }),
];

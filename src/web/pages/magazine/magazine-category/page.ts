import { listCategories } from "../../../features/magazine/listing/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "magazine-category",
  query: ["page"],
  listAddresses: listCategories,
});

import { listCategories } from "../../../features/design-ideas/designs/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";
import { GALLERY } from "../../page-queries.ts";

export const page = definePage({
  name: "design-ideas-category",
  query: GALLERY,
  hasFooterForm: false,
  chat: "message-design-ideas",
  listAddresses: listCategories,
  seoFooterSlug: ({ categorySlug }) => categorySlug,
});

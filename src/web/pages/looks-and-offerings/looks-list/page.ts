import { listLookCategories } from "../../../features/looks-and-offerings/looks/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";
import { LOOKS } from "../../page-queries.ts";

export const page = definePage({
  name: "looks-list",
  query: LOOKS,
  hasFooterForm: false,
  chat: "message-design-ideas",
  listAddresses: listLookCategories,
});

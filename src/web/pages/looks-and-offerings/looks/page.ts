import { listLookCategories } from "../../../features/looks-and-offerings/looks/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";
import { LOOKS } from "../../page-queries.ts";

const shared = { query: LOOKS, hasFooterForm: false, chat: "message-design-ideas" } as const;

export const page = [
  definePage({ ...shared, name: "looks" }),
  definePage({ ...shared, name: "looks-list", module: "looks", listAddresses: listLookCategories }),
];

import { listOfferingLists } from "../../../features/looks-and-offerings/offerings/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";
import { OFFERINGS_LIST } from "../../page-queries.ts";

export const page = definePage({
  name: "accessories-list",
  query: OFFERINGS_LIST,
  hasFooterForm: false,
  listAddresses: listOfferingLists("accessories"),
});

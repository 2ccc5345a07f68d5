import { listOfferingLists } from "../../../features/looks-and-offerings/offerings/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";
import { OFFERINGS_LIST } from "../../page-queries.ts";

const shared = { module: "offering-list", query: OFFERINGS_LIST, hasFooterForm: false };

export const page = [
  definePage({ ...shared, name: "finishes-list", listAddresses: listOfferingLists("finishes") }),
  definePage({ ...shared, name: "accessories-list", listAddresses: listOfferingLists("accessories") }),
];

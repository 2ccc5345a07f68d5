import { listOfferingAddresses } from "../../../features/looks-and-offerings/offerings/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "accessory-detail",
  query: ["compare"],
  contentType: "accessories",
  listAddresses: listOfferingAddresses("accessories"),
});

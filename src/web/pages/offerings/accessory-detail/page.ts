import { listOfferingAddresses } from "../../../features/offerings/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "accessory-detail",
  contentType: "accessories",
  listAddresses: listOfferingAddresses("accessories"),
});

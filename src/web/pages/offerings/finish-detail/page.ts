import { listOfferingAddresses } from "../../../features/offerings/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "finish-detail",
  contentType: "finishes",
  listAddresses: listOfferingAddresses("finishes"),
});

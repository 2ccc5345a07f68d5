import { listOfferingAddresses } from "../../../features/offerings/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "finish-detail",
  query: ["compare"],
  contentType: "finishes",
  listAddresses: listOfferingAddresses("finishes"),
});

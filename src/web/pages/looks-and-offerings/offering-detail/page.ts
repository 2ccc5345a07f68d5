import { listOfferingAddresses } from "../../../features/looks-and-offerings/offerings/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = [
  definePage({
    name: "finish-detail",
    module: "offering-detail",
    // The label shows how a finish performs in the climate of the visitor's city.
    query: ["compare", "city"],
    contentType: "finishes",
    listAddresses: listOfferingAddresses("finishes"),
  }),
  definePage({
    name: "accessory-detail",
    module: "offering-detail",
    query: ["compare"],
    contentType: "accessories",
    listAddresses: listOfferingAddresses("accessories"),
  }),
];

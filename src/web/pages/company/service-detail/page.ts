import { listServiceAddresses } from "../../../features/company/service/list-service-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "service-detail",
  contentType: "service-pages",
  listAddresses: listServiceAddresses,
});

import { listLooks } from "../../../features/looks-and-offerings/looks/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "look-detail",
  chat: "message-design",
  contentType: "home-looks",
  listAddresses: listLooks,
  embedAs: "look",
});

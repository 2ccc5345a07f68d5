import { findSmartPhotoCard } from "../../../features/design-ideas/designs/find-design-card.ts";
import { listSmartPhotos } from "../../../features/design-ideas/designs/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";
import { SCENE } from "../../page-queries.ts";

export const page = definePage({
  name: "smart-photo",
  query: SCENE,
  floats: "own-bar",
  chat: "message-smart-photo",
  contentType: "smart-photo",
  listAddresses: listSmartPhotos,
  shareCards: { "smart-photo": findSmartPhotoCard },
  embedAs: "smart-photo",
  seoFooterSlug: () => "smart-photo",
});

import { findDesignCard } from "../../../features/design-ideas/designs/find-design-card.ts";
import { listDesigns } from "../../../features/design-ideas/designs/list-addresses.ts";
import { definePage } from "../../../frame/define-page.ts";
import { SCENE } from "../../page-queries.ts";

export const page = definePage({
  name: "smart-photo-detail",
  query: SCENE,
  floats: "own-bar",
  chat: "message-smart-photo",
  contentType: "smart-photo-lite",
  listAddresses: listDesigns("smart-photo-lite"),
  shareCards: { design: findDesignCard },
  embedAs: "design",
});

import { findDesignCard } from "../../../features/design-ideas/designs/find-design-card.ts";
import { listDesigns } from "../../../features/design-ideas/designs/list-addresses.ts";
import { ROOM_PARAMETERS } from "../../../features/design-ideas/my-room/room-parameters.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "design-detail",
  query: ROOM_PARAMETERS,
  chat: "message-design",
  contentType: "looks",
  listAddresses: listDesigns("looks"),
  shareCards: { design: findDesignCard },
  embedAs: "design",
});

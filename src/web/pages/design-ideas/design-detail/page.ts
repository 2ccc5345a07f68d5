import { findDesignCard } from "../../../features/designs/find-design-card.ts";
import { listDesigns } from "../../../features/designs/list-addresses.ts";
import { ROOM_PARAMETERS } from "../../../features/my-room/room-parameters.ts";
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

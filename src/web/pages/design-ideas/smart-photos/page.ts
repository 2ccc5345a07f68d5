import { ROOM_PARAMETERS } from "../../../features/design-ideas/my-room/room-parameters.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "smart-photos",
  query: ["roomType", ...ROOM_PARAMETERS],
  chat: "message-smart-photo",
});

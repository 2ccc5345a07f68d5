import { ROOM_PARAMETERS } from "../../../features/design-ideas/my-room/room-parameters.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "design-ideas",
  query: ["q", ...ROOM_PARAMETERS],
  hasFooterForm: false,
  chat: "message-design-ideas",
  seoFooterSlug: () => "design-ideas",
});

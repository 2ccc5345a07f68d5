import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "refer-a-friend",
  floats: "none",
  chat: "message-referral",
});

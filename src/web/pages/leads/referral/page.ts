import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "referral",
  isListed: false,
  floats: "none",
  chat: "message-referral",
});

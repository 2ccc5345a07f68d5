import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "template",
  isListed: false,
  floats: "none",
  chat: false,
});

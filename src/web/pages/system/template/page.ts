import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "template",
  query: ["city"],
  isListed: false,
  floats: "none",
  chat: false,
});

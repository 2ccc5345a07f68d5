import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "oembed-demo",
  isListed: false,
  query: ["region", "theme", "accent"],
  chat: false,
});

import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "magazine-search",
  isListed: false,
  query: ["q", "tab", "page"],
});

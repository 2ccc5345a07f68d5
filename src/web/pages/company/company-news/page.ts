import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "company-news",
  query: ["page"],
  hasFooterForm: false,
});

import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "thank-you",
  access: "link",
  query: ["move"],
  hasFooterForm: false,
});

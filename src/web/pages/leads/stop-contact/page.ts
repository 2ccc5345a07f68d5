import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "stop-contact",
  access: "link",
  query: ["done"],
  hasFooterForm: false,
});

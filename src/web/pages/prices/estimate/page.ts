import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "estimate",
  access: "link",
  query: ["version", "done", "key", "c-*"],
  hasFooterForm: false,
});

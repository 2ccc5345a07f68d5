import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "lead-refill",
  access: "link",
  query: ["q"],
  hasFooterForm: false,
});

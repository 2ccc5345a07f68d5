import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "estimates",
  isListed: false,
  query: ["code"],
  hasFooterForm: false,
});

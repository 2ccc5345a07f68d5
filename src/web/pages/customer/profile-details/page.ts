import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "profile-details",
  access: "customer",
  query: ["done", "edit"],
  hasFooterForm: false,
});

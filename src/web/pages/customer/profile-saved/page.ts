import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "profile-saved",
  access: "customer",
  query: ["kind", "problem"],
  hasFooterForm: false,
});

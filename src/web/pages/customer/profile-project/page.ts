import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "profile-project",
  access: "customer",
  query: ["done"],
  hasFooterForm: false,
});

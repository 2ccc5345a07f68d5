import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "profile-tickets",
  access: "customer",
  query: ["ticket", "done"],
  hasFooterForm: false,
});

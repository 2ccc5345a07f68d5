import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "profile-tickets",
  access: "customer",
  query: ["about", "ticket", "done"],
  takesFiles: true,
  hasFooterForm: false,
});

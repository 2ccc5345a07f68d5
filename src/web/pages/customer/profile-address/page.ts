import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "profile-address",
  access: "customer",
  query: ["add", "country", "done", "edit"],
  hasFooterForm: false,
});

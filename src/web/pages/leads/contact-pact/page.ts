import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "contact-pact",
  access: "link",
  query: ["done"],
  hasFooterForm: false,
});

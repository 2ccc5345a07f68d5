import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "estimate-pdf",
  access: "link",
  query: ["version"],
});

import { definePage } from "../../../frame/define-page.ts";
import { LOOKS } from "../../page-queries.ts";

export const page = definePage({
  name: "looks",
  query: LOOKS,
  hasFooterForm: false,
  chat: "message-design-ideas",
});

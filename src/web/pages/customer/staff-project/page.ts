import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "staff-project",
  access: "staff",
  isFramedByUs: true,
  hasFooterForm: false,
  chat: false,
});

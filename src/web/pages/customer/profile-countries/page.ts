import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "profile-countries",
  isListed: false,
  hasFooterForm: false,
  floats: "none",
});

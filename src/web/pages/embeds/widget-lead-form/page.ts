import { definePage } from "../../../frame/define-page.ts";
import { LEAD_WIDGET } from "../../page-queries.ts";

export const page = definePage({
  name: "widget-lead-form",
  isEmbed: true,
  isListed: false,
  query: LEAD_WIDGET,
});

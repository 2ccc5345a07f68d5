import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "profile", access: "customer", hasFooterForm: false });

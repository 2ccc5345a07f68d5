import { definePage } from "../../../frame/define-page.ts";

/** Shown by the server in the place of a customer's page, where nobody is logged in and the app has a login of its own. */
export const page = definePage({ name: "app-login", access: "link", hasFooterForm: false, chat: false });

import { definePage } from "../../../frame/define-page.ts";

/**
 * The server shows this page instead of a customer's page if no customer is logged in and the app has its own login.
 */
export const page = definePage({ name: "app-login", access: "link", hasFooterForm: false, chat: false });

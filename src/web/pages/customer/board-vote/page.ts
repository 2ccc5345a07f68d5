import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({ name: "board-vote", access: "link", hasFooterForm: false, chat: false });

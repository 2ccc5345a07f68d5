import { definePage } from "../../../frame/define-page.ts";

/** For visitors of advertisements; search engines know the same design by the page that it has in its gallery. */
export const page = definePage({ name: "lp", isListed: false, chat: "message-design" });

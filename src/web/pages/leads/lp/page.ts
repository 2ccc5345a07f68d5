import { definePage } from "../../../frame/define-page.ts";

/** For visitors of advertisements; search engines index the design's page in the gallery instead. */
export const page = definePage({ name: "lp", isListed: false, chat: "message-design" });

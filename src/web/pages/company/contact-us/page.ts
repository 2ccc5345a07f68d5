import { FINDER_QUERY } from "../../../features/places/centres/finder-choice.ts";
import { definePage } from "../../../frame/define-page.ts";

export const page = definePage({
  name: "contact-us",
  query: FINDER_QUERY,
  hasFooterForm: false,
  chat: "message-contact",
});

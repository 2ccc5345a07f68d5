import { FINDER_QUERY } from "../../../features/places/centres/finder-choice.ts";
import { definePage } from "../../../frame/define-page.ts";

/** The experience centres of a country: the same sections as its contact page, from a separate document. */
export const page = definePage({
  name: "visit-us",
  query: FINDER_QUERY,
  hasFooterForm: false,
  chat: "message-contact",
});

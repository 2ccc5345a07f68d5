import { FINDER_QUERY } from "../../../features/places/centres/finder-choice.ts";
import { definePage } from "../../../frame/define-page.ts";

/** The showrooms of a country: the same parts as its contact page, from a document of its own. */
export const page = definePage({
  name: "visit-us",
  query: FINDER_QUERY,
  hasFooterForm: false,
  chat: "message-contact",
});

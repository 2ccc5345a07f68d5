import { definePage } from "../../../frame/define-page.ts";
import { findHomeCard } from "./find-home-card.ts";

export const page = definePage({
  name: "home",
  query: ["home", "city"],
  chat: "message-home",
  seoFooterSlug: () => "home",
  shareCards: { home: findHomeCard },
});

import { definePage } from "../../../frame/define-page.ts";
import { EMBED } from "../../page-queries.ts";

export const page = definePage({
  name: "oembed",
  isEmbed: true,
  isListed: false,
  query: EMBED,
});

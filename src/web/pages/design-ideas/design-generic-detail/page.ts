import { definePage } from "../../../frame/define-page.ts";
import { SCENE } from "../../page-queries.ts";

export const page = definePage({
  name: "design-generic-detail",
  query: SCENE,
  chat: "message-design",
  embedAs: "design",
});

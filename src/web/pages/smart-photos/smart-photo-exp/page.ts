import { definePage } from "../../../frame/define-page.ts";
import { SCENE } from "../../page-queries.ts";

export const page = definePage({
  name: "smart-photo-exp",
  isListed: false,
  query: SCENE,
  floats: "no-notices",
  chat: "message-smart-photo",
});

import { definePage } from "../../../frame/define-page.ts";
import { SCENE } from "../../page-queries.ts";

export const page = definePage({
  name: "smart-photo-exp",
  isListed: false,
  query: SCENE,
  floats: "own-bar",
  chat: "message-smart-photo",
});

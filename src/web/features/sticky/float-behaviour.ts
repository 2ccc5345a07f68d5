import { attachChat } from "../chat-widget/attach-chat.ts";
import { attachNotices } from "../notices/attach-notices.ts";
import { attachPopup } from "../popup/attach-popup.ts";
import { attachSticky } from "./attach-sticky.ts";

/** One small chunk for what comes up by itself on nearly every page. */
export function attach(root: ParentNode): void {
  attachNotices(root);
  attachSticky(root);
  attachChat(root);
  attachPopup(root);
}

import { hydrateState } from "../../../frame/state/carry-state.ts";
import { keepClear } from "../sticky/keep-clear.ts";

/** A button may lie on a corner of a large picture, but not on what is not much larger than itself. */
const MOST_COVERED = 0.15;

/** Lets the chat's button step aside where it would lie on something to press, and go where the page wants no chat. */
export function attachChat(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>(".chat");
  if (!button) return;
  const state = hydrateState();
  const follow = () => {
    button.hidden = !state.getState().isChatWidgetVisible;
  };
  state.subscribe(follow);
  follow();
  keepClear(button, { mostCovered: MOST_COVERED }, (isClear) => {
    button.toggleAttribute("data-aside", !isClear);
    button.setAttribute("data-placed", "");
  });
}

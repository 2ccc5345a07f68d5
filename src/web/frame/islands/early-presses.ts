import { isForAnotherTab, openDialog } from "../../../ui/behaviours/dialogs.ts";
import { afterPaint } from "../after-paint.ts";

/** Links and the openers of popovers do their work at once; only these do nothing, or less, without their island. */
const HELD = "button:not([type='submit'], [popovertarget]), [role='button'], [data-held]";

/**
 * Holds what is pressed or sent before its island is at work, and does it again once it is. When the island cannot come,
 * it is done again all the same: then links and forms go their own way.
 */
export function holdPresses(element: Element, openers: string | undefined, wake: () => void): () => void {
  const held: (() => void)[] = [];
  const stop = new AbortController();
  const hold = (event: Event, begin: () => void, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.splice(0, held.length, again);
    begin();
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || isForAnotherTab(event)) return;
    const pressed = waitsIn(element, openers, target);
    if (!pressed) return;
    const dialog = servedDialog(element, pressed);
    if (!dialog) return hold(event, wake, () => pressed.click());
    openDialog(dialog.id);
    // Closed again before the island came: nothing is left to do.
    dialog.addEventListener("close", () => held.splice(0), { once: true, signal: stop.signal });
    hold(
      event,
      () => afterPaint(wake),
      () => pressed.click(),
    );
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    // The form around a close button: the browser closes its dialog without the island.
    if (target instanceof HTMLFormElement && target.method !== "dialog" && element.contains(target))
      hold(event, wake, () => target.requestSubmit(submitter));
  };
  // The browser's complaint comes one field at a time, and in the browser's language; the island says it better.
  const onInvalid = (event: Event) => {
    const { target } = event;
    const form = target instanceof Element && element.contains(target) && target.closest("form");
    if (form) hold(event, wake, () => form.requestSubmit());
  };
  const options = { capture: true, signal: stop.signal };
  document.addEventListener("click", onClick, options);
  document.addEventListener("submit", onSubmit, options);
  document.addEventListener("invalid", onInvalid, options);
  return () => {
    stop.abort();
    for (const again of held) again();
  };
}

/** What would be pressed here and does nothing, or less, before the island is at work. */
export function waitsIn(element: Element, openers: string | undefined, target: Element): HTMLElement | null {
  return element.contains(target) ? target.closest<HTMLElement>(HELD) : openerOf(target, openers);
}

export function openerOf(target: Element, openers: string | undefined): HTMLElement | null {
  return openers ? target.closest<HTMLElement>(openers) : null;
}

/** A dialog that the server has sent without its content, which comes with the island. */
export const UNFILLED = "dialog[data-unfilled]";

/**
 * The unfilled dialog that this opener opens. It opens at once and the island fills it: loading React first would keep a
 * slow phone waiting for a second.
 */
export function servedDialog(element: Element, opener: HTMLElement): HTMLDialogElement | null {
  const dialog = element.querySelector<HTMLDialogElement>(UNFILLED);
  return dialog && dialog.id === opener.dataset.opens ? dialog : null;
}

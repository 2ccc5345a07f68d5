import { isForAnotherTab } from "../../../ui/behaviours/dialogs.ts";

/** Links and the openers of popovers do their work at once; only these do nothing, or less, without their island. */
const HELD = "button:not([type='submit'], [popovertarget]), [role='button'], [data-held]";

/**
 * Holds what is pressed or sent before its island is at work, and does it again once it is. When the island cannot come,
 * it is done again all the same: then links and forms go their own way.
 */
export function holdPresses(element: Element, openers: string | undefined, wake: () => void): () => void {
  const held: (() => void)[] = [];
  const stop = new AbortController();
  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.length = 0;
    held.push(again);
    wake();
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || isForAnotherTab(event)) return;
    const pressed = waitsIn(element, openers, target);
    if (pressed) hold(event, () => pressed.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (target instanceof HTMLFormElement && element.contains(target))
      hold(event, () => target.requestSubmit(submitter));
  };
  // The browser's complaint comes one field at a time, and in the browser's language; the island says it better.
  const onInvalid = (event: Event) => {
    const { target } = event;
    const form = target instanceof Element && element.contains(target) && target.closest("form");
    if (form) hold(event, () => form.requestSubmit());
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

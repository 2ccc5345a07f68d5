import { isForAnotherTab, openDialog } from "../../../ui/behaviours/dialogs.ts";
import { afterPaint } from "../after-paint.ts";

/** Elements that need their island; links and popover openers work immediately. */
const HELD = "button:not([type='submit'], [popovertarget]), [role='button'], [data-held]";

/** Holds a click or submit until its island is hydrated, then replays it; also if the island fails to load. */
export function queueEarlyClicks(
  element: Element,
  openers: string | undefined,
  wake: () => void,
): () => void {
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
    // If the dialog is closed before hydration, nothing is replayed.
    dialog.addEventListener("close", () => held.splice(0), { once: true, signal: stop.signal });
    hold(
      event,
      () => afterPaint(wake),
      () => pressed.click(),
    );
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    // Excludes the form around a close button: the browser closes its dialog without the island.
    if (target instanceof HTMLFormElement && target.method !== "dialog" && element.contains(target))
      hold(event, wake, () => target.requestSubmit(submitter));
  };
  // The browser's validation shows one field at a time in the browser's language; the island shows better messages.
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

export function waitsIn(element: Element, openers: string | undefined, target: Element): HTMLElement | null {
  return element.contains(target) ? target.closest<HTMLElement>(HELD) : openerOf(target, openers);
}

export function openerOf(target: Element, openers: string | undefined): HTMLElement | null {
  return openers ? target.closest<HTMLElement>(openers) : null;
}

export const UNFILLED = "dialog[data-unfilled]";

/**
 * The empty dialog of this opener. It opens immediately and the island fills it, because loading React takes a second
 * on a slow phone.
 */
export function servedDialog(element: Element, opener: HTMLElement): HTMLDialogElement | null {
  const dialog = element.querySelector<HTMLDialogElement>(UNFILLED);
  return dialog && dialog.id === opener.dataset.opens ? dialog : null;
}

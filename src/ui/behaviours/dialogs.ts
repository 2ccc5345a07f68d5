/** data-opens="id" opens that dialog modally; a click outside a dialog closes it. The browser does the rest. */
export function attach(root: ParentNode): void {
  root.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !(event instanceof MouseEvent)) return;
    const opener = event.target.closest<HTMLElement>("[data-opens]");
    if (opener && !isForAnotherTab(event)) {
      if (openDialog(opener.dataset.opens ?? "")) event.preventDefault();
      return;
    }
    const dialog = event.target.closest("dialog");
    if (dialog?.open && event.target === dialog && !contains(dialog.getBoundingClientRect(), event))
      dialog.close();
    if (dialog?.matches(":target:not([open])") && event.target.closest("form[method='dialog']"))
      leaveTarget(event);
  });
}

/**
 * The link opened the dialog before the script had loaded, so the dialog stays open while the address contains its
 * id.
 */
function leaveTarget(event: Event): void {
  event.preventDefault();
  // Only a navigation to another anchor changes the target; no element has this id.
  location.replace("#-");
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** Returns false if the page has no such dialog: the link then opens its own page. */
export function openDialog(id: string): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}

/**
 * Pressing Enter on a button inside also fires a click, at 0/0; only a click with real coordinates can be outside the
 * dialog.
 */
function contains(box: DOMRect, { clientX: x, clientY: y, detail }: MouseEvent): boolean {
  return detail === 0 || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
}

/** A link that is clicked with a modifier key behaves like any other link. */
export function isForAnotherTab(
  event: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** data-opens="id" opens that dialog modally; a press beside a dialog closes it. The browser does the rest. */
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

/** The dialog was opened by its link before there was a script, and stays open while the address names it. */
function leaveTarget(event: Event): void {
  event.preventDefault();
  // Only a step to another anchor changes the target; no element has this one.
  location.replace("#-");
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** False where the page has no such dialog: the link then goes to its own page. */
export function openDialog(id: string): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}

/** Pressing Enter on a button inside also clicks, at 0/0; only a real point can lie beside the dialog. */
function contains(box: DOMRect, { clientX: x, clientY: y, detail }: MouseEvent): boolean {
  return detail === 0 || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
}

/** Pressed with a key held down, a link is a link like any other. */
export function isForAnotherTab(
  event: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** A film begins when its dialog is opened, for that is what was asked for, and stops when it closes. */
export function attach(root: ParentNode): void {
  // They do not bubble, and not every browser tells of the opening.
  for (const type of ["toggle", "close"])
    root.addEventListener(type, ({ target }) => void follow(target), { capture: true });
}

async function follow(dialog: EventTarget | null): Promise<void> {
  if (!(dialog instanceof HTMLDialogElement)) return;
  const film = dialog.querySelector<HTMLVideoElement>(":scope.film-dialog video");
  if (!dialog.open) film?.pause();
  else
    await film?.play().catch((error: unknown) => {
      // The browser wants a press of its own, or the dialog was closed at once. The controls are there.
      if (!(error instanceof DOMException)) throw error;
    });
}

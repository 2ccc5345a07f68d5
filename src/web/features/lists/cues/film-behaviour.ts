/** Starts a film when its dialog opens, because the visitor has requested it, and stops it when the dialog closes. */
export function attach(root: ParentNode): void {
  // These events do not bubble, and not every browser fires one when a dialog opens.
  for (const type of ["toggle", "close"])
    root.addEventListener(type, ({ target }) => void follow(target), { capture: true });
}

async function follow(dialog: EventTarget | null): Promise<void> {
  if (!(dialog instanceof HTMLDialogElement)) return;
  const film = dialog.querySelector<HTMLVideoElement>(":scope.film-dialog video");
  if (!dialog.open) film?.pause();
  else
    await film?.play().catch((error: unknown) => {
      // The browser blocks autoplay, or the dialog was closed immediately. The visitor can use the controls.
      if (!(error instanceof DOMException)) throw error;
    });
}

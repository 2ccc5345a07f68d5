/** A film begins when it is opened, for that is what was asked for, and stops when its dialog closes. */
export function attach(root: ParentNode): void {
  root.addEventListener("click", ({ target }) => {
    const id = target instanceof Element && target.closest<HTMLElement>("[data-opens]")?.dataset.opens;
    const dialog = id && document.getElementById(id);
    if (dialog instanceof HTMLDialogElement && dialog.matches("[data-film][open]")) void play(dialog);
  });
  // The event does not bubble.
  root.addEventListener("close", ({ target }) => filmIn(target)?.pause(), { capture: true });
}

async function play(dialog: HTMLDialogElement): Promise<void> {
  try {
    await filmIn(dialog)?.play();
  } catch (error) {
    // The browser wants a press of its own, or the dialog was closed at once. The controls are there.
    if (!(error instanceof DOMException)) throw error;
  }
}

function filmIn(target: EventTarget | null): HTMLVideoElement | null {
  return target instanceof Element && target.matches("[data-film]") ? target.querySelector("video") : null;
}

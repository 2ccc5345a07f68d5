const SHOWN_MS = 2000;

/** Copies a line of code to the clipboard and confirms it on the button. */
export function attach(root: ParentNode): void {
  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(".snippet button") : undefined;
    const code = button?.closest(".snippet")?.querySelector("code")?.textContent;
    if (button && code) void copy(button, code);
  });
}

async function copy(button: HTMLElement, code: string): Promise<void> {
  const label = button.querySelector(".btn__label");
  if (!label) return;
  const words = [...label.childNodes];
  await navigator.clipboard.writeText(code);
  label.replaceChildren(button.dataset.done ?? "");
  setTimeout(() => label.replaceChildren(...words), SHOWN_MS);
}

const MARK = "printingNow";

/**
 * "Print this list" prints the list alone: it is marked while the browser prints, and the CSS hides everything else.
 */
export function attach(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>("[data-print]"))
    button.addEventListener("click", () => printAlone(root, button.dataset.print ?? ""));
}

function printAlone(root: ParentNode, name: string): void {
  const part = root.querySelector<HTMLElement>(`[data-prints="${CSS.escape(name)}"]`);
  if (!part) return;
  const html = document.documentElement;
  html.dataset.printing = name;
  part.dataset[MARK] = "";
  const rest = () => {
    delete html.dataset.printing;
    delete part.dataset[MARK];
  };
  window.addEventListener("afterprint", rest, { once: true });
  window.print();
}

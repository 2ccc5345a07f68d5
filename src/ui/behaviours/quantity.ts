export function attach(root: ParentNode): void {
  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(".quantity > button") : null;
    const input = button?.parentElement?.querySelector("input");
    if (!button || !input) return;
    if (button.value === "1") input.stepUp();
    else input.stepDown();
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

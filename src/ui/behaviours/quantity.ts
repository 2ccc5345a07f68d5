/** The two buttons beside a number input: they step it and tell the form, as typing would. */
export function attach(root: ParentNode): void {
  root.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("[data-quantity-step]");
    const input = button?.closest("[data-quantity]")?.querySelector("input");
    if (!button || !input) return;
    if (button.dataset.quantityStep === "1") input.stepUp();
    else input.stepDown();
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

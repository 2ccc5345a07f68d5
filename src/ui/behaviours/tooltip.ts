/** Escape hides a tooltip without moving pointer or focus; it can appear again after they have left. */
export function attach(root: ParentNode): void {
  root.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== "Escape") return;
    for (const tooltip of root.querySelectorAll(".tooltip:is(:hover, :focus-within)"))
      tooltip.classList.add("is-dismissed");
  });
  for (const left of ["pointerout", "focusout"])
    root.addEventListener(left, (event) => {
      const tooltip = event.target instanceof Element && event.target.closest(".is-dismissed");
      if (tooltip && !tooltip.matches(":hover, :focus-within")) tooltip.classList.remove("is-dismissed");
    });
}

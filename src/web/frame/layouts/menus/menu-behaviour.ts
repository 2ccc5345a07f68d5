/** Closes menus on Escape, and after a jump within the page. */
export function attachMenus(root: Document): void {
  const items = root.querySelectorAll<HTMLElement>(".nav > ul > li");
  for (const item of items) {
    // A closed panel opens again only after both the pointer and the focus have left it.
    const reopen = () => {
      if (!item.matches(":hover, :focus-within")) item.removeAttribute("data-closed");
    };
    item.addEventListener("pointerleave", reopen);
    // The focus has not moved yet while the event runs.
    item.addEventListener("focusout", () => requestAnimationFrame(reopen));
    item.addEventListener("click", (event) => {
      if (isLink(event.target)) item.setAttribute("data-closed", "");
    });
  }
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeOpen(items);
  });
  root.addEventListener("click", (event) => {
    if (isLink(event.target)) event.target.closest<HTMLElement>("[popover]")?.hidePopover();
  });
}

function closeOpen(items: Iterable<HTMLElement>): void {
  for (const item of items) {
    if (!item.matches(":hover, :focus-within")) continue;
    item.setAttribute("data-closed", "");
    // If the focus is inside the panel, it returns to the opener.
    if (item.matches(":focus-within")) item.querySelector<HTMLElement>("a")?.focus();
  }
}

function isLink(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest("a[href]") !== null;
}

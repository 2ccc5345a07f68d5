/**
 * A link inside of a menu that has closed since cannot take the focus back; the button of that menu can. One in a bar that was
 * away while the dialog stood over it can now.
 */
export function giveFocusBack(opener: HTMLElement | null): void {
  if (!opener) return;
  if (opener.checkVisibility()) {
    // It is nowhere, or still in the dialog that is not shown any more.
    const { activeElement, body } = document;
    if (activeElement === body || !activeElement?.checkVisibility()) opener.focus();
    return;
  }
  const menu = opener.closest("[popover]");
  if (menu) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus();
}

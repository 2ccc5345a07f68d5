/** A link inside of a menu that has closed since cannot take the focus back; the button of that menu can. */
export function giveFocusBack(opener: HTMLElement | null): void {
  if (!opener || opener.checkVisibility()) return;
  const menu = opener.closest("[popover]");
  if (menu) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus();
}

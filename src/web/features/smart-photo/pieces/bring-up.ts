import { isWide } from "../stage/is-wide.ts";

/** Less of a panel than this cannot be read. */
const LEAST_IN_VIEW = 240;

/** A list further down opens pieces too; and on a phone the sheet needs the photograph in the upper half. */
export function bringUp(photo: HTMLElement | null, panel: HTMLElement | null): void {
  if (!photo || !panel) return;
  const isAway = isWide()
    ? panel.getBoundingClientRect().bottom < LEAST_IN_VIEW
    : photo.getBoundingClientRect().top > 0;
  if (isAway) photo.scrollIntoView({ block: "start" });
}

import type { MouseEvent } from "react";

/** A link to another step is followed here; in a new tab it is a link like any other. */
export function followHere(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    act();
  };
}

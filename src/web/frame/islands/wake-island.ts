const WAKE = "atrium:wake";

/** Brings an island of the page to life at once, for a script that needs what only the island can do. */
export function wakeIsland(name: string): void {
  document.dispatchEvent(new CustomEvent(WAKE, { detail: name }));
}

export function onWake(name: string | undefined, wake: () => void): void {
  document.addEventListener(WAKE, (event) => {
    if (event instanceof CustomEvent && event.detail === name) wake();
  });
}

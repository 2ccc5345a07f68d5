/** Runs after the next paint, so that the answer to a press is drawn first. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Lets the browser draw and answer in between: each step of the start is long on a slow phone. */
export function nextTask(): Promise<void> {
  // Not a timer: those of a page in the background wait.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}

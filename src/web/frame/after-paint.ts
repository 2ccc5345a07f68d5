/** Runs after the next paint, so that the feedback of a press is painted first. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Yields to the browser, because each step of the start is long on a slow phone. */
export function nextTask(): Promise<void> {
  // Uses no timer, because timers are throttled in background tabs.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}

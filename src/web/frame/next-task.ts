/** Lets the browser draw and answer in between: on a slow phone each step of a start is long enough by itself. */
export function nextTask(): Promise<void> {
  // Not a timer: those of a page in the background wait.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}

/** However long a page takes to be painted, nobody waits longer than that for what a script adds. */
const LONGEST_MS = 3000;

/** Once there is something to see: scripts would take the line and the processor from it. */
export function afterFirstPaint(start: () => void): void {
  let hasStarted = false;
  const begin = () => {
    if (!hasStarted) start();
    hasStarted = true;
  };
  setTimeout(begin, LONGEST_MS);
  // A page in the background is painted later, or never.
  if (document.visibilityState === "hidden") begin();
  else new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
}

/** The runtime starts after this time even if nothing was painted. */
const LONGEST_MS = 3000;

/** Runs after the first paint, so that scripts do not compete with it. */
export function afterFirstPaint(start: () => void): void {
  let hasStarted = false;
  const begin = () => {
    if (!hasStarted) start();
    hasStarted = true;
  };
  setTimeout(begin, LONGEST_MS);
  // A background page is painted later or never.
  if (document.visibilityState === "hidden") begin();
  else new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
}

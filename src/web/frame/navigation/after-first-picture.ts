/** However slow the line is, nobody waits longer than that for what a script adds. */
const LONGEST_MS = 3000;

/** Once the page is painted, and the picture that it is about: scripts would take the line from both. */
export function afterFirstPicture(start: () => void): void {
  let hasStarted = false;
  const begin = () => {
    if (hasStarted) return;
    hasStarted = true;
    // A frame later it is on the screen; a page in the background has no frames.
    if (document.visibilityState === "hidden") start();
    else requestAnimationFrame(() => setTimeout(start));
  };
  setTimeout(begin, LONGEST_MS);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) begin();
  else for (const type of ["load", "error"]) picture.addEventListener(type, begin);
}

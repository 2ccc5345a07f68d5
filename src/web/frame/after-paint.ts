/** Work that nobody waits for in the midst of a press: what the press itself has changed is drawn before it. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

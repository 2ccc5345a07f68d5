import { useEffect, useRef } from "react";

/**
 * Puts something off until no finger or button is down: a sentence that appears below a field pushes away what is just being
 * pressed, and the press would miss it.
 */
export function usePressOver(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const listen = (type: string, act: () => void) =>
      document.addEventListener(type, act, { capture: true, signal: stop.signal });
    listen("pointerdown", () => {
      isPressed.current = true;
    });
    const release = () => {
      isPressed.current = false;
      // The click comes with the release, and first.
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act();
      });
    };
    listen("pointerup", release);
    listen("pointercancel", release);
    return () => stop.abort();
  }, []);
  return (act) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  };
}

import { useEffect, useMemo, useRef } from "react";

/** Only the last one counts: what begins ends what was under way, and so does leaving. */
export function useLatest() {
  const latest = useRef<AbortController>(undefined);
  const { begin, stop } = useMemo(
    () => ({
      stop: () => latest.current?.abort(),
      begin(): AbortSignal {
        latest.current?.abort();
        const controller = new AbortController();
        latest.current = controller;
        return controller.signal;
      },
    }),
    [],
  );
  useEffect(() => stop, [stop]);
  return { begin, stop };
}

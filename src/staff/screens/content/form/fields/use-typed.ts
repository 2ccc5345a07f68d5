import { startTransition, useEffect, useRef, useState } from "react";

const PAUSE_MS = 300;

/**
 * The value while a member types. The document follows when they pause or leave the field, so that a long form answers
 * each key at once.
 */
export function useTyped<Value>(value: Value, commit: (value: Value) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; value: Value }>(undefined);
  const committed = useRef(value);
  const latest = useRef(commit);
  latest.current = commit;
  if (value !== known) {
    setKnown(value);
    // The document changed elsewhere, such as by an undo. What was typed here comes back while more is typed.
    if (value !== committed.current) setTyped(value);
  }

  const flush = useRef(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { value: last } = waiting.current;
    waiting.current = undefined;
    committed.current = last;
    // A key that is typed meanwhile is shown first.
    startTransition(() => latest.current(last));
  }).current;
  useEffect(() => flush, [flush]);

  const type = (next: Value) => {
    setTyped(next);
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = { timer: setTimeout(flush, PAUSE_MS), value: next };
  };
  return { typed, type, flush };
}

import { useEffect, useEffectEvent, useState } from "react";

/** Long enough that a quick hand chooses three options and asks once. */
const QUIET_MS = 300;

interface LiveCountUse {
  /** The list that is chosen, and the one that is shown. */
  href: string;
  shown: { href: string; total: number };
  /** Nothing where it cannot be known; lists without it are not counted. */
  ask: ((signal: AbortSignal) => Promise<number | undefined>) | undefined;
}

export interface LiveCount {
  /** How many the choice would find; nothing where it cannot be known. Until it is, what was said last. */
  total: number | undefined;
  /** Whether it was asked for, and is worth being read out. */
  isNews: boolean;
}

/** Counts what the choice would find, once the hand rests. */
export function useLiveCount({ href, shown, ask }: LiveCountUse): LiveCount {
  const [counted, setCounted] = useState<{ total: number | undefined }>();
  const isShown = href === shown.href;
  const isCounted = ask !== undefined;
  const askNow = useEffectEvent(async (signal: AbortSignal) => ask?.(signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another question
  useEffect(() => {
    if (isShown || !isCounted) return setCounted(undefined);
    const stop = new AbortController();
    const asking = setTimeout(async () => {
      const total = await askNow(stop.signal);
      if (!stop.signal.aborted) setCounted({ total });
    }, QUIET_MS);
    return () => {
      clearTimeout(asking);
      stop.abort();
    };
  }, [href, isShown, isCounted]);
  if (!isCounted) return { total: undefined, isNews: false };
  if (isShown || !counted) return { total: shown.total, isNews: false };
  return { ...counted, isNews: true };
}

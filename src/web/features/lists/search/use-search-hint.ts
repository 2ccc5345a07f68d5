import { type RefObject, useEffect, useState } from "react";
import { runHint, type SearchHint } from "./run-hint.ts";

interface ShownExample {
  words: string;
  /** Each comes anew, also one that was there before. */
  turn: number;
}

/** The example that stands in the empty field just now. It comes no more once the field is used. */
export function useSearchHint(
  hint: SearchHint | undefined,
  field: RefObject<HTMLInputElement | null>,
): ShownExample | undefined {
  const [example, setExample] = useState<ShownExample>();
  useEffect(() => {
    const input = field.current;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!hint || !input || isStill || input.value !== "" || input === document.activeElement) return;
    let turn = 0;
    const stop = runHint(hint, {
      show(words) {
        turn += 1;
        setExample({ words, turn });
      },
      hide: () => setExample(undefined),
    });
    for (const event of ["focus", "input"]) input.addEventListener(event, stop, { once: true });
    return () => {
      stop();
      for (const event of ["focus", "input"]) input.removeEventListener(event, stop);
    };
  }, [hint, field]);
  return example;
}

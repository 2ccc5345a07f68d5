export interface SearchHint {
  isEnabled: boolean;
  /** Seconds until the hint appears, and seconds until it disappears. */
  showSeconds: number;
  hideSeconds: number;
  examples: readonly string[];
}

interface HintView {
  show(example: string): void;
  hide(): void;
}

const SECONDS_EACH = 2;

export function runHint(hint: SearchHint, view: HintView): () => void {
  if (!hint.isEnabled || hint.examples.length === 0) return () => {};
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const after = (seconds: number, act: () => void) => timers.add(setTimeout(act, seconds * 1000));
  const shown = Math.ceil(hint.hideSeconds / SECONDS_EACH);
  for (let turn = 0; turn < shown; turn += 1) {
    const example = hint.examples[turn % hint.examples.length] ?? "";
    after(hint.showSeconds + turn * SECONDS_EACH, () => view.show(example));
  }
  after(hint.showSeconds + hint.hideSeconds, () => view.hide());
  return () => {
    for (const timer of timers) clearTimeout(timer);
    view.hide();
  };
}

import { LOADING_BAR } from "./constants.ts";

export interface LoadingBarState {
  phase: "hidden" | "started" | "finished" | "failed";
  progress: number;
}

export interface LoadingBar {
  start: () => void;
  /** Continues the bar of a navigation that began this long ago, on the target page. */
  resume: (sinceMs: number) => void;
  finish: () => void;
  fail: () => void;
}

const TICK_MS = 100;
// A full bar would mean that the response has arrived.
const MAX_BEFORE_ANSWER = 95;

/**
 * The phases are hidden → started (not before 200 ms, so quick pages show nothing) → finished or failed → hidden
 * after 500 ms.
 */
export function createLoadingBar(show: (state: LoadingBarState) => void): LoadingBar {
  let state: LoadingBarState = { phase: "hidden", progress: 0 };
  let throttle: ReturnType<typeof setTimeout> | undefined;
  let ticks: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  function become(next: LoadingBarState): void {
    state = next;
    show(state);
  }

  function stopTimers(): void {
    clearTimeout(throttle);
    clearInterval(ticks);
    clearTimeout(hiding);
    throttle = undefined;
  }

  function advance(): void {
    const step = (100 * TICK_MS) / LOADING_BAR.durationMs;
    const progress = Math.min(MAX_BEFORE_ANSWER, state.progress + step);
    if (progress !== state.progress) become({ phase: "started", progress });
  }

  function end(phase: "finished" | "failed"): void {
    clearTimeout(throttle);
    throttle = undefined;
    // An ended bar is already being hidden.
    if (state.phase !== "started") return;
    stopTimers();
    become({ phase, progress: 100 });
    hiding = setTimeout(() => become({ phase: "hidden", progress: 0 }), LOADING_BAR.hideMs);
  }

  function run(sinceMs: number): void {
    throttle = undefined;
    const progress = Math.min(MAX_BEFORE_ANSWER, (100 * sinceMs) / LOADING_BAR.durationMs);
    become({ phase: "started", progress });
    ticks = setInterval(advance, TICK_MS);
  }

  return {
    start() {
      if (throttle || state.phase === "started") return;
      stopTimers();
      throttle = setTimeout(run, LOADING_BAR.throttleMs, 0);
    },
    resume(sinceMs) {
      if (sinceMs < LOADING_BAR.throttleMs || state.phase === "started") return;
      stopTimers();
      run(sinceMs - LOADING_BAR.throttleMs);
    },
    finish: () => end("finished"),
    fail: () => end("failed"),
  };
}

let bar: LoadingBar | undefined;

export function siteBar(): LoadingBar {
  const view = document.querySelector<HTMLElement>(".loading-bar");
  bar ??= createLoadingBar(({ phase, progress }) => {
    if (!view) return;
    view.dataset.phase = phase;
    view.style.setProperty("--progress", String(progress / 100));
  });
  return bar;
}

import { createLoadingBar, type LoadingBar } from "./loading-bar.ts";

let bar: LoadingBar | undefined;

/** The one bar of the site, for pages and for lists that are fetched. */
export function siteBar(): LoadingBar {
  const view = document.querySelector<HTMLElement>(".loading-bar");
  bar ??= createLoadingBar(({ phase, progress }) => {
    if (!view) return;
    view.dataset.phase = phase;
    view.style.setProperty("--progress", String(progress / 100));
  });
  return bar;
}

import { createLoadingBar, type LoadingBar } from "../../frame/navigation/loading-bar.ts";

let bar: LoadingBar | undefined;
let underWay = 0;

/** The loader is on while a list is fetched and off afterwards, whatever came of it (DI-24). */
export async function whileLoading<Value>(gallery: HTMLElement, work: () => Promise<Value>): Promise<Value> {
  bar ??= barOf(document.querySelector<HTMLElement>("[data-loading-bar]"));
  underWay += 1;
  gallery.setAttribute("aria-busy", "true");
  bar.start();
  try {
    const value = await work();
    if (underWay === 1) bar.finish();
    return value;
  } catch (error) {
    bar.fail();
    throw error;
  } finally {
    underWay -= 1;
    if (underWay === 0) gallery.removeAttribute("aria-busy");
  }
}

/** The site's own bar, which is idle while a visitor stays on a page. */
function barOf(view: HTMLElement | null): LoadingBar {
  return createLoadingBar(({ phase, progress }) => {
    if (!view) return;
    view.dataset.phase = phase;
    view.style.setProperty("--progress", String(progress / 100));
  });
}

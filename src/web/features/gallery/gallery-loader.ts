import { siteBar } from "../../frame/navigation/site-bar.ts";

let underWay = 0;

/** The loader is on while a list is fetched and off afterwards, whatever came of it (DI-24). */
export async function whileLoading<Value>(gallery: HTMLElement, work: () => Promise<Value>): Promise<Value> {
  const bar = siteBar();
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

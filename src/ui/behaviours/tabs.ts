/** Makes tabs of links and panels: arrows move along the reading direction, Home and End jump. */
export function attach(root: ParentNode): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]:not([data-tabs="ready"])'))
    enhance(tabs);
}

function enhance(tabs: HTMLElement): void {
  const list = tabs.querySelector<HTMLElement>("[data-tabs-list]");
  if (!list) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>("a")];
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", list.dataset.label ?? "");
  for (const link of links) {
    link.setAttribute("role", "tab");
    const panel = panelOf(link);
    if (!panel) continue;
    link.setAttribute("aria-controls", panel.id);
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", link.id);
    panel.tabIndex = 0;
  }

  const select = (chosen: HTMLAnchorElement) => {
    for (const link of links) {
      const isChosen = link === chosen;
      link.setAttribute("aria-selected", String(isChosen));
      link.tabIndex = isChosen ? 0 : -1;
      panelOf(link)?.toggleAttribute("hidden", !isChosen);
    }
  };
  const fromAddress = links.find((link) => link.hash === location.hash);
  const first = fromAddress ?? links[0];
  if (first) select(first);
  tabs.dataset.tabs = "ready";

  list.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link) return;
    event.preventDefault();
    select(link);
  });
  list.addEventListener("keydown", (event) => {
    const at = links.findIndex((link) => link.matches(":focus"));
    const next = links[nextIndex(event.key, at, links.length, getComputedStyle(list).direction === "rtl")];
    if (!next || at < 0) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
}

function nextIndex(key: string, at: number, count: number, isRtl: boolean): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === (isRtl ? "ArrowLeft" : "ArrowRight")) return (at + 1) % count;
  if (key === (isRtl ? "ArrowRight" : "ArrowLeft")) return (at - 1 + count) % count;
  return -1;
}

function panelOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(link.hash.slice(1));
}

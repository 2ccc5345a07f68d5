/** The small photographs turn the strip to theirs without moving the page, and follow it when it is pushed along. */
export function attach(root: ParentNode): void {
  for (const views of root.querySelectorAll<HTMLElement>("[data-views]")) attachTo(views);
}

function attachTo(views: HTMLElement): void {
  const strip = views.querySelector<HTMLElement>("[data-views-strip]");
  const links = [...views.querySelectorAll<HTMLElement>("[data-views-link]")];
  if (!strip || links.length === 0) return;
  const places = [...strip.children];
  // Whoever points at a small one is about to want its large one.
  views.addEventListener("pointerover", () => loadAll(strip), { once: true });
  links.forEach((link, index) => {
    link.addEventListener("click", (event) => {
      const place = places[index];
      if (!place || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const distance = place.getBoundingClientRect().x - strip.getBoundingClientRect().x;
      strip.scrollBy({ left: distance, behavior: "smooth" });
    });
  });
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) mark(links, places.indexOf(target));
    },
    { root: strip, threshold: 0.6 },
  );
  for (const place of places) watcher.observe(place);
}

function loadAll(strip: HTMLElement): void {
  for (const image of strip.querySelectorAll("img")) image.loading = "eager";
}

function mark(links: readonly HTMLElement[], shown: number): void {
  links.forEach((link, index) => {
    if (index === shown) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  });
}

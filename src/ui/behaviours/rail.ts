/** The button's value is the direction: 1 is forward. */
const ARROW = ".rail__arrows button";

export function attach(root: ParentNode): void {
  root.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>(ARROW);
    const track = button && trackOf(button);
    if (!track || button.getAttribute("aria-disabled") === "true") return;
    const direction = getComputedStyle(track).direction === "rtl" ? -1 : 1;
    track.scrollBy({
      left: Number(button.value) * direction * track.clientWidth * 0.8,
      behavior: "smooth",
    });
  });
  for (const rail of root.querySelectorAll<HTMLElement>(".rail")) watchEnds(rail);
}

function watchEnds(rail: HTMLElement): void {
  const track = rail.querySelector<HTMLElement>(".rail__track");
  if (!track) return;
  const update = () => {
    const done = Math.abs(track.scrollLeft);
    const rest = track.scrollWidth - track.clientWidth - done;
    rail.classList.toggle("is-whole", done + rest < 2);
    for (const button of rail.querySelectorAll<HTMLButtonElement>(ARROW)) {
      const isAtEnd = button.value === "1" ? rest < 2 : done < 2;
      // Not `disabled`, because a button that disappears while it is used would lose the focus.
      button.setAttribute("aria-disabled", String(isAtEnd));
    }
  };
  track.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(track);
}

function trackOf(button: Element): HTMLElement | null | undefined {
  return button.closest(".rail")?.querySelector<HTMLElement>(".rail__track");
}

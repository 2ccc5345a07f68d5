/** Where pieces stand one below the other, the number of the one in the middle of the screen is lit in the photograph. */
export function followSteps(root: HTMLElement): void {
  const list = root.querySelector("[data-scene-follow]");
  if (!list) return;
  const watcher = new IntersectionObserver(
    (entries) => {
      const step = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!(step instanceof HTMLElement)) return;
      for (const spot of root.querySelectorAll<HTMLElement>(".spot"))
        spot.classList.toggle("is-on", spot.dataset.sceneOpen === step.dataset.scenePiece);
    },
    { rootMargin: "-50% 0px -50% 0px" },
  );
  for (const step of list.querySelectorAll("[data-scene-piece]")) watcher.observe(step);
}

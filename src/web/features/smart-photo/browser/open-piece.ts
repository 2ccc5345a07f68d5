import { marked } from "./scene-page.ts";

export interface Panels {
  /** The piece that stands open, or none. */
  current(): string | undefined;
  open(piece: string, opener?: HTMLElement): void;
  close(): void;
}

/** Opens one panel at a time, takes the focus there and gives it back. Without panels it goes to the piece's place. */
export function createPanels(root: HTMLElement): Panels {
  const [panels] = marked(root, "panels");
  let opener: HTMLElement | undefined;
  let isOpen = root.dataset.opened;

  // Beside the photograph the first piece stands open before anyone has chosen; there is no room for that on a phone.
  const current = () => isOpen ?? (panels && WIDE.matches ? firstShown(root) : undefined);

  const show = (piece: string | undefined) => {
    isOpen = piece;
    if (piece === undefined) delete root.dataset.opened;
    else root.dataset.opened = piece;
    root.toggleAttribute("data-closed", piece === undefined);
    if (panels) for (const panel of marked(root, "piece")) panel.hidden = panel.dataset.scenePiece !== piece;
    for (const overview of marked(root, "overview")) overview.hidden = piece !== undefined;
    for (const spot of root.querySelectorAll<HTMLElement>(".spot")) {
      const isOn = spot.dataset.sceneOpen === piece;
      spot.classList.toggle("is-on", isOn);
      if (panels) spot.setAttribute("aria-expanded", String(isOn));
    }
  };

  return {
    current,
    open(piece, by) {
      const step = by?.dataset.sceneStep;
      if (by && !step) opener = by;
      show(piece);
      const [place] = marked(root, "piece", piece);
      if (!place) return;
      if (!panels) place.scrollIntoView({ block: "center" });
      else bringUp(root, place);
      const focused = step ? place.querySelector<HTMLElement>(`[data-scene-step="${step}"]`) : undefined;
      (focused ?? place.querySelector<HTMLElement>("h2, h3") ?? place).focus({ preventScroll: true });
    },
    close() {
      const piece = current();
      if (piece === undefined) return;
      show(undefined);
      const spot = root.querySelector<HTMLElement>(`.spot[data-scene-open="${CSS.escape(piece)}"]`);
      // The piece may have changed on the way: the number that belongs to it is where one was.
      const back = opener?.dataset.sceneOpen === piece ? opener : spot;
      if (back) back.focus({ preventScroll: true });
      opener = undefined;
    },
  };
}

const WIDE = matchMedia("(width >= 1024px)");

function firstShown(root: HTMLElement): string | undefined {
  return marked(root, "piece").find(({ hidden }) => !hidden)?.dataset.scenePiece;
}

/** A list further down opens pieces too; and on a phone the sheet needs the photograph in the upper half. */
function bringUp(root: HTMLElement, panel: HTMLElement): void {
  const [photo] = marked(root, "photo");
  if (!photo) return;
  const { top } = photo.getBoundingClientRect();
  const isAway = WIDE.matches ? panel.getBoundingClientRect().bottom < LEAST_IN_VIEW : top > 0;
  if (isAway) photo.scrollIntoView({ block: "start" });
}

/** Less of a panel than this cannot be read. */
const LEAST_IN_VIEW = 240;
